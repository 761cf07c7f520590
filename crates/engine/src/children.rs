//! All moves of a node, with the boards they lead to.

use crate::worker::Node;
use outflank_isa::per_isa;
use std::mem::MaybeUninit;

/// No board has more legal moves: each needs an empty square and two discs, and a board
/// with fewer than four discs has fewer than four moves.
const MOST: usize = 60;

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

/// Room for the children of one node. It is large, and a search needs one per ply, so
/// workers keep used lists for the next node instead of putting them on the stack.
pub(crate) struct MoveList(Box<[MaybeUninit<Child>; MOST]>);

impl MoveList {
    pub(crate) fn new() -> MoveList {
        MoveList(Box::new([const { MaybeUninit::uninit() }; MOST]))
    }

    /// The first `count` children.
    #[inline]
    #[allow(unsafe_code)]
    fn filled(&mut self, count: usize) -> &mut [Child] {
        let written = &mut self.0[..count];
        // SAFETY: `expand` is the only caller and has just written that many places.
        unsafe { &mut *(std::ptr::from_mut(written) as *mut [Child]) }
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
    use crate::children::{Child, Eight, MoveList};
    use crate::worker::Node;
    use outflank_eval::features::hot::this_isa::after_with;
    use outflank_eval::pattern::SquareSteps;
    use outflank_rules::kernels::this_isa as kernel;

    /// Takes up to eight of a node's moves and plays them at the same time.
    #[inline]
    pub fn next_eight(node: &Node, moves: &mut u64) -> Eight {
        let mut bits = [0; 8];
        let mut count = 0;
        while *moves != 0 && count < 8 {
            bits[count] = *moves & moves.wrapping_neg();
            *moves &= *moves - 1;
            count += 1;
        }
        let flips = kernel::flips_of_eight(node.player, node.opponent, &bits);
        let players = std::array::from_fn(|lane| node.opponent & !flips[lane]);
        let opponents = std::array::from_fn(|lane| node.player | flips[lane] | bits[lane]);
        let replies = kernel::moves_of_eight(&players, &opponents);
        Eight { count, bits, flips, players, opponents, replies }
    }

    /// Plays every move of a node, eight at a time.
    pub fn expand<'list>(list: &'list mut MoveList, steps: &SquareSteps, node: &Node) -> &'list mut [Child] {
        let mut count = 0;
        let mut moves = node.moves;
        while moves != 0 {
            let eight = next_eight(node, &mut moves);
            for lane in 0..eight.count {
                let square = eight.bits[lane].trailing_zeros() as usize;
                let features = after_with(steps, &node.features, square, eight.flips[lane]);
                list.0[count].write(Child {
                    square: square as u8,
                    key: 0,
                    node: Node {
                        player: eight.players[lane],
                        opponent: eight.opponents[lane],
                        moves: eight.replies[lane],
                        features,
                    },
                });
                count += 1;
            }
        }
        list.filled(count)
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
