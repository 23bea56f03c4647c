//! Monsters, tiles and adventurers: closed enums whose values come from `data/*.toml`.

use game::Provenance;

include!(concat!(env!("OUT_DIR"), "/components.rs"));

/// What is printed on a monster card.
#[derive(Debug)]
pub struct MonsterCard {
    /// How strong it is.
    pub strength: Strength,
    /// What it counts as.
    pub identity: Identity,
    /// What it does when nothing defeats it.
    pub effect: Special,
    /// How many of them there are.
    pub copies: u8,
    /// Which deck it comes from.
    pub home: Home,
    /// Where the values come from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// How a monster's strength is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// It is printed.
    Fixed(u8),
    /// It has none, neither even nor odd.
    Absent,
    /// As many as there are tiles left when it is faced.
    TilesLeft,
    /// By whether the player in the dungeon already has a success.
    BySuccess {
        /// The strength for a player without one.
        without: u8,
        /// The strength for a player with one.
        with: u8,
    },
    /// Its position in the dungeon: the first card faced has 1.
    Position,
}

/// What a monster counts as, for every rule that asks for a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// What is printed on it.
    Printed,
    /// Another monster, as long as the player in the dungeon has no success.
    WithoutSuccess(Monster),
    /// The common monster whose strength is its position, if there is one.
    OfPosition,
}

/// What a monster does when it is neither defeated nor ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Nothing but hurt.
    Nothing,
    /// The next card is ignored.
    IgnoreNext,
    /// It takes a tile of the player's choice.
    TakeTile,
}

/// Which deck a monster comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// The thirteen that are always there.
    Common,
    /// The six of which two join.
    Special,
}

/// What is printed on an adventurer, and the tiles that go with it.
#[derive(Debug)]
pub struct AdventurerCard {
    /// Health points without any tile.
    pub hp: u8,
    /// The box it comes in.
    pub edition: Edition,
    /// Its six tiles.
    pub tiles: [Tile; 6],
    /// Where the values come from.
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

/// What is printed on a tile.
#[derive(Debug)]
pub struct TileCard {
    /// What it does.
    pub effect: Effect,
    /// Where the values come from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// What a tile does. No rule asks for a tile by name: it asks for an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Gives health points.
    Hp(u8),
    /// Defeats such monsters by itself.
    Defeats(Foe),
    /// Defeats such monsters by itself and adds their strength to the health points.
    DefeatsForHp(Foe),
    /// Defeats such monsters by itself, and the next card with each.
    DefeatsWithNext(Foe),
    /// Defeats such monsters by itself; each takes a point off later damage.
    DefeatsForRelief(Foe),
    /// Defeats a type that is named before the first card.
    NamesType,
    /// Defeats a strength that another player names before the first card.
    NamesStrength,
    /// Once, defeats a monster that was just seen.
    StrikesSeen,
    /// Once, defeats a monster and adds its strength to the health points.
    StrikesForHp,
    /// Once, defeats a monster of odd strength.
    StrikesOdd,
    /// Defeats a monster at the price of another tile, as often as there is one.
    StrikesForTile,
    /// Once, replaces a monster by the top card of the deck.
    Replaces,
    /// Once, undoes a death with the adventurer's own health points.
    Revives,
    /// Undoes a death with one health point, if there were two or more before the blow.
    Reanimates,
    /// Wins the round, even after a death, if all monsters were different.
    WinsIfAllDiffer,
    /// Takes so much off every damage.
    LowersDamage(u8),
    /// With fewer health points than this, odd monsters deal at most 1 and even ones at most 2.
    BluntsBelow(u8),
    /// Once started, passes over even monsters until an odd one comes.
    LuckyRun,
}

/// Which monsters a tile defeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foe {
    /// Those of a type.
    Type(Monster),
    /// Those of this strength or less.
    AtMost(u8),
    /// Those of this strength or more.
    AtLeast(u8),
    /// Those of even strength.
    Even,
    /// Those of one of these strengths.
    OneOf(&'static [u8]),
    /// Those of one of these strengths, while there are fewer health points than `hp`.
    OneOfBelowHp {
        /// The strengths.
        strengths: &'static [u8],
        /// The bound on health points.
        hp: u8,
    },
    /// The second and any later one of a type.
    Repeated,
}

impl Monster {
    /// The common monster of this strength, if there is one.
    pub(crate) fn of_strength(strength: u8) -> Option<Monster> {
        BY_STRENGTH.get(strength as usize).copied().flatten()
    }

    /// Whether it is one of the thirteen that are always there.
    pub(crate) const fn is_common(self) -> bool {
        matches!(self.card().home, Home::Common)
    }
}

/// The common monsters by strength, found once and for all by the compiler.
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
    /// The tile in this slot of the row of six.
    pub(crate) fn tile(self, slot: Slot) -> Tile {
        self.card().tiles[slot.index()]
    }

    /// The slot of a tile in this adventurer's row, if it has that tile.
    pub(crate) fn slot_of(self, tile: Tile) -> Option<Slot> {
        Slot::ALL.into_iter().find(|&slot| self.tile(slot) == tile)
    }
}

/// A place in the row of six tiles under an adventurer.
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

/// The tiles that still lie under the adventurer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Held(u8);

impl Held {
    pub(crate) const NONE: Held = Held(0);
    pub(crate) const ALL: Held = Held(0b11_1111);
    /// How many sets of tiles there are.
    pub(crate) const SETS: usize = 1 << Slot::ALL.len();

    /// The set with this number.
    pub(crate) const fn coded(code: usize) -> Held {
        Held(code as u8 & Held::ALL.0)
    }

    pub(crate) const fn has(self, slot: Slot) -> bool {
        self.0 & (1 << slot as u8) != 0
    }

    pub(crate) const fn with(self, slot: Slot) -> Held {
        Held(self.0 | 1 << slot as u8)
    }

    pub(crate) const fn without(self, slot: Slot) -> Held {
        Held(self.0 & !(1 << slot as u8))
    }

    pub(crate) const fn minus(self, other: Held) -> Held {
        Held(self.0 & !other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A number from 0 to 63 that is another one for every other set of tiles.
    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn first(self) -> Option<Slot> {
        if self.0 == 0 { None } else { Some(Slot::ALL[self.0.trailing_zeros() as usize]) }
    }
}

impl Iterator for Held {
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
