//! Tests of `antorcha solve`: wrong arguments are refused before any work.

use std::fs;

use crate::terminal::program::{RunResult, antorcha, fresh_file};

#[track_caller]
fn check_refused(ran: &RunResult, words: &[&str]) {
    assert_eq!(ran.status, 2, "{}{}", ran.out, ran.err);
    for word in words {
        assert!(ran.err.contains(word), "`{word}` is not in: {}", ran.err);
    }
}

#[track_caller]
fn check(arguments: &[&str], words: &[&str]) {
    let out = fresh_file("refused.strategy");
    check_refused(&antorcha(&[&["solve", "--out", &out], arguments].concat()), words);
}

#[test]
fn an_empty_amount_is_refused() {
    check(&["--minutes", "0"], &["write minutes as a number above 0", "0.5"]);
    check(&["--minutes", "-3"], &["--minutes"]);
    check(&["--minutes", "soon"], &["write minutes as a number above 0"]);
    check(&["--deals", "0"], &["--deals"]);
    check(&[], &["--minutes", "--deals"]);
    check(&["--deals", "1", "--minutes", "1"], &["cannot be used with"]);
    check(&["--deals", "1", "--rounds", "17"], &["17", "16"]);
}

#[test]
fn an_unsupported_adventurer_is_refused() {
    for adventurer in ["mage", "dragon"] {
        check(&["--deals", "1", "--adventurer", adventurer], &[adventurer, "use warrior"]);
    }
}

#[test]
fn a_damaged_checkpoint_is_refused() {
    check(&["--deals", "1", "--resume"], &["--checkpoint"]);
    let folder = fresh_file("damaged_checkpoint");
    fs::create_dir_all(&folder).unwrap();
    let resume = ["--deals", "1", "--resume", "--checkpoint", &folder];
    let table = format!("{folder}/15.table");
    fs::write(&table, "short").unwrap();
    check(&resume, &["15.table", "the checkpoint is damaged"]);
    fs::write(&table, [b'x'; 100]).unwrap();
    check(&resume, &["15.table", "not a checkpoint"]);
    fs::remove_file(&table).unwrap();
    fs::write(format!("{folder}/chapters.strategy"), "a deck of cards").unwrap();
    check(&resume, &["chapters.strategy", "not a strategy file"]);
}

#[test]
fn an_unwritable_file_is_refused_before_the_training() {
    let ran = antorcha(&["solve", "--deals", "1", "--out", "/no/such/folder/warrior.strategy"]);
    check_refused(&ran, &["/no/such/folder/warrior.strategy", "cannot be written"]);
}
