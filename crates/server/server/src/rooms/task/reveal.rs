//! The start of a match does not wait forever for the nonces of its seats.

use super::RoomTask;
use room::Plan;

impl RoomTask {
    pub(super) async fn replace_missing_nonces(&mut self, now_ms: i64) {
        if self.room.reveal_until().is_none_or(|until| until > now_ms) {
            return;
        }
        let entered = match self.room.plan_replacements() {
            Ok(Plan::Enter { entries, prepared }) => self.store_and_apply(entries, prepared).await,
            Ok(_) => Ok(()),
            Err(error) => Err(error.into()),
        };
        self.log_failure("a match could not begin", entered);
    }
}
