//! How rooms, monsters, doors and lists become arguments of messages.

use game::{Arg, Message, Seat};

use crate::atlas::Place;
use crate::components::Treasure;
use crate::dungeon::{Compass, Room};
use crate::figure::{Figure, FigureId};
use crate::task::Half;

/// A message about a player.
pub(super) fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("who", seat)
}

/// The message with a room's name and the number that people give it, counted from 1.
pub(super) fn in_room(message: Message, room: Room) -> Message {
    message.with("room", room.tile).with("number", room.number.0.saturating_add(1))
}

/// The message with a monster's name and the number of its die; 0 for a boss, of which there is only one.
pub(super) fn with_figure(message: Message, figure: Figure) -> Message {
    message.with("monster", figure.being).with("mark", mark(figure.id).unwrap_or(0))
}

/// The number by which people tell a monster die from others that show the same monster.
pub(super) fn mark(figure: FigureId) -> Option<u8> {
    if figure.boss().is_some() { None } else { Some(figure.0.saturating_add(1)) }
}

/// The message with a card and the half of it that is played.
pub(super) fn with_half(message: Message, card: Treasure, half: Half) -> Message {
    let half = match half {
        Half::Orange => "orange",
        Half::Purple => "purple",
    };
    message.with("card", card).with("half", Arg::Symbol(half))
}

/// Several things as one argument.
pub(super) fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect())
}

/// A side of a room.
pub(super) const fn side(side: Compass) -> Arg {
    Arg::Term(match side {
        Compass::North => "side-north",
        Compass::East => "side-east",
        Compass::South => "side-south",
        Compass::West => "side-west",
    })
}

/// A place on the edge of a room, which for a medium room is half a side.
pub(super) const fn place(place: Place) -> Arg {
    let (whole, half) = match place {
        Place::Side(whole) => return side(whole),
        Place::Half { side, half } => (side, half),
    };
    Arg::Term(match (whole, half) {
        (Compass::North, Compass::West) => "half-north-west",
        (Compass::North, _) => "half-north-east",
        (Compass::East, Compass::North) => "half-east-north",
        (Compass::East, _) => "half-east-south",
        (Compass::South, Compass::West) => "half-south-west",
        (Compass::South, _) => "half-south-east",
        (Compass::West, Compass::North) => "half-west-north",
        (Compass::West, _) => "half-west-south",
    })
}
