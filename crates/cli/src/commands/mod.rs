//! The commands, one module each.

mod analyze;
mod backup;
mod bench;
mod board;
mod book;
mod check;
mod completions;
mod console;
mod convert;
mod explore;
mod gtp;
mod hint;
mod levels;
mod library;
mod man;
mod matches;
mod nboard;
mod openings;
mod perft;
mod play;
mod puzzles;
mod random_position;
mod repair;
mod rules;
mod selfplay_opening;
mod serve;
mod show;
mod solve;
mod train;
mod welcome;
mod xboard;

use crate::failure::{Failure, Outcome};
use crate::screen::{Look, Screen};
use clap::{Parser, Subcommand};

/// Raw command-line arguments.
#[derive(Debug, Parser)]
#[command(
    name = "outflank",
    version,
    about = "The home of the board game Othello",
    long_about = "The home of the board game Othello.\n\n\
                  Without a command: the web app, in your browser.",
    after_help = "Examples:\n  \
        outflank                              the web app, in your browser\n  \
        outflank welcome                      the starting board and a first overview\n  \
        outflank play                         play in the terminal\n  \
        outflank rules                        the rules, with figures\n  \
        outflank show f5d6c3d3c4              draw a game from its moves\n  \
        outflank convert games.wtb games.pgn  from one file format to another\n  \
        outflank check games.wtb              look for illegal moves and wrong scores\n  \
        outflank hint f5d6c3d3c4              the best moves of a position\n  \
        outflank solve problems.obf           prove the scores of endgames\n  \
        outflank analyze game.sgf             find the mistakes of a game\n  \
        outflank library add WTH_*.wtb        keep a collection of games\n  \
        outflank explore f5d6c3               what people played there\n  \
        outflank board game.sgf --out game.gif  a game as an animation\n\n\
        Exit codes: 0 all well, 1 a check found faults, 2 wrong usage or input, 130 stopped\n\
        with Ctrl-C.",
    disable_help_subcommand = false
)]
pub struct Cli {
    /// What to do; nothing starts the web app.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// How to show it.
    #[command(flatten)]
    pub look: Look,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Start the web app: play, analyse and keep your games in the browser (the default)
    Serve(serve::Args),
    /// Show the starting board and what there is to do
    Welcome,
    /// Play in the terminal: against the computer, each other, on the console of 1982
    Play(play::Args),
    /// Read the rules, each beside its figure, and what the printed editions make of them
    Rules(rules::Args),
    /// Draw a position or a game, from a file or from the text itself
    Show(show::Args),
    /// Turn games from one file format into another
    Convert(convert::Args),
    /// Replay games and report illegal moves and wrong scores
    Check(check::Args),
    /// Find the best moves of a position
    Hint(hint::Args),
    /// Openings the engine has thought about in advance
    Book(book::Args),
    /// The opponents there are and how strong they are
    Levels(levels::Args),
    /// Prove the scores of positions, and check those that a file states
    Solve(solve::Args),
    /// Score every move of games and find the mistakes
    Analyze(analyze::Args),
    /// Keep collections of games, find games in them, write them out
    Library(library::Args),
    /// What people played in a position, in the games of the library
    Explore(explore::Args),
    /// Draw a position or a game as SVG, PNG or animated GIF
    Board(board::Args),
    /// Find, show and prove puzzles
    Puzzles(puzzles::Args),
    /// Name an opening, or look one up
    Openings(openings::Args),
    /// Make positions by chance, each with a game that leads to it
    RandomPosition(random_position::Args),
    /// Make openings in which both sides still have their chances
    SelfplayOpening(selfplay_opening::Args),
    /// Run a fixed set of searches and count the boards they visit
    Bench(bench::Args),
    /// Learn the evaluation from games of the engine against itself
    Train(train::Args),
    /// Let two engines play a match
    Match(matches::Args),
    /// Speak GTP, for GoGui and other controllers
    Gtp(gtp::Args),
    /// Speak the protocol of NBoard
    Nboard(nboard::Args),
    /// Speak the protocol of XBoard, for OthelloTk and other boards
    Xboard(xboard::Args),
    /// Take the commands of Edax
    Console(console::Args),
    /// Count the move sequences from a position
    Perft(perft::Args),
    /// Copy your games into a file, while they are played
    Backup(backup::Args),
    /// Put a copy of your games back in their place
    Restore(backup::RestoreArgs),
    /// Look for games that cannot be read, and take them out of the way
    Repair(repair::Args),
    /// Print a completion script for a shell
    Completions(completions::Args),
    /// Print a manual page, or write all manual pages into a directory
    Man(man::Args),
}

/// Runs a command, or the web app when there is none.
pub fn run(command: Option<Command>, screen: &mut Screen) -> Result<Outcome, Failure> {
    match command {
        None => serve::run(serve::Args::of_environment()?, screen),
        Some(Command::Serve(args)) => serve::run(args, screen),
        Some(Command::Welcome) => welcome::run(screen),
        Some(Command::Play(args)) => play::run(args, screen),
        Some(Command::Rules(args)) => rules::run(args, screen),
        Some(Command::Show(args)) => show::run(args, screen),
        Some(Command::Convert(args)) => convert::run(args, screen),
        Some(Command::Check(args)) => check::run(args, screen),
        Some(Command::Hint(args)) => hint::run(args, screen),
        Some(Command::Book(args)) => book::run(args, screen),
        Some(Command::Levels(args)) => levels::run(args, screen),
        Some(Command::Solve(args)) => solve::run(args, screen),
        Some(Command::Analyze(args)) => analyze::run(args, screen),
        Some(Command::Library(args)) => library::run(args, screen),
        Some(Command::Explore(args)) => explore::run(args, screen),
        Some(Command::Board(args)) => board::run(args, screen),
        Some(Command::Puzzles(args)) => puzzles::run(args, screen),
        Some(Command::Openings(args)) => openings::run(args, screen),
        Some(Command::RandomPosition(args)) => random_position::run(args, screen),
        Some(Command::SelfplayOpening(args)) => selfplay_opening::run(args, screen),
        Some(Command::Bench(args)) => bench::run(args, screen),
        Some(Command::Train(args)) => train::run(args, screen),
        Some(Command::Match(args)) => matches::run(args, screen),
        Some(Command::Gtp(args)) => gtp::run(args, screen),
        Some(Command::Nboard(args)) => nboard::run(args, screen),
        Some(Command::Xboard(args)) => xboard::run(args, screen),
        Some(Command::Console(args)) => console::run(args, screen),
        Some(Command::Perft(args)) => perft::run(args, screen),
        Some(Command::Backup(args)) => backup::run(args, screen),
        Some(Command::Restore(args)) => backup::restore(args, screen),
        Some(Command::Repair(args)) => repair::run(args, screen),
        Some(Command::Completions(args)) => completions::run(args, screen),
        Some(Command::Man(args)) => man::run(args, screen),
    }
}
