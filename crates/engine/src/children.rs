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

    /// The node after one of a node's moves.
    #[inline]
    pub fn only_child(steps: &SquareSteps, node: &Node, square: u8) -> Node {
        let flips = kernel::flips(node.player, node.opponent, usize::from(square));
        let (player, opponent) = (node.opponent ^ flips, node.player ^ flips ^ 1 << square);
        Node {
            player,
            opponent,
            moves: kernel::moves(player, opponent),
            features: after_with(steps, &node.features, usize::from(square), flips),
        }
    }
}
