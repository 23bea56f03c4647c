//! Action probabilities from regrets.

use game::Dice;

/// The limit of actions in one decision.
pub const MAX_ACTIONS: usize = 8;

/// A number for each action. Entries beyond the last action are 0.
pub(crate) type PerAction = [f32; MAX_ACTIONS];

/// The probability of each action.
pub type Probabilities = PerAction;

/// Regret matching: proportional to positive regrets, uniform if there are none.
#[inline]
pub(crate) fn match_regrets(regrets: &PerAction, actions: usize) -> Probabilities {
    let mut probabilities = [0.0; MAX_ACTIONS];
    for (share, regret) in probabilities.iter_mut().zip(regrets).take(actions) {
        *share = regret.max(0.0);
    }
    normalized(probabilities, actions)
}

/// Proportional to the weights, uniform if all are zero.
#[inline]
pub(crate) fn normalized(mut weights: PerAction, actions: usize) -> Probabilities {
    let sum: f32 = weights.iter().sum();
    // The reciprocal of a smaller sum is infinite, which would give NaN.
    if sum >= f32::MIN_POSITIVE {
        let scale = 1.0 / sum;
        weights.iter_mut().for_each(|weight| *weight *= scale);
    } else {
        let even = 1.0 / actions as f32;
        weights.iter_mut().take(actions).for_each(|weight| *weight = even);
    }
    weights
}

/// The resolution of a draw.
const RESOLUTION: u32 = 1 << 24;

#[inline]
pub(crate) fn draw(probabilities: &Probabilities, actions: usize, dice: &mut impl Dice) -> usize {
    let mut left = dice.below(RESOLUTION) as f32 / RESOLUTION as f32;
    for (action, share) in probabilities.iter().enumerate().take(actions) {
        if left < *share {
            return action;
        }
        left -= share;
    }
    likeliest(probabilities, actions)
}

/// Rounding errors of a draw go to the likeliest action.
fn likeliest(probabilities: &Probabilities, actions: usize) -> usize {
    (0..actions)
        .fold(0, |best, action| if probabilities[action] > probabilities[best] { action } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regret_matching_gives_probabilities() {
        let check = |regrets: [f32; 3], expected: [f32; 3]| {
            let mut all = [0.0; MAX_ACTIONS];
            all[..3].copy_from_slice(&regrets);
            assert_eq!(match_regrets(&all, 3)[..3], expected);
        };
        check([3.0, 1.0, -8.0], [0.75, 0.25, 0.0]);
        check([0.0, 0.0, 5.0], [0.0, 0.0, 1.0]);
        check([-1.0, -2.0, -3.0], [1.0 / 3.0; 3]);
        check([1e-40, 0.0, -1.0], [1.0 / 3.0; 3]);
    }

    #[test]
    fn a_draw_never_returns_an_action_with_probability_zero() {
        struct Highest;
        impl Dice for Highest {
            fn below(&mut self, bound: u32) -> u32 {
                bound - 1
            }
        }
        let probabilities = [0.0, 0.3, 0.699_999, 0.0, 0.0, 0.0, 0.0, 0.0];
        assert_eq!(draw(&probabilities, 4, &mut Highest), 2);
    }
}
