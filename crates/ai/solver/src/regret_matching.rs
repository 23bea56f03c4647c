//! A mix of actions, and how regrets become one.

use game::Dice;

/// The most actions of one decision.
pub const MOST_ACTIONS: usize = 8;

/// The probability of each action; those beyond the last action have none.
pub type Mix = [f32; MOST_ACTIONS];

/// Regret matching: each action in proportion to its positive regret, and all alike where none is.
#[inline]
pub(crate) fn matching(regrets: &Mix, actions: usize) -> Mix {
    let mut mix = [0.0; MOST_ACTIONS];
    for (share, regret) in mix.iter_mut().zip(regrets).take(actions) {
        *share = regret.max(0.0);
    }
    normalised(mix, actions)
}

/// The mix in proportion to these weights, and all actions alike where none has any.
#[inline]
pub(crate) fn normalised(mut weights: Mix, actions: usize) -> Mix {
    let sum: f32 = weights.iter().sum();
    // The reciprocal of a smaller sum is infinite, and no share would be a number.
    if sum >= f32::MIN_POSITIVE {
        let scale = 1.0 / sum;
        weights.iter_mut().for_each(|weight| *weight *= scale);
    } else {
        let even = 1.0 / actions as f32;
        weights.iter_mut().take(actions).for_each(|weight| *weight = even);
    }
    weights
}

/// How finely a draw looks at probabilities.
const FINENESS: u32 = 1 << 24;

/// Draws an action from a mix.
#[inline]
pub(crate) fn draw(mix: &Mix, actions: usize, dice: &mut impl Dice) -> usize {
    let mut left = dice.below(FINENESS) as f32 / FINENESS as f32;
    for (action, share) in mix.iter().enumerate().take(actions) {
        if left < *share {
            return action;
        }
        left -= share;
    }
    likeliest(mix, actions)
}

/// The likeliest action, the first of equals: what rounding leaves over goes there.
fn likeliest(mix: &Mix, actions: usize) -> usize {
    (0..actions).fold(0, |best, action| if mix[action] > mix[best] { action } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regrets_become_a_mix() {
        let check = |regrets: [f32; 3], expected: [f32; 3]| {
            let mut all = [0.0; MOST_ACTIONS];
            all[..3].copy_from_slice(&regrets);
            assert_eq!(matching(&all, 3)[..3], expected);
        };
        check([3.0, 1.0, -8.0], [0.75, 0.25, 0.0]);
        check([0.0, 0.0, 5.0], [0.0, 0.0, 1.0]);
        check([-1.0, -2.0, -3.0], [1.0 / 3.0; 3]);
        check([1e-40, 0.0, -1.0], [1.0 / 3.0; 3]);
    }

    #[test]
    fn a_draw_never_takes_an_action_without_a_share() {
        struct Highest;
        impl Dice for Highest {
            fn below(&mut self, bound: u32) -> u32 {
                bound - 1
            }
        }
        let mix = [0.0, 0.3, 0.699_999, 0.0, 0.0, 0.0, 0.0, 0.0];
        assert_eq!(draw(&mix, 4, &mut Highest), 2);
    }
}
