//! A server that does not outlive whoever started it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Runs the server in the background and waits for the end of its own input, which comes when the process that
/// holds the other end lets go of it or dies. Then it ends the server, and removes its folder unless told to keep it.
const WATCH: &str = r#"
signal=$1; folder=$2; shift 2
"$@" </dev/null &
server=$!
last_words=$(cat)
kill -s "$signal" "$server" 2>/dev/null
wait "$server"
[ "$last_words" = keep ] || rm -rf "$folder"
"#;

/// A running server.
#[derive(Debug)]
pub(crate) struct ServerGuard {
    watch: Child,
}

impl ServerGuard {
    /// Starts a server that lives in this folder, logs to a file in it, and is ended by this signal.
    pub(crate) fn start(command: &[String], end_by: &str, folder: &Path) -> Result<ServerGuard, String> {
        let log = ServerGuard::log(folder);
        let unusable =
            |error: std::io::Error| format!("the log {} cannot be written: {error}", log.display());
        let out = std::fs::File::options().create(true).append(true).open(&log).map_err(unusable)?;
        let err = out.try_clone().map_err(unusable)?;
        let watch = Command::new("sh")
            .args(["-c", WATCH, "guard", end_by])
            .arg(folder)
            .args(command)
            .stdin(Stdio::piped())
            .stdout(out)
            .stderr(err)
            .spawn()
            .map_err(|error| format!("sh cannot be started: {error}"))?;
        Ok(ServerGuard { watch })
    }

    /// Where a server that lives in this folder logs to.
    pub(crate) fn log(folder: &Path) -> PathBuf {
        folder.join("log")
    }

    /// Ends the server, waits until it has ended, and keeps its folder.
    pub(crate) fn end(mut self) {
        if let Some(input) = &mut self.watch.stdin {
            // A watch that no longer listens has ended, and its server with it.
            let _ = input.write_all(b"keep");
        }
    }
}

impl Drop for ServerGuard {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        // A watch that cannot be waited for has ended.
        let _ = self.watch.wait();
    }
}
