//! Every kind of event, refusal and ending has words in every language, and no two kinds
//! of refusal the same ones by accident.

use outflank_locale::{Arg, Language, Locale, Sentence};
use outflank_messages::{Narrator, illegal, refused, samples};
use outflank_play::series::StartRule;
use outflank_play::{Goal, Match, MatchSetup, Order, Player, Seat, SeriesSetup, Variation, View};
use outflank_rules::{Color, IllegalMove};
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

fn series() -> MatchSetup {
    let goal = Goal::Wins(NonZeroU32::new(3).unwrap());
    let mut setup = MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() });
    setup.series = SeriesSetup { goal, next_starter: StartRule::Alternate };
    setup
}

fn begun(setup: MatchSetup) -> View {
    let mut game = Match::new(setup).unwrap();
    game.submit(Order::Begin.at(game.now()));
    game.view(game.now())
}

/// The names of all kinds of a tagged enum, as its deserialiser lists them.
fn kinds<T: for<'a> serde::Deserialize<'a> + std::fmt::Debug>(tag: &str) -> BTreeSet<String> {
    let unknown = serde_json::json!({ tag: "no such kind" });
    let error = serde_json::from_value::<T>(unknown).expect_err("there is no such kind").to_string();
    let (_, listed) = error.split_once("expected one of ").unwrap_or_else(|| panic!("{error}"));
    listed.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

fn kinds_of(values: &[impl serde::Serialize], tag: &str) -> BTreeSet<String> {
    let kind = |value| serde_json::to_value(value).unwrap()[tag].as_str().unwrap().to_owned();
    values.iter().map(kind).collect()
}

#[test]
fn the_samples_are_complete() {
    assert_eq!(kinds_of(&samples::events(), "event"), kinds::<outflank_play::Event>("event"));
    assert_eq!(kinds_of(&samples::refusals(), "refusal"), kinds::<outflank_play::Refusal>("refusal"));
    let reasons: Vec<_> = samples::verdicts().iter().map(|verdict| verdict.reason).collect();
    assert_eq!(kinds_of(&reasons, "kind"), kinds::<outflank_play::Reason>("kind"));
}

/// A text without holes, with everything in it that its sentence knows but words that
/// choose between variants.
fn check(sentence: &Sentence, locale: &Locale) {
    let text = locale.tell(std::slice::from_ref(sentence));
    assert!(text.len() > 3 && !text.contains(['{', '}']), "{sentence:?}: {text}");
    assert!(text.ends_with(['.', '…']), "{text}");
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{text}");
    for (name, arg) in &sentence.args {
        match arg {
            Arg::Text(_) if *name == "color" => {}
            // Zero may be a word, and the squares of a mistake show how many there are.
            Arg::Number(0) => {}
            Arg::Number(_) if sentence.id.starts_with("mark-") => {}
            Arg::Number(number) => assert!(text.contains(&number.to_string()), "{number}: {text}"),
            Arg::Text(words) => assert!(text.contains(words), "{words}: {text}"),
            Arg::Sentence(inner) => assert!(text.contains(&inner.text(locale)), "{inner:?}: {text}"),
        }
    }
}

#[test]
fn every_event_has_words_in_every_language() {
    let silent: BTreeSet<String> = ["turn_began", "move_wanted", "move_unwanted"].map(str::to_owned).into();
    let console = begun(MatchSetup::console(Variation::PLAIN, "console".into()));
    let (series, single) = (begun(series()), begun(MatchSetup::new(Seat::Person, Seat::Person)));
    for language in Language::ALL {
        let locale = Locale::new(language);
        for event in samples::events() {
            let said = Narrator::of(&series).event(&event);
            let kind = kinds_of(std::slice::from_ref(&event), "event");
            assert_eq!(said.is_empty(), kind.is_subset(&silent), "{event:?}");
            for view in [&console, &series, &single] {
                Narrator::of(view).event(&event).iter().for_each(|sentence| check(sentence, &locale));
            }
        }
        for mark in samples::marks() {
            let said = Narrator::of(&single).mark(&mark);
            assert!(!said.is_empty());
            said.iter().for_each(|sentence| check(sentence, &locale));
        }
    }
}

#[test]
fn every_refusal_has_words_of_its_own_in_every_language() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let mut said: BTreeMap<String, &str> = BTreeMap::new();
        for reason in samples::host_refusals() {
            let sentence = refused(&reason);
            check(&sentence, &locale);
            let text = sentence.text(&locale);
            let before = said.insert(text.clone(), sentence.id);
            assert!(before.is_none_or(|id| id == sentence.id), "{language}: {text}");
        }
        let turns = Color::BOTH.map(|color| illegal(IllegalMove::NotYourTurn(color)).text(&locale));
        assert_ne!(turns[0], turns[1]);
    }
}

#[test]
fn sides_have_the_colours_of_their_discs() {
    let english = Locale::new(Language::English);
    let told = |setup: MatchSetup, event: usize| {
        let view = begun(setup);
        english.tell(&Narrator::of(&view).event(&samples::events()[event]))
    };
    let console = || MatchSetup::console(Variation::PLAIN, "console".into());
    let people = || MatchSetup::new(Seat::Person, Seat::Person);
    assert_eq!(told(people(), 2), "Black plays D3 and turns 1 disc.");
    assert_eq!(told(console(), 2), "Green plays D3 and turns 1 disc.");
    assert_eq!(
        told(console(), 5),
        "Green plays D3 and turns 1 disc. Green has no disc in hand: Red lends one."
    );
    let ended = samples::events().len() - samples::verdicts().len();
    assert_eq!(
        told(console(), ended + 4),
        "Green wins. Red resigns. Discs on the board: Green 38, Red 26.",
        "where somebody has resigned no score is made of the discs"
    );
    assert_eq!(
        told(console(), ended),
        "Green wins. The board is full. Discs on the board: Green 38, Red 26. Margin: 12. Federation score: 38–26."
    );
}

#[test]
fn players_are_called_by_their_names_or_by_what_they_are() {
    let english = Locale::new(Language::English);
    let view = begun(series());
    let names = outflank_play::PerPlayer { one: Some("Ana".to_owned()), two: None };
    let plain = Narrator::of(&view);
    let named = plain.with_names(&names);
    let called = |narrator: Narrator<'_>| Player::BOTH.map(|player| narrator.player(player).text(&english));
    assert_eq!(called(plain), ["You", "Computer, level 5"]);
    assert_eq!(called(named), ["Ana", "Computer, level 5"]);
    let people = begun(MatchSetup::new(Seat::Person, Seat::Person));
    assert_eq!(called(Narrator::of(&people)), ["Player 1", "Player 2"]);
    let standing = named.standing(&view.standing, 1).unwrap().text(&english);
    assert_eq!(standing, "Game 1. Wins: Ana – Computer, level 5: 0–0 (first to 3).");
    assert_eq!(Narrator::of(&people).standing(&people.standing, 1), None);
}

/// R11: the score sheet says where every point of a series comes from.
#[test]
fn r11_every_line_of_a_score_sheet_has_words() {
    let mut view = begun(series());
    view.verdicts = samples::verdicts();
    let sheet = Narrator::of(&view).sheet(&view);
    assert_eq!(sheet.games.len(), view.verdicts.len());
    for locale in Language::ALL.map(Locale::new) {
        for (verdict, lines) in view.verdicts.iter().zip(&sheet.games) {
            lines.iter().for_each(|line| check(line, &locale));
            let said = locale.tell(lines);
            assert!(verdict.winner.is_none() || said.contains(&verdict.points.to_string()), "{said}");
        }
        sheet.total.iter().for_each(|line| check(line, &locale));
    }
    // A single game has no sheet.
    let single = begun(MatchSetup::new(Seat::Person, Seat::Person));
    assert!(Narrator::of(&single).sheet(&single).games.is_empty());
}
