//! Message ids and arguments for actions and events.

mod actions;
mod doors;
mod events;

use game::{Arg, Message, Seat};

use crate::action::{Dock, Payment};
use crate::components::{Boss, Symbol, TileKind, Treasure};
use crate::dungeon::Room;
use crate::figure::{Being, Figure, FigureId};
use crate::task::{CardHalf, HeroDie};

pub(crate) use doors::{door, side};

/// A message about a player's action.
pub(crate) fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("who", seat)
}

/// Adds a room or a trap by name and number. Players count rooms from 1.
pub(crate) fn with_room(message: Message, room: Room) -> Message {
    message.with("room", room.tile).with("number", room.number.0.saturating_add(1))
}

/// Adds a monster by name and die number, because two dice can show the same monster. Bosses have the number 0.
pub(crate) fn with_figure(message: Message, figure: Figure) -> Message {
    message.with("monster", figure.being).with("mark", mark(figure.id).unwrap_or(0))
}

/// The number of a monster die, from 1; `None` for a boss.
pub(crate) fn mark(figure: FigureId) -> Option<u8> {
    if figure.boss().is_some() { None } else { Some(figure.0.saturating_add(1)) }
}

pub(crate) fn with_half(message: Message, card: Treasure, half: CardHalf) -> Message {
    let half = match half {
        CardHalf::Orange => "orange",
        CardHalf::Purple => "purple",
    };
    message.with("card", card).with("half", Arg::Symbol(half))
}

fn with_die(message: Message, die: Symbol, whose: HeroDie) -> Message {
    let whose = match whose {
        HeroDie::Action => "action",
        HeroDie::Pet => "pet",
    };
    message.with("symbol", die).with("whose", Arg::Symbol(whose))
}

pub(crate) fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect())
}

fn docked_on_chest(room: Room, chest: u8, docks: [Dock; 2]) -> Arg {
    let chest = room.tile.card().chests.get(usize::from(chest));
    docked(chest.map_or(&[], |chest| chest.dice), docks)
}

fn docked_on_trap(trap: Room, docks: [Dock; 2]) -> Arg {
    match trap.tile.card().kind {
        TileKind::Trap { dice, .. } => docked(&dice, docks),
        _ => docked(&[], docks),
    }
}

fn docked(wanted: &[Symbol], docks: [Dock; 2]) -> Arg {
    let pieces = wanted.iter().zip(docks).filter_map(|(&symbol, dock)| match dock {
        Dock::Shown => Some(Arg::from(symbol)),
        Dock::Other(other) => Some(Arg::from(other)),
        Dock::Waived => Some(Arg::Term("source-key")),
        Dock::Unneeded => None,
    });
    list(pieces)
}

impl From<Payment> for Arg {
    fn from(source: Payment) -> Arg {
        Arg::Term(match source {
            Payment::Symbol => "source-symbol",
            Payment::Die => "source-die",
            Payment::Pet => "source-pet",
            Payment::Token => "source-token",
        })
    }
}

impl From<Being> for Arg {
    fn from(being: Being) -> Arg {
        Arg::Term(match being {
            Being::Foe(foe) => foe.term(),
            Being::Blue(boss) => boss.term(),
            Being::Red(boss) => red_term(boss),
        })
    }
}

/// The name of a boss on its red side. Schmetterling has only one side.
const fn red_term(boss: Boss) -> &'static str {
    match boss {
        Boss::AuntyBitsy => "boss-aunty-bitsy-red",
        Boss::Mortiferous => "boss-mortiferous-red",
        Boss::Malaphyas => "boss-malaphyas-red",
        Boss::Schmetterling => boss.term(),
    }
}
