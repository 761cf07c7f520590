//! Room for the children of a node.

use crate::children::Child;
use std::mem::MaybeUninit;

/// No board has more legal moves: each needs an empty square and two discs, and a board
/// with fewer than four discs has fewer than four moves.
pub(crate) const MOST: usize = 60;

/// The children of one node. It is large, and a search needs one per ply, so workers keep
/// used lists for the next node instead of putting them on the stack, and nothing clears
/// their places in between.
pub(crate) struct MoveList {
    places: Box<[MaybeUninit<Child>; MOST]>,
    /// How many places have been written, from the first one on.
    written: usize,
}

impl MoveList {
    pub(crate) fn new() -> MoveList {
        MoveList { places: Box::new([const { MaybeUninit::uninit() }; MOST]), written: 0 }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.written = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, child: Child) {
        self.places[self.written].write(child);
        self.written += 1;
    }

    #[inline]
    #[allow(unsafe_code)]
    pub(crate) fn children(&mut self) -> &mut [Child] {
        // SAFETY: `push` alone raises `written`, by one for each place it has written in
        // order, and nothing ever takes a child out of its place.
        unsafe { self.places[..self.written].assume_init_mut() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::Node;
    use outflank_rules::Board;

    #[test]
    fn a_list_shows_what_was_pushed_since_it_was_cleared() {
        let child = |square| Child { square, key: 0, node: Node::new(Board::START) };
        let squares =
            |list: &mut MoveList| list.children().iter().map(|child| child.square).collect::<Vec<_>>();
        let mut list = MoveList::new();
        assert!(list.children().is_empty());
        for square in 0..MOST as u8 {
            list.push(child(square));
        }
        assert_eq!(squares(&mut list), (0..MOST as u8).collect::<Vec<_>>());
        list.clear();
        assert!(list.children().is_empty());
        list.push(child(7));
        assert_eq!(squares(&mut list), [7]);
    }
}
