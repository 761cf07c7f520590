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
    use crate::children::Child;
    use crate::fan::fastest::this_isa::next_eight;
    use crate::move_list::MoveList;
    use crate::worker::Node;
    use outflank_eval::features::hot::this_isa::after_with;
    use outflank_eval::pattern::SquareSteps;
    use outflank_rules::kernels::this_isa as kernel;

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
