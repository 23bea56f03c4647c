//! Ctrl-C and a limit of time, for commands that run for long.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::failure::Failure;

/// What is done when a time is over.
pub(super) struct Limit {
    pub(super) after: Duration,
    pub(super) then: Box<dyn FnOnce() + Send>,
}

/// Listens for Ctrl-C from when this returns. Whoever presses it twice does not want to wait.
pub(super) fn listen(
    limit: Option<Limit>,
    interrupted: impl FnOnce() + Send + 'static,
) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (listening, listens) = mpsc::channel();
    thread::spawn(move || {
        runtime.block_on(async {
            // Asked in this order, the first listens before the second says so.
            let pressed = tokio::select! {
                biased;
                pressed = tokio::signal::ctrl_c() => pressed,
                () = count_down(listening, limit) => Ok(()),
            };
            interrupted();
            if pressed.is_ok() && tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(130);
            }
        });
    });
    listens.recv().map_err(|_| Failure::new("the program cannot listen for Ctrl-C"))
}

/// Never ends, so that only a person ends the run at once.
async fn count_down(listening: mpsc::Sender<()>, limit: Option<Limit>) {
    // Nobody waits for it only if the program has ended already.
    let _ = listening.send(());
    if let Some(Limit { after, then }) = limit {
        tokio::time::sleep(after).await;
        then();
    }
    std::future::pending().await
}
