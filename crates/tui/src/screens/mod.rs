//! The screens.

pub(crate) mod analyse;
pub(crate) mod console;
pub(crate) mod game;
pub(crate) mod game_box;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod learn;
pub(crate) mod menu;
pub(crate) mod new_game;
pub(crate) mod rules;
pub(crate) mod settings;
