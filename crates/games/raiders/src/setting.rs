//! Setting up: characters, the map, and the row of a level.

use game::{Seat, SeatSet, Setup, Sink};

use crate::card::{Items, Powers};
use crate::cite::{R01, R02, R03, R04, R10, R50};
use crate::components::{Chamber, Character, Level, Room};
use crate::event::Event;
use crate::options::{Characters, GameOptions, Mode};
use crate::refusal::Refusal;
use crate::state::{Dark, Few, Phase, Player, ROOMS, Raiders, RoomBag, SEATS};

impl Raiders {
    /// Makes the decks; characters come first.
    pub(crate) fn set_up(setup: &Setup, tell: &mut impl Sink<Event>) -> Raiders {
        let mut game = Raiders::blank(GameOptions::read(setup), setup.seats());
        tell.tell(R01, || Event::GameBegan { seats: setup.seats() });
        game.phase = match game.options.characters {
            Characters::Dealt => Phase::DealCharacter,
            Characters::Chosen => Phase::DrawFirstToTake,
        };
        game
    }

    /// A table with nothing dealt yet.
    pub(crate) fn blank(options: GameOptions, seats: u8) -> Raiders {
        Raiders {
            options,
            seats,
            phase: Phase::DealCharacter,
            players: [Player::new(); SEATS],
            characters: Few::all(Character::ALL.len()),
            levels: Few::all(Level::ALL.len()),
            rooms: RoomBag::ALL,
            level: 0,
            dark: Dark::default(),
            row: [None; ROOMS as usize],
            place: 0,
            supply: Items::all(),
            lit: SeatSet::EMPTY,
            lamps: SeatSet::EMPTY,
            map: Seat::FIRST,
            wave: SeatSet::EMPTY,
            todo: SeatSet::EMPTY,
            actor: Seat::FIRST,
            cards: [None; SEATS],
            balls_out: 0,
            victors: SeatSet::EMPTY,
        }
    }

    /// Characters are taken from this seat on.
    pub(crate) fn begin_taking(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        self.map = seat;
        self.actor = seat;
        tell.tell(R03, || Event::FirstToTake { seat });
        self.phase = Phase::TakeCharacter;
    }

    pub(crate) fn take(&mut self, character: Character, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !self.characters.has(character.index()) {
            return Err(Refusal::CharacterTaken { character });
        }
        self.give_character(character, tell);
        Ok(())
    }

    /// The actor gets a character with its coins, wounds and items; then the next player does.
    pub(crate) fn give_character(&mut self, character: Character, tell: &mut impl Sink<Event>) {
        let (seat, card) = (self.actor, character.card());
        self.characters = self.characters.without(character.index());
        let player = self.player_mut(seat);
        player.character = Some(character);
        (player.coins, player.wounds) = (card.coins, card.wounds);
        for &item in card.items {
            self.player_mut(seat).items.add(item, 1);
            self.supply.remove(item, 1);
        }
        tell.tell(R03, || Event::CharacterGot { seat, character });
        self.actor = seat.next(self.seats);
        if self.player(self.actor).character.is_some() {
            self.begin_play();
        }
    }

    fn begin_play(&mut self) {
        self.map = Seat::FIRST;
        self.phase = match self.options.mode {
            Mode::Standard => Phase::DrawLevel,
            Mode::Tactical => Phase::DrawMap,
        };
        self.actor = Seat::FIRST;
    }

    pub(crate) fn give_map(&mut self, seat: Seat, tell: &mut impl Sink<Event>) {
        self.map = seat;
        tell.tell(R50, || Event::MapGot { seat });
        self.phase = Phase::DrawLevel;
    }

    /// The level card says how the rooms lie; then they are laid one by one.
    pub(crate) fn begin_level(&mut self, level: Level, tell: &mut impl Sink<Event>) {
        self.levels = self.levels.without(level.index());
        self.level += 1;
        self.dark = Dark::of(level.card().faces);
        self.row = [None; ROOMS as usize];
        self.place = 0;
        self.lit = SeatSet::EMPTY;
        self.phase = Phase::LayRoom;
        let number = self.level;
        tell.tell(R02, || Event::LevelBegan { number, level });
    }

    /// Whether the next room to lay is the final monster.
    pub(crate) fn lays_boss(&self) -> bool {
        self.level == ROOMS && self.place == ROOMS - 1
    }

    pub(crate) fn lay_room(&mut self, room: Room, tell: &mut impl Sink<Event>) {
        self.rooms = self.rooms.without(room);
        self.lay(Chamber::Room(room), tell);
    }

    pub(crate) fn lay(&mut self, chamber: Chamber, tell: &mut impl Sink<Event>) {
        let place = self.place;
        let face = self.dark.face(place);
        self.row[usize::from(place)] = Some(chamber);
        tell.tell(R04, || Event::RoomLaid { place, face, chamber: Some(chamber) });
        if place + 1 < ROOMS {
            self.place += 1;
        } else {
            self.place = 0;
            self.enter(tell);
        }
    }

    /// The leftmost room is entered, and everyone plays a card.
    pub(crate) fn enter(&mut self, tell: &mut impl Sink<Event>) {
        let place = self.place;
        self.dark = self.dark.turned_up(place);
        if let Some(chamber) = self.chamber() {
            tell.tell(R10, || Event::Entered { place, chamber });
        }
        self.phase = Phase::Cards;
        self.cards = [None; SEATS];
        self.lamps = self.find_lamps();
        self.begin_wave(SeatSet::all(self.seats));
    }

    pub(crate) fn take_powers_back(&mut self) {
        self.players.iter_mut().for_each(|player| player.powers = Powers::ALL);
    }
}
