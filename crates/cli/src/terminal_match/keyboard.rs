//! Passes the keyboard from one person to another, and offers people to act out of turn.
//!
//! What a shared screen asks depends only on public knowledge, so that it reveals no secret of a person.

use game::{Message, Seat, SeatSet};

use super::answer::Answer;
use super::menu::Menu;
use super::{NextStep, TerminalMatch};
use crate::error::CliError;
use crate::localizer::seats;

/// Enough blank lines to clear an ordinary screen.
const BLANK_LINES: usize = 60;

/// The answer to the question who wants to act out of turn.
enum FirstToAct {
    Nobody,
    Person(Seat),
    Leave,
}

impl TerminalMatch {
    /// Returns the next seat, or a person who wants to act out of turn. Returns `None` if the people quit.
    pub(super) fn next_to_act(&mut self, next: Seat, may: SeatSet) -> Result<Option<Seat>, CliError> {
        let free: SeatSet = self.players.people.iter().filter(|&seat| may.contains(seat)).collect();
        match self.only_person() {
            Some(person) => {
                let wants_to_act = self.has_new_choices(person) && free.contains(person);
                Ok(Some(if wants_to_act { person } else { next }))
            }
            None => self.pass_keyboard(next, free),
        }
    }

    /// Returns whether the person has a choice that they have not seen yet. Choices that only change how the person is
    /// asked do not count.
    fn has_new_choices(&mut self, person: Seat) -> bool {
        let legal = self.table.legal(person);
        let offers = self.table.legal_choices(person);
        let choices_shown = &mut self.person_states.entry(person).or_default().choices_shown;
        choices_shown.retain(|choice| legal.contains(choice));
        legal.iter().zip(offers).any(|(choice, offer)| !offer.aside && !choices_shown.contains(choice))
    }

    /// Does the same for a shared keyboard. The people who may act out of turn are asked whenever the keyboard changes hands,
    /// and otherwise only if one of them was not asked before.
    fn pass_keyboard(&mut self, next: Seat, free: SeatSet) -> Result<Option<Seat>, CliError> {
        let asked_before = self.asked_out_of_turn;
        self.asked_out_of_turn = free;
        if self.players.people.contains(next) && self.at_keyboard != Some(next) {
            return self.hand_over(next, free);
        }
        if free.minus(asked_before).is_empty() {
            return Ok(Some(next));
        }
        let request = Message::new("cli-anyone-first").with("who", next).with("others", seats(free.iter()));
        match self.ask_who_acts(&request, free)? {
            FirstToAct::Nobody => Ok(Some(next)),
            FirstToAct::Person(person) => self.hand_over(person, SeatSet::EMPTY),
            FirstToAct::Leave => Ok(None),
        }
    }

    /// Waits until the last person has read everything, clears the screen, and waits for this person or for one of those who
    /// may act out of turn.
    fn hand_over(&mut self, seat: Seat, free: SeatSet) -> Result<Option<Seat>, CliError> {
        if self.at_keyboard == Some(seat) {
            return Ok(Some(seat));
        }
        if self.at_keyboard.take().is_some() && self.clear_screen()? == NextStep::Leave {
            return Ok(None);
        }
        let id = if free.is_empty() { "cli-hand-over" } else { "cli-hand-over-or" };
        let request = Message::new(id).with("who", seat).with("others", seats(free.iter()));
        match self.ask_who_acts(&request, free)? {
            FirstToAct::Nobody => {
                self.at_keyboard = Some(seat);
                Ok(Some(seat))
            }
            FirstToAct::Person(person) => self.hand_over(person, SeatSet::EMPTY),
            FirstToAct::Leave => Ok(None),
        }
    }

    fn clear_screen(&mut self) -> Result<NextStep, CliError> {
        let ask_who_acts = self.ask_who_acts(&Message::new("cli-clear"), SeatSet::EMPTY)?;
        for _ in 0..BLANK_LINES {
            self.console.blank_line()?;
        }
        Ok(if matches!(ask_who_acts, FirstToAct::Leave) { NextStep::Leave } else { NextStep::Continue })
    }

    /// Waits for Enter, or for the name of a person who may act out of turn.
    fn ask_who_acts(&mut self, request: &Message, free: SeatSet) -> Result<FirstToAct, CliError> {
        let audience = self.audience_for(None);
        let name =
            |seat| self.localizer.sentence_for(&Message::new("cli-name").with("name", seat), &audience);
        let names = Menu::of_names(free.iter().map(name).collect());
        let request = self.localizer.sentence_for(request, &audience);
        loop {
            let Some(line) = self.console.ask(&request)? else { return Ok(FirstToAct::Leave) };
            let chosen = |place: usize| free.iter().nth(place).map(FirstToAct::Person);
            match Answer::parse_name(&line, &names) {
                Answer::Quit => return Ok(FirstToAct::Leave),
                Answer::Choice(place) => return Ok(chosen(place).unwrap_or(FirstToAct::Nobody)),
                Answer::Again => return Ok(FirstToAct::Nobody),
                _ if free.is_empty() => return Ok(FirstToAct::Nobody),
                _ => self.console.line(&self.localizer.text("cli-no-such-name"))?,
            }
        }
    }
}
