//! Games looked for.

use super::explore::look_up;
use super::rows::{FROM, WHOLE, listed};
use super::segment::popular_games;
use super::{Library, LibraryError};
use outflank_formats::GameRecord;
use outflank_library::{ListedGame, Seen, Turned, fold, settled};
use outflank_rules::{Board, Color};
use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Which games are wanted. By default all are, the youngest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryQuery {
    /// Words of a player's name; accents and capitals make no difference.
    pub player: String,
    /// Words of the name of the other player.
    pub opponent: String,
    /// Words of the event's name.
    pub event: String,
    /// Years, both included.
    pub years: Option<RangeInclusive<u16>>,
    /// How it ended.
    pub winner: Option<Winner>,
    /// The name of a collection.
    pub collection: Option<String>,
    /// A position that was on the board, under any symmetry and with either colour to move.
    pub position: Option<Board>,
    /// In which order.
    pub order: Order,
    /// The other way round.
    pub reversed: bool,
    /// How many to leave out at the beginning.
    pub offset: u64,
    /// The most to give; none is no limit.
    pub limit: Option<u64>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// This colour won.
    Color(Color),
    /// Nobody did.
    Draw,
    /// The player that was asked for won.
    Player,
    /// The player that was asked for lost.
    Opponent,
}

/// What games are sorted by. Equal ones stand as they came in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The youngest first.
    #[default]
    Year,
    /// The player of the black discs, from A to Z.
    Black,
    /// The player of the white discs.
    White,
    /// The event.
    Event,
    /// The clearest win of Black first.
    Result,
    /// The longest first.
    Length,
    /// As they came in.
    Number,
}

impl Winner {
    /// All of them by their names.
    pub const NAMES: [(&str, Winner); 5] = [
        ("black", Winner::Color(Color::Black)),
        ("white", Winner::Color(Color::White)),
        ("draw", Winner::Draw),
        ("won", Winner::Player),
        ("lost", Winner::Opponent),
    ];
}

impl Order {
    /// All of them by their names.
    pub const NAMES: [(&str, Order); 7] = [
        ("year", Order::Year),
        ("black", Order::Black),
        ("white", Order::White),
        ("event", Order::Event),
        ("result", Order::Result),
        ("length", Order::Length),
        ("number", Order::Number),
    ];
}

/// A name that is none of those there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameError {
    found: String,
    names: Vec<&'static str>,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {}, found {:?}", self.names.join(", "), self.found)
    }
}

impl std::error::Error for NameError {}

fn of_name<T: Copy>(all: &[(&'static str, T)], found: &str) -> Result<T, NameError> {
    let named = all.iter().find(|(name, _)| *name == found).map(|(_, value)| *value);
    let names = || all.iter().map(|(name, _)| *name).collect();
    named.ok_or_else(|| NameError { found: found.to_owned(), names: names() })
}

impl FromStr for Winner {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Winner, NameError> {
        of_name(&Winner::NAMES, name)
    }
}

impl FromStr for Order {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Order, NameError> {
        of_name(&Order::NAMES, name)
    }
}

/// Games that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    /// How many there are, whatever the limit.
    pub total: u64,
    /// Those within the limit.
    pub games: Vec<ListedGame>,
}

/// A question in the database's words.
struct Asked {
    conditions: Vec<String>,
    values: Vec<Value>,
}

impl Asked {
    fn of(connection: &Connection, query: &LibraryQuery) -> Result<Asked, LibraryError> {
        let mut asked = Asked { conditions: Vec::new(), values: Vec::new() };
        let [one, other] = [&query.player, &query.opponent].map(|words| fold(words));
        asked.players(&one, &other, query.winner);
        for word in fold(&query.event).split_whitespace() {
            asked.and("instr(events.folded, ?) > 0", [word.to_owned().into()]);
        }
        if let Some(years) = &query.years {
            asked.and(
                "year BETWEEN ? AND ?",
                [i64::from(*years.start()).into(), i64::from(*years.end()).into()],
            );
        }
        match query.winner {
            Some(Winner::Color(Color::Black)) => asked.and("result > 0", []),
            Some(Winner::Color(Color::White)) => asked.and("result < 0", []),
            Some(Winner::Draw) => asked.and("result = 0", []),
            Some(Winner::Player | Winner::Opponent) | None => {}
        }
        if let Some(name) = &query.collection {
            let number = super::explore::collection(connection, name)?;
            asked.and("games.collection = ?", [i64::from(number).into()]);
        }
        if let Some(board) = query.position {
            asked.position(connection, board)?;
        }
        Ok(asked)
    }

    fn and<const N: usize>(&mut self, condition: &str, values: [Value; N]) {
        self.conditions.push(condition.to_owned());
        self.values.extend(values);
    }

    /// One player with either colour, and the other one with the other; a winner may be one of them.
    fn players(&mut self, one: &str, other: &str, winner: Option<Winner>) {
        let by_player = matches!(winner, Some(Winner::Player | Winner::Opponent));
        if one.is_empty() && other.is_empty() && !by_player {
            return;
        }
        // Names are few beside games: their numbers are found first.
        let named = |column: &str, words: &str| -> (String, Vec<Value>) {
            let words: Vec<Value> = words.split_whitespace().map(|word| word.to_owned().into()).collect();
            if words.is_empty() {
                return ("1".to_owned(), words);
            }
            let all = vec!["instr(folded, ?) > 0"; words.len()].join(" AND ");
            (format!("games.{column} IN (SELECT id FROM players WHERE {all})"), words)
        };
        let mut sides = Vec::new();
        for (own, foreign, sign) in [("black", "white", ">"), ("white", "black", "<")] {
            let (own, own_words) = named(own, one);
            let (foreign, foreign_words) = named(foreign, other);
            let sign = match winner {
                Some(Winner::Player) => format!(" AND result {sign} 0"),
                Some(Winner::Opponent) => format!(" AND result {} 0", if sign == ">" { "<" } else { ">" }),
                _ => String::new(),
            };
            sides.push(format!("({own} AND {foreign}{sign})"));
            self.values.extend(own_words);
            self.values.extend(foreign_words);
        }
        self.conditions.push(format!("({})", sides.join(" OR ")));
    }

    fn position(&mut self, connection: &Connection, board: Board) -> Result<(), LibraryError> {
        let key = Turned::of(settled(board)).key();
        let found = look_up(connection, key)?;
        let mut games = found.games;
        if !found.popular.is_empty() {
            games.extend(popular_games(connection, key)?);
        }
        let list: Vec<String> = games.iter().map(u32::to_string).collect();
        let list = format!("[{}]", list.join(","));
        self.and("games.id IN (SELECT value FROM json_each(?))", [list.into()]);
        Ok(())
    }

    fn filter(&self) -> String {
        if self.conditions.is_empty() {
            String::new()
        } else {
            format!(" WHERE {}", self.conditions.join(" AND "))
        }
    }
}

fn order(query: &LibraryQuery) -> String {
    // Each with what comes first, and whether that is the largest.
    let (column, falls) = match query.order {
        Order::Year => ("year", true),
        Order::Black => ("black.folded", false),
        Order::White => ("white.folded", false),
        Order::Event => ("events.folded", false),
        Order::Result => ("result", true),
        Order::Length => ("length(moves)", true),
        Order::Number => ("games.id", false),
    };
    let way = if falls == query.reversed { "ASC" } else { "DESC" };
    format!("{column} IS NULL, {column} {way}, games.id")
}

impl Library {
    /// The games that fit a question, and how many there are.
    pub fn find(&self, query: &LibraryQuery) -> Result<Hits, LibraryError> {
        let mut hits = Hits { total: self.count(query)?, games: Vec::new() };
        self.each(query, &mut |game| {
            hits.games.push(game);
            true
        })?;
        Ok(hits)
    }

    /// The games that fit a question as records, to be written to a file.
    pub fn records(&self, query: &LibraryQuery) -> Result<Vec<GameRecord>, LibraryError> {
        let mut records = Vec::new();
        self.each(query, &mut |found| {
            records.push(found.game.to_record());
            true
        })?;
        Ok(records)
    }

    /// How many games fit a question, whatever its limit.
    pub fn count(&self, query: &LibraryQuery) -> Result<u64, LibraryError> {
        let connection = self.connection();
        let asked = Asked::of(&connection, query)?;
        let text = format!("SELECT count(*) FROM {FROM}{}", asked.filter());
        let total: i64 = connection.query_row(&text, params_from_iter(&asked.values), |row| row.get(0))?;
        Ok(total.unsigned_abs())
    }

    /// Hands the games that fit a question out, one after the other, until somebody has enough.
    pub fn each(
        &self,
        query: &LibraryQuery,
        each: &mut dyn FnMut(ListedGame) -> bool,
    ) -> Result<(), LibraryError> {
        let connection = self.connection();
        let mut asked = Asked::of(&connection, query)?;
        let limit = query.limit.and_then(|limit| i64::try_from(limit).ok()).unwrap_or(-1);
        asked.values.push(limit.into());
        asked.values.push(i64::try_from(query.offset).unwrap_or(i64::MAX).into());
        let text = format!(
            "SELECT {WHOLE} FROM {FROM}{} ORDER BY {} LIMIT ? OFFSET ?",
            asked.filter(),
            order(query)
        );
        let mut statement = connection.prepare(&text)?;
        let mut rows = statement.query(params_from_iter(&asked.values))?;
        let position = query.position.map(|board| Turned::of(settled(board)));
        while let Some(row) = rows.next()? {
            let game = listed(row)?;
            // Another position may have the same key, once in a great many games.
            let is_there = position.is_none_or(|position| Seen::new(game.id, &game.game).has(&position));
            if is_there && !each(game) {
                break;
            }
        }
        Ok(())
    }
}
