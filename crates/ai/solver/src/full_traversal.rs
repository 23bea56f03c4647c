//! Counterfactual regret minimisation over every deal of a small game.

use crate::mix::{MOST_ACTIONS, Mix, matching};
use crate::round::{Listed, Side, Stage};
use crate::table::Table;

/// How regrets and averages are carried from one sweep to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Update {
    /// Regrets never fall below zero, and later averages weigh linearly more.
    Plus,
    /// After sweep `t`, positive regrets shrink by `t^alpha / (t^alpha + 1)`, negative ones by the same with `beta`, and
    /// averages by `(t / (t + 1))^gamma`.
    Discounted {
        /// For positive regrets; 1.5 is usual.
        alpha: f32,
        /// For negative regrets; 0 is usual.
        beta: f32,
        /// For averages; 2 is usual.
        gamma: f32,
    },
}

/// Learns a strategy by sweeping through all deals again and again, one player after the other.
pub struct Sweep<'a, G: Listed> {
    round: &'a G,
    deals: Vec<(f64, G::Position)>,
    table: Table,
    update: Update,
    sweeps: u32,
    /// What this sweep adds to the regrets; it is taken over when the sweep is done, so that all deals meet the same mix.
    gains: Vec<f32>,
    /// Where each information set of this sweep begins, and how many actions it has.
    met: Vec<u8>,
}

impl<'a, G: Listed> Sweep<'a, G> {
    /// Begins with no regrets.
    pub fn new(round: &'a G, update: Update) -> Self {
        let slots = round.slots();
        Sweep {
            round,
            deals: round.deals(),
            table: Table::new(slots),
            update,
            sweeps: 0,
            gains: vec![0.0; slots],
            met: vec![0; slots],
        }
    }

    /// What was learned.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Sweeps so many times.
    pub fn run(&mut self, sweeps: u32) {
        for _ in 0..sweeps {
            self.sweeps += 1;
            for side in [Side::First, Side::Second] {
                for (chance, deal) in self.deals.clone() {
                    self.walk(&deal, side, 1.0, chance as f32);
                }
                self.take_over();
            }
        }
    }

    /// The worth of the position to the one who learns, given the probability that the learner, and that chance and the
    /// other one, bring it about.
    fn walk(&mut self, position: &G::Position, me: Side, mine: f32, theirs: f32) -> f32 {
        let (side, at, actions) = match self.round.stage(position) {
            Stage::Over { first } => return me.worth(first),
            Stage::Decides { side, at, actions } => (side, at, actions),
        };
        let mix = matching(&self.table.regrets(at, actions), actions);
        let mut worths = [0.0; MOST_ACTIONS];
        for action in 0..actions {
            let after = self.round.after(position, action);
            worths[action] = match side == me {
                true => self.walk(&after, me, mine * mix[action], theirs),
                false => self.walk(&after, me, mine, theirs * mix[action]),
            };
        }
        let worth = mix.iter().zip(&worths).map(|(share, worth)| share * worth).sum();
        if side == me {
            self.note(at, actions, &worths.map(|found| theirs * (found - worth)));
            self.table.add_to_sums(at, actions, &mix, mine * self.weight());
        }
        worth
    }

    fn note(&mut self, at: usize, actions: usize, gains: &Mix) {
        self.met[at] = actions as u8;
        for (sum, gain) in self.gains[at..at + actions].iter_mut().zip(gains) {
            *sum += gain;
        }
    }

    fn weight(&self) -> f32 {
        match self.update {
            Update::Plus => self.sweeps as f32,
            Update::Discounted { .. } => 1.0,
        }
    }

    fn take_over(&mut self) {
        for at in 0..self.met.len() {
            let actions = usize::from(std::mem::take(&mut self.met[at]));
            if actions > 0 {
                self.take_over_at(at, actions);
            }
        }
    }

    fn take_over_at(&mut self, at: usize, actions: usize) {
        let mut regrets = self.table.regrets(at, actions);
        for (regret, gain) in regrets.iter_mut().zip(&mut self.gains[at..at + actions]) {
            *regret = self.update.carried(*regret + std::mem::take(gain), self.sweeps as f32);
        }
        self.table.set_regrets(at, actions, &regrets);
        if let Update::Discounted { gamma, .. } = self.update {
            let keep = (self.sweeps as f32 / (self.sweeps + 1) as f32).powf(gamma);
            let sums = self.table.sums(at, actions).map(|sum| sum * keep);
            self.table.set_sums(at, actions, &sums);
        }
    }
}

impl Update {
    fn carried(self, regret: f32, sweep: f32) -> f32 {
        match self {
            Update::Plus => regret.max(0.0),
            Update::Discounted { alpha, .. } if regret > 0.0 => regret * discount(sweep, alpha),
            Update::Discounted { beta, .. } => regret * discount(sweep, beta),
        }
    }
}

fn discount(sweep: f32, power: f32) -> f32 {
    let grown = sweep.powf(power);
    grown / (grown + 1.0)
}
