//! Choosing by worth, for the policies of games.

use std::cmp::Ordering;

use crate::chance::Dice;

/// The option of the highest worth; the dice choose between equals.
pub fn best<T: Copy>(options: impl IntoIterator<Item = (T, f64)>, dice: &mut impl Dice) -> Option<T> {
    let mut found: Option<(T, f64)> = None;
    let mut equals = 0;
    for (option, worth) in options {
        match found.map_or(Ordering::Greater, |(_, most)| worth.total_cmp(&most)) {
            Ordering::Less => continue,
            Ordering::Greater => equals = 1,
            Ordering::Equal => equals += 1,
        }
        if dice.below(equals) == 0 {
            found = Some((option, worth));
        }
    }
    found.map(|(option, _)| option)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dice that show the numbers of a list, and how they were asked.
    struct Shown {
        numbers: Vec<u32>,
        bounds: Vec<u32>,
    }

    impl Dice for Shown {
        fn below(&mut self, bound: u32) -> u32 {
            self.bounds.push(bound);
            self.numbers.pop().unwrap_or(0)
        }
    }

    fn check(options: &[(char, f64)], numbers: &[u32], expected: Option<char>, bounds: &[u32]) {
        let mut dice = Shown { numbers: numbers.iter().rev().copied().collect(), bounds: Vec::new() };
        assert_eq!(best(options.iter().copied(), &mut dice), expected);
        assert_eq!(dice.bounds, bounds);
    }

    #[test]
    fn the_most_worth_is_chosen_and_equals_share_the_chance() {
        check(&[], &[], None, &[]);
        check(&[('a', 1.0), ('b', 2.0), ('c', 0.0)], &[], Some('b'), &[1, 1]);
        check(&[('a', 1.0), ('b', 1.0), ('c', 1.0)], &[0, 0, 2], Some('b'), &[1, 2, 3]);
        check(&[('a', -1.0), ('b', -1.0)], &[0, 1], Some('a'), &[1, 2]);
    }
}
