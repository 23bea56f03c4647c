//! Forecast of the current fight, shown to players before they decide.

use serde::{Deserialize, Serialize};

use crate::components::{Might, Symbol, Trait};
use crate::figure::Figure;
use crate::player::Player;
use crate::state::Masmorra;
use crate::task::Task;

/// The current fight with one monster, and what would follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FightView {
    /// The monster.
    pub figure: Figure,
    /// The payback of the monster, cards included.
    pub payback: u8,
    /// The damage that defeats it.
    pub defense: u8,
    /// The experience for defeating it now.
    pub xp: u8,
    /// The damage dealt so far.
    pub damage: u8,
    /// The Melee that throws it into the bottomless pit, if the room has one.
    pub pit: Option<u8>,
    /// When the monster does not strike back.
    pub spares: PaybackExemption,
    /// The result if the attack ends now, or if nothing more is blocked.
    pub as_it_stands: Forecast,
    /// The result of one more strike, for each symbol that damages the monster.
    pub strikes: Vec<Strike>,
}

/// When a monster does not strike back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Spares"))]
#[serde(rename_all = "snake_case")]
pub enum PaybackExemption {
    /// When it is defeated without Melee.
    FromAfar,
    /// Never.
    Never,
}

/// The result of a strike with one symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Strike {
    /// The symbol.
    pub symbol: Symbol,
    /// The result if the attack ended after the strike.
    pub after: Forecast,
}

/// The result of a fight if nothing is blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// The damage dealt.
    pub damage: u8,
    /// Whether the monster is defeated.
    pub end: FightResult,
    /// The wounds of the hero.
    pub wounds: u8,
    /// The Life that the hero has left.
    pub life: u8,
}

/// Whether a monster is defeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "End"))]
#[serde(rename_all = "snake_case")]
pub enum FightResult {
    /// It is defeated.
    Falls,
    /// It is not defeated.
    Withstands,
}

impl Masmorra {
    /// The fight from its start until the payback is settled, if there is one.
    pub(crate) fn fight_view(&self) -> Option<FightView> {
        let fights = |task: Task| matches!(task, Task::Fighting | Task::FightEnds | Task::Payback);
        let figure = self.figures.figure(self.combat.foe).filter(|_| self.is_in_combat())?;
        if !self.tasks.iter().any(fights) {
            return None;
        }
        let Might { payback, defense, .. } = figure.being.might();
        Some(FightView {
            figure,
            payback: payback.saturating_add(self.combat.rage),
            defense,
            xp: self.reward_for(figure.being, figure.id),
            damage: self.damage(),
            pit: self.melee_for_pit(),
            spares: if figure.being.has(Trait::QuickStab) {
                PaybackExemption::Never
            } else {
                PaybackExemption::FromAfar
            },
            as_it_stands: self.forecast(),
            strikes: self.strikes(),
        })
    }

    fn strikes(&self) -> Vec<Strike> {
        if self.tasks.top() != Some(Task::Fighting) {
            return Vec::new();
        }
        let hurting = Symbol::ALL.into_iter().filter(|&symbol| self.can_damage(symbol));
        hurting.map(|symbol| Strike { symbol, after: self.after_strike(symbol) }).collect()
    }

    fn after_strike(&self, symbol: Symbol) -> Forecast {
        let mut after = *self;
        after.combat.hits.add(symbol);
        if after.defeats_foe(&mut game::Silent) {
            after.combat.defeated = true;
        }
        after.forecast()
    }

    fn forecast(&self) -> Forecast {
        let pays_back = self.tasks.iter().any(|task| task == Task::Payback);
        let due = || self.figures.being(self.combat.foe).map_or(0, |being| self.payback_due(being));
        let wounds = if pays_back { self.combat.payback } else { due() };
        let &Player { life, .. } = self.active_player();
        Forecast {
            damage: self.damage(),
            end: if self.combat.defeated { FightResult::Falls } else { FightResult::Withstands },
            wounds,
            life: life.saturating_sub(wounds),
        }
    }
}
