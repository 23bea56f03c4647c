//! Compares the options of a decision by paired results: all options are tried in the same worlds with the same dice.

use game::math;

/// A lead of fewer standard errors than this may be by chance when options are dropped.
const CLEARLY: f64 = 3.0;
/// An option is not dropped before this many rounds.
const LEAST_ROUNDS: u32 = 8;

/// A weighted mean with its standard error. Worlds are sampled by the odds of chance and weighted by their likelihood, so
/// this is importance sampling with normalised weights.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Mean {
    count: u32,
    weight: f64,
    weighted: f64,
    squares: f64,
    squares_weighted: f64,
    squares_squared: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64, weight: f64) {
        let square = weight * weight;
        self.count += 1;
        self.weight += weight;
        self.weighted += weight * value;
        self.squares += square;
        self.squares_weighted += square * value;
        self.squares_squared += square * value * value;
    }

    pub(crate) fn value(&self) -> f64 {
        if self.weight > 0.0 { self.weighted / self.weight } else { 0.0 }
    }

    pub(crate) fn error(&self) -> f64 {
        let mean = self.value();
        let sum = self.squares_squared - 2.0 * mean * self.squares_weighted + mean * mean * self.squares;
        if self.weight > 0.0 { sum.max(0.0).sqrt() / self.weight } else { 0.0 }
    }

    /// The error as if one more result had been far away: few results that happen to be equal prove little.
    pub(crate) fn cautious_error(&self) -> f64 {
        let count = f64::from(self.count.max(1));
        (math::powi(self.error(), 2) + 0.25 / (count * count)).sqrt()
    }
}

/// One option.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Contender {
    pub(crate) chance: Mean,
    /// The difference to the chosen option.
    pub(crate) lead: Mean,
    pub(crate) is_out: bool,
}

/// All options of a decision.
#[derive(Clone, Debug)]
pub(crate) struct Comparison {
    pub(crate) contenders: Vec<Contender>,
    pub(crate) chosen: usize,
    rounds: u32,
}

impl Comparison {
    pub(crate) fn of(options: usize, chosen: usize) -> Comparison {
        Comparison { contenders: vec![Contender::default(); options], chosen, rounds: 0 }
    }

    /// Only the chosen option and `best` are compared.
    pub(crate) fn between(options: usize, chosen: usize, best: usize) -> Comparison {
        let mut comparison = Comparison::of(options, chosen);
        for (index, contender) in comparison.contenders.iter_mut().enumerate() {
            contender.is_out = index != chosen && index != best;
        }
        comparison
    }

    /// How many options are still compared.
    pub(crate) fn remaining(&self) -> usize {
        self.contenders.iter().filter(|contender| !contender.is_out).count()
    }

    /// Tries all options that remain in one world.
    pub(crate) fn round(&mut self, weight: f64, mut share_of: impl FnMut(usize) -> f64) {
        let chosen = share_of(self.chosen);
        for (index, contender) in self.contenders.iter_mut().enumerate().filter(|(_, one)| !one.is_out) {
            let share = if index == self.chosen { chosen } else { share_of(index) };
            contender.chance.add(share, weight);
            contender.lead.add(share - chosen, weight);
        }
        self.rounds += 1;
    }

    /// Drops all options but these and the chosen one.
    pub(crate) fn keep(&mut self, stays: &impl Fn(usize) -> bool) {
        let chosen = self.chosen;
        for (index, contender) in self.contenders.iter_mut().enumerate() {
            contender.is_out |= index != chosen && !stays(index);
        }
    }

    /// Drops options that are clearly worse than another one, but never the chosen one.
    pub(crate) fn drop_hopeless(&mut self) {
        if self.rounds < LEAST_ROUNDS {
            return;
        }
        let remaining = self.contenders.iter().filter(|contender| !contender.is_out);
        let sure = remaining.map(|one| one.lead.value() - CLEARLY * one.lead.cautious_error());
        let sure = sure.fold(0.0, f64::max);
        let chosen = self.chosen;
        for (index, contender) in self.contenders.iter_mut().enumerate() {
            let most = contender.lead.value() + CLEARLY * contender.lead.cautious_error();
            contender.is_out |= index != chosen && most < sure;
        }
    }

    /// The best option that remains; the chosen one if none is ahead of it.
    pub(crate) fn best(&self) -> usize {
        let ahead = |index: &usize| self.lead_of(*index);
        let remaining = (0..self.contenders.len())
            .filter(|index| self.contenders.get(*index).is_some_and(|contender| !contender.is_out));
        let best = remaining.max_by(|one, other| ahead(one).total_cmp(&ahead(other)));
        best.filter(|best| ahead(best) > 0.0).unwrap_or(self.chosen)
    }

    pub(crate) fn lead(&self, option: usize) -> Mean {
        self.contenders.get(option).map_or_else(Mean::default, |contender| contender.lead)
    }

    pub(crate) fn chance(&self, option: usize) -> Mean {
        self.contenders.get(option).map_or_else(Mean::default, |contender| contender.chance)
    }

    /// The highest loss that the results so far allow within one error.
    pub(crate) fn possible_loss(&self) -> f64 {
        let remaining = self.contenders.iter().filter(|contender| !contender.is_out);
        remaining.map(|one| one.lead.value() + one.lead.cautious_error()).fold(0.0, f64::max)
    }

    /// Whether an option is clearly ahead of the chosen one by less than this.
    pub(crate) fn leads_by_less(&self, option: usize, least: f64) -> bool {
        let lead = self.lead(option);
        self.rounds >= LEAST_ROUNDS && lead.value() + CLEARLY * lead.cautious_error() < least
    }

    /// Whether every other option was dropped and is worse by at least `gap`.
    pub(crate) fn is_obvious(&self, gap: f64) -> bool {
        let mut others = self.contenders.iter().enumerate().filter(|(index, _)| *index != self.chosen);
        others.all(|(_, other)| other.is_out && other.lead.value() < -gap)
    }

    fn lead_of(&self, option: usize) -> f64 {
        self.contenders.get(option).map_or(0.0, |contender| contender.lead.value())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after<const N: usize>(rounds: &[[f64; N]]) -> Comparison {
        let mut comparison = Comparison::of(N, 0);
        for round in rounds {
            comparison.round(1.0, |option| round[option]);
        }
        comparison
    }

    #[test]
    fn a_weighted_mean_is_the_plain_one_if_all_weights_are_equal() {
        let (mut one, mut other) = (Mean::default(), Mean::default());
        for value in [0.0, 0.5, 1.0, 1.0] {
            one.add(value, 1.0);
            other.add(value, 0.01);
        }
        assert!((one.value() - 0.625).abs() < 1e-12 && (other.value() - 0.625).abs() < 1e-12);
        assert!((one.error() - other.error()).abs() < 1e-12 && one.error() > 0.1);
    }

    #[test]
    fn a_clearly_worse_option_is_dropped_but_never_the_chosen_one() {
        let mut comparison = after(&[[0.2, 0.9, 0.1]; 30]);
        comparison.drop_hopeless();
        assert_eq!((comparison.remaining(), comparison.best()), (2, 1));
        assert!(!comparison.contenders[0].is_out);
    }

    #[test]
    fn few_equal_results_drop_nothing() {
        let mut comparison = after(&[[0.5, 0.45]; 8]);
        comparison.drop_hopeless();
        assert_eq!(comparison.remaining(), 2);
        assert!(comparison.possible_loss() > 0.0);
    }

    #[test]
    fn a_decision_is_obvious_if_all_others_were_dropped_far_behind() {
        let mut comparison = after(&[[0.9, 0.1, 0.2]; 30]);
        assert!(!comparison.is_obvious(0.1));
        comparison.drop_hopeless();
        assert!(comparison.is_obvious(0.1) && !comparison.is_obvious(0.75));
    }
}
