//! Runs the program as a command or as a server.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The key of all nodes.
pub(crate) const CLUSTER_KEY: &str = "a key for the nodes of these tests";

/// The longest wait for a server.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct RunResult {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl RunResult {
    /// Returns the output and checks that the program succeeded.
    #[track_caller]
    pub(crate) fn success(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Returns the error message and checks that the exit status is 2.
    #[track_caller]
    pub(crate) fn refusal(self) -> String {
        assert_eq!(self.status, 2, "{}{}", self.out, self.err);
        self.err
    }
}

/// Runs the program and waits for its end.
pub(crate) fn antorcha(arguments: &[&str]) -> RunResult {
    antorcha_with(arguments, &[])
}

/// Runs the program with these environment variables.
pub(crate) fn antorcha_with(arguments: &[&str], variables: &[(&str, &str)]) -> RunResult {
    let ran = command(arguments).envs(variables.iter().copied()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    RunResult { status: ran.status.code().unwrap(), out: text(ran.stdout), err: text(ran.stderr) }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antorcha"));
    command.args(arguments).stdin(Stdio::null());
    command
}

pub(crate) fn sqlite_in(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("antorcha.db").display())
}

/// Returns a free address.
pub(crate) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

pub(crate) struct Server {
    child: Child,
    log: Receiver<String>,
    output: Receiver<String>,
    events: Vec<String>,
    pub(crate) url: String,
}

/// The exit status and log of a server.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) log: String,
    pub(crate) took: Duration,
}

impl Server {
    /// Starts a server with this store, and with limits that are high enough for tests.
    pub(crate) fn on(store: &str) -> Server {
        Server::with(store, &[])
    }

    /// Does the same with more flags.
    pub(crate) fn with(store: &str, more: &[&str]) -> Server {
        Server::start(command(&Server::arguments(store, more)))
    }

    /// Does the same with a limit on open files.
    pub(crate) fn with_open_files(store: &str, files: u32, more: &[&str]) -> Server {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_antorcha")]);
        shell.args(Server::arguments(store, more)).stdin(Stdio::null());
        Server::start(shell)
    }

    fn arguments<'a>(store: &'a str, more: &[&'a str]) -> Vec<&'a str> {
        let mut arguments = vec!["serve", "--listen", "127.0.0.1:0", "--store", store];
        for limit in
            ["--messages-per-second", "--requests-per-second", "--rooms-per-hour", "--lines-per-ten-seconds"]
        {
            arguments.extend([limit, "10000"]);
        }
        arguments.extend(more);
        arguments
    }

    fn start(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let log = lines_of(child.stderr.take().unwrap());
        let output = lines_of(child.stdout.take().unwrap());
        let message = output.recv_timeout(PATIENCE);
        let Ok(message) = message else { panic!("no address: {:?}", log.try_iter().collect::<Vec<_>>()) };
        let url = message.strip_prefix("Antorcha is open at ").unwrap().to_owned();
        Server { child, log, output, events: Vec::new(), url }
    }

    /// Returns the next line that the server prints after its address.
    pub(crate) fn next_line(&mut self) -> String {
        self.output.recv_timeout(PATIENCE).unwrap()
    }

    pub(crate) fn wait_for_log(&mut self, part: &str) {
        loop {
            let line =
                self.log.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no `{part}`: {:?}", self.events));
            self.events.push(line);
            if self.events.last().is_some_and(|line| line.contains(part)) {
                return;
            }
        }
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    pub(crate) fn ended(mut self) -> Ended {
        let start = Instant::now();
        let (sender, receiver) = channel();
        let id = self.child.id().to_string();
        // If the server does not end, the test fails instead of waiting.
        let watch = thread::spawn(move || {
            if receiver.recv_timeout(PATIENCE).is_err() {
                let _ = Command::new("kill").args(["-s", "KILL", &id]).status();
            }
        });
        let status = self.child.wait().unwrap();
        let took = start.elapsed();
        sender.send(()).unwrap();
        watch.join().unwrap();
        self.events.extend(self.log.iter());
        Ended { status, log: self.events.join("\n"), took }
    }

    /// Stops it with SIGTERM.
    pub(crate) fn stop(self) -> Ended {
        self.signal("TERM");
        let ended = self.ended();
        assert!(ended.status.success(), "{}", ended.log);
        ended
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
