//! `outflank show`: a position or a game as a board with words beside it.
//!
//! Of a game it shows where it ended, one position of it, or all of them. Passes are
//! plies of their own, so that ply numbers mean the same as everywhere else.

use crate::choice::{choose, no_numbers, no_plies, no_such_ply, replayed, up_to};
use crate::describe;
use crate::failure::{Failure, Outcome};
use crate::input::{self, Input};
use crate::screen::Screen;
use outflank_formats::{Format, GameRecord, Pasted, ScoredPosition};
use outflank_report::json::{GameReport, PlyReport, ScoredReport};
use outflank_rules::{Game, Move, Position, Supply};
use outflank_text::{Diagram, Numbers, beside, strong};
use serde::Serialize;
use std::ffi::OsString;
use std::io::Write;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank show f5d6c3d3c4                  a game from its moves\n  \
    outflank show '---------------------------OX------XO--------------------------- X'\n  \
    outflank show games.pgn --game 3 --ply 20 the third game after 20 plies\n  \
    outflank show WTH_1977.wtb | less         every game of a database\n  \
    xclip -o | outflank show -                whatever is on the clipboard\n  \
    outflank show game.sgf --numbers          the whole game on one board, as books print it\n  \
    outflank show f5d6c3 --all --json\n\n\
    On the board: X or a full disc is Black, O or a ring is White, + is a legal move, and the\n\
    disc in brackets was placed last.\n\
    JSON: {games: [...]} or {positions: [...]}, described in docs/json.md")]
pub struct Args {
    /// A file, `-` for standard input, or the text itself: moves, a board, or any format
    // A board may begin with a dash. Only the first word may: a list of such words
    // would swallow the options behind it.
    #[arg(value_name = "GAME", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: OsString,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// Show the position after N plies (0 is the start)
    #[arg(long, value_name = "N", conflicts_with = "all")]
    ply: Option<usize>,

    /// Show every position of a game
    #[arg(long)]
    all: bool,

    /// Show a game on one board, each disc as the number of its move; passes are not counted
    #[arg(long, conflicts_with_all = ["all", "json"])]
    numbers: bool,

    /// Show only the game or position with this number
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Format of the input [default: found out]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Which positions of a game to show.
#[derive(Clone, Copy)]
enum Which {
    Last,
    Ply(usize),
    All,
}

impl Which {
    fn plies(self, game: &Game, number: usize) -> Result<Vec<usize>, Failure> {
        let last = game.ply();
        match self {
            Which::Last => Ok(vec![last]),
            Which::All => Ok((0..=last).collect()),
            Which::Ply(ply) if ply <= last => Ok(vec![ply]),
            Which::Ply(ply) => Err(no_such_ply(number, last, ply)),
        }
    }
}

/// Shows what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let which = match (args.all, args.ply) {
        (true, _) => Which::All,
        (_, Some(ply)) => Which::Ply(ply),
        _ => Which::Last,
    };
    let input = Input::of_words(&args.what, &args.rest)?;
    match input.anything(args.from)? {
        Pasted::Games(_, games) => {
            let chosen = choose(&input, &games, args.game, "game")?;
            match (args.json, args.numbers) {
                (true, _) => games_json(chosen, which, screen),
                (_, true) => show_numbers(chosen, args.ply, screen),
                _ => show_games(chosen, which, screen),
            }
        }
        Pasted::Positions(_, positions) => {
            if args.ply.is_some_and(|ply| ply > 0) {
                return Err(no_plies());
            }
            if args.numbers {
                return Err(no_numbers());
            }
            let chosen = choose(&input, &positions, args.game, "position")?;
            if args.json { positions_json(chosen, screen) } else { show_positions(chosen, screen) }
        }
    }?;
    Ok(Outcome::Good)
}

/// A game's history up to one ply.
struct Moment {
    ply: usize,
    mv: Option<Move>,
    position: Position,
    supply: Supply,
}

/// Every moment of a game, the start first.
fn moments(game: &Game) -> Vec<Moment> {
    let mut supply = Supply::at_start(game.start());
    let mut moments = vec![Moment { ply: 0, mv: None, position: game.start(), supply }];
    for (ply, turn) in (1..).zip(game.turns()) {
        if turn.mv != Move::Pass {
            // There is a disc for every empty square, so this cannot run out.
            let _ = supply.place(turn.before.turn());
        }
        moments.push(Moment { ply, mv: Some(turn.mv), position: turn.after, supply });
    }
    moments
}

/// What stands above a game: its number among several, and where it was played.
fn heading(
    index: usize,
    number: Option<usize>,
    record: &GameRecord,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if index > 0 {
        writeln!(screen)?;
    }
    if let Some(number) = number {
        let heading = screen.text("game-number", &[("number", number.into())]);
        writeln!(screen, "{}", strong(&heading, screen.style()))?;
    }
    if let Some(line) = describe::occasion(&record.tags) {
        writeln!(screen, "{line}")?;
    }
    Ok(())
}

fn show_games(games: Vec<(usize, &GameRecord)>, which: Which, screen: &mut Screen) -> Result<(), Failure> {
    let several = games.len() > 1;
    for (index, (number, record)) in games.into_iter().enumerate() {
        let game = replayed(record)?;
        heading(index, several.then_some(number), record, screen)?;
        let moments = moments(&game);
        for (index, ply) in which.plies(&game, number)?.into_iter().enumerate() {
            let moment = &moments[ply];
            if index > 0 {
                writeln!(screen)?;
            }
            let mut panel = describe::players(moment.position, &record.tags, screen);
            panel.push(String::new());
            panel.push(describe::ply(moment.ply, game.ply(), moment.mv, moment.position, screen));
            panel.extend(describe::standing(moment.position, screen));
            panel.extend(describe::supply(moment.supply, screen));
            if ply == game.ply() {
                panel.extend(describe::end_of_record(record, screen));
            }
            let last = moment.mv.and_then(Move::square);
            screen.board(&Diagram { last, ..Diagram::new(moment.position) }, &panel)?;
        }
    }
    Ok(())
}

/// Each game on one board, up to a ply or to its end.
fn show_numbers(
    games: Vec<(usize, &GameRecord)>,
    ply: Option<usize>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let several = games.len() > 1;
    for (index, (number, record)) in games.into_iter().enumerate() {
        let game = up_to(&replayed(record)?, number, ply)?;
        heading(index, several.then_some(number), record, screen)?;
        let mut panel = describe::players(game.position(), &record.tags, screen);
        if game.is_over() {
            panel.push(String::new());
            panel.extend(describe::standing(game.position(), screen));
        }
        let board = Numbers::of(&game).framed(screen.style());
        write!(screen, "{}", beside(&board, Numbers::WIDTH, &panel))?;
    }
    Ok(())
}

fn show_positions(positions: Vec<(usize, &ScoredPosition)>, screen: &mut Screen) -> Result<(), Failure> {
    let several = positions.len() > 1;
    for (index, (number, scored)) in positions.into_iter().enumerate() {
        if index > 0 {
            writeln!(screen)?;
        }
        if several {
            let heading = screen.text("position-number", &[("number", number.into())]);
            writeln!(screen, "{}", strong(&heading, screen.style()))?;
        }
        let mut panel = describe::position(scored.position, screen);
        panel.extend(describe::supply(Supply::at_start(scored.position), screen));
        panel.extend(describe::known_scores(scored, screen));
        screen.board(&Diagram::new(scored.position), &panel)?;
    }
    Ok(())
}

fn games_json(games: Vec<(usize, &GameRecord)>, which: Which, screen: &mut Screen) -> Result<(), Failure> {
    let mut reports = Vec::with_capacity(games.len());
    for (number, record) in games {
        let game = replayed(record)?;
        let moments = moments(&game);
        let positions = which
            .plies(&game, number)?
            .into_iter()
            .map(|ply| &moments[ply])
            .map(|moment| PlyReport::new(moment.ply, moment.mv, moment.position, moment.supply))
            .collect();
        reports.push(GameReport::new(number, record, &game, positions));
    }
    Ok(screen.json(&Reports::Games(reports))?)
}

fn positions_json(positions: Vec<(usize, &ScoredPosition)>, screen: &mut Screen) -> Result<(), Failure> {
    let reports = positions.into_iter().map(|(number, scored)| ScoredReport::new(number, scored)).collect();
    Ok(screen.json(&Reports::Positions(reports))?)
}

/// `{"games": [...]}` or `{"positions": [...]}`.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Reports {
    Games(Vec<GameReport>),
    Positions(Vec<ScoredReport>),
}
