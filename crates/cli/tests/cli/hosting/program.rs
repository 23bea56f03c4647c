//! Runs the program: for an answer, or as a server.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a server may take for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a run of the program came to.
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// What it said, if it did what it was asked.
    #[track_caller]
    pub(crate) fn well(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Its complaint, if it refused.
    #[track_caller]
    pub(crate) fn refusal(self) -> String {
        assert_eq!(self.status, 2, "{}{}", self.out, self.err);
        self.err
    }
}

/// Runs the program to its end.
pub(crate) fn antorcha(arguments: &[&str]) -> Ran {
    antorcha_with(arguments, &[])
}

/// Runs the program to its end, with these variables in its environment.
pub(crate) fn antorcha_with(arguments: &[&str], variables: &[(&str, &str)]) -> Ran {
    let ran = command(arguments).envs(variables.iter().copied()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { status: ran.status.code().unwrap(), out: text(ran.stdout), err: text(ran.stderr) }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antorcha"));
    command.args(arguments).stdin(Stdio::null());
    command
}

/// The URL of an SQLite store in this folder.
pub(crate) fn sqlite_in(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("antorcha.db").display())
}

/// An address at which nobody listens.
pub(crate) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// A running server.
pub(crate) struct Server {
    child: Child,
    log: Receiver<String>,
    heard: Vec<String>,
    pub(crate) url: String,
}

/// How a server ended.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) log: String,
    pub(crate) took: Duration,
}

impl Server {
    /// Starts a server on this store, with limits that do not hold tests up.
    pub(crate) fn on(store: &str) -> Server {
        Server::with(store, &[])
    }

    /// The same, with more flags.
    pub(crate) fn with(store: &str, more: &[&str]) -> Server {
        let mut arguments = vec!["serve", "--listen", "127.0.0.1:0", "--store", store];
        for limit in
            ["--messages-per-second", "--requests-per-second", "--rooms-per-hour", "--lines-per-ten-seconds"]
        {
            arguments.extend([limit, "10000"]);
        }
        arguments.extend(more);
        let mut child = command(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let log = lines_of(child.stderr.take().unwrap());
        let said = lines_of(child.stdout.take().unwrap()).recv_timeout(PATIENCE);
        let Ok(said) = said else { panic!("no address: {:?}", log.try_iter().collect::<Vec<_>>()) };
        let url = said.strip_prefix("Antorcha is open at ").unwrap().to_owned();
        Server { child, log, heard: Vec::new(), url }
    }

    /// Waits for a line of the log.
    pub(crate) fn wait_for_log(&mut self, part: &str) {
        loop {
            let line =
                self.log.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no `{part}`: {:?}", self.heard));
            self.heard.push(line);
            if self.heard.last().is_some_and(|line| line.contains(part)) {
                return;
            }
        }
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    /// Waits until it has ended.
    pub(crate) fn ended(mut self) -> Ended {
        let start = Instant::now();
        let (sender, receiver) = channel();
        let id = self.child.id().to_string();
        // A server that does not end fails the test, and does not hold it up.
        let watch = thread::spawn(move || {
            if receiver.recv_timeout(PATIENCE).is_err() {
                let _ = Command::new("kill").args(["-s", "KILL", &id]).status();
            }
        });
        let status = self.child.wait().unwrap();
        let took = start.elapsed();
        sender.send(()).unwrap();
        watch.join().unwrap();
        self.heard.extend(self.log.iter());
        Ended { status, log: self.heard.join("\n"), took }
    }

    /// Ends it as a deploy does.
    pub(crate) fn stop(self) -> Ended {
        self.signal("TERM");
        let ended = self.ended();
        assert!(ended.status.success(), "{}", ended.log);
        ended
    }
}

impl Drop for Server {
    /// A test that fails leaves no server behind. One that has ended is not hurt by it.
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
