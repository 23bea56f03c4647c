//! Seats, sets of seats, and observers.

use serde::{Deserialize, Serialize};

/// The largest number of seats that any game has.
pub const MAX_SEATS: usize = 8;

/// A place in a match, counted clockwise from 0.
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
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with this number, or `None` if it is not below [`MAX_SEATS`].
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// Returns the first `count` seats in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Seat)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise in a match with `count` seats.
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }
}

/// A set of seats, stored in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Returns the set of the first `count` seats.
    pub const fn all(count: u8) -> SeatSet {
        SeatSet(if count as usize >= MAX_SEATS { u8::MAX } else { (1 << count) - 1 })
    }

    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Returns the seats of this set that are not in `other`.
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the first seat of the set clockwise after `seat`. `seat` itself is the last candidate.
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        let beyond = SeatSet(self.0 & (0xFE_u8 << seat.0));
        if beyond.is_empty() { self.first() } else { beyond.first() }
    }

    /// Iterates in the order of seat numbers.
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
    E::custom(format!("seat {number} does not exist: seats are numbered from 0 to {}", MAX_SEATS - 1))
}

/// Whose knowledge a view or an event is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// The player in this seat, with the private knowledge of that seat.
    Seat(Seat),
    /// Everyone without a seat: spectators, the lobby, search engines.
    Public,
}

impl Observer {
    /// Returns every observer of a match with `count` seats: each seat, then the public.
    pub fn all(count: u8) -> impl Iterator<Item = Observer> {
        Seat::all(count).map(Observer::Seat).chain([Observer::Public])
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// Returns the observer's seat, or `None` for the public.
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
    fn the_seat_after_the_last_one_is_the_first() {
        let seats: SeatSet = Seat::all(4).filter(|seat| seat.index() != 1).collect();
        let after: Vec<_> = Seat::all(4).filter_map(|seat| seats.after(seat)).map(Seat::index).collect();
        assert_eq!(after, [2, 2, 3, 0]);
        assert_eq!(SeatSet::EMPTY.after(Seat::FIRST), None);
        let last = Seat(MAX_SEATS as u8 - 1);
        assert_eq!(SeatSet::only(last).after(last), Some(last));
    }
}
