//! Sends reminders to players by running the host's program.

use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;

use room::ids::RoomId;
use serde::Serialize;
use tokio::io::AsyncWriteExt;
use tokio::process::Command;
use tokio::sync::Semaphore;

use crate::people::Contact;
use crate::settings::Settings;

/// How many programs may run at once.
const AT_ONCE: usize = 4;

const TIMEOUT: Duration = Duration::from_secs(30);

/// A reminder that a match waits for a player. It has no `Debug`, so that no log shows the address.
pub(crate) struct Reminder {
    pub contact: Contact,
    pub name: String,
    pub game: String,
    pub room: RoomId,
    /// Since when the match waits, in milliseconds since 1970.
    pub since_ms: i64,
}

/// The JSON that the program reads. Hosts rely on these names, so they must not change.
#[derive(Serialize)]
struct ReminderJson<'a> {
    email: &'a str,
    name: &'a str,
    lang: &'a str,
    game: &'a str,
    room: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    since_ms: i64,
}

/// Why a reminder may not have arrived. The program's output is not included, because it may contain the address.
#[derive(Debug, thiserror::Error)]
enum DeliveryError {
    #[error("the program cannot be run: {0}")]
    NotRun(#[from] std::io::Error),
    #[error("the program ended with {0}")]
    Failed(ExitStatus),
    #[error("the program took too long and was ended")]
    TooLong,
}

/// Runs the host's program for each reminder, a few at a time.
pub(crate) struct ReminderSender {
    settings: Arc<Settings>,
    permits: Semaphore,
}

impl ReminderSender {
    pub(crate) fn new(settings: Arc<Settings>) -> Arc<ReminderSender> {
        Arc::new(ReminderSender { settings, permits: Semaphore::new(AT_ONCE) })
    }

    /// Sends a reminder in the background.
    pub(crate) fn send(self: &Arc<ReminderSender>, reminder: Reminder) {
        let sender = Arc::clone(self);
        tokio::spawn(async move {
            let Some(program) = &sender.settings.reminder_command else { return };
            let Ok(_permit) = sender.permits.acquire().await else { return };
            if let Err(problem) = deliver(program, &sender.message(&reminder), TIMEOUT).await {
                tracing::warn!(room = %reminder.room, %problem, "a reminder could not be sent");
            }
        });
    }

    #[expect(clippy::expect_used, reason = "all fields are strings and numbers")]
    fn message(&self, reminder: &Reminder) -> String {
        let Reminder { contact, name, game, room, since_ms } = reminder;
        let url = self
            .settings
            .public_url
            .as_ref()
            .map(|url| format!("{}/table/{room}", url.trim_end_matches('/')));
        let (email, lang) = (contact.email.as_str(), contact.lang.code());
        let message = ReminderJson { email, name, lang, game, room: room.as_str(), url, since_ms: *since_ms };
        serde_json::to_string(&message).expect("invariant: a reminder can be written as JSON") + "\n"
    }
}

async fn deliver(program: &Path, message: &str, timeout_after: Duration) -> Result<(), DeliveryError> {
    let mut command = Command::new(program);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    let stdin = child.stdin.take();
    let run = async {
        if let Some(mut stdin) = stdin {
            // A program need not read its input. Its exit status says whether it failed.
            let _ = stdin.write_all(message.as_bytes()).await;
        }
        child.wait().await
    };
    match tokio::time::timeout(timeout_after, run).await {
        Ok(status) => succeeded(status?),
        Err(_) => {
            child.kill().await?;
            Err(DeliveryError::TooLong)
        }
    }
}

fn succeeded(status: ExitStatus) -> Result<(), DeliveryError> {
    if status.success() { Ok(()) } else { Err(DeliveryError::Failed(status)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn outcome(program: &str, timeout_after: Duration) -> String {
        let delivered = deliver(Path::new(program), "a message\n", timeout_after).await;
        delivered.map_or_else(|problem| problem.to_string(), |()| "delivered".to_owned())
    }

    #[tokio::test]
    async fn the_exit_status_tells_whether_a_reminder_was_sent() {
        assert_eq!(outcome("/bin/cat", TIMEOUT).await, "delivered");
        assert_eq!(outcome("/bin/true", TIMEOUT).await, "delivered", "it need not read");
        assert_eq!(outcome("/bin/false", TIMEOUT).await, "the program ended with exit status: 1");
        assert!(outcome("/no/such/program", TIMEOUT).await.starts_with("the program cannot be run"));
    }

    #[tokio::test]
    async fn a_program_that_takes_too_long_is_killed() {
        // `yes` never ends.
        assert_eq!(
            outcome("/usr/bin/yes", Duration::from_millis(50)).await,
            "the program took too long and was ended"
        );
    }
}
