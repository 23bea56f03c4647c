//! Long computations. Live matches come first.

use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::replay_queue::ReplayPermit;

/// Runs this work on a thread of its own with a low priority. The thread keeps the place in the queue until it ends, even if
/// nobody waits for the result any more.
pub(crate) async fn run<T: Send + 'static>(
    permit: ReplayPermit,
    name: &'static str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let (sender, receiver) = oneshot::channel();
    let working = move || {
        lower_priority();
        // If nobody waits any more, the result is not needed.
        let _ = sender.send(work());
        drop(permit);
    };
    let started = std::thread::Builder::new().name(name.to_owned()).spawn(working);
    started.map_err(|_| ApiError::internal("a thread cannot be started"))?;
    receiver.await.map_err(|_| ApiError::internal("a computation has failed"))
}

/// On Linux the niceness belongs to a thread, elsewhere to the whole process.
#[cfg(target_os = "linux")]
fn lower_priority() {
    const NICE: i32 = 15;
    let _ = rustix::process::nice(NICE);
}

#[cfg(not(target_os = "linux"))]
fn lower_priority() {}
