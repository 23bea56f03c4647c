//! Scores movement, exploration and actions in rooms without a fight.

use crate::action::Action;
use crate::bot::policy::{Resources, Scorer};
use crate::components::{Feature, Symbol, TileKind};
use crate::dungeon::Spot;
use crate::figure::FigureSet;
use crate::player::GOLD_LIMIT;
use crate::pool::Pool;

/// The discount for each room on the way.
const DISTANCE_DISCOUNT: f64 = 0.75;
/// The search depth in rooms.
pub(super) const HORIZON: u8 = 4;
/// The value of an unexplored room for a healthy hero.
const UNKNOWN: f64 = 1.6;

/// What a hero expects of a room.
struct Visit {
    value: f64,
    /// What is left for the rest of the turn.
    resources: Resources,
    /// Whether the hero can go further.
    continues: bool,
}

impl Visit {
    /// Spends dice for a reward if they suffice.
    fn dock(&mut self, dice: &[Symbol], reward: f64) {
        let wanted: Pool = dice.iter().copied().collect();
        if wanted.kinds().all(|symbol| self.resources.dice.count(symbol) >= wanted.count(symbol)) {
            dice.iter().for_each(|&symbol| {
                self.resources.dice.take(symbol);
            });
            self.value += reward;
        }
    }
}

impl Scorer<'_> {
    /// The value of what the hero can still get in its room and nearby.
    pub(super) fn peaceful_value(&self, resources: Resources) -> f64 {
        let here = self.game.here();
        let docks = self.plan_docks(here, resources);
        let resources = docks.resources;
        let healed = resources.count(Symbol::Elixir).min(self.missing_life());
        let steps = resources.count(Symbol::Step);
        let reach = (steps * 2 + self.game.now.points).min(HORIZON);
        let walk = if self.destination().is_some_and(|target| target != here) {
            0.3 * f64::from(steps)
        } else {
            0.0
        };
        docks.value + 0.45 * f64::from(healed) + self.reachable_value(here, reach, resources).max(walk)
    }

    /// Plans to open the chests and disarm the traps of a room for which the dice suffice.
    fn plan_docks(&self, spot: Spot, resources: Resources) -> Visit {
        let laid = self.game.dungeon.at(spot);
        let mut visit = Visit { value: 0.0, resources, continues: true };
        for (number, chest) in (0..).zip(laid.card().chests) {
            if laid.done & (1 << number) == 0 {
                visit.dock(chest.dice, 1.6 + 0.15 * f64::from(chest.gold));
            }
        }
        for trap in self.game.dungeon.live_traps_beside(spot) {
            if let TileKind::Trap { dice, xp } = self.game.dungeon.at(trap).card().kind {
                visit.dock(&dice, f64::from(xp));
            }
        }
        visit
    }

    /// Plans to enter a room, fight there and dock dice.
    fn plan_visit(&self, spot: Spot, resources: Resources) -> Visit {
        let foes = self.game.figures.at(spot);
        let (fight, resources, continues) = if foes.is_empty() {
            (0.0, resources, true)
        } else {
            let combat = self.plan_combat(foes, resources);
            (combat.value, combat.resources, combat.defeats_all)
        };
        let docks = self.plan_docks(spot, resources);
        let laid = self.game.dungeon.at(spot);
        let gold = laid.gold.min(GOLD_LIMIT.saturating_sub(self.game.player(self.me).gold));
        let fountain = laid.card().features.iter().any(|feature| matches!(feature, Feature::Fountain(_)));
        let healing = if fountain && self.missing_life() >= 3 { 0.8 } else { 0.0 };
        let traps = self.game.dungeon.live_traps_beside(spot).count();
        let value = fight + docks.value + 0.15 * f64::from(gold) + healing - 0.5 * traps as f64;
        Visit { value, resources: docks.resources, continues }
    }

    /// The best value within reach of a room: other rooms and unexplored ones. What a room costs is missing in the rooms
    /// behind it.
    fn reachable_value(&self, from: Spot, reach: u8, resources: Resources) -> f64 {
        if reach == 0 {
            return 0.0;
        }
        let near = self.game.dungeon.through_doors(from).map(|room| {
            let visit = self.plan_visit(room, resources);
            let beyond =
                if visit.continues { self.reachable_value(room, reach - 1, visit.resources) } else { 0.0 };
            DISTANCE_DISCOUNT * (visit.value + beyond)
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

    /// The value of a Step: what it can reach, and more on the way to a far room.
    fn score_step(&self, resources: Resources) -> f64 {
        let here = self.game.here();
        let travels = self.destination().is_some_and(|target| target != here);
        self.reachable_value(here, 2, resources) + if travels { 0.6 } else { 0.0 }
    }

    fn score_move(&self, to: Spot, resources: Resources) -> f64 {
        let left = self.game.now.points.saturating_sub(1);
        let visit = self.plan_visit(to, resources);
        let beyond = if visit.continues { self.reachable_value(to, left, visit.resources) } else { 0.0 };
        let further = 0.2 * self.reachable_value(to, left + 2, visit.resources);
        DISTANCE_DISCOUNT * (visit.value + beyond.max(further)) + self.progress(to)
    }

    /// Stairs are taken when the level has nothing left to explore, and up again when the lower level has nothing left.
    fn score_stairs(&self) -> f64 {
        if self.should_take_stairs_down() {
            return 1.5;
        }
        let here = self.game.here();
        if self.descent_target().is_none() && self.stairs_lead_on(here) {
            return 0.8;
        }
        let down = matches!(self.game.dungeon.at(here).card().kind, TileKind::Stairs);
        let strong = self.game.player(self.me).xp >= 6 && self.life() >= 4;
        if down && strong && !self.is_explored(self.game.dungeon.level(here)) { 0.4 } else { -1.0 }
    }
}
