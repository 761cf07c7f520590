//! `outflank show`: a position or a game as a board with words beside it.
//!
//! Of a game it shows where it ended, one position of it, or all of them. Passes are
//! plies of their own, so that ply numbers mean the same as everywhere else.

use crate::choice::{choose, no_plies, no_such_ply, replayed};
use crate::describe;
use crate::draw::{Picture, strong};
use crate::failure::{Failure, Outcome};
use crate::input::{self, Input};
use crate::report::{GameReport, PlyReport, ScoredReport};
use crate::screen::Screen;
use outflank_formats::{Format, GameRecord, Pasted, ScoredPosition};
use outflank_rules::{Game, Move, Position, Supply};
use serde::Serialize;
use std::io::Write;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank show f5d6c3d3c4                  a game from its moves\n  \
    outflank show '---------------------------OX------XO--------------------------- X'\n  \
    outflank show games.pgn --game 3 --ply 20 the third game after 20 plies\n  \
    outflank show WTH_1977.wtb | less         every game of a database\n  \
    xclip -o | outflank show -                whatever is on the clipboard\n  \
    outflank show f5d6c3 --all --json\n\n\
    On the board: X or a full disc is Black, O or a ring is White, + is a legal move, and the\n\
    disc in brackets was placed last.\n\
    JSON: {games: [...]} or {positions: [...]}, described in docs/json.md")]
pub struct Args {
    /// A file, `-` for standard input, or the text itself: moves, a board, or any format
    // A board may begin with a dash. Only the first word may: a list of such words
    // would swallow the options behind it.
    #[arg(value_name = "GAME", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: String,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// Show the position after N plies (0 is the start)
    #[arg(long, value_name = "N", conflicts_with = "all")]
    ply: Option<usize>,

    /// Show every position of a game
    #[arg(long)]
    all: bool,

    /// Show only the game or position with this number
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Format of the input [default: found out]
    #[arg(long, value_name = "FORMAT", value_parser = input::format)]
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
            if args.json { games_json(chosen, which, screen) } else { show_games(chosen, which, screen) }
        }
        Pasted::Positions(_, positions) => {
            if args.ply.is_some_and(|ply| ply > 0) {
                return Err(no_plies());
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

fn show_games(games: Vec<(usize, &GameRecord)>, which: Which, screen: &mut Screen) -> Result<(), Failure> {
    let several = games.len() > 1;
    for (index, (number, record)) in games.into_iter().enumerate() {
        let game = replayed(record)?;
        if index > 0 {
            writeln!(screen)?;
        }
        if several {
            let heading = screen.text("game-number", &[("number", number.into())]);
            writeln!(screen, "{}", strong(&heading, screen.style()))?;
        }
        if let Some(line) = describe::occasion(&record.tags) {
            writeln!(screen, "{line}")?;
        }
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
            let picture = Picture { position: moment.position, last };
            write!(screen, "{}", picture.beside(&panel, screen.style()))?;
        }
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
        let picture = Picture { position: scored.position, last: None };
        write!(screen, "{}", picture.beside(&panel, screen.style()))?;
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
