//! What holds for every series (R11).

mod random_play;

use outflank_play::series::{GameResult, Goal, Player, Series, SeriesOutcome, SeriesOver, StartRule};
use outflank_rules::{Color, Margin, Position};
use proptest::prelude::*;
use random_play::whole_game;
use std::num::NonZeroU32;

fn any_goal() -> impl Strategy<Value = Goal> {
    let number = |most: u32| (1..=most).prop_map(|number| NonZeroU32::new(number).expect("from 1"));
    prop_oneof![
        number(7).prop_map(Goal::Wins),
        number(12).prop_map(Goal::Games),
        number(200).prop_map(Goal::Points),
    ]
}

fn any_rule() -> impl Strategy<Value = StartRule> {
    prop_oneof![
        Just(StartRule::Alternate),
        Just(StartRule::LoserStarts),
        Just(StartRule::Same),
        Just(StartRule::WinnerDecides),
    ]
}

fn any_result() -> impl Strategy<Value = GameResult> {
    let won = (any::<bool>(), 1..=64_u8).prop_map(|(one, margin)| GameResult::Won {
        by: if one { Player::One } else { Player::Two },
        margin: Margin::new(margin).expect("at most 64"),
    });
    prop_oneof![1 => Just(GameResult::Drawn), 5 => won]
}

proptest! {
    #[test]
    fn a_series_ends_once_and_adds_up(
        goal in any_goal(),
        rule in any_rule(),
        results in prop::collection::vec(any_result(), 0..60),
    ) {
        let mut series = Series::new(goal, rule, Player::Two);
        let mut wins = [0_u32; 2];
        let mut points = [0_u32; 2];
        let mut starter = Player::Two;
        for (game, &result) in results.iter().enumerate() {
            let reached = match goal {
                Goal::Wins(number) => wins.iter().any(|&wins| wins >= number.get()),
                Goal::Points(number) => points.iter().any(|&points| points >= number.get()),
                Goal::Games(number) => game >= number.get() as usize,
            };
            prop_assert_eq!(series.outcome().is_some(), reached);
            prop_assert_eq!(series.next_starter(), (!reached).then_some(starter));
            if reached {
                let before = series.clone();
                prop_assert_eq!(series.record(result), Err(SeriesOver));
                prop_assert_eq!(&series, &before);
                break;
            }
            series.record(result).expect("the series goes on");
            if let GameResult::Won { by, margin } = result {
                wins[by as usize] += 1;
                points[by as usize] += u32::from(margin.discs());
            }
            starter = match (rule, result.winner()) {
                (StartRule::Same, _) => starter,
                (StartRule::LoserStarts, Some(winner)) => winner.other(),
                (StartRule::WinnerDecides, Some(winner)) => {
                    // Every other winner lets the loser start; without a word the winner does.
                    let starter = if game % 2 == 0 { winner.other() } else { winner };
                    if game % 2 == 0 {
                        series.decide(starter);
                    }
                    starter
                }
                (StartRule::Alternate, _) | (StartRule::LoserStarts | StartRule::WinnerDecides, None) => {
                    starter.other()
                }
            };
        }
        for player in Player::BOTH {
            let standing = series.standing(player);
            prop_assert_eq!(standing.wins, wins[player as usize]);
            prop_assert_eq!(standing.points, points[player as usize]);
        }
        prop_assert_eq!(wins[0] as usize + wins[1] as usize + series.draws(), series.results().len());
        if let Some(SeriesOutcome::Won(player)) = series.outcome() {
            let own = match goal {
                Goal::Wins(_) => wins,
                Goal::Games(_) if wins[0] != wins[1] => wins,
                Goal::Games(_) | Goal::Points(_) => points,
            };
            prop_assert!(own[player as usize] > own[player.other() as usize]);
        }
    }

    #[test]
    fn a_finished_game_counts_for_whoever_had_the_colour(seed: u64, one_is_black: bool) {
        let outcome = whole_game(Position::START, seed).outcome().expect("over");
        let black = if one_is_black { Player::One } else { Player::Two };
        let expected = match outcome.winner() {
            None => GameResult::Drawn,
            Some(Color::Black) => GameResult::Won { by: black, margin: outcome.margin() },
            Some(Color::White) => GameResult::Won { by: black.other(), margin: outcome.margin() },
        };
        prop_assert_eq!(GameResult::of(outcome, black), expected);
    }
}
