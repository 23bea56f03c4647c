//! Log lines of whole matches: the same from any event on, and after an undo.

use catalog::{Entry, GAMES};
use game::{Observer, Turn};
use table::{AnyTable, Chance, Config, JsonEvent};

const DECISIONS: usize = 150;
const UNDONE: usize = 3;

/// Plays a match with choices that depend only on their number.
fn played(entry: &Entry, decisions: usize) -> Box<dyn AnyTable> {
    let seats = *(entry.manifest)().seats.start();
    let mut table = (entry.open)(Config::of(seats), Chance::of_seed(7)).unwrap();
    (0..decisions).for_each(|number| decide(table.as_mut(), number));
    table
}

fn decide(table: &mut dyn AnyTable, number: usize) {
    if let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.first().unwrap();
        table.act_nth(seat, (number * 7 + 3) % table.legal(seat).len()).unwrap();
    }
}

/// Returns the logs of all observers and of the referee.
fn logs(table: &dyn AnyTable, since: usize) -> Vec<Vec<JsonEvent>> {
    let observed = Observer::all(table.seats()).map(|observer| table.events_since(observer, since));
    observed.chain([table.referee_log_since(since)]).collect()
}

#[test]
fn lines_are_the_same_from_any_event_on() {
    let mut longest = 0;
    for entry in GAMES {
        let table = played(entry, DECISIONS);
        let whole = logs(table.as_ref(), 0);
        longest = longest.max(whole.iter().map(Vec::len).min().unwrap());
        for since in [1, 63, 64, 65, 100, 128] {
            for (whole, part) in whole.iter().zip(logs(table.as_ref(), since)) {
                assert_eq!(part, whole.get(since..).unwrap_or(&[]), "{} since {since}", entry.key());
            }
        }
    }
    assert!(longest > 130, "no match is long enough: {longest} events");
}

#[test]
fn an_undo_forgets_the_lines_of_what_is_undone() {
    for entry in GAMES {
        let mut table = played(entry, DECISIONS);
        let before = logs(table.as_ref(), 0);
        for number in DECISIONS..DECISIONS + UNDONE {
            decide(table.as_mut(), number);
        }
        while logs(table.as_ref(), 0) != before {
            let prepared = table.prepare_undo(1).unwrap();
            table.apply_prepared(prepared).unwrap();
        }
        decide(table.as_mut(), DECISIONS);
        assert_eq!(logs(table.as_ref(), 0).len(), before.len(), "{}", entry.key());
    }
}
