//! A server of a package, and its log.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// The longest wait for a server.
const PATIENCE: Duration = Duration::from_secs(60);

/// Returns an address on which nobody listens.
pub(crate) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

pub(crate) struct Server {
    child: Child,
    /// The standard output after the line that says that it is open.
    out: Option<Receiver<String>>,
    log: Receiver<String>,
}

impl Server {
    /// Starts a server and waits until it is open.
    #[track_caller]
    pub(crate) fn start(command: Command) -> Server {
        let mut server = Server::spawn(command);
        let out = lines_of(server.child.stdout.take().unwrap());
        let Ok(message) = out.recv_timeout(PATIENCE) else { panic!("it is not open: {}", server.log()) };
        assert!(message.starts_with("Antorcha is open at "), "{message}");
        server.out = Some(out);
        server
    }

    /// Returns the token that makes the first admin. A new server prints it after its address.
    #[track_caller]
    pub(crate) fn first_admin_token(&self) -> String {
        let line = self.out.as_ref().unwrap().recv_timeout(PATIENCE).unwrap();
        line.split_once("/admin#token=").unwrap_or_else(|| panic!("{line}")).1.to_owned()
    }

    /// Starts a server and waits for nothing.
    pub(crate) fn spawn(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let log = lines_of(child.stderr.take().unwrap());
        Server { child, out: None, log }
    }

    /// Stops it with SIGTERM, as systemd and container engines do.
    #[track_caller]
    pub(crate) fn stop(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", "TERM", &id]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status}: {}", self.log());
    }

    /// Kills it with SIGKILL.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Returns whether it has ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Returns what it has logged so far.
    pub(crate) fn log(&self) -> String {
        self.log.try_iter().collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Server {
    /// Kills the server if a test fails.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn lines_of(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    receiver
}
