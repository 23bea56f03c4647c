//! The kit's own seeded dice, so that a violation can be reproduced.

use crate::chance::Dice;

/// The splitmix64 generator.
pub(super) struct KitDice {
    state: u64,
}

impl KitDice {
    pub(super) fn new(seed: u64) -> KitDice {
        KitDice { state: seed }
    }

    /// Returns a random element, or `None` if the list is empty.
    pub(super) fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let bound = u32::try_from(things.len()).unwrap_or(u32::MAX);
        things.get(self.below(bound) as usize).copied()
    }

    /// Returns true with a probability of 1 in `times`.
    pub(super) fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

impl Dice for KitDice {
    fn below(&mut self, bound: u32) -> u32 {
        let high = self.next() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_occurs() {
        let mut dice = KitDice::new(7);
        let mut seen = [0; 5];
        for _ in 0..1000 {
            seen[dice.below(5) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| times > 100), "{seen:?}");
    }

    #[test]
    fn pick_returns_none_for_an_empty_list() {
        assert_eq!(KitDice::new(7).pick::<u8>(&[]), None);
        assert_eq!(KitDice::new(7).below(0), 0);
    }
}
