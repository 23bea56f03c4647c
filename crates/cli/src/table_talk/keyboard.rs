//! Who has the keyboard: it changes hands behind a curtain, and those who may act out of turn can ask for it.
//!
//! What a shared screen asks, and when, follows from whose turn it is and from nothing that only one of them knows.

use game::{Message, Seat, SeatSet};

use super::answer::Answer;
use super::menu::Menu;
use super::{Flow, Sitting};
use crate::failure::Failure;
use crate::speech::seats;

/// Enough empty lines to push the last player's words off any ordinary screen.
const CURTAIN: usize = 60;

/// The answer to the question who wants to act first.
enum Call {
    /// Nobody does.
    GoOn,
    /// This person does.
    First(Seat),
    /// They leave.
    Leave,
}

impl Sitting {
    /// Who acts now: the next one, or before that a person who may act out of turn. Nothing if the people leave.
    pub(super) fn give_floor(&mut self, next: Seat, may: SeatSet) -> Result<Option<Seat>, Failure> {
        let free: SeatSet = self.company.people.iter().filter(|&seat| may.contains(seat)).collect();
        match self.only_person() {
            Some(person) => {
                let tempted = self.has_new_choices(person) && free.contains(person);
                Ok(Some(if tempted { person } else { next }))
            }
            None => self.pass_keyboard(next, free),
        }
    }

    /// Whether the person can do something that was not open when they were last asked. What changes only how they
    /// are asked does not count.
    fn has_new_choices(&mut self, person: Seat) -> bool {
        let legal = self.table.legal(person);
        let offers = self.table.legal_choices(person);
        let weighed = &mut self.ears.entry(person).or_default().weighed;
        weighed.retain(|choice| legal.contains(choice));
        legal.iter().zip(offers).any(|(choice, offer)| !offer.aside && !weighed.contains(choice))
    }

    /// The same where several people share the keyboard. Those who are free to act are named whenever it changes
    /// hands; where it does not, only if one of them was not asked before.
    fn pass_keyboard(&mut self, next: Seat, free: SeatSet) -> Result<Option<Seat>, Failure> {
        let asked_before = self.passed;
        self.passed = free;
        if self.company.people.contains(next) && self.at_keyboard != Some(next) {
            return self.hand_over(next, free);
        }
        if free.minus(asked_before).is_empty() {
            return Ok(Some(next));
        }
        let request = Message::new("cli-anyone-first").with("who", next).with("others", seats(free.iter()));
        match self.call(&request, free)? {
            Call::GoOn => Ok(Some(next)),
            Call::First(person) => self.hand_over(person, SeatSet::EMPTY),
            Call::Leave => Ok(None),
        }
    }

    /// Makes sure that only this person looks, once the one before has read to the end; or one of those who are
    /// free to act before.
    fn hand_over(&mut self, seat: Seat, free: SeatSet) -> Result<Option<Seat>, Failure> {
        if self.at_keyboard == Some(seat) {
            return Ok(Some(seat));
        }
        if self.at_keyboard.take().is_some() && self.draw_curtain()? == Flow::Leave {
            return Ok(None);
        }
        let id = if free.is_empty() { "cli-hand-over" } else { "cli-hand-over-or" };
        let request = Message::new(id).with("who", seat).with("others", seats(free.iter()));
        match self.call(&request, free)? {
            Call::GoOn => {
                self.at_keyboard = Some(seat);
                Ok(Some(seat))
            }
            Call::First(person) => self.hand_over(person, SeatSet::EMPTY),
            Call::Leave => Ok(None),
        }
    }

    fn draw_curtain(&mut self) -> Result<Flow, Failure> {
        let call = self.call(&Message::new("cli-clear"), SeatSet::EMPTY)?;
        for _ in 0..CURTAIN {
            self.console.gap()?;
        }
        Ok(if matches!(call, Call::Leave) { Flow::Leave } else { Flow::On })
    }

    /// Waits for Enter, or for the name of one of those who are free to act.
    fn call(&mut self, request: &Message, free: SeatSet) -> Result<Call, Failure> {
        let cast = self.cast_for(None);
        let name = |seat| self.speech.tell(&Message::new("cli-name").with("name", seat), &cast);
        let names = Menu::of_names(free.iter().map(name).collect());
        let request = self.speech.tell(request, &cast);
        loop {
            let Some(line) = self.console.ask(&request)? else { return Ok(Call::Leave) };
            let called = |place: usize| free.iter().nth(place).map(Call::First);
            match Answer::read_name(&line, &names) {
                Answer::Quit => return Ok(Call::Leave),
                Answer::Choice(place) => return Ok(called(place).unwrap_or(Call::GoOn)),
                Answer::Again => return Ok(Call::GoOn),
                _ if free.is_empty() => return Ok(Call::GoOn),
                _ => self.console.line(&self.speech.plainly("cli-no-such-name"))?,
            }
        }
    }
}
