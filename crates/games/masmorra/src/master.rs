//! The dungeon master phase: monster moves and spawning. Also the third level and Malaphyas.

use game::{Seat, Sink};

use crate::cite::{M38, M80, M81, M82, M91, M92, M94};
use crate::components::{DieKind, Feature, Foe, Symbol, Tile};
use crate::dungeon::Spot;
use crate::event::Event;
use crate::figure::{Figure, FigureId, FigureSet};
use crate::movement::Stairs;
use crate::state::Masmorra;
use crate::task::{Arrival, Task};

/// The move points a monster needs to leave a web.
const OUT_OF_WEB: u8 = 2;
/// Experience for the first hero on the third level.
const DESCENT: u8 = 3;

impl Masmorra {
    pub(crate) fn collect(&mut self, coins: u8, sink: &mut impl Sink<Event>) {
        self.tasks.pop();
        let seat = self.active;
        if coins > 0 {
            self.gain_gold(seat, coins, M80, sink);
        } else {
            sink.emit(M80, || Event::BountyDeclined { seat });
        }
    }

    /// The monsters that may leave their room: no standing hero is there, and the monster can move at all.
    pub(crate) fn movable_monsters(&self) -> FigureSet {
        let held = self.figures.rooted.with(self.malaphyas());
        self.figures.all().minus(held).minus(self.figures_beside_heroes())
    }

    fn has_room_for(&self, id: FigureId, spot: Spot) -> bool {
        self.figures.at(spot).weight() + id.weight() <= self.room_limit(spot)
    }

    /// The move points for one step of this monster.
    fn step_cost(&self, id: FigureId, from: Spot) -> u8 {
        let free = matches!(self.figures.foe(id), Some(Foe::Spider | Foe::Ghost));
        if self.dungeon.at(from).has(Feature::Web) && !free { OUT_OF_WEB } else { 1 }
    }

    /// The moves of these monsters through doors with this many points. Of interchangeable monsters, only one moves.
    pub(crate) fn monster_moves(
        &self,
        movable: FigureSet,
        points: u8,
    ) -> impl Iterator<Item = (FigureId, Spot)> {
        let placed = self.distinct(movable).iter().filter_map(|id| Some((id, self.figures.get(id)?.at)));
        let moving = placed.filter(move |&(id, from)| self.step_cost(id, from) <= points);
        moving.flat_map(move |(id, from)| {
            let targets = self.dungeon.through_doors(from).filter(move |&to| self.has_room_for(id, to));
            targets.map(move |to| (id, to))
        })
    }

    /// The monsters that can take stairs: once per phase, and never to an undiscovered third level.
    pub(crate) fn climbers(&self) -> FigureSet {
        let climbs = |id: &FigureId| match self.monster_stairs(*id) {
            Some(Stairs::Open(to)) => self.has_room_for(*id, to),
            Some(Stairs::ToSecondLevel) => true,
            Some(Stairs::ToThirdLevel) | None => false,
        };
        self.movable_monsters().minus(self.now.climbed).iter().filter(climbs).collect()
    }

    fn monster_stairs(&self, id: FigureId) -> Option<Stairs> {
        self.stairs_from(self.figures.get(id)?.at)
    }

    pub(crate) fn move_by_master(&mut self, id: FigureId, to: Spot, sink: &mut impl Sink<Event>) {
        let Some(Task::MasterMoves { points }) = self.tasks.top() else { return };
        let cost = self.figures.get(id).map_or(1, |placed| self.step_cost(id, placed.at));
        self.tasks.replace_top(Task::MasterMoves { points: points.saturating_sub(cost) });
        self.move_monster(id, to, sink);
    }

    pub(crate) fn move_monster(&mut self, id: FigureId, to: Spot, sink: &mut impl Sink<Event>) {
        let Some(being) = self.figures.being(id) else { return };
        self.figures.move_to(id, to);
        self.forget_figure(id);
        sink.emit(M81, || Event::MonsterMoved { figure: Figure { id, being }, room: self.dungeon.room(to) });
        self.join_combat(id, to, sink);
    }

    pub(crate) fn send_by_stairs(&mut self, id: FigureId, sink: &mut impl Sink<Event>) {
        self.now.climbed = self.now.climbed.with(id);
        match self.monster_stairs(id) {
            Some(Stairs::Open(to)) => self.move_monster(id, to, sink),
            Some(Stairs::ToSecondLevel) => {
                sink.cite(M38);
                if let Some(to) = self.open_second_level(sink) {
                    self.tasks.push(Task::TurnTile { near: to });
                    self.move_monster(id, to, sink);
                }
            }
            _ => {}
        }
    }

    /// Fixes the rooms to fill, after the monster moves.
    pub(crate) fn fix_refill(&mut self) {
        let standing = self.all_seats().filter(|&seat| self.is_standing(seat));
        let heroes = standing.fold(0, |set, seat| set | self.player(seat).at.bit());
        let empty = |spot: &Spot| self.figures.at(*spot).is_empty() && heroes & spot.bit() == 0;
        let spawns = |spot: &Spot| {
            let card = self.dungeon.at(*spot).card();
            card.minor + card.major > 0
        };
        let rooms = self.dungeon.rooms().filter(spawns).filter(empty);
        self.now.to_fill = rooms.fold(0, |set, spot| set | spot.bit());
        self.now.placed = FigureSet::EMPTY;
    }

    pub(crate) fn rooms_to_fill(&self) -> impl Iterator<Item = Spot> + use<> {
        let mut left = self.now.to_fill;
        std::iter::from_fn(move || {
            let spot = (left != 0).then_some(Spot(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(spot)
        })
    }

    /// Whether the reserve lacks dice of a kind, so that the order of the rooms matters.
    pub(crate) fn dice_are_scarce(&self) -> bool {
        let need = |count: fn(&crate::components::TileCard) -> u8| -> u8 {
            self.rooms_to_fill().map(|spot| count(self.dungeon.at(spot).card())).sum()
        };
        let lacks = |kind, need: u8| need > self.figures.reserve(kind).len();
        lacks(DieKind::Minor, need(|card| card.minor)) || lacks(DieKind::Major, need(|card| card.major))
    }

    pub(crate) fn fill(&mut self, spot: Spot, sink: &mut impl Sink<Event>) {
        self.now.to_fill &= !spot.bit();
        sink.cite(M82);
        let card = self.dungeon.at(spot).card();
        for _ in 0..card.major {
            self.tasks.push(Task::Arrive { what: Arrival::Rolled(DieKind::Major), spot });
        }
        for _ in 0..card.minor {
            self.tasks.push(Task::Arrive { what: Arrival::Rolled(DieKind::Minor), spot });
        }
    }

    /// Opens the third level and teleports all heroes there.
    pub(crate) fn open_third_level(&mut self, sink: &mut impl Sink<Event>) {
        self.dungeon.lay_third_level();
        let Some(entrance) = self.dungeon.find(Tile::LEntrance) else { return };
        sink.emit(M91, || Event::LevelOpened { level: 3, room: self.dungeon.room(entrance) });
        self.lose_symbols(sink);
        self.now.fought = FigureSet::EMPTY;
        for seat in self.all_seats() {
            self.player_mut(seat).at = entrance;
            sink.emit(M91, || Event::Teleported { seat, room: self.dungeon.room(entrance) });
        }
        self.populate_third_level(sink);
        self.gain_xp(self.active, DESCENT, M91, sink);
    }

    /// Places gold, four Cultists that never move, the monsters of the rooms, and Malaphyas.
    fn populate_third_level(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(M92);
        self.now.placed = FigureSet::EMPTY;
        let rooms = self.dungeon;
        for spot in rooms.rooms().filter(|&spot| rooms.level(spot) == 3) {
            self.place_gold(spot, sink);
            let card = rooms.at(spot).card();
            if let Some(boss) = card.boss {
                self.boss_arrives(boss, spot, sink);
            }
            self.fill(spot, sink);
            for &foe in card.fixed {
                self.tasks.push(Task::Arrive { what: Arrival::Rooted(foe), spot });
            }
        }
    }

    pub(crate) fn malaphyas_acts(&mut self) {
        if self.figures.get(self.malaphyas()).is_some() {
            self.tasks.push(Task::Grimbolts);
            self.tasks.push(Task::MalaphyasSummons);
        }
    }

    pub(crate) fn malaphyas_summons(&mut self, face: Symbol, sink: &mut impl Sink<Event>) {
        let Some(throne) = self.dungeon.find(Tile::LThrone) else { return };
        let kind = face.card().spawn;
        self.now.placed = FigureSet::EMPTY;
        sink.emit(M94, || Event::MalaphyasCalls { face, kind });
        self.tasks.push(Task::Arrive { what: Arrival::Rolled(kind), spot: throne });
    }

    /// Grimbolts strike two rooms of the third level.
    pub(crate) fn grimbolts(&mut self, face: Symbol, sink: &mut impl Sink<Event>) {
        let rooms = face.card().grimbolts;
        sink.emit(M94, || Event::GrimboltsFell { face, rooms });
        let struck = |seat: &Seat| rooms.contains(&self.dungeon.at(self.player(*seat).at).tile);
        let struck: game::SeatSet = self.all_seats().filter(struck).collect();
        for seat in struck.iter() {
            self.wound(seat, 1, M94, sink);
        }
    }
}
