//! What a strategy does wherever it can come by itself, in few bits.
//!
//! Writer and reader walk the same way: from the first bid on, level by level, through everything that the strategy may
//! do, any card that may be drawn and anything that the other one may do. So no list of places is needed, and a place
//! that the strategy never comes to takes no room.

use rustc_hash::FxHashMap;

use crate::bidding::{ADD, DRAW, Rules};
use crate::coder::{Coder, Guess, number};
use crate::deck::{CARDS, KINDS};
use crate::gear::{ROW, SETS, Tiles};
use crate::holding::Holding;
use crate::index::BIDS;
use crate::units::Units;

/// Where a player stands: the tiles left and the player's own cards.
type Spot = (Tiles, Holding);
/// The spots of one level, each with how likely it is to come there.
#[derive(Default)]
struct Level(FxHashMap<Spot, f64>);

impl Level {
    fn at(tiles: Tiles, own: Holding) -> Level {
        let mut level = Level::default();
        level.add((tiles, own), 1.0);
        level
    }

    fn add(&mut self, spot: Spot, reach: f64) {
        *self.0.entry(spot).or_default() += reach;
    }

    /// The spots that are likely enough, in the order in which writer and reader go through them.
    fn likely(self, cutoff: f64) -> Vec<(Spot, f64)> {
        let mut spots: Vec<_> = self.0.into_iter().filter(|(_, reach)| *reach >= cutoff).collect();
        spots.sort_unstable_by_key(|(spot, _)| *spot);
        spots
    }
}

/// How the other one is taken to share out turns between adding and setting aside, for judging what is likely.
const OTHER_ADDS: f64 = 0.5;

/// Writes or reads one strategy.
pub(crate) struct Scribe<'a, C, S> {
    rules: &'a Rules,
    coder: C,
    /// What the strategy does at a place; asked by a writer only. Nothing where it knows nothing.
    source: S,
    /// Places that are less likely are left out.
    cutoff: f64,
    guesses: Guesses,
    entries: Vec<(u32, Units)>,
}

impl<'a, C: Coder, S: Fn(usize, usize) -> Option<Units>> Scribe<'a, C, S> {
    pub(crate) fn new(rules: &'a Rules, coder: C, source: S, cutoff: f64) -> Self {
        Scribe { rules, coder, source, cutoff, guesses: Guesses::new(), entries: Vec::new() }
    }

    /// Walks through the whole strategy. Returns what stands at each place, and the coder.
    pub(crate) fn walk(mut self) -> (Vec<(u32, Units)>, C) {
        self.walk_as(0, Level::at(Tiles::ALL, Holding::default()));
        let mut second = Level::default();
        self.other_moves((Tiles::ALL, Holding::default()), 1.0, &mut second);
        self.walk_as(1, second);
        self.entries.sort_unstable_by_key(|entry| entry.0);
        (self.entries, self.coder)
    }

    fn walk_as(&mut self, first_turn: u8, mut level: Level) {
        let cutoff = self.cutoff;
        for drawn in (first_turn..CARDS).step_by(2) {
            let mut landed = Level::default();
            for (spot, reach) in level.likely(cutoff) {
                self.turn(drawn, spot, reach, &mut landed);
            }
            level = Level::default();
            for (spot, reach) in landed.likely(cutoff) {
                self.name(drawn + 1, spot);
                self.other_moves(spot, reach, &mut level);
            }
        }
    }

    /// One turn: the bid, and then each card that may be drawn.
    fn turn(&mut self, drawn: u8, spot: Spot, reach: f64, landed: &mut Level) {
        let Some(bid) = self.bid(drawn, spot) else { return };
        let reach = reach * share(bid, DRAW);
        let unseen = f64::from(CARDS - drawn / 2);
        for kind in 0..KINDS.len() {
            let reach = reach * f64::from(spot.1.unseen(kind)) / unseen;
            if reach >= self.cutoff {
                self.card(drawn, spot, kind, reach, landed);
            }
        }
    }

    fn card(&mut self, drawn: u8, spot: Spot, kind: usize, reach: f64, landed: &mut Level) {
        let (tiles, own) = spot;
        let Some(units) = self.place(drawn, spot, kind) else { return };
        for action in (0..=tiles.len()).filter(|&action| units.share(action) > 0) {
            let spot = match action {
                ADD => (tiles, own.with_added(kind)),
                _ => (tiles.without(tiles.nth(action - 1)), own.with_aside(kind)),
            };
            landed.add(spot, reach * share(units, action));
        }
    }

    fn other_moves(&self, (tiles, own): Spot, reach: f64, level: &mut Level) {
        level.add((tiles, own), reach * OTHER_ADDS);
        for place in tiles.places() {
            let each = reach * (1.0 - OTHER_ADDS) / tiles.len() as f64;
            level.add((tiles.without(place), own), each);
        }
    }

    fn bid(&mut self, drawn: u8, spot: Spot) -> Option<Units> {
        let at = self.rules.index.bid(drawn, spot.0, spot.1);
        let units = self.known(at, BIDS)?;
        let guesses = self.guesses.bid(drawn, strain(self.rules, spot));
        let draws = number(&mut self.coder, guesses, 4, units.share(DRAW));
        let units = Units::default().with(DRAW, draws).with(1 - DRAW, Units::WHOLE - draws);
        self.note(at, units)
    }

    fn place(&mut self, drawn: u8, spot: Spot, kind: usize) -> Option<Units> {
        let (tiles, own) = spot;
        if tiles.len() == 0 {
            return Some(Units::pure(ADD));
        }
        let at = self.rules.index.place(drawn, tiles, own, kind);
        let units = self.known(at, 1 + tiles.len())?;
        let strain = strain(self.rules, (tiles, own.with_added(kind)));
        let coded = self.mix(tiles, kind, strain, units);
        self.note(at, coded)
    }

    /// The shares one after the other, each guessed by the card and by the tile that it would cost.
    fn mix(&mut self, tiles: Tiles, kind: usize, strain: usize, units: Units) -> Units {
        let mut coded = Units::default();
        let mut left = Units::WHOLE;
        for action in 0..=tiles.len() {
            if left == 0 || action == tiles.len() {
                return coded.with(action, left);
            }
            let what = if action == ADD { ROW } else { tiles.nth(action - 1) };
            let guesses = self.guesses.place(kind, what, left == Units::WHOLE, strain);
            let share = number(&mut self.coder, guesses, 4, units.share(action)).min(left);
            coded = coded.with(action, share);
            left -= share;
        }
        coded
    }

    fn name(&mut self, drawn: u8, (tiles, own): Spot) {
        let names = self.rules.gear.names(tiles).len();
        if names < 2 {
            return;
        }
        let at = self.rules.index.name(drawn, tiles, own, names);
        let Some(units) = self.known(at, names) else { return };
        let named = units.only().unwrap_or(0) as u8;
        let named = number(&mut self.coder, self.guesses.name(tiles), 3, named);
        self.note(at, Units::pure(usize::from(named)));
    }

    /// What the source says of a place, nothing if it says nothing; a reader learns which of the two it is.
    fn known(&mut self, at: usize, actions: usize) -> Option<Units> {
        let units = (self.source)(at, actions);
        let known = self.coder.bit(&mut self.guesses.known, units.is_some());
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

/// How hard the player's own cards in the dungeon would be, in a few steps.
fn strain(rules: &Rules, (tiles, own): Spot) -> usize {
    rules.gear.strain(tiles, own.pile()).min(STRAINS - 1)
}

const STRAINS: usize = 12;

/// What each kind of bit is guessed by. A number of up to four bits takes sixteen guesses in a row.
struct Guesses {
    known: Guess,
    bids: Vec<Guess>,
    places: Vec<Guess>,
    names: Vec<Guess>,
}

const ROW_OF_GUESSES: usize = 16;

impl Guesses {
    fn new() -> Guesses {
        let rows = |count: usize| vec![Guess::EVEN; count * ROW_OF_GUESSES];
        Guesses {
            known: Guess::EVEN,
            bids: rows(CARDS as usize * STRAINS),
            places: rows(KINDS.len() * (ROW + 1) * 2 * STRAINS),
            names: rows(SETS),
        }
    }

    fn bid(&mut self, drawn: u8, strain: usize) -> &mut [Guess] {
        row(&mut self.bids, usize::from(drawn) * STRAINS + strain)
    }

    /// By the card's kind, the tile that it costs (the last for none), whether nothing was given out before, and strain.
    fn place(&mut self, kind: usize, tile: usize, whole: bool, strain: usize) -> &mut [Guess] {
        let what = (kind * (ROW + 1) + tile) * 2 + usize::from(whole);
        row(&mut self.places, what * STRAINS + strain)
    }

    fn name(&mut self, tiles: Tiles) -> &mut [Guess] {
        row(&mut self.names, tiles.index())
    }
}

fn row(guesses: &mut [Guess], number: usize) -> &mut [Guess] {
    &mut guesses[number * ROW_OF_GUESSES..][..ROW_OF_GUESSES]
}
