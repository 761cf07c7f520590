//! What a puzzle asks for.

use std::fmt;
use std::str::FromStr;

/// The kinds of puzzles. Each definition holds for the side to move, and each asks for
/// one move that alone fits it.
///
/// Scores are final differences in discs with best play by both, empty squares to the
/// winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "PuzzleKind", rename_all = "kebab-case"))]
pub enum Kind {
    /// No corner can be taken now. After one move alone, whatever the reply, a corner can
    /// be taken next; it wins, and no move has a better score. The kind of the rulebook's
    /// puzzles.
    Corner,
    /// One move wins, every other draws or loses.
    OnlyWin,
    /// With 8 to 16 empty squares and no loss in sight, one move alone reaches the best
    /// score, and after the best reply again one alone, at least twice in a row: the end
    /// has to be played out.
    Endgame,
    /// One move is better than every other by 12 discs or more, and does not lose.
    Swing,
    /// One move alone reaches the best score, and the tempting one, named as the trap,
    /// throws the result away: it takes a corner, or it turns more discs than any other.
    Trap,
    /// One move alone leads to the opponent having no disc left.
    WipeOut,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] =
        [Kind::Corner, Kind::OnlyWin, Kind::Endgame, Kind::Swing, Kind::Trap, Kind::WipeOut];

    /// Its name in files and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Corner => "corner",
            Kind::OnlyWin => "only-win",
            Kind::Endgame => "endgame",
            Kind::Swing => "swing",
            Kind::Trap => "trap",
            Kind::WipeOut => "wipe-out",
        }
    }

    /// The text that names it for people.
    #[must_use]
    pub const fn title_id(self) -> &'static str {
        match self {
            Kind::Corner => "puzzle-kind-corner",
            Kind::OnlyWin => "puzzle-kind-only-win",
            Kind::Endgame => "puzzle-kind-endgame",
            Kind::Swing => "puzzle-kind-swing",
            Kind::Trap => "puzzle-kind-trap",
            Kind::WipeOut => "puzzle-kind-wipe-out",
        }
    }

    /// The text of its task; its argument is `$color`, the side to move.
    #[must_use]
    pub const fn task_id(self) -> &'static str {
        match self {
            Kind::Corner => "puzzle-task-corner",
            Kind::OnlyWin => "puzzle-task-only-win",
            Kind::Endgame => "puzzle-task-endgame",
            Kind::Swing => "puzzle-task-swing",
            Kind::Trap => "puzzle-task-trap",
            Kind::WipeOut => "puzzle-task-wipe-out",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKind {
    text: String,
}

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Kind::ALL.map(Kind::name).join(", ");
        write!(f, "{:?} is not one of the kinds {names}", self.text)
    }
}

impl std::error::Error for UnknownKind {}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| UnknownKind { text: text.chars().take(32).collect() })
    }
}
