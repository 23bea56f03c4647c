//! The whole truth of a game, secrets included; it never leaves the crate but as a view.

use game::{Seat, SeatSet, Turn};

use crate::card::{Card, Items, Powers};
use crate::components::{Chamber, Character, Face, Item, Level, Room};
use crate::house::{House, Mode};

/// The most players.
pub(crate) const SEATS: usize = 5;
/// Rooms in a row, and levels in a game.
pub(crate) const ROOMS: u8 = 5;
/// The most coins a player may hold.
pub(crate) const COIN_LIMIT: u8 = 20;

/// A game of Dungeon Raiders in progress.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Raiders {
    pub(crate) house: House,
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
    /// How the rooms of the level lie.
    pub(crate) faces: [Face; ROOMS as usize],
    pub(crate) row: [Option<Chamber>; ROOMS as usize],
    /// The place of the room that is entered, from 0; while the row is laid, of the next room to lay.
    pub(crate) place: u8,
    pub(crate) supply: Items,
    /// Who has seen the dark rooms of this level.
    pub(crate) lit: SeatSet,
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

/// A multiset of rooms, three bits for each design.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoomBag(u64);

impl RoomBag {
    /// All thirty rooms.
    pub(crate) const ALL: RoomBag = {
        let mut bag = 0;
        let mut index = 0;
        while index < Room::ALL.len() {
            bag |= (Room::ALL[index].card().copies as u64) << (index * 3);
            index += 1;
        }
        RoomBag(bag)
    };

    pub(crate) const fn count(self, room: Room) -> u32 {
        (self.0 >> (room as u32 * 3)) as u32 & 7
    }

    /// The bag without one copy of the room; the same bag if it holds none.
    pub(crate) const fn without(self, room: Room) -> RoomBag {
        if self.count(room) == 0 { self } else { RoomBag(self.0 - (1 << (room as u32 * 3))) }
    }

    /// Each design that is there, with its count.
    pub(crate) fn kinds(self) -> impl Iterator<Item = (Room, u32)> {
        Room::ALL.into_iter().map(move |room| (room, self.count(room))).filter(|(_, count)| *count > 0)
    }

    pub(crate) const fn len(self) -> u32 {
        let (mut left, mut sum) = (self.0, 0);
        while left != 0 {
            sum += left as u32 & 7;
            left >>= 3;
        }
        sum
    }

    /// The room that holds this ticket, of one ticket for each card, handed out design by design.
    pub(crate) const fn holder(self, ticket: u32) -> Option<Room> {
        let (mut left, mut index, mut ahead) = (self.0, 0, ticket);
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
        &self.players[seat.index() % SEATS]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % SEATS]
    }

    pub(crate) fn card_of(&self, seat: Seat) -> Option<Card> {
        self.cards[seat.index() % SEATS]
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
            Phase::DealCharacter | Phase::DrawFirstToTake | Phase::DrawMap | Phase::DrawLevel | Phase::LayRoom => {
                Turn::Chance
            }
            Phase::TakeCharacter => Turn::of(self.actor),
            Phase::Cards => self.card_turn(),
            Phase::Over => Turn::Over,
        }
    }

    /// Those who owe a card; those who may change theirs or light a torch may act too.
    fn card_turn(&self) -> Turn {
        let owe = match self.house.mode {
            Mode::Standard => self.todo,
            Mode::Tactical => SeatSet::only(self.actor),
        };
        let may = self.everyone().filter(|&seat| !owe.contains(seat) && (self.may_change(seat) || self.may_light(seat)));
        Turn::Decide { owe, may: may.collect() }
    }

    /// Whether the seat has a sealed card that it may still change.
    pub(crate) fn may_change(&self, seat: Seat) -> bool {
        self.house.mode == Mode::Standard && self.wave.contains(seat)
    }

    /// Whether the seat holds a torch and there is a dark room that it has not seen.
    pub(crate) fn may_light(&self, seat: Seat) -> bool {
        self.player(seat).items.count(Item::Torch) > 0 && !self.lit.contains(seat) && self.has_dark_rooms()
    }

    /// Whether a room ahead lies face down.
    pub(crate) fn has_dark_rooms(&self) -> bool {
        self.dark_places().next().is_some()
    }

    /// The places of the rooms ahead that lie face down.
    pub(crate) fn dark_places(&self) -> impl Iterator<Item = u8> + use<> {
        let (faces, place) = (self.faces, self.place);
        (place + 1..ROOMS).filter(move |&ahead| faces[usize::from(ahead)] == Face::Down)
    }

    pub(crate) fn level_is_left(&self, level: Level) -> bool {
        self.levels.has(level.index())
    }
}
