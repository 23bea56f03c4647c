//! The heuristic bot plays sensible turns, from views alone.

use bots::{FastDice, Heuristic, Random, Tournament};
use game::{Game, Setup};
use masmorra::{Action, Compass, Foe, Hero, Masmorra, Payment, Symbol, Task, Tile, Treasure, policy};

use crate::rules::script::Script;
use Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};

/// What the bot in this seat does now.
fn choice(script: &Script, seat: u8) -> Option<Action> {
    policy(&script.view_of(seat), &script.legal(seat), &mut FastDice::seeded(1))
}

/// Jay in the room north of the start, with this monster and these dice.
fn jay_before(foe: Foe, dice: [Symbol; 6]) -> Script {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A02);
    script.step_and_explore(Compass::North);
    script.monster(foe);
    script.tile(Tile::A06);
    script.roll(dice);
    script
}

/// Lets the bot in seat 0 decide until the fight is behind it.
fn fight_on(script: &mut Script) {
    while script.view().active.index() == 0 && script.view().now.fought.is_empty() {
        match script.task() {
            Some(Task::DrawCard { .. }) => script.card(Treasure::Ambush),
            Some(Task::Acting) if script.view().monsters.is_empty() => return,
            _ => {
                let action = choice(script, 0).expect("the bot has no answer");
                script.act(action);
            }
        }
    }
}

#[test]
fn a_monster_that_can_be_shot_is_shot_without_a_scratch() {
    let mut script = jay_before(Foe::Orc, [Ranged, Ranged, Melee, Melee, Defense, Defense]);
    fight_on(&mut script);
    assert_eq!((script.player(0).life, script.player(0).xp), (6, 2));
}

#[test]
fn a_monster_that_cannot_be_shot_is_beaten_behind_a_shield() {
    let mut script = jay_before(Foe::Orc, [Melee, Melee, Defense, Defense, Defense, Step]);
    fight_on(&mut script);
    assert_eq!((script.player(0).life, script.player(0).xp), (6, 2));
}

#[test]
fn what_cannot_be_beaten_costs_no_weapon() {
    let mut script = jay_before(Foe::Spider, [Melee, Step, Step, Defense, Defense, Step]);
    fight_on(&mut script);
    assert_eq!((script.player(0).life, script.view().now.dice.count(Melee)), (6, 1));
}

#[test]
fn magic_turns_a_die_where_that_wins_the_fight() {
    let mut script = jay_before(Foe::Orc, [Ranged, Magic, Step, Step, Step, Elixir]);
    fight_on(&mut script);
    assert_eq!((script.player(0).life, script.player(0).xp), (6, 2));
}

#[test]
fn a_chest_is_opened_with_the_die_it_wants() {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A06);
    script.step_and_explore(Compass::North);
    script.tile(Tile::A09);
    script.roll([Melee, Defense, Defense, Defense, Defense, Defense]);
    assert!(matches!(choice(&script, 0), Some(Action::OpenChest { .. })), "{:?}", choice(&script, 0));
}

#[test]
fn wounds_are_healed_once_nothing_is_left_to_fight() {
    let mut script = jay_before(Foe::Spider, [Elixir, Elixir, Step, Step, Step, Step]);
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    script.act(Action::Suffer);
    assert_eq!((script.player(0).life, choice(&script, 0)), (4, Some(Action::Heal { with: Payment::Die })));
}

#[test]
fn all_unused_dice_earn_their_coin() {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A06);
    script.roll([Defense; 6]);
    script.act(Action::EndActions);
    assert_eq!(choice(&script, 0), Some(Action::Collect { coins: 6 }));
}

#[test]
fn as_dungeon_master_the_bot_sends_monsters_to_its_rival() {
    let mut script = jay_before(Foe::Orc, [Step; 6]);
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    script.act(Action::Suffer);
    script.act(Action::Step { with: Payment::Die });
    script.explore(Compass::North);
    script.lay_anyhow();
    script.tile(Tile::A09);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 0 });
    let Some(Action::MoveMonster { to, .. }) = choice(&script, 0) else { panic!("{:?}", choice(&script, 0)) };
    assert_eq!(to.number.0, 0, "Mika waits in the Starting Room");
}

#[test]
fn whoever_is_not_asked_has_no_answer() {
    let script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A06);
    assert_eq!(choice(&script, 1), None);
}

/// Games against random players for each number of seats.
const GAMES: u64 = 40;

#[test]
fn the_bot_beats_random_players_clearly() {
    for (mode, seats) in [("standard", 2), ("standard", 5), ("epic", 3)] {
        let setup = Setup::for_simulation(Masmorra::manifest(), seats, [("mode", mode)]).unwrap();
        let heuristic = |seed| Box::new(Heuristic::<Masmorra>::new(policy, seed)) as _;
        let random = |seed| Box::new(Random::seeded(seed)) as _;
        let contest = Tournament::<Masmorra>::new(setup).one_against_all(GAMES, heuristic, random).unwrap();
        let (low, _) = contest.interval();
        assert!(low > 0.7, "{mode} with {seats}: {}", contest.rate());
    }
}
