//! Patches of every game: applied, they give the whole snapshot, and they tell no secret.

use std::sync::Arc;

use catalog::{Choices, Entry, find};
use game::kit::{self, Effort, Ending, OutputReport, Step, StepOf};
use game::{Game, Observer, Seat, Setup, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use room::LastPositions;
use serde_json::to_value;
use table::{AnyTable, Chance, Config, Table};
use welcome::Welcome;

use crate::reader::{Dice, Reader, table_of};

/// A match with everyone who watches it, and what its room keeps for them.
struct Watched {
    table: Box<dyn AnyTable>,
    last: LastPositions,
    readers: Vec<Reader>,
    dice: Dice,
    unfit: usize,
}

impl Watched {
    fn of(entry: &Entry, seats: u8, options: &Choices, seed: u64) -> Option<Watched> {
        let table = table_of(entry, seats, options, seed)?;
        // Two spectators share what the room keeps.
        let readers = Observer::all(seats).chain([Observer::Public]).map(Reader::of).collect();
        let dice = Dice(seed * 2 + 1);
        Some(Watched { table, last: LastPositions::default(), readers, dice, unfit: 0 })
    }

    /// Plays so many decisions, or to the end. Some of them are undone, and the room forgets what it keeps now and then.
    fn play(&mut self, decisions: usize) {
        self.tell();
        for _ in 0..decisions {
            if !self.dice.decide(self.table.as_mut()) {
                return;
            }
            if !self.table.is_over() && self.dice.below(40) == 0 {
                let undone = self.table.prepare_undo(1).unwrap();
                self.table.apply_prepared(undone).unwrap();
            }
            if self.dice.below(60) == 0 {
                self.last.forget();
            }
            self.tell();
        }
    }

    /// Sends everyone what is new. Some messages are lost: the next patch does not fit then, and the reader asks again.
    fn tell(&mut self) {
        for reader in &mut self.readers {
            let told = reader.told(&*self.table, &mut self.last);
            if self.dice.below(20) == 0 {
                continue;
            }
            if !reader.hear(&told) {
                self.unfit += 1;
                reader.ask_again();
                let again = reader.told(&*self.table, &mut LastPositions::default());
                assert!(reader.hear(&again), "a whole position always fits");
            }
            let whole = self.table.snapshot(reader.observer, reader.before);
            assert_eq!(reader.snapshot, to_value(&whole).unwrap(), "{:?}", reader.observer);
        }
    }

    fn patches(&self) -> usize {
        self.readers.iter().map(|reader| reader.patches).sum()
    }
}

/// Plays every setup of a game for so many decisions, and those that `is_whole` accepts to their ends.
fn check(key: &str, decisions: usize, is_whole: impl Fn(&Choices) -> bool) {
    let entry = find(key).unwrap();
    let (mut patches, mut unfit) = (0, 0);
    for (seed, (seats, options)) in (1..).zip(entry.setups()) {
        let Some(mut watched) = Watched::of(entry, seats, &options, seed) else { continue };
        let is_whole = is_whole(&options);
        watched.play(if is_whole { usize::MAX } else { decisions });
        assert!(!is_whole || watched.table.is_over(), "{options:?} with {seats} seats is not over");
        (patches, unfit) = (patches + watched.patches(), unfit + watched.unfit);
    }
    assert!(patches > 500 && unfit > 10, "{patches} patches, {unfit} did not fit");
}

#[test]
fn patches_of_welcome_make_the_whole_snapshot() {
    check("welcome", 40, |options| options.len() < 2);
}

#[test]
fn patches_of_raiders_make_the_whole_snapshot() {
    check("raiders", 20, |options| options.len() < 2);
}

/// Random players need very long to end a match.
#[test]
fn patches_of_masmorra_make_the_whole_snapshot() {
    check("masmorra", 15, |_| false);
}

#[test]
#[ignore = "slow"]
fn patches_of_masmorra_make_the_whole_snapshot_at_every_number_of_seats() {
    check("masmorra", 400, |_| false);
}

#[test]
#[ignore = "slow"]
fn patches_make_the_whole_snapshot_in_whole_matches_with_every_option() {
    check("welcome", usize::MAX, |_| true);
    check("raiders", usize::MAX, |_| true);
}

/// How many steps before the compared position are told, too.
const TOLD: usize = 30;

/// How many of the last messages are compared.
const COMPARED: usize = 5;

/// The last messages that an observer gets while these steps are played: patches where they fit. As from a room, there is
/// none while chance is drawn.
fn messages<G: Game>(setup: &Setup, steps: &[StepOf<G>], observer: Observer) -> Vec<Arc<str>> {
    let mut config = Config::of(setup.seats());
    for (key, value) in setup.options() {
        config = config.with(key, value);
    }
    let mut table = Table::<G>::open(config, Chance::Caller).unwrap();
    let (mut last, mut reader) = (LastPositions::default(), Reader::of(observer));
    let mut messages = Vec::new();
    for (place, &step) in steps.iter().enumerate() {
        match step {
            Step::Decide { seat, action } => table.decide(seat, action).unwrap(),
            Step::Resolve { outcome } => table.resolve(outcome).unwrap(),
        }
        if place + TOLD >= steps.len() && table.turn() != Turn::Chance {
            messages.push(reader.told(&table, &mut last));
        }
    }
    messages.split_off(messages.len().saturating_sub(COMPARED))
}

/// The messages to this observer are the same, byte by byte, in two matches that it cannot tell apart.
fn check_twins<G: Game>(effort: Effort, observer: Observer) -> OutputReport {
    let mut patches = 0;
    let report = kit::check_output::<G, _>(effort, observer, |setup, steps| {
        let messages = messages::<G>(setup, steps, observer);
        patches += messages.iter().filter(|text| text.starts_with(r#"{"type":"patch""#)).count();
        messages
    });
    let report = report.unwrap_or_else(|found| panic!("{found}"));
    assert!(report.twins > 20 && patches > 100, "{report:?}, {patches} patches");
    report
}

const OBSERVERS: [Observer; 2] = [Observer::Public, Observer::Seat(Seat::FIRST)];

#[test]
fn patches_of_welcome_tell_no_secret() {
    for observer in OBSERVERS {
        check_twins::<Welcome>(Effort { pairs: 2, ..Effort::quick() }, observer);
    }
}

#[test]
fn patches_of_raiders_tell_no_secret() {
    for observer in OBSERVERS {
        check_twins::<Raiders>(Effort { pairs: 2, ..Effort::quick() }, observer);
    }
}

#[test]
fn patches_of_masmorra_tell_no_secret() {
    let cut = Effort { longest: 100, ending: Ending::CutShort, head_start: 500, ..Effort::quick() };
    for observer in OBSERVERS {
        check_twins::<Masmorra>(Effort { combinations: 1, ..cut.clone() }, observer);
    }
}

/// The kit finds a message that tells what is hidden: here, that of another observer.
#[test]
fn a_patch_that_tells_a_secret_is_found() {
    let found = kit::check_output::<Welcome, _>(Effort::quick(), Observer::Public, |setup, steps| {
        messages::<Welcome>(setup, steps, Observer::Seat(Seat::FIRST))
    });
    assert!(found.is_err());
}
