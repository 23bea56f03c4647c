//! What a seat could know of hidden cards.

use game::{Observer, Seat};
use room::RoomError;
use serde::Serialize;
use table::BotInput;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::archive::{Archive, Playback};
use crate::error::AnswerError;

/// What a seat could know of hidden cards after a step.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct BeliefsShown {
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    pub seat: Seat,
    /// The log entry of the step, as the outline names it.
    pub entry: i64,
    /// The hidden places and the chances of the cards there.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub beliefs: catalog::Beliefs,
}

/// What a seat could know of hidden cards after a step.
pub fn beliefs_shown(archive: &Archive, seat: Seat, entry: i64) -> Result<BeliefsShown, AnswerError> {
    let entry = archive.step_of_belief(seat, entry)?;
    let view = archive.view_after(seat, entry)?;
    let beliefs = (archive.room.game().beliefs)(&view);
    let beliefs = beliefs.ok_or_else(|| AnswerError::internal("no state fits a view"))?;
    Ok(BeliefsShown { seat, entry, beliefs })
}

impl Archive {
    /// The step that an entry belongs to: the last one up to it. Refuses while anything in the match is secret.
    pub fn step_of_belief(&self, seat: Seat, entry: i64) -> Result<i64, AnswerError> {
        self.check_open()?;
        if seat.index() >= self.room.places().len() {
            return Err(AnswerError::from(RoomError::NoSuchSeat { seat }));
        }
        let entries = self.entries_of_all_steps()?;
        let last = entries.iter().rev().find(|step| **step <= entry);
        Ok(*last.or(entries.first()).ok_or_else(|| self.nothing_to_see())?)
    }

    /// What a seat saw after a step. Only this is used for a belief.
    pub fn view_after(&self, seat: Seat, entry: i64) -> Result<BotInput, AnswerError> {
        let mut view = None;
        self.play(i64::MAX, |table, position| {
            if position.entry < entry {
                return Playback::Continue;
            }
            view = Some(table.view_input(Observer::Seat(seat)));
            Playback::Stop
        })?;
        view.ok_or_else(|| self.nothing_to_see())
    }
}
