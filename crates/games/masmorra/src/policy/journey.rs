//! Where to go, and what to do where there is nothing to fight.

use crate::action::Action;
use crate::components::{Feature, Symbol, TileKind};
use crate::dungeon::Spot;
use crate::figure::Figures;
use crate::player::GOLD_LIMIT;
use crate::policy::{Means, Mind};

/// How much less a goal is worth for every room that lies between.
const FAR: f64 = 0.75;
/// How far the bot looks.
const HORIZON: u8 = 4;
/// What an unknown room is worth to a hero in good health.
const UNKNOWN: f64 = 1.6;

impl Mind<'_> {
    /// What the hero can still get in its room and nearby with these means.
    pub(super) fn calm(&self, means: Means) -> f64 {
        let here = self.game.here();
        let healed = means.count(Symbol::Elixir).min(self.hurt());
        let steps = means.count(Symbol::Step);
        let reach = (steps * 2 + self.game.now.points).min(HORIZON);
        self.docks(here, means) + 0.45 * f64::from(healed) + self.outlook(here, reach, means)
    }

    /// What chests and traps of a room give for these dice.
    fn docks(&self, spot: Spot, means: Means) -> f64 {
        let laid = self.game.dungeon.at(spot);
        let pays = |dice: &[Symbol]| {
            let wanted: crate::pool::Pool = dice.iter().copied().collect();
            wanted.kinds().all(|symbol| means.dice.count(symbol) >= wanted.count(symbol))
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

    /// What is to be had in a room that the hero would enter.
    fn goal(&self, spot: Spot, means: Means) -> f64 {
        let foes = self.game.figures.at(spot);
        let fight = if foes.is_empty() { 0.0 } else { self.battle(foes, means) };
        let laid = self.game.dungeon.at(spot);
        let gold = laid.gold.min(GOLD_LIMIT.saturating_sub(self.game.player(self.me).gold));
        let fountain = laid.card().features.iter().any(|feature| matches!(feature, Feature::Fountain(_)));
        let healing = if fountain && self.hurt() >= 3 { 0.8 } else { 0.0 };
        let traps = self.game.dungeon.live_traps_beside(spot).count();
        fight + self.docks(spot, means) + 0.15 * f64::from(gold) + healing - 0.5 * traps as f64
    }

    /// The best that lies within reach of a room: other rooms and the unknown.
    fn outlook(&self, from: Spot, reach: u8, means: Means) -> f64 {
        if reach == 0 {
            return 0.0;
        }
        let rooms = self.game.dungeon.through_doors(from);
        let near = rooms.map(|room| {
            let goal = self.goal(room, means);
            let blocked = !self.game.figures.at(room).is_empty();
            let beyond = if blocked { 0.0 } else { self.outlook(room, reach - 1, means) };
            FAR * goal.max(goal + beyond)
        });
        let unknown = self.game.explorable(from).next().map_or(0.0, |_| self.unknown(from, means));
        near.fold(unknown, f64::max).max(0.0)
    }

    /// What exploring promises: more with Life and weapons in hand, and what the face-up tile shows.
    fn unknown(&self, from: Spot, means: Means) -> f64 {
        let arms = means.count(Symbol::Ranged) + means.count(Symbol::Melee) + means.count(Symbol::Magic);
        let courage = f64::from(self.life().min(5)) / 5.0;
        let tile = self.game.tile_for(from);
        let danger = tile.map_or(0, |tile| tile.card().minor + 2 * tile.card().major);
        let chests = tile.map_or(0.0, |tile| {
            tile.card()
                .chests
                .iter()
                .filter(|chest| chest.dice.iter().all(|&die| means.dice.has(die)))
                .count() as f64
        });
        let armed = if danger == 0 { 1.0 } else { (f64::from(arms) / f64::from(1 + danger)).min(1.5) };
        UNKNOWN * courage * armed + chests
    }

    /// The worth of a decision in the action step.
    pub(super) fn worth_of_act(&self, action: Action) -> f64 {
        let means = self.means();
        match action {
            Action::EndActions => 0.05,
            Action::Fight => self.worth_of_fight(means),
            Action::OpenChest { .. } => 4.0,
            Action::Disarm { .. } => 4.0,
            Action::TakeGold => 3.0,
            Action::BuyCard => 1.0,
            Action::Heal { .. } if self.hurt() > 0 => 0.9 + 0.3 * f64::from(self.hurt()),
            Action::UseFountain if self.hurt() > 0 => 2.5,
            Action::Move { to } => self.worth_of_going(to.number, means),
            Action::Explore { .. } => self.unknown(self.game.here(), means) - 0.1,
            Action::Step { .. } => self.worth_of_step(means) - 0.3,
            Action::FlipToken { .. } if self.game.unfought().is_empty() => self.worth_of_step(means) - 0.35,
            Action::TakeStairs => self.worth_of_stairs(),
            Action::Conjure { .. } => self.worth_of_magic(),
            Action::UseAbility { ability, die, pick } => self.worth_of_ability(ability, die, pick),
            Action::Play { card, half } => self.worth_of_card(card, half),
            _ => -1.0,
        }
    }

    /// What must be fought is fought once nothing better can be done before; what need not be, if it pays.
    fn worth_of_fight(&self, means: Means) -> f64 {
        if !self.game.unfought().is_empty() {
            return 0.1;
        }
        let foes: Figures = self.game.opponents();
        self.battle(foes, means) - 0.5
    }

    /// A Step is worth what lies within its reach, and some more on the march.
    fn worth_of_step(&self, means: Means) -> f64 {
        let here = self.game.here();
        let marching = self.march_target().is_some_and(|target| target != here);
        self.outlook(here, 2, means) + if marching { 0.6 } else { 0.0 }
    }

    fn worth_of_going(&self, to: Spot, means: Means) -> f64 {
        let left = self.game.now.points.saturating_sub(1);
        let goal = self.goal(to, means);
        let beyond = if self.game.figures.at(to).is_empty() { self.outlook(to, left, means) } else { 0.0 };
        let further = 0.2 * self.outlook(to, left + 2, means);
        FAR * (goal + beyond.max(further)) + self.progress(to)
    }

    /// Up and down the stairs where this level has nothing left to find.
    fn worth_of_stairs(&self) -> f64 {
        if self.marches_down() {
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
