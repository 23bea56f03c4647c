//! What an observer can know of hidden cards: the chance of each card in each hidden place.
//!
//! States that fit the observer's view are sampled and weighted by the likelihood of the others' visible decisions. The view
//! is all that is read, so a belief tells nothing that its observer did not know.

use std::collections::BTreeMap;

use bots::{FastDice, Knowledge};
use game::{HiddenCards, HiddenKind, Message};
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
    let places = G::hidden_places(view);
    let mut tallies: Vec<PlaceTally<G>> = places.into_iter().map(PlaceTally::of).collect();
    let mut dice = FastDice::seeded(seed);
    let samples: Vec<G> = (0..SAMPLES).filter_map(|_| G::determinize(view, &mut dice)).collect();
    for (state, weight) in samples.iter().zip(weights(view, knowledge, &samples)) {
        tallies.iter_mut().for_each(|tally| tally.add(view, state, weight));
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

/// Counts what lies in a place.
struct PlaceTally<G: HiddenCards> {
    place: G::Place,
    kind: HiddenKind,
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
    fn of(place: G::Place) -> PlaceTally<G> {
        let (kind, chances, cards) = (G::hidden_kind(place), BTreeMap::new(), Vec::new());
        PlaceTally { place, kind, count: 0, chances, squares: 0.0, cards }
    }

    fn add(&mut self, view: &G::View, state: &G, weight: f64) {
        G::hidden_cards(view, self.place, state, &mut self.cards);
        self.cards.sort_unstable();
        self.count = self.cards.len();
        self.squares += weight * weight;
        for alike in self.cards.chunk_by(|one, other| one == other) {
            let share = match self.kind {
                HiddenKind::Card | HiddenKind::Cards => 1.0,
                HiddenKind::Deck => alike.len() as f64 / self.cards.len() as f64,
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

fn rounded(chance: f64) -> f64 {
    (chance * UNIT).round() / UNIT
}
