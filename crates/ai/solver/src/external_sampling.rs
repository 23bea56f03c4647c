//! External sampling: one deal at a time, all actions of the one who learns, one action of the other.

use game::Dice;

use crate::mix::{MOST_ACTIONS, Mix, draw, matching};
use crate::playing::Strategy;
use crate::round::{Dealt, Side, Stage};
use crate::table::Table;

/// How the other player acts while one learns.
pub trait Rival {
    /// The mix from which the rival's action is drawn.
    fn mix(&self, at: usize, actions: usize, weight: f32) -> Mix;
}

/// A rival who learns too: it acts by the regrets of the table, and its mixes are summed up.
pub struct Learning<'a>(pub &'a Table);

impl Rival for Learning<'_> {
    #[inline]
    fn mix(&self, at: usize, actions: usize, weight: f32) -> Mix {
        let mix = matching(&self.0.regrets(at, actions), actions);
        self.0.add_to_sums(at, actions, &mix, weight);
        mix
    }
}

/// A rival whose strategy stands, so that whoever learns against it learns a best response.
pub struct Fixed<'a, S>(pub &'a S);

impl<S: Strategy> Rival for Fixed<'_, S> {
    #[inline]
    fn mix(&self, at: usize, actions: usize, _weight: f32) -> Mix {
        self.0.mix(at, actions)
    }
}

/// How visits are weighed and which actions are passed over.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The weight of regrets found now. Later visits should weigh more than earlier ones.
    pub weight: f32,
    /// The weight of a mix that is summed up now. Early mixes are so bad that they should soon be outweighed.
    pub sum_weight: f32,
    /// Actions whose regret lies further below zero are passed over in most walks.
    pub hopeless: f32,
    /// No regret falls further below zero, so that an action can come back.
    pub floor: f32,
}

impl Pace {
    /// Linear weights of regrets and quadratic ones of mixes after so many deals, with bounds in terms of the greatest payoff.
    #[must_use]
    pub fn linear(deals: u64, greatest_payoff: f32) -> Pace {
        let weight = 1.0 + deals as f32 / DEALS_PER_WEIGHT;
        Pace {
            weight,
            sum_weight: weight * weight,
            hopeless: HOPELESS * greatest_payoff * weight,
            floor: FLOOR * greatest_payoff * weight,
        }
    }
}

/// So many deals add one to the weight of a visit.
const DEALS_PER_WEIGHT: f32 = 10_000.0;
/// So many times the greatest payoff below zero an action is hopeless, and so many times at most it falls.
const HOPELESS: f32 = 5.0;
const FLOOR: f32 = 10.0;
/// One walk in so many looks at hopeless actions too.
const THOROUGH: u32 = 16;

/// One thread's part in learning.
pub struct Sampler<'a, G, R, D> {
    round: &'a G,
    table: &'a Table,
    rival: R,
    dice: D,
    nodes: u64,
}

impl<'a, G: Dealt, R: Rival, D: Dice> Sampler<'a, G, R, D> {
    /// Learns into this table, against this rival, with these dice.
    pub fn new(round: &'a G, table: &'a Table, rival: R, dice: D) -> Self {
        Sampler { round, table, rival, dice, nodes: 0 }
    }

    /// How many decisions were visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Draws a deal and learns from it for both players.
    pub fn learn(&mut self, pace: Pace) {
        let deal = self.round.deal(&mut self.dice);
        for side in [Side::First, Side::Second] {
            self.learn_as(side, deal, pace);
        }
    }

    /// Draws a deal and learns from it for one player.
    pub fn learn_one_side(&mut self, side: Side, pace: Pace) {
        let deal = self.round.deal(&mut self.dice);
        self.learn_as(side, deal, pace);
    }

    fn learn_as(&mut self, side: Side, deal: G::Position, pace: Pace) {
        let thorough = self.dice.below(THOROUGH) == 0;
        let bound = if thorough { f32::MIN } else { -pace.hopeless };
        self.walk(deal, &Walk { side, pace, bound });
    }

    /// The worth of the position to the one who learns.
    fn walk(&mut self, mut position: G::Position, walk: &Walk) -> f32 {
        loop {
            match self.round.stage(&position) {
                Stage::Over { first } => return walk.side.worth(first),
                Stage::Decides { side, at, actions } if side == walk.side => {
                    return self.weigh(&position, at, actions, walk);
                }
                Stage::Decides { at, actions, .. } => {
                    self.nodes += 1;
                    let mix = self.rival.mix(at, actions, walk.pace.sum_weight);
                    let action = draw(&mix, actions, &mut self.dice);
                    position = self.round.after(&position, action);
                }
            }
        }
    }

    /// Looks at each action that is not hopeless, and remembers how each would have fared.
    fn weigh(&mut self, position: &G::Position, at: usize, actions: usize, walk: &Walk) -> f32 {
        self.nodes += 1;
        let regrets = self.table.regrets(at, actions);
        let mix = matching(&regrets, actions);
        let mut worths = [None; MOST_ACTIONS];
        let mut worth = 0.0;
        for action in 0..actions {
            if regrets[action] >= walk.bound || mix[action] > 0.0 {
                let after = self.round.after(position, action);
                let found = self.walk(after, walk);
                worths[action] = Some(found);
                worth += mix[action] * found;
            }
        }
        self.remember(at, actions, worth, &worths, walk.pace);
        worth
    }

    /// The walk below may have come to the same information set, if it forgets, so the regrets are read again.
    #[inline]
    fn remember(
        &self,
        at: usize,
        actions: usize,
        worth: f32,
        worths: &[Option<f32>; MOST_ACTIONS],
        pace: Pace,
    ) {
        let mut regrets = self.table.regrets(at, actions);
        for (regret, found) in regrets.iter_mut().zip(worths) {
            if let Some(found) = found {
                *regret = (*regret + pace.weight * (found - worth)).max(-pace.floor);
            }
        }
        self.table.set_regrets(at, actions, &regrets);
    }
}

/// What stays the same during a walk through one deal.
struct Walk {
    side: Side,
    pace: Pace,
    bound: f32,
}
