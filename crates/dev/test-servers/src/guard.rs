//! Stops a server when the process that started it ends.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Runs the server in the background and waits for the end of standard input, which comes when the parent process closes
/// it or dies. Then it stops the server. It removes the folder, unless the input was `keep`.
const WATCH_SCRIPT: &str = r#"
signal=$1; folder=$2; shift 2
"$@" </dev/null &
server=$!
last_words=$(cat)
kill -s "$signal" "$server" 2>/dev/null
wait "$server"
[ "$last_words" = keep ] || rm -rf "$folder"
"#;

#[derive(Debug)]
pub(crate) struct ServerGuard {
    watch: Child,
}

impl ServerGuard {
    /// Starts a server with this folder, in which it writes its log. The signal `end_by` stops it.
    pub(crate) fn start(command: &[String], end_by: &str, folder: &Path) -> Result<ServerGuard, String> {
        let log = ServerGuard::log(folder);
        let unusable =
            |error: std::io::Error| format!("the log {} cannot be written: {error}", log.display());
        let out = std::fs::File::options().create(true).append(true).open(&log).map_err(unusable)?;
        let err = out.try_clone().map_err(unusable)?;
        let watch = Command::new("sh")
            .args(["-c", WATCH_SCRIPT, "guard", end_by])
            .arg(folder)
            .args(command)
            .stdin(Stdio::piped())
            .stdout(out)
            .stderr(err)
            .spawn()
            .map_err(|error| format!("sh cannot be started: {error}"))?;
        Ok(ServerGuard { watch })
    }

    /// Returns the log file of a server with this folder.
    pub(crate) fn log(folder: &Path) -> PathBuf {
        folder.join("log")
    }

    /// Stops the server, waits for its end and keeps its folder.
    pub(crate) fn end(mut self) {
        if let Some(input) = &mut self.watch.stdin {
            // If the script does not read any more, it has ended, and so has the server.
            let _ = input.write_all(b"keep");
        }
    }
}

impl Drop for ServerGuard {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        // This fails only if the script has already ended.
        let _ = self.watch.wait();
    }
}
