//! Exploration: a tile is laid, the hero enters, the room fills, and the next tile is turned.

use game::Sink;

use crate::cite::{M01, M32, M32A, M33, M33A, M34, M36, M39, M42, M50, M67};
use crate::components::{Condition, DieKind, Feature, Size, Tile, TileKind, Trait};
use crate::dungeon::{Cell, Placement, Slot, Spot};
use crate::event::Event;
use crate::figure::{Being, FigureSet};
use crate::movement::MoveMode;
use crate::player::GOLD_LIMIT;
use crate::stacks::TileSet;
use crate::state::Masmorra;
use crate::task::{Arrival, Task};

/// The maximum number of traps beside a new medium room.
const TRAPS_BESIDE_MEDIUM: usize = 3;

impl Masmorra {
    /// The index of a room's level in the stacks. The third level has no stack and draws nothing.
    fn stack_of(&self, spot: Spot) -> usize {
        usize::from(self.dungeon.level(spot) > 1)
    }

    pub(crate) fn tile_for(&self, spot: Spot) -> Option<Tile> {
        let level = usize::from(self.dungeon.level(spot));
        self.face_up.get(level.checked_sub(1)?).copied().flatten()
    }

    /// Slots through which a room can be explored: doors to empty cells or, if the level has no such door, walls.
    pub(crate) fn explorable(&self, spot: Spot) -> impl Iterator<Item = Slot> {
        let has_tile = self.tile_for(spot).is_some();
        let has_door = self.dungeon.open_doors(spot).next().is_some();
        let walls = has_tile && !has_door && !self.dungeon.level_is_open(self.dungeon.level(spot));
        let doors = self.dungeon.open_doors(spot).filter(move |_| has_tile);
        doors.chain(self.dungeon.open_sides(spot).filter(move |_| walls))
    }

    pub(crate) fn explore(&mut self, slot: Slot, sink: &mut impl Sink<Event>) {
        self.now.points -= 1;
        let (seat, from) = (self.active, self.here());
        if !self.dungeon.at(from).has_door(slot) {
            self.dungeon.break_through(from, slot);
            sink.emit(M32A, || Event::WallBroken { seat, room: self.dungeon.room(from) });
        }
        let door = self.dungeon.door(from, slot);
        sink.emit(M32, || Event::Explores { seat, door });
        self.tasks.push(Task::Unfold { from, slot });
        self.open_window(Condition::Exploring, seat, sink);
    }

    /// Takes the face-up tile. A rune room is replaced by a medium tile.
    pub(crate) fn reveal_tile(&mut self, from: Spot, slot: Slot, sink: &mut impl Sink<Event>) {
        let Some(tile) = self.tile_for(from) else { return };
        if tile.card().kind == TileKind::Rune {
            let seat = self.active;
            sink.emit(M36, || Event::RuneFound { seat });
            self.tasks.push(Task::DrawMedium { from, slot });
            return;
        }
        self.ask_or_lay(from, slot, sink);
    }

    /// Lays a small tile at once if there is only one way, else asks.
    fn ask_or_lay(&mut self, from: Spot, slot: Slot, sink: &mut impl Sink<Event>) {
        let Some(tile) = self.tile_for(from) else { return };
        let mut placements = self.dungeon.small_placements(tile, from, slot);
        match (placements.next(), placements.next()) {
            (Some(only), None) => {
                drop(placements);
                self.lay_room(from, only, sink);
            }
            _ => {
                drop(placements);
                self.tasks.push(Task::LayRoom { from, slot });
            }
        }
    }

    /// The tiles that chance can draw for a task.
    pub(crate) fn tile_candidates(&self, task: Task) -> TileSet {
        match task {
            Task::FirstTile => self.small[0].room_candidates(),
            Task::DrawMedium { from, .. } => self.medium[self.stack_of(from)].candidates(),
            Task::TurnTile { near } => self.small[self.stack_of(near)].candidates(),
            Task::TurnRoom { near } => self.small[self.stack_of(near)].room_candidates(),
            _ => TileSet::default(),
        }
    }

    /// A medium tile replaces the rune room if it fits, else it goes under its stack.
    pub(crate) fn medium_drawn(&mut self, tile: Tile, from: Spot, slot: Slot, sink: &mut impl Sink<Event>) {
        let stack = self.stack_of(from);
        self.medium[stack].take(tile);
        sink.emit(M36, || Event::MediumDrawn { tile });
        let mut placements = self.dungeon.medium_placements(tile, from, slot);
        let (first, second) = (placements.next(), placements.next());
        drop(placements);
        match (first, second) {
            (None, _) => {
                self.medium[stack].put_under(tile);
                sink.emit(M36, || Event::MediumDoesNotFit { tile });
                self.keep_rune_room(from, slot, sink);
            }
            (Some(only), None) => {
                self.drawn = Some(tile);
                self.lay_room(from, only, sink);
            }
            (Some(_), Some(_)) => {
                self.drawn = Some(tile);
                self.tasks.push(Task::LayMedium { from, slot });
            }
        }
    }

    /// The rune room stays as an empty room with four doors.
    pub(crate) fn keep_rune_room(&mut self, from: Spot, slot: Slot, sink: &mut impl Sink<Event>) {
        self.ask_or_lay(from, slot, sink);
    }

    /// Lays the new room, moves the hero there and pushes the tasks that follow, the last one first.
    pub(crate) fn lay_room(&mut self, from: Spot, placement: Placement, sink: &mut impl Sink<Event>) {
        let stack = self.stack_of(from);
        let Some(up) = self.face_up[stack].take() else { return };
        let medium = self.drawn.take();
        let tile = medium.unwrap_or(up);
        let Some(spot) = self.dungeon.lay(tile, placement) else { return };
        let seat = self.active;
        sink.emit(if medium.is_some() { M33A } else { M33 }, || Event::RoomLaid {
            room: self.dungeon.room(spot),
            placement,
        });
        sink.cite(M39);
        let moved = self.leave(seat, MoveMode::Walk, sink);
        if moved {
            sink.emit(M32, || Event::Moved { seat, room: self.dungeon.room(spot) });
            self.enter(seat, spot, sink);
            self.tasks.push(Task::EnterWindow { seat });
            self.tasks.push(Task::Hazard { seat });
        }
        self.tasks.push(Task::TurnTile { near: spot });
        self.tasks.push(Task::Contents { spot });
    }

    /// Places gold, monsters and bosses in a new room.
    pub(crate) fn fill_new_room(&mut self, spot: Spot, sink: &mut impl Sink<Event>) {
        let card = self.dungeon.at(spot).card();
        sink.cite(M34);
        self.now.placed = FigureSet::EMPTY;
        self.place_gold(spot, sink);
        for _ in 0..card.major {
            self.tasks.push(Task::Arrive { what: Arrival::Rolled(DieKind::Major), spot });
        }
        for _ in 0..card.minor {
            self.tasks.push(Task::Arrive { what: Arrival::Rolled(DieKind::Minor), spot });
        }
        for &foe in card.fixed {
            self.tasks.push(Task::Arrive { what: Arrival::Set(foe), spot });
        }
        if card.features.contains(&Feature::Ritual) {
            self.now.ritual = Some(spot);
        }
        if let Some(boss) = card.boss {
            self.boss_arrives(boss, spot, sink);
            if Being::Blue(boss).has(Trait::FireBreath) {
                self.breathe_fire(spot, sink);
            }
        }
    }

    /// Places a room's gold, as far as the reserve lasts.
    pub(crate) fn place_gold(&mut self, spot: Spot, sink: &mut impl Sink<Event>) {
        let card = self.dungeon.at(spot).card();
        let floor = card.gold.min(self.reserve);
        self.reserve -= floor;
        let mut chests = [0; 2];
        for (gold, chest) in chests.iter_mut().zip(card.chests) {
            *gold = chest.gold.min(self.reserve);
            self.reserve -= *gold;
        }
        let laid = self.dungeon.at_mut(spot);
        (laid.gold, laid.chest_gold) = (floor, chests);
        if floor + chests[0] + chests[1] > 0 {
            sink.emit(M42, || Event::GoldStrewn {
                room: self.dungeon.room(spot),
                floor,
                chests: chests[0] + chests[1],
            });
        }
    }

    /// Mortiferous wounds every visible hero in his room and the rooms beside it.
    fn breathe_fire(&mut self, spot: Spot, sink: &mut impl Sink<Event>) {
        let dungeon = self.dungeon;
        let reaches = |at: Spot| at == spot || dungeon.rooms_beside(spot).any(|room| room == at);
        sink.emit(M67, || Event::FireBreath { room: self.dungeon.room(spot) });
        for seat in self.all_seats() {
            if self.is_standing(seat) && !self.is_invisible(seat) && reaches(self.player(seat).at) {
                self.wound(seat, 1, M67, sink);
            }
        }
    }

    /// Turns the next tile: a room stays face up on the stack, a trap is laid.
    pub(crate) fn tile_turned(&mut self, tile: Tile, near: Spot, sink: &mut impl Sink<Event>) {
        let (level, index) = (self.dungeon.level(near), self.stack_of(near));
        self.small[index].take(tile);
        if !matches!(tile.card().kind, TileKind::Trap { .. }) {
            self.face_up[index] = Some(tile);
            sink.emit(M34, || Event::TileUp { level, tile });
            return;
        }
        self.drawn = Some(tile);
        sink.emit(M34, || Event::TrapTurned { tile });
        self.tasks.push(Task::TurnTile { near });
        let mut places = self.trap_places(near);
        let (first, second) = (places.next(), places.next());
        drop(places);
        match (first, second) {
            (Some((spot, slot)), None) => {
                let cell = self.dungeon.at(spot).cell(slot);
                self.lay_trap(cell, sink);
            }
            _ => self.tasks.push(Task::LayTrap { near }),
        }
    }

    /// Where a trap can be laid: beside the new room or, if there is no empty cell, beside any room of the level.
    pub(crate) fn trap_places(&self, near: Spot) -> impl Iterator<Item = (Spot, Slot)> {
        let is_medium = self.dungeon.at(near).card().size == Size::Medium;
        let traps = self.dungeon.beside(near).filter(|&other| self.dungeon.at(other).is_trap()).count();
        let full = is_medium && traps >= TRAPS_BESIDE_MEDIUM;
        let has_space = !full && self.dungeon.open_sides(near).next().is_some();
        let beside = self.dungeon.open_sides(near).map(move |slot| (near, slot)).filter(move |_| has_space);
        let elsewhere = self.places_of_level(near).filter(move |_| !has_space);
        beside.chain(elsewhere.filter(move |&(spot, slot)| !full || !self.touches(near, spot, slot)))
    }

    /// Empty cells beside any room of a level, each once.
    fn places_of_level(&self, near: Spot) -> impl Iterator<Item = (Spot, Slot)> {
        let level = self.dungeon.level(near);
        let rooms = move || self.dungeon.rooms().filter(move |&spot| self.dungeon.level(spot) == level);
        let is_first = move |spot: Spot, slot: Slot| {
            !rooms().take_while(|&before| before < spot).any(|before| self.touches(before, spot, slot))
        };
        let sides = move |spot: Spot| self.dungeon.open_sides(spot).map(move |slot| (spot, slot));
        rooms().flat_map(sides).filter(move |&(spot, slot)| is_first(spot, slot))
    }

    /// Whether `room` is beside the cell that `slot` of `spot` faces.
    fn touches(&self, room: Spot, spot: Spot, slot: Slot) -> bool {
        let cell = self.dungeon.at(spot).cell(slot);
        self.dungeon.open_sides(room).any(|side| self.dungeon.at(room).cell(side) == cell)
    }

    /// Lays the drawn trap, which goes off at once.
    pub(crate) fn lay_trap(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let Some(tile) = self.drawn.take() else { return };
        if let Some(trap) = self.dungeon.lay(tile, Placement { cell, quarters: 0 }) {
            sink.emit(M34, || Event::TrapLaid { trap: self.dungeon.room(trap), cell });
            sink.cite(M50);
            self.set_off(trap, None, sink);
        }
    }

    /// Puts the face-up tile of the active hero's level under its stack and draws another.
    pub(crate) fn replace_face_up_tile(&mut self, sink: &mut impl Sink<Event>) {
        let near = self.here();
        let (level, index) = (self.dungeon.level(near), self.stack_of(near));
        let Some(tile) = self.face_up[index].take() else { return };
        self.small[index].put_under(tile);
        sink.emit(M01, || Event::TilePutUnder { level, tile });
        self.tasks.push(Task::TurnRoom { near });
    }

    pub(crate) fn room_turned(&mut self, tile: Tile, near: Spot, sink: &mut impl Sink<Event>) {
        let (level, index) = (self.dungeon.level(near), self.stack_of(near));
        self.small[index].take(tile);
        self.face_up[index] = Some(tile);
        sink.emit(M34, || Event::TileUp { level, tile });
    }

    /// Takes gold from the reserve, up to the hero's limit.
    pub(crate) fn take_from_reserve(&mut self, seat: game::Seat, gold: u8) -> u8 {
        let room = GOLD_LIMIT.saturating_sub(self.player(seat).gold);
        let taken = gold.min(self.reserve).min(room);
        self.reserve -= taken;
        self.player_mut(seat).gold += taken;
        taken
    }
}

#[cfg(test)]
mod tests;
