//! The rulebook in one language: what a page, a terminal or another program shows.

use crate::{Account, Edition, Figure, Rule, Section, SetupLine, rulebook};
use outflank_locale::{Language, Locale};
use outflank_rules::{Color, Position, Square, SquareSet};
use serde::Serialize;
use std::sync::OnceLock;

/// The rulebook in one language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Rulebook"))]
pub struct Book {
    /// The code of the language.
    pub language: &'static str,
    /// The title.
    pub title: String,
    /// What to know before reading.
    pub intro: String,
    /// The editions it is compared with.
    pub editions: Vec<EditionView>,
    /// The sections in reading order.
    pub sections: Vec<SectionView>,
    /// The heading of the set-up lines.
    pub setup_title: String,
    /// How to put the feet on, in twelve languages.
    pub setup_lines: &'static [SetupLine],
}

/// An edition and its full name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EditionView {
    /// Which one.
    pub code: Edition,
    /// Its full name.
    pub name: String,
    /// How many rules it has the same, adds to, words differently, drops and gets wrong.
    pub summary: String,
}

/// A section in one language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RuleSection"))]
pub struct SectionView {
    /// Short and lasting name.
    pub id: &'static str,
    /// The title.
    pub title: String,
    /// The rules in reading order.
    pub rules: Vec<RuleView>,
}

/// A rule in one language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Rule"))]
pub struct RuleView {
    /// Its number in the book, from 1.
    pub number: usize,
    /// Short and lasting name.
    pub id: &'static str,
    /// The rule.
    pub text: String,
    /// What it looks like on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<FigureView>,
    /// Whether the set-up lines belong here.
    pub setup_lines: bool,
    /// What each edition makes of it.
    pub editions: Vec<AccountView>,
}

/// What an edition makes of a rule.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RuleAccount"))]
pub struct AccountView {
    /// Which one.
    pub edition: Edition,
    /// `same`, `drops`, `adds`, `words` or `errs`.
    pub kind: &'static str,
    /// The kind as a reader's word.
    pub label: String,
    /// What is different, unless nothing is or nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A board with an optional move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Figure"))]
pub struct FigureView {
    /// The board, before the move if there is one.
    pub board: Position,
    /// Whether it is the console's: its discs are green and red, not black and white (C4).
    pub console: bool,
    /// The legal moves, where the text names them.
    pub legal: SquareSet,
    /// The move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<Square>,
    /// What the move turns.
    pub turns: SquareSet,
    /// The board after the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Position>,
    /// The moves from the start, where a game leads there: a reader may play on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<Square>>,
    /// The board in words, for who does not see it.
    pub alt: String,
}

impl Book {
    /// The rulebook in the language of these texts.
    #[must_use]
    pub fn new(locale: &Locale) -> Book {
        let words = Words(locale);
        let mut number = 0;
        Book {
            language: locale.language().code(),
            title: locale.text("rules-title", &[]),
            intro: locale.text("rules-intro", &[]),
            editions: Edition::ALL
                .map(|code| EditionView {
                    code,
                    name: words.plain(code.name_text()),
                    summary: words.summary(code),
                })
                .to_vec(),
            sections: rulebook().sections.iter().map(|section| words.section(section, &mut number)).collect(),
            setup_title: locale.text("rules-setup-lines", &[]),
            setup_lines: &rulebook().setup_lines,
        }
    }

    /// The rulebook in a language. It never changes, and wording it reads all texts: done
    /// once.
    ///
    /// # Panics
    ///
    /// Never: the list has every language.
    #[must_use]
    pub fn of(language: Language) -> &'static Book {
        static BOOKS: [OnceLock<Book>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let place = Language::ALL.iter().position(|&each| each == language).expect("a language of the list");
        BOOKS[place].get_or_init(|| Book::new(&Locale::new(language)))
    }

    /// The section with this id.
    #[must_use]
    pub fn section(&self, id: &str) -> Option<&SectionView> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// An edition by its code.
    #[must_use]
    pub fn edition(&self, edition: Edition) -> Option<&EditionView> {
        self.editions.iter().find(|view| view.code == edition)
    }
}

impl RuleView {
    /// What one edition makes of it.
    ///
    /// # Panics
    ///
    /// Never: every edition is accounted for.
    #[must_use]
    pub fn account(&self, edition: Edition) -> &AccountView {
        self.editions
            .iter()
            .find(|account| account.edition == edition)
            .expect("every edition is accounted for")
    }
}

/// Values of the rulebook, put into words.
struct Words<'a>(&'a Locale);

impl Words<'_> {
    fn plain(&self, id: &str) -> String {
        self.0.text(id, &[])
    }

    fn summary(&self, edition: Edition) -> String {
        let rules = || rulebook().sections.iter().flat_map(|section| &section.rules);
        let count = |kind: &str| rules().filter(|rule| rule.editions.of(edition).kind() == kind).count();
        self.0.text("rules-summary", &Account::KINDS.map(|kind| (kind, count(kind).into())))
    }

    fn section(&self, section: &'static Section, number: &mut usize) -> SectionView {
        let rules = section.rules.iter().map(|rule| {
            *number += 1;
            self.rule(rule, *number)
        });
        SectionView { id: &section.id, rules: rules.collect(), title: self.plain(&section.title) }
    }

    fn rule(&self, rule: &'static Rule, number: usize) -> RuleView {
        RuleView {
            number,
            id: &rule.text,
            text: self.plain(&rule.text),
            figure: rule.figure.as_ref().map(|figure| self.figure(figure)),
            setup_lines: rule.setup_lines,
            editions: Edition::ALL.map(|edition| self.account(edition, rule.editions.of(edition))).to_vec(),
        }
    }

    fn account(&self, edition: Edition, account: &Account) -> AccountView {
        let label = match account {
            Account::Same => "rules-same",
            Account::Drops => "rules-drops",
            Account::Adds(_) => "rules-adds",
            Account::Words(_) => "rules-words",
            Account::Errs(_) => "rules-errs",
        };
        AccountView {
            edition,
            kind: account.kind(),
            label: self.plain(label),
            note: account.note().map(|note| self.plain(note)),
        }
    }

    fn figure(&self, figure: &Figure) -> FigureView {
        let board = figure.position();
        let playable = figure.entry.is_none() || !figure.is_fragment();
        FigureView {
            board,
            console: figure.is_of_console(),
            legal: figure.legal.iter().copied().collect(),
            play: figure.play,
            turns: figure.play.map_or(SquareSet::EMPTY, |square| board.flips(square)),
            after: figure.after(),
            moves: figure.game().filter(|_| playable).map(|game| game.squares_played().collect()),
            alt: self.alt(figure, board),
        }
    }

    fn alt(&self, figure: &Figure, board: Position) -> String {
        let discs = |color| names(board.discs(color));
        let mut alt = self.0.text(
            if figure.is_of_console() { "rules-alt-console" } else { "rules-alt-board" },
            &[("black", discs(Color::Black).into()), ("white", discs(Color::White).into())],
        );
        if let Some(square) = figure.play {
            alt.push(' ');
            let turned = names(board.flips(square));
            alt += &self
                .0
                .text("rules-alt-move", &[("square", names(square.set()).into()), ("turned", turned.into())]);
        }
        alt
    }
}

fn names(squares: SquareSet) -> String {
    if squares.is_empty() {
        return "–".to_owned();
    }
    squares.into_iter().map(|square| square.to_string().to_uppercase()).collect::<Vec<_>>().join(" ")
}
