//! The combat: damage, what is missing, and payback.

use game::{Arg, Message};

use super::SceneBuilder;
use crate::components::{Symbol, Trait};
use crate::figure::Figure;
use crate::messages::{by, with_figure};
use crate::state::SneakAttack;
use crate::task::Task;

impl SceneBuilder<'_> {
    pub(super) fn fight_lines(&self) -> Vec<Message> {
        if !self.view.combat.on {
            return Vec::new();
        }
        let mut lines = Vec::new();
        if let Some(figure) = self.opponent() {
            lines.push(self.opponent_line(figure));
            lines.extend(self.special_rule_lines());
        }
        let banned = Symbol::ALL.into_iter().filter(|&face| self.game.is_banned(face));
        lines.extend(banned.map(|face| Message::new("scene-banned").with("symbol", face)));
        lines.extend(self.rewards_line());
        lines
    }

    /// The monster of the current fight, until the payback is settled.
    pub(super) fn opponent(&self) -> Option<Figure> {
        let fights = |task: &Task| matches!(task, Task::Fighting | Task::FightEnds | Task::Payback);
        let under_way = self.view.tasks.iter().any(fights);
        self.game.figures.figure(self.view.combat.foe).filter(|_| under_way)
    }

    fn opponent_line(&self, figure: Figure) -> Message {
        let combat = &self.view.combat;
        if self.view.tasks.contains(&Task::Payback) {
            return with_figure(by("scene-payback", self.game.active), figure)
                .with("payback", combat.payback);
        }
        self.attack_message("scene-fight", figure)
    }

    /// A message about the attack: damage, missing damage and payback.
    pub(super) fn attack_message(&self, id: &'static str, figure: Figure) -> Message {
        let (might, damage) = (figure.being.might(), self.game.damage());
        let spares = if figure.being.has(Trait::QuickStab) { "never" } else { "from_afar" };
        with_figure(by(id, self.game.active), figure)
            .with("damage", damage)
            .with("defense", might.defense)
            .with("missing", might.defense.saturating_sub(damage))
            .with("payback", might.payback.saturating_add(self.view.combat.rage))
            .with("spares", Arg::Symbol(spares))
    }

    /// Special rules of this fight: a bottomless pit, or a sneak attack.
    fn special_rule_lines(&self) -> impl Iterator<Item = Message> {
        let pit = self.game.melee_for_pit().map(|melee| Message::new("scene-pit-throw").with("melee", melee));
        let sneaks = self.view.now.sneak == SneakAttack::Striking;
        pit.into_iter().chain(sneaks.then(|| Message::new("scene-sneaking")))
    }

    fn rewards_line(&self) -> Option<Message> {
        let rewards = &self.view.combat.rewards;
        let xp = rewards.iter().fold(0_u8, |sum, &xp| sum.saturating_add(xp));
        let line =
            || by("scene-rewards", self.game.active).with("beaten", rewards.len() as u8).with("xp", xp);
        (!rewards.is_empty()).then(line)
    }
}
