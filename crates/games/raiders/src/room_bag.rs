//! Counts of rooms: those that can still be drawn, and those of earlier levels.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::Room;

/// A multiset of rooms: three bits per design, and the total. Serialized as the list of rooms, in the order of designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomBag {
    bits: u64,
    len: u8,
}

impl RoomBag {
    /// All rooms of the box.
    pub(crate) const ALL: RoomBag = {
        let (mut bits, mut len, mut index) = (0, 0, 0);
        while index < Room::ALL.len() {
            let copies = Room::ALL[index].card().copies;
            bits |= (copies as u64) << (index * 3);
            len += copies;
            index += 1;
        }
        RoomBag { bits, len }
    };

    pub const fn count(self, room: Room) -> u32 {
        (self.bits >> (room as u32 * 3)) as u32 & 7
    }

    /// Removes one copy, if there is one.
    pub(crate) const fn without(self, room: Room) -> RoomBag {
        if self.count(room) == 0 {
            return self;
        }
        RoomBag { bits: self.bits - (1 << (room as u32 * 3)), len: self.len - 1 }
    }

    /// Removes all rooms of a bag that is a part of this one.
    pub(crate) const fn minus(self, part: RoomBag) -> RoomBag {
        RoomBag { bits: self.bits - part.bits, len: self.len - part.len }
    }

    /// Every room, repeated by its count, in the order of designs.
    pub fn each(self) -> impl Iterator<Item = Room> {
        self.kinds().flat_map(|(room, count)| std::iter::repeat_n(room, count as usize))
    }

    /// Each design in the bag with its count.
    pub fn kinds(self) -> impl Iterator<Item = (Room, u32)> {
        Room::ALL.into_iter().map(move |room| (room, self.count(room))).filter(|(_, count)| *count > 0)
    }

    pub(crate) const fn len(self) -> u32 {
        self.len as u32
    }

    /// The room with this ticket, where each card has one ticket, in the order of designs. Skips four designs at a time.
    pub(crate) const fn room_of_ticket(self, ticket: u32) -> Option<Room> {
        let (mut left, mut index, mut ahead) = (self.bits, 0, ticket);
        while left != 0 {
            let four = (left & 7) + (left >> 3 & 7) + (left >> 6 & 7) + (left >> 9 & 7);
            if ahead < four as u32 {
                break;
            }
            ahead -= four as u32;
            left >>= 12;
            index += 4;
        }
        while left != 0 {
            let copies = left as u32 & 7;
            if ahead < copies {
                return Some(Room::ALL[index]);
            }
            ahead -= copies;
            left >>= 3;
            index += 1;
        }
        None
    }
}

impl Serialize for RoomBag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for RoomBag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RoomBag, D::Error> {
        let mut others = RoomBag::ALL;
        for room in Vec::<Room>::deserialize(deserializer)? {
            if others.count(room) == 0 {
                let (copies, key) = (room.card().copies, room.key());
                return Err(D::Error::custom(format!("the box has {copies} of {key}: write no more")));
            }
            others = others.without(room);
        }
        Ok(RoomBag::ALL.minus(others))
    }
}
