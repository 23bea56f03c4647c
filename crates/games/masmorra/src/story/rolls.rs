//! Lines of rolls and of Magic: one line shows the dice after all re-rolls.

use game::{HasMessage, Message, Page, Seat};

use crate::components::Symbol;
use crate::event::Event;
use crate::messages::{by, list};
use crate::pool::Pool;
use crate::task::HeroDie;

#[derive(Clone, Default)]
pub(super) struct Rolls {
    roll: Option<Roll>,
    picked: Pool,
    is_reroll: bool,
    /// The line of the Magic that is being used.
    magic: usize,
}

#[derive(Clone, Copy)]
struct Roll {
    line: usize,
    seat: Seat,
    dice: Pool,
    pet: Option<Symbol>,
}

impl Roll {
    fn message(self) -> Message {
        let message = |id| by(id, self.seat).with("dice", list(self.dice.each()));
        match self.pet {
            Some(face) => message("log-rolled-pet").with("symbol", face),
            None => message("log-rolled"),
        }
    }
}

impl Rolls {
    /// Writes the line of an event. Returns whether it has one here.
    pub(super) fn read(&mut self, event: &Event, page: &mut Page) -> bool {
        match *event {
            Event::Rolled { seat, dice } => self.read_roll(seat, dice, page),
            Event::PetRolled { seat, face } => self.read_pet(seat, face, page),
            Event::Conjured { .. } => {
                self.magic = page.number();
                page.line(|| event.message());
            }
            Event::DieChosen { .. } => page.join(self.magic),
            Event::DieChanged { seat, from, to } => {
                page.rewrite(self.magic, || by("log-magic", seat).with("from", from).with("to", to));
            }
            _ => return false,
        }
        true
    }

    pub(super) fn keep(&mut self, event: &Event) {
        match *event {
            Event::DiePicked { die, whose: HeroDie::Action, .. } => self.picked.add(die),
            Event::DiceKept { .. } => self.picked = Pool::EMPTY,
            Event::RollsAgain { .. } => self.is_reroll = true,
            _ => {}
        }
    }

    fn read_roll(&mut self, seat: Seat, dice: Pool, page: &mut Page) {
        let picked = std::mem::take(&mut self.picked);
        let is_reroll = std::mem::take(&mut self.is_reroll);
        match self.roll.as_mut() {
            None => {
                let roll = self.roll.insert(Roll { line: page.number(), seat, dice, pet: None });
                page.line(|| roll.message());
            }
            Some(roll) if is_reroll && roll.seat == seat && roll.line == page.last_line() => {
                roll.dice = roll.dice.minus(picked).plus(dice);
                page.rewrite(roll.line, || roll.message());
            }
            Some(_) => page.line(|| by("log-rerolled", seat).with("dice", list(dice.each()))),
        }
    }

    fn read_pet(&mut self, seat: Seat, face: Symbol, page: &mut Page) {
        match self.roll.as_mut() {
            Some(roll) if roll.seat == seat && roll.line == page.last_line() => {
                roll.pet = Some(face);
                page.rewrite(roll.line, || roll.message());
            }
            _ => page.line(|| Event::PetRolled { seat, face }.message()),
        }
    }
}
