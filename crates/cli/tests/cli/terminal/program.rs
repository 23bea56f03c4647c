//! Runs the program.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

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

    /// Returns the JSON output and checks that the program succeeded.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.success()).unwrap()
    }
}

/// Runs the program without input.
pub(crate) fn antorcha(arguments: &[&str]) -> RunResult {
    antorcha_reading(arguments, "")
}

/// Runs the program with this input.
pub(crate) fn antorcha_reading(arguments: &[&str], typed: &str) -> RunResult {
    let mut program = Command::new(env!("CARGO_BIN_EXE_antorcha"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut keyboard, typed) = (program.stdin.take().unwrap(), typed.to_owned());
    // The program may end before it has read everything.
    let typing = thread::spawn(move || drop(keyboard.write_all(typed.as_bytes())));
    let ran = program.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    RunResult { status: ran.status.code().unwrap(), out: text(ran.stdout), err: text(ran.stderr) }
}

/// Returns a path in the test folder without a file.
pub(crate) fn fresh_file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

/// Creates a file with this text.
pub(crate) fn file_with(name: &str, text: &str) -> String {
    let path = fresh_file(name);
    fs::write(&path, text).unwrap();
    path
}

/// Plays and saves a whole match.
pub(crate) fn played_match(name: &str) -> String {
    let file = fresh_file(name);
    let command = ["play", "welcome", "--human", "Ana", "--seed", "11", "--save", &file];
    let output = antorcha_reading(&command, &"1\n2\n".repeat(500)).success();
    assert!(output.contains("Game over."), "{output}");
    file
}

/// Plays and saves a part of a match.
pub(crate) fn broken_off_match(name: &str) -> String {
    let file = fresh_file(name);
    let command = ["play", "welcome", "--human", "Ana", "--seed", "11", "--save", &file];
    let output = antorcha_reading(&command, "1\n").success();
    assert!(output.contains("You leave the table."), "{output}");
    file
}
