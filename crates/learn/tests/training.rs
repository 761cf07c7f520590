//! Openings by heart, and the puzzle of the day.

use outflank_data::openings;
use outflank_learn::trainer::Answer;
use outflank_learn::{Day, Schedule, Trainer, daily};
use outflank_locale::{Language, Locale};
use outflank_puzzles::{Kind, collection};
use outflank_rules::{Color, Symmetry};
use std::collections::HashSet;

#[test]
fn every_named_line_can_be_played_from_either_side_however_it_is_turned() {
    for opening in openings() {
        for learner in Color::BOTH {
            // White cannot choose how the line is turned.
            let symmetries =
                if learner == Color::Black { &Symmetry::OF_START[..] } else { &[Symmetry::Identity] };
            for symmetry in symmetries {
                let mut trainer = Trainer::new(opening, learner);
                while !trainer.is_finished() {
                    let next = symmetry.square(opening.moves[trainer.game().ply()]);
                    let Answer::Right { .. } = trainer.play(next) else {
                        panic!("{:?}: {next} as {learner}", opening.en);
                    };
                }
                let found = openings::of(trainer.position().board()).expect("the line has a name");
                assert_eq!(found.key().unwrap(), opening.key().unwrap());
                assert_eq!(trainer.mistakes(), 0);
            }
        }
    }
}

#[test]
fn a_move_of_another_opening_is_refused_kindly_and_comes_again_tomorrow() {
    let tiger = openings().iter().find(|opening| opening.is_called("tiger")).expect("the Tiger");
    let mut trainer = Trainer::new(tiger, Color::Black);
    let before = trainer.position();
    trainer.play(tiger.moves[0]);
    let at = trainer.position();
    assert_ne!(before, at);
    let wrong = (at.moves() - tiger.moves[2].set()).into_iter().find(|&square| {
        let mut other = trainer.clone();
        matches!(other.play(square), Answer::Wrong { .. })
    });
    let wrong = wrong.expect("another move");
    let Answer::Wrong { message } = trainer.play(wrong) else { panic!("{wrong}") };
    for locale in Language::ALL.map(Locale::new) {
        assert!(message.text(&locale).contains(&format!("{wrong:#}")));
    }
    assert_eq!((trainer.position(), trainer.mistakes()), (at, 1));
    assert_eq!(trainer.hint(), Some(tiger.moves[2]));

    let mut schedule = Schedule::default();
    schedule.learn(&trainer.name(), Day(100));
    schedule.tried(&trainer.name(), trainer.mistakes() == 0, Day(101));
    assert_eq!(schedule.due(Day(102)), [trainer.name().as_str()]);
}

#[test]
fn six_days_bring_all_kinds_and_no_puzzle_comes_again_too_soon() {
    let first = Day::of_date(2026, 11, 15).unwrap();
    let kinds: HashSet<Kind> =
        (0..6).map(|n| daily::puzzle(first.after(n), collection()).unwrap().kind).collect();
    assert_eq!(kinds.len(), 6);
    let fewest = Kind::ALL
        .into_iter()
        .map(|kind| collection().iter().filter(|puzzle| puzzle.kind == kind).count())
        .min()
        .unwrap();
    let mut seen = HashSet::new();
    for n in 0..6 * fewest as u32 {
        let puzzle = daily::puzzle(Day(6_000).after(n), collection()).unwrap();
        assert!(seen.insert(&puzzle.id), "{} comes again after {n} days", puzzle.id);
    }
    assert!(daily::puzzle(first, &[]).is_none());
}
