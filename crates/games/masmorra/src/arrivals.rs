//! How monsters enter and leave the dungeon, and what happens when dice are scarce or a room is too full.

use game::Sink;

use crate::cite::{M61, M66, M82, M83, M83A, M84, M92};
use crate::components::{DieKind, Foe, Tile, Trait};
use crate::dungeon::Spot;
use crate::event::Event;
use crate::figure::{Being, Figure, FigureId, FigureSet};
use crate::state::Masmorra;
use crate::task::{Arrival, Task};

impl Arrival {
    pub(crate) fn die(self) -> DieKind {
        match self {
            Arrival::Rolled(kind) => kind,
            Arrival::Set(foe) | Arrival::Rooted(foe) => foe.card().die,
        }
    }
}

impl Masmorra {
    /// Places a monster die from the reserve or, if that is empty, from elsewhere in the dungeon.
    pub(crate) fn arrive(&mut self, what: Arrival, spot: Spot, sink: &mut impl Sink<Event>) {
        if self.figures.reserve(what.die()).is_empty() {
            let takeable = self.takeable(what.die());
            match (takeable.first(), takeable.len()) {
                (None, _) => sink.emit(M82, || Event::NoDieLeft { room: self.dungeon.room(spot) }),
                (Some(only), 1) => self.take_die(only, what, spot, sink),
                _ => self.tasks.push(Task::TakeDie { what, spot }),
            }
            return;
        }
        self.place(what, spot, sink);
    }

    /// Dice that may be taken from the dungeon: not from a hero's room, not just placed, no Cultist of the third level.
    pub(crate) fn takeable(&self, kind: DieKind) -> FigureSet {
        let there = self.figures.all().and(FigureSet::of(kind));
        there.minus(self.now.placed).minus(self.figures.rooted).minus(self.figures_beside_heroes())
    }

    /// The figures in rooms with a standing hero.
    pub(crate) fn figures_beside_heroes(&self) -> FigureSet {
        let standing = self.all_seats().filter(|&seat| self.is_standing(seat));
        standing.fold(FigureSet::EMPTY, |set, seat| set.union(self.figures.at(self.player(seat).at)))
    }

    pub(crate) fn take_die(&mut self, id: FigureId, what: Arrival, spot: Spot, sink: &mut impl Sink<Event>) {
        if let Some(placed) = self.figures.get(id) {
            sink.emit(M82, || Event::DieTaken {
                figure: Figure { id, being: placed.being },
                room: self.dungeon.room(placed.at),
            });
        }
        self.remove_figure(id, sink);
        self.place(what, spot, sink);
    }

    fn place(&mut self, what: Arrival, spot: Spot, sink: &mut impl Sink<Event>) {
        let Some(id) = self.figures.reserve(what.die()).first() else { return };
        match what {
            Arrival::Rolled(kind) => self.tasks.push(Task::RollMonster { kind, spot }),
            Arrival::Set(foe) => {
                sink.cite(M84);
                self.appear(id, Being::Foe(foe), spot, sink);
            }
            Arrival::Rooted(foe) => {
                self.figures.rooted = self.figures.rooted.with(id);
                self.appear(id, Being::Foe(foe), spot, sink);
            }
        }
    }

    pub(crate) fn monster_rolled(&mut self, foe: Foe, spot: Spot, sink: &mut impl Sink<Event>) {
        if let Some(id) = self.figures.reserve(foe.card().die).first() {
            self.appear(id, Being::Foe(foe), spot, sink);
        }
    }

    /// Puts a monster into a room. During a combat there it joins the combat.
    pub(crate) fn appear(&mut self, id: FigureId, being: Being, spot: Spot, sink: &mut impl Sink<Event>) {
        self.figures.set(id, being, spot);
        self.now.placed = self.now.placed.with(id);
        self.now.fought = self.now.fought.without(id);
        sink.emit(M82, || Event::MonsterCame { figure: Figure { id, being }, room: self.dungeon.room(spot) });
        self.join_combat(id, spot, sink);
        if self.is_too_full(spot) {
            self.tasks.push(Task::Excess { spot });
        }
    }

    /// Adds a monster that enters the hero's room to the combat there.
    pub(crate) fn join_combat(&mut self, id: FigureId, spot: Spot, sink: &mut impl Sink<Event>) {
        if spot != self.here() || !self.is_standing(self.active) {
            return;
        }
        sink.cite(M66);
        if self.is_in_combat() {
            sink.cite(M61);
            self.combat.todo = self.combat.todo.with(id);
            if self.has_start_ability(id) {
                self.combat.starting = self.combat.starting.with(id);
                self.tasks.push(Task::CombatStart);
            }
        }
    }

    pub(crate) fn is_too_full(&self, spot: Spot) -> bool {
        self.figures.at(spot).weight() > self.room_limit(spot)
    }

    /// Removes a monster from a room that is too full.
    pub(crate) fn drop_excess(&mut self, id: FigureId, sink: &mut impl Sink<Event>) {
        if let Some(placed) = self.figures.get(id) {
            let rule = if self.figures.rooted.has(id) { M83A } else { M83 };
            sink.emit(rule, || Event::MonsterCrowdedOut {
                figure: Figure { id, being: placed.being },
                room: self.dungeon.room(placed.at),
            });
        }
        self.remove_figure(id, sink);
    }

    /// The monsters of a room with the lowest experience, except bosses.
    pub(crate) fn lowest_xp(&self, spot: Spot) -> FigureSet {
        let monsters = self.figures.at(spot).minus(FigureSet::BOSSES);
        let worth = |id: FigureId| self.figures.being(id).map(|being| being.might().xp);
        let least = monsters.iter().filter_map(worth).min();
        monsters.iter().filter(|&id| worth(id) == least).collect()
    }

    /// Whether it makes no difference which of these figures is chosen.
    pub(crate) fn all_interchangeable(&self, figures: FigureSet) -> bool {
        figures.first().is_none_or(|first| figures.iter().all(|id| self.are_interchangeable(first, id)))
    }

    /// Whether two monsters are in the same room, show the same monster and have done the same in this turn.
    fn are_interchangeable(&self, one: FigureId, other: FigureId) -> bool {
        if self.figures.get(one) != self.figures.get(other) {
            return false;
        }
        let same = |set: FigureSet| set.has(one) == set.has(other);
        let (now, combat) = (&self.now, &self.combat);
        same(self.figures.rooted)
            && [now.fought, now.climbed, now.placed, combat.todo, combat.starting].into_iter().all(same)
    }

    /// Removes figures that are interchangeable with an earlier one.
    pub(crate) fn distinct(&self, figures: FigureSet) -> FigureSet {
        let has_equal = |id: FigureId| {
            let room_mates =
                self.figures.get(id).map_or(FigureSet::EMPTY, |placed| self.figures.at(placed.at));
            let mut before = figures.and(room_mates).before(id).iter();
            before.any(|before| self.are_interchangeable(before, id))
        };
        figures.iter().filter(|&id| !has_equal(id)).collect()
    }

    pub(crate) fn remove_figure(&mut self, id: FigureId, sink: &mut impl Sink<Event>) {
        let was_rooted = self.figures.rooted.has(id);
        self.figures.remove(id);
        self.forget_figure(id);
        if was_rooted {
            self.complete_ritual_if_due(sink);
        }
    }

    /// Removes a figure from the combat and from the fought monsters.
    pub(crate) fn forget_figure(&mut self, id: FigureId) {
        self.now.fought = self.now.fought.without(id);
        self.combat.todo = self.combat.todo.without(id);
        self.combat.starting = self.combat.starting.without(id);
    }

    /// Completes the ritual when one Cultist of the third level is left.
    fn complete_ritual_if_due(&mut self, sink: &mut impl Sink<Event>) {
        if self.figures.rooted.len() != 1 {
            return;
        }
        if let (Some(last), Some(centre)) = (self.figures.rooted.first(), self.dungeon.find(Tile::LCentre)) {
            sink.emit(M92, || Event::RitualDone { room: self.dungeon.room(centre) });
            self.figures.remove(last);
            self.forget_figure(last);
            self.tasks.push(Task::Arrive { what: Arrival::Set(Foe::DarkWatcher), spot: centre });
        }
    }

    pub(crate) fn has_start_ability(&self, id: FigureId) -> bool {
        self.figures
            .being(id)
            .is_some_and(|being| being.traits().iter().any(|special| special.is_start_ability()))
    }
}

impl Trait {
    /// Whether the trait has an effect at the start of a combat.
    pub(crate) const fn is_start_ability(self) -> bool {
        matches!(self, Trait::Steals(_) | Trait::Venom | Trait::Spiderling | Trait::Summons)
    }
}
