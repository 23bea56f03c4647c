//! Matches that started under another rules version.

use table::{
    Chance, Config, Nonce, Record, Secret, StepOf, Table, TableError, open_any_as, verify_fair,
    verify_fair_text,
};

use crate::fair::{drawn, played};
use crate::play::play_out;
use crate::toy::Toy;

fn chance() -> Chance {
    let nonces = ["c0ffee", "feed"].map(|nonce| Nonce::from_hex(nonce).unwrap()).to_vec();
    Chance::Seeded { secret: Secret::new([9; 32]), nonces }
}

/// The match of [`played`], started under this version.
fn started_under(version: u32) -> Table<Toy> {
    let mut table = Table::open_as(Config::of(2), chance(), version).unwrap();
    play_out(&mut table, 4);
    table
}

#[test]
fn a_match_started_under_older_rules_draws_the_same_as_then() {
    // Computed by an independent program from the specification in the module `fairness`.
    assert_eq!(drawn(&started_under(2)), [5, 8, 4, 5, 1, 7, 5, 4, 5, 3]);
    assert_eq!(drawn(&started_under(3)), drawn(&played()));
}

#[test]
fn a_match_remembers_the_version_it_started_under() {
    assert_eq!((started_under(2).rules_version(), started_under(2).record().rules_version), (2, 2));
    assert_eq!(played().rules_version(), 3);
    assert_eq!(open_any_as::<Toy>(Config::of(2), chance(), 2).unwrap().rules_version(), 2);
}

#[test]
fn a_saved_match_of_another_version_cannot_be_loaded() {
    let text = started_under(2).save().unwrap();
    let refused = TableError::RulesVersionMismatch { recorded: 2, present: 3 };
    assert_eq!(Table::<Toy>::load(&text).unwrap_err(), refused);
    assert_eq!(Table::<Toy>::replay(&started_under(2).record()).unwrap_err(), refused);
}

#[test]
fn a_saved_match_of_another_version_is_fair_if_it_replays_the_same() {
    let report = verify_fair_text::<Toy>(&started_under(2).save().unwrap()).unwrap();
    assert_eq!((report.rules_version, report.draws, report.finished), (2, 2 + 8, true));
    assert_eq!(verify_fair::<Toy>(&played().record()).unwrap().rules_version, 3);
}

#[track_caller]
fn check_unfair(version: u32, code: &str, alter: impl FnOnce(&mut Record<StepOf<Toy>>)) {
    let mut record = started_under(version).record();
    alter(&mut record);
    assert_eq!(verify_fair::<Toy>(&record).unwrap_err().code(), code);
    assert_eq!(verify_fair_text::<Toy>(&record.to_json().unwrap()).unwrap_err().code(), code);
}

#[test]
fn a_match_that_replays_differently_is_refused_for_its_version() {
    check_unfair(2, "rules_version_mismatch", |record| _ = record.steps.remove(4));
    check_unfair(3, "bad_step", |record| _ = record.steps.remove(4));
    check_unfair(3, "rules_version_mismatch", |record| record.rules_version = 2);
    check_unfair(2, "outcome_mismatch", |record| record.rules_version = 3);
}

#[test]
fn a_wrong_secret_is_detected_under_any_version() {
    let other = |record: &mut Record<StepOf<Toy>>| {
        let table::RecordedChance::Seeded { secret, .. } = &mut record.chance else { panic!("not seeded") };
        *secret = Secret::new([8; 32]);
    };
    check_unfair(2, "commitment_mismatch", other);
    check_unfair(3, "commitment_mismatch", other);
}

#[test]
fn unknown_steps_are_refused_for_their_version() {
    let unknown = |version| {
        let record = started_under(version).record();
        let mut steps: Vec<_> = record.steps.iter().map(|step| serde_json::to_value(step).unwrap()).collect();
        steps[2] = serde_json::json!({"seat": 0, "action": {"do": "dance"}});
        let Record { format, game, rules_version, seats, options, players, chance, .. } = record;
        let record = Record {
            format,
            game,
            rules_version,
            seats,
            options,
            players,
            origin: None,
            practice: false,
            chance,
            steps,
        };
        verify_fair_text::<Toy>(&record.to_json().unwrap()).unwrap_err().code()
    };
    assert_eq!((unknown(2), unknown(3)), ("rules_version_mismatch", "bad_record"));
}

#[test]
fn an_altered_text_is_detected_under_any_version() {
    for version in [2, 3] {
        let text = started_under(version).save().unwrap().replacen("hold", "hole", 1);
        assert_eq!(verify_fair_text::<Toy>(&text).unwrap_err().code(), "altered");
    }
}
