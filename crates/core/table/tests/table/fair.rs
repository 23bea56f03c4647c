//! Manipulated chance is detected.

use game::Seat;
use table::{
    Chance, Config, FairError, Nonce, NonceHash, Record, RecordedChance, Secret, Step, StepOf, Table,
    verify_fair, verify_fair_text,
};

use crate::caller::dealt;
use crate::play::play_out;
use crate::toy::Toy;

fn secret() -> Secret {
    Secret::new([9; 32])
}

pub(crate) fn open(nonces: [&str; 2]) -> Table<Toy> {
    let nonces = nonces.map(|nonce| Nonce::from_hex(nonce).unwrap()).to_vec();
    Table::open(Config::of(2), Chance::Seeded { secret: secret(), nonces }).unwrap()
}

pub(crate) fn played() -> Table<Toy> {
    let mut table = open(["c0ffee", "feed"]);
    play_out(&mut table, 4);
    table
}

#[test]
fn a_correct_match_is_fair() {
    let table = played();
    let report = verify_fair::<Toy>(&table.record()).unwrap();
    assert_eq!((report.draws, report.decisions, report.finished), (2 + 8, 8 + 2, true));
    assert_eq!(report.commitment, secret().commitment());
    assert_eq!(report.nonces, table.fairness().unwrap().nonces);
    assert_eq!(verify_fair_text::<Toy>(&table.save().unwrap()).unwrap(), report);
}

/// Returns every drawn card in order.
pub(crate) fn drawn(table: &Table<Toy>) -> Vec<u8> {
    let card = |step: &StepOf<Toy>| match step {
        Step::Chance { outcome } => Some(outcome.card),
        Step::Decision { .. } | Step::Undo { .. } => None,
    };
    table.steps().iter().filter_map(card).collect()
}

#[test]
fn the_draws_match_those_of_an_independent_program() {
    assert_eq!(drawn(&played()), [1, 3, 6, 2, 8, 4, 7, 2, 5, 2]);
}

#[test]
fn an_unfinished_match_can_be_checked() {
    let report = verify_fair::<Toy>(&open(["", ""]).record()).unwrap();
    assert_eq!((report.draws, report.finished), (2, false));
}

#[track_caller]
fn check_foul(code: &str, tamper: impl FnOnce(&mut Record<StepOf<Toy>>)) {
    let mut record = played().record();
    tamper(&mut record);
    assert_eq!(verify_fair::<Toy>(&record).unwrap_err().code(), code);
    // A corrected checksum does not help.
    let text = record.to_json().unwrap();
    assert_eq!(verify_fair_text::<Toy>(&text).unwrap_err().code(), code);
    assert_eq!(Table::<Toy>::load(&text).unwrap_err().code(), code);
}

fn tamper_chance(tamper: impl FnOnce(&mut Secret, &mut Vec<Nonce>)) -> impl FnOnce(&mut Record<StepOf<Toy>>) {
    |record| match &mut record.chance {
        RecordedChance::Seeded { secret, nonces, .. } => tamper(secret, nonces),
        RecordedChance::Caller => panic!("the match was not seeded"),
    }
}

#[test]
fn every_altered_outcome_is_detected() {
    let honest = played().record();
    let chances = |(place, step): (usize, &StepOf<Toy>)| match step {
        Step::Chance { outcome } => Some((place, outcome.card)),
        Step::Decision { .. } | Step::Undo { .. } => None,
    };
    for (place, card) in honest.steps.iter().enumerate().filter_map(chances) {
        check_foul("outcome_mismatch", |record| {
            let Step::Chance { outcome } = &mut record.steps[place] else { panic!("no chance at {place}") };
            outcome.card = card % 9 + 1;
        });
    }
}

#[test]
fn another_secret_does_not_fit_the_commitment() {
    check_foul("commitment_mismatch", tamper_chance(|secret, _| *secret = Secret::new([8; 32])));
}

#[test]
fn another_secret_with_its_own_commitment_draws_differently() {
    check_foul("outcome_mismatch", |record| {
        let other = Secret::new([8; 32]);
        let (commitment, nonces) = (other.commitment(), vec![Nonce::default(); 2]);
        record.chance =
            RecordedChance::Seeded { commitment, secret: other, nonces, nonce_hashes: Vec::new() };
    });
}

#[test]
fn swapped_and_missing_nonces_are_detected() {
    check_foul("outcome_mismatch", tamper_chance(|_, nonces| nonces.swap(0, 1)));
    check_foul("outcome_mismatch", tamper_chance(|_, nonces| nonces[1] = Nonce::default()));
    check_foul("bad_nonces", tamper_chance(|_, nonces| nonces.truncate(1)));
}

#[test]
fn a_missing_draw_is_detected() {
    check_foul("outcome_mismatch", |record| _ = record.steps.remove(1));
}

#[test]
fn an_extra_draw_is_detected() {
    check_foul("bad_step", |record| record.steps.insert(2, record.steps[1]));
}

#[test]
fn a_record_that_ends_before_a_draw_is_detected() {
    // The last draw follows the fourth swap of seat 1. Its decision to hold comes after it.
    check_foul("missing_steps", |record| record.steps.truncate(record.steps.len() - 2));
}

#[test]
fn chance_from_the_caller_cannot_be_checked() {
    assert_eq!(verify_fair::<Toy>(&dealt(&[4, 9]).record()), Err(FairError::NotSeeded));
}

#[test]
fn every_nonce_changes_the_draws() {
    let drawn = |nonces| {
        let mut table = open(nonces);
        play_out(&mut table, 9);
        table.steps().to_vec()
    };
    let all = [["", ""], ["00", ""], ["", "00"], ["0000", ""]].map(drawn);
    for (place, one) in all.iter().enumerate() {
        assert!(all.iter().skip(place + 1).all(|other| other != one));
    }
}

#[test]
fn a_nonce_has_at_most_64_bytes() {
    assert!(Nonce::from_hex(&"ab".repeat(64)).is_ok());
    for wrong in [&"ab".repeat(65), "abc", "zz", "ñ"] {
        assert_eq!(Nonce::from_hex(wrong).unwrap_err().code(), "bad_hex", "{wrong}");
    }
}

/// A match in which seat 0 was bound to its nonce by this hash.
fn bound_by(hash: NonceHash) -> Record<StepOf<Toy>> {
    let mut record = played().record();
    let RecordedChance::Seeded { nonce_hashes, .. } = &mut record.chance else { panic!("not seeded") };
    *nonce_hashes = vec![Some(hash), None];
    record
}

#[test]
fn a_nonce_must_fit_the_hash_that_the_seat_gave() {
    let RecordedChance::Seeded { nonces, .. } = played().record().chance else { panic!("not seeded") };
    let honest = bound_by(nonces[0].hash());
    assert_eq!(verify_fair::<Toy>(&honest).unwrap().replaced, []);
    let text = honest.to_json().unwrap();
    assert!(verify_fair_text::<Toy>(&text).is_ok(), "hashes are part of the record");
    let other = bound_by(Nonce::from_hex("0b").unwrap().hash());
    assert_eq!(verify_fair::<Toy>(&other).unwrap_err().code(), "nonce_mismatch");
}

#[test]
fn the_secret_settles_what_replaces_a_nonce() {
    let (secret, hash) = (Secret::new([7; 32]), Nonce::from_hex("0b").unwrap().hash());
    let nonces = vec![secret.replacement(&hash), Nonce::default()];
    let chance = Chance::Seeded { secret, nonces };
    let mut record = Table::<Toy>::open(Config::of(2), chance).unwrap().record();
    let RecordedChance::Seeded { nonce_hashes, .. } = &mut record.chance else { panic!("not seeded") };
    *nonce_hashes = vec![Some(hash), None];
    let replaced = verify_fair::<Toy>(&record).unwrap().replaced;
    assert_eq!(replaced, [Seat::FIRST]);
    // Computed by another program from the specification in the module `fairness`.
    assert_eq!(hash.to_string(), "c04a64fa47ed6542f63dc2ea7271ce5a18ff8bbefde129f0c4e2c96a05a05bed");
    assert_eq!(Secret::new([7; 32]).replacement(&hash).to_string(), "020a92caaca8273b44e80fdbeb3d0e3b");
}
