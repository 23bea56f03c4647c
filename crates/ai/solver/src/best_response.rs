//! Exact judgement of a strategy in a small game: its value, and what a best response wins against it.

use std::collections::BTreeMap;

use crate::playing::Strategy;
use crate::round::{Listed, Side, Stage};

/// What the first player gets on average.
pub fn value<G: Listed>(round: &G, first: &impl Strategy, second: &impl Strategy) -> f64 {
    let mean = |(chance, deal): (f64, G::Position)| chance * expected(round, &deal, first, second);
    round.deals().into_iter().map(mean).sum()
}

fn expected<G: Listed>(
    round: &G,
    position: &G::Position,
    first: &impl Strategy,
    second: &impl Strategy,
) -> f64 {
    let (side, at, actions) = match round.stage(position) {
        Stage::Over { first } => return f64::from(first),
        Stage::Decides { side, at, actions } => (side, at, actions),
    };
    let mix = if side == Side::First { first.mix(at, actions) } else { second.mix(at, actions) };
    let branch =
        |action| f64::from(mix[action]) * expected(round, &round.after(position, action), first, second);
    (0..actions).filter(|&action| mix[action] > 0.0).map(branch).sum()
}

/// What this player gets on average by the best response to the other one's strategy. The players must forget nothing.
pub fn best_response<G: Listed>(round: &G, responder: Side, rival: &impl Strategy) -> f64 {
    let mut search = Search { round, responder, rival, met: BTreeMap::new(), chosen: BTreeMap::new() };
    let deals = round.deals();
    for (chance, deal) in &deals {
        search.gather(deal, *chance);
    }
    deals.iter().map(|(chance, deal)| chance * search.worth(deal)).sum()
}

/// How much a best responder would win on average, in a seat drawn by lot, beyond what the game is worth: nothing
/// against an equilibrium.
pub fn exploitability<G: Listed>(round: &G, strategy: &impl Strategy) -> f64 {
    let won = |responder| best_response(round, responder, strategy);
    (won(Side::First) + won(Side::Second)) / 2.0
}

struct Search<'a, G: Listed, S> {
    round: &'a G,
    responder: Side,
    rival: &'a S,
    /// The positions that the responder cannot tell apart, with the probability that chance and the rival bring each
    /// about.
    met: BTreeMap<usize, Vec<(f64, G::Position)>>,
    chosen: BTreeMap<usize, usize>,
}

impl<G: Listed, S: Strategy> Search<'_, G, S> {
    fn gather(&mut self, position: &G::Position, reach: f64) {
        let Stage::Decides { side, at, actions } = self.round.stage(position) else { return };
        if side == self.responder {
            self.met.entry(at).or_default().push((reach, *position));
        }
        let mix = self.rival.mix(at, actions);
        for (action, share) in mix.iter().enumerate().take(actions) {
            let share = if side == self.responder { 1.0 } else { f64::from(*share) };
            if share > 0.0 {
                self.gather(&self.round.after(position, action), reach * share);
            }
        }
    }

    /// The worth to the responder, who plays best from here on.
    fn worth(&mut self, position: &G::Position) -> f64 {
        let (side, at, actions) = match self.round.stage(position) {
            Stage::Over { first } => return f64::from(self.responder.worth(first)),
            Stage::Decides { side, at, actions } => (side, at, actions),
        };
        if side == self.responder {
            let action = self.best(at, actions);
            return self.worth(&self.round.after(position, action));
        }
        let mix = self.rival.mix(at, actions);
        let mut sum = 0.0;
        for (action, share) in mix.iter().enumerate().take(actions).filter(|(_, share)| **share > 0.0) {
            sum += f64::from(*share) * self.worth(&self.round.after(position, action));
        }
        sum
    }

    fn best(&mut self, at: usize, actions: usize) -> usize {
        if let Some(&action) = self.chosen.get(&at) {
            return action;
        }
        let met = self.met.remove(&at).unwrap_or_default();
        let mut worths = Vec::with_capacity(actions);
        for action in 0..actions {
            let after = |position: &G::Position| self.round.after(position, action);
            let positions: Vec<_> = met.iter().map(|(reach, position)| (*reach, after(position))).collect();
            worths.push(positions.iter().map(|(reach, position)| reach * self.worth(position)).sum::<f64>());
        }
        let best =
            (0..actions).fold(0, |best, action| if worths[action] > worths[best] { action } else { best });
        self.chosen.insert(at, best);
        best
    }
}
