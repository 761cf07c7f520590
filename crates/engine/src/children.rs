//! All moves of a node, with the boards they lead to.

use crate::move_list::MOST;
use crate::worker::Node;
use outflank_isa::per_isa;

/// A move with the board it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Child {
    pub square: u8,
    /// Its place in the order of visits: highest first.
    pub key: i32,
    pub node: Node,
}

/// Moves that were played at the same time, one in each of the first `count` lanes.
pub(crate) struct Eight {
    pub count: usize,
    /// The square of the new disc.
    pub bits: [u64; 8],
    pub flips: [u64; 8],
    /// The boards after the moves, seen by the side that replies, and its moves.
    pub players: [u64; 8],
    pub opponents: [u64; 8],
    pub replies: [u64; 8],
}

/// From how many moves of a board on they are played all at once, by instruction set; fewer of
/// them are played one by one.
mod few {
    pub(crate) mod portable {
        pub(crate) const AT_ONCE: usize = 1;
    }

    #[cfg(target_arch = "aarch64")]
    pub(crate) use portable as neon;

    /// Eight boards are one register.
    #[cfg(target_arch = "x86_64")]
    pub(crate) use portable as avx512;

    /// Eight boards are two registers, and mostly there are fewer moves. Tuned on FFO 41: 4.6 %
    /// fewer instructions than without.
    #[cfg(target_arch = "x86_64")]
    pub(crate) mod avx2 {
        pub(crate) const AT_ONCE: usize = 4;
    }
}

/// The order in which to visit children: indices by falling key.
#[inline]
pub(crate) fn order(children: &[Child]) -> [u8; MOST] {
    let mut order = [0; MOST];
    for (index, child) in children.iter().enumerate() {
        let mut at = index;
        while at > 0 && children[usize::from(order[at - 1])].key < child.key {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = index as u8;
    }
    order
}

#[per_isa]
pub(crate) mod hot {
    use crate::children::few::this_isa::AT_ONCE;
    use crate::children::{Child, Eight};
    use crate::move_list::MoveList;
    use crate::worker::Node;
    use outflank_eval::features::hot::this_isa::after_with;
    use outflank_eval::pattern::SquareSteps;
    use outflank_rules::kernels::this_isa as kernel;

    /// Takes up to eight of a board's moves and plays them at the same time.
    #[inline]
    pub fn next_eight(player: u64, opponent: u64, moves: &mut u64) -> Eight {
        let mut bits = [0; 8];
        let mut count = 0;
        while *moves != 0 && count < 8 {
            bits[count] = *moves & moves.wrapping_neg();
            *moves &= *moves - 1;
            count += 1;
        }
        play(player, opponent, bits, count)
    }

    /// Plays the moves in the first `count` lanes.
    #[inline]
    pub fn play(player: u64, opponent: u64, bits: [u64; 8], count: usize) -> Eight {
        if count < AT_ONCE {
            let mut eight =
                Eight { count, bits, flips: [0; 8], players: [0; 8], opponents: [0; 8], replies: [0; 8] };
            for (lane, &bit) in bits.iter().enumerate().take(count) {
                let flips = kernel::flips(player, opponent, bit.trailing_zeros() as usize & 63);
                eight.flips[lane] = flips;
                eight.players[lane] = opponent ^ flips;
                eight.opponents[lane] = player | flips | bit;
                eight.replies[lane] = kernel::moves(eight.players[lane], eight.opponents[lane]);
            }
            return eight;
        }
        let flips = kernel::flips_of_eight(player, opponent, &bits);
        let players = std::array::from_fn(|lane| opponent & !flips[lane]);
        let opponents = std::array::from_fn(|lane| player | flips[lane] | bits[lane]);
        let replies = kernel::moves_of_eight(&players, &opponents);
        Eight { count, bits, flips, players, opponents, replies }
    }

    /// Plays every move of a node, eight at a time.
    pub fn expand<'list>(list: &'list mut MoveList, steps: &SquareSteps, node: &Node) -> &'list mut [Child] {
        list.clear();
        let mut moves = node.moves;
        while moves != 0 {
            let eight = next_eight(node.player, node.opponent, &mut moves);
            for lane in 0..eight.count {
                let square = eight.bits[lane].trailing_zeros() as usize;
                let features = after_with(steps, &node.features, square, eight.flips[lane]);
                list.push(Child {
                    square: square as u8,
                    key: 0,
                    node: Node {
                        player: eight.players[lane],
                        opponent: eight.opponents[lane],
                        moves: eight.replies[lane],
                        features,
                    },
                });
            }
        }
        list.children()
    }

    /// The board after one of a node's moves, seen by the side that replies, and the discs
    /// turned: enough to have the table's line fetched.
    #[inline]
    pub fn only_board(node: &Node, square: u8) -> ((u64, u64), u64) {
        let flips = kernel::flips(node.player, node.opponent, usize::from(square));
        ((node.opponent ^ flips, node.player ^ flips ^ 1 << square), flips)
    }

    /// The node after one of a node's moves.
    #[inline]
    pub fn only_child(
        steps: &SquareSteps,
        node: &Node,
        square: u8,
        (player, opponent): (u64, u64),
        flips: u64,
    ) -> Node {
        Node {
            player,
            opponent,
            moves: kernel::moves(player, opponent),
            features: after_with(steps, &node.features, usize::from(square), flips),
        }
    }
}
