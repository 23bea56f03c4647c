//! Numbers of symbols by kind: dice in front of a player, loose symbols, a roll.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::Symbol;

/// How many faces an action die has.
pub(crate) const FACES: usize = Symbol::ALL.len();
/// The most action dice that are rolled at once.
pub(crate) const DICE: usize = 6;

/// So many symbols of each kind. In records it is the list of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pool(#[cfg_attr(feature = "typescript", ts(as = "Vec<Symbol>"))] [u8; FACES]);

impl Pool {
    /// No symbol at all.
    pub const EMPTY: Pool = Pool([0; FACES]);

    /// How many of this symbol.
    pub const fn count(self, symbol: Symbol) -> u8 {
        self.0[symbol as usize]
    }

    /// Whether there is one of this symbol.
    pub const fn has(self, symbol: Symbol) -> bool {
        self.count(symbol) > 0
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; FACES]
    }

    /// Adds one.
    pub const fn add(&mut self, symbol: Symbol) {
        self.0[symbol as usize] = self.0[symbol as usize].saturating_add(1);
    }

    /// Takes one away, if it is there.
    pub const fn take(&mut self, symbol: Symbol) -> bool {
        let has = self.has(symbol);
        if has {
            self.0[symbol as usize] -= 1;
        }
        has
    }

    /// The kinds that are there, each once.
    pub fn kinds(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&symbol| self.has(symbol))
    }

    /// Every symbol, each as often as it is there.
    pub fn each(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().flat_map(move |symbol| std::iter::repeat_n(symbol, self.count(symbol).into()))
    }

    /// Both together.
    pub fn plus(mut self, other: Pool) -> Pool {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
        self
    }

    /// This without the other, as far as it is there.
    pub fn minus(mut self, other: Pool) -> Pool {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
        self
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

/// A roll of some dice with the number of tickets that it and all before it hold.
#[derive(Clone, Copy)]
struct Roll {
    pool: Pool,
    upto: u32,
}

/// All rolls of up to six dice: 1 + 6 + 21 + 56 + 126 + 252 + 462.
const ROLLS: usize = 924;

/// Where the rolls of so many dice begin; the last entry is the end.
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
            match following(counts) {
                Some(after) => counts = after,
                None => break,
            }
        }
        dice += 1;
    }
    table
}

/// The roll that comes next in the order of the table: one die moves on to the next face, and all dice that had
/// gone further return to that face.
const fn following(mut counts: [u8; FACES]) -> Option<[u8; FACES]> {
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

/// In how many ways dice can show these faces.
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

/// Every roll of so many dice, with its weight.
pub(crate) fn weighted_rolls(dice: u8) -> impl Iterator<Item = (Pool, u32)> {
    let mut before = 0;
    rolls(dice).iter().map(move |roll| {
        let weight = roll.upto - before;
        before = roll.upto;
        (roll.pool, weight)
    })
}

/// How many tickets the rolls of so many dice hold.
pub(crate) fn roll_tickets(dice: u8) -> u32 {
    rolls(dice).last().map_or(1, |roll| roll.upto)
}

/// The roll that holds this ticket.
pub(crate) fn roll_for_ticket(dice: u8, ticket: u32) -> Option<Pool> {
    let rolls = rolls(dice);
    rolls.get(rolls.partition_point(|roll| roll.upto <= ticket)).map(|roll| roll.pool)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rolls_of_each_number_of_dice_are_all_there_once_with_their_weight() {
        for dice in 0..=DICE as u8 {
            let pools: std::collections::HashSet<Pool> = weighted_rolls(dice).map(|(pool, _)| pool).collect();
            assert_eq!(pools.len(), rolls(dice).len());
            assert!(pools.iter().all(|pool| pool.total() == dice));
            assert_eq!(weighted_rolls(dice).map(|(_, weight)| weight).sum::<u32>(), 6_u32.pow(dice.into()));
        }
    }

    #[test]
    fn a_ticket_finds_the_roll_that_the_list_gives_it() {
        let listed: Vec<Pool> =
            weighted_rolls(3).flat_map(|(pool, weight)| std::iter::repeat_n(pool, weight as usize)).collect();
        let found: Vec<Pool> = (0..216).filter_map(|ticket| roll_for_ticket(3, ticket)).collect();
        assert_eq!(found, listed);
        assert_eq!(roll_for_ticket(3, 216), None);
    }
}
