//! A mixed strategy in whole units, as a strategy file stores it.

use solver::{MAX_ACTIONS, Probabilities};

/// The share of each action in whole units, four bits per action. They add up to [`Units::WHOLE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Units(pub(crate) u32);

impl Units {
    /// The sum of all shares.
    pub(crate) const WHOLE: u8 = 15;
    /// Smaller shares are treated as noise.
    const NOISE: f32 = 0.07;

    /// Rounds a mix to units, without its noise.
    pub(crate) fn of(mix: &Probabilities) -> Units {
        let purged = mix.map(|share| if share < Units::NOISE { 0.0 } else { share });
        let sum: f32 = purged.iter().sum();
        let scaled = purged.map(|share| share / sum * f32::from(Units::WHOLE));
        let mut units = scaled.map(|share| share as u8);
        while units.iter().sum::<u8>() < Units::WHOLE {
            let owed = |action: &usize| scaled[*action] - f32::from(units[*action]);
            let most =
                (0..MAX_ACTIONS).fold(0, |best, next| if owed(&next) > owed(&best) { next } else { best });
            units[most] += 1;
        }
        Units(units.iter().rev().fold(0, |packed, unit| packed << 4 | u32::from(*unit)))
    }

    /// All units on one action.
    pub(crate) const fn pure(action: usize) -> Units {
        Units((Units::WHOLE as u32) << (4 * action))
    }

    pub(crate) const fn share(self, action: usize) -> u8 {
        (self.0 >> (4 * action)) as u8 & 0xF
    }

    /// The action that has all units, if any.
    pub(crate) fn only(self) -> Option<usize> {
        (0..MAX_ACTIONS).find(|&action| self.share(action) == Units::WHOLE)
    }

    pub(crate) const fn with(self, action: usize, units: u8) -> Units {
        Units(self.0 | (units as u32) << (4 * action))
    }

    pub(crate) fn mix(self) -> Probabilities {
        std::array::from_fn(|action| f32::from(self.share(action)) / f32::from(Units::WHOLE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_is_rounded_without_its_noise() {
        let check = |mix: [f32; 3], expected: [u8; 3]| {
            let mut whole = [0.0; MAX_ACTIONS];
            whole[..3].copy_from_slice(&mix);
            let units = Units::of(&whole);
            assert_eq!([0, 1, 2].map(|action| units.share(action)), expected);
        };
        check([1.0, 0.0, 0.0], [15, 0, 0]);
        check([0.96, 0.0, 0.04], [15, 0, 0]);
        check([0.5, 0.3, 0.2], [8, 4, 3]);
        check([0.05, 0.475, 0.475], [0, 8, 7]);
        assert_eq!(Units::of(&Units::pure(3).mix()).only(), Some(3));
    }
}
