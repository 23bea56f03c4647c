//! Chance as a player: what it may do, and with which weights.

/// A source of numbers, handed in by whoever drives a game; rules hold none of their own.
pub trait Dice {
    /// A number from 0 to `bound - 1`, all equally likely. A bound of 0 counts as 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// A list of outcomes with integer weights, made to be filled again and again.
#[derive(Clone, Debug)]
pub struct Outcomes<O> {
    entries: Vec<(O, u32)>,
    total: u32,
}

impl<O: Copy> Outcomes<O> {
    /// An empty list with room for the outcomes of any ordinary draw.
    #[must_use]
    pub fn new() -> Outcomes<O> {
        Outcomes { entries: Vec::with_capacity(64), total: 0 }
    }

    /// Forgets all outcomes and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.entries.clear();
        self.total = 0;
    }

    /// Adds an outcome.
    #[inline]
    pub fn push(&mut self, outcome: O, weight: u32) {
        self.entries.push((outcome, weight));
        self.total = self.total.saturating_add(weight);
    }

    /// The sum of all weights.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The outcomes and weights in the order in which the game lists them.
    #[must_use]
    pub fn entries(&self) -> &[(O, u32)] {
        &self.entries
    }

    /// The outcome that holds this ticket, of tickets numbered 0 to `total - 1` and handed out in order.
    #[must_use]
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

    /// Draws an outcome by its weight; nothing if there is none.
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
    fn each_outcome_holds_as_many_tickets_as_its_weight() {
        let mut outcomes = Outcomes::new();
        outcomes.push('a', 2);
        outcomes.push('b', 1);
        let holders: Vec<_> = (0..4).map(|ticket| outcomes.holder(ticket)).collect();
        assert_eq!(holders, [Some('a'), Some('a'), Some('b'), None]);
    }
}
