//! Where a hero walks for several turns: down to Malaphyas in the Epic game, once it is strong enough, and to the nearest
//! room with something to do if there is none nearby. Without the latter, heroes in an explored level would never
//! move again.

use crate::bot::policy::movement::HORIZON;
use crate::bot::policy::{Resources, Scorer};
use crate::components::{Symbol, Tile, Trait};
use crate::dungeon::Spot;
use crate::figure::Being;
use crate::movement::Stairs;
use crate::options::Mode;

const DEEPEST: u8 = 3;
/// The abilities that a hero needs to go down.
const LESSONS: u8 = 2;
/// The Life that a hero needs to go down.
const HEALTHY: u8 = 4;

impl Scorer<'_> {
    /// The room that the hero walks to, beyond what is worth a visit nearby.
    pub(super) fn destination(&self) -> Option<Spot> {
        *self.destination.get_or_init(|| self.descent_target().or_else(|| self.far_room()))
    }

    /// The room of the hero's level that leads to Malaphyas; it may hold stairs.
    pub(super) fn descent_target(&self) -> Option<Spot> {
        let player = self.game.player(self.me);
        let ready = player.lessons >= LESSONS && player.life >= HEALTHY;
        if self.game.options.mode != Mode::Epic || !ready {
            return None;
        }
        let find = |tile| self.game.dungeon.find(tile);
        match self.game.dungeon.level(player.at) {
            1 => find(Tile::A01),
            2 => find(Tile::B01),
            _ => find(Tile::LThrone),
        }
    }

    /// A way to explore beyond the horizon, else stairs, else monsters beyond the horizon.
    fn far_room(&self) -> Option<Spot> {
        let here = self.game.here();
        let beyond =
            |fits: &dyn Fn(Spot) -> bool| self.nearest(here, fits).filter(|&(steps, _)| steps > HORIZON);
        if self.is_explored(self.game.dungeon.level(here)) {
            let stairs = self.nearest(here, |room| self.stairs_lead_on(room));
            return stairs.or_else(|| beyond(&|room| self.has_monsters(room))).map(|(_, room)| room);
        }
        beyond(&|room| self.game.explorable(room).next().is_some()).map(|(_, room)| room)
    }

    /// Whether stairs lead away from an explored level to one that is not, or from one without monsters to one with some.
    /// Nobody climbs out of the third level, where Malaphyas waits.
    pub(super) fn stairs_lead_on(&self, room: Spot) -> bool {
        let level = self.game.dungeon.level(room);
        let Some(stairs) = self.game.stairs_from(room).filter(|_| level < DEEPEST) else { return false };
        let Stairs::Open(beyond) = stairs else { return self.is_explored(level) };
        let other = self.game.dungeon.level(beyond);
        self.is_explored(level)
            && (!self.is_explored(other) || !self.level_has_monsters(level) && self.level_has_monsters(other))
    }

    pub(super) fn is_explored(&self, level: u8) -> bool {
        !self.rooms_of(level).any(|room| self.game.explorable(room).next().is_some())
    }

    fn level_has_monsters(&self, level: u8) -> bool {
        self.rooms_of(level).any(|room| self.has_monsters(room))
    }

    fn has_monsters(&self, room: Spot) -> bool {
        !self.game.figures.at(room).is_empty()
    }

    fn rooms_of(&self, level: u8) -> impl Iterator<Item = Spot> {
        self.game.dungeon.rooms().filter(move |&room| self.game.dungeon.level(room) == level)
    }

    /// Whether the hero stands on the stairs that it should take.
    pub(super) fn should_take_stairs_down(&self) -> bool {
        self.descent_target()
            .is_some_and(|target| target == self.game.here() && target_is_stairs(self, target))
    }

    /// The value of a move: positive towards the target, negative away from it.
    pub(super) fn progress(&self, to: Spot) -> f64 {
        let Some(target) = self.destination() else { return 0.0 };
        let away = |from| self.distance(from, target).map(f64::from);
        match (away(self.game.here()), away(to)) {
            (Some(here), Some(there)) => 0.8 * (here - there),
            _ => 0.0,
        }
    }

    /// The number of doors between two rooms.
    fn distance(&self, from: Spot, to: Spot) -> Option<u8> {
        self.nearest(from, |room| room == to).map(|(steps, _)| steps)
    }

    /// The nearest room that fits, and how many doors are between.
    fn nearest(&self, from: Spot, fits: impl Fn(Spot) -> bool) -> Option<(u8, Spot)> {
        let (mut seen, mut edge) = (from.bit(), from.bit());
        for steps in 0..u8::MAX {
            if let Some(found) = rooms(edge).find(|&room| fits(room)) {
                return Some((steps, found));
            }
            let next = rooms(edge).flat_map(|room| self.game.dungeon.through_doors(room));
            edge = next.fold(0, |edge, room| edge | room.bit()) & !seen;
            seen |= edge;
            if edge == 0 {
                return None;
            }
        }
        None
    }

    /// Red bosses are too strong for one lucky roll, so every point of damage against them counts.
    pub(super) fn red_boss_damage_value(&self, being: Being, resources: Resources) -> f64 {
        if !matches!(being, Being::Red(_)) {
            return 0.0;
        }
        let ranged = resources.count(Symbol::Ranged).saturating_sub(u8::from(being.has(Trait::Scales)));
        let damage = resources.count(Symbol::Melee) + ranged;
        0.25 * f64::from(damage.min(being.might().defense))
    }
}

fn rooms(set: u64) -> impl Iterator<Item = Spot> {
    let mut left = set;
    std::iter::from_fn(move || {
        let room = (left != 0).then(|| Spot(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(room)
    })
}

fn target_is_stairs(scorer: &Scorer<'_>, target: Spot) -> bool {
    scorer.game.stairs_from(target).is_some()
}
