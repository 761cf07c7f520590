//! Lessons and puzzles, line by line.

use super::Teller;
use super::command::Command;
use crate::screens::learn;
use crate::screens::learn::exercise::{self, is_right, wrong_answer};
use crate::screens::learn::refutation::{Refutation, WrongAnswer};
use outflank_learn::Try;
use std::io;

impl Teller<'_> {
    /// The list of everything there is to learn, or one of it.
    pub(super) fn learn(&mut self, number: Option<usize>) -> io::Result<()> {
        self.cx.refresh_learning();
        let Some(number) = number else {
            let lines = learn::titles(&self.cx);
            return lines.iter().try_for_each(|line| self.say(line));
        };
        match number.checked_sub(1).and_then(|index| learn::nth(index, &self.cx)) {
            Some(exercise) => {
                self.say_id("tui-plain-learn")?;
                self.exercise = Some(exercise);
                self.told = false;
            }
            None => self.say_id("tui-plain-no-such-game")?,
        }
        self.asked = None;
        Ok(())
    }

    /// Says what is to be done, once, and asks for an answer after every line.
    pub(super) fn tell_task(&mut self, prompt: bool) -> io::Result<()> {
        self.say_task()?;
        if prompt && !self.prompted {
            write!(self.out, "> ")?;
        }
        self.prompted = true;
        Ok(())
    }

    fn say_task(&mut self) -> io::Result<()> {
        let Some(exercise) = self.exercise.as_ref().filter(|_| !self.told) else { return Ok(()) };
        self.told = true;
        let words = self.words();
        let mut lines =
            vec![format!("{}, {}.", exercise::title(exercise, words), exercise::place(exercise, words))];
        lines.extend(exercise::task(exercise, words, true));
        let options = (1..).zip(exercise::options(exercise, words));
        lines.extend(options.map(|(number, option)| format!("{number}: {option}")));
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// A command while something is being learned; says whether it was one for that.
    pub(super) fn learn_by(&mut self, command: Command) -> io::Result<bool> {
        let before = self.exercise.as_ref().map(|exercise| exercise::task(exercise, self.words(), true));
        let Some(exercise) = &mut self.exercise else { return Ok(false) };
        let (tried, senseless) = match command {
            Command::Square(square) => (Some(Try::Square(square)), "tui-plain-no-question"),
            Command::Number(number) => (number.checked_sub(1).map(Try::Statement), "tui-plain-no-question"),
            Command::Hint => (Some(Try::Hint), "tui-plain-nothing"),
            Command::New => {
                self.next_exercise()?;
                return Ok(true);
            }
            Command::Done => {
                self.exercise = None;
                self.asked = None;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        let answer = tried.and_then(|tried| exercise.answer(tried).ok());
        let notes = exercise.take_notes(self.cx.learning.today());
        let done = exercise.is_done();
        let wrong = match (&answer, tried) {
            (Some(answer), Some(Try::Square(square))) => wrong_answer(exercise, answer, square),
            _ => None,
        };
        self.cx.note(&notes);
        let Some(answer) = answer else {
            self.say_id(senseless)?;
            return Ok(true);
        };
        let text = answer.message.text(&self.cx.locale);
        self.say(&text)?;
        if let Some(wrong) = wrong {
            self.refute(wrong)?;
        }
        match is_right(&answer) {
            true if done => self.next_exercise()?,
            true => self.tell_reply(&before.unwrap_or_default())?,
            false => {}
        }
        Ok(true)
    }

    /// What has become of the task by a right answer: the opponent's reply, and what to do
    /// about it.
    fn tell_reply(&mut self, before: &[String]) -> io::Result<()> {
        let Some(exercise) = &self.exercise else { return Ok(()) };
        let task = exercise::task(exercise, self.words(), true);
        task.iter().filter(|line| !before.contains(line)).try_for_each(|line| self.say(line))
    }

    /// Says what a wrong answer leads to, if that can be proved while one waits.
    fn refute(&mut self, wrong: WrongAnswer) -> io::Result<()> {
        let Some(mut refutation) = Refutation::ask(wrong, &mut self.cx.thinkers) else { return Ok(()) };
        self.wait_for(|thought| {
            refutation.thought(thought);
            refutation.is_known().then_some(())
        });
        match refutation.text(self.words()) {
            nothing if nothing.is_empty() => Ok(()),
            text => self.say(&text),
        }
    }

    /// On to what comes next, or back to the game behind the last one.
    fn next_exercise(&mut self) -> io::Result<()> {
        let next = self
            .exercise
            .as_ref()
            .and_then(|exercise| exercise.next(self.cx.learning.progress(), self.cx.learning.today()));
        if next.is_none() {
            self.say_id("tui-learn-finished")?;
        }
        self.exercise = next;
        self.told = false;
        self.asked = None;
        Ok(())
    }
}
