//! What reaches an observer, and what must not.

use game::{Observer, Seat};
use table::{Chance, Config, Nonce, Secret, Table};

use crate::caller::dealt;
use crate::play::{play_out, seat};
use crate::toy::{Action, Card, Event, Toy};

/// Everything that reaches an observer, as one text.
fn reaching(table: &Table<Toy>, observer: Observer) -> String {
    let events = serde_json::to_string(&table.events(observer)).unwrap();
    let view = serde_json::to_string(&table.view(observer)).unwrap();
    let legal: Vec<_> = observer.seat().map(|seat| table.legal(seat)).into_iter().collect();
    format!("{events}{view}{legal:?}{:?}{:?}", table.turn(), table.fairness())
}

/// A match in which seat 1 swaps its first card for the second.
fn swapped(first: u8, second: u8) -> Table<Toy> {
    let mut table = dealt(&[4, first]);
    table.decide(seat(0), Action::Hold).unwrap();
    table.decide(seat(1), Action::Swap { card: first }).unwrap();
    table.resolve(Card { card: second }).unwrap();
    table
}

#[test]
fn a_hidden_event_leaves_no_gap_in_what_others_hear() {
    // A one is a curse, which is one event more that only seat 1 hears.
    let (plain, cursed) = (swapped(5, 6), swapped(1, 6));
    assert_eq!(plain.referee_log().len() + 1, cursed.referee_log().len());
    for observer in [Observer::Seat(seat(0)), Observer::Public] {
        assert_eq!(reaching(&plain, observer), reaching(&cursed, observer));
    }
    assert_ne!(reaching(&plain, Observer::Seat(seat(1))), reaching(&cursed, Observer::Seat(seat(1))));
}

#[test]
fn each_observer_counts_from_one_without_a_gap() {
    let table = swapped(1, 6);
    let heard = |observer| table.events(observer).iter().map(|event| event.number).collect::<Vec<_>>();
    assert_eq!(heard(Observer::Seat(seat(0))), [1, 2, 3]);
    assert_eq!(heard(Observer::Seat(seat(1))), [1, 2, 3, 4, 5]);
    assert_eq!(heard(Observer::Public), [1, 2]);
}

#[test]
fn a_swapped_card_is_known_to_its_owner_alone() {
    let table = swapped(5, 6);
    let told = |observer| {
        let swaps = table.events(observer).into_iter().map(|event| event.event);
        swaps.filter(|event| matches!(event, Event::Swapped { .. })).collect::<Vec<_>>()
    };
    let swap = |card| vec![Event::Swapped { seat: seat(1), card }];
    assert_eq!(told(Observer::Seat(seat(1))), swap(Some(5)));
    assert_eq!(told(Observer::Seat(seat(0))), swap(None));
    assert_eq!(told(Observer::Public), swap(None));
}

#[test]
fn the_tail_after_a_number_is_what_was_not_heard_yet() {
    let table = swapped(1, 6);
    for observer in Observer::all(2) {
        let all = table.events(observer);
        for number in 0..=all.len() {
            assert_eq!(table.events_since(observer, number), all[number..]);
        }
        assert_eq!(table.events_since(observer, usize::MAX), []);
    }
}

#[test]
fn the_referee_hears_everything() {
    let table = swapped(1, 6);
    let events: Vec<_> = table.referee_log().iter().map(|event| &event.event).collect();
    assert!(events.contains(&&Event::Drew { seat: seat(0), card: 4 }));
    assert!(events.contains(&&Event::Cursed { seat: seat(1) }));
}

fn with_secret() -> (Table<Toy>, String) {
    let secret = Secret::new([0xa7; 32]);
    let digits = secret.reveal();
    let nonces = vec![Nonce::from_hex("c0ffee").unwrap(), Nonce::default()];
    (Table::open(Config::of(2), Chance::Seeded { secret, nonces }).unwrap(), digits)
}

#[test]
fn the_secret_of_a_running_match_reaches_nobody() {
    let (table, secret) = with_secret();
    for observer in Observer::all(2) {
        assert!(!reaching(&table, observer).contains(&secret));
    }
    assert_eq!(table.fairness().unwrap().secret, None);
}

#[test]
fn the_secret_is_shown_once_the_match_is_over() {
    let (mut table, secret) = with_secret();
    let before = table.fairness().unwrap();
    play_out(&mut table, 1);
    let after = table.fairness().unwrap();
    assert_eq!((before.commitment, &before.nonces), (after.commitment, &after.nonces));
    assert_eq!(after.secret, Some(secret.clone()));
    assert_eq!(Secret::from_hex(&secret).unwrap().commitment(), before.commitment);
}

#[test]
fn the_secret_never_shows_in_debug() {
    let (table, digits) = with_secret();
    let chance = Chance::Seeded { secret: Secret::from_hex(&digits).unwrap(), nonces: Vec::new() };
    // The bytes of this secret are 167 each, which is how a plain list of them would show.
    for text in [format!("{table:?}"), format!("{:?}", table.record()), format!("{chance:?}")] {
        assert!(
            !text.contains("a7a7") && !text.to_lowercase().contains("0xa7") && !text.contains("167"),
            "{text}"
        );
    }
}

#[test]
fn the_debug_of_a_table_does_not_tell_the_cards() {
    let shown = |cards: &[u8]| format!("{:?}", dealt(cards));
    assert_eq!(shown(&[4, 9]), shown(&[1, 2]));
}

#[test]
fn what_a_seat_may_decide_is_told_to_that_seat_alone() {
    let table = dealt(&[4, 9]);
    assert_eq!(table.legal(seat(0)), [Action::Hold, Action::Swap { card: 4 }]);
    assert!(Seat::all(2).skip(1).all(|other| table.legal(other).is_empty()));
}
