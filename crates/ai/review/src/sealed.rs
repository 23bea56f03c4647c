//! Sealed choices that are revealed together: who gets the credit.
//!
//! Nobody chose first, so each choice is credited with what it adds on average over all orders in which the choices could
//! be revealed (the Shapley value). Where some are not revealed yet, the rollout policy chooses for them.

use bots::{FastDice, Shares};
use game::{Game, Seat, SeatSet, Silent, Turn};

use crate::value::{Value, add, minus};

/// How often the missing choices are guessed.
const GUESSES: u64 = 8;
/// More seats would take too many orders; then all share the credit equally.
const MOST_SEATS: usize = 5;

/// Sealed choices of one round, the last of each seat.
pub(crate) struct SealedRound<G: Game> {
    /// The state before the first of them.
    before: G,
    choices: Vec<(Seat, G::Action)>,
}

impl<G: Game> SealedRound<G> {
    pub(crate) fn begin(before: &G) -> SealedRound<G> {
        SealedRound { before: before.clone(), choices: Vec::new() }
    }

    /// The same round after an open action in its middle; `None` if that has ended it.
    pub(crate) fn moved_to(mut self, state: &G) -> Option<SealedRound<G>> {
        let mut legal = Vec::new();
        let still_open = self.choices.iter().all(|&(seat, action)| {
            state.legal(seat, &mut legal);
            legal.contains(&action)
        });
        self.before = state.clone();
        still_open.then_some(self)
    }

    /// Replaces an earlier choice of the same seat.
    pub(crate) fn commit(&mut self, seat: Seat, action: G::Action) {
        self.choices.retain(|choice| choice.0 != seat);
        self.choices.push((seat, action));
    }

    /// Divides the change from `start` to `end` among the seats that chose.
    pub(crate) fn credit(&self, value: &mut Value<G>, start: &Shares, end: &Shares) -> Vec<(Seat, Shares)> {
        let count = self.choices.len();
        if count == 1 || count > MOST_SEATS {
            return self.equal_parts(&minus(end, start));
        }
        let everyone = (1_usize << count) - 1;
        let guesses = self.guesses(value);
        let values: Vec<Shares> = (0..=everyone)
            .map(|revealed| match revealed {
                0 => *start,
                all if all == everyone => *end,
                some => self.value_of(some, &guesses, value),
            })
            .collect();
        let credited = self.choices.iter().enumerate();
        credited.map(|(place, choice)| (choice.0, shapley(&values, place, count))).collect()
    }

    fn equal_parts(&self, change: &Shares) -> Vec<(Seat, Shares)> {
        let part = change.map(|share| share / self.choices.len().max(1) as f64);
        self.choices.iter().map(|choice| (choice.0, part)).collect()
    }

    /// What the rollout policy would choose in the place of each seat, several times.
    fn guesses(&self, value: &mut Value<G>) -> Vec<Vec<G::Action>> {
        let mut legal = Vec::new();
        let policy = value.knowledge.rollout_policy;
        let mut guess = |dice: &mut FastDice, &(seat, chosen): &(Seat, G::Action)| {
            self.before.legal(seat, &mut legal);
            legal.retain(|&action| self.before.seals(action));
            let guess = policy(&self.before, seat, &legal, dice);
            guess.filter(|action| legal.contains(action)).unwrap_or(chosen)
        };
        let mut all = |seed| {
            let mut dice = FastDice::seeded(seed);
            self.choices.iter().map(|choice| guess(&mut dice, choice)).collect()
        };
        (0..GUESSES).map(&mut all).collect()
    }

    /// V if the choices in `revealed` are known and the others are guessed.
    fn value_of(&self, revealed: usize, guesses: &[Vec<G::Action>], value: &mut Value<G>) -> Shares {
        let mut mean = Shares::default();
        for guess in guesses {
            let mut game = self.before.clone();
            for (place, (&(seat, chosen), &guessed)) in self.choices.iter().zip(guess).enumerate() {
                let action = if revealed & (1 << place) == 0 { guessed } else { chosen };
                // A choice that another one has made impossible is left to the valuation.
                let _ = game.decide(seat, action, &mut Silent);
            }
            add(&mut mean, &value.of(&game), 1.0 / guesses.len().max(1) as f64);
        }
        mean
    }
}

/// The mean of what the choice at `place` adds, over all orders. `values` are indexed by the set of revealed choices.
fn shapley(values: &[Shares], place: usize, count: usize) -> Shares {
    let mut credit = Shares::default();
    for before in (0..values.len()).filter(|before| before & (1 << place) == 0) {
        let (Some(without), Some(with)) = (values.get(before), values.get(before | 1 << place)) else {
            continue;
        };
        let size = before.count_ones() as usize;
        let weight = factorial(size) * factorial(count - size - 1) / factorial(count);
        add(&mut credit, &minus(with, without), weight);
    }
    credit
}

fn factorial(number: usize) -> f64 {
    (1..=number).map(|factor| factor as f64).product()
}

/// Whether this sealed choice is the last one, so that all are revealed.
pub(crate) fn reveals(turn: Turn, seat: Seat) -> bool {
    match turn {
        Turn::Decide { owe, .. } => owe.minus(SeatSet::only(seat)).is_empty(),
        Turn::Chance | Turn::Over => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(first: f64) -> Shares {
        let mut shares = Shares::default();
        shares[0] = first;
        shares
    }

    #[test]
    fn two_choices_that_help_only_together_share_the_credit() {
        let values = [shares(0.0), shares(0.0), shares(0.0), shares(1.0)];
        assert_eq!(shapley(&values, 0, 2), shares(0.5));
        assert_eq!(shapley(&values, 1, 2), shares(0.5));
    }

    #[test]
    fn a_choice_that_changes_nothing_gets_no_credit_and_the_credits_add_up() {
        let values = [0.2, 0.5, 0.2, 0.5, 0.6, 0.9, 0.6, 0.9].map(shares);
        let credits: Vec<f64> = (0..3).map(|place| shapley(&values, place, 3)[0]).collect();
        assert!(credits[1].abs() < 1e-12, "{credits:?}");
        assert!((credits.iter().sum::<f64>() - 0.7).abs() < 1e-12);
    }
}
