//! Solving: what cannot be solved is refused before anything is spent.

use std::fs;

use crate::terminal::program::{Ran, antorcha, fresh_file};

#[track_caller]
fn check_refused(ran: &Ran, words: &[&str]) {
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
fn an_amount_of_nothing_is_refused() {
    check(&["--minutes", "0"], &["write minutes as a number above 0", "0.5"]);
    check(&["--minutes", "-3"], &["--minutes"]);
    check(&["--minutes", "soon"], &["write minutes as a number above 0"]);
    check(&["--deals", "0"], &["--deals"]);
    check(&[], &["--minutes", "--deals"]);
    check(&["--deals", "1", "--minutes", "1"], &["cannot be used with"]);
    check(&["--deals", "1", "--rounds", "17"], &["17", "16"]);
}

#[test]
fn an_adventurer_who_cannot_be_solved_is_told_who_can() {
    for adventurer in ["mage", "dragon"] {
        check(&["--deals", "1", "--adventurer", adventurer], &[adventurer, "can be warrior"]);
    }
}

#[test]
fn going_on_needs_a_folder_whose_checkpoints_are_sound() {
    check(&["--deals", "1", "--resume"], &["--checkpoint"]);
    let folder = fresh_file("damaged_checkpoint");
    fs::create_dir_all(&folder).unwrap();
    let resume = ["--deals", "1", "--resume", "--checkpoint", &folder];
    let table = format!("{folder}/15.table");
    fs::write(&table, "short").unwrap();
    check(&resume, &["15.table", "the checkpoint is damaged"]);
    fs::write(&table, [b'x'; 100]).unwrap();
    check(&resume, &["15.table", "this is no checkpoint"]);
    fs::remove_file(&table).unwrap();
    fs::write(format!("{folder}/chapters.strategy"), "a deck of cards").unwrap();
    check(&resume, &["chapters.strategy", "this is no strategy file"]);
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_anything_is_learned() {
    let ran = antorcha(&["solve", "--deals", "1", "--out", "/no/such/folder/warrior.strategy"]);
    check_refused(&ran, &["/no/such/folder/warrior.strategy", "cannot be written"]);
}
