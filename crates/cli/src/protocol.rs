//! What the commands that speak a protocol have in common: how strong the engine is, and
//! a conversation on standard input and output.

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use crate::search::{self, EngineOptions};
use crate::seed::any_seed;
use outflank_arena::conversation::{self, Bytes, Ends};
use outflank_arena::editor;
use outflank_arena::thinker::Setup;
use outflank_engine::Selectivity;
use outflank_levels::Level;
use outflank_locale::Locale;
use outflank_protocols::Strength;
use outflank_protocols::session::Dialogue;
use std::io::{self, IsTerminal};

/// How to choose moves: raw arguments.
#[derive(Debug, clap::Args)]
pub struct ThinkerOptions {
    /// Plies to look ahead where nothing else says how far
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u32).range(1..=60))]
    level: u32,

    /// How sure cuts must be, in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = search::selectivity)]
    selectivity: Selectivity,

    /// Play as this level of the computer does: 1 to 20, max or console; hints and analyses stay
    /// as good as they can be
    #[arg(long, value_name = "LEVEL")]
    opponent: Option<Level>,

    /// The seed of the level's choices, to have the same games again [default: another one each time]
    #[arg(long, value_name = "N", requires = "opponent")]
    seed: Option<u64>,

    #[command(flatten)]
    engine: EngineOptions,
}

impl ThinkerOptions {
    /// How hard it thinks without a clock.
    pub fn strength(&self) -> Strength {
        Strength { depth: self.level, selectivity: self.selectivity }
    }

    fn setup(&self) -> Setup {
        let seed = self.seed.unwrap_or_else(any_seed);
        Setup { settings: self.engine.settings(), opponent: self.opponent.map(|level| (level, seed)) }
    }
}

/// Speaks a protocol until the other side leaves; a person gets `prompt` and a line that
/// can be edited.
pub fn hold<D: Dialogue>(
    dialogue: D,
    thinker: &ThinkerOptions,
    prompt: &'static str,
    screen: &mut Screen,
) -> Result<Outcome, Failure> {
    let setup = thinker.setup();
    let wanted = setup.settings.table_bytes;
    let locale = Locale::new(screen.locale().language());
    let mut on_ready = |got| search::tell_reduced(got, wanted, &locale);
    let person = io::stdin().is_terminal() && io::stdout().is_terminal();
    if let Some((source, mut output)) = person.then(|| editor::open(prompt)).flatten() {
        let ends = Ends { source: Box::new(source), output: &mut output, until_deserted: None };
        conversation::hold(dialogue, setup, ends, &mut on_ready)?;
    } else {
        let ends = Ends {
            source: Box::new(Bytes::new(io::stdin())),
            output: screen,
            until_deserted: Some(Box::new(|| conversation::until_deserted(&io::stdout()))),
        };
        conversation::hold(dialogue, setup, ends, &mut on_ready)?;
    }
    Ok(Outcome::Good)
}
