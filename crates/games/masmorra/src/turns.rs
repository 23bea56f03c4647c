//! Set-up, turns, rounds and the end of the game.

use game::{Seat, SeatSet, Setup, SetupError, Sink};

use crate::cite::{M01, M02, M03, M04, M05, M06, M07, M11, M12, M44, M68, M90};
use crate::components::{Boss, Foe, Hero, Size, Tile};
use crate::dungeon::{Cell, Dungeon, Placement, Spot};
use crate::event::Event;
use crate::figure::{FigureId, FigureMap, FigureSet};
use crate::options::{GameOptions, Heroes, Mode};
use crate::player::{Answer, LIFE, Player, Posture};
use crate::pool::Pool;
use crate::stacks::{Hand, STAIRS_DOWN, Stack};
use crate::state::{Combat, GOLD, Masmorra, Pet, SEATS, TurnPhase, TurnState};
use crate::task::{Arrival, Task, Tasks};

impl Masmorra {
    pub(crate) fn set_up(setup: &Setup, sink: &mut impl Sink<Event>) -> Result<Masmorra, SetupError> {
        let options = GameOptions::read(setup);
        let seats = setup.seats();
        if options.first.seat().is_some_and(|seat| seat.index() >= usize::from(seats)) {
            return Err(start_option_error(setup));
        }
        let mut game = Masmorra::empty(options, seats);
        sink.emit(M01, || Event::GameBegan { seats, mode: options.mode });
        game.push_setup_tasks();
        game.advance(sink);
        Ok(game)
    }

    /// A game with nothing drawn or dealt yet.
    pub(crate) fn empty(options: GameOptions, seats: u8) -> Masmorra {
        let mut dungeon = Dungeon::EMPTY;
        let _ = dungeon.lay(Tile::S00, Placement { cell: Cell { x: 0, y: 0 }, quarters: 0 });
        Masmorra {
            options,
            seats,
            dungeon,
            small: small_stacks(options.mode, seats),
            medium: [1, 2].map(|level| Stack::of(level, Size::Medium, seats, |_| true)),
            face_up: [None; 2],
            drawn: None,
            figures: FigureMap::EMPTY,
            captor: None,
            players: [Player::NEW; SEATS],
            known: [[Hand::default(); SEATS]; SEATS],
            deck: Hand::all(),
            discard: Hand::default(),
            fresh: None,
            reserve: GOLD,
            first: Seat::FIRST,
            active: Seat::FIRST,
            entrant: Seat::FIRST,
            round: 0,
            last_round: false,
            now: TurnState::NEW,
            combat: Combat::NONE,
            tasks: Tasks::EMPTY,
            winners: SeatSet::EMPTY,
        }
    }

    /// Pushes the tasks of the set-up, the last one first.
    fn push_setup_tasks(&mut self) {
        self.tasks.push(Task::BeginTurn);
        match self.options.first.seat() {
            Some(seat) => self.first = seat,
            None => self.tasks.push(Task::DrawFirst),
        }
        for seat in self.all_seats() {
            let seat = self.counted_from_last(seat);
            self.tasks.push(match self.options.heroes {
                Heroes::Dealt => Task::DealHero { seat },
                Heroes::Chosen => Task::ChooseHero { seat },
            });
        }
        for seat in self.all_seats() {
            let seat = self.counted_from_last(seat);
            self.tasks.push(Task::DrawCard { seat });
            self.tasks.push(Task::DrawCard { seat });
        }
        self.tasks.push(Task::FirstTile);
    }

    /// Counts seats from the last one, because the task pushed last is done first.
    fn counted_from_last(&self, seat: Seat) -> Seat {
        Seat::new(self.seats.saturating_sub(1 + seat.index() as u8)).unwrap_or(seat)
    }

    pub(crate) fn first_tile(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.small[0].take(tile);
        self.face_up[0] = Some(tile);
        sink.emit(M02, || Event::TileUp { level: 1, tile });
    }

    /// Heroes that no player has.
    pub(crate) fn free_heroes(&self) -> impl Iterator<Item = Hero> {
        Hero::ALL.into_iter().filter(|&hero| self.players.iter().all(|player| player.hero != Some(hero)))
    }

    pub(crate) fn give_hero(&mut self, seat: Seat, hero: Hero, sink: &mut impl Sink<Event>) {
        self.player_mut(seat).hero = Some(hero);
        sink.emit(M03, || Event::HeroTaken { seat, hero });
    }

    pub(crate) fn first_drawn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.first = seat;
        sink.emit(M04, || Event::FirstDrawn { seat });
    }

    /// Begins the next turn and pushes its tasks, the last one first.
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.round == 0 {
            self.round = 1;
            self.active = self.first;
        }
        self.now = TurnState::NEW;
        self.combat = Combat::NONE;
        let (seat, round) = (self.active, self.round);
        if seat == self.first {
            sink.emit(M04, || Event::RoundBegan { round });
        }
        sink.emit(M06, || Event::TurnBegan { seat });
        self.active_player_mut().answer = Answer::Ask;
        if !self.is_standing(seat) {
            let player = self.active_player_mut();
            player.posture = Posture::Standing;
            player.life = LIFE;
            sink.emit(M68, || Event::StoodUp { seat });
        }
        sink.cite(M07);
        sink.cite(M11);
        sink.cite(M12);
        let parts = [
            Task::EndTurn,
            Task::MasterPhase,
            Task::Bounty,
            Task::Acting,
            Task::RolledWindow,
            Task::Rerolls,
            Task::Roll,
            Task::BeforeRoll,
            Task::TurnWindow,
            Task::MalaphyasActs,
        ];
        parts.into_iter().for_each(|part| self.tasks.push(part));
    }

    /// Ends the turn: completes a ritual that was not stopped, then passes to the next player or ends the game.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(spot) = self.now.ritual.take() {
            self.tasks.push(Task::EndTurn);
            self.finish_ritual(spot, sink);
            return;
        }
        let next = self.active.next(self.seats);
        if next == self.first {
            let last = self.options.rounds.last().is_some_and(|last| self.round >= last);
            if last || (self.options.mode == Mode::Standard && self.last_round) {
                self.finish(sink);
                return;
            }
            self.round = self.round.saturating_add(1);
        }
        self.active = next;
        self.tasks.push(Task::BeginTurn);
    }

    /// One Cultist of a ritual room becomes a Dark Watcher, if one is left.
    fn finish_ritual(&mut self, spot: Spot, sink: &mut impl Sink<Event>) {
        let is_cultist = |&id: &FigureId| self.figures.foe(id) == Some(Foe::Cultist);
        let cultist = self.figures.at(spot).iter().find(is_cultist);
        if let Some(cultist) = cultist {
            sink.emit(M44, || Event::RitualDone { room: self.dungeon.room(spot) });
            self.remove_figure(cultist, sink);
            self.now.placed = FigureSet::EMPTY;
            self.tasks.push(Task::Arrive { what: Arrival::Set(Foe::DarkWatcher), spot });
        }
    }

    /// Ends the game. Most experience wins, then most gold, then most Life; equal players share the victory.
    pub(crate) fn finish(&mut self, sink: &mut impl Sink<Event>) {
        let best = self.all_seats().map(|seat| self.ranking(seat)).max();
        self.winners = self.all_seats().filter(|&seat| Some(self.ranking(seat)) == best).collect();
        let rule = if self.options.mode == Mode::Epic { M90 } else { M05 };
        for seat in self.winners.iter() {
            let (xp, gold, life) = self.ranking(seat);
            sink.emit(rule, || Event::Won { seat, xp, gold, life });
        }
        self.tasks.clear();
    }

    /// Experience, gold, Life: the order of the ranking.
    fn ranking(&self, seat: Seat) -> (u8, u8, u8) {
        let player = self.player(seat);
        (player.xp, player.gold, player.life)
    }

    pub(crate) fn begin_master_phase(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        self.now.phase = TurnPhase::Master;
        (self.now.dice, self.now.symbols, self.now.points) = (Pool::EMPTY, Pool::EMPTY, 0);
        self.now.pet = Pet::Gone;
        sink.emit(M06, || Event::MasterBegan { seat });
        self.tasks.push(Task::Refill);
        self.tasks.push(Task::FixRefill);
        self.tasks.push(Task::MasterMoves { points: 2 });
    }

    /// Places a boss on its blue side.
    pub(crate) fn boss_arrives(&mut self, boss: Boss, spot: Spot, sink: &mut impl Sink<Event>) {
        let id = FigureId::of_boss(boss);
        self.appear(id, crate::figure::Being::Blue(boss), spot, sink);
    }
}

/// The small tiles of both levels. The stairs to the third level are used in the Epic game only, in the lower half.
fn small_stacks(mode: Mode, seats: u8) -> [Stack; 2] {
    let keep = |tile| mode == Mode::Epic || tile != STAIRS_DOWN;
    let first = Stack::of(1, Size::Small, seats, |_| true);
    let mut second = Stack::of(2, Size::Small, seats, keep);
    if mode == Mode::Epic {
        second.before_stairs = (second.len() - 1).div_ceil(2);
    }
    [first, second]
}

fn start_option_error(setup: &Setup) -> SetupError {
    let fit = ["random", "first", "second", "third", "fourth", "fifth"];
    SetupError::Clash {
        key: "start",
        value: setup.option("start"),
        with: format!("{} seats", setup.seats()),
        fit: fit.into_iter().take(1 + usize::from(setup.seats())).collect(),
    }
}
