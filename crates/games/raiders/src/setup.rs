//! The setup: characters, the map, and the row of a level (R01 to R04).

use game::{Seat, SeatSet, Setup, Sink};

use crate::card::{Items, Powers};
use crate::cite::{R01, R02, R03, R04, R10, R50};
use crate::components::{Chamber, Character, Level, Room};
use crate::event::Event;
use crate::options::{Characters, GameOptions, Mode};
use crate::refusal::Refusal;
use crate::room_bag::RoomBag;
use crate::state::{FaceDown, Phase, Player, ROOMS, Raiders, SEATS, SmallSet};

impl Raiders {
    /// Starts a game with the choice or deal of characters.
    pub(crate) fn set_up(setup: &Setup, sink: &mut impl Sink<Event>) -> Raiders {
        let mut game = Raiders::empty(GameOptions::read(setup), setup.seats());
        sink.emit(R01, || Event::GameBegan { seats: setup.seats() });
        game.phase = match game.options.characters {
            Characters::Dealt => Phase::DealCharacter,
            Characters::Chosen => Phase::DrawFirstToTake,
        };
        game
    }

    /// A state before anything is dealt.
    pub(crate) fn empty(options: GameOptions, seats: u8) -> Raiders {
        Raiders {
            options,
            seats,
            phase: Phase::DealCharacter,
            players: [Player::new(); SEATS],
            characters: SmallSet::all(Character::ALL.len()),
            levels: SmallSet::all(Level::ALL.len()),
            rooms: RoomBag::ALL,
            level: 0,
            dark: FaceDown::default(),
            row: [None; ROOMS as usize],
            place: 0,
            supply: Items::all(),
            lit: SeatSet::EMPTY,
            may_light: SeatSet::EMPTY,
            map: Seat::FIRST,
            wave: SeatSet::EMPTY,
            owing: SeatSet::EMPTY,
            actor: Seat::FIRST,
            cards: [None; SEATS],
            balls_out: 0,
            winners: SeatSet::EMPTY,
        }
    }

    /// Characters are chosen from this seat on.
    pub(crate) fn begin_taking(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.actor = seat;
        sink.emit(R03, || Event::FirstToTake { seat });
        self.phase = Phase::TakeCharacter;
    }

    pub(crate) fn take(&mut self, character: Character, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !self.characters.has(character.index()) {
            return Err(Refusal::CharacterTaken { character });
        }
        self.give_character(character, sink);
        Ok(())
    }

    /// Gives the actor a character with its coins, wounds and items, and moves on to the next player.
    pub(crate) fn give_character(&mut self, character: Character, sink: &mut impl Sink<Event>) {
        let (seat, card) = (self.actor, character.card());
        self.characters = self.characters.without(character.index());
        let player = self.player_mut(seat);
        player.character = Some(character);
        (player.coins, player.wounds) = (card.coins, card.wounds);
        for &item in card.items {
            self.player_mut(seat).items.add(item, 1);
            self.supply.remove(item, 1);
        }
        sink.emit(R03, || Event::CharacterGot { seat, character });
        self.actor = seat.next(self.seats);
        if self.player(self.actor).character.is_some() {
            self.begin_play();
        }
    }

    fn begin_play(&mut self) {
        self.phase = match self.options.mode {
            Mode::Standard => Phase::DrawLevel,
            Mode::Tactical => Phase::DrawMap,
        };
        self.actor = Seat::FIRST;
    }

    pub(crate) fn give_map(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.map = seat;
        sink.emit(R50, || Event::MapGot { seat });
        self.phase = Phase::DrawLevel;
    }

    /// Starts a level. Its rooms are drawn one by one.
    pub(crate) fn begin_level(&mut self, level: Level, sink: &mut impl Sink<Event>) {
        self.levels = self.levels.without(level.index());
        self.level += 1;
        self.dark = FaceDown::of(level.card().faces);
        self.row = [None; ROOMS as usize];
        self.place = 0;
        self.lit = SeatSet::EMPTY;
        self.phase = Phase::LayRoom;
        let number = self.level;
        sink.emit(R02, || Event::LevelBegan { number, level });
    }

    /// Whether the next room is the final monster.
    pub(crate) fn lays_boss(&self) -> bool {
        self.level == ROOMS && self.place == ROOMS - 1
    }

    pub(crate) fn lay_room(&mut self, room: Room, sink: &mut impl Sink<Event>) {
        self.rooms = self.rooms.without(room);
        self.lay(Chamber::Room(room), sink);
    }

    pub(crate) fn lay(&mut self, chamber: Chamber, sink: &mut impl Sink<Event>) {
        let place = self.place;
        let face = self.dark.face(place);
        self.row[usize::from(place)] = Some(chamber);
        sink.emit(R04, || Event::RoomLaid { place, face, chamber: Some(chamber) });
        if place + 1 < ROOMS {
            self.place += 1;
        } else {
            self.place = 0;
            self.enter(sink);
        }
    }

    /// Enters the current room, where everyone plays a card.
    pub(crate) fn enter(&mut self, sink: &mut impl Sink<Event>) {
        let place = self.place;
        self.dark = self.dark.turned_up(place);
        if let Some(chamber) = self.chamber() {
            sink.emit(R10, || Event::Entered { place, chamber });
        }
        self.phase = Phase::Cards;
        self.cards = [None; SEATS];
        self.may_light = self.find_may_light();
        self.begin_wave(SeatSet::all(self.seats));
    }

    pub(crate) fn return_powers(&mut self) {
        self.players.iter_mut().for_each(|player| player.powers = Powers::ALL);
    }
}
