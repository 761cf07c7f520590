//! Why something is refused.
//!
//! These texts begin with a small letter: they stand alone as a sentence, or behind the
//! place in a file where a move is wrong.

use outflank_host::Refused;
use outflank_locale::Sentence;
use outflank_play::Refusal;
use outflank_rules::IllegalMove;

/// Why a match refuses an order.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Sentence {
    match refusal {
        Refusal::Occupied { square } => Sentence::new("refusal-occupied").with("square", *square),
        Refusal::TurnsNothing { square } => Sentence::new("refusal-turns-nothing").with("square", *square),
        Refusal::PassWithMoves => Sentence::new("refusal-pass"),
        Refusal::NotYourTurn => Sentence::new("refusal-turn"),
        Refusal::NotAtATable => Sentence::new("refusal-not-at-a-table"),
        Refusal::NoDisc { square } => Sentence::new("refusal-no-disc").with("square", *square),
        Refusal::PlaceFirst => Sentence::new("refusal-place-first"),
        Refusal::AlreadyPlaced { square } => Sentence::new("refusal-already-placed").with("square", *square),
        Refusal::Stands => Sentence::new("refusal-stands"),
        Refusal::MistakesLeft { count } => Sentence::new("refusal-mistakes").with("count", *count),
        Refusal::NotBegun => Sentence::new("refusal-not-begun"),
        Refusal::GameGoesOn => Sentence::new("refusal-game-goes-on"),
        Refusal::GameOver => Sentence::new("refusal-game-over"),
        Refusal::MatchOver => Sentence::new("refusal-match-over"),
        Refusal::Paused => Sentence::new("refusal-paused"),
        Refusal::NotPaused => Sentence::new("refusal-not-paused"),
        Refusal::TimeIsUp => Sentence::new("refusal-time"),
        // Nobody orders in the past, and nobody answers a question twice: somebody else
        // was quicker.
        Refusal::TimeRunsBackwards { .. } | Refusal::StaleRequest => Sentence::new("refusal-too-late"),
        Refusal::ComputerSeat => Sentence::new("refusal-computer"),
        Refusal::NoTakeBacks => Sentence::new("refusal-no-take-backs"),
        Refusal::NothingToTakeBack => Sentence::new("refusal-nothing-to-take-back"),
        Refusal::NoTimeToTakeBack => Sentence::new("refusal-no-time-to-take-back"),
        Refusal::AlreadyAsked => Sentence::new("refusal-asked"),
        Refusal::NothingAsked => Sentence::new("refusal-nothing-asked"),
        Refusal::NothingToRedo => Sentence::new("refusal-nothing-to-redo"),
        Refusal::NoPauses => Sentence::new("refusal-no-pauses"),
        Refusal::NoPauseAsked => Sentence::new("refusal-no-pause-asked"),
        Refusal::PauseUsed => Sentence::new("refusal-pause-used"),
        Refusal::AskedTooOften { .. } => Sentence::new("refusal-asked-too-often"),
        Refusal::NothingToClaim => Sentence::new("refusal-nothing-to-claim"),
        Refusal::NoClockRuns => Sentence::new("refusal-no-clock"),
        Refusal::StarterNotChosen => Sentence::new("refusal-starter-not-chosen"),
        Refusal::NotYoursToChoose => Sentence::new("refusal-not-yours-to-choose"),
        Refusal::TooLateToAbort => Sentence::new("refusal-abort"),
    }
}

/// Why the host of a match refuses something.
#[must_use]
pub fn refused(reason: &Refused) -> Sentence {
    match reason {
        Refused::Role(_) => Sentence::new("refusal-not-yours"),
        Refused::Record => Sentence::new("refusal-record"),
        Refused::NotGone => Sentence::new("refusal-not-gone"),
        Refused::Play(reason) => refusal(reason),
    }
}

/// Why a move of a record is against the rules.
#[must_use]
pub fn illegal(reason: IllegalMove) -> Sentence {
    match reason {
        // In a record there is no opponent, but there are colours.
        IllegalMove::NotYourTurn(color) => Sentence::new("refusal-turn-of").with("color", color),
        reason => refusal(&reason.into()),
    }
}
