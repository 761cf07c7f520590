//! What must hold of every wave, whoever stands in the pool.

use outflank_ratings::pairing::{Seeker, pair};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn pools() -> impl Strategy<Value = Vec<Seeker<u32>>> {
    let one = (
        800.0..2400.0,
        any::<bool>(),
        0_u32..40,
        proptest::collection::btree_set(0_u32..20, 0..4),
        0_u32..24,
    );
    proptest::collection::vec((one, 0.0..600.0, -3..4), 0..20).prop_map(|all| {
        let seeker = |(who, ((rating, provisional, missed, blocked, last), range, more_black))| Seeker {
            who,
            rating,
            provisional,
            missed,
            wants: rating - range..=rating + range,
            blocked,
            last_opponent: (last < 20).then_some(last),
            more_black,
        };
        (0..).zip(all).map(seeker).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Nobody is in two games, with themselves, or with somebody either has blocked or
    /// did not want.
    #[test]
    fn pairs_are_fair(pool in pools()) {
        let mut seen = BTreeSet::new();
        for pair in pair(&pool) {
            let (black, white) = (&pool[pair.black as usize], &pool[pair.white as usize]);
            prop_assert!(seen.insert(pair.black) && seen.insert(pair.white));
            prop_assert!(!black.blocked.contains(&white.who) && !white.blocked.contains(&black.who));
            prop_assert!(black.wants.contains(&white.rating) && white.wants.contains(&black.rating));
            prop_assert!(black.more_black <= white.more_black);
        }
    }

    /// The order in which people stand in the pool does not matter.
    #[test]
    fn the_order_does_not_matter(pool in pools(), turn in 0_usize..20) {
        let mut turned = pool.clone();
        if !turned.is_empty() {
            let by = turn % turned.len();
            turned.rotate_left(by);
        }
        prop_assert_eq!(pair(&pool), pair(&turned));
    }

    /// Nobody starves: of those who are left over after a long wait, no two could have
    /// played each other.
    #[test]
    fn nobody_starves(mut pool in pools()) {
        for seeker in &mut pool {
            seeker.missed = 30;
            seeker.last_opponent = None;
        }
        let paired: BTreeSet<u32> = pair(&pool).iter().flat_map(|pair| [pair.black, pair.white]).collect();
        let left: Vec<&Seeker<u32>> = pool.iter().filter(|seeker| !paired.contains(&seeker.who)).collect();
        for (i, a) in left.iter().enumerate() {
            for b in &left[i + 1..] {
                let willing = a.wants.contains(&b.rating)
                    && b.wants.contains(&a.rating)
                    && !a.blocked.contains(&b.who)
                    && !b.blocked.contains(&a.who);
                prop_assert!(!willing || (a.rating - b.rating).abs() > 500.0);
            }
        }
    }
}
