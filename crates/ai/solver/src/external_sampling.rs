//! External-sampling CFR: one deal per traversal, all actions of the learner, one sampled action of the opponent.

use game::Dice;

use crate::regret_matching::{MAX_ACTIONS, Probabilities, draw, match_regrets};
use crate::regret_table::RegretTable;
use crate::round::{Node, SampleDeals, Side};
use crate::strategy::Strategy;

/// How the opponent acts during a traversal.
pub trait Opponent {
    fn probabilities(&self, at: usize, actions: usize, weight: f32) -> Probabilities;
}

/// An opponent that learns too: it plays by the regrets of the table and adds to the average strategy.
pub struct LearningOpponent<'a>(pub &'a RegretTable);

impl Opponent for LearningOpponent<'_> {
    #[inline]
    fn probabilities(&self, at: usize, actions: usize, weight: f32) -> Probabilities {
        let probabilities = match_regrets(&self.0.regrets(at, actions), actions);
        self.0.add_to_sums(at, actions, &probabilities, weight);
        probabilities
    }
}

/// An opponent with a fixed strategy. Learning against it finds a best response.
pub struct FixedOpponent<'a, S>(pub &'a S);

impl<S: Strategy> Opponent for FixedOpponent<'_, S> {
    #[inline]
    fn probabilities(&self, at: usize, actions: usize, _weight: f32) -> Probabilities {
        self.0.probabilities(at, actions)
    }
}

/// Weights of a traversal and bounds for pruning.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// The weight of new regrets. Later traversals should weigh more.
    pub regret_weight: f32,
    /// The weight of the current strategy in the average. Early strategies are bad and should soon be outweighed.
    pub strategy_weight: f32,
    /// Actions with a regret below minus this are skipped in most traversals.
    pub prune_below: f32,
    /// Regrets do not fall below minus this, so an action can recover.
    pub floor: f32,
}

impl Schedule {
    /// Linear regret weights and quadratic strategy weights; the bounds scale with the greatest payoff.
    pub fn linear(deals: u64, greatest_payoff: f32) -> Schedule {
        let weight = 1.0 + deals as f32 / DEALS_PER_WEIGHT;
        Schedule {
            regret_weight: weight,
            strategy_weight: weight * weight,
            prune_below: PRUNE_BELOW * greatest_payoff * weight,
            floor: FLOOR * greatest_payoff * weight,
        }
    }
}

/// The weight grows by 1 in this many deals.
const DEALS_PER_WEIGHT: f32 = 10_000.0;
/// The bounds for pruning and for regrets, in multiples of the greatest payoff.
const PRUNE_BELOW: f32 = 5.0;
const FLOOR: f32 = 10.0;
/// One traversal in this many is not pruned.
const UNPRUNED_EVERY: u32 = 16;

/// The learner of one thread.
pub struct ExternalSampling<'a, G, R, D> {
    round: &'a G,
    table: &'a RegretTable,
    opponent: R,
    dice: D,
    nodes: u64,
}

impl<'a, G: SampleDeals, R: Opponent, D: Dice> ExternalSampling<'a, G, R, D> {
    pub fn new(round: &'a G, table: &'a RegretTable, opponent: R, dice: D) -> Self {
        ExternalSampling { round, table, opponent, dice, nodes: 0 }
    }

    /// Decisions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Samples a deal and updates the regrets of both sides.
    pub fn learn(&mut self, schedule: Schedule) {
        let deal = self.round.deal(&mut self.dice);
        for side in [Side::First, Side::Second] {
            self.learn_as(side, deal, schedule);
        }
    }

    /// Samples a deal and updates the regrets of one side.
    pub fn learn_one_side(&mut self, side: Side, schedule: Schedule) {
        let deal = self.round.deal(&mut self.dice);
        self.learn_as(side, deal, schedule);
    }

    fn learn_as(&mut self, side: Side, deal: G::Position, schedule: Schedule) {
        let unpruned = self.dice.below(UNPRUNED_EVERY) == 0;
        let bound = if unpruned { f32::MIN } else { -schedule.prune_below };
        self.traverse(deal, &Traversal { side, schedule, bound });
    }

    /// Returns the value for the learner.
    fn traverse(&mut self, mut position: G::Position, traversal: &Traversal) -> f32 {
        loop {
            match self.round.node(&position) {
                Node::Terminal { first } => return traversal.side.payoff(first),
                Node::Decision { side, at, actions } if side == traversal.side => {
                    return self.visit(&position, at, actions, traversal);
                }
                Node::Decision { at, actions, .. } => {
                    self.nodes += 1;
                    let probabilities =
                        self.opponent.probabilities(at, actions, traversal.schedule.strategy_weight);
                    let action = draw(&probabilities, actions, &mut self.dice);
                    position = self.round.after(&position, action);
                }
            }
        }
    }

    /// Traverses each action that is not pruned, and updates the regrets.
    fn visit(&mut self, position: &G::Position, at: usize, actions: usize, traversal: &Traversal) -> f32 {
        self.nodes += 1;
        let regrets = self.table.regrets(at, actions);
        let probabilities = match_regrets(&regrets, actions);
        let mut values = [None; MAX_ACTIONS];
        let mut value = 0.0;
        for action in 0..actions {
            if regrets[action] >= traversal.bound || probabilities[action] > 0.0 {
                let after = self.round.after(position, action);
                let found = self.traverse(after, traversal);
                values[action] = Some(found);
                value += probabilities[action] * found;
            }
        }
        self.update_regrets(at, actions, value, &values, traversal.schedule);
        value
    }

    /// Reads the regrets again: without perfect recall, the traversal may have visited this information set below.
    #[inline]
    fn update_regrets(
        &self,
        at: usize,
        actions: usize,
        value: f32,
        values: &[Option<f32>; MAX_ACTIONS],
        schedule: Schedule,
    ) {
        let mut regrets = self.table.regrets(at, actions);
        for (regret, found) in regrets.iter_mut().zip(values) {
            if let Some(found) = found {
                *regret = (*regret + schedule.regret_weight * (found - value)).max(-schedule.floor);
            }
        }
        self.table.set_regrets(at, actions, &regrets);
    }
}

/// The constants of one traversal.
struct Traversal {
    side: Side,
    schedule: Schedule,
    bound: f32,
}
