//! Actions in rooms: M40 to M42 and M45.

use masmorra::Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use masmorra::{
    Ability, Action, Being, CardHalf, Compass, Dock, Event, Foe, Hero, Payment, Room, Spot, Tile, Treasure,
};

use crate::rules::encounters::{TWO, before, block, enter, face, room, stop_and_suffer, take_rewards};
use crate::rules::position::{arrange, beings};
use crate::rules::script::{Script, pool, seat};

const SHOWN: [Dock; 2] = [Dock::Shown, Dock::Unneeded];

/// Opens the only chest of a room with the required dice.
fn open(script: &Script, tile: Tile) -> Action {
    let wanted = tile.card().chests[0].dice.len();
    let dice = if wanted == 1 { SHOWN } else { [Dock::Shown; 2] };
    Action::OpenChest { room: room(script, tile), chest: 0, dice }
}

#[test]
fn m40_a_chest_gives_experience_a_card_and_its_gold() {
    for (tile, dice, gold) in [(Tile::A06, [Melee, Step], 2), (Tile::B06, [Melee, Defense], 3)] {
        let [one, two] = dice;
        let mut script = before(&TWO, tile, &[], [one, two, Magic, Magic, Magic, Magic]);
        script.act(open(&script, tile));
        script.card(Treasure::Fumble);
        let jay = script.player(0);
        assert_eq!((jay.xp, jay.cards, jay.gold), (1, 3, gold));
        assert!(script.has_event(Event::GainedXp { seat: seat(0), xp: 1, total: 1 }));
        let left =
            if tile == Tile::A06 { pool(&[Step, Magic, Magic, Magic, Magic]) } else { pool(&[Magic; 4]) };
        assert_eq!(script.view().now.dice, left);
    }
}

#[test]
fn m40_an_opened_chest_is_empty() {
    let mut script = before(&TWO, Tile::A06, &[], [Melee; 6]);
    let opening = open(&script, Tile::A06);
    script.act(opening);
    script.card(Treasure::Fumble);
    assert!(!script.may(0, opening) && !script.may(0, Action::TakeGold));
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.roll([Melee; 6]);
    assert!(!script.may(0, opening));
}

#[test]
fn m40_a_chest_requires_all_its_dice_and_takes_no_symbols() {
    let script = before(&TWO, Tile::B06, &[], [Melee, Step, Step, Step, Step, Step]);
    assert_eq!(script.refusal(0, open(&script, Tile::B06)), "cannot_pay");
    let mut script = before(&TWO, Tile::A06, &[], [Defense; 6]);
    script.play(0, Treasure::Enrage, CardHalf::Purple);
    assert_eq!(script.view().now.symbols, pool(&[Melee, Melee]));
    assert_eq!(script.refusal(0, open(&script, Tile::A06)), "cannot_pay");
}

#[test]
fn m40_each_chest_of_a_room_is_opened_separately() {
    let mut script = before(&TWO, Tile::Mt21, &[Foe::Orc], [Melee, Ranged, Step, Magic, Magic, Magic]);
    arrange(&mut script, |view| view.monsters.clear());
    let hoard = room(&script, Tile::Mt21);
    for (chest, gold, left) in [(1, 4, [4, 0]), (0, 6, [2, 0])] {
        script.act(Action::OpenChest { room: hoard, chest, dice: [Dock::Shown; 2] });
        take_rewards(&mut script);
        assert_eq!((script.player(0).gold, script.view().dungeon[3].chest_gold), (gold, left));
    }
    assert_eq!(script.player(0).xp, 2);
}

#[test]
fn m40_gold_above_the_limit_stays_in_the_chest() {
    let mut script = Script::standard(&TWO, Tile::A06);
    script.roll([Defense; 6]);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 6 });
    script.finish_turn(seat(0), [Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    script.step_and_explore(Compass::North);
    script.tile(Tile::A10);
    script.roll([Melee; 6]);
    script.act(open(&script, Tile::A06));
    script.card(Treasure::Fumble);
    assert_eq!((script.player(0).gold, script.view().dungeon[1].chest_gold[0]), (6, 2));
    script.act(Action::BuyCard);
    script.card(Treasure::Fumble);
    script.act(Action::TakeGold);
    assert_eq!((script.player(0).gold, script.view().dungeon[1].chest_gold[0]), (3, 0));
}

fn reached(script: &Script) -> Vec<Room> {
    let aims = script.legal(0).into_iter();
    aims.map(|aim| if let Action::AimAtRoom { room } = aim { room } else { panic!("{aim:?}") }).collect()
}

#[test]
fn m41_a_portal_leads_to_any_other_explored_room_of_any_level() {
    let mut script = before(&TWO, Tile::B08, &[], [Magic, Magic, Step, Step, Step, Step]);
    script.act(Action::UsePortal);
    assert_eq!(reached(&script), [Tile::S00, Tile::A01, Tile::S01].map(|tile| room(&script, tile)));
    script.act(Action::AimAtRoom { room: room(&script, Tile::S00) });
    assert_eq!(script.player(0).at, Spot::START);
    assert!(script.has_event(Event::Teleported { seat: seat(0), room: room(&script, Tile::S00) }));
    assert_eq!(script.view().now.dice, pool(&[Magic, Step, Step, Step, Step]));
}

#[test]
fn m41_a_portal_takes_a_die_once_in_a_turn() {
    let mut script = before(&TWO, Tile::A08, &[], [Magic, Magic, Step, Step, Step, Step]);
    script.act(Action::UsePortal);
    script.act(Action::AimAtRoom { room: room(&script, Tile::S00) });
    script.act(Action::Step { with: Payment::Die });
    script.walk(1);
    assert_eq!(script.refusal(0, Action::UsePortal), "cannot_pay");
    let mut script = before(&[Hero::Albus, Hero::Jay], Tile::A08, &[], [Step; 6]);
    script.act(Action::UseAbility { ability: Ability::ArcaneFocus, die: Some(Step), pick: None });
    assert_eq!(script.view().now.symbols, pool(&[Magic]));
    assert_eq!(script.refusal(0, Action::UsePortal), "cannot_pay");
}

#[test]
fn m42_a_fountain_makes_two_elixirs_once_in_a_turn() {
    let mut script = before(&TWO, Tile::A10, &[], [Elixir, Elixir, Step, Step, Step, Step]);
    script.act(Action::UseFountain);
    let now = script.view().now;
    assert_eq!((now.symbols, now.dice), (pool(&[Elixir, Elixir]), pool(&[Elixir, Step, Step, Step, Step])));
    assert_eq!(script.refusal(0, Action::UseFountain), "cannot_pay");
    script.act(Action::Step { with: Payment::Die });
    script.walk(0);
    assert!(script.has_event(Event::SymbolsLost { seat: seat(0), symbols: pool(&[Elixir, Elixir]) }));
}

#[test]
fn m42_the_gold_of_a_coin_room_can_be_taken() {
    let mut script = before(&TWO, Tile::A09, &[], [Step; 6]);
    assert!(script.has_event(Event::GoldStrewn { room: room(&script, Tile::A09), floor: 2, chests: 0 }));
    assert_eq!((script.view().dungeon[1].gold, script.view().reserve), (2, 28));
    script.act(Action::TakeGold);
    assert_eq!((script.player(0).gold, script.view().dungeon[1].gold, script.view().reserve), (2, 0, 28));
    assert_eq!(script.refusal(0, Action::TakeGold), "not_asked");
}

#[test]
fn m42_gold_on_the_floor_waits_until_the_fight_is_over() {
    let mut script = before(&TWO, Tile::Mt13, &[], [Defense; 6]);
    assert_eq!(script.refusal(0, Action::TakeGold), "fight_first");
    script.act(Action::Fight);
    (0..3).for_each(|_| stop_and_suffer(&mut script));
    script.act(Action::TakeGold);
    assert_eq!(script.player(0).gold, 3);
}

#[test]
fn m45_a_room_can_be_used_once_all_its_monsters_were_fought_defeated_or_not() {
    let dice = [Magic, Elixir, Elixir, Defense, Defense, Defense];
    let mut script = before(&TWO, Tile::Mt16, &[Foe::Orc, Foe::Goblin], dice);
    let acts = [Action::UsePortal, Action::UseFountain, Action::EndActions];
    acts.iter().for_each(|&act| assert_eq!(script.refusal(0, act), "fight_first"));
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Goblin));
    stop_and_suffer(&mut script);
    assert!(acts.iter().all(|&act| !script.may(0, act)), "one of them was not fought yet");
    script.act(Action::EndAttack);
    block(&mut script, 3);
    assert!(acts.iter().all(|&act| script.may(0, act)));
    assert!(script.may(0, Action::Heal { with: Payment::Die }));
    assert_eq!(beings(&script, Spot(1)).len(), 2);
}

#[test]
fn m45_healing_and_chests_wait_for_the_fight() {
    let mut script = enter(&TWO, Tile::A07, &[Foe::Goblin]);
    script.roll([Ranged, Elixir, Elixir, Elixir, Elixir, Elixir]);
    let opening = open(&script, Tile::A07);
    let heal = Action::Heal { with: Payment::Die };
    assert_eq!([opening, heal].map(|act| script.refusal(0, act)), ["fight_first"; 2]);
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    script.act(heal);
    script.act(opening);
    take_rewards(&mut script);
    assert_eq!((script.player(0).life, script.player(0).xp, script.player(0).gold), (6, 1, 3));
}
