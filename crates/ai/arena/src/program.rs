//! A child process that plays a seat: it reads lines from standard input and answers on standard output.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::ending::ForfeitReason;

/// The limit of one answer, in bytes.
const MAX_BYTES: u64 = 1 << 20;
/// How long a program may take to exit after the game.
const EXIT_TIME: Duration = Duration::from_secs(2);

/// A running program. It is killed when this is dropped.
pub(crate) struct Program {
    child: Child,
    /// Lines to write. A thread writes them, because a program may not read.
    lines: Option<Sender<String>>,
    /// Lines read by a thread, because a program may not answer.
    answers: Receiver<String>,
}

impl Program {
    /// The error is the message of the system.
    pub(crate) fn start(words: &[String]) -> Result<Program, String> {
        let (name, arguments) = words.split_first().ok_or("its command is empty")?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        set_own_process_group(&mut command);
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (lines, unwritten) = mpsc::channel();
        let (answered, answers) = mpsc::sync_channel(1);
        if let (Some(input), Some(output)) = (input, output) {
            thread::spawn(move || write_lines(input, &unwritten));
            thread::spawn(move || read_lines(output, &answered));
        }
        Ok(Program { child, lines: Some(lines), answers })
    }

    /// Sends a line and waits for the answer.
    pub(crate) fn ask(&mut self, line: String, limit: Duration) -> Result<String, ForfeitReason> {
        self.say(line)?;
        match self.answers.recv_timeout(limit) {
            Ok(answer) => Ok(answer),
            Err(RecvTimeoutError::Timeout) => Err(ForfeitReason::TimedOut),
            Err(RecvTimeoutError::Disconnected) => Err(ForfeitReason::Crashed),
        }
    }

    fn say(&mut self, line: String) -> Result<(), ForfeitReason> {
        let lines = self.lines.as_ref().ok_or(ForfeitReason::Crashed)?;
        lines.send(line).map_err(|_| ForfeitReason::Crashed)
    }

    /// Sends a last line and waits a moment for the program to exit.
    pub(crate) fn dismiss(mut self, line: String) {
        // The program may have exited already.
        let _ = self.say(line);
        self.lines = None;
        let leaving = Instant::now();
        while let Some(left) = EXIT_TIME.checked_sub(leaving.elapsed()) {
            if self.answers.recv_timeout(left).is_err() {
                break;
            }
        }
    }
}

impl Drop for Program {
    /// Errors mean that the process has exited already. `wait` removes it from the process table.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Keeps Ctrl-C from reaching the programs: they would exit and count as crashed. The arena ends them itself.
#[cfg(unix)]
fn set_own_process_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn set_own_process_group(_command: &mut Command) {}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all((line + "\n").as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the program exits or writes something that is no line of text.
fn read_lines(output: ChildStdout, answers: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = String::new();
        let read = output.by_ref().take(MAX_BYTES).read_line(&mut line);
        let is_whole = line.ends_with('\n');
        if !matches!(read, Ok(1..)) || !is_whole || answers.send(line).is_err() {
            return;
        }
    }
}
