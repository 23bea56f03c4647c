//! Setup, rounds and the end of the game: W01 to W06, W28 to W32.

use game::{Game, Outcomes, Seat, Turn};
use welcome::Adventurer::{Barbarian, Mage, Necromancer, Warrior};
use welcome::Monster::{Ally, Demon, Dragon, Fairy, Goblin, Lich, Mimic, Orc};
use welcome::Tile::{DragonSpear, HolyGrail, KnightShield, PlateArmor, Torch, VorpalSword};
use welcome::{Action, Adventurer, Bidding, Event, Monster, Outcome, PhaseView, Welcome};

use crate::rules::script::{Script, seat};

fn outcomes(game: &Welcome) -> Vec<(Outcome, u32)> {
    let mut outcomes = Outcomes::new();
    game.outcomes(&mut outcomes);
    outcomes.entries().to_vec()
}

#[test]
fn w01_two_to_four_players_and_a_random_start_player() {
    for seats in 2..=4 {
        let mut script = Script::new(seats, &[]);
        let starters: Vec<_> = Seat::all(seats).map(|seat| (Outcome::Starter { seat }, 1)).collect();
        assert_eq!(outcomes(&script.game), starters);
        script.chance(Outcome::Starter { seat: seat(1) });
        assert_eq!(script.asked(), 1);
    }
    for seats in [0, 1, 5] {
        assert!(game::Setup::new(Welcome::manifest(), seats, []).is_err());
    }
}

#[test]
fn w01_an_option_sets_the_start_player() {
    let script = Script::new(3, &[("start", "third")]);
    assert_eq!(script.asked(), 2);
    assert_eq!(script.rule_of(Event::Starter { seat: seat(2) }), "W01");
}

#[test]
fn w02_the_first_adventurer_is_the_warrior_in_the_first_set_and_random_in_the_others() {
    assert_eq!(Script::warrior(2).view(0).adventurer, Some(Warrior));
    for (set, count) in [("back", 4), ("combined", 8)] {
        let script = Script::new(2, &[("set", set), ("start", "first")]);
        let drawn = outcomes(&script.game);
        assert_eq!(drawn.len(), count, "{set}");
        assert!(
            drawn
                .iter()
                .all(|(outcome, weight)| matches!(outcome, Outcome::FirstAdventurer { .. }) && *weight == 1)
        );
    }
}

#[test]
fn w02_the_first_adventurer_may_be_chosen_or_drawn_in_any_set() {
    let random = Script::new(2, &[("start", "first"), ("first_adventurer", "random")]);
    assert_eq!(outcomes(&random.game).len(), 4);
    let chosen = Script::new(2, &[("start", "first"), ("first_adventurer", "mage")]);
    assert_eq!(chosen.view(0).adventurer, Some(Mage));
}

#[test]
fn w02_the_view_names_neither_seat_nor_adventurer_before_they_are_decided() {
    let known = |script: &Script| {
        let view = script.view(0);
        (view.starter, view.actor, view.adventurer, view.tiles.len())
    };
    let mut script = Script::new(3, &[("set", "combined")]);
    assert_eq!(known(&script), (None, None, None, 0));
    script.chance(Outcome::Starter { seat: seat(2) });
    assert_eq!(known(&script), (Some(seat(2)), None, None, 0));
    script.chance(Outcome::FirstAdventurer { adventurer: Mage });
    assert_eq!(known(&script), (Some(seat(2)), None, Some(Mage), 6));
    [Monster::Fairy, Monster::Ally]
        .into_iter()
        .for_each(|monster| script.chance(Outcome::Special { monster }));
    assert_eq!(known(&script), (Some(seat(2)), Some(seat(2)), Some(Mage), 6));
}

#[test]
fn w03_the_six_tiles_are_public() {
    let script = Script::warrior(2);
    let tiles: Vec<_> = script.view(1).tiles.iter().map(|tile| tile.tile).collect();
    assert_eq!(tiles, [PlateArmor, KnightShield, VorpalSword, DragonSpear, HolyGrail, Torch]);
    assert!(script.logged(Event::TilesLaid { adventurer: Warrior }));
}

#[test]
fn w04_the_deck_has_thirteen_cards_and_two_specials_in_the_second_box() {
    assert_eq!(Script::warrior(2).view(0).deck, 13);
    assert_eq!(Script::combined(2, Mage, [Fairy, Ally], &[]).view(0).deck, 15);
}

#[test]
fn w04_two_of_six_specials_join_once_for_the_whole_game() {
    let options = [("set", "back"), ("start", "first"), ("first_adventurer", "bard")];
    let mut script = Script::new(2, &options);
    assert_eq!(outcomes(&script.game).len(), 6);
    script.chance(Outcome::Special { monster: Mimic });
    assert_eq!(outcomes(&script.game).len(), 5, "the second one is another");
    script.chance(Outcome::Special { monster: Ally });
    script.give_success_to_the_other(Necromancer);
    script.act(1, Action::Draw);
    let deck: Vec<_> = outcomes(&script.game);
    assert!(
        deck.contains(&(Outcome::Card { monster: Mimic }, 1))
            && deck.contains(&(Outcome::Card { monster: Ally }, 1))
    );
    assert!(!deck.iter().any(|(outcome, _)| *outcome == Outcome::Card { monster: Fairy }));
}

#[test]
fn w04_specials_are_hidden_unless_the_option_shows_them() {
    let hidden = Script::combined(2, Mage, [Fairy, Ally], &[]);
    assert!(hidden.view(0).specials.is_empty());
    let shown = Script::combined(2, Mage, [Fairy, Ally], &[("specials", "shown")]);
    assert_eq!(shown.view(0).specials, [Fairy, Ally]);
    assert!(shown.logged(Event::SpecialShown { monster: Fairy }));
}

#[test]
fn w05_everyone_starts_with_a_white_aid_card_and_no_success() {
    let view = Script::warrior(4).view(0);
    assert_eq!(view.players.len(), 4);
    assert!(view.players.iter().all(|player| player.successes == 0 && player.failures == 0));
}

#[test]
fn w05_five_success_cards_are_always_enough() {
    // Four players with one success each, and the second one of the winner, make five.
    let mut script = Script::warrior(4);
    for _ in 0..4 {
        while script.legal(script.asked()).contains(&Action::Pass) {
            script.pass();
        }
        script.choose(Warrior);
    }
    let successes: Vec<_> = script.view(0).players.iter().map(|player| player.successes).collect();
    assert!(successes.iter().sum::<u8>() <= 5, "{successes:?}");
}

#[test]
fn w06_a_round_is_a_bidding_and_a_dungeon() {
    let mut script = Script::warrior(2);
    assert_eq!(script.view(0).stage, PhaseView::Bid);
    script.add(Dragon);
    script.pass();
    assert_eq!(script.view(0).stage, PhaseView::NameType);
    script.act(0, Action::NameType { monster: Orc });
    assert_eq!(script.view(0).stage, PhaseView::NextAdventurer);
    assert_eq!(script.view(0).round, 1);
    script.choose(Mage);
    assert_eq!((script.view(0).round, script.view(0).stage), (2, PhaseView::Bid));
}

#[test]
fn w28_the_second_success_wins_at_once() {
    let mut script = Script::warrior(2);
    script.give_success_to_the_other(Warrior);
    script.give_success_to_the_other(Warrior);
    assert_eq!(script.game.turn(), Turn::of(seat(0)));
    script.pass();
    assert_eq!(script.game.turn(), Turn::Over);
    assert_eq!(script.game.winners().iter().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(script.rule_of(Event::Won { seat: seat(1) }), "W28");
}

/// In a game of two, the asked seat enters against Demon and Dragon with two tiles, and dies.
fn fail_with_the_barbarian(script: &mut Script) {
    use welcome::Tile::{ChainMail, HealingPotion, LeatherShield, VorpalAxe, WarHammer};
    script.sacrifice(Goblin, ChainMail);
    script.sacrifice(Goblin, LeatherShield);
    script.sacrifice(Orc, HealingPotion);
    script.sacrifice(Orc, VorpalAxe);
    script.sacrifice(Monster::Skeleton, WarHammer);
    script.add(Dragon);
    script.add(Demon);
    script.pass();
}

#[test]
fn w29_a_first_failure_turns_the_aid_card_and_a_second_one_eliminates() {
    let options = [("start", "first"), ("first_adventurer", "barbarian")];
    let mut script = Script::new(2, &options);
    fail_with_the_barbarian(&mut script);
    assert!(script.logged(Event::Failed { seat: seat(0) }));
    assert_eq!(script.view(1).players[0].failures, 1);
    script.choose(Barbarian);
    fail_with_the_barbarian(&mut script);
    assert_eq!(script.rule_of(Event::Eliminated { seat: seat(0) }), "W29");
    assert_eq!(script.rule_of(Event::Won { seat: seat(1) }), "W29", "the last player left wins");
    assert_eq!(script.game.turn(), Turn::Over);
}

#[test]
fn w30_cards_set_aside_are_shown_at_the_end_of_a_round_but_the_deck_is_not() {
    let mut script = Script::warrior(2);
    script.sacrifice(Lich, Torch);
    script.add(Goblin);
    assert!(!script.logged(Event::AsideShown { seat: seat(0), tile: Torch, monster: Lich }));
    script.pass();
    script.act(1, Action::NameType { monster: Orc });
    assert_eq!(script.rule_of(Event::AsideShown { seat: seat(0), tile: Torch, monster: Lich }), "W30");
    let shown = script.events().filter(|event| matches!(event, Event::AsideShown { .. })).count();
    assert_eq!(shown, 1);
}

#[test]
fn w30_cards_set_aside_are_shown_at_the_end_of_the_game_too() {
    let mut script = Script::warrior(2);
    script.give_success_to_the_other(Warrior);
    script.give_success_to_the_other(Warrior);
    script.sacrifice(Lich, Torch);
    script.pass();
    assert_eq!(script.game.turn(), Turn::Over);
    assert!(script.logged(Event::AsideShown { seat: seat(0), tile: Torch, monster: Lich }));
}

#[test]
fn w31_the_player_who_entered_chooses_the_next_adventurer_and_starts() {
    let mut script = Script::warrior(3);
    script.pass();
    script.pass();
    assert_eq!(script.asked(), 2);
    let choices: Vec<_> = script.legal(2);
    let adventurers = [Warrior, Barbarian, Mage, Adventurer::Rogue];
    assert_eq!(
        choices,
        adventurers.map(|adventurer| Action::Choose { adventurer }),
        "the same one again is legal"
    );
    script.choose(Mage);
    assert_eq!(script.asked(), 2);
    assert!(script.logged(Event::AdventurerChosen { seat: seat(2), adventurer: Mage }));
}

/// In a game of three, seat 0 fails twice.
fn eliminate_seat_0() -> Script {
    let options = [("start", "first"), ("first_adventurer", "barbarian")];
    let mut script = Script::new(3, &options);
    for _ in 0..2 {
        assert_eq!(script.asked(), 0);
        script.sacrifice(Goblin, welcome::Tile::ChainMail);
        script.sacrifice(Goblin, welcome::Tile::LeatherShield);
        script.sacrifice(Orc, welcome::Tile::HealingPotion);
        script.sacrifice(Orc, welcome::Tile::VorpalAxe);
        script.add(Dragon);
        script.add(Demon);
        script.add(Lich);
        script.pass();
        script.pass();
        assert_eq!(script.asked(), 0, "the player who entered chooses, even if eliminated");
        script.choose(Barbarian);
    }
    script
}

#[test]
fn w31_after_an_elimination_the_next_player_still_in_the_game_starts() {
    let script = eliminate_seat_0();
    assert!(script.logged(Event::Eliminated { seat: seat(0) }));
    assert_eq!(script.asked(), 1);
    assert_eq!(script.view(1).players[0].bidding, Bidding::Out);
}

#[test]
fn w29_an_eliminated_player_may_still_owe_the_choice_of_the_next_adventurer() {
    let script = eliminate_seat_0();
    let chosen = Event::AdventurerChosen { seat: seat(0), adventurer: Barbarian };
    assert_eq!(script.events().filter(|event| *event == chosen).count(), 2);
}

#[test]
fn w10_eliminated_players_take_no_turn() {
    let mut script = eliminate_seat_0();
    script.add(Goblin);
    assert_eq!(script.asked(), 2);
    script.add(Orc);
    assert_eq!(script.asked(), 1, "seat 0 is skipped");
    script.pass();
    assert_eq!(script.asked(), 2, "the last bidder of the two that are left enters");
}

#[test]
fn w32_a_new_round_has_all_monsters_and_all_tiles_again() {
    let mut script = Script::warrior(2);
    script.sacrifice(Lich, Torch);
    script.add(Goblin);
    script.pass();
    script.act(1, Action::NameType { monster: Orc });
    script.choose(Warrior);
    let view = script.view(0);
    assert_eq!((view.deck, view.pile.len()), (13, 0));
    assert!(view.tiles.iter().all(|tile| tile.fate == welcome::TileFate::Held));
    assert_eq!(script.rule_of(Event::Shuffled { cards: 13 }), "W32");
}
