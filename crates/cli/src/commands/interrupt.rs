//! Ctrl-C and a time limit for long commands.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::error::CliError;

/// A callback that runs after a time.
pub(super) struct Limit {
    pub(super) after: Duration,
    pub(super) then: Box<dyn FnOnce() + Send>,
}

/// Starts to listen for Ctrl-C. A second Ctrl-C ends the process at once.
pub(super) fn listen(
    limit: Option<Limit>,
    interrupted: impl FnOnce() + Send + 'static,
) -> Result<(), CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (listening, is_listening) = mpsc::channel();
    thread::spawn(move || {
        runtime.block_on(async {
            // `biased` polls in this order: the signal handler is installed before `start_timer` reports it.
            let pressed = tokio::select! {
                biased;
                pressed = tokio::signal::ctrl_c() => pressed,
                () = start_timer(listening, limit) => Ok(()),
            };
            interrupted();
            if pressed.is_ok() && tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(130);
            }
        });
    });
    is_listening.recv().map_err(|_| CliError::new("cannot listen for Ctrl-C"))
}

/// Never returns, so that only Ctrl-C calls `interrupted`.
async fn start_timer(listening: mpsc::Sender<()>, limit: Option<Limit>) {
    // This fails only if the program is already ending.
    let _ = listening.send(());
    if let Some(Limit { after, then }) = limit {
        tokio::time::sleep(after).await;
        then();
    }
    std::future::pending().await
}
