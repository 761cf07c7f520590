//! The rulebook says what is true (L7): its figures are held to the rules, its texts to
//! the figures and to each other, and its accounts to `docs/editions.md`.

use outflank_locale::{Language, Locale};
use outflank_rulebook::text::{self, Layout, WIDTH};
use outflank_rulebook::{Book, Edition, End, Figure, Rule, rulebook};
use outflank_rules::{Color, DiscCount, Ending, Move, Outcome, Position, Square, SquareSet};
use outflank_text::Style;
use std::collections::BTreeSet;

fn rules() -> impl Iterator<Item = &'static Rule> {
    rulebook().sections.iter().flat_map(|section| &section.rules)
}

fn figures() -> impl Iterator<Item = (&'static str, &'static Figure)> {
    rules().filter_map(|rule| Some((rule.text.as_str(), rule.figure.as_ref()?)))
}

fn set(squares: &[Square]) -> SquareSet {
    squares.iter().copied().collect()
}

fn counts(position: Position) -> [u32; 2] {
    Color::BOTH.map(|color| u32::from(DiscCount::of(position).get(color)))
}

/// The two-character names of squares in a text.
fn squares_in(text: &str) -> BTreeSet<Square> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// The numbers in a text.
fn numbers_in(text: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        text.split(|letter: char| !letter.is_alphanumeric()).filter_map(|word| word.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn figures_show_the_move_they_claim() {
    for (name, figure) in figures() {
        let board = figure.position();
        for (color, claimed) in [(Color::Black, &figure.black), (Color::White, &figure.white)] {
            assert!((set(claimed) - board.discs(color)).is_empty(), "{name}: {color:?} discs");
        }
        assert!((set(&figure.empty) - figure.end().board().empty()).is_empty(), "{name}: empty squares");
        if !figure.legal.is_empty() {
            assert_eq!(board.moves(), set(&figure.legal), "{name}: legal moves");
        }
        let Some(square) = figure.play else {
            assert!(figure.turns.is_empty() && figure.stays.is_empty(), "{name}: no move, nothing turns");
            continue;
        };
        let after = figure.after().unwrap_or_else(|| panic!("{name}: {square} is legal"));
        if !figure.turns.is_empty() {
            assert_eq!(board.flips(square), set(&figure.turns), "{name}: discs turned");
        }
        let theirs = after.discs(board.turn().opposite());
        assert!((set(&figure.stays) - theirs).is_empty(), "{name}: discs that stay");
    }
}

#[test]
fn figures_end_and_count_as_they_claim() {
    for (name, figure) in figures() {
        let end = figure.end();
        if let Some(ending) = figure.ending {
            let found = Outcome::of(end).unwrap_or_else(|| panic!("{name}: the game is over"));
            let found = match found.ending {
                Ending::BoardFull => End::Full,
                Ending::WipedOut(_) => End::WipedOut,
                Ending::BothBlocked => End::Blocked,
            };
            assert_eq!(found, ending, "{name}");
        }
        if let Some(claimed) = figure.counts {
            assert_eq!(counts(end), claimed, "{name}: counts");
        }
        if let Some(margin) = figure.margin {
            let [black, white] = counts(end);
            assert_eq!(black.abs_diff(white), margin, "{name}: margin");
        }
        if let Some([black, white]) = figure.federation {
            let score = Outcome::of(end).expect("a finished game").federation_score();
            let found = Color::BOTH.map(|color| u32::from(score.get(color)));
            assert_eq!(found, [black, white], "{name}: federation score");
        }
        if let Some([black, white]) = figure.supply {
            let supply = figure.supply().unwrap_or_else(|| panic!("{name}: a game leads here"));
            let left = [supply.left(Color::Black), supply.left(Color::White)];
            assert_eq!(left, [black, white], "{name}: supply");
            assert!(supply.must_borrow(figure.position().turn()), "{name}: a disc must be lent");
        }
    }
}

#[test]
fn a_pass_follows_the_move_the_figure_names() {
    let mut seen = 0;
    for (name, figure) in figures() {
        let (Some(passed), Some(last)) = (figure.passed, figure.last) else { continue };
        seen += 1;
        let game = figure.game().expect("a game leads there");
        let moves: Vec<Move> = game.moves_played().collect();
        assert_eq!(moves[moves.len() - 2..], [Move::Place(last), Move::Pass], "{name}");
        assert_eq!(figure.position().turn(), passed.opposite(), "{name}");
    }
    assert_eq!(seen, 1, "one figure shows a pass");
}

#[test]
fn the_lost_game_with_four_corners_is_lost() {
    let (_, figure) = figures().find(|(name, _)| *name == "rule-four-corners-lost").expect("the figure");
    let end = figure.position();
    assert!((SquareSet::CORNERS - end.discs(Color::Black)).is_empty());
    assert_eq!(Outcome::of(end).and_then(Outcome::winner), Some(Color::White));
}

#[test]
fn texts_name_the_same_squares_and_numbers_in_every_language() {
    let english = Locale::new(Language::English);
    let notes = rules().flat_map(|rule| Edition::ALL.map(|edition| rule.editions.of(edition).note()));
    let ids: BTreeSet<&str> = rules().map(|rule| rule.text.as_str()).chain(notes.flatten()).collect();
    for language in Language::ALL {
        let locale = Locale::new(language);
        for id in &ids {
            let (ours, theirs) = (english.text(id, &[]), locale.text(id, &[]));
            assert_eq!(squares_in(&theirs), squares_in(&ours), "{language}: {id}");
            assert_eq!(numbers_in(&theirs), numbers_in(&ours), "{language}: {id}");
        }
    }
}

#[test]
fn every_square_and_count_of_a_text_is_a_claim_of_its_figure() {
    let english = Locale::new(Language::English);
    for rule in rules() {
        let text = english.text(&rule.text, &[]);
        let claimed: BTreeSet<Square> = rule.figure.iter().flat_map(Figure::named).collect();
        let named = squares_in(&text);
        assert!(named.is_subset(&claimed), "{}: {named:?} in the text, {claimed:?} in the figure", rule.text);
        if let Some(figure) = &rule.figure {
            let numbers = numbers_in(&text);
            let claims = figure.counts.into_iter().chain(figure.federation).flatten().chain(figure.margin);
            for number in claims {
                assert!(numbers.contains(&number), "{}: {number} is not in the text", rule.text);
            }
        }
    }
}

/// The rows of the first table of `docs/editions.md`: subject, what the documents say.
fn rows() -> Vec<(&'static str, &'static str)> {
    let page = include_str!("../../../docs/editions.md").lines().take_while(|line| !line.starts_with("## "));
    let table = page.filter(|line| line.starts_with("| "));
    let cells = table.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    cells.skip(1).map(|cells| (cells[1], cells[2])).collect()
}

#[test]
fn every_difference_of_the_editions_has_its_place() {
    let rows = rows();
    assert!(rows.len() >= 18, "{rows:?}");
    for (subject, _) in &rows {
        assert!(
            rules().any(|rule| rule.subjects.iter().any(|s| s == subject)),
            "no rule settles {subject:?}"
        );
    }
    for subject in rules().flat_map(|rule| &rule.subjects) {
        assert!(rows.iter().any(|(row, _)| row == subject), "docs/editions.md has no row {subject:?}");
    }
}

#[test]
fn a_row_about_one_edition_is_marked_for_it() {
    // A row that names a single edition says that this one differs from the others or
    // stands alone: the rules it belongs to must not treat all five alike.
    for (subject, documents) in rows() {
        let named = |edition: &Edition| {
            documents.split(|l: char| !l.is_alphanumeric()).any(|word| word == edition.to_string())
        };
        let [edition] = Edition::ALL.into_iter().filter(named).collect::<Vec<_>>()[..] else { continue };
        let differs = rules().filter(|rule| rule.subjects.iter().any(|s| s == subject)).any(|rule| {
            let own = rule.editions.of(edition);
            Edition::ALL.into_iter().any(|other| rule.editions.of(other) != own)
        });
        assert!(differs, "{subject}: nothing marks {edition}");
    }
}

#[test]
fn i3_the_setup_line_is_there_in_twelve_languages() {
    let codes: Vec<&str> = rulebook().setup_lines.iter().map(|line| line.language.as_str()).collect();
    assert_eq!(codes, ["pl", "bg", "be", "cs", "et", "hu", "lt", "lv", "ro", "sk", "uk", "en"]);
    assert_eq!(rules().filter(|rule| rule.setup_lines).count(), 1, "they stand in one place");
    let texts: BTreeSet<&str> = rulebook().setup_lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts.len(), 12);
}

#[test]
fn l7_the_tips_of_the_editions_are_told() {
    let tips = [
        ("rule-finger", &[Edition::Fr][..]),
        ("rule-play-first", &[Edition::Es, Edition::Pl, Edition::Fr]),
        ("rule-not-absolute", &[Edition::Fr]),
        ("rule-four-corners-lost", &[Edition::Es, Edition::Pl, Edition::Fr]),
        ("rule-give-start", &[Edition::Es]),
    ];
    for language in Language::ALL {
        let book = Book::of(language);
        let rules = || book.sections.iter().flat_map(|section| &section.rules);
        for (id, editions) in tips {
            let rule = rules().find(|rule| rule.id == id).unwrap_or_else(|| panic!("{language}: {id}"));
            let told: Vec<Edition> =
                Edition::ALL.into_iter().filter(|&edition| rule.account(edition).kind != "drops").collect();
            assert_eq!(told, editions, "{language}: {id}");
        }
    }
}

#[test]
fn every_page_fits_into_eighty_columns() {
    for language in Language::ALL {
        let book = Book::new(&Locale::new(language));
        for edition in Edition::ALL.map(Some).into_iter().chain([None]) {
            for unicode in [false, true] {
                let page = text::book(&book, Layout { edition, style: Style { color: false, unicode } });
                for line in page.lines() {
                    assert!(line.chars().count() <= WIDTH, "{language}: {line:?}");
                    assert_eq!(line.trim_end(), line, "{language}");
                }
            }
        }
    }
}

#[test]
fn a_figure_stands_under_its_rule_with_the_board_after_the_move_beside_it() {
    let book = Book::new(&Locale::new(Language::English));
    let section = book.section("limits").expect("a section");
    let page = text::section(&book, section, Layout { edition: Some(Edition::Pl), style: Style::ASCII });
    for row in [
        "\n    4  . . X X X . . .   ->  4  . . X X X . . .\n",
        "\n    5  * O X O O X . .       5 (X)X X O O X . .\n",
    ] {
        assert!(page.contains(row), "{page}");
    }
    assert!(page.contains("\n    [PL] does not say this.\n"), "{page}");
    assert!(page.contains("[PL] gets it wrong: It forbids enclosing a disc of your own."), "{page}");
    assert!(!page.contains("says the same"), "{page}");
}

#[test]
fn figures_of_the_console_are_green_and_red() {
    let book = Book::of(Language::English);
    let figures = || book.sections.iter().flat_map(|section| &section.rules);
    let console: Vec<&str> = figures()
        .filter(|rule| rule.figure.as_ref().is_some_and(|figure| figure.console))
        .map(|rule| rule.id)
        .collect();
    assert_eq!(console, ["rule-any-length", "rule-console-colours"]);
    // C4: green lies on E4 and D5, red on D4 and E5, in words and in colours.
    let start =
        figures().find(|rule| rule.id == "rule-console-colours").and_then(|rule| rule.figure.as_ref());
    let start = start.expect("the start on the console");
    assert_eq!(start.alt, "Green: E4 D5. Red: D4 E5.");
    let section = book.section("console").expect("a section");
    let page =
        text::section(book, section, Layout { edition: None, style: Style { color: true, unicode: true } });
    let (green, red) = ("\x1b[1;38;5;46m●", "\x1b[1;38;5;196m○");
    let row = |number: &str| {
        page.lines().find(|line| line.trim_start().starts_with(number)).expect("a row").to_owned()
    };
    let (fourth, fifth) = (row("4 \x1b"), row("5 \x1b"));
    assert!(fourth.find(red).unwrap() < fourth.find(green).unwrap(), "D4 before E4: {fourth:?}");
    assert!(fifth.find(green).unwrap() < fifth.find(red).unwrap(), "D5 before E5: {fifth:?}");
}

#[test]
fn a_figure_is_told_in_words_too() {
    let book = Book::new(&Locale::new(Language::German));
    let figure =
        book.section("sample").and_then(|section| section.rules[0].figure.as_ref()).expect("a figure");
    assert_eq!(figure.alt, "Schwarz: E4 D5. Weiß: D4 E5. Der Zug C4 dreht D4 um.");
    assert_eq!(figure.moves.as_deref(), Some(&[][..]));
}
