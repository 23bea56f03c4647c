//! Decisions that wait until the bots have decided, in matches with a fixed order.

use room::protocol::Command;

use super::RoomTask;
use crate::error::ApiError;
use crate::rooms::message::RoomMessage;

impl RoomTask {
    /// Keeps a decision that must wait for the bots; returns every other message. Clients send one decision at a time.
    pub(super) fn hold(&mut self, message: RoomMessage) -> Option<RoomMessage> {
        let decides = matches!(message, RoomMessage::Command { command: Command::Decide { .. }, .. });
        if !decides || !self.must_wait() {
            return Some(message);
        }
        match message {
            RoomMessage::Command { id, answer, .. } if self.held.is_some() => {
                self.answer(&id, Err(ApiError::Busy { retry_s: 1 }), answer);
            }
            message => self.held = Some(Box::new(message)),
        }
        None
    }

    /// The decision that waits no longer.
    pub(super) fn next_held(&mut self) -> Option<RoomMessage> {
        if self.must_wait() { None } else { self.held.take().map(|message| *message) }
    }

    fn must_wait(&self) -> bool {
        self.room.has_fixed_order() && self.bot_runner.is_running()
    }
}
