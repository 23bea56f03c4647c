//! Applies the decision of a seat.

use game::{Seat, Sink};

use crate::action::{Action, Payment};
use crate::cite::{M06, M23, M43, M62, M73, M76, M81, M82};
use crate::components::Symbol;
use crate::event::{Event, Target};
use crate::player::Answer;
use crate::refusal::Refusal;
use crate::state::{Masmorra, SneakAttack, Visibility};
use crate::task::Task;

impl Masmorra {
    /// Applies a decision if it is legal.
    pub(crate) fn apply_decision(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.is_offered(seat, action) {
            return Err(self.refusal(seat, action));
        }
        self.apply_legal_decision(seat, action, sink);
        Ok(())
    }

    /// Applies a legal decision, then advances to the next question.
    pub(crate) fn apply_legal_decision(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply_action(seat, action, sink);
        self.advance(sink);
    }

    fn is_offered(&self, seat: Seat, action: Action) -> bool {
        let mut offered = false;
        self.offer(seat, &mut |choice| offered |= choice == action);
        offered
    }

    fn apply_action(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Roll => {
                self.tasks.pop();
            }
            Action::PickDie { die, whose } => self.pick_die(seat, die, whose, sink),
            Action::RollAgain => self.tasks.replace_top(Task::Reroll),
            Action::KeepDice => {
                self.tasks.pop();
                self.keep_dice(seat, sink);
            }
            Action::FlipToken { symbol } => self.flip_token(symbol, sink),
            Action::Step { with } => self.spend_step(with, sink),
            Action::Move { to } => self.walk(to.number, sink),
            Action::Explore { door } => self.explore(door.slot, sink),
            Action::TakeStairs => self.take_stairs(sink),
            Action::Fight => self.begin_combat(sink),
            Action::Strike { symbol, with } => self.strike(symbol, with, sink),
            Action::SneakAttack => {
                self.now.sneak = SneakAttack::Striking;
                sink.emit(M73, || Event::SneakBegan { seat });
            }
            Action::EndAttack => {
                sink.emit(M62, || Event::AttackEnded { seat });
                self.end_attack();
            }
            Action::Block { with } => self.block(with, sink),
            Action::Suffer => self.suffer(sink),
            Action::Heal { with } => self.heal(with, sink),
            Action::Conjure { with } => self.conjure(with, sink),
            Action::Pass => self.pass(seat),
            Action::PassUntilMyTurn => self.set_answer(seat, Answer::Pass, sink),
            Action::AskMeAgain => self.set_answer(seat, Answer::Ask, sink),
            Action::Play { card, half } => self.play_card(seat, card, half, sink),
            Action::EndActions => {
                self.tasks.pop();
                sink.emit(M06, || Event::ActionsEnded { seat });
            }
            Action::EndMoves => {
                self.tasks.pop();
                sink.emit(M81, || Event::MovesEnded { seat });
            }
            _ => self.apply_turn_action(seat, action, sink),
        }
    }

    fn apply_turn_action(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::OpenChest { chest, dice, .. } => {
                self.use_up_key();
                self.open_chest(chest, dice, sink);
            }
            Action::Disarm { trap, dice } => {
                self.use_up_key();
                self.disarm(trap.number, dice, sink);
            }
            Action::UsePortal => {
                if let Some(wanted) = self.open_portal() {
                    self.use_portal(wanted, sink);
                }
            }
            Action::UseFountain => {
                if let Some(wanted) = self.open_fountain() {
                    self.use_fountain(wanted, sink);
                }
            }
            Action::TakeGold => self.take_gold(sink),
            Action::UseAbility { ability, die, pick } => self.use_ability(ability, die, pick, sink),
            Action::BuyCard => self.buy_card(sink),
            Action::EndInvisibility => {
                self.now.visibility = Visibility::Visible;
                sink.emit(M76, || Event::SeenAgain { seat });
            }
            Action::Collect { coins } => self.collect(coins, sink),
            Action::MoveMonster { figure, to } => match self.tasks.top() {
                Some(Task::Ambush { .. }) => self.ambush_move(figure.id, to.number, sink),
                _ => self.move_by_master(figure.id, to.number, sink),
            },
            Action::SendByStairs { figure } => self.send_by_stairs(figure.id, sink),
            Action::Fill { room } => {
                sink.emit(M82, || Event::FillsNext { seat, room });
                self.fill(room.number, sink);
            }
            _ => self.apply_answer(seat, action, sink),
        }
    }

    /// The Skeleton Key is used up with the first lock.
    fn use_up_key(&mut self) {
        if self.tasks.top() == Some(Task::KeyDock) {
            self.tasks.pop();
        }
    }

    /// Applies a decision that answers the task on top of the stack.
    fn apply_answer(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::AimAtRoom { room } if self.tasks.top() == Some(Task::PortalTo) => {
                self.tasks.pop();
                self.teleport(seat, room.number, sink);
            }
            Action::AimAtRoom { room } => self.aim(Target::Room { room }, sink),
            Action::AimAtHero { seat } => self.aim(Target::Hero { seat }, sink),
            Action::AimAtMonster { figure } => self.aim(Target::Monster { figure }, sink),
            Action::Face { figure } if self.tasks.top() == Some(Task::CombatStart) => {
                self.start_ability(figure.id, sink);
            }
            Action::Face { figure } => self.begin_fight(figure.id, sink),
            _ => {
                let task = self.tasks.pop();
                self.answer_task(seat, task, action, sink);
            }
        }
    }

    fn answer_task(&mut self, seat: Seat, task: Option<Task>, action: Action, sink: &mut impl Sink<Event>) {
        match (task, action) {
            (Some(Task::ChooseHero { seat }), Action::ChooseHero { hero }) => {
                self.give_hero(seat, hero, sink)
            }
            (
                Some(Task::LayRoom { from, .. } | Task::LayMedium { from, .. }),
                Action::LayRoom { placement, .. },
            ) => {
                self.lay_room(from, placement, sink);
            }
            (Some(Task::LayTrap { .. }), Action::LayTrap { cell, .. }) => self.lay_trap(cell, sink),
            (Some(Task::Theft { symbol }), Action::GiveUp { with }) => self.give_up(symbol, with, sink),
            (Some(Task::WebChoice), Action::GiveUp { with }) => self.lose_step(with, sink),
            (Some(Task::PitChoice), Action::GiveUp { with }) => self.cross_pit(with, sink),
            (Some(Task::PitChoice), Action::TakeWound) => {
                sink.emit(M43, || Event::FellInPit { seat });
                self.wound(seat, 1, M43, sink);
            }
            (Some(Task::ChangeDie), Action::ChangeDie { die, whose }) => {
                sink.emit(M23, || Event::DieChosen { seat, die, whose });
                self.tasks.push(Task::ChangeTo { from: die, whose });
            }
            (Some(Task::ChangeTo { from, whose }), Action::ChangeTo { to }) => {
                self.change_to(from, whose, to, sink);
            }
            (Some(Task::TakeDie { what, spot }), Action::TakeDie { figure }) => {
                self.take_die(figure.id, what, spot, sink);
            }
            (Some(Task::Excess { spot }), Action::RemoveMonster { figure }) => {
                self.tasks.push(Task::Excess { spot });
                self.drop_excess(figure.id, sink);
            }
            (Some(Task::Learn { seat }), Action::Learn { ability }) => self.learn(seat, ability, sink),
            (Some(Task::HandLimit { seat }), Action::Discard { card }) => {
                self.tasks.push(Task::HandLimit { seat });
                self.discard_card(seat, card, sink);
            }
            _ => {}
        }
    }

    fn cross_pit(&mut self, with: Payment, sink: &mut impl Sink<Event>) {
        self.pay(Symbol::Step, with, sink);
        let seat = self.active;
        sink.emit(M43, || Event::CrossedPit { seat, with });
    }

    fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        let turn = self.current_turn();
        match turn {
            game::Turn::Over => Refusal::GameOver,
            game::Turn::Chance => Refusal::ChanceFirst,
            game::Turn::Decide { owe, .. } if !turn.actors().contains(seat) => Refusal::NotYourTurn { owe },
            game::Turn::Decide { .. } => Refusal::of(action, !self.unfought().is_empty()),
        }
    }
}
