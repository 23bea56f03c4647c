//! A fast generator for bots and rollouts. Real matches use the table's generator instead.

use game::Dice;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Fast dice, reproducible by seed, not cryptographically secure.
#[derive(Clone, Debug)]
pub struct FastDice(Xoshiro256PlusPlus);

impl FastDice {
    pub fn seeded(seed: u64) -> FastDice {
        FastDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A uniform number in `[0, 1)`.
    pub fn share(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / (f64::from(u32::MAX) + 1.0)
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    #[cold]
    fn reject(&mut self, bound: u32, mut product: u64) -> u32 {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(self.0.next_u32()) * u64::from(bound);
        }
        (product >> 32) as u32
    }
}

impl Dice for FastDice {
    /// Lemire's method: multiplication instead of division, with a rare rejection to remove the bias.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound { self.reject(bound, product) } else { (product >> 32) as u32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_face_has_about_the_same_frequency() {
        let mut dice = FastDice::seeded(7);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let mut one = FastDice::seeded(3);
        let mut two = FastDice::seeded(3);
        assert!((0..100).all(|_| one.below(1000) == two.below(1000)));
    }
}
