//! Encodes a strategy at the information sets that it can reach.
//!
//! Writer and reader walk the same way: from the first bid on, level by level, through every action of the strategy, every
//! card that may be drawn and every action of the other player. So the file needs no list of information sets, and those
//! that the strategy never reaches take no space.

use rustc_hash::FxHashMap;

use crate::coder::{BitModel, Coder, number};
use crate::deck::{CARDS, KINDS};
use crate::equipment::{ROW, SETS, Tiles};
use crate::hand::Hand;
use crate::index::BIDS;
use crate::round::{ADD, DRAW, Rules};
use crate::units::Units;

/// The tiles left and the player's own cards.
type PlayerState = (Tiles, Hand);
/// The states of one level, each with its reach probability.
#[derive(Default)]
struct Level(FxHashMap<PlayerState, f64>);

impl Level {
    fn at(tiles: Tiles, own: Hand) -> Level {
        let mut level = Level::default();
        level.add((tiles, own), 1.0);
        level
    }

    fn add(&mut self, state: PlayerState, reach: f64) {
        *self.0.entry(state).or_default() += reach;
    }

    /// The states with enough reach, in the order in which writer and reader visit them.
    fn likely(self, cutoff: f64) -> Vec<(PlayerState, f64)> {
        let mut states: Vec<_> = self.0.into_iter().filter(|(_, reach)| *reach >= cutoff).collect();
        states.sort_unstable_by_key(|(state, _)| *state);
        states
    }
}

/// The assumed probability that the other player adds a card, for estimating reach.
const OTHER_ADDS: f64 = 0.5;

/// Writes or reads a strategy.
pub(crate) struct StrategyCodec<'a, C, S> {
    rules: &'a Rules,
    coder: C,
    /// The strategy at an information set, for a writer; `None` where it is unknown.
    source: S,
    /// Information sets with less reach are left out.
    cutoff: f64,
    models: BitModels,
    entries: Vec<(u32, Units)>,
}

impl<'a, C: Coder, S: Fn(usize, usize) -> Option<Units>> StrategyCodec<'a, C, S> {
    pub(crate) fn new(rules: &'a Rules, coder: C, source: S, cutoff: f64) -> Self {
        StrategyCodec { rules, coder, source, cutoff, models: BitModels::new(), entries: Vec::new() }
    }

    /// Walks through the whole strategy. Returns the units of each information set, and the coder.
    pub(crate) fn walk(mut self) -> (Vec<(u32, Units)>, C) {
        self.walk_as(0, Level::at(Tiles::ALL, Hand::default()));
        let mut second = Level::default();
        self.other_moves((Tiles::ALL, Hand::default()), 1.0, &mut second);
        self.walk_as(1, second);
        self.entries.sort_unstable_by_key(|entry| entry.0);
        (self.entries, self.coder)
    }

    fn walk_as(&mut self, first_turn: u8, mut level: Level) {
        let cutoff = self.cutoff;
        for drawn in (first_turn..CARDS).step_by(2) {
            let mut landed = Level::default();
            for (state, reach) in level.likely(cutoff) {
                self.turn(drawn, state, reach, &mut landed);
            }
            level = Level::default();
            for (state, reach) in landed.likely(cutoff) {
                self.name(drawn + 1, state);
                self.other_moves(state, reach, &mut level);
            }
        }
    }

    /// One turn: the bid, then each card that may be drawn.
    fn turn(&mut self, drawn: u8, state: PlayerState, reach: f64, landed: &mut Level) {
        let Some(bid) = self.bid(drawn, state) else { return };
        let reach = reach * share(bid, DRAW);
        let unseen = f64::from(CARDS - drawn / 2);
        for kind in 0..KINDS.len() {
            let reach = reach * f64::from(state.1.unseen(kind)) / unseen;
            if reach >= self.cutoff {
                self.card(drawn, state, kind, reach, landed);
            }
        }
    }

    fn card(&mut self, drawn: u8, state: PlayerState, kind: usize, reach: f64, landed: &mut Level) {
        let (tiles, own) = state;
        let Some(units) = self.place(drawn, state, kind) else { return };
        for action in (0..=tiles.len()).filter(|&action| units.share(action) > 0) {
            let state = match action {
                ADD => (tiles, own.with_added(kind)),
                _ => (tiles.without(tiles.nth(action - 1)), own.with_aside(kind)),
            };
            landed.add(state, reach * share(units, action));
        }
    }

    fn other_moves(&self, (tiles, own): PlayerState, reach: f64, level: &mut Level) {
        level.add((tiles, own), reach * OTHER_ADDS);
        for place in tiles.places() {
            let each = reach * (1.0 - OTHER_ADDS) / tiles.len() as f64;
            level.add((tiles.without(place), own), each);
        }
    }

    fn bid(&mut self, drawn: u8, state: PlayerState) -> Option<Units> {
        let at = self.rules.index.bid(drawn, state.0, state.1);
        let units = self.known(at, BIDS)?;
        let models = self.models.bid(drawn, damage_level(self.rules, state));
        let draws = number(&mut self.coder, models, 4, units.share(DRAW));
        let units = Units::default().with(DRAW, draws).with(1 - DRAW, Units::WHOLE - draws);
        self.note(at, units)
    }

    fn place(&mut self, drawn: u8, state: PlayerState, kind: usize) -> Option<Units> {
        let (tiles, own) = state;
        if tiles.len() == 0 {
            return Some(Units::pure(ADD));
        }
        let at = self.rules.index.place(drawn, tiles, own, kind);
        let units = self.known(at, 1 + tiles.len())?;
        let damage_level = damage_level(self.rules, (tiles, own.with_added(kind)));
        let coded = self.mix(tiles, kind, damage_level, units);
        self.note(at, coded)
    }

    /// Codes the shares one after the other. Their models depend on the card and on the tile that it would cost.
    fn mix(&mut self, tiles: Tiles, kind: usize, damage_level: usize, units: Units) -> Units {
        let mut coded = Units::default();
        let mut left = Units::WHOLE;
        for action in 0..=tiles.len() {
            if left == 0 || action == tiles.len() {
                return coded.with(action, left);
            }
            let what = if action == ADD { ROW } else { tiles.nth(action - 1) };
            let models = self.models.place(kind, what, left == Units::WHOLE, damage_level);
            let share = number(&mut self.coder, models, 4, units.share(action)).min(left);
            coded = coded.with(action, share);
            left -= share;
        }
        coded
    }

    fn name(&mut self, drawn: u8, (tiles, own): PlayerState) {
        let names = self.rules.equipment.names(tiles).len();
        if names < 2 {
            return;
        }
        let at = self.rules.index.name(drawn, tiles, own, names);
        let Some(units) = self.known(at, names) else { return };
        let named = units.only().unwrap_or(0) as u8;
        let named = number(&mut self.coder, self.models.name(tiles), 3, named);
        self.note(at, Units::pure(usize::from(named)));
    }

    /// Codes whether the information set is known, and returns its units; a reader gets default units.
    fn known(&mut self, at: usize, actions: usize) -> Option<Units> {
        let units = (self.source)(at, actions);
        let known = self.coder.bit(&mut self.models.known, units.is_some());
        known.then(|| units.unwrap_or_default())
    }

    fn note(&mut self, at: usize, units: Units) -> Option<Units> {
        self.entries.push((at as u32, units));
        Some(units)
    }
}

fn share(units: Units, action: usize) -> f64 {
    f64::from(units.share(action)) / f64::from(Units::WHOLE)
}

/// The damage of the player's own cards in the dungeon, in a few levels.
fn damage_level(rules: &Rules, (tiles, own): PlayerState) -> usize {
    rules.equipment.damage_level(tiles, own.pile()).min(DAMAGE_LEVELS - 1)
}

const DAMAGE_LEVELS: usize = 12;

/// The bit models by context. A number of up to four bits uses sixteen models.
struct BitModels {
    known: BitModel,
    bids: Vec<BitModel>,
    places: Vec<BitModel>,
    names: Vec<BitModel>,
}

const MODELS_PER_NUMBER: usize = 16;

impl BitModels {
    fn new() -> BitModels {
        let rows = |count: usize| vec![BitModel::EVEN; count * MODELS_PER_NUMBER];
        BitModels {
            known: BitModel::EVEN,
            bids: rows(CARDS as usize * DAMAGE_LEVELS),
            places: rows(KINDS.len() * (ROW + 1) * 2 * DAMAGE_LEVELS),
            names: rows(SETS),
        }
    }

    fn bid(&mut self, drawn: u8, damage_level: usize) -> &mut [BitModel] {
        row(&mut self.bids, usize::from(drawn) * DAMAGE_LEVELS + damage_level)
    }

    /// The models by the card's kind, the tile that it costs (the last for none), whether all units are left, and damage
    /// level.
    fn place(&mut self, kind: usize, tile: usize, whole: bool, damage_level: usize) -> &mut [BitModel] {
        let what = (kind * (ROW + 1) + tile) * 2 + usize::from(whole);
        row(&mut self.places, what * DAMAGE_LEVELS + damage_level)
    }

    fn name(&mut self, tiles: Tiles) -> &mut [BitModel] {
        row(&mut self.names, tiles.index())
    }
}

fn row(models: &mut [BitModel], number: usize) -> &mut [BitModel] {
    &mut models[number * MODELS_PER_NUMBER..][..MODELS_PER_NUMBER]
}
