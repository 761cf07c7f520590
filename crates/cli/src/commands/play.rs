//! `outflank play`: the game in the terminal, drawn on the whole window or, for screen
//! readers and pipes, spoken line by line.

use crate::failure::{Failure, Outcome};
use crate::input::{FirstWord, OneOf};
use crate::note;
use crate::screen::Screen;
use outflank_files::Source;
use outflank_learn::Day;
use outflank_levels::Level;
use outflank_play::series::StartRule;
use outflank_play::tabletop::Referee;
use outflank_play::{Goal, TimeControl, Variation};
use outflank_rules::{Color, Game};
use outflank_store::{FILE_NAME, data_directory};
use outflank_tui::{BoardStyle, Choices, Ended, Look, Options, Preferences, RunError, Shelf, Talk, Wish};
use std::env;
use std::ffi::OsString;
use std::io::{self, BufReader, IsTerminal};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(
    group(clap::ArgGroup::new("goal").args(["games", "wins", "points"])),
    group(clap::ArgGroup::new("kind").args(["two", "variation", "tabletop", "analyse"])),
    after_help = "Examples:\n  \
    outflank play                            the menu\n  \
    outflank play --level 8 --side white     a game against the computer\n  \
    outflank play --two --clock 5+3          two people, five minutes and three seconds a move\n  \
    outflank play --variation 83             a game of the console of 1982\n  \
    outflank play --tabletop strict          hands turn the discs, and a referee looks on\n  \
    outflank play --two --wins 3 --next winner   a series whose winner says who starts\n  \
    outflank play game.sgf --analyse         a game with the engine's scores\n  \
    outflank play f5d6c3 --level max         from a position\n  \
    outflank play --plain < moves.txt        line by line\n\n\
    Clocks: MINUTES for the game (10), MINUTES+SECONDS with a gain for each move (5+3), SECONDSs\n\
    for each move (15s), MINUTES+PERIODSxSECONDS for periods after the time is up (5+3x30).\n\
    Without a terminal the game is played line by line, as with --plain."
)]
pub struct Args {
    /// A game or a position to begin with: a file, `-`, or the text itself
    #[arg(value_name = "GAME", allow_hyphen_values = true, value_parser = FirstWord)]
    what: Option<OsString>,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// How well the computer plays: 1 to 20, or max [default: 5]
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,

    /// Your colour [default: the one that begins]
    #[arg(long, value_name = "COLOUR", value_parser = COLORS)]
    side: Option<Color>,

    /// Two people at one screen
    #[arg(long)]
    two: bool,

    /// A game of the console of 1982, 01 to 93
    #[arg(long, value_name = "NN")]
    variation: Option<Variation>,

    /// A real board, with a referee who is silent, counts mistakes, or is strict
    #[arg(long, value_name = "REFEREE", num_args = 0..=1, default_missing_value = "hint", value_parser = REFEREES)]
    tabletop: Option<Referee>,

    /// Study a game instead of playing
    #[arg(long, visible_alias = "analyze")]
    analyse: bool,

    /// Corner discs for Black before the start
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=4))]
    handicap: Option<u8>,

    /// Who has the first move [default: black]
    #[arg(long, value_name = "COLOUR", value_parser = COLORS, conflicts_with_all = ["variation", "analyse"])]
    first: Option<Color>,

    /// Clocks, such as 10, 5+3, 15s or 5+3x30
    #[arg(long, value_name = "CLOCK")]
    clock: Option<TimeControl>,

    /// A series of so many games
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    games: Option<NonZeroU32>,

    /// A series to so many wins
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    wins: Option<NonZeroU32>,

    /// A series to so many points of summed margins
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    points: Option<NonZeroU32>,

    /// Who starts the next game of a series [default: alternate]
    #[arg(long, value_name = "RULE", requires = "goal", value_parser = STARTERS)]
    next: Option<StartRule>,

    /// How the board is drawn
    #[arg(long, value_name = "STYLE", value_parser = BOARDS)]
    board: Option<BoardStyle>,

    /// The computer also thinks while it is your turn, at levels that look ahead
    #[arg(long)]
    ponder: bool,

    /// Nothing turns or blinks
    #[arg(long)]
    still: bool,

    /// Line by line, for screen readers
    #[arg(long)]
    plain: bool,

    /// Directory for games, progress and choices [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA")]
    data: Option<PathBuf>,

    /// Keep nothing: no games, no progress, no choices
    #[arg(long, conflicts_with = "data")]
    forget: bool,

    /// Let the computer choose as it did before with the same number
    #[arg(long, value_name = "N", hide = true)]
    seed: Option<u64>,
}

/// Reads the length of a series.
fn at_least_one(text: &str) -> Result<NonZeroU32, String> {
    text.parse().map_err(|_| format!("it must be a whole number from 1 to {}", NonZeroU32::MAX))
}

const COLORS: OneOf<Color> = OneOf(&[("black", "", Color::Black), ("white", "", Color::White)]);

const STARTERS: OneOf<StartRule> = OneOf(&[
    ("alternate", "The players take turns", StartRule::Alternate),
    ("winner", "The winner says who", StartRule::WinnerDecides),
    ("loser", "Whoever has lost", StartRule::LoserStarts),
    ("same", "Always the same player", StartRule::Same),
]);

const REFEREES: OneOf<Referee> = OneOf(&[
    ("silent", "Mistakes stand", Referee::Silent),
    ("hint", "Mistakes are counted", Referee::Hint),
    ("strict", "Only right turns are handed over", Referee::Strict),
]);

const BOARDS: OneOf<BoardStyle> = OneOf(&[
    ("unicode", "Round discs", BoardStyle::Unicode),
    ("ascii", "Letters", BoardStyle::Ascii),
    (
        "color-blind",
        "Discs that differ in shape, colours that everybody can tell apart",
        BoardStyle::ColorBlind,
    ),
]);

impl Args {
    /// What is wished of the game.
    fn wish(&self) -> Result<Wish, Failure> {
        let games = self.games.map(Goal::Games);
        Ok(Wish {
            // A game of the console begins on its own board.
            game: if self.variation.is_some() { None } else { self.game()? },
            level: self.level,
            side: self.side,
            two: self.two,
            variation: self.variation,
            tabletop: self.tabletop,
            analyse: self.analyse,
            handicap: self.handicap,
            first: self.first,
            clock: self.clock,
            next: self.next,
            goal: games.or(self.wins.map(Goal::Wins)).or(self.points.map(Goal::Points)),
        })
    }

    /// The game that was given, if one was.
    fn game(&self) -> Result<Option<Game>, Failure> {
        let Some(what) = &self.what else { return Ok(None) };
        let input = Source::of_words(what, &self.rest)?;
        let games = input.anything(None)?.to_games().map_err(Failure::refused)?;
        games.into_iter().next().map(Some).ok_or_else(|| Failure::found_in(&input, "there is no game in it"))
    }

    /// Where everything is kept, if anything is.
    fn directory(&self) -> Option<PathBuf> {
        let usual = || data_directory(|name| env::var_os(name));
        if self.forget { None } else { self.data.clone().or_else(usual) }
    }

    /// Where games are kept. A directory that was asked for has to work; the usual one
    /// that does not is no reason not to play.
    fn shelf(&self) -> Result<Option<Shelf>, Failure> {
        let Some(directory) = self.directory() else { return Ok(None) };
        match Shelf::open(&directory.join(FILE_NAME)) {
            Ok(shelf) => Ok(Some(shelf)),
            Err(error) if self.data.is_some() => Err(Failure::refused(error)),
            Err(error) => {
                note::tell(format_args!("games are not kept: {error}"));
                Ok(None)
            }
        }
    }

    /// How things look: as this call wants it, else as the reader chose it before, as far
    /// as the terminal can.
    fn look(&self, screen: &Screen, kept: Choices) -> Look {
        let style = screen.style();
        let rich = env::var("COLORTERM").is_ok_and(|value| value == "truecolor" || value == "24bit");
        let board = match self.board {
            Some(board) => board,
            None if style.unicode => kept.board.unwrap_or_default(),
            None => BoardStyle::Ascii,
        };
        Look {
            color: style.color && kept.color.unwrap_or(true),
            rich,
            board,
            motion: !self.still && kept.motion.unwrap_or(true),
        }
    }
}

/// Plays.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let plain = args.plain || dumb || !terminal;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let preferences = args.directory().map(|directory| Preferences::open(&directory));
    let kept = preferences.as_ref().map(Preferences::choices).unwrap_or_default();
    let language = screen.asked_language().or(kept.language);
    let options = Options {
        language: language.unwrap_or_else(|| screen.locale().language()),
        look: args.look(screen, kept),
        ponder: args.ponder || kept.ponder.unwrap_or(false),
        begin: args.wish()?.begin().map_err(Failure::refused)?,
        shelf: args.shelf()?,
        preferences,
        today,
        // The time by the calendar is as good as dice.
        seed: args.seed.unwrap_or_else(|| u64::from(now.subsec_nanos()) ^ now.as_secs()),
        effort: outflank_review::Effort::default(),
    };
    if plain {
        let input = Box::new(BufReader::new(io::stdin()));
        let talk = Talk { input, output: screen, interactive: terminal };
        return outflank_tui::talk(options, talk).map(|()| Outcome::Good).map_err(failure);
    }
    match outflank_tui::run(options).map_err(failure)? {
        Ended::Left => Ok(Outcome::Good),
        Ended::Signalled => Ok(Outcome::Interrupted),
    }
}

/// The date where the learner is.
fn today() -> Day {
    let date = jiff::Zoned::now().date();
    let number = |part: i8| u32::try_from(part).unwrap_or(1);
    let year = u32::try_from(date.year()).unwrap_or(1970);
    // A clock before 1970 is not set: then it is the first day there is.
    Day::of_date(year, number(date.month()), number(date.day())).unwrap_or(Day(0))
}

fn failure(error: RunError) -> Failure {
    match error {
        RunError::Terminal(error) => Failure::Output(error),
        error => Failure::refused(error),
    }
}
