//! The question that the observer is asked.

use game::{Arg, Message, Seat};

use super::SceneBuilder;
use crate::components::{Condition, Symbol};
use crate::dungeon::Spot;
use crate::messages::{by, list, with_figure, with_half, with_room};
use crate::player::HAND_LIMIT;
use crate::task::{HeroDie, Task};
use crate::treasure::{TargetKind, target_kind};

impl SceneBuilder<'_> {
    /// The question of the top task, if the observer must answer it.
    pub(super) fn question(&self) -> Option<Message> {
        let me = self.view.observer.seat()?;
        let &task = self.view.tasks.last()?;
        let asked = self.game.deciders(task)?.contains(me);
        if asked { self.question_of(me, task) } else { None }
    }

    fn question_of(&self, me: Seat, task: Task) -> Option<Message> {
        match task {
            Task::Window { event, .. } => self.answer_question(event),
            Task::BeforeRoll => Some(Message::new("prompt-before-roll").with("monsters", self.fight_state())),
            Task::Acting => {
                Some(self.with_resources(Message::new("prompt-acting").with("monsters", self.fight_state())))
            }
            Task::PickDice { most, .. } => Some(self.dice_question(me, most)),
            Task::Bounty => Some(Message::new("prompt-bounty").with("gold", self.game.bounty())),
            Task::MasterMoves { points } => Some(Message::new("prompt-master-moves").with("points", points)),
            Task::Refill => Some(Message::new("prompt-refill")),
            Task::CombatStart => Some(Message::new("prompt-combat-start")),
            Task::CombatNext => Some(self.with_resources(Message::new("prompt-combat-next"))),
            Task::Fighting => self
                .opponent()
                .map(|figure| self.with_resources(self.attack_message("prompt-fighting", figure))),
            Task::Payback => self.payback_question(),
            Task::Theft { symbol: face } => Some(with_symbol("prompt-theft", face)),
            _ => self.small_question(me, task),
        }
    }

    fn small_question(&self, me: Seat, task: Task) -> Option<Message> {
        match task {
            Task::ChooseHero { .. } => Some(Message::new("prompt-choose-hero")),
            Task::ChangeDie => Some(Message::new("prompt-change-die")),
            Task::ChangeTo { from, whose } => {
                let whose = Arg::Symbol(if whose == HeroDie::Pet { "pet" } else { "action" });
                Some(with_symbol("prompt-change-to", from).with("whose", whose))
            }
            Task::LayRoom { from, .. } => {
                Some(Message::new("prompt-lay-room").with("tile", self.game.tile_for(from)?))
            }
            Task::LayMedium { .. } => self.drawn_question("prompt-lay-medium"),
            Task::LayTrap { .. } => self.drawn_question("prompt-lay-trap"),
            Task::PitChoice => Some(Message::new("prompt-pit")),
            Task::WebChoice => Some(Message::new("prompt-web")),
            Task::PortalTo => Some(Message::new("prompt-portal")),
            Task::TakeDie { spot, .. } => Some(self.room_question("prompt-take-die", spot)),
            Task::Excess { spot } => Some(self.room_question("prompt-excess", spot)),
            Task::KeyDock => Some(Message::new("prompt-key")),
            Task::Learn { .. } => Some(Message::new("prompt-learn")),
            Task::HandLimit { .. } => Some(self.hand_question(me)),
            Task::Aiming { card, half, .. } => {
                let message = with_half(Message::new("prompt-aim"), card, half);
                Some(message.with("at", Arg::Symbol(aimed_at(target_kind(card, half)))))
            }
            Task::Ambush { left, .. } => Some(Message::new("prompt-ambush").with("left", left)),
            _ => None,
        }
    }

    /// What happened, in short, and that it can be answered. The lines of the scene give the details.
    fn answer_question(&self, event: Condition) -> Option<Message> {
        let (_, below) = self.view.tasks.split_last()?;
        match (event, below.last().copied()?) {
            (Condition::CardPlayed, Task::Effect { seat, card, half, .. }) => {
                Some(with_half(by("prompt-answer-card", seat), card, half))
            }
            (Condition::CardGained, Task::HandLimit { seat }) => answer(seat, event),
            (Condition::Entering, _) => answer(self.game.entrant, event),
            _ => answer(self.game.active, event),
        }
    }

    /// Whether monsters must be fought first.
    fn fight_state(&self) -> Arg {
        Arg::Symbol(if self.game.unfought().is_empty() { "none" } else { "unfought" })
    }

    fn dice_question(&self, me: Seat, most: u8) -> Message {
        if me == self.game.active {
            return Message::new("prompt-reroll").with("picked", self.game.picked_count());
        }
        by("prompt-fumble", self.game.active).with("picked", self.game.picked_count()).with("most", most)
    }

    /// Adds the resources of the active hero: Life, dice, loose symbols and move points.
    fn with_resources(&self, message: Message) -> Message {
        let now = &self.view.now;
        let dice = now.dice.plus(self.view.pet_face().into_iter().collect());
        message
            .with("life", self.game.active_player().life)
            .with("dice", list(dice.each()))
            .with("dice-count", dice.total())
            .with("symbols", list(now.symbols.each()))
            .with("symbols-count", now.symbols.total())
            .with("points", now.points)
    }

    fn payback_question(&self) -> Option<Message> {
        let message = with_figure(Message::new("prompt-payback"), self.opponent()?);
        Some(self.with_resources(message.with("payback", self.view.combat.payback)))
    }

    fn drawn_question(&self, id: &'static str) -> Option<Message> {
        Some(Message::new(id).with("tile", self.view.drawn?))
    }

    fn room_question(&self, id: &'static str, spot: Spot) -> Message {
        with_room(Message::new(id), self.game.dungeon.room(spot))
    }

    fn hand_question(&self, me: Seat) -> Message {
        let cards = self.player(me).map_or(0, |player| player.cards);
        let excess = cards.saturating_sub(HAND_LIMIT);
        Message::new("prompt-hand-limit").with("cards", cards).with("excess", excess)
    }
}

fn with_symbol(id: &'static str, face: Symbol) -> Message {
    Message::new(id).with("symbol", face)
}

fn answer(who: Seat, event: Condition) -> Option<Message> {
    let event = match event {
        Condition::TurnBegins => "turn_begins",
        Condition::Rolled => "rolled",
        Condition::StepSpent => "step_spent",
        Condition::Exploring => "exploring",
        Condition::Entering => "entering",
        Condition::FightBegins => "fight_begins",
        Condition::Glory => "glory",
        Condition::CardGained => "card_gained",
        Condition::AbilityUsed => "ability_used",
        // A played card has its own question, and the other two are no events.
        Condition::CardPlayed | Condition::AnyTime | Condition::OutsideCombat => return None,
    };
    Some(by("prompt-answer", who).with("event", Arg::Symbol(event)))
}

const fn aimed_at(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::AnyRoom | TargetKind::TeleportRoom | TargetKind::SameLevelRoom | TargetKind::Nothing => {
            "room"
        }
        TargetKind::RichPlayer => "player",
        TargetKind::HeroNear => "hero",
        TargetKind::Monster => "monster",
        TargetKind::HeroOrMonster => "anyone",
    }
}
