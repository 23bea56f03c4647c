//! The start of a match does not wait forever for the nonces of its seats.

use super::RoomTask;
use room::Plan;

impl RoomTask {
    pub(super) async fn replace_missing_nonces(&mut self, now_ms: i64) {
        if self.room.reveal_until().is_none_or(|until| until > now_ms) {
            return;
        }
        match self.room.plan_replacements() {
            Ok(Plan::Enter { entries, prepared }) => {
                let entered = self.store_and_apply(entries, prepared).await;
                self.log_failure("a match could not begin", entered);
            }
            Ok(_) => {}
            Err(error) => tracing::error!(room = %self.room.id(), %error, "a match could not begin"),
        }
    }
}
