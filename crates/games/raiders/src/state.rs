//! The full state of a game, secrets included. It leaves the crate only as a view.

use game::{Seat, SeatSet, Turn};

use crate::card::{Card, Items, Powers};
use crate::components::{Chamber, Character, Face, Item, Level};
use crate::options::{GameOptions, Mode};
use crate::room_bag::RoomBag;

pub(crate) const SEATS: usize = 5;
/// The number of rooms in a row, and of levels in a game.
pub(crate) const ROOMS: u8 = 5;
pub(crate) const COIN_LIMIT: u8 = 20;

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Raiders {
    pub(crate) options: GameOptions,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; SEATS],
    /// Characters that no player has.
    pub(crate) characters: SmallSet,
    /// Level cards that are not used yet.
    pub(crate) levels: SmallSet,
    /// Rooms that can still be drawn.
    pub(crate) rooms: RoomBag,
    /// Counted from 1.
    pub(crate) level: u8,
    /// The face-down rooms of the level.
    pub(crate) dark: FaceDown,
    pub(crate) row: [Option<Chamber>; ROOMS as usize],
    /// The index of the current room. While the row is built, the index of the next room.
    pub(crate) place: u8,
    pub(crate) supply: Items,
    /// Who has seen the face-down rooms of this level.
    pub(crate) lit: SeatSet,
    /// Who may light a torch in this room. It is cached, because each turn needs it.
    pub(crate) may_light: SeatSet,
    /// The holder of the map in tactical mode.
    pub(crate) map: Seat,
    /// Who plays in this wave and may still change the chosen card: first all, then those who used crystal balls.
    pub(crate) wave: SeatSet,
    /// Who must still play a card.
    pub(crate) owing: SeatSet,
    /// Whose turn it is in tactical mode, and when characters are chosen.
    pub(crate) actor: Seat,
    /// The card of each seat: face down during its wave, then revealed.
    pub(crate) cards: [Option<Card>; SEATS],
    /// Crystal balls that return to the supply before the room is resolved.
    pub(crate) balls_out: u8,
    pub(crate) winners: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance deals a character to the actor.
    DealCharacter,
    /// Chance draws who chooses a character first.
    DrawFirstToTake,
    /// The actor chooses a character.
    TakeCharacter,
    /// Chance draws the first holder of the map.
    DrawMap,
    DrawLevel,
    LayRoom,
    Cards,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) character: Option<Character>,
    pub(crate) coins: u8,
    pub(crate) wounds: u8,
    pub(crate) powers: Powers,
    pub(crate) items: Items,
    pub(crate) fate: Fate,
}

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

/// A set of at most eight indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SmallSet(u8);

impl SmallSet {
    pub(crate) const fn all(count: usize) -> SmallSet {
        SmallSet(((1_u16 << count) - 1) as u8)
    }

    pub(crate) const EMPTY: SmallSet = SmallSet(0);

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The index at this place of the set, from 0.
    pub(crate) fn at(self, place: u32) -> Option<usize> {
        let left = (0..place).fold(self.0, |left, _| left & left.wrapping_sub(1));
        (left != 0).then_some(left.trailing_zeros() as usize)
    }

    pub(crate) const fn with(self, index: usize) -> SmallSet {
        SmallSet(self.0 | 1 << index)
    }

    pub(crate) const fn has(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    pub(crate) const fn without(self, index: usize) -> SmallSet {
        SmallSet(self.0 & !(1 << index))
    }
}

/// The face-down places of a row, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FaceDown(u8);

impl FaceDown {
    pub(crate) fn of(faces: impl IntoIterator<Item = Face>) -> FaceDown {
        let places = (0..).zip(faces).filter(|(_, face)| *face == Face::Down);
        FaceDown(places.fold(0, |bits, (place, _): (u8, Face)| bits | 1 << place))
    }

    pub(crate) const fn face(self, place: u8) -> Face {
        if self.0 & (1 << place) == 0 { Face::Up } else { Face::Down }
    }

    pub(crate) const fn turned_up(self, place: u8) -> FaceDown {
        FaceDown(self.0 & !(1 << place))
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

    /// The current room.
    pub(crate) fn chamber(&self) -> Option<Chamber> {
        self.row.get(usize::from(self.place)).copied().flatten()
    }

    #[inline]
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

    /// Seats without a card owe one. Seats that may change their card or light a torch may act.
    #[inline]
    fn card_turn(&self) -> Turn {
        let owe = match self.options.mode {
            Mode::Standard => self.owing,
            Mode::Tactical => SeatSet::only(self.actor),
        };
        Turn::Decide { owe, may: self.wave.union(self.may_light).minus(owe) }
    }

    /// Seats with a torch that have not seen the face-down rooms ahead.
    pub(crate) fn find_may_light(&self) -> SeatSet {
        if !self.has_dark_rooms() {
            return SeatSet::EMPTY;
        }
        let unlit = self.everyone().filter(|&seat| !self.lit.contains(seat));
        unlit.filter(|&seat| self.player(seat).items.count(Item::Torch) > 0).collect()
    }

    /// Whether the seat may still change its card.
    pub(crate) fn may_change(&self, seat: Seat) -> bool {
        self.options.mode == Mode::Standard && self.wave.contains(seat)
    }

    /// Whether a room ahead is face down.
    pub(crate) const fn has_dark_rooms(&self) -> bool {
        self.dark.0 >> (self.place + 1) != 0
    }

    pub(crate) fn dark_places(&self) -> impl Iterator<Item = u8> + use<> {
        let dark = self.dark;
        (self.place + 1..ROOMS).filter(move |&ahead| dark.face(ahead) == Face::Down)
    }

    pub(crate) fn level_is_left(&self, level: Level) -> bool {
        self.levels.has(level.index())
    }
}
