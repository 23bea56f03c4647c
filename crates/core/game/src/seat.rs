//! Who sits at the table, and who looks on.

use serde::{Deserialize, Serialize};

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| no_such_seat(number))
    }
}

impl Seat {
    /// The seat that every table has.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if the house has so many.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The seat's number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour to the left, which is next in clockwise order, at a table of `count`.
    #[must_use]
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }
}

/// A set of seats, as small as a byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    #[must_use]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `count`.
    #[must_use]
    pub const fn all(count: u8) -> SeatSet {
        SeatSet(if count as usize >= MAX_SEATS { u8::MAX } else { (1 << count) - 1 })
    }

    /// This set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats of both sets together.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first seat of the set that comes clockwise after this one; this one itself comes last.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        let beyond = SeatSet(self.0 & (0xFE_u8 << seat.0));
        if beyond.is_empty() { self.first() } else { beyond.first() }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left.0 &= left.0 - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

fn no_such_seat<E: serde::de::Error>(number: u8) -> E {
    E::custom(format!("there is no seat {number}: seats are numbered from 0 to {}", MAX_SEATS - 1))
}

/// Someone to whom a game is shown: a player in a seat, or the public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// The player in this seat, with that seat's private knowledge.
    Seat(Seat),
    /// Everyone else: spectators, the lobby, search engines.
    Public,
}

impl Observer {
    /// Every observer of a table of `count` seats: each seat, then the public.
    pub fn all(count: u8) -> impl Iterator<Item = Observer> {
        Seat::all(count).map(Observer::Seat).chain([Observer::Public])
    }

    /// Whether this is the player in that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// The seat that looks, unless it is the public.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Public => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seat_after_the_last_is_the_first() {
        let seats: SeatSet = Seat::all(4).filter(|seat| seat.index() != 1).collect();
        let after: Vec<_> = Seat::all(4).filter_map(|seat| seats.after(seat)).map(Seat::index).collect();
        assert_eq!(after, [2, 2, 3, 0]);
        assert_eq!(SeatSet::EMPTY.after(Seat::FIRST), None);
        let last = Seat(MAX_SEATS as u8 - 1);
        assert_eq!(SeatSet::only(last).after(last), Some(last));
    }
}
