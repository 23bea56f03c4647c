//! Saving and loading, and every way in which a record can be invalid.

use std::sync::LazyLock;

use game::Observer;
use serde_json::{Value, json};
use table::{FORMAT, MAX_BYTES, MAX_STEPS, Record, StepOf, Table, TableError, peek, read_record};

use crate::play::{finished, seeded};
use crate::toy::Toy;

static TEXT: LazyLock<String> = LazyLock::new(|| finished().save().unwrap());

fn load(text: &str) -> Result<Table<Toy>, TableError> {
    Table::load(text)
}

#[test]
fn a_loaded_match_is_equal_for_everyone_and_saves_to_the_same_bytes() {
    let (table, again) = (finished(), load(&TEXT).unwrap());
    assert_eq!(again.save().unwrap(), *TEXT);
    assert_eq!(again.referee_log(), table.referee_log());
    assert_eq!(again.players(), table.players());
    for observer in Observer::all(3) {
        assert_eq!(again.events(observer), table.events(observer));
        assert_eq!(again.view(observer), table.view(observer));
    }
}

#[test]
fn a_match_can_be_loaded_at_any_point_and_continued() {
    let mut table = seeded(4, 3);
    while let Some(seat) = table.turn().actors().first() {
        table = load(&table.save().unwrap()).unwrap();
        let swapped = table.steps().len().is_multiple_of(3);
        table.decide_nth(seat, usize::from(swapped)).unwrap();
    }
    let text = table.save().unwrap();
    assert_eq!(load(&text).unwrap().save().unwrap(), text);
}

#[test]
fn a_record_contains_default_options() {
    let record = seeded(2, 1).record();
    assert_eq!(record.options.get("deck").map(String::as_str), Some("nine"));
}

#[test]
fn a_trailing_newline_is_accepted() {
    assert_eq!(load(&format!("{}\n", *TEXT)).unwrap().save().unwrap(), *TEXT);
}

#[test]
fn peek_returns_the_game_and_its_version() {
    let header = peek(&TEXT).unwrap();
    assert_eq!((header.game.as_str(), header.rules_version), ("toy", 3));
}

#[test]
fn a_record_truncated_anywhere_is_reported_as_truncated() {
    let cuts = (0..TEXT.len()).filter(|&cut| TEXT.is_char_boundary(cut));
    for cut in cuts {
        assert_eq!(load(&TEXT[..cut]).unwrap_err(), TableError::Truncated, "cut at {cut}");
        assert_eq!(peek(&TEXT[..cut]), Err(TableError::Truncated), "cut at {cut}");
    }
}

#[test]
fn every_altered_byte_is_detected() {
    let original = TEXT.as_bytes();
    for place in 0..original.len() {
        let flipped = (0..8).map(|bit| original[place] ^ (1 << bit));
        for byte in flipped.chain(*b" 0\"{},\\x").filter(|&byte| byte != original[place]) {
            let mut bytes = original.to_vec();
            bytes[place] = byte;
            let Ok(text) = String::from_utf8(bytes) else { continue };
            assert!(load(&text).is_err(), "byte {place} as {byte}");
        }
    }
}

#[test]
fn every_missing_or_doubled_byte_is_detected() {
    for (place, letter) in TEXT.char_indices() {
        let (before, after) = (&TEXT[..place], &TEXT[place + letter.len_utf8()..]);
        assert!(load(&format!("{before}{after}")).is_err(), "without {place}");
        assert!(load(&format!("{before}{letter}{letter}{after}")).is_err(), "twice {place}");
    }
}

/// Returns an altered record with a correct checksum.
fn altered(alter: impl FnOnce(&mut Record<StepOf<Toy>>)) -> String {
    let mut record = read_record::<Toy>(&TEXT).unwrap();
    alter(&mut record);
    record.to_json().unwrap()
}

#[track_caller]
fn check(code: &str, alter: impl FnOnce(&mut Record<StepOf<Toy>>)) {
    assert_eq!(load(&altered(alter)).unwrap_err().code(), code);
}

#[test]
fn an_altered_field_is_rejected_even_with_a_correct_checksum() {
    check("unknown_format", |record| record.format = "antorcha-match/2".to_owned());
    check("other_game", |record| record.game = "chess".to_owned());
    check("rules_version_mismatch", |record| record.rules_version = 4);
    check("bad_seats", |record| record.seats = 9);
    check("bad_players", |record| record.seats = 2);
    check("bad_nonces", |record| {
        record.seats = 2;
        record.players.clear();
    });
    check("unknown_value", |record| drop(record.options.insert("deck".into(), "ten".into())));
    check("outcome_mismatch", |record| drop(record.options.insert("deck".into(), "nine".into())));
    check("unknown_option", |record| drop(record.options.insert("odd".into(), "one".into())));
    check("bad_players", |record| _ = record.players.pop());
    check("bad_step", |record| _ = record.steps.remove(3));
    check("bad_step", |record| record.steps.extend(record.steps.last().copied()));
    check("too_many_steps", |record| record.steps = vec![record.steps[0]; MAX_STEPS + 1]);
}

#[test]
fn a_record_without_default_options_is_not_canonical() {
    let mut record = seeded(2, 1).record();
    record.options.clear();
    assert_eq!(load(&record.to_json().unwrap()).unwrap_err(), TableError::NotCanonical);
}

#[test]
fn the_checksum_detects_an_altered_name() {
    assert_eq!(load(&TEXT.replace("Ana", "Eva")).unwrap_err(), TableError::Altered);
}

#[test]
fn the_error_for_other_rules_names_both_versions() {
    let error = load(&altered(|record| record.rules_version = 2)).unwrap_err();
    assert_eq!(error, TableError::RulesVersionMismatch { recorded: 2, present: 3 });
    assert!(error.to_string().contains("version 2") && error.to_string().contains("version 3"));
}

#[test]
fn the_error_for_an_invalid_step_contains_its_number() {
    let error = load(&altered(|record| _ = record.steps.remove(3))).unwrap_err();
    let TableError::BadStep { number, problem } = error else { panic!("{error}") };
    assert_eq!((number, problem.code()), (4, "chance_is_seeded"));
}

#[test]
fn a_reformatted_record_is_not_canonical() {
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(&TEXT).unwrap()).unwrap();
    assert_eq!(load(&pretty).unwrap_err(), TableError::NotCanonical);
}

#[test]
fn the_error_for_other_text_says_what_is_wrong() {
    let code = |text: &str| (load(text).unwrap_err().code(), peek(text).unwrap_err().code());
    assert_eq!(code(""), ("truncated", "truncated"));
    assert_eq!(code("hello"), ("bad_json", "bad_json"));
    assert_eq!(code("[]"), ("bad_record", "bad_record"));
    assert_eq!(code("{}"), ("bad_record", "bad_record"));
    assert_eq!(code(&"[".repeat(100_000)), ("bad_record", "bad_record"));
    let other = json!({"format": "x", "game": "toy", "rules_version": 3}).to_string();
    assert_eq!(code(&other), ("unknown_format", "unknown_format"));
    let bare = json!({"format": FORMAT, "game": "toy", "rules_version": 3}).to_string();
    assert_eq!(load(&bare).unwrap_err().code(), "not_canonical");
}

#[test]
fn a_record_that_is_too_large_is_not_parsed() {
    let text = " ".repeat(MAX_BYTES) + &TEXT;
    assert_eq!(peek(&text).unwrap_err(), TableError::TooBig { bytes: text.len(), most: MAX_BYTES });
    let large = "x".repeat(MAX_BYTES + 1);
    assert_eq!(load(&large).unwrap_err().code(), "too_big");
}
