//! Openings by their names: a list of them, and what games are called.

use outflank_data::openings::{self, Family, Opening};
use outflank_rules::Game;
use outflank_text::{Lines, Reader};
use serde::Serialize;

/// Openings that were looked up.
#[derive(Clone, Debug)]
pub struct Listed(pub Vec<&'static Opening>);

/// Games, and for a single one also the openings that can follow.
#[derive(Clone, Debug)]
pub struct Named<'a> {
    /// The games.
    pub games: &'a [Game],
    /// What can follow.
    pub next: Vec<&'static Opening>,
}

impl Listed {
    /// As JSON, with names in a language.
    #[must_use]
    pub fn report(&self, language: &str) -> impl Serialize + use<> {
        ListReport { openings: reports(&self.0, language) }
    }
}

impl Lines for Listed {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        let mut family = None;
        for opening in &self.0 {
            if family.replace(opening.family) != Some(opening.family) && self.0.len() > 1 {
                lines.push(reader.strong(&reader.text(family_text(opening.family), &[])));
            }
            lines.push(row(opening, reader));
        }
        lines
    }
}

impl Named<'_> {
    /// As JSON, with names in a language.
    #[must_use]
    pub fn report(&self, language: &str) -> impl Serialize + use<> {
        let games = (1..).zip(self.games).map(|(number, game)| NameReport::new(number, game, language));
        NamesReport { games: games.collect(), next: reports(&self.next, language) }
    }
}

impl Lines for Named<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let line = |game: &Game| match openings::of_game(game) {
            None => reader.text("opening-unnamed", &[]),
            Some((ply, opening)) if self.games.len() == 1 => {
                let name = ("name", reader.strong(opening.name(reader.language())).into());
                let family = ("family", reader.text(family_text(opening.family), &[]).into());
                let id = if ply == game.ply() { "opening-is" } else { "opening-was" };
                reader.text(id, &[name, family, ("ply", ply.into())])
            }
            // One name a line, to be counted and sorted.
            Some((_, opening)) => opening.name(reader.language()).to_owned(),
        };
        let mut lines: Vec<String> = self.games.iter().map(line).collect();
        if !self.next.is_empty() {
            lines.push(reader.text("opening-next", &[]));
            lines.extend(self.next.iter().map(|opening| row(opening, reader)));
        }
        lines
    }
}

/// Names and moves, in two columns.
fn row(opening: &Opening, reader: &Reader<'_>) -> String {
    let language = reader.language();
    let name = opening.name(language);
    let others: Vec<&str> = match language {
        "fr" if !opening.fr.is_empty() => opening.fr.iter().chain(&opening.en),
        _ => opening.en.iter().chain(&[]),
    }
    .map(String::as_str)
    .filter(|other| *other != name)
    .collect();
    let names = if others.is_empty() { name.to_owned() } else { format!("{name} ({})", others.join(", ")) };
    let moves: String = opening.moves.iter().map(ToString::to_string).collect();
    format!("  {names:<34} {moves}")
}

fn family_text(family: Family) -> &'static str {
    match family {
        Family::Perpendicular => "opening-perpendicular",
        Family::Diagonal => "opening-diagonal",
        Family::Parallel => "opening-parallel",
    }
}

fn family_name(family: Family) -> &'static str {
    match family {
        Family::Perpendicular => "perpendicular",
        Family::Diagonal => "diagonal",
        Family::Parallel => "parallel",
    }
}

#[derive(Serialize)]
struct ListReport {
    openings: Vec<OpeningReport>,
}

#[derive(Serialize)]
struct NamesReport {
    games: Vec<NameReport>,
    next: Vec<OpeningReport>,
}

#[derive(Serialize)]
struct OpeningReport {
    moves: Vec<String>,
    board: Option<String>,
    family: &'static str,
    name: String,
    en: &'static [String],
    ja: &'static [String],
    fr: &'static [String],
}

fn reports(openings: &[&'static Opening], language: &str) -> Vec<OpeningReport> {
    let report = |opening: &&'static Opening| OpeningReport {
        moves: opening.moves.iter().map(ToString::to_string).collect(),
        board: opening.position().ok().map(|position| position.to_string()),
        family: family_name(opening.family),
        name: opening.name(language).to_owned(),
        en: &opening.en,
        ja: &opening.ja,
        fr: &opening.fr,
    };
    openings.iter().map(report).collect()
}

#[derive(Serialize)]
struct NameReport {
    number: usize,
    ply: Option<usize>,
    name: Option<String>,
    family: Option<&'static str>,
    moves: Vec<String>,
}

impl NameReport {
    fn new(number: usize, game: &Game, language: &str) -> NameReport {
        let found = openings::of_game(game);
        NameReport {
            number,
            ply: found.map(|(ply, _)| ply),
            name: found.map(|(_, opening)| opening.name(language).to_owned()),
            family: found.map(|(_, opening)| family_name(opening.family)),
            moves: game.moves_played().map(|mv| mv.to_string()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_rules::{Move, Position};

    fn tiger() -> Game {
        let moves = ["f5", "d6", "c3", "d3", "c4"].map(|name| Move::Place(name.parse().unwrap()));
        Game::from_moves(Position::START, moves).unwrap()
    }

    #[test]
    fn one_game_gets_a_sentence_and_several_get_a_name_a_line() {
        let one = [tiger()];
        let told = english(|reader| Named { games: &one, next: Vec::new() }.lines(reader));
        assert!(told[0].contains("Tiger") && told[0].len() > "Tiger".len(), "{told:?}");
        let two = [tiger(), Game::new()];
        let told = english(|reader| Named { games: &two, next: Vec::new() }.lines(reader));
        assert_eq!((told.len(), told[0].as_str()), (2, "Tiger"));
    }

    #[test]
    fn names_are_listed_below_their_family() {
        let found = Listed(outflank_data::openings().iter().collect());
        let told = english(|reader| found.lines(reader));
        assert!(told.len() > outflank_data::openings().len());
        let json = serde_json::to_value(found.report("fr")).unwrap();
        assert_eq!(json["openings"].as_array().map(Vec::len), Some(outflank_data::openings().len()));
        let named = Named { games: &[tiger()], next: Vec::new() };
        let json = serde_json::to_value(named.report("en")).unwrap();
        assert_eq!((&json["games"][0]["ply"], &json["games"][0]["name"]), (&5.into(), &"Tiger".into()));
    }
}
