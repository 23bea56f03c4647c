//! Exact value and exploitability of a strategy in a small game.

use std::collections::BTreeMap;

use crate::round::{ListDeals, Node, Side};
use crate::strategy::Strategy;

/// The expected payoff of the first player.
pub fn value<G: ListDeals>(round: &G, first: &impl Strategy, second: &impl Strategy) -> f64 {
    let mean = |(chance, deal): (f64, G::Position)| chance * expected(round, &deal, first, second);
    round.deals().into_iter().map(mean).sum()
}

fn expected<G: ListDeals>(
    round: &G,
    position: &G::Position,
    first: &impl Strategy,
    second: &impl Strategy,
) -> f64 {
    let (side, at, actions) = match round.node(position) {
        Node::Terminal { first } => return f64::from(first),
        Node::Decision { side, at, actions } => (side, at, actions),
    };
    let probabilities = if side == Side::First {
        first.probabilities(at, actions)
    } else {
        second.probabilities(at, actions)
    };
    let branch = |action| {
        f64::from(probabilities[action]) * expected(round, &round.after(position, action), first, second)
    };
    (0..actions).filter(|&action| probabilities[action] > 0.0).map(branch).sum()
}

/// The expected payoff of the responder's best response to a fixed strategy. The game must have perfect recall.
pub fn best_response<G: ListDeals>(round: &G, responder: Side, opponent: &impl Strategy) -> f64 {
    let mut search =
        BestResponse { round, responder, opponent, reached: BTreeMap::new(), chosen: BTreeMap::new() };
    let deals = round.deals();
    for (chance, deal) in &deals {
        search.collect(deal, *chance);
    }
    deals.iter().map(|(chance, deal)| chance * search.value(deal)).sum()
}

/// The mean gain of a best response over both sides: 0 for an equilibrium.
pub fn exploitability<G: ListDeals>(round: &G, strategy: &impl Strategy) -> f64 {
    let won = |responder| best_response(round, responder, strategy);
    (won(Side::First) + won(Side::Second)) / 2.0
}

struct BestResponse<'a, G: ListDeals, S> {
    round: &'a G,
    responder: Side,
    opponent: &'a S,
    /// The positions of each information set of the responder, with the reach probability of chance and the opponent.
    reached: BTreeMap<usize, Vec<(f64, G::Position)>>,
    chosen: BTreeMap<usize, usize>,
}

impl<G: ListDeals, S: Strategy> BestResponse<'_, G, S> {
    fn collect(&mut self, position: &G::Position, reach: f64) {
        let Node::Decision { side, at, actions } = self.round.node(position) else { return };
        if side == self.responder {
            self.reached.entry(at).or_default().push((reach, *position));
        }
        let probabilities = self.opponent.probabilities(at, actions);
        for (action, share) in probabilities.iter().enumerate().take(actions) {
            let share = if side == self.responder { 1.0 } else { f64::from(*share) };
            if share > 0.0 {
                self.collect(&self.round.after(position, action), reach * share);
            }
        }
    }

    /// The value for the responder, who plays its best response from here on.
    fn value(&mut self, position: &G::Position) -> f64 {
        let (side, at, actions) = match self.round.node(position) {
            Node::Terminal { first } => return f64::from(self.responder.payoff(first)),
            Node::Decision { side, at, actions } => (side, at, actions),
        };
        if side == self.responder {
            let action = self.best(at, actions);
            return self.value(&self.round.after(position, action));
        }
        let probabilities = self.opponent.probabilities(at, actions);
        let mut sum = 0.0;
        for (action, share) in
            probabilities.iter().enumerate().take(actions).filter(|(_, share)| **share > 0.0)
        {
            sum += f64::from(*share) * self.value(&self.round.after(position, action));
        }
        sum
    }

    fn best(&mut self, at: usize, actions: usize) -> usize {
        if let Some(&action) = self.chosen.get(&at) {
            return action;
        }
        let reached = self.reached.remove(&at).unwrap_or_default();
        let mut values = Vec::with_capacity(actions);
        for action in 0..actions {
            let after = |position: &G::Position| self.round.after(position, action);
            let positions: Vec<_> =
                reached.iter().map(|(reach, position)| (*reach, after(position))).collect();
            values.push(positions.iter().map(|(reach, position)| reach * self.value(position)).sum::<f64>());
        }
        let best =
            (0..actions).fold(0, |best, action| if values[action] > values[best] { action } else { best });
        self.chosen.insert(at, best);
        best
    }
}
