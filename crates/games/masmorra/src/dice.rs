//! The roll step, paying with dice and symbols, and Magic on dice.

use game::{Seat, Sink};

use crate::action::Payment;
use crate::cite::{M10, M11, M12, M20, M22, M23, M30, M72};
use crate::components::{Condition, Gain, Symbol};
use crate::event::Event;
use crate::player::LIFE;
use crate::pool::{DICE, Pool};
use crate::state::{Masmorra, Pet, Token, TurnPhase};
use crate::task::{HeroDie, Task};

impl Masmorra {
    /// Rolls all action dice, and the pet die of a companion. Remaining move points are lost.
    pub(crate) fn roll(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(M12);
        self.forfeit_points(sink);
        self.now.rerolls = if self.captor == Some(self.active) { 2 } else { 1 };
        if self.has_gain(Gain::Companion) && self.now.pet == Pet::None {
            self.tasks.push(Task::PetWindow);
        } else if self.now.pet == Pet::Waiting {
            self.tasks.push(Task::RollPet);
        }
        let dice = (DICE as u8).saturating_sub(self.now.fewer);
        self.tasks.push(Task::RollDice { dice });
    }

    /// Others may silence the companion before the pet die is rolled.
    pub(crate) fn pet_window(&mut self, sink: &mut impl Sink<Event>) {
        self.tasks.push(Task::RollPet);
        self.open_window(Condition::AbilityUsed, self.active, sink);
    }

    pub(crate) fn dice_rolled(&mut self, dice: Pool, sink: &mut impl Sink<Event>) {
        self.now.dice = self.now.dice.plus(dice);
        let seat = self.active;
        sink.emit(M10, || Event::Rolled { seat, dice });
    }

    pub(crate) fn pet_rolled(&mut self, face: Symbol, sink: &mut impl Sink<Event>) {
        self.now.pet = Pet::Shows(face);
        let seat = self.active;
        sink.emit(M72, || Event::PetRolled { seat, face });
    }

    /// Asks which dice to roll again, if a re-roll is left.
    pub(crate) fn offer_reroll(&mut self) {
        let has_dice = !self.now.dice.is_empty() || matches!(self.now.pet, Pet::Shows(_));
        if self.now.rerolls > 0 && has_dice {
            self.now.rerolls -= 1;
            self.tasks.push(Task::Rerolls);
            self.pick_dice(self.active, DICE as u8 + 1);
        }
    }

    /// Lets a seat pick dice of the active player for a re-roll.
    pub(crate) fn pick_dice(&mut self, seat: Seat, most: u8) {
        (self.now.picked, self.now.picked_pet) = (Pool::EMPTY, false);
        self.tasks.push(Task::PickDice { seat, most });
    }

    pub(crate) fn picked_count(&self) -> u8 {
        self.now.picked.total() + u8::from(self.now.picked_pet)
    }

    pub(crate) fn pick_die(&mut self, seat: Seat, die: Symbol, whose: HeroDie, sink: &mut impl Sink<Event>) {
        sink.emit(M10, || Event::DiePicked { seat, die, whose });
        match whose {
            HeroDie::Action => self.now.picked.add(die),
            HeroDie::Pet => self.now.picked_pet = true,
        }
    }

    /// Rolls the picked dice again. A re-roll of the roll step costs the move points; one by a card does not.
    pub(crate) fn reroll(&mut self, sink: &mut impl Sink<Event>) {
        if self.tasks.top() == Some(Task::Rerolls) {
            self.forfeit_points(sink);
        }
        let (seat, dice, count) = (self.active, self.now.picked, self.picked_count());
        sink.emit(M10, || Event::RollsAgain { seat, dice: count });
        self.now.dice = self.now.dice.minus(dice);
        if self.now.picked_pet {
            self.tasks.push(Task::RollPet);
        }
        if !dice.is_empty() {
            self.tasks.push(Task::RollDice { dice: dice.total() });
        }
        (self.now.picked, self.now.picked_pet) = (Pool::EMPTY, false);
    }

    /// Keeps the dice and gives up the remaining re-rolls.
    pub(crate) fn keep_dice(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(M10, || Event::DiceKept { seat });
        if self.tasks.top() == Some(Task::Rerolls) {
            self.now.rerolls = 0;
        }
    }

    pub(crate) fn end_roll(&mut self, sink: &mut impl Sink<Event>) {
        self.now.phase = TurnPhase::Acting;
        self.open_window(Condition::Rolled, self.active, sink);
    }

    pub(crate) fn flip_token(&mut self, symbol: Symbol, sink: &mut impl Sink<Event>) {
        self.now.token = Token::Flipped;
        self.now.symbols.add(symbol);
        let seat = self.active;
        sink.emit(M11, || Event::TokenFlipped { seat, symbol });
    }

    pub(crate) fn pay(&mut self, symbol: Symbol, with: Payment, sink: &mut impl Sink<Event>) {
        sink.cite(M22);
        match with {
            Payment::Symbol => {
                self.now.symbols.take(symbol);
            }
            Payment::Die => {
                self.now.dice.take(symbol);
                self.now.spent += 1;
            }
            Payment::Pet => self.now.pet = Pet::Spent,
            Payment::Token => self.now.token = Token::Flipped,
        }
    }

    /// Docks an action die of this face, else the pet die.
    pub(crate) fn dock_die(&mut self, symbol: Symbol) {
        if !self.now.dice.take(symbol) {
            self.now.pet = Pet::Gone;
        }
    }

    /// Every action except moving costs the remaining move points.
    pub(crate) fn forfeit_points(&mut self, sink: &mut impl Sink<Event>) {
        if self.now.points > 0 {
            self.now.points = 0;
            let seat = self.active;
            sink.emit(M30, || Event::PointsLost { seat });
        }
    }

    pub(crate) fn lose_symbols(&mut self, sink: &mut impl Sink<Event>) {
        if !self.now.symbols.is_empty() {
            let (seat, symbols) = (self.active, self.now.symbols);
            self.now.symbols = Pool::EMPTY;
            sink.emit(M20, || Event::SymbolsLost { seat, symbols });
        }
    }

    pub(crate) fn heal(&mut self, with: Payment, sink: &mut impl Sink<Event>) {
        self.forfeit_points(sink);
        self.pay(Symbol::Elixir, with, sink);
        let seat = self.active;
        sink.emit(M23, || Event::Drank { seat, with });
        self.regain_life(seat, sink);
    }

    pub(crate) fn regain_life(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.life = (player.life + 1).min(LIFE);
        let life = player.life;
        sink.emit(M23, || Event::Healed { seat, life });
    }

    pub(crate) fn conjure(&mut self, with: Payment, sink: &mut impl Sink<Event>) {
        if !self.is_in_combat() {
            self.forfeit_points(sink);
        }
        self.pay(Symbol::Magic, with, sink);
        let seat = self.active;
        sink.emit(M23, || Event::Conjured { seat, with });
        self.tasks.push(Task::ChangeDie);
    }

    pub(crate) fn change_to(
        &mut self,
        from: Symbol,
        whose: HeroDie,
        to: Symbol,
        sink: &mut impl Sink<Event>,
    ) {
        match whose {
            HeroDie::Action => {
                self.now.dice.take(from);
                self.now.dice.add(to);
            }
            HeroDie::Pet => self.now.pet = Pet::Shows(to),
        }
        let seat = self.active;
        sink.emit(M23, || Event::DieChanged { seat, from, to });
    }
}
