//! Numbers for choices: small, fast, and the same for the same seed.

/// The generator splitmix64.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// The numbers of one choice: another position or another seed gives others.
    pub(crate) fn of(seed: u64, player: u64, opponent: u64) -> Random {
        let mut random = Random(seed);
        for word in [player, opponent] {
            random.0 = random.next() ^ word;
        }
        random
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number from 0 to 1, 1 left out.
    pub(crate) fn fraction(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// One of these, each as likely as its weight says. There is at least one.
    pub(crate) fn draw<T: Copy>(&mut self, weighted: &[(T, f32)]) -> T {
        let total: f32 = weighted.iter().map(|(_, weight)| weight).sum();
        let mut left = self.fraction() * total;
        for (item, weight) in weighted {
            left -= weight;
            if left < 0.0 {
                return *item;
            }
        }
        weighted.last().expect("there is something to draw from").0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_follow_the_weights_and_the_seed() {
        let weighted = [('a', 1.0), ('b', 0.0), ('c', 3.0)];
        let draws = |seed| {
            let mut random = Random::of(seed, 1, 2);
            (0..4000).map(|_| random.draw(&weighted)).collect::<String>()
        };
        let counts = ['a', 'b', 'c'].map(|wanted| draws(7).chars().filter(|&c| c == wanted).count());
        assert!((800..1200).contains(&counts[0]) && counts[1] == 0, "{counts:?}");
        assert_eq!(draws(7), draws(7));
        assert_ne!(draws(7), draws(8));
    }
}
