//! Works on the task stack until a seat or chance must decide.

use game::{Seat, SeatSet, Sink};

use crate::cite::M72A;
use crate::components::Condition;
use crate::dungeon::Spot;
use crate::event::Event;
use crate::state::{Masmorra, Pet};
use crate::task::Task;

impl Masmorra {
    /// Works on the stack until a seat must decide, chance must draw, or the game is over.
    pub(crate) fn advance(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            self.lose_pet_to_gaze(sink);
            let Some(task) = self.tasks.top() else { return };
            if self.is_void(task) {
                self.tasks.pop();
                if task == Task::Payback {
                    self.settle_lost_fight(sink);
                }
                continue;
            }
            match self.resolve_without_choice(task, sink) {
                Progress::Done => continue,
                Progress::Waiting => return,
                Progress::NotAChoice => {}
            }
            if self.waits(task) {
                return;
            }
            self.tasks.pop();
            self.perform(task, sink);
        }
    }

    /// Whether the task belongs to a hero who has fallen meanwhile.
    fn is_void(&self, task: Task) -> bool {
        match task {
            Task::TurnWindow
            | Task::BeforeRoll
            | Task::Roll
            | Task::Rerolls
            | Task::RolledWindow
            | Task::Acting
            | Task::Bounty
            | Task::RollDice { .. }
            | Task::PetWindow
            | Task::RollPet
            | Task::PickDice { .. }
            | Task::Reroll
            | Task::ChangeDie
            | Task::ChangeTo { .. }
            | Task::GivePoints
            | Task::Unfold { .. }
            | Task::PitChoice
            | Task::WebChoice
            | Task::PortalTo
            | Task::CombatStart
            | Task::Theft { .. }
            | Task::CombatNext
            | Task::Fighting
            | Task::Payback
            | Task::FightEnds
            | Task::CombatEnds
            | Task::Reward { .. }
            | Task::GrantXp { .. }
            | Task::AbilityGain { .. }
            | Task::KeyDock => !self.is_standing(self.active),
            Task::DrawCard { seat } | Task::CardWindow { seat } => !self.is_standing(seat),
            _ => false,
        }
    }

    /// Does a task that usually asks for a choice, if there is nothing to choose.
    fn resolve_without_choice(&mut self, task: Task, sink: &mut impl Sink<Event>) -> Progress {
        match task {
            Task::Window { event, asked } => self.resolve_window(event, asked),
            Task::CombatStart => self.resolve_combat_start(sink),
            Task::CombatNext => self.resolve_next_fight(sink),
            Task::Excess { spot } => self.resolve_excess(spot, sink),
            Task::Learn { seat } => self.resolve_learning(seat, sink),
            Task::Refill => self.resolve_refill(sink),
            Task::HandLimit { seat } => self.resolve_hand_limit(seat),
            Task::Bounty if !self.unfought().is_empty() => self.act_again(),
            Task::Bounty if self.bounty() == 0 => self.leave_task(),
            Task::ChangeDie if !self.has_die_to_change() => self.leave_task(),
            Task::MasterMoves { points: 0 } if self.climbers().is_empty() => self.leave_task(),
            _ => Progress::NotAChoice,
        }
    }

    fn leave_task(&mut self) -> Progress {
        self.tasks.pop();
        Progress::Done
    }

    /// A window closes when nobody is left to ask, or when public knowledge rules out every card.
    fn resolve_window(&mut self, event: Condition, asked: SeatSet) -> Progress {
        let asked = self.still_asked(asked);
        if asked.is_empty() || !self.may_be_held(event) {
            return self.leave_task();
        }
        self.tasks.replace_top(Task::Window { event, asked });
        Progress::Waiting
    }

    /// A monster appeared after the actions had ended, so the hero phase goes on.
    fn act_again(&mut self) -> Progress {
        self.tasks.push(Task::Acting);
        Progress::Done
    }

    /// Checks the hand limit. From here on the drawn card can no longer be stolen.
    fn resolve_hand_limit(&mut self, seat: Seat) -> Progress {
        self.fresh = None;
        if self.is_over_limit(seat) { Progress::Waiting } else { self.leave_task() }
    }

    fn resolve_combat_start(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        match self.combat.starting.first() {
            None => self.leave_task(),
            Some(first) if self.all_interchangeable(self.combat.starting) => {
                self.start_ability(first, sink);
                Progress::Done
            }
            Some(_) => Progress::Waiting,
        }
    }

    fn resolve_next_fight(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        self.combat.todo = self.combat.todo.and(self.opponents());
        match self.combat.todo.first() {
            None => self.tasks.replace_top(Task::CombatEnds),
            Some(first) if self.all_interchangeable(self.combat.todo) => self.begin_fight(first, sink),
            Some(_) => return Progress::Waiting,
        }
        Progress::Done
    }

    fn resolve_excess(&mut self, spot: Spot, sink: &mut impl Sink<Event>) -> Progress {
        let least = self.lowest_xp(spot);
        match least.first() {
            Some(first) if self.is_too_full(spot) => {
                if !self.all_interchangeable(least) {
                    return Progress::Waiting;
                }
                self.drop_excess(first, sink);
                Progress::Done
            }
            _ => self.leave_task(),
        }
    }

    fn resolve_learning(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Progress {
        let mut lessons = self.learnable_abilities(seat);
        let (first, second) = (lessons.next(), lessons.next());
        drop(lessons);
        if second.is_some() {
            return Progress::Waiting;
        }
        self.tasks.pop();
        if let Some((_, ability)) = first {
            self.learn(seat, ability, sink);
        }
        Progress::Done
    }

    fn resolve_refill(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let Some(first) = self.rooms_to_fill().next() else { return self.leave_task() };
        if self.dice_are_scarce() && self.rooms_to_fill().nth(1).is_some() {
            return Progress::Waiting;
        }
        self.fill(first, sink);
        Progress::Done
    }

    fn waits(&self, task: Task) -> bool {
        match task {
            Task::DrawCard { .. } => !self.deck.is_empty(),
            Task::FirstTile
            | Task::DealHero { .. }
            | Task::DrawFirst
            | Task::MalaphyasSummons
            | Task::Grimbolts
            | Task::RollDice { .. }
            | Task::RollPet
            | Task::RollMonster { .. } => true,
            Task::DrawMedium { .. } | Task::TurnTile { .. } | Task::TurnRoom { .. } => {
                self.tile_candidates(task).len() > 0
            }
            _ => self.deciders(task).is_some(),
        }
    }

    /// The seats that decide about a task; `None` if chance decides or nobody does.
    pub(crate) fn deciders(&self, task: Task) -> Option<SeatSet> {
        match task {
            Task::Window { asked, .. } => Some(asked),
            Task::ChooseHero { seat }
            | Task::PickDice { seat, .. }
            | Task::Learn { seat }
            | Task::HandLimit { seat }
            | Task::Aiming { seat, .. }
            | Task::Ambush { seat, .. } => Some(SeatSet::only(seat)),
            Task::BeforeRoll
            | Task::Acting
            | Task::Bounty
            | Task::MasterMoves { .. }
            | Task::Refill
            | Task::ChangeDie
            | Task::ChangeTo { .. }
            | Task::LayRoom { .. }
            | Task::LayMedium { .. }
            | Task::LayTrap { .. }
            | Task::PitChoice
            | Task::WebChoice
            | Task::PortalTo
            | Task::TakeDie { .. }
            | Task::Excess { .. }
            | Task::CombatStart
            | Task::Theft { .. }
            | Task::CombatNext
            | Task::Fighting
            | Task::Payback
            | Task::KeyDock => Some(SeatSet::only(self.active)),
            _ => None,
        }
    }

    /// Does a task that needs no decision.
    fn perform(&mut self, task: Task, sink: &mut impl Sink<Event>) {
        match task {
            Task::BeginTurn => self.begin_turn(sink),
            Task::MalaphyasActs => self.malaphyas_acts(),
            Task::TurnWindow => self.open_window(Condition::TurnBegins, self.active, sink),
            Task::Roll => self.roll(sink),
            Task::Rerolls => self.offer_reroll(),
            Task::RolledWindow => self.end_roll(sink),
            Task::MasterPhase => self.begin_master_phase(sink),
            Task::FixRefill => self.fix_refill(),
            Task::EndTurn => self.end_turn(sink),
            Task::PetWindow => self.pet_window(sink),
            Task::Reroll => self.reroll(sink),
            Task::GivePoints => self.give_points(sink),
            Task::Unfold { from, slot } => self.reveal_tile(from, slot, sink),
            Task::DrawMedium { from, slot } => self.keep_rune_room(from, slot, sink),
            Task::Contents { spot } => self.fill_new_room(spot, sink),
            Task::Hazard { seat } => self.meet_hazard(seat, sink),
            Task::EnterWindow { seat } => self.enter_window(seat, sink),
            Task::Arrive { what, spot } => self.arrive(what, spot, sink),
            Task::FightEnds => self.end_fight(sink),
            Task::CombatEnds => self.end_combat(sink),
            Task::Reward { xp } => self.offer_glory(xp, sink),
            Task::GrantXp { xp } => self.grant_reward(xp, sink),
            Task::Victory => self.finish(sink),
            Task::AbilityGain { slot, pick } => self.gain_from_ability(slot, pick, sink),
            Task::DrawCard { seat } => self.reshuffle(seat, sink),
            Task::CardWindow { seat } => self.open_window(Condition::CardGained, seat, sink),
            Task::Effect { seat, card, half, aim } => self.take_effect(seat, card, half, aim, sink),
            _ => {}
        }
    }

    /// A Dark Watcher's gaze removes an unused pet die for the turn.
    fn lose_pet_to_gaze(&mut self, sink: &mut impl Sink<Event>) {
        if matches!(self.now.pet, Pet::Shows(_) | Pet::Waiting) && self.is_gazed_at() {
            self.now.pet = Pet::Gone;
            let seat = self.active;
            sink.emit(M72A, || Event::PetLost { seat });
        }
    }
}

/// The result of `resolve_without_choice`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// There was no choice, and the task is done.
    Done,
    /// A seat must choose.
    Waiting,
    /// The task never asks for a choice that could be skipped.
    NotAChoice,
}
