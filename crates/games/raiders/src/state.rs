//! The whole truth of a game, secrets included; it never leaves the crate but as a view.

use game::{Seat, SeatSet, Turn};

use crate::card::{Card, Items, Powers};
use crate::components::{Chamber, Character, Face, Item, Level, Room};
use crate::options::{GameOptions, Mode};

/// The most players.
pub(crate) const SEATS: usize = 5;
/// Rooms in a row, and levels in a game.
pub(crate) const ROOMS: u8 = 5;
/// The most coins a player may hold.
pub(crate) const COIN_LIMIT: u8 = 20;

/// A game of Dungeon Raiders in progress.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Raiders {
    pub(crate) options: GameOptions,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; SEATS],
    /// Characters that nobody has.
    pub(crate) characters: Few,
    /// Level cards that were not used.
    pub(crate) levels: Few,
    /// Rooms that may still come.
    pub(crate) rooms: RoomBag,
    /// The number of the level, from 1.
    pub(crate) level: u8,
    /// Which rooms of the level lie face down.
    pub(crate) dark: Dark,
    pub(crate) row: [Option<Chamber>; ROOMS as usize],
    /// The place of the room that is entered, from 0; while the row is laid, of the next room to lay.
    pub(crate) place: u8,
    pub(crate) supply: Items,
    /// Who has seen the dark rooms of this level.
    pub(crate) lit: SeatSet,
    /// Who may light a torch in this room: kept, since every turn asks for it.
    pub(crate) lamps: SeatSet,
    /// Who holds the map card in the tactical mode; who took a character first, before that.
    pub(crate) map: Seat,
    /// Who seals a card now, and may change it: everyone, then those who played crystal balls.
    pub(crate) wave: SeatSet,
    /// Those who owe a card.
    pub(crate) todo: SeatSet,
    /// Whose turn it is in the tactical mode, and when characters are taken.
    pub(crate) actor: Seat,
    /// Each seat's card: sealed while its wave lasts, then played.
    pub(crate) cards: [Option<Card>; SEATS],
    /// Crystal balls that return to the supply before the room is resolved.
    pub(crate) balls_out: u8,
    pub(crate) victors: SeatSet,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance deals the actor a character.
    DealCharacter,
    /// Chance draws who takes a character first.
    DrawFirstToTake,
    /// The actor takes a character.
    TakeCharacter,
    /// Chance draws who gets the map.
    DrawMap,
    /// Chance draws a level card.
    DrawLevel,
    /// Chance draws the next room of the row.
    LayRoom,
    /// Players play cards.
    Cards,
    /// The game has ended.
    Over,
}

/// How a player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) character: Option<Character>,
    pub(crate) coins: u8,
    pub(crate) wounds: u8,
    pub(crate) powers: Powers,
    pub(crate) items: Items,
    pub(crate) fate: Fate,
}

/// Whether a player can still win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Standing,
    Petrified,
}

impl Player {
    pub(crate) fn new() -> Player {
        Player {
            character: None,
            coins: 0,
            wounds: 0,
            powers: Powers::ALL,
            items: Items::default(),
            fate: Fate::Standing,
        }
    }
}

/// A set of at most eight cards of one kind, by their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Few(u8);

impl Few {
    pub(crate) const fn all(count: usize) -> Few {
        Few(((1_u16 << count) - 1) as u8)
    }

    pub(crate) const fn has(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    pub(crate) const fn without(self, index: usize) -> Few {
        Few(self.0 & !(1 << index))
    }
}

/// The places of a row that lie face down, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dark(u8);

impl Dark {
    /// Reads how the rooms of a row lie, from left to right.
    pub(crate) fn of(faces: impl IntoIterator<Item = Face>) -> Dark {
        let places = (0..).zip(faces).filter(|(_, face)| *face == Face::Down);
        Dark(places.fold(0, |bits, (place, _): (u8, Face)| bits | 1 << place))
    }

    pub(crate) const fn face(self, place: u8) -> Face {
        if self.0 & (1 << place) == 0 { Face::Up } else { Face::Down }
    }

    /// The same with the room at this place turned up.
    pub(crate) const fn turned_up(self, place: u8) -> Dark {
        Dark(self.0 & !(1 << place))
    }
}

/// A multiset of rooms, three bits for each design, and how many they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoomBag {
    bits: u64,
    len: u8,
}

impl RoomBag {
    /// All thirty rooms.
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

    pub(crate) const fn count(self, room: Room) -> u32 {
        (self.bits >> (room as u32 * 3)) as u32 & 7
    }

    /// The bag without one copy of the room; the same bag if it holds none.
    pub(crate) const fn without(self, room: Room) -> RoomBag {
        if self.count(room) == 0 {
            return self;
        }
        RoomBag { bits: self.bits - (1 << (room as u32 * 3)), len: self.len - 1 }
    }

    /// Each design that is there, with its count.
    pub(crate) fn kinds(self) -> impl Iterator<Item = (Room, u32)> {
        Room::ALL.into_iter().map(move |room| (room, self.count(room))).filter(|(_, count)| *count > 0)
    }

    pub(crate) const fn len(self) -> u32 {
        self.len as u32
    }

    /// The room that holds this ticket, of one ticket for each card, handed out design by design.
    pub(crate) const fn holder(self, ticket: u32) -> Option<Room> {
        let (mut left, mut index, mut ahead) = (self.bits, 0, ticket);
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

impl Raiders {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(SEATS - 1)]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(SEATS - 1)]
    }

    pub(crate) fn card_of(&self, seat: Seat) -> Option<Card> {
        self.cards[seat.index().min(SEATS - 1)]
    }

    pub(crate) fn everyone(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The room that is entered now.
    pub(crate) fn chamber(&self) -> Option<Chamber> {
        self.row.get(usize::from(self.place)).copied().flatten()
    }

    pub(crate) fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::DealCharacter
            | Phase::DrawFirstToTake
            | Phase::DrawMap
            | Phase::DrawLevel
            | Phase::LayRoom => Turn::Chance,
            Phase::TakeCharacter => Turn::of(self.actor),
            Phase::Cards => self.card_turn(),
            Phase::Over => Turn::Over,
        }
    }

    /// Those who owe a card; those who may change theirs or light a torch may act too.
    fn card_turn(&self) -> Turn {
        let owe = match self.options.mode {
            Mode::Standard => self.todo,
            Mode::Tactical => SeatSet::only(self.actor),
        };
        Turn::Decide { owe, may: self.wave.union(self.lamps).minus(owe) }
    }

    /// Those who hold a torch and have not seen the dark rooms ahead, if there are any.
    pub(crate) fn find_lamps(&self) -> SeatSet {
        if !self.has_dark_rooms() {
            return SeatSet::EMPTY;
        }
        let unlit = self.everyone().filter(|&seat| !self.lit.contains(seat));
        unlit.filter(|&seat| self.player(seat).items.count(Item::Torch) > 0).collect()
    }

    /// Whether the seat has a sealed card that it may still change.
    pub(crate) fn may_change(&self, seat: Seat) -> bool {
        self.options.mode == Mode::Standard && self.wave.contains(seat)
    }

    /// Whether a room ahead lies face down.
    pub(crate) const fn has_dark_rooms(&self) -> bool {
        self.dark.0 >> (self.place + 1) != 0
    }

    /// The places of the rooms ahead that lie face down.
    pub(crate) fn dark_places(&self) -> impl Iterator<Item = u8> + use<> {
        let dark = self.dark;
        (self.place + 1..ROOMS).filter(move |&ahead| dark.face(ahead) == Face::Down)
    }

    pub(crate) fn level_is_left(&self, level: Level) -> bool {
        self.levels.has(level.index())
    }
}
