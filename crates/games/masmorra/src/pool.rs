//! Counts of symbols: dice of a player, loose symbols, a roll.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::Symbol;

pub(crate) const FACES: usize = Symbol::ALL.len();
pub(crate) const DICE: usize = 6;

/// A count of each symbol. Serialized as the list of symbols.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pool(#[cfg_attr(feature = "typescript", ts(as = "Vec<Symbol>"))] [u8; FACES]);

impl Pool {
    pub const EMPTY: Pool = Pool([0; FACES]);

    pub const fn count(self, symbol: Symbol) -> u8 {
        self.0[symbol as usize]
    }

    pub const fn has(self, symbol: Symbol) -> bool {
        self.count(symbol) > 0
    }

    /// All counts in one number, a byte each: then "which symbols" takes few instructions.
    const fn bytes(self) -> u64 {
        let [a, b, c, d, e, f] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
    }

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.bytes() == 0
    }

    pub const fn add(&mut self, symbol: Symbol) {
        self.0[symbol as usize] = self.0[symbol as usize].saturating_add(1);
    }

    /// Removes one symbol. Returns whether there was one.
    pub const fn take(&mut self, symbol: Symbol) -> bool {
        let has = self.has(symbol);
        if has {
            self.0[symbol as usize] -= 1;
        }
        has
    }

    /// The symbols with a count above zero, each once.
    pub fn kinds(self) -> impl Iterator<Item = Symbol> {
        let mut left = self.bytes();
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() / 8;
            let symbol = Symbol::from_index(place as u8)?;
            left &= !(0xFF << (place * 8));
            Some(symbol)
        })
    }

    /// Every symbol, repeated by its count.
    pub fn each(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().flat_map(move |symbol| std::iter::repeat_n(symbol, self.count(symbol).into()))
    }

    pub fn plus(mut self, other: Pool) -> Pool {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
        self
    }

    /// Subtracts `other`; counts stop at zero.
    pub fn minus(mut self, other: Pool) -> Pool {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
        self
    }

    /// The counts without those of some symbols.
    pub(crate) fn without(mut self, faces: Faces) -> Pool {
        faces.iter().for_each(|symbol| self.0[symbol as usize] = 0);
        self
    }
}

/// A set of symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Faces(u8);

impl Faces {
    pub(crate) const NONE: Faces = Faces(0);

    pub(crate) const fn from_bits(bits: u8) -> Faces {
        Faces(bits)
    }

    pub(crate) const fn has(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol as u8) != 0
    }

    fn iter(self) -> impl Iterator<Item = Symbol> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let symbol = Symbol::from_index(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(symbol)
        })
    }
}

impl FromIterator<Symbol> for Pool {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Pool {
        let mut pool = Pool::EMPTY;
        symbols.into_iter().for_each(|symbol| pool.add(symbol));
        pool
    }
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pool, D::Error> {
        let symbols = Vec::<Symbol>::deserialize(deserializer)?;
        if symbols.len() > usize::from(u8::MAX) {
            return Err(D::Error::custom(format!("{} symbols are too many: at most 255", symbols.len())));
        }
        Ok(symbols.into_iter().collect())
    }
}

/// A roll, with the number of tickets of this roll and all before it.
#[derive(Clone, Copy)]
struct Roll {
    pool: Pool,
    upto: u32,
}

/// The number of different rolls of up to six dice: 1 + 6 + 21 + 56 + 126 + 252 + 462.
const ROLLS: usize = 924;

/// The first index of the rolls of each number of dice; the last entry is the end.
static STARTS: [usize; DICE + 2] = [0, 1, 7, 28, 84, 210, 462, ROLLS];

static TABLE: [Roll; ROLLS] = table();

const fn table() -> [Roll; ROLLS] {
    let mut table = [Roll { pool: Pool::EMPTY, upto: 0 }; ROLLS];
    let (mut dice, mut next) = (0, 0);
    while dice <= DICE {
        let mut upto = 0;
        let mut counts = [0_u8; FACES];
        counts[0] = dice as u8;
        loop {
            upto += ways(counts, dice as u32);
            table[next] = Roll { pool: Pool(counts), upto };
            next += 1;
            match next_roll(counts) {
                Some(after) => counts = after,
                None => break,
            }
        }
        dice += 1;
    }
    table
}

/// The next roll in table order: one die moves on to the next face, and all dice of later faces return to it.
const fn next_roll(mut counts: [u8; FACES]) -> Option<[u8; FACES]> {
    let beyond = counts[FACES - 1];
    counts[FACES - 1] = 0;
    let mut face = FACES - 1;
    while face > 0 {
        face -= 1;
        if counts[face] > 0 {
            counts[face] -= 1;
            counts[face + 1] = beyond + 1;
            return Some(counts);
        }
    }
    None
}

/// The number of ways in which dice can show these faces.
const fn ways(counts: [u8; FACES], dice: u32) -> u32 {
    let mut ways = factorial(dice);
    let mut face = 0;
    while face < FACES {
        ways /= factorial(counts[face] as u32);
        face += 1;
    }
    ways
}

const fn factorial(number: u32) -> u32 {
    if number < 2 { 1 } else { number * factorial(number - 1) }
}

fn rolls(dice: u8) -> &'static [Roll] {
    let dice = usize::from(dice).min(DICE);
    &TABLE[STARTS[dice]..STARTS[dice + 1]]
}

/// Every roll of this many dice, with its weight.
pub(crate) fn weighted_rolls(dice: u8) -> impl Iterator<Item = (Pool, u32)> {
    let mut before = 0;
    rolls(dice).iter().map(move |roll| {
        let weight = roll.upto - before;
        before = roll.upto;
        (roll.pool, weight)
    })
}

/// The total weight of all rolls of this many dice.
pub(crate) fn roll_tickets(dice: u8) -> u32 {
    rolls(dice).last().map_or(1, |roll| roll.upto)
}

pub(crate) fn roll_for_ticket(dice: u8, ticket: u32) -> Option<Pool> {
    let rolls = rolls(dice);
    rolls.get(rolls.partition_point(|roll| roll.upto <= ticket)).map(|roll| roll.pool)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rolls_are_listed_once_with_their_weight() {
        for dice in 0..=DICE as u8 {
            let pools: std::collections::HashSet<Pool> = weighted_rolls(dice).map(|(pool, _)| pool).collect();
            assert_eq!(pools.len(), rolls(dice).len());
            assert!(pools.iter().all(|pool| pool.total() == dice));
            assert_eq!(weighted_rolls(dice).map(|(_, weight)| weight).sum::<u32>(), 6_u32.pow(dice.into()));
        }
    }

    #[test]
    fn a_ticket_finds_the_same_roll_as_the_list() {
        let listed: Vec<Pool> =
            weighted_rolls(3).flat_map(|(pool, weight)| std::iter::repeat_n(pool, weight as usize)).collect();
        let found: Vec<Pool> = (0..216).filter_map(|ticket| roll_for_ticket(3, ticket)).collect();
        assert_eq!(found, listed);
        assert_eq!(roll_for_ticket(3, 216), None);
    }
}
