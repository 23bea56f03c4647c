//! Lines of rolls and of Magic: one line shows the dice after all re-rolls.

use game::{HasMessage, LineWriter, Message, Seat};

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
    pub(super) fn read(&mut self, event: &Event, writer: &mut LineWriter) -> bool {
        match *event {
            Event::Rolled { seat, dice } => self.read_roll(seat, dice, writer),
            Event::PetRolled { seat, face } => self.read_pet(seat, face, writer),
            Event::Conjured { .. } => {
                self.magic = writer.number();
                writer.line(|| event.message());
            }
            Event::DieChosen { .. } => writer.join(self.magic),
            Event::DieChanged { seat, from, to } => {
                writer.rewrite(self.magic, || by("log-magic", seat).with("from", from).with("to", to));
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

    fn read_roll(&mut self, seat: Seat, dice: Pool, writer: &mut LineWriter) {
        let picked = std::mem::take(&mut self.picked);
        let is_reroll = std::mem::take(&mut self.is_reroll);
        match self.roll.as_mut() {
            None => {
                let roll = self.roll.insert(Roll { line: writer.number(), seat, dice, pet: None });
                writer.line(|| roll.message());
            }
            Some(roll) if is_reroll && roll.seat == seat && roll.line == writer.last_line() => {
                roll.dice = roll.dice.minus(picked).plus(dice);
                writer.rewrite(roll.line, || roll.message());
            }
            Some(_) => writer.line(|| by("log-rerolled", seat).with("dice", list(dice.each()))),
        }
    }

    fn read_pet(&mut self, seat: Seat, face: Symbol, writer: &mut LineWriter) {
        match self.roll.as_mut() {
            Some(roll) if roll.seat == seat && roll.line == writer.last_line() => {
                roll.pet = Some(face);
                writer.rewrite(roll.line, || roll.message());
            }
            _ => writer.line(|| Event::PetRolled { seat, face }.message()),
        }
    }
}
