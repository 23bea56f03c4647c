//! Figures: the monster dice and bosses, what they show and where they are.

use serde::{Deserialize, Serialize};

use crate::components::{Boss, Breed, DieKind, Foe, Might, Side, Trait};
use crate::dungeon::{Spot, TILES};
use crate::pool::Faces;

/// The number of figures: minor dice, major dice and bosses.
pub(crate) const FIGURES: usize = 16;
const MINOR: u8 = 8;
const DICE: u8 = 12;

/// A monster die or a boss: 0 to 7 are the minor dice, 8 to 11 the major dice, 12 to 15 the bosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct FigureId(pub u8);

impl FigureId {
    pub(crate) fn of_boss(boss: Boss) -> FigureId {
        FigureId(DICE + boss as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn boss(self) -> Option<Boss> {
        Boss::from_index(self.0.checked_sub(DICE)?)
    }

    pub(crate) const fn die(self) -> DieKind {
        if self.0 < MINOR { DieKind::Minor } else { DieKind::Major }
    }

    /// How much the figure counts towards a room's limit.
    pub(crate) const fn weight(self) -> u8 {
        if self.0 < MINOR { 1 } else { 2 }
    }
}

/// A figure and the monster that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figure {
    /// Its number.
    pub id: FigureId,
    /// The monster that it shows.
    pub being: Being,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FigureSet(u16);

impl FigureSet {
    pub(crate) const EMPTY: FigureSet = FigureSet(0);
    pub(crate) const MINOR: FigureSet = FigureSet(0x00FF);
    pub(crate) const MAJOR: FigureSet = FigureSet(0x0F00);
    pub(crate) const BOSSES: FigureSet = FigureSet(0xF000);

    pub(crate) const fn of(kind: DieKind) -> FigureSet {
        match kind {
            DieKind::Minor => FigureSet::MINOR,
            DieKind::Major => FigureSet::MAJOR,
        }
    }

    pub(crate) const fn only(id: FigureId) -> FigureSet {
        FigureSet(1 << (id.0 & 15))
    }

    pub(crate) const fn with(self, id: FigureId) -> FigureSet {
        FigureSet(self.0 | FigureSet::only(id).0)
    }

    pub(crate) const fn without(self, id: FigureId) -> FigureSet {
        FigureSet(self.0 & !FigureSet::only(id).0)
    }

    pub(crate) const fn has(self, id: FigureId) -> bool {
        self.0 & FigureSet::only(id).0 != 0
    }

    pub(crate) const fn minus(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & !other.0)
    }

    pub(crate) const fn and(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & other.0)
    }

    pub(crate) const fn union(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 | other.0)
    }

    /// The figures with a lower number.
    pub(crate) const fn before(self, id: FigureId) -> FigureSet {
        FigureSet(self.0 & (FigureSet::only(id).0 - 1))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn first(self) -> Option<FigureId> {
        if self.0 == 0 { None } else { Some(FigureId(self.0.trailing_zeros() as u8)) }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = FigureId> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.0 &= left.0 - 1;
            Some(first)
        })
    }

    /// How much the figures count towards a room's limit: the major dice and the bosses count twice.
    pub(crate) const fn weight(self) -> u8 {
        (self.0 as u32 | (self.0 as u32 & 0xFF00) << 16).count_ones() as u8
    }
}

impl FromIterator<FigureId> for FigureSet {
    fn from_iter<I: IntoIterator<Item = FigureId>>(ids: I) -> FigureSet {
        ids.into_iter().fold(FigureSet::EMPTY, FigureSet::with)
    }
}

/// A monster, or one side of a boss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Being {
    /// A monster on a die.
    Foe(Foe),
    /// A boss on its blue side, its first life.
    Blue(Boss),
    /// A boss on its red side, its second life.
    Red(Boss),
}

impl Being {
    pub fn might(self) -> Might {
        match self {
            Being::Foe(foe) => foe.card().might,
            Being::Blue(_) | Being::Red(_) => self.side().might,
        }
    }

    pub fn breed(self) -> Breed {
        match self {
            Being::Foe(foe) => foe.card().breed,
            Being::Blue(_) | Being::Red(_) => self.side().breed,
        }
    }

    pub fn traits(self) -> &'static [Trait] {
        match self {
            Being::Foe(foe) => foe.card().traits,
            Being::Blue(_) | Being::Red(_) => self.side().traits,
        }
    }

    pub(crate) fn has(self, special: Trait) -> bool {
        self.trait_bits() & trait_bit(special) != 0
    }

    /// The traits as bits, because every decision checks them.
    fn trait_bits(self) -> u32 {
        match self {
            Being::Foe(foe) => FOE_TRAITS[foe as usize],
            Being::Blue(boss) => BOSS_TRAITS[boss as usize][0],
            Being::Red(boss) => BOSS_TRAITS[boss as usize][1],
        }
    }

    fn side(self) -> Side {
        const NOBODY: Side =
            Side { might: Might { payback: 0, defense: 0, xp: 0 }, breed: Breed::Humanoid, traits: &[] };
        let (boss, side) = match self {
            Being::Blue(boss) => (boss, 0),
            Being::Red(boss) => (boss, 1),
            Being::Foe(_) => return NOBODY,
        };
        boss.card().sides.get(side).copied().unwrap_or(NOBODY)
    }
}

/// First bits of the traits `Steals` and `Immune`, which have one bit per symbol.
const STOLEN: u32 = 16;
const HARMLESS: u32 = 24;
/// One bit for each face of an action die.
const FACES: u32 = 0b11_1111;

const fn trait_bit(special: Trait) -> u32 {
    match special {
        Trait::QuickStab => 1,
        Trait::Web => 1 << 1,
        Trait::Haunts => 1 << 2,
        Trait::Superstitious => 1 << 3,
        Trait::Gaze => 1 << 4,
        Trait::Scales => 1 << 5,
        Trait::Squishy => 1 << 6,
        Trait::Venom => 1 << 7,
        Trait::Spiderling => 1 << 8,
        Trait::Capture => 1 << 9,
        Trait::FireBreath => 1 << 10,
        Trait::Summons => 1 << 11,
        Trait::Steals(symbol) => 1 << (STOLEN + symbol as u32),
        Trait::Immune(symbol) => 1 << (HARMLESS + symbol as u32),
    }
}

const fn trait_bits(traits: &[Trait]) -> u32 {
    let (mut bits, mut index) = (0, 0);
    while index < traits.len() {
        bits |= trait_bit(traits[index]);
        index += 1;
    }
    bits
}

static FOE_TRAITS: [u32; Foe::ALL.len()] = {
    let mut bits = [0; Foe::ALL.len()];
    let mut index = 0;
    while index < bits.len() {
        bits[index] = trait_bits(Foe::ALL[index].card().traits);
        index += 1;
    }
    bits
};

static BOSS_TRAITS: [[u32; 2]; Boss::ALL.len()] = {
    let mut bits = [[0; 2]; Boss::ALL.len()];
    let mut index = 0;
    while index < bits.len() {
        let sides = Boss::ALL[index].card().sides;
        let mut side = 0;
        while side < sides.len() && side < 2 {
            bits[index][side] = trait_bits(sides[side].traits);
            side += 1;
        }
        index += 1;
    }
    bits
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlacedFigure {
    pub(crate) being: Being,
    pub(crate) at: Spot,
}

/// The positions of all figures. A figure without a position is in the reserve, or out of the game if it is a boss.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct FigureMap {
    spots: [PackedSpot; FIGURES],
    beings: [Being; FIGURES],
    /// The figures of each room. It repeats `spots`, because "who is in this room" is asked most often.
    rooms: [FigureSet; TILES],
    /// The figures with a position.
    placed: FigureSet,
    /// The Cultists of the third level, which never move.
    pub(crate) rooted: FigureSet,
}

/// A spot or none, in one byte.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PackedSpot(u8);

impl PackedSpot {
    const NONE: PackedSpot = PackedSpot(u8::MAX);
}

/// The placeholder for figures without a position.
const NOBODY: Being = Being::Foe(Foe::Goblin);

impl FigureMap {
    pub(crate) const EMPTY: FigureMap = FigureMap {
        spots: [PackedSpot::NONE; FIGURES],
        beings: [NOBODY; FIGURES],
        rooms: [FigureSet::EMPTY; TILES],
        placed: FigureSet::EMPTY,
        rooted: FigureSet::EMPTY,
    };

    pub(crate) fn get(&self, id: FigureId) -> Option<PlacedFigure> {
        let spot = self.spots.get(id.index()).copied().filter(|spot| *spot != PackedSpot::NONE)?;
        Some(PlacedFigure { being: self.beings[id.index()], at: Spot(spot.0) })
    }

    pub(crate) fn figure(&self, id: FigureId) -> Option<Figure> {
        self.get(id).map(|placed| Figure { id, being: placed.being })
    }

    pub(crate) fn being(&self, id: FigureId) -> Option<Being> {
        self.get(id).map(|placed| placed.being)
    }

    pub(crate) fn foe(&self, id: FigureId) -> Option<Foe> {
        match self.being(id) {
            Some(Being::Foe(foe)) => Some(foe),
            _ => None,
        }
    }

    pub(crate) fn all(&self) -> FigureSet {
        self.placed
    }

    pub(crate) fn at(&self, spot: Spot) -> FigureSet {
        self.rooms.get(spot.index()).copied().unwrap_or(FigureSet::EMPTY)
    }

    pub(crate) fn reserve(&self, kind: DieKind) -> FigureSet {
        FigureSet::of(kind).minus(self.placed)
    }

    pub(crate) fn set(&mut self, id: FigureId, being: Being, at: Spot) {
        if id.index() < FIGURES {
            self.leave_room(id);
            (self.spots[id.index()], self.beings[id.index()]) = (PackedSpot(at.0), being);
            self.placed = self.placed.with(id);
            if let Some(room) = self.rooms.get_mut(at.index()) {
                *room = room.with(id);
            }
        }
    }

    pub(crate) fn move_to(&mut self, id: FigureId, at: Spot) {
        if let Some(being) = self.being(id) {
            self.set(id, being, at);
        }
    }

    pub(crate) fn remove(&mut self, id: FigureId) {
        if id.index() < FIGURES {
            self.leave_room(id);
            (self.spots[id.index()], self.beings[id.index()]) = (PackedSpot::NONE, NOBODY);
            self.placed = self.placed.without(id);
        }
        self.rooted = self.rooted.without(id);
    }

    fn leave_room(&mut self, id: FigureId) {
        let spot = Spot(self.spots[id.index()].0);
        if let Some(room) = self.rooms.get_mut(spot.index()) {
            *room = room.without(id);
        }
    }

    pub(crate) fn any_has(&self, among: FigureSet, special: Trait) -> bool {
        self.trait_bits(among) & trait_bit(special) != 0
    }

    /// The symbols that any of these figures steals.
    pub(crate) fn stolen_by(&self, thieves: FigureSet) -> Faces {
        Faces::from_bits((self.trait_bits(thieves) >> STOLEN & FACES) as u8)
    }

    fn trait_bits(&self, among: FigureSet) -> u32 {
        among
            .and(self.placed)
            .iter()
            .fold(0, |bits, id| bits | self.beings[id.index() % FIGURES].trait_bits())
    }
}
