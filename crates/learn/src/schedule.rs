//! What to repeat, and when.
//!
//! A thing that was right comes again after a longer and longer while, one that was wrong
//! tomorrow. Puzzles that were solved at once need not come again and get no card. Being
//! right before the time has come says little about memory and changes nothing.

use crate::day::Day;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Days until a card comes again, by how often it has been right in a row.
const WAITS: [u32; 6] = [1, 3, 7, 16, 35, 80];

/// Something to repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// When it comes again.
    pub due: Day,
    /// How often in a row it has been right.
    pub right: u32,
    /// How often it has been wrong in all.
    pub wrong: u32,
}

/// All cards of a learner, by the name of what they repeat: a puzzle or an opening.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Schedule {
    cards: BTreeMap<String, Card>,
}

impl Schedule {
    /// Something was tried. A new thing gets a card when it was wrong, or when it is to be
    /// remembered anyway ([`Schedule::learn`]).
    pub fn tried(&mut self, name: &str, right: bool, today: Day) {
        match self.cards.get_mut(name) {
            Some(card) if right && today < card.due => {}
            Some(card) if right => {
                card.right += 1;
                let wait = WAITS[(card.right as usize).min(WAITS.len() - 1)];
                card.due = today.after(wait);
            }
            Some(card) => *card = Card { due: today.after(WAITS[0]), right: 0, wrong: card.wrong + 1 },
            None if right => {}
            None => {
                let card = Card { due: today.after(WAITS[0]), right: 0, wrong: 1 };
                self.cards.insert(name.to_owned(), card);
            }
        }
    }

    /// Something new to remember: it comes again tomorrow. What has a card keeps it.
    pub fn learn(&mut self, name: &str, today: Day) {
        let card = Card { due: today.after(WAITS[0]), right: 0, wrong: 0 };
        self.cards.entry(name.to_owned()).or_insert(card);
    }

    /// Puts a card away.
    pub fn forget(&mut self, name: &str) {
        self.cards.remove(name);
    }

    /// What is due, the longest overdue first.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<&str> {
        let mut due: Vec<(&Card, &str)> = self
            .cards
            .iter()
            .filter(|(_, card)| card.due <= today)
            .map(|(name, card)| (card, name.as_str()))
            .collect();
        due.sort_by_key(|(card, name)| (card.due, *name));
        due.into_iter().map(|(_, name)| name).collect()
    }

    /// The card of a thing.
    #[must_use]
    pub fn card(&self, name: &str) -> Option<&Card> {
        self.cards.get(name)
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_answers_come_back_later_and_later_and_wrong_ones_tomorrow() {
        let mut schedule = Schedule::default();
        schedule.tried("solved at once", true, Day(0));
        assert!(schedule.is_empty());
        schedule.tried("hard", false, Day(0));
        schedule.tried("hard", true, Day(0));
        assert_eq!(schedule.due(Day(0)), [""; 0]);
        assert_eq!(schedule.due(Day(1)), ["hard"], "right again at once is no proof of memory");
        let mut today = Day(1);
        let mut waits = Vec::new();
        for _ in 0..7 {
            assert_eq!(schedule.due(today), ["hard"]);
            schedule.tried("hard", true, today);
            let next = schedule.card("hard").unwrap().due;
            waits.push(next.0 - today.0);
            today = next;
        }
        assert_eq!(waits, [3, 7, 16, 35, 80, 80, 80]);
        schedule.tried("hard", false, today);
        assert_eq!(*schedule.card("hard").unwrap(), Card { due: today.after(1), right: 0, wrong: 2 });
    }

    #[test]
    fn the_longest_overdue_comes_first_and_all_of_it_can_be_stored() {
        let mut schedule = Schedule::default();
        schedule.learn("b", Day(5));
        schedule.learn("a", Day(6));
        schedule.learn("b", Day(9));
        assert_eq!(schedule.due(Day(9)), ["b", "a"]);
        let text = serde_json::to_string(&schedule).unwrap();
        assert_eq!(serde_json::from_str::<Schedule>(&text).unwrap(), schedule);
        schedule.forget("b");
        assert_eq!(schedule.len(), 1);
    }
}
