//! Scores movement, exploration and actions in rooms without a fight.

use crate::action::Action;
use crate::bot::policy::{Resources, Scorer};
use crate::components::{Feature, Symbol, TileKind};
use crate::dungeon::Spot;
use crate::figure::FigureSet;
use crate::player::GOLD_LIMIT;

/// The discount for each room on the way.
const DISTANCE_DISCOUNT: f64 = 0.75;
/// The search depth in rooms.
const HORIZON: u8 = 4;
/// The value of an unexplored room for a healthy hero.
const UNKNOWN: f64 = 1.6;

impl Scorer<'_> {
    /// The value of what the hero can still get in its room and nearby.
    pub(super) fn peaceful_value(&self, resources: Resources) -> f64 {
        let here = self.game.here();
        let healed = resources.count(Symbol::Elixir).min(self.missing_life());
        let steps = resources.count(Symbol::Step);
        let reach = (steps * 2 + self.game.now.points).min(HORIZON);
        self.dock_value(here, resources)
            + 0.45 * f64::from(healed)
            + self.reachable_value(here, reach, resources)
    }

    /// The value of the chests and traps of a room for these dice.
    fn dock_value(&self, spot: Spot, resources: Resources) -> f64 {
        let laid = self.game.dungeon.at(spot);
        let pays = |dice: &[Symbol]| {
            let wanted: crate::pool::Pool = dice.iter().copied().collect();
            wanted.kinds().all(|symbol| resources.dice.count(symbol) >= wanted.count(symbol))
        };
        let closed = (0..).zip(laid.card().chests).filter(|(number, _)| laid.done & (1 << number) == 0);
        let chests: f64 = closed
            .filter(|(_, chest)| pays(chest.dice))
            .map(|(_, chest)| 1.6 + 0.15 * f64::from(chest.gold))
            .sum();
        let traps: f64 = self
            .game
            .dungeon
            .live_traps_beside(spot)
            .filter_map(|trap| match self.game.dungeon.at(trap).card().kind {
                TileKind::Trap { dice, xp } if pays(&dice) => Some(f64::from(xp)),
                _ => None,
            })
            .sum();
        chests + traps
    }

    /// The value of entering a room.
    fn room_value(&self, spot: Spot, resources: Resources) -> f64 {
        let foes = self.game.figures.at(spot);
        let fight = if foes.is_empty() { 0.0 } else { self.combat_value(foes, resources) };
        let laid = self.game.dungeon.at(spot);
        let gold = laid.gold.min(GOLD_LIMIT.saturating_sub(self.game.player(self.me).gold));
        let fountain = laid.card().features.iter().any(|feature| matches!(feature, Feature::Fountain(_)));
        let healing = if fountain && self.missing_life() >= 3 { 0.8 } else { 0.0 };
        let traps = self.game.dungeon.live_traps_beside(spot).count();
        fight + self.dock_value(spot, resources) + 0.15 * f64::from(gold) + healing - 0.5 * traps as f64
    }

    /// The best value within reach of a room: other rooms and unexplored ones.
    fn reachable_value(&self, from: Spot, reach: u8, resources: Resources) -> f64 {
        if reach == 0 {
            return 0.0;
        }
        let rooms = self.game.dungeon.through_doors(from);
        let near = rooms.map(|room| {
            let goal = self.room_value(room, resources);
            let blocked = !self.game.figures.at(room).is_empty();
            let beyond = if blocked { 0.0 } else { self.reachable_value(room, reach - 1, resources) };
            DISTANCE_DISCOUNT * goal.max(goal + beyond)
        });
        let unknown =
            self.game.explorable(from).next().map_or(0.0, |_| self.exploration_value(from, resources));
        near.fold(unknown, f64::max).max(0.0)
    }

    /// The value of exploring: more with Life, weapons and a good face-up tile.
    fn exploration_value(&self, from: Spot, resources: Resources) -> f64 {
        let arms =
            resources.count(Symbol::Ranged) + resources.count(Symbol::Melee) + resources.count(Symbol::Magic);
        let courage = f64::from(self.life().min(5)) / 5.0;
        let tile = self.game.tile_for(from);
        let danger = tile.map_or(0, |tile| tile.card().minor + 2 * tile.card().major);
        let chests = tile.map_or(0.0, |tile| {
            tile.card()
                .chests
                .iter()
                .filter(|chest| chest.dice.iter().all(|&die| resources.dice.has(die)))
                .count() as f64
        });
        let armed = if danger == 0 { 1.0 } else { (f64::from(arms) / f64::from(1 + danger)).min(1.5) };
        UNKNOWN * courage * armed + chests
    }

    /// Scores an action of the action step.
    pub(super) fn score_action_step(&self, action: Action) -> f64 {
        let resources = self.resources();
        match action {
            Action::EndActions => 0.05,
            Action::Fight => self.score_fight(resources),
            Action::OpenChest { .. } => 4.0,
            Action::Disarm { .. } => 4.0,
            Action::TakeGold => 3.0,
            Action::BuyCard => 1.0,
            Action::Heal { .. } if self.missing_life() > 0 => 0.9 + 0.3 * f64::from(self.missing_life()),
            Action::UseFountain if self.missing_life() > 0 => 2.5,
            Action::Move { to } => self.score_move(to.number, resources),
            Action::Explore { .. } => self.exploration_value(self.game.here(), resources) - 0.1,
            Action::Step { .. } => self.score_step(resources) - 0.3,
            Action::FlipToken { .. } if self.game.unfought().is_empty() => self.score_step(resources) - 0.35,
            Action::TakeStairs => self.score_stairs(),
            Action::Conjure { .. } => self.score_magic(),
            Action::UseAbility { ability, die, pick } => self.score_ability(ability, die, pick),
            Action::Play { card, half } => self.score_card(card, half),
            _ => -1.0,
        }
    }

    /// A mandatory fight begins once nothing better is left to do; an optional one if it pays.
    fn score_fight(&self, resources: Resources) -> f64 {
        if !self.game.unfought().is_empty() {
            return 0.1;
        }
        let foes: FigureSet = self.game.opponents();
        self.combat_value(foes, resources) - 0.5
    }

    /// The value of a Step: what it can reach, and more on the way to the next level.
    fn score_step(&self, resources: Resources) -> f64 {
        let here = self.game.here();
        let descending = self.descent_target().is_some_and(|target| target != here);
        self.reachable_value(here, 2, resources) + if descending { 0.6 } else { 0.0 }
    }

    fn score_move(&self, to: Spot, resources: Resources) -> f64 {
        let left = self.game.now.points.saturating_sub(1);
        let goal = self.room_value(to, resources);
        let beyond =
            if self.game.figures.at(to).is_empty() { self.reachable_value(to, left, resources) } else { 0.0 };
        let further = 0.2 * self.reachable_value(to, left + 2, resources);
        DISTANCE_DISCOUNT * (goal + beyond.max(further)) + self.progress(to)
    }

    /// Stairs are taken when the level has nothing left to explore.
    fn score_stairs(&self) -> f64 {
        if self.should_take_stairs_down() {
            return 1.5;
        }
        let here = self.game.here();
        let level = self.game.dungeon.level(here);
        let explored = self.game.tile_for(here).is_none() || !self.game.dungeon.level_is_open(level);
        let down = matches!(self.game.dungeon.at(here).card().kind, TileKind::Stairs);
        let strong = self.game.player(self.me).xp >= 6 && self.life() >= 4;
        match (down, explored) {
            (true, true) => 0.8,
            (true, false) if strong => 0.4,
            _ => -1.0,
        }
    }
}
