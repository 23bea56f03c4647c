//! The round, the turn, and what others may answer with a card.

use game::{Arg, Message, Seat};

use super::SceneBuilder;
use crate::components::Condition;
use crate::dungeon::Spot;
use crate::event::Target;
use crate::messages::{by, door, list, with_figure, with_half, with_room};
use crate::state::{Pet, SneakAttack, Token, TurnPhase, Visibility};
use crate::task::{PackedTarget, Task};
use crate::treasure::{TargetKind, target_kind};

impl SceneBuilder<'_> {
    /// The winners, or the round and what is happening in it.
    pub(super) fn progress_lines(&self) -> Vec<Message> {
        if !self.view.winners.is_empty() {
            return vec![self.victory_line()];
        }
        if self.view.round == 0 {
            return vec![Message::new("scene-setting")];
        }
        let mut lines = vec![self.round_line()];
        lines.extend(self.moment_line());
        lines.extend(self.view.tasks.iter().rev().flat_map(|&task| self.card_lines(task)));
        lines
    }

    fn victory_line(&self) -> Message {
        match self.view.winners.as_slice() {
            &[only] => by("scene-won", only),
            several => Message::new("scene-won-shared").with("who", list(several.iter().copied())),
        }
    }

    fn round_line(&self) -> Message {
        let options = self.view.options;
        let is_last = self.view.last_round || options.rounds.last() == Some(self.view.round);
        let stage = match self.view.now.phase {
            TurnPhase::Early => "early",
            TurnPhase::Acting => "acting",
            TurnPhase::Master => "master",
        };
        by("scene-round", self.game.active)
            .with("round", Arg::Number(self.view.round.into()))
            .with("which", Arg::Symbol(if is_last { "last" } else { "open" }))
            .with("stage", Arg::Symbol(stage))
    }

    /// What just happened, while others may answer it. A played card has its own line.
    fn moment_line(&self) -> Option<Message> {
        let active = self.game.active;
        let (&Task::Window { event, .. }, below) = self.view.tasks.split_last()? else { return None };
        Some(match (event, below.last().copied()?) {
            (Condition::TurnBegins, _) => by("scene-turn-begins", active),
            (Condition::Rolled, _) => by("scene-roll-stands", active),
            (Condition::StepSpent, _) => by("scene-step-spent", active),
            (Condition::Exploring, Task::Unfold { from, slot }) => by("scene-explores", active)
                .with("side", door(self.game.dungeon.door(from, slot)))
                .with("tile", self.game.tile_for(from)?),
            (Condition::Entering, _) => {
                let room = self.game.dungeon.room(self.game.room_entered());
                with_room(by("scene-enters", self.game.entrant), room)
            }
            (Condition::FightBegins, _) => {
                with_figure(by("scene-fight-begins", active), self.game.figures.figure(self.view.combat.foe)?)
            }
            (Condition::Glory, Task::GrantXp { xp }) => by("scene-glory", active).with("xp", xp),
            (Condition::CardGained, Task::HandLimit { seat }) => by("scene-card-gained", seat),
            (Condition::AbilityUsed, Task::AbilityGain { slot, .. }) => {
                by("scene-ability-used", active).with("ability", self.game.ability(slot)?)
            }
            (Condition::AbilityUsed, _) => by("scene-pet-comes", active),
            _ => return None,
        })
    }

    /// A card that is being played, and its target.
    fn card_lines(&self, task: Task) -> Vec<Message> {
        let (seat, card, side, aim) = match task {
            Task::Aiming { seat, card, half } => (seat, card, half, None),
            Task::Effect { seat, card, half, aim } => {
                (seat, card, half, self.target(target_kind(card, half), aim))
            }
            _ => return Vec::new(),
        };
        let played = with_half(by("scene-card-played", seat), card, side);
        std::iter::once(played).chain(aim.map(aim_line)).collect()
    }

    fn target(&self, kind: TargetKind, aim: PackedTarget) -> Option<Target> {
        let hero = || Seat::new(aim.0).map(|seat| Target::Hero { seat });
        let figure = || self.game.figures.figure(aim.figure()?).map(|figure| Target::Monster { figure });
        match kind {
            TargetKind::Nothing => None,
            TargetKind::AnyRoom | TargetKind::TeleportRoom | TargetKind::SameLevelRoom => {
                Some(Target::Room { room: self.game.dungeon.room(Spot(aim.0)) })
            }
            TargetKind::RichPlayer | TargetKind::HeroNear => hero(),
            TargetKind::Monster => figure(),
            TargetKind::HeroOrMonster => {
                if aim.figure().is_some() {
                    figure()
                } else {
                    hero()
                }
            }
        }
    }

    /// The resources of the active player in this turn.
    pub(super) fn turn_lines(&self) -> Vec<Message> {
        if self.view.tasks.is_empty() || self.view.now.phase == TurnPhase::Master {
            return Vec::new();
        }
        let (now, active) = (&self.view.now, self.game.active);
        let line = |id| by(id, active);
        let counted = |count: u8, id, name| (count > 0).then(|| line(id).with(name, count));
        let listed = |what: crate::pool::Pool, id| {
            (!what.is_empty()).then(|| line(id).with("symbols", list(what.each())))
        };
        let flag = |is_set: bool, id| is_set.then(|| line(id));
        let possible = [
            listed(now.dice, "scene-dice"),
            self.pet_line(),
            listed(now.picked, "scene-picked"),
            flag(now.picked_pet, "scene-pet-picked"),
            self.rerolls_line(),
            listed(now.symbols, "scene-symbols"),
            counted(now.points, "scene-points", "points"),
            flag(now.token == Token::Ready, "scene-token"),
            counted(now.fewer_dice, "scene-fewer-dice", "dice"),
            flag(now.visibility == Visibility::Invisible, "scene-invisible"),
            flag(now.sneak == SneakAttack::Ready, "scene-sneak-ready"),
            flag(self.game.is_webbed(), "scene-webbed"),
            flag(self.game.is_gazed_at(), "scene-gazed-at"),
        ];
        possible.into_iter().flatten().collect()
    }

    /// Re-rolls left after the current one.
    fn rerolls_line(&self) -> Option<Message> {
        let rerolls = self.view.now.rerolls;
        let deciding = matches!(self.view.tasks.last(), Some(Task::PickDice { .. })) && rerolls > 0;
        deciding.then(|| by("scene-rerolls-left", self.game.active).with("rerolls", rerolls))
    }

    fn pet_line(&self) -> Option<Message> {
        match self.view.now.pet {
            Pet::Shows(face) => Some(by("scene-pet", self.game.active).with("symbol", face)),
            Pet::Waiting => Some(by("scene-pet-waits", self.game.active)),
            Pet::None | Pet::Spent | Pet::Gone => None,
        }
    }
}

fn aim_line(target: Target) -> Message {
    match target {
        Target::Room { room } => with_room(Message::new("scene-aimed-at-room"), room),
        Target::Hero { seat } => by("scene-aimed-at-hero", seat),
        Target::Monster { figure } => with_figure(Message::new("scene-aimed-at-monster"), figure),
    }
}
