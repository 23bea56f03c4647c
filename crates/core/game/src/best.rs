//! Picking an option by value, for the policies of games.

use crate::math;
use std::cmp::Ordering;

use crate::chance::Dice;

/// Returns the option with the highest value. Ties are broken at random.
pub fn best<T: Copy>(options: impl IntoIterator<Item = (T, f64)>, dice: &mut impl Dice) -> Option<T> {
    let mut found: Option<(T, f64)> = None;
    let mut ties = 0;
    for (option, value) in options {
        match found.map_or(Ordering::Greater, |(_, best)| value.total_cmp(&best)) {
            Ordering::Less => continue,
            Ordering::Greater => ties = 1,
            Ordering::Equal => ties += 1,
        }
        if dice.below(ties) == 0 {
            found = Some((option, value));
        }
    }
    found.map(|(option, _)| option)
}

/// Draws an option: the better its value, the more likely. Options that are worse than the best by several times the
/// temperature are hardly ever drawn. Players who mix are harder to predict.
pub fn mixed<T: Copy>(options: &[(T, f64)], temperature: f64, dice: &mut impl Dice) -> Option<T> {
    let best = options.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
    let weight = |value: f64| (math::exp((value - best) / temperature) * TICKETS) as u32;
    let total: u32 = options.iter().map(|(_, value)| weight(*value)).sum();
    let mut ticket = dice.below(total.max(1));
    for (option, value) in options {
        match ticket.checked_sub(weight(*value)) {
            Some(rest) => ticket = rest,
            None => return Some(*option),
        }
    }
    options.first().map(|(option, _)| *option)
}

/// The tickets of the best option in a draw.
const TICKETS: f64 = 10_000.0;

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns scripted numbers and records the bounds it was called with.
    struct ScriptedDice {
        numbers: Vec<u32>,
        bounds: Vec<u32>,
    }

    impl Dice for ScriptedDice {
        fn below(&mut self, bound: u32) -> u32 {
            self.bounds.push(bound);
            self.numbers.pop().unwrap_or(0)
        }
    }

    fn check(options: &[(char, f64)], numbers: &[u32], expected: Option<char>, bounds: &[u32]) {
        let mut dice = ScriptedDice { numbers: numbers.iter().rev().copied().collect(), bounds: Vec::new() };
        assert_eq!(best(options.iter().copied(), &mut dice), expected);
        assert_eq!(dice.bounds, bounds);
    }

    #[test]
    fn mixed_draws_by_value() {
        let draw = |options: &[(char, f64)], number| {
            let mut dice = ScriptedDice { numbers: vec![number], bounds: Vec::new() };
            (mixed(options, 0.1, &mut dice), dice.bounds)
        };
        let options = [('a', 0.4), ('b', 0.5), ('c', -9.0)];
        assert_eq!(draw(&options, 0), (Some('a'), vec![13_678]));
        assert_eq!(draw(&options, 3_677).0, Some('a'));
        assert_eq!(draw(&options, 3_678).0, Some('b'));
        assert_eq!(draw(&options, 13_677).0, Some('b'));
        assert_eq!(draw(&[], 0), (None, vec![1]));
    }

    #[test]
    fn best_takes_the_highest_value_and_breaks_ties_at_random() {
        check(&[], &[], None, &[]);
        check(&[('a', 1.0), ('b', 2.0), ('c', 0.0)], &[], Some('b'), &[1, 1]);
        check(&[('a', 1.0), ('b', 1.0), ('c', 1.0)], &[0, 0, 2], Some('b'), &[1, 2, 3]);
        check(&[('a', -1.0), ('b', -1.0)], &[0, 1], Some('a'), &[1, 2]);
    }
}
