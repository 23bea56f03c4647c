//! Steps, moves, stairs and teleports, and the effects of leaving and entering a room.

use game::{Seat, Sink};

use crate::action::Payment;
use crate::cite::{M30, M31, M35, M37, M38, M39, M43, M50, M51, M91};
use crate::components::{Condition, Feature, Symbol, Tile, TileKind};
use crate::dungeon::{Cell, Placement, Spot};
use crate::event::Event;
use crate::figure::FigureSet;
use crate::state::{Masmorra, Token};
use crate::task::Task;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveMode {
    Walk,
    Stairs,
    Teleport,
}

impl Masmorra {
    /// Spends a Step for two move points; one if the hero stumbles.
    pub(crate) fn spend_step(&mut self, with: Payment, sink: &mut impl Sink<Event>) {
        self.forfeit_points(sink);
        self.pay(Symbol::Step, with, sink);
        let seat = self.active;
        sink.emit(M30, || Event::StepSpent { seat, with });
        self.now.stumbled = false;
        self.tasks.push(Task::GivePoints);
        self.open_window(Condition::StepSpent, seat, sink);
    }

    pub(crate) fn give_points(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(M30);
        self.now.points = if self.now.stumbled { 1 } else { 2 };
    }

    pub(crate) fn walk(&mut self, to: Spot, sink: &mut impl Sink<Event>) {
        self.now.points -= 1;
        self.relocate(self.active, to, MoveMode::Walk, sink);
    }

    /// Moves a hero: effects of leaving, the move event, effects of entering. A hero who falls on leaving does not
    /// move.
    pub(crate) fn relocate(&mut self, seat: Seat, to: Spot, mode: MoveMode, sink: &mut impl Sink<Event>) {
        sink.cite(M39);
        if self.leave(seat, mode, sink) {
            self.tell_move(seat, to, mode, sink);
            self.enter(seat, to, sink);
            self.tasks.push(Task::EnterWindow { seat });
            self.tasks.push(Task::Hazard { seat });
        }
    }

    /// A teleport never fails, and its cause has reported it already.
    fn tell_move(&self, seat: Seat, to: Spot, mode: MoveMode, sink: &mut impl Sink<Event>) {
        let room = self.dungeon.room(to);
        match mode {
            MoveMode::Walk => sink.emit(M31, || Event::Moved { seat, room }),
            MoveMode::Stairs => sink.emit(M38, || Event::TookStairs { seat, room }),
            MoveMode::Teleport => {}
        }
    }

    /// Leaving sets off the traps beside the old room. Returns whether the hero is still standing.
    pub(crate) fn leave(&mut self, seat: Seat, mode: MoveMode, sink: &mut impl Sink<Event>) -> bool {
        let from = self.player(seat).at;
        if !self.figures.at(from).is_empty() {
            sink.cite(M35);
        }
        if mode == MoveMode::Teleport {
            sink.cite(M51);
        }
        let spared = (mode == MoveMode::Teleport).then_some(seat);
        self.set_off_traps(from, spared, sink);
        self.is_standing(seat)
    }

    pub(crate) fn enter(&mut self, seat: Seat, to: Spot, sink: &mut impl Sink<Event>) {
        self.put(seat, to, sink);
        self.set_off_traps(to, None, sink);
    }

    /// Puts the hero into a room: loose symbols are lost, and no monster there counts as fought.
    fn put(&mut self, seat: Seat, to: Spot, sink: &mut impl Sink<Event>) {
        if seat == self.active {
            self.lose_symbols(sink);
            self.now.fought = FigureSet::EMPTY;
        }
        self.player_mut(seat).at = to;
    }

    /// Two heroes swap rooms: both leave before either enters.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat, sink: &mut impl Sink<Event>) {
        let (here, there) = (self.player(one).at, self.player(other).at);
        self.leave(one, MoveMode::Teleport, sink);
        self.leave(other, MoveMode::Teleport, sink);
        self.put(one, there, sink);
        self.put(other, here, sink);
        for (seat, room) in [(other, here), (one, there)] {
            self.set_off_traps(room, None, sink);
            self.tasks.push(Task::EnterWindow { seat });
            self.tasks.push(Task::Hazard { seat });
        }
    }

    fn set_off_traps(&mut self, beside: Spot, spared: Option<Seat>, sink: &mut impl Sink<Event>) {
        let dungeon = self.dungeon;
        for trap in dungeon.live_traps_beside(beside) {
            self.set_off(trap, spared, sink);
        }
    }

    pub(crate) fn set_off(&mut self, trap: Spot, spared: Option<Seat>, sink: &mut impl Sink<Event>) {
        let dungeon = self.dungeon;
        let hit = |seat: &Seat| {
            let at = self.player(*seat).at;
            self.is_standing(*seat) && spared != Some(*seat) && dungeon.beside(trap).any(|room| room == at)
        };
        let hit: game::SeatSet = self.all_seats().filter(hit).collect();
        sink.emit(M50, || Event::TrapSprung { trap: self.dungeon.room(trap) });
        for seat in hit.iter() {
            self.wound(seat, 1, M50, sink);
        }
    }

    /// Applies a pit or a web to a hero who enters.
    pub(crate) fn meet_hazard(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if !self.is_standing(seat) {
            return;
        }
        let room = *self.dungeon.at(self.player(seat).at);
        if room.has(Feature::Web) {
            self.meet_web(seat, sink);
        }
        if room.has(Feature::Pit) {
            self.meet_pit(seat, sink);
        }
    }

    fn meet_web(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(M43, || Event::WebHolds { seat });
        if seat != self.active {
            return;
        }
        self.now.points = 0;
        let mut sources = self.payments(Symbol::Step);
        match (sources.next(), sources.next()) {
            (Some(_), Some(_)) => self.tasks.push(Task::WebChoice),
            (Some(only), None) => self.lose_step(only, sink),
            _ => {}
        }
    }

    pub(crate) fn lose_step(&mut self, with: Payment, sink: &mut impl Sink<Event>) {
        self.pay(Symbol::Step, with, sink);
        let seat = self.active;
        sink.emit(M43, || Event::StepLost { seat, with });
    }

    fn meet_pit(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let can_pay = seat == self.active && (self.can_pay(Symbol::Step) || self.now.token == Token::Ready);
        if can_pay {
            self.tasks.push(Task::PitChoice);
        } else {
            sink.emit(M43, || Event::FellInPit { seat });
            self.wound(seat, 1, M43, sink);
        }
    }

    pub(crate) fn enter_window(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.is_standing(seat) {
            self.entrant = seat;
            self.open_window(Condition::Entering, seat, sink);
        }
    }

    /// Where the stairs in a room lead.
    pub(crate) fn stairs_from(&self, spot: Spot) -> Option<Stairs> {
        let card = self.dungeon.at(spot).card();
        let other = match (card.kind, card.level) {
            (TileKind::Stairs, 1) => Tile::S01,
            (TileKind::Stairs, _) => Tile::LEntrance,
            (TileKind::Entrance, 2) => Tile::A01,
            (TileKind::Entrance, _) => Tile::B01,
            _ => return None,
        };
        match (self.dungeon.find(other), other) {
            (Some(spot), _) => Some(Stairs::Open(spot)),
            (None, Tile::S01) => Some(Stairs::ToSecondLevel),
            (None, _) => Some(Stairs::ToThirdLevel),
        }
    }

    pub(crate) fn take_stairs(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        match self.stairs_from(self.here()) {
            Some(Stairs::Open(to)) => self.relocate(seat, to, MoveMode::Stairs, sink),
            Some(Stairs::ToSecondLevel) => {
                if let Some(to) = self.open_second_level(sink) {
                    self.relocate(seat, to, MoveMode::Stairs, sink);
                    self.tasks.push(Task::TurnTile { near: to });
                }
            }
            Some(Stairs::ToThirdLevel) => {
                sink.cite(M91);
                self.open_third_level(sink);
            }
            None => {}
        }
    }

    /// Lays the entrance of the second level.
    pub(crate) fn open_second_level(&mut self, sink: &mut impl Sink<Event>) -> Option<Spot> {
        let entrance = self.dungeon.lay(Tile::S01, Placement { cell: Cell { x: 0, y: 0 }, quarters: 0 })?;
        sink.emit(M38, || Event::LevelOpened { level: 2, room: self.dungeon.room(entrance) });
        Some(entrance)
    }

    pub(crate) fn teleport(&mut self, seat: Seat, to: Spot, sink: &mut impl Sink<Event>) {
        sink.emit(M37, || Event::Teleported { seat, room: self.dungeon.room(to) });
        self.relocate(seat, to, MoveMode::Teleport, sink);
    }

    /// Rooms that a teleport can reach: not the hero's own, and never from or to the third level.
    pub(crate) fn teleport_rooms(&self, seat: Seat) -> impl Iterator<Item = Spot> {
        let here = self.player(seat).at;
        let from_third = self.dungeon.level(here) == 3;
        let rooms = self.dungeon.rooms().filter(move |&room| room != here && self.dungeon.level(room) < 3);
        rooms.filter(move |_| !from_third)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stairs {
    Open(Spot),
    ToSecondLevel,
    ToThirdLevel,
}
