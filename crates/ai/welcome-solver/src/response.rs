//! The exact best response to a known strategy. The responder remembers the whole public history and its own cards.
//!
//! The walk visits every public history that the opponent's strategy can reach. At each it tracks the opponent's range
//! of hands and computes the value of every hand of the responder at once. Values are not yet divided by the probability
//! of the responder's hand, so that values against different opponent hands can be added.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use solver::{Probabilities, Side};

use crate::deck::{CARDS, KINDS};
use crate::equipment::Tiles;
use crate::full_strategy::{FullStrategy, Learned};
use crate::hand_groups::{HandGroup, HandGroups, NONE};
use crate::opponent::{BidContext, OpponentRange};
use crate::range_by_damage::RangeByDamage;
use crate::round::{ADD, StakedRound, bidder_after};
use crate::stakes::Ending;
use crate::threshold::Threshold;
use crate::training::Workers;
use crate::units::Units;

/// The average payoffs of best responses as the first and as the second side. `tell` gets the number of finished parts and of all parts, first for one side and then
/// for the other.
pub(crate) fn best_responses(
    round: &StakedRound<'_>,
    learned: Learned<'_>,
    precision: Precision,
    threads: usize,
    tell: &(impl Fn(usize, usize) + Sync),
) -> [f64; 2] {
    let (strategy, groups) = (FullStrategy::new(round.rules, learned), HandGroups::new());
    [Side::First, Side::Second].map(|responder| {
        let context = Context { round, strategy: &strategy, groups: &groups, responder, precision };
        context.values(PublicHistory::start(), &OpponentRange::start(), threads, tell)[0]
    })
}

/// How much of the strategy is walked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Precision {
    /// All of it.
    Exact,
    /// A public history that the strategy plays with less than this probability counts as the best ending for the
    /// responder. So the payoffs are upper bounds, which take less time.
    Above(f32),
}

/// What stays the same during the walk.
#[derive(Clone, Copy)]
struct Context<'a> {
    round: &'a StakedRound<'a>,
    strategy: &'a FullStrategy<'a>,
    groups: &'a HandGroups,
    responder: Side,
    precision: Precision,
}

/// The public state of the round, without the opponent's counts.
#[derive(Clone, Copy)]
struct PublicHistory {
    drawn: u8,
    tiles: Tiles,
    /// The numbers of cards that the responder has added and set aside.
    added: u8,
    aside: u8,
}

impl PublicHistory {
    const fn start() -> PublicHistory {
        PublicHistory { drawn: 0, tiles: Tiles::ALL, added: 0, aside: 0 }
    }

    const fn bidder(&self) -> Side {
        bidder_after(self.drawn)
    }

    /// After a card is added, or set aside under a tile, by the number of the action.
    const fn after(mut self, action: usize) -> PublicHistory {
        self.drawn += 1;
        if action != ADD {
            self.tiles = self.tiles.without(self.tiles.nth(action - 1));
        }
        self
    }

    const fn with_own(mut self, action: usize) -> PublicHistory {
        if action == ADD {
            self.added += 1;
        } else {
            self.aside += 1;
        }
        self
    }

    /// The probability of one order of the cards drawn so far, if all cards were different.
    fn order_probability(&self) -> f32 {
        (0..self.drawn).map(|before| 1.0 / f32::from(CARDS - before)).product()
    }
}

/// The value of each hand of the responder, by rank.
type HandValues = Vec<f64>;

/// After this many more cards the histories are distributed to the threads.
const SPLIT_DEPTH: u8 = 4;

impl Context<'_> {
    /// Walks the first cards twice: once to collect the histories that the threads then walk in parallel, and once to
    /// combine their values.
    fn values(
        &self,
        history: PublicHistory,
        opponent: &OpponentRange,
        threads: usize,
        tell: &(impl Fn(usize, usize) + Sync),
    ) -> HandValues {
        let split_at = history.drawn + SPLIT_DEPTH;
        let mut collector = Walk::new(self, split_at, WalkMode::Collect(Vec::new()));
        collector.bid(history, opponent);
        let WalkMode::Collect(parts) = collector.mode else { return HandValues::new() };
        let results: Vec<Mutex<HandValues>> = parts.iter().map(|_| Mutex::default()).collect();
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Workers { before: 0, threads, seed: 0 }.on_each(|_| {
            let mut walk = Walk::new(self, split_at, WalkMode::Full);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let (Some((history, opponent)), Some(result)) = (parts.get(number), results.get(number))
                else {
                    break;
                };
                let values = walk.bid(*history, opponent);
                *result.lock().unwrap_or_else(PoisonError::into_inner) = values;
                tell(done.fetch_add(1, Ordering::Relaxed) + 1, parts.len());
            }
        });
        let results =
            results.into_iter().map(|result| result.into_inner().unwrap_or_else(PoisonError::into_inner));
        Walk::new(self, split_at, WalkMode::Replay(results.collect::<Vec<_>>().into_iter()))
            .bid(history, opponent)
    }
}

/// How far a walk goes.
enum WalkMode {
    /// To the end of the round.
    Full,
    /// To the histories at the split depth, which it collects.
    Collect(Vec<(PublicHistory, OpponentRange)>),
    /// To the same histories in the same order, whose values are known.
    Replay(std::vec::IntoIter<HandValues>),
}

struct Walk<'a> {
    context: &'a Context<'a>,
    threshold: Threshold<'a>,
    /// The number of drawn cards at which the histories are distributed.
    split_at: u8,
    mode: WalkMode,
}

impl<'a> Walk<'a> {
    fn new(context: &'a Context<'a>, split_at: u8, mode: WalkMode) -> Walk<'a> {
        Walk { context, threshold: Threshold::new(context.round.rules), split_at, mode }
    }

    fn own(&self, history: PublicHistory) -> &'a HandGroup {
        self.context.groups.of(history.added, history.aside)
    }

    fn bid_context(&self, history: PublicHistory) -> BidContext<'a> {
        let Context { groups, strategy, .. } = *self.context;
        BidContext { groups, strategy, drawn: history.drawn, tiles: history.tiles, hidden: history.added }
    }

    /// The value before a player draws or passes.
    #[expect(clippy::expect_used, reason = "the parts were collected on the same walk")]
    fn bid(&mut self, history: PublicHistory, opponent: &OpponentRange) -> HandValues {
        if opponent.hands.is_empty() {
            return vec![0.0; self.own(history).hands.len()];
        }
        if history.drawn == self.split_at {
            match &mut self.mode {
                WalkMode::Full => {}
                WalkMode::Collect(parts) => {
                    parts.push((history, opponent.clone()));
                    return vec![0.0; self.own(history).hands.len()];
                }
                WalkMode::Replay(values) => return values.next().expect("invariant: one value per part"),
            }
        }
        if self.is_neglected(opponent) {
            return self.best_case(history, opponent);
        }
        if history.drawn == CARDS {
            return self.passed(history, opponent);
        }
        if history.bidder() == self.context.responder {
            let passed = self.passed(history, opponent);
            return maximum(passed, &self.draws(history, opponent));
        }
        let [bids, passes] = opponent.bids(self.bid_context(history), &mut self.threshold);
        let passed = self.passed(history, &passes);
        sum(passed, &self.opponent_draws(history, &bids))
    }

    fn is_neglected(&self, opponent: &OpponentRange) -> bool {
        match self.context.precision {
            Precision::Exact => false,
            Precision::Above(least) => opponent.probability(self.context.groups) < least,
        }
    }

    /// The values if the round ended here in the best way for the responder.
    fn best_case(&self, history: PublicHistory, opponent: &OpponentRange) -> HandValues {
        let Context { groups, round, responder, .. } = *self.context;
        let payoffs = Ending::ALL.map(|ending| responder.payoff(round.stakes.worth(ending)));
        let best = payoffs.into_iter().fold(f32::MIN, f32::max) * history.order_probability();
        let theirs = groups.of(opponent.added, opponent.aside);
        let members =
            opponent.hands.iter().map(|&(rank, reach)| (0, theirs.set_of[usize::from(rank)], reach));
        let ways = groups.ways(history.added + history.aside, opponent.added + opponent.aside);
        let range = RangeByDamage::of(members, ways.theirs, 0);
        let met: Vec<f32> = ways.rows().flat_map(|row| range.values_against(row, best, best)).collect();
        self.own(history).set_of.iter().map(|&set| f64::from(met[usize::from(set)])).collect()
    }

    /// The responder draws a card of each possible kind and places it best.
    fn draws(&mut self, history: PublicHistory, opponent: &OpponentRange) -> HandValues {
        let added = self.bid(history.after(ADD).with_own(ADD), opponent);
        let mut aside: Option<HandValues> = None;
        for action in 1..=history.tiles.len() {
            let values = self.bid(history.after(action).with_own(action), opponent);
            aside = Some(aside.map_or_else(|| values.clone(), |best| maximum(best, &values)));
        }
        let group = self.own(history);
        let best = |rank: usize, kind: usize| {
            let placed = |values: &HandValues, next: u16| values[usize::from(next)];
            let add = placed(&added, group.added[rank][kind]);
            aside.as_ref().map_or(add, |aside| add.max(placed(aside, group.aside[rank][kind])))
        };
        let drawn = |rank: usize| {
            let kinds = (0..KINDS.len()).filter(|&kind| group.added[rank][kind] != NONE);
            kinds.map(|kind| best(rank, kind)).sum()
        };
        (0..group.hands.len()).map(drawn).collect()
    }

    /// The opponent draws and places a card. Everyone sees whether it is added or which tile it costs.
    fn opponent_draws(&mut self, history: PublicHistory, opponent: &OpponentRange) -> HandValues {
        let mut values = vec![0.0; self.own(history).hands.len()];
        if opponent.hands.is_empty() {
            return values;
        }
        for (action, opponent) in
            opponent.placements(self.bid_context(history), &mut self.threshold).iter().enumerate()
        {
            values = sum(values, &self.bid(history.after(action), opponent));
        }
        values
    }

    /// The bidder has passed, and the other player enters the dungeon.
    fn passed(&mut self, history: PublicHistory, opponent: &OpponentRange) -> HandValues {
        if history.bidder() == self.context.responder {
            return self.opponent_enters(history, opponent);
        }
        let names = self.context.round.rules.equipment.names(history.tiles);
        let mut best = self.enters(history, opponent, names.first().map(|&kind| usize::from(kind)));
        for &kind in names.iter().skip(1) {
            best = maximum(best, &self.enters(history, opponent, Some(usize::from(kind))));
        }
        best
    }

    fn enters(&self, history: PublicHistory, opponent: &OpponentRange, named: Option<usize>) -> HandValues {
        self.dungeon(history, opponent, named, self.context.responder, |_| 1.0)
    }

    /// The opponent enters and names a kind by its hand.
    fn opponent_enters(&mut self, history: PublicHistory, opponent: &OpponentRange) -> HandValues {
        let names = self.context.round.rules.equipment.names(history.tiles);
        let mut values = vec![0.0; self.own(history).hands.len()];
        let mixes: Vec<Probabilities> =
            opponent.hands.iter().map(|&(rank, _)| self.named(history, opponent, rank)).collect();
        let share = |place: usize, number: usize| mixes[place][number];
        for number in 0..names.len().max(1) {
            let named = names.get(number).map(|&kind| usize::from(kind));
            let entrant = self.context.responder.other();
            let part = self.dungeon(history, opponent, named, entrant, |place| share(place, number));
            values = sum(values, &part);
        }
        values
    }

    /// The probabilities of the kinds that the opponent may name. Without a choice or a card it is the first.
    fn named(&self, history: PublicHistory, opponent: &OpponentRange, rank: u16) -> Probabilities {
        let names = self.context.round.rules.equipment.names(history.tiles).len();
        if names < 2 || history.added + opponent.added == 0 {
            return Units::pure(0).mix();
        }
        let decision = self.bid_context(history).decision(opponent, rank);
        self.context.strategy.name(decision, names, &self.threshold)
    }

    /// The value to the responder if this side enters with this kind named. `probability` is that of each opponent hand, by
    /// its place in the range, to name it.
    fn dungeon(
        &self,
        history: PublicHistory,
        opponent: &OpponentRange,
        named: Option<usize>,
        entrant: Side,
        probability: impl Fn(usize) -> f32,
    ) -> HandValues {
        let (equipment, groups) = (&self.context.round.rules.equipment, self.context.groups);
        let health = equipment.health(history.tiles);
        let damages = groups.damages((opponent.added, opponent.aside), equipment, history.tiles, named);
        let theirs = groups.of(opponent.added, opponent.aside);
        let member = |(number, &(rank, reach)): (usize, &(u16, f32))| {
            let place = usize::from(rank);
            (damages[place], theirs.set_of[place], reach * probability(number))
        };
        let ways = groups.ways(history.added + history.aside, opponent.added + opponent.aside);
        let range = RangeByDamage::of(opponent.hands.iter().enumerate().map(member), ways.theirs, health);
        let [success, failure] =
            self.context.payoffs(entrant).map(|payoff| payoff * history.order_probability());
        let met: Vec<f32> = ways.rows().flat_map(|row| range.values_against(row, success, failure)).collect();
        let damages = groups.damages((history.added, history.aside), equipment, history.tiles, named);
        let value = |(&set, &damage): (&u16, &u8)| {
            let left = health.saturating_sub(damage);
            f64::from(met[usize::from(set) * range.health_cases() + usize::from(left)])
        };
        self.own(history).set_of.iter().zip(damages).map(value).collect()
    }
}

impl Context<'_> {
    /// The responder's payoffs of a success and a failure of this side.
    fn payoffs(&self, entrant: Side) -> [f32; 2] {
        let endings = match entrant {
            Side::First => [Ending::StarterSucceeds, Ending::StarterFails],
            Side::Second => [Ending::OtherSucceeds, Ending::OtherFails],
        };
        endings.map(|ending| self.responder.payoff(self.round.stakes.worth(ending)))
    }
}

fn maximum(mut one: HandValues, other: &HandValues) -> HandValues {
    one.iter_mut().zip(other).for_each(|(one, other)| *one = one.max(*other));
    one
}

fn sum(mut one: HandValues, other: &HandValues) -> HandValues {
    one.iter_mut().zip(other).for_each(|(one, other)| *one += *other);
    one
}

#[cfg(test)]
mod tests;
