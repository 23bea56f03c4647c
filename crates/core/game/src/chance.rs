//! Chance: outcomes with integer weights, and the source of numbers to draw them.

/// A source of random numbers. The caller provides it; rules have none of their own.
pub trait Dice {
    /// Returns a number from 0 to `bound - 1`, all equally likely. A bound of 0 counts as 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// A list of outcomes with integer weights. The buffer is reused, so that playouts do not allocate.
#[derive(Clone, Debug)]
pub struct Outcomes<O> {
    entries: Vec<(O, u32)>,
    total: u32,
}

impl<O: Copy> Outcomes<O> {
    /// Creates an empty list with capacity for any ordinary draw.
    pub fn new() -> Outcomes<O> {
        Outcomes { entries: Vec::with_capacity(64), total: 0 }
    }

    /// Removes all outcomes and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.entries.clear();
        self.total = 0;
    }

    #[inline]
    pub fn push(&mut self, outcome: O, weight: u32) {
        self.entries.push((outcome, weight));
        self.total = self.total.saturating_add(weight);
    }

    /// Returns the sum of all weights.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// Returns the outcomes and weights in the order in which the game listed them.
    pub fn entries(&self) -> &[(O, u32)] {
        &self.entries
    }

    /// Returns the outcome that owns `ticket`. Tickets run from 0 to `total - 1`, and each outcome owns as many as its
    /// weight, in list order.
    #[inline]
    pub fn holder(&self, ticket: u32) -> Option<O> {
        let mut left = ticket;
        for &(outcome, weight) in &self.entries {
            if left < weight {
                return Some(outcome);
            }
            left -= weight;
        }
        None
    }

    /// Draws an outcome by weight, or returns `None` if the list is empty.
    #[inline]
    pub fn draw(&self, dice: &mut impl Dice) -> Option<O> {
        self.holder(dice.below(self.total))
    }
}

impl<O: Copy> Default for Outcomes<O> {
    fn default() -> Outcomes<O> {
        Outcomes::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_outcome_owns_as_many_tickets_as_its_weight() {
        let mut outcomes = Outcomes::new();
        outcomes.push('a', 2);
        outcomes.push('b', 1);
        let holders: Vec<_> = (0..4).map(|ticket| outcomes.holder(ticket)).collect();
        assert_eq!(holders, [Some('a'), Some('a'), Some('b'), None]);
    }
}
