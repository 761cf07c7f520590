//! What a problem says to a person, in any language.

use super::Problem;
use outflank_accounts::{Name, NameError, Password, WeakPassword};
use outflank_formats::{Found, PasteError, ReadError, ReadErrorKind};
use outflank_lobby::TermsError;
use outflank_locale::Sentence;
use outflank_messages::{illegal, refusal, refused};
use outflank_play::Variation;

impl Problem {
    /// What went wrong. What only programs come across is told in the words for them.
    pub(super) fn sentence(&self) -> Sentence {
        match self {
            Problem::Refused(reason, _) => refused(reason),
            Problem::NotForPlayers | Problem::NotYours => Sentence::new("refusal-not-yours"),
            Problem::IllegalLine { refusal: reason, .. } => refusal(reason),
            Problem::Unreadable(error) => unreadable(error),
            Problem::TooLarge => Sentence::new("web-unreadable-long"),
            Problem::UnknownVariation(digits) => Sentence::new("web-console-unknown")
                .with("digits", if digits.is_empty() { "--".to_owned() } else { digits.clone() })
                .with("valid", valid_variations()),
            Problem::Unwritable(_) | Problem::MistakesStand => Sentence::new("web-unwritable"),
            Problem::Stale(_) => Sentence::new("web-problem-stale"),
            Problem::NotFound(_) => Sentence::new("web-problem-not-found"),
            Problem::Storage(_) => Sentence::new("web-problem-storage"),
            Problem::Busy | Problem::TooManyRequests => Sentence::new("web-problem-busy"),
            Problem::BadName(error) => bad_name(*error),
            Problem::NameTaken => Sentence::new("people-name-taken"),
            Problem::WeakPassword(WeakPassword::TooShort) => {
                Sentence::new("people-password-short").with("count", number(Password::SHORTEST))
            }
            Problem::WeakPassword(WeakPassword::Guessable) => Sentence::new("people-password-weak"),
            Problem::WrongPassword => Sentence::new("people-password-wrong"),
            Problem::NoAccounts => Sentence::new("people-no-accounts"),
            Problem::AccountNeeded => Sentence::new("people-account-needed"),
            Problem::NobodyElse => Sentence::new("people-nobody-else"),
            Problem::BadTerms(TermsError::NotRateable) => Sentence::new("people-terms-not-rateable"),
            Problem::BadTerms(TermsError::XotWithCorners) => Sentence::new("people-terms-xot-corners"),
            Problem::Gone => Sentence::new("people-challenge-gone"),
            Problem::OwnChallenge => Sentence::new("people-challenge-own"),
            Problem::Malformed(_)
            | Problem::ForbiddenOrigin
            | Problem::MethodNotAllowed
            | Problem::NoHint(_)
            | Problem::UnsupportedMediaType
            | Problem::ForbiddenHost
            | Problem::BadSetup(_)
            | Problem::BadTerms(_)
            | Problem::MixedSetup(_)
            | Problem::UnknownLevel(_)
            | Problem::Internal(_) => Sentence::new("web-problem-other").with("detail", self.detail()),
        }
    }
}

fn valid_variations() -> String {
    Variation::all().map(|variation| variation.to_string()).collect::<Vec<_>>().join(" ")
}

fn bad_name(error: NameError) -> Sentence {
    match error {
        NameError::TooShort => Sentence::new("people-name-short").with("count", number(Name::SHORTEST)),
        NameError::TooLong => Sentence::new("people-name-long").with("count", number(Name::LONGEST)),
        NameError::NoLetterFirst => Sentence::new("people-name-first"),
        NameError::Sign { sign } => {
            Sentence::new("people-name-sign").with("sign", sign.escape_default().to_string())
        }
        NameError::Reserved => Sentence::new("people-name-reserved"),
    }
}

/// Why a text cannot be read, and where.
fn unreadable(error: &PasteError) -> Sentence {
    match error {
        PasteError::Empty => Sentence::new("web-unreadable-empty"),
        PasteError::TooLong(_) => Sentence::new("web-unreadable-long"),
        PasteError::Unrecognized(_) => Sentence::new("web-unreadable-unknown"),
        PasteError::Read(error) => match (reason(error), error.place) {
            (Some(reason), Some(place)) => Sentence::new("web-problem-unreadable-at")
                .with("detail", reason)
                .with("line", number(place.line))
                .with("column", number(place.column)),
            (Some(reason), None) => reason,
            // The rare rest is in the reader's own words, which name the place themselves.
            (None, _) => Sentence::new("web-problem-unreadable").with("detail", error.to_string()),
        },
    }
}

fn reason(error: &ReadError) -> Option<Sentence> {
    Some(match &error.kind {
        ReadErrorKind::Unexpected { found: Found::End, .. } => Sentence::new("web-unreadable-early"),
        ReadErrorKind::Unexpected { found: Found::Text(text), .. } => {
            Sentence::new("web-unreadable-found").with("found", text.clone())
        }
        ReadErrorKind::Unexpected { .. } => Sentence::new("web-unreadable-here"),
        ReadErrorKind::Illegal(mistake) => Sentence::new("web-unreadable-move")
            .with("ply", number(mistake.ply))
            .with("reason", illegal(mistake.reason)),
        ReadErrorKind::OtherGame(_) => Sentence::new("web-unreadable-other-game"),
        ReadErrorKind::BoardSize(_) => Sentence::new("web-unreadable-board-size"),
        _ => return None,
    })
}

/// Places beyond four billion are not reached: texts are limited.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
