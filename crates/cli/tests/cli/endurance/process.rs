//! Server processes that can be killed.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

/// Returns a free port.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

pub(crate) struct Process {
    child: Child,
    pub(crate) url: String,
}

impl Process {
    /// Starts a server and waits until it is ready.
    pub(crate) fn start(port: u16, store: &str, more: &[&str]) -> Process {
        let listen = format!("127.0.0.1:{port}");
        let mut command = Command::new(env!("CARGO_BIN_EXE_antorcha"));
        command.args(["serve", "--listen", &listen, "--store", store, "--log-level", "error"]);
        for limit in
            ["--messages-per-second", "--requests-per-second", "--rooms-per-hour", "--guests-per-hour"]
        {
            command.args([limit, "100000"]);
        }
        command.args(more).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut message = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut message).unwrap();
        assert!(message.contains("is open at"), "the server did not start: {message}");
        Process { child, url: format!("http://{listen}") }
    }

    /// Kills it with SIGKILL.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Stops it with SIGTERM and checks its exit status.
    pub(crate) fn stop(mut self) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(asked.success());
        assert!(self.child.wait().unwrap().success());
    }
}

/// Kills the server if a test fails.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
