//! Lessons: the other seats play by a script, and the learner must follow it.
//!
//! The log decides what happened, as in every room; the script only says what comes next.

use catalog::{FIRST, LEARNER, Lesson};
use game::Seat;
use serde_json::Value;
use table::AnyTable;

use super::Room;
use super::entry::Entry;
use super::settings::{RoomSettings, SeatRequest};
use crate::error::RoomError;
use crate::ids::{PlayerId, draw_secret};

impl Room {
    /// The first entries of a lesson. The learner has yet to sit down.
    pub fn lesson_entries(
        game: &'static catalog::Entry,
        chapter: &str,
        host: PlayerId,
    ) -> Result<Vec<Entry>, RoomError> {
        let lesson = game.lesson(chapter).ok_or(RoomError::UnknownLesson)?;
        let (settings, chance) = (settings(game.key(), chapter, &lesson), lesson.chance());
        let opened = Entry::Opened { host, settings, secret: draw_secret().reveal() };
        let steps = lesson.before;
        let begins_later = (!steps.is_empty()).then_some(Entry::Continued { steps, dealt: Vec::new() });
        Ok([opened, Entry::Scripted { chance }].into_iter().chain(begins_later).collect())
    }

    /// The index among the legal actions of the action that the script has for this seat. `None` if the script has
    /// ended or no longer fits; then the seat's bot decides.
    pub fn written_choice(&self, seat: Seat) -> Option<usize> {
        let (lesson, table) = (self.lesson.as_ref()?, self.table()?);
        let number = u8::try_from(seat.index()).ok()?;
        let written = lesson.decision(number, table.decisions(seat))?;
        table.legal(seat).iter().position(|action| action == written)
    }

    /// Refuses an action of the learner that leaves the script, and any that is not due. A script that says nothing
    /// about the current question, perhaps because it was changed meanwhile, refuses nothing.
    pub(super) fn check_lesson(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        action: Option<&Value>,
        choice: Option<usize>,
    ) -> Result<(), RoomError> {
        let is_learner = seat.index() == usize::from(LEARNER);
        let lesson = self.lesson.as_ref().filter(|_| is_learner);
        let Some(step) = lesson.and_then(|lesson| lesson.step(table.decisions(seat))) else { return Ok(()) };
        let legal = table.legal(seat);
        let chosen = action.or_else(|| legal.get(choice?));
        let fits = chosen.is_none_or(|action| !legal.contains(action) || step.accepts(action));
        let has_left = self.owing_seats().contains(seat) && !legal.iter().any(|action| step.accepts(action));
        if fits || has_left { Ok(()) } else { Err(RoomError::NotInLesson) }
    }
}

fn settings(game: &str, chapter: &str, lesson: &Lesson) -> RoomSettings {
    let chair = |number| match number {
        LEARNER => SeatRequest::Person,
        _ => SeatRequest::Bot { bot: lesson.bot.clone() },
    };
    RoomSettings {
        game: game.to_owned(),
        options: lesson.options.clone(),
        seats: (0..lesson.seats).map(chair).collect(),
        listed: false,
        rated: false,
        practice: false,
        pace: Default::default(),
        spectators: Default::default(),
        lesson: true,
        chapter: (chapter != FIRST).then(|| chapter.to_owned()),
        origin: None,
        daily: None,
    }
}
