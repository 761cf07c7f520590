//! The weights that come with the program.

use crate::weights::Weights;
use ruzstd::decoding::FrameDecoder;
use std::sync::{Arc, LazyLock};

static EMBEDDED: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let mut bytes = Vec::with_capacity(Weights::file_bytes());
    FrameDecoder::new()
        .decode_all_to_vec(outflank_weights::EVAL, &mut bytes)
        .expect("the embedded weights unpack to a weights file");
    Arc::new(Weights::from_bytes(&bytes).expect("the embedded weights are ours: a test reads them"))
});

impl Weights {
    /// The weights that come with the program, unpacked on first use.
    #[must_use]
    pub fn embedded() -> Arc<Weights> {
        Arc::clone(&EMBEDDED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate;
    use outflank_rules::isa::Isa;
    use outflank_rules::{Board, SquareSet};

    #[test]
    fn the_embedded_weights_unpack_and_know_what_a_corner_is_worth() {
        let weights = Weights::embedded();
        // Twelve plies into a game, then a corner added for one side or the other.
        let mut board = Board::START;
        for _ in 0..12 {
            let square = board.moves().first().expect("the line has moves");
            board = board.play(square).expect("the move is legal");
        }
        let corner = (SquareSet::CORNERS - board.occupied()).first().expect("a corner is free");
        let with = |player: SquareSet, opponent: SquareSet| {
            evaluate(Isa::best(), &weights, Board::new(player, opponent).expect("the corner is free"))
        };
        let own = with(board.player() | corner.set(), board.opponent());
        let other = with(board.player(), board.opponent() | corner.set());
        assert!(own > other + 4 * crate::PER_DISC, "own corner {own}, the other's {other}");
    }
}
