//! CFR over all deals of a small game.

use crate::regret_matching::{MAX_ACTIONS, PerAction, match_regrets};
use crate::regret_table::RegretTable;
use crate::round::{ListDeals, Node, Side};

/// How regrets and averages carry over to the next iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CfrVariant {
    /// CFR+: regrets are cut at zero, averages are weighted linearly.
    Plus,
    /// Discounted CFR: after iteration `t`, positive regrets are multiplied by `t^alpha / (t^alpha + 1)`, negative ones by the
    /// same with `beta`, and averages by `(t / (t + 1))^gamma`.
    Discounted {
        /// Usually 1.5.
        alpha: f32,
        /// Usually 0.
        beta: f32,
        /// Usually 2.
        gamma: f32,
    },
}

/// Learns a strategy by repeated traversals of all deals, one side after the other.
pub struct FullTraversal<'a, G: ListDeals> {
    round: &'a G,
    deals: Vec<(f64, G::Position)>,
    table: RegretTable,
    variant: CfrVariant,
    iterations: u32,
    /// The regrets of this iteration. They are applied at its end, so that all deals use the same strategy.
    gains: Vec<f32>,
    /// The number of actions of each information set visited in this iteration; 0 for slots that do not start one.
    visited: Vec<u8>,
}

impl<'a, G: ListDeals> FullTraversal<'a, G> {
    pub fn new(round: &'a G, variant: CfrVariant) -> Self {
        let slots = round.slots();
        FullTraversal {
            round,
            deals: round.deals(),
            table: RegretTable::new(slots),
            variant,
            iterations: 0,
            gains: vec![0.0; slots],
            visited: vec![0; slots],
        }
    }

    pub fn table(&self) -> &RegretTable {
        &self.table
    }

    pub fn run(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterations += 1;
            for side in [Side::First, Side::Second] {
                for (chance, deal) in self.deals.clone() {
                    self.traverse(&deal, side, 1.0, chance as f32);
                }
                self.apply_gains();
            }
        }
    }

    /// Returns the value for the learner. `mine` and `theirs` are the reach probabilities of the learner, and of chance and
    /// the opponent.
    fn traverse(&mut self, position: &G::Position, me: Side, mine: f32, theirs: f32) -> f32 {
        let (side, at, actions) = match self.round.node(position) {
            Node::Terminal { first } => return me.payoff(first),
            Node::Decision { side, at, actions } => (side, at, actions),
        };
        let probabilities = match_regrets(&self.table.regrets(at, actions), actions);
        let mut values = [0.0; MAX_ACTIONS];
        for action in 0..actions {
            let after = self.round.after(position, action);
            values[action] = match side == me {
                true => self.traverse(&after, me, mine * probabilities[action], theirs),
                false => self.traverse(&after, me, mine, theirs * probabilities[action]),
            };
        }
        let value = probabilities.iter().zip(&values).map(|(share, value)| share * value).sum();
        if side == me {
            self.add_gains(at, actions, &values.map(|found| theirs * (found - value)));
            self.table.add_to_sums(at, actions, &probabilities, mine * self.weight());
        }
        value
    }

    fn add_gains(&mut self, at: usize, actions: usize, gains: &PerAction) {
        self.visited[at] = actions as u8;
        for (sum, gain) in self.gains[at..at + actions].iter_mut().zip(gains) {
            *sum += gain;
        }
    }

    fn weight(&self) -> f32 {
        match self.variant {
            CfrVariant::Plus => self.iterations as f32,
            CfrVariant::Discounted { .. } => 1.0,
        }
    }

    fn apply_gains(&mut self) {
        for at in 0..self.visited.len() {
            let actions = usize::from(std::mem::take(&mut self.visited[at]));
            if actions > 0 {
                self.apply_gains_at(at, actions);
            }
        }
    }

    fn apply_gains_at(&mut self, at: usize, actions: usize) {
        let mut regrets = self.table.regrets(at, actions);
        for (regret, gain) in regrets.iter_mut().zip(&mut self.gains[at..at + actions]) {
            *regret = self.variant.discounted(*regret + std::mem::take(gain), self.iterations as f32);
        }
        self.table.set_regrets(at, actions, &regrets);
        if let CfrVariant::Discounted { gamma, .. } = self.variant {
            let keep = (self.iterations as f32 / (self.iterations + 1) as f32).powf(gamma);
            let sums = self.table.sums(at, actions).map(|sum| sum * keep);
            self.table.set_sums(at, actions, &sums);
        }
    }
}

impl CfrVariant {
    fn discounted(self, regret: f32, iteration: f32) -> f32 {
        match self {
            CfrVariant::Plus => regret.max(0.0),
            CfrVariant::Discounted { alpha, .. } if regret > 0.0 => regret * discount(iteration, alpha),
            CfrVariant::Discounted { beta, .. } => regret * discount(iteration, beta),
        }
    }
}

fn discount(iteration: f32, power: f32) -> f32 {
    let grown = iteration.powf(power);
    grown / (grown + 1.0)
}
