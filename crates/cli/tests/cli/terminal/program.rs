//! Runs the program.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

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

    /// The JSON it said, if it did what it was asked.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.well()).unwrap()
    }
}

/// Runs the program with these arguments and nothing to read.
pub(crate) fn antorcha(arguments: &[&str]) -> Ran {
    antorcha_reading(arguments, "")
}

/// Runs the program with these arguments, and types this.
pub(crate) fn antorcha_reading(arguments: &[&str], typed: &str) -> Ran {
    let mut program = Command::new(env!("CARGO_BIN_EXE_antorcha"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut keyboard, typed) = (program.stdin.take().unwrap(), typed.to_owned());
    // The program may well leave before it has read everything.
    let typing = thread::spawn(move || drop(keyboard.write_all(typed.as_bytes())));
    let ran = program.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { status: ran.status.code().unwrap(), out: text(ran.stdout), err: text(ran.stderr) }
}

/// A name in the tests' own folder at which no file stands.
pub(crate) fn fresh_file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

/// A file with this text.
pub(crate) fn file_with(name: &str, text: &str) -> String {
    let path = fresh_file(name);
    fs::write(&path, text).unwrap();
    path
}

/// A match that was played to its end and saved.
pub(crate) fn played_match(name: &str) -> String {
    let file = fresh_file(name);
    let command = ["play", "welcome", "--human", "Ana", "--seed", "11", "--save", &file];
    let told = antorcha_reading(&command, &"1\n2\n".repeat(500)).well();
    assert!(told.contains("The game is over."), "{told}");
    file
}

/// A match that was left in the middle.
pub(crate) fn broken_off_match(name: &str) -> String {
    let file = fresh_file(name);
    let command = ["play", "welcome", "--human", "Ana", "--seed", "11", "--save", &file];
    let told = antorcha_reading(&command, "1\n").well();
    assert!(told.contains("You leave the table."), "{told}");
    file
}
