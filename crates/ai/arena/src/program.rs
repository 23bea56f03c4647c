//! A program that takes a seat: it is told lines on its standard input and answers on its standard output.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::ending::Fault;

/// The longest answer, in bytes.
const MOST_BYTES: u64 = 1 << 20;
/// How long a program may take to end once the game has.
const FAREWELL: Duration = Duration::from_secs(2);

/// A program that runs. It is ended when this is dropped.
pub(crate) struct Program {
    child: Child,
    /// Lines for it. They are written by a thread of their own, because a program need not read them.
    lines: Option<Sender<String>>,
    /// Its answers, read by a thread of their own, because it need not answer either.
    answers: Receiver<String>,
}

impl Program {
    /// Starts a program; what the system says if it cannot.
    pub(crate) fn start(words: &[String]) -> Result<Program, String> {
        let (name, arguments) = words.split_first().ok_or("its command is empty")?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        in_a_group_of_its_own(&mut command);
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

    /// Says a line and waits for the answer, for so long at most.
    pub(crate) fn ask(&mut self, line: String, limit: Duration) -> Result<String, Fault> {
        self.say(line)?;
        match self.answers.recv_timeout(limit) {
            Ok(answer) => Ok(answer),
            Err(RecvTimeoutError::Timeout) => Err(Fault::TimedOut),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Crashed),
        }
    }

    fn say(&mut self, line: String) -> Result<(), Fault> {
        let lines = self.lines.as_ref().ok_or(Fault::Crashed)?;
        lines.send(line).map_err(|_| Fault::Crashed)
    }

    /// Says a last line, and lets the program end by itself for a moment.
    pub(crate) fn dismiss(mut self, line: String) {
        // A program that has gone already hears nothing more, which harms nobody.
        let _ = self.say(line);
        self.lines = None;
        let leaving = Instant::now();
        while let Some(left) = FAREWELL.checked_sub(leaving.elapsed()) {
            if self.answers.recv_timeout(left).is_err() {
                break;
            }
        }
    }
}

impl Drop for Program {
    /// One that has ended already cannot be killed, and waiting only tells the system that nobody asks for it any more.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ctrl-C is meant for the arena, which then ends its programs; they would be counted as crashed otherwise.
#[cfg(unix)]
fn in_a_group_of_its_own(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn in_a_group_of_its_own(_command: &mut Command) {}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all((line + "\n").as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the program ends, or says something that is no line of text.
fn read_lines(output: ChildStdout, answers: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = String::new();
        let read = output.by_ref().take(MOST_BYTES).read_line(&mut line);
        let is_whole = line.ends_with('\n');
        if !matches!(read, Ok(1..)) || !is_whole || answers.send(line).is_err() {
            return;
        }
    }
}
