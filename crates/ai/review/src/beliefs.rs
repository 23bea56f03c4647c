//! What an observer can know of hidden cards: the chance of each card in each hidden place.
//!
//! States that fit the observer's view are sampled and weighted by the likelihood of the others' visible decisions. The view
//! is all that is read, so a belief tells nothing that its observer did not know.
//!
//! Where the others' decisions tell nothing, the cards of a pool are counted instead: that is exact.

use std::collections::BTreeMap;

use bots::{FastDice, Knowledge};
use game::{HiddenCards, HiddenKind, HiddenPool, Message};
use serde::Serialize;
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Sampled states for each belief. A chance of 50 % then has a standard error of 1.6 points.
const SAMPLES: u32 = 1_000;

/// The unit to which chances are rounded: finer than any of them is exact.
const UNIT: f64 = 1e4;

/// What an observer can know of hidden cards at one moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Beliefs {
    /// How many states that fit the view were sampled.
    pub samples: u32,
    /// The largest standard error of a chance.
    pub error: f64,
    /// The hidden places, most interesting first.
    pub places: Vec<HiddenPlace>,
}

/// A place with cards that the observer does not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct HiddenPlace {
    /// Its name.
    #[cfg_attr(feature = "typescript", ts(type = "Message"))]
    pub name: Message,
    pub kind: PlaceKind,
    /// How many unknown cards are there.
    pub count: usize,
    /// What may be there, most likely first.
    pub cards: Vec<CardChance>,
}

/// What the chances of a place mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum PlaceKind {
    /// One card is there: the chances add up to 1.
    Card,
    /// Several cards are there: the chance that at least one of them is this one.
    Cards,
    /// The chance that the next card is this one: the chances add up to 1.
    Deck,
}

/// A card that may be in a place.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct CardChance {
    /// Its name.
    #[cfg_attr(feature = "typescript", ts(type = "Message"))]
    pub name: Message,
    /// From 0 to 1.
    pub chance: f64,
}

/// Returns what the observer of a view can know of hidden cards, or `None` if no state fits the view. The same view and seed
/// give the same beliefs.
pub fn beliefs<G: HiddenCards>(view: &G::View, knowledge: &Knowledge<G>, seed: u64) -> Option<Beliefs> {
    let mut dice = FastDice::seeded(seed);
    let samples: Vec<G> = (0..SAMPLES).filter_map(|_| G::determinize(view, &mut dice)).collect();
    let weights = weights(view, knowledge, &samples);
    let all_the_same = weights.iter().all(|weight| weights.first() == Some(weight));
    let dealing = if all_the_same { Dealing::ByChance } else { Dealing::Weighted };
    let places = G::hidden_places(view);
    let mut tallies: Vec<PlaceTally<G>> =
        places.iter().map(|&place| PlaceTally::of(place, dealing)).collect();
    for (state, weight) in samples.iter().zip(weights) {
        let pools = pools(view, &places, state);
        tallies.iter_mut().for_each(|tally| tally.add(view, state, weight, &pools));
    }
    let error = tallies.iter().map(PlaceTally::error).fold(0.0, f64::max);
    let places = tallies.iter().map(|tally| tally.place(view)).collect();
    (!samples.is_empty()).then(|| Beliefs { samples: samples.len() as u32, error: rounded(error), places })
}

/// Weights that add up to 1. If all samples are unlikely, they count the same.
fn weights<G: HiddenCards>(view: &G::View, knowledge: &Knowledge<G>, samples: &[G]) -> Vec<f64> {
    let likelihood = |state: &G| {
        let weight = (knowledge.likelihood)(view, state);
        if weight.is_finite() { weight.max(0.0) } else { 0.0 }
    };
    let weights: Vec<f64> = samples.iter().map(likelihood).collect();
    let sum: f64 = weights.iter().sum();
    if sum > 0.0 {
        return weights.into_iter().map(|weight| weight / sum).collect();
    }
    vec![1.0 / samples.len().max(1) as f64; samples.len()]
}

/// Whether decisions tell something of the hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dealing {
    /// All samples count the same, so cards of a pool are dealt by chance alone.
    ByChance,
    Weighted,
}

/// The cards of each pool, sorted.
type Pools<G> = BTreeMap<u8, Vec<<G as HiddenCards>::Card>>;

fn pools<G: HiddenCards>(view: &G::View, places: &[G::Place], state: &G) -> Pools<G> {
    let (mut pools, mut cards) = (Pools::<G>::new(), Vec::new());
    for &place in places {
        if let HiddenPool::Member(pool) = G::hidden_pool(place) {
            G::hidden_cards(view, place, state, &mut cards);
            pools.entry(pool).or_default().append(&mut cards);
        }
    }
    pools.values_mut().for_each(|cards| cards.sort_unstable());
    pools
}

/// Counts what lies in a place.
struct PlaceTally<G: HiddenCards> {
    place: G::Place,
    kind: HiddenKind,
    /// The pool from which chance alone deals the cards.
    pool: Option<u8>,
    count: usize,
    chances: BTreeMap<G::Card, Chance>,
    /// The sum of the squared weights.
    squares: f64,
    cards: Vec<G::Card>,
}

/// The weighted mean of a card's share in the samples, with the sums for its error.
#[derive(Clone, Copy, Default)]
struct Chance {
    mean: f64,
    /// The sum of squared weight times share.
    product: f64,
    /// The sum of squared weight times squared share.
    square: f64,
}

impl<G: HiddenCards> PlaceTally<G> {
    fn of(place: G::Place, dealing: Dealing) -> PlaceTally<G> {
        let pool = match G::hidden_pool(place) {
            HiddenPool::Member(pool) | HiddenPool::Within(pool) => Some(pool),
            HiddenPool::None => None,
        };
        let pool = pool.filter(|_| dealing == Dealing::ByChance);
        let (kind, chances, cards) = (G::hidden_kind(place), BTreeMap::new(), Vec::new());
        PlaceTally { place, kind, pool, count: 0, chances, squares: 0.0, cards }
    }

    fn add(&mut self, view: &G::View, state: &G, weight: f64, pools: &Pools<G>) {
        G::hidden_cards(view, self.place, state, &mut self.cards);
        self.cards.sort_unstable();
        self.count = self.cards.len();
        self.squares += weight * weight;
        let pool = self.pool.and_then(|pool| pools.get(&pool));
        let among = pool.unwrap_or(&self.cards);
        for alike in among.chunk_by(|one, other| one == other) {
            let share = match (self.kind, pool) {
                (HiddenKind::Card | HiddenKind::Deck, _) => alike.len() as f64 / among.len() as f64,
                (HiddenKind::Cards, Some(_)) => at_least_one(alike.len(), self.count, among.len()),
                (HiddenKind::Cards, None) => 1.0,
            };
            let Some(card) = alike.first() else { continue };
            let chance = self.chances.entry(*card).or_default();
            chance.mean += weight * share;
            chance.product += weight * weight * share;
            chance.square += weight * weight * share * share;
        }
    }

    /// The largest standard error of a chance: that of a ratio of weighted sums.
    fn error(&self) -> f64 {
        let variance = |Chance { mean, product, square }: Chance| {
            square - 2.0 * mean * product + mean * mean * self.squares
        };
        self.chances.values().map(|chance| variance(*chance).max(0.0).sqrt()).fold(0.0, f64::max)
    }

    fn place(&self, view: &G::View) -> HiddenPlace {
        let mut cards: Vec<CardChance> = self
            .chances
            .iter()
            .filter(|(_, chance)| chance.mean > 0.0)
            .map(|(card, chance)| CardChance { name: G::card_name(*card), chance: rounded(chance.mean) })
            .collect();
        // A stable sort: cards that are equally likely stay in their order.
        cards.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let kind = match self.kind {
            HiddenKind::Card => PlaceKind::Card,
            HiddenKind::Cards => PlaceKind::Cards,
            HiddenKind::Deck => PlaceKind::Deck,
        };
        HiddenPlace { name: G::hidden_name(view, self.place), kind, count: self.count, cards }
    }
}

/// The chance that one of these copies is among the cards drawn from a pool.
fn at_least_one(copies: usize, drawn: usize, pool: usize) -> f64 {
    let missed =
        |draw: usize| pool.saturating_sub(copies + draw) as f64 / pool.saturating_sub(draw).max(1) as f64;
    1.0 - (0..drawn).map(missed).product::<f64>()
}

fn rounded(chance: f64) -> f64 {
    (chance * UNIT).round() / UNIT
}
