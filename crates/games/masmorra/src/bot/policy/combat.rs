//! Scores fights: rewards against wounds.

use game::Style;

use crate::action::Action;
use crate::bot::policy::{Resources, Scorer};
use crate::components::{Breed, Symbol, Trait};
use crate::figure::{Being, FigureId, FigureSet};
use crate::state::SneakAttack;
use crate::task::Task;

/// The cost of a wound, in experience; the last wounds cost more.
const WOUND: f64 = 0.45;
/// The cost of a fall beyond its wounds: cards, experience and most of a turn.
const FALL: f64 = 6.0;
const CARD: f64 = 0.6;

const FIGURES: usize = 16;

/// A way to defeat a monster: what is left, and whether it strikes back.
#[derive(Clone, Copy)]
struct DefeatPlan {
    resources: Resources,
    payback: bool,
}

/// A combat as the hero expects it.
pub(super) struct CombatPlan {
    pub(super) value: f64,
    /// What is left for the rest of the turn.
    pub(super) resources: Resources,
    pub(super) defeats_all: bool,
}

impl Scorer<'_> {
    pub(super) fn combat_value(&self, foes: FigureSet, resources: Resources) -> f64 {
        self.plan_combat(foes, resources).value
    }

    /// Plans a combat with these monsters, fought in order of their defense.
    pub(super) fn plan_combat(&self, foes: FigureSet, resources: Resources) -> CombatPlan {
        let defense = |id| self.game.figures.being(id).map_or(0, |being| being.might().defense);
        let (mut order, mut count) = ([FigureId(0); FIGURES], 0);
        for (place, id) in order.iter_mut().zip(foes.iter()) {
            *place = id;
            count += 1;
        }
        let order = &mut order[..count];
        order.sort_by_key(|&id| defense(id));
        let (mut resources, mut worth, mut wounds, mut defeats_all) = (resources, 0.0, 0_u8, true);
        for &mut id in order {
            let Some(being) = self.game.figures.being(id) else { continue };
            let plan = self.plan_defeat(being, self.damage_dealt(id), resources);
            if let Some(plan) = plan {
                resources = plan.resources;
                worth += f64::from(self.reward(being, id)) + CARD;
            }
            if plan.is_none() {
                defeats_all = false;
                worth += self.red_boss_damage_value(being, resources);
            }
            if plan.is_none_or(|plan| plan.payback) {
                let blocked = resources.count(Symbol::Defense).min(being.might().payback);
                (0..blocked).for_each(|_| resources = resources.without(Symbol::Defense));
                wounds += being.might().payback - blocked;
            }
        }
        defeats_all &= wounds < self.life();
        CombatPlan { value: worth - self.wound_cost(wounds), resources, defeats_all }
    }

    /// The damage dealt to a monster in the current fight.
    fn damage_dealt(&self, id: FigureId) -> u8 {
        let fighting = self.task == Task::Fighting && self.game.combat.foe == id;
        if fighting { self.game.damage() } else { 0 }
    }

    pub(super) fn wound_cost(&self, wounds: u8) -> f64 {
        let life = self.life();
        let fear = Style::of(self.me).pick(1.0, 0.85, 1.15);
        let low = fear * f64::from(wounds) * WOUND * if life.saturating_sub(wounds) <= 2 { 1.5 } else { 1.0 };
        if wounds >= life && wounds > 0 { low + FALL } else { low }
    }

    fn reward(&self, being: Being, id: FigureId) -> u8 {
        let seasoned = self.game.player(self.me).xp > 7 && id.weight() == 1;
        being.might().xp.saturating_sub(u8::from(seasoned))
    }

    /// The cheapest way to defeat a monster: without Melee if possible.
    fn plan_defeat(&self, being: Being, dealt: u8, resources: Resources) -> Option<DefeatPlan> {
        let stab = being.has(Trait::QuickStab);
        if let Some(resources) = self.defeat_without_melee(being, dealt, resources) {
            return Some(DefeatPlan { resources, payback: stab });
        }
        let (need, mut resources) = (being.might().defense.saturating_sub(dealt), resources);
        if being.has(Trait::Squishy) || being.has(Trait::Immune(Symbol::Melee)) {
            return None;
        }
        let mut dealt = 0;
        while dealt < need && resources.count(Symbol::Melee) > 0 {
            resources = resources.without(Symbol::Melee);
            dealt += 1;
        }
        if !being.has(Trait::Scales) && !being.has(Trait::Immune(Symbol::Ranged)) {
            while dealt < need && resources.count(Symbol::Ranged) > 0 {
                resources = resources.without(Symbol::Ranged);
                dealt += 1;
            }
        }
        while dealt < need && being.breed() == Breed::Undead && resources.count(Symbol::Elixir) > 0 {
            resources = resources.without(Symbol::Elixir);
            dealt += 1;
        }
        (dealt >= need).then_some(DefeatPlan { resources, payback: true })
    }

    /// The resources left after defeating a monster without Melee, if possible.
    fn defeat_without_melee(&self, being: Being, dealt: u8, resources: Resources) -> Option<Resources> {
        let scales = u8::from(being.has(Trait::Scales) && dealt == 0);
        let need = being.might().defense.saturating_sub(dealt) + scales;
        let magic = being.has(Trait::Squishy) || being.has(Trait::Superstitious);
        if magic && resources.count(Symbol::Magic) >= need {
            return Some((0..need).fold(resources, |resources, _| resources.without(Symbol::Magic)));
        }
        if being.has(Trait::Squishy) {
            return None;
        }
        let (mut dealt, mut resources) = (0, resources);
        let ranged = !being.has(Trait::Immune(Symbol::Ranged));
        for symbol in [Symbol::Elixir, Symbol::Ranged] {
            let fits = if symbol == Symbol::Elixir { being.breed() == Breed::Undead } else { ranged };
            while fits && dealt < need && resources.count(symbol) > 0 {
                resources = resources.without(symbol);
                dealt += 1;
            }
        }
        (dealt >= need).then_some(resources)
    }

    /// Scores an action between or during fights.
    pub(super) fn score_in_combat(&self, action: Action) -> f64 {
        match action {
            Action::Face { figure } => -f64::from(figure.being.might().defense),
            Action::Strike { symbol, .. } => self.score_strike(symbol),
            Action::SneakAttack => 0.4,
            Action::Block { .. } => 3.0,
            Action::EndAttack | Action::Suffer => 0.0,
            Action::UseAbility { ability, die, pick } => self.score_ability(ability, die, pick) - 0.05,
            Action::Conjure { .. } => self.score_magic(),
            Action::Play { card, half } => self.score_card(card, half),
            _ => -1.0,
        }
    }

    /// A strike scores if the monster can be defeated, without Melee where that is enough.
    fn score_strike(&self, symbol: Symbol) -> f64 {
        let id = self.game.combat.foe;
        let Some(being) = self.game.figures.being(id) else { return -1.0 };
        let dealt = self.game.damage();
        let resources = self.resources();
        let need = being.might().defense.saturating_sub(dealt);
        let begun = self.game.combat.hits;
        let afar = [Symbol::Elixir, Symbol::Ranged].into_iter().filter(|&s| self.game.can_damage(s));
        let afar: u8 = afar.map(|s| resources.count(s)).sum();
        let scales = u8::from(being.has(Trait::Scales) && !begun.has(Symbol::Ranged));
        let sneaks = self.game.now.sneak == SneakAttack::Striking;
        let melee = if self.game.can_damage(Symbol::Melee) { resources.count(Symbol::Melee) } else { 0 };
        let magic = if self.game.can_damage(Symbol::Magic) { resources.count(Symbol::Magic) } else { 0 };
        let from_afar = afar >= need + scales && !begun.has(Symbol::Melee);
        match symbol {
            Symbol::Magic if magic >= need => 4.0,
            Symbol::Elixir if from_afar || afar + melee >= need + scales => 2.5,
            Symbol::Ranged if from_afar => 2.0,
            Symbol::Melee if from_afar && !sneaks => -1.0,
            Symbol::Melee if melee + afar.saturating_sub(scales) >= need => 1.5,
            Symbol::Ranged if melee + afar.saturating_sub(scales) >= need && melee < need => 1.0,
            Symbol::Melee if self.game.room_has(crate::components::Feature::BottomlessPit) => 1.0,
            _ => -1.0,
        }
    }

    /// Whether the payback would make the hero fall.
    pub(super) fn would_fall(&self) -> bool {
        self.task == Task::Payback && self.game.combat.payback >= self.life()
    }
}
