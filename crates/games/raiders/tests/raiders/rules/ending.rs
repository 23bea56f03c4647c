//! The end of the game: R40, R41.

use game::{Game, Setup};
use raiders::Character::{Explorer, Knight, Sorcerer, Thief, Warrior};
use raiders::{Boss, Character, Event, Raiders};

use crate::rules::raid::{check_end, raid};
use crate::rules::script::seat;

const FIVE: [Character; 5] = [Explorer, Thief, Warrior, Knight, Sorcerer];

#[test]
fn r40_the_player_with_the_most_wounds_faints_and_cannot_win() {
    check_end(
        raid([Explorer, Warrior, Knight]).boss(Boss::Vampire, "5 5 5"),
        "A 9c 2w, B 8c 0w, C 7c 1w",
        ["vampire 15/14: defeated", "A faints, B wins 8c 0w"],
    );
}

#[test]
fn r40_with_four_or_five_players_all_tied_for_the_most_wounds_faint() {
    check_end(
        raid([Explorer, Thief, Warrior, Knight]).boss(Boss::Vampire, "5 5 5 5"),
        "A 6c 2w, B 5c 2w, C 5c 0w, D 4c 1w",
        ["vampire 20/18: defeated", "A faints, B faints, C wins 5c 0w"],
    );
    check_end(
        raid(FIVE).boss(Boss::Vampire, "5 5 5 5 5"),
        "A 3c 2w, B 2c 2w, C 2c 0w, D 1c 1w, E 1c 1w",
        ["vampire 25/23: defeated", "A faints, B faints, C wins 2c 0w"],
    );
}

#[test]
fn r40_with_three_players_nobody_faints_in_a_tie() {
    check_end(
        raid([Explorer, Thief, Warrior]).boss(Boss::Vampire, "5 5 5"),
        "A 9c 2w, B 8c 2w, C 8c 0w",
        ["vampire 15/14: defeated", "nobody faints, A wins 9c 2w"],
    );
}

#[test]
fn r40_as_an_option_only_more_than_half_of_all_wounds_makes_one_of_three_faint() {
    let with_option = |characters| raid(characters).options("fainting", "more_than_half");
    check_end(
        with_option([Explorer, Warrior, Knight]).boss(Boss::Vampire, "5 5 5"),
        "A 9c 2w, B 8c 0w, C 7c 1w",
        ["vampire 15/14: defeated", "A faints, B wins 8c 0w"],
    );
    // The Explorer has two of four wounds: the most alone, but not more than half.
    let half = || [Explorer, Sorcerer, Knight];
    check_end(
        raid(half()).boss(Boss::Vampire, "5 5 5"),
        "A 9c 2w, B 7c 1w, C 7c 1w",
        ["vampire 15/14: defeated", "A faints, BC wins 7c 1w"],
    );
    check_end(
        with_option(half()).boss(Boss::Vampire, "5 5 5"),
        "A 9c 2w, B 7c 1w, C 7c 1w",
        ["vampire 15/14: defeated", "nobody faints, A wins 9c 2w"],
    );
}

#[test]
fn r40_a_record_lists_the_later_option_only_if_it_is_chosen() {
    let listed = |value| {
        let setup = Setup::new(Raiders::manifest(), 3, [("fainting", value)]).unwrap();
        setup.options().any(|(key, _)| key == "fainting")
    };
    assert!(!listed("most"), "earlier records and their chance stay as they are");
    assert!(listed("more_than_half"));
}

#[test]
fn r40_the_option_changes_nothing_with_four_players() {
    check_end(
        raid([Explorer, Thief, Warrior, Knight])
            .options("fainting", "more_than_half")
            .boss(Boss::Vampire, "5 5 5 5"),
        "A 6c 2w, B 5c 2w, C 5c 0w, D 4c 1w",
        ["vampire 20/18: defeated", "A faints, B faints, C wins 5c 0w"],
    );
}

#[test]
fn r40_nobody_faints_if_all_have_equal_wounds() {
    check_end(
        raid([Warrior, Knight, Sorcerer]).boss(Boss::Minotaur, "1 2 2"),
        "A 8c 0w, B 7c 1w, C 7c 1w",
        ["minotaur 5/14: A +1w = 1, B +1 = 8, C +1 = 8", "nobody faints, ABC wins 8c 1w"],
    );
}

#[test]
fn r40_with_four_players_nobody_faints_if_all_have_equal_wounds() {
    // Medusa petrifies the Warrior. The others have equal wounds.
    check_end(
        raid([Warrior, Explorer, Thief, Knight]).boss(Boss::Medusa, "1 2 2 1"),
        "A 5c 0w, B 6c 2w, C 5c 2w, D 4c 1w",
        ["medusa 6/14: A out, D out", "nobody faints, B wins 6c 2w"],
    );
}

#[test]
fn r40_a_game_of_four_keeps_its_rule_with_three_survivors() {
    check_end(
        raid([Warrior, Explorer, Thief, Knight]).boss(Boss::Medusa, "2 2 2 1"),
        "A 5c 0w, B 6c 2w, C 5c 2w, D 4c 1w",
        ["medusa 7/14: D out", "B faints, C faints, A wins 5c 0w"],
    );
}

#[test]
fn r40_petrified_players_are_not_compared() {
    // The Explorer has the most wounds but is petrified, so the Knight faints.
    check_end(
        raid([Explorer, Warrior, Knight]).boss(Boss::Medusa, "1 2 2"),
        "A 9c 2w, B 8c 0w, C 7c 1w",
        ["medusa 5/11: A out", "C faints, B wins 8c 0w"],
    );
}

#[test]
fn r40_of_two_survivors_in_a_game_of_three_the_one_with_more_wounds_faints() {
    check_end(
        raid([Warrior, Explorer, Knight]).boss(Boss::Medusa, "1 2 2"),
        "A 8c 0w, B 9c 2w, C 7c 1w",
        ["medusa 5/11: A out", "B faints, C wins 7c 1w"],
    );
    check_end(
        raid([Warrior, Explorer, Thief]).boss(Boss::Medusa, "1 2 2"),
        "A 8c 0w, B 9c 2w, C 8c 2w",
        ["medusa 5/11: A out", "nobody faints, B wins 9c 2w"],
    );
}

#[test]
fn r40_a_single_survivor_does_not_faint() {
    check_end(
        raid([Explorer, Warrior, Knight]).boss(Boss::Medusa, "2 1 1"),
        "A 9c 2w, B 8c 0w, C 7c 1w",
        ["medusa 4/11: B out, C out", "nobody faints, A wins 9c 2w"],
    );
}

#[test]
fn r40_wounds_from_the_last_room_count() {
    check_end(
        raid([Explorer, Warrior, Knight]).boss(Boss::MegaDragon, "2 1 2"),
        "A 9c 2w, B 8c 0w, C 7c 1w",
        ["mega_dragon: undefeatable, B +3w = 3", "B faints, A wins 9c 2w"],
    );
    let script = raid([Explorer, Warrior, Knight]).boss(Boss::MegaDragon, "2 1 2").play();
    assert_eq!(script.rule_of(Event::Fainted { seat: seat(1) }), "R40");
}

#[test]
fn r41_the_most_coins_win() {
    check_end(
        raid([Thief, Warrior, Knight]).boss(Boss::Vampire, "5 5 5"),
        "A 8c 2w, B 8c 0w, C 7c 1w",
        ["vampire 15/14: defeated", "A faints, B wins 8c 0w"],
    );
}

#[test]
fn r41_in_a_tie_of_coins_the_fewest_wounds_win() {
    check_end(
        raid([Explorer, Thief, Warrior]).boss(Boss::TaxCollector, "1 2 2"),
        "A 9c 2w, B 8c 2w, C 8c 0w",
        ["tax_collector 5/11: A -3 = 6", "nobody faints, C wins 8c 0w"],
    );
}

#[test]
fn r41_players_tied_in_coins_and_wounds_share_the_victory() {
    let raid = || raid([Thief, Knight, Sorcerer]).boss(Boss::Vampire, "5 5 5");
    check_end(raid(), "A 8c 2w, B 7c 1w, C 7c 1w", ["vampire 15/14: defeated", "A faints, BC wins 7c 1w"]);
    let script = raid().play();
    let winners: Vec<_> = script.game.winners().iter().collect();
    assert_eq!(winners, [seat(1), seat(2)]);
    assert_eq!(script.view(0).winners, winners);
    let won = script.events().find(|event| matches!(event, Event::Won { .. })).unwrap();
    assert_eq!(script.rule_of(won), "R41");
}

#[test]
fn r41_after_the_end_all_actions_are_refused() {
    let script = raid([Thief, Knight, Sorcerer]).boss(Boss::Vampire, "5 5 5").play();
    assert_eq!(script.card_refusal(0, '1'), "game_over");
    assert!((0..3).all(|number| script.legal(number).is_empty()) && script.outcomes().is_empty());
}
