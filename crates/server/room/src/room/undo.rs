//! Undo: whether the others must agree, and their answers.

use game::Seat;

use super::entry::{Decider, Entry};
use super::plan::{Plan, decided};
use super::{Room, chat};
use crate::error::RoomError;
use crate::ids::PlayerId;

impl Room {
    pub(super) fn plan_undo(&self, player: &PlayerId, id: &str, reason: &str) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        let table = self.playing()?;
        if self.undo.is_some() {
            return Err(RoomError::UndoMismatch {
                problem: "an undo is already requested: answer that request first",
            });
        }
        let undo = table.undo_for(seat).filter(|_| self.script.is_none()).ok_or(RoomError::NothingToUndo)?;
        let asks = self.other_people(seat);
        if undo.is_free || asks.is_empty() {
            return self.plan_undone(seat, id, undo.steps, Vec::new());
        }
        let (id, reason) = (id.to_owned(), chat::reason(reason)?);
        let asks = asks.iter().collect();
        Ok(Entry::UndoAsked { seat, id, reason, steps: undo.steps, asks }.into())
    }

    pub(super) fn plan_answer(&self, player: &PlayerId, agree: bool) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        let asked = self.undo.as_ref().filter(|undo| undo.waits_for.contains(seat));
        let undo =
            asked.ok_or(RoomError::UndoMismatch { problem: "no undo request waits for your answer" })?;
        let answer = Entry::UndoAnswered { seat, agree };
        if agree && undo.waits_for.without(seat).is_empty() {
            // Someone may have decided in secret since the request.
            let steps = self.playing()?.undo_for(undo.seat).ok_or(RoomError::NothingToUndo)?.steps;
            return self.plan_undone(undo.seat, "", steps, vec![answer]);
        }
        Ok(answer.into())
    }

    fn plan_undone(
        &self,
        seat: Seat,
        id: &str,
        steps: u32,
        mut entries: Vec<Entry>,
    ) -> Result<Plan, RoomError> {
        let prepared = self.playing()?.prepare_undo(steps)?;
        entries.push(Entry::Undone(decided(seat, Decider::Owner { id: id.to_owned() }, &prepared)?));
        Ok(Plan::Enter { entries, prepared: Some(prepared) })
    }

    pub(super) fn undo_answered(&mut self, seat: Seat, agree: bool) {
        match &mut self.undo {
            Some(request) if agree => request.waits_for = request.waits_for.without(seat),
            _ => self.undo = None,
        }
    }
}
