//! Matches in which the caller supplies chance.

use game::Turn;
use table::{Chance, Config, Table, TableError};

use crate::play::{play_out, seat, seeded};
use crate::toy::{Action, Card, Toy};

pub(crate) fn dealt(cards: &[u8]) -> Table<Toy> {
    let seats = cards.len() as u8;
    let mut table = Table::open(Config::of(seats), Chance::Caller).unwrap();
    for &card in cards {
        table.resolve(Card { card }).unwrap();
    }
    table
}

#[test]
fn the_table_waits_for_the_caller_to_deal() {
    let mut table = Table::<Toy>::open(Config::of(2), Chance::Caller).unwrap();
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.decide(seat(0), Action::Hold), Err(TableError::ChanceFirst));
    table.resolve(Card { card: 4 }).unwrap();
    table.resolve(Card { card: 9 }).unwrap();
    assert_eq!(table.turn(), Turn::of(seat(0)));
}

#[test]
fn the_outcomes_and_weights_are_those_of_the_game() {
    let mut table = Table::<Toy>::open(Config::of(2), Chance::Caller).unwrap();
    table.resolve(Card { card: 4 }).unwrap();
    let outcomes = table.outcomes().unwrap();
    assert_eq!(outcomes.len(), 8);
    assert_eq!(outcomes[0], (Card { card: 1 }, 2));
    assert!(outcomes.iter().all(|(outcome, _)| outcome.card != 4));
}

#[test]
fn a_card_that_is_not_in_the_deck_cannot_be_dealt() {
    let mut table = Table::<Toy>::open(Config::of(2), Chance::Caller).unwrap();
    table.resolve(Card { card: 4 }).unwrap();
    for card in [0, 4, 10] {
        assert_eq!(table.resolve(Card { card }).unwrap_err().code(), "no_such_card", "{card}");
    }
    assert_eq!(table.steps().len(), 1);
    assert_eq!(table.outcomes().unwrap().len(), 8);
}

#[test]
fn chance_cannot_act_when_a_seat_must_decide() {
    let mut table = dealt(&[4, 9]);
    assert_eq!(table.resolve(Card { card: 1 }), Err(TableError::NotChance));
    assert_eq!(table.outcomes(), Ok(Vec::new()));
}

#[test]
fn the_highest_dealt_card_wins() {
    let mut table = dealt(&[4, 9, 2]);
    play_out(&mut table, 0);
    assert!(table.winners().contains(seat(1)));
}

#[test]
fn a_match_can_be_saved_and_loaded_on_chances_turn() {
    let mut table = dealt(&[4, 9]);
    table.decide(seat(0), Action::Swap { card: 4 }).unwrap();
    let text = table.save().unwrap();
    let again = Table::<Toy>::load(&text).unwrap();
    assert_eq!(again.turn(), Turn::Chance);
    assert_eq!(again.save().unwrap(), text);
}

#[test]
fn there_is_no_fairness_proof_if_the_caller_supplies_chance() {
    assert_eq!(dealt(&[4, 9]).fairness(), None);
}

#[test]
fn a_seeded_match_neither_shows_nor_accepts_outcomes() {
    let mut table = seeded(2, 1);
    assert_eq!(table.outcomes(), Err(TableError::ChanceIsSeeded));
    assert_eq!(table.resolve(Card { card: 1 }), Err(TableError::ChanceIsSeeded));
}
