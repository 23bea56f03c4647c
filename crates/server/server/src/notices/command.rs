//! Sends notices by running the operator's program.

use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use serde::Serialize;
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

pub(super) const TIMEOUT: Duration = Duration::from_secs(30);

/// The JSON that the program reads. Operators rely on these names, so they must not change.
#[derive(Serialize)]
pub(super) struct CommandJson<'a> {
    pub id: &'a str,
    pub email: &'a str,
    pub name: &'a str,
    pub lang: &'a str,
    pub game: &'a str,
    pub room: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<&'a str>,
    pub since_ms: i64,
}

/// Why a notice may not have arrived. The program's output is not included, because it may contain the address.
#[derive(Debug, thiserror::Error)]
pub(super) enum CommandError {
    #[error("the program cannot be run: {0}")]
    NotRun(#[from] std::io::Error),
    #[error("the program ended with {0}")]
    Failed(ExitStatus),
    #[error("the program took too long and was ended")]
    TooLong,
}

pub(super) async fn run(program: &Path, message: &str, timeout_after: Duration) -> Result<(), CommandError> {
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
            Err(CommandError::TooLong)
        }
    }
}

fn succeeded(status: ExitStatus) -> Result<(), CommandError> {
    if status.success() { Ok(()) } else { Err(CommandError::Failed(status)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn outcome(program: &str, timeout_after: Duration) -> String {
        let delivered = run(Path::new(program), "a message\n", timeout_after).await;
        delivered.map_or_else(|problem| problem.to_string(), |()| "delivered".to_owned())
    }

    #[tokio::test]
    async fn the_exit_status_tells_whether_a_notice_was_sent() {
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
