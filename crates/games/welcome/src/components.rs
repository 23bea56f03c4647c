//! Monsters, tiles and adventurers: closed enums whose values come from `data/*.toml`.

use game::Provenance;

include!(concat!(env!("OUT_DIR"), "/components.rs"));

#[derive(Debug)]
pub struct MonsterCard {
    pub strength: Strength,
    pub identity: Identity,
    /// Its effect if nothing defeats it.
    pub effect: Special,
    pub copies: u8,
    pub home: Home,
    /// Where each value comes from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// How the strength of a monster is determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    Fixed(u8),
    /// The monster has no strength, neither even nor odd.
    Absent,
    /// The number of tiles left when it is faced.
    TilesLeft,
    /// Depends on whether the player in the dungeon has a success.
    BySuccess {
        without: u8,
        with: u8,
    },
    /// The position in the dungeon: the first card faced has 1.
    Position,
}

/// The type of a monster, for every rule that asks for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// The printed type.
    Printed,
    /// This other monster if the player in the dungeon has no success.
    WithoutSuccess(Monster),
    /// The common monster whose strength is the position of the card, if there is one.
    OfPosition,
}

/// The effect of a monster that is neither defeated nor ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Damage only.
    Nothing,
    /// The next card is ignored.
    IgnoreNext,
    /// The player must give up a tile.
    TakeTile,
}

/// The group of monster cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// The thirteen cards that are always in the deck.
    Common,
    /// The six cards of which two join.
    Special,
}

#[derive(Debug)]
pub struct AdventurerCard {
    /// Health points without tiles.
    pub hp: u8,
    pub edition: Edition,
    pub tiles: [Tile; 6],
    /// Where each value comes from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// The box that an adventurer comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// Welcome to the Dungeon.
    First,
    /// Welcome Back to the Dungeon.
    Second,
}

#[derive(Debug)]
pub struct TileCard {
    pub effect: Effect,
    /// Where each value comes from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// The effect of a tile. Rules ask for effects, never for a tile by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Gives health points.
    Hp(u8),
    /// Defeats these monsters without being used by choice.
    Defeats(Foe),
    /// Like `Defeats`, and adds their strength to the health points.
    DefeatsForHp(Foe),
    /// Like `Defeats`, and defeats the next card too.
    DefeatsWithNext(Foe),
    /// Like `Defeats`, and each reduces later damage by one.
    DefeatsForRelief(Foe),
    /// Defeats a type that is named before the first card.
    NamesType,
    /// Defeats a strength that another player names before the first card.
    NamesStrength,
    /// Once, defeats the revealed monster.
    StrikesSeen,
    /// Once, defeats a monster and adds its strength to the health points.
    StrikesForHp,
    /// Once, defeats a monster of odd strength.
    StrikesOdd,
    /// Defeats a monster at the price of another tile, any number of times.
    StrikesForTile,
    /// Once, replaces a monster by the top card of the deck.
    Replaces,
    /// Once, undoes a death with the adventurer's own health points.
    Revives,
    /// Undoes a death with one health point, if there were two or more before the damage.
    Reanimates,
    /// Wins the round, even after a death, if all monsters were different.
    WinsIfAllDiffer,
    /// Reduces every damage by this much.
    LowersDamage(u8),
    /// With fewer health points than this, odd monsters deal at most 1 and even ones at most 2.
    BluntsBelow(u8),
    /// Once started, passes over even monsters until an odd one comes.
    LuckyRun,
}

/// Which monsters a tile defeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foe {
    Type(Monster),
    /// Of this strength or less.
    AtMost(u8),
    /// Of this strength or more.
    AtLeast(u8),
    /// Of even strength.
    Even,
    /// Of one of these strengths.
    OneOf(&'static [u8]),
    /// Of one of these strengths, while the adventurer has fewer health points than `hp`.
    OneOfBelowHp {
        strengths: &'static [u8],
        hp: u8,
    },
    /// The second and every later monster of a type.
    Repeated,
}

impl Monster {
    /// The common monster of this strength, if there is one.
    pub(crate) fn of_strength(strength: u8) -> Option<Monster> {
        BY_STRENGTH.get(strength as usize).copied().flatten()
    }

    /// Whether it is one of the thirteen that are always in the deck.
    pub(crate) const fn is_common(self) -> bool {
        matches!(self.card().home, Home::Common)
    }
}

/// The common monsters, by strength.
const BY_STRENGTH: [Option<Monster>; 16] = {
    let mut table = [None; 16];
    let mut index = 0;
    while index < Monster::ALL.len() {
        let monster = Monster::ALL[index];
        if let (true, Strength::Fixed(strength)) = (monster.is_common(), monster.card().strength) {
            table[strength as usize] = Some(monster);
        }
        index += 1;
    }
    table
};

impl Adventurer {
    pub(crate) fn tile(self, slot: Slot) -> Tile {
        self.card().tiles[slot.index()]
    }

    /// The slot of a tile, if this adventurer has it.
    pub(crate) fn slot_of(self, tile: Tile) -> Option<Slot> {
        let place = self.card().tiles.iter().position(|own| *own == tile)?;
        Slot::ALL.get(place).copied()
    }
}

/// The place of a tile among the six of an adventurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum Slot {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Slot {
    pub(crate) const ALL: [Slot; 6] = [Slot::A, Slot::B, Slot::C, Slot::D, Slot::E, Slot::F];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A set of tiles of one adventurer, by slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SlotSet(u8);

impl SlotSet {
    pub(crate) const NONE: SlotSet = SlotSet(0);
    pub(crate) const ALL: SlotSet = SlotSet(0b11_1111);
    /// The number of sets.
    pub(crate) const SETS: usize = 1 << Slot::ALL.len();

    /// The set with this number.
    pub(crate) const fn coded(code: usize) -> SlotSet {
        SlotSet(code as u8 & SlotSet::ALL.0)
    }

    pub(crate) const fn has(self, slot: Slot) -> bool {
        self.0 & (1 << slot as u8) != 0
    }

    pub(crate) const fn with(self, slot: Slot) -> SlotSet {
        SlotSet(self.0 | 1 << slot as u8)
    }

    pub(crate) const fn without(self, slot: Slot) -> SlotSet {
        SlotSet(self.0 & !(1 << slot as u8))
    }

    pub(crate) const fn minus(self, other: SlotSet) -> SlotSet {
        SlotSet(self.0 & !other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of this set, below [`SlotSet::SETS`].
    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The slot at this place of the set, from 0.
    pub(crate) fn at(mut self, place: u32) -> Option<Slot> {
        for _ in 0..place {
            self.0 &= self.0.wrapping_sub(1);
        }
        self.first()
    }

    pub(crate) const fn first(self) -> Option<Slot> {
        if self.0 == 0 { None } else { Some(Slot::ALL[self.0.trailing_zeros() as usize]) }
    }
}

impl Iterator for SlotSet {
    type Item = Slot;

    fn next(&mut self) -> Option<Slot> {
        let slot = self.first()?;
        self.0 &= self.0 - 1;
        Some(slot)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::from(self.len()), Some(usize::from(self.len())))
    }
}
