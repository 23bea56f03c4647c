//! What observers receive, and what they must not receive.

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
fn a_hidden_event_leaves_no_gap_for_other_observers() {
    // A one is a curse: one more event, which only seat 1 receives.
    let (plain, cursed) = (swapped(5, 6), swapped(1, 6));
    assert_eq!(plain.referee_log().len() + 1, cursed.referee_log().len());
    for observer in [Observer::Seat(seat(0)), Observer::Public] {
        assert_eq!(reaching(&plain, observer), reaching(&cursed, observer));
    }
    assert_ne!(reaching(&plain, Observer::Seat(seat(1))), reaching(&cursed, Observer::Seat(seat(1))));
}

#[test]
fn event_numbers_of_each_observer_have_no_gap() {
    let table = swapped(1, 6);
    let numbers = |observer| table.events(observer).iter().map(|event| event.number).collect::<Vec<_>>();
    assert_eq!(numbers(Observer::Seat(seat(0))), [1, 2, 3]);
    assert_eq!(numbers(Observer::Seat(seat(1))), [1, 2, 3, 4, 5]);
    assert_eq!(numbers(Observer::Public), [1, 2]);
}

#[test]
fn only_its_owner_sees_a_swapped_card() {
    let table = swapped(5, 6);
    let seen = |observer| {
        let swaps = table.events(observer).into_iter().map(|event| event.event);
        swaps.filter(|event| matches!(event, Event::Swapped { .. })).collect::<Vec<_>>()
    };
    let swap = |card| vec![Event::Swapped { seat: seat(1), card }];
    assert_eq!(seen(Observer::Seat(seat(1))), swap(Some(5)));
    assert_eq!(seen(Observer::Seat(seat(0))), swap(None));
    assert_eq!(seen(Observer::Public), swap(None));
}

#[test]
fn events_since_a_number_are_the_later_ones() {
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
fn the_referee_log_contains_everything() {
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
fn the_secret_is_shown_when_the_match_is_over() {
    let (mut table, secret) = with_secret();
    let before = table.fairness().unwrap();
    play_out(&mut table, 1);
    let after = table.fairness().unwrap();
    assert_eq!((before.commitment, &before.nonces), (after.commitment, &after.nonces));
    assert_eq!(after.secret, Some(secret.clone()));
    assert_eq!(Secret::from_hex(&secret).unwrap().commitment(), before.commitment);
}

#[test]
fn debug_output_never_contains_the_secret() {
    let (table, digits) = with_secret();
    let chance = Chance::Seeded { secret: Secret::from_hex(&digits).unwrap(), nonces: Vec::new() };
    // Each byte of this secret is 167 in decimal.
    for text in [format!("{table:?}"), format!("{:?}", table.record()), format!("{chance:?}")] {
        assert!(
            !text.contains("a7a7") && !text.to_lowercase().contains("0xa7") && !text.contains("167"),
            "{text}"
        );
    }
}

#[test]
fn debug_output_of_a_table_does_not_reveal_cards() {
    let shown = |cards: &[u8]| format!("{:?}", dealt(cards));
    assert_eq!(shown(&[4, 9]), shown(&[1, 2]));
}

#[test]
fn only_the_seat_itself_gets_its_legal_actions() {
    let table = dealt(&[4, 9]);
    assert_eq!(table.legal(seat(0)), [Action::Hold, Action::Swap { card: 4 }]);
    assert!(Seat::all(2).skip(1).all(|other| table.legal(other).is_empty()));
}
