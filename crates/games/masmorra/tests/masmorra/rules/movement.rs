//! Steps, moves, leaving rooms, and the order of events (M30, M31, M35 and M39).

use masmorra::{
    Ability, Action, CardHalf, Compass, Condition, Dock, Event, Foe, Hero, Payment, Posture, Room, Spot,
    Symbol, Task, Tile, Treasure,
};

use crate::rules::position::pass_all;
use crate::rules::routes::{
    IDLE, beside_one_trap, go_down, lay, lay_trap, place, scout, step, take_payback, times,
};
use crate::rules::script::{Script, seat};

const PAIR: [Hero; 2] = [Hero::Jay, Hero::Mika];
const MIXED: [Symbol; 6] =
    [Symbol::Elixir, Symbol::Magic, Symbol::Step, Symbol::Melee, Symbol::Ranged, Symbol::Defense];
const START: Room = Room { number: Spot(0), tile: Tile::S00 };

fn spots(script: &Script) -> Vec<u8> {
    let to = |action| if let Action::Move { to } = action { Some(to.number.0) } else { None };
    script.legal(script.owe()[0]).into_iter().filter_map(to).collect()
}

/// Seat 0 has one move point left in this room north of the start, beside a trap that has wounded it.
fn halfway(tile: Tile) -> Script {
    let hands = [Treasure::Stumble, Treasure::Pickpocket, Treasure::WrongTurn, Treasure::WrongTurn];
    let mut script = Script::with_cards(&PAIR, tile, &hands);
    script.roll(MIXED);
    script.free_step();
    script.explore(Compass::North);
    script.lay_first_way();
    if tile.card().minor > 0 {
        script.monster(Foe::Orc);
    }
    script.tile(Tile::A13);
    lay_trap(&mut script, Compass::North);
    script.tile(Tile::A05);
    assert_eq!((script.view().now.points, script.player(0).life), (1, 5));
    script.clear_events();
    script
}

#[test]
fn m30_a_step_gives_two_points_to_move_or_explore() {
    let mut script = Script::standard(&PAIR, Tile::A09);
    script.free_step();
    scout(&mut script, Compass::North, &[], Tile::A10);
    assert_eq!((script.view().now.points, spots(&script)), (1, vec![0]));
    script.walk(0);
    assert_eq!((script.view().now.points, script.player(0).at), (0, Spot(0)));
    assert!(spots(&script).is_empty());
    assert_eq!(script.refusal(0, Action::Step { with: Payment::Symbol }), "cannot_pay");
}

/// Whether this action loses the remaining move point.
fn loses_points(tile: Tile, act: Action) -> bool {
    let mut script = halfway(tile);
    script.act(act);
    script.has_event(Event::PointsLost { seat: seat(0) })
}

#[test]
fn m30_any_other_action_loses_the_remaining_points() {
    let trap = Room { number: Spot(2), tile: Tile::A13 };
    let on_guard = Action::UseAbility { ability: Ability::OnGuard, die: Some(Symbol::Magic), pick: None };
    assert!(loses_points(Tile::A02, Action::Fight));
    assert!(loses_points(Tile::A10, Action::UseFountain));
    assert!(loses_points(Tile::A10, Action::Disarm { trap, dice: [Dock::Shown; 2] }));
    assert!(loses_points(Tile::A10, Action::Heal { with: Payment::Die }));
    assert!(loses_points(Tile::A10, Action::Conjure { with: Payment::Die }));
    assert!(loses_points(Tile::A09, Action::TakeGold));
    assert!(loses_points(Tile::A09, on_guard));
    assert!(loses_points(Tile::A09, Action::Step { with: Payment::Die }));
    assert!(loses_points(Tile::A08, Action::UsePortal));
}

#[test]
fn m30_another_step_does_not_add_to_the_first() {
    let mut script = halfway(Tile::A09);
    step(&mut script);
    assert_eq!(script.view().now.points, 2);
}

#[test]
fn m30_cards_purchases_and_stairs_lose_no_points() {
    let purple = |card| Action::Play { card, half: CardHalf::Purple };
    assert!(!loses_points(Tile::A09, purple(Treasure::Stumble)));
    assert!(!loses_points(Tile::A01, Action::TakeStairs));
    let mut script = rich();
    script.free_step();
    script.act(Action::BuyCard);
    script.card(Treasure::Silence);
    assert_eq!(script.view().now.points, 2);
}

/// Seat 0 begins a turn with 5 gold.
fn rich() -> Script {
    let mut script = Script::standard(&PAIR, Tile::A09);
    script.roll(IDLE);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 5 });
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
    script
}

#[test]
fn m31_heroes_move_through_doors_only() {
    let mut script = Script::standard(&PAIR, Tile::A08);
    script.roll([Symbol::Step; 6]);
    script.free_step();
    scout(&mut script, Compass::North, &[], Tile::A09);
    script.walk(0);
    step(&mut script);
    script.explore(Compass::East);
    // Doors in the east, the south and the west, so the north side is wall.
    lay(&mut script, 2);
    script.tile(Tile::A10);
    script.walk(0);
    step(&mut script);
    script.walk(1);
    scout(&mut script, Compass::East, &[], Tile::A06);
    step(&mut script);
    assert_eq!((script.player(0).at, spots(&script)), (Spot(3), vec![1]));
    script.walk(1);
    assert_eq!(spots(&script), [3, 0]);
}

#[test]
fn m31_stairs_and_entrance_are_connected_and_free() {
    let mut script = Script::standard(&PAIR, Tile::A01);
    go_down(&mut script);
    script.tile(Tile::B08);
    assert_eq!((script.player(0).at, script.view().now.points), (Spot(2), 1));
    script.act(Action::TakeStairs);
    assert_eq!((script.player(0).at, script.view().now.points), (Spot(1), 1));
    script.act(Action::TakeStairs);
    script.act(Action::TakeStairs);
    assert_eq!((script.player(0).at, script.view().now.points), (Spot(1), 1));
}

/// Seat 0 meets this monster north of the start, with Step dice, one of them spent.
fn before(foe: Foe) -> Script {
    let mut script = Script::standard(&PAIR, Tile::A02);
    script.roll([Symbol::Step; 6]);
    script.free_step();
    scout(&mut script, Compass::North, &[foe], Tile::A09);
    script
}

fn ways(script: &Script) -> usize {
    let is_way = |action: &&Action| matches!(action, Action::Move { .. } | Action::Explore { .. });
    script.legal(0).iter().filter(is_way).count()
}

#[test]
fn m35_a_hero_can_leave_only_after_the_fight_won_or_lost() {
    let mut script = before(Foe::Orc);
    assert_eq!((ways(&script), script.refusal(0, Action::Move { to: START })), (0, "fight_first"));
    assert_eq!(script.refusal(0, Action::Step { with: Payment::Die }), "fight_first");
    take_payback(&mut script);
    step(&mut script);
    // Back to the start, or onwards through three doors.
    assert_eq!(ways(&script), 4);
}

#[test]
fn m35_a_hero_who_comes_back_must_fight_again() {
    let mut script = before(Foe::Goblin);
    take_payback(&mut script);
    step(&mut script);
    script.walk(0);
    script.walk(1);
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
    take_payback(&mut script);
    assert_eq!(script.player(0).life, 4);
    assert!(script.may(0, Action::EndActions));
}

/// Fights all monsters of the room without attacking.
fn fight_all(script: &mut Script) {
    script.act(Action::Fight);
    while matches!(script.task(), Some(Task::CombatNext | Task::Fighting | Task::Payback)) {
        let legal = script.legal(0);
        let calm = [Action::EndAttack, Action::Suffer].into_iter().find(|action| legal.contains(action));
        script.act(calm.unwrap_or(legal[0]));
    }
}

/// Seat 0 is in a room with a portal and a Spider.
fn in_a_hall_with_a_spider() -> Script {
    let mut script = Script::standard(&PAIR, Tile::A11);
    script.roll([Symbol::Magic; 6]);
    script.free_step();
    script.explore(Compass::North);
    script.tile(Tile::Mt16);
    script.lay_first_way();
    [Foe::Spider, Foe::Goblin].into_iter().for_each(|foe| script.monster(foe));
    script.tile(Tile::A09);
    fight_all(&mut script);
    script
}

#[test]
fn m35_a_teleport_leads_out_of_a_web() {
    let mut script = in_a_hall_with_a_spider();
    assert_eq!(ways(&script), 0);
    script.act(Action::UsePortal);
    script.act(Action::AimAtRoom { room: START });
    assert_eq!(script.player(0).at, Spot(0));
}

#[test]
fn m39_the_steps_of_an_exploration_happen_in_order() {
    let mut script = beside_one_trap();
    step(&mut script);
    script.explore(Compass::East);
    script.monster(Foe::Orc);
    script.tile(Tile::A14);
    lay_trap(&mut script, Compass::East);
    script.tile(Tile::A10);
    let name = |event: &Event| match event {
        Event::RoomLaid { .. } => Some("laid"),
        Event::TrapSprung { .. } => Some("trap"),
        Event::Moved { .. } => Some("moved"),
        Event::MonsterCame { .. } => Some("monster"),
        Event::TrapLaid { .. } => Some("new trap"),
        Event::TileUp { .. } => Some("tile"),
        _ => None,
    };
    let story: Vec<_> = script.events.iter().filter_map(|event| name(&event.event)).collect();
    assert_eq!(story, ["laid", "trap", "moved", "monster", "new trap", "trap", "tile"]);
}

#[test]
fn m39_a_pit_comes_after_the_tiles_and_before_interrupts() {
    let heroes = [Hero::Jay, Hero::Mika, Hero::Albus, Hero::Valerie];
    let mut script = Script::standard(&heroes, Tile::A20);
    script.free_step();
    let mut script = script.with_windows();
    script.explore(Compass::North);
    pass_all(&mut script);
    script.tile(Tile::A09);
    assert!(matches!(script.task(), Some(Task::Window { event: Condition::Entering, .. })));
    let pit = place(&script, |event| *event == Event::FellInPit { seat: seat(0) });
    assert!(place(&script, |event| *event == Event::TileUp { level: 1, tile: Tile::A09 }) < pit);
}

#[test]
fn m39_fire_breath_comes_before_the_next_tile_is_turned() {
    let mut script = Script::standard(&PAIR, Tile::A01);
    go_down(&mut script);
    script.tile(Tile::B11);
    script.explore(Compass::North);
    script.tile(Tile::Mt21);
    script.lay_first_way();
    let room = Room { number: Spot(3), tile: Tile::Mt21 };
    assert!(
        script.has_event(Event::FireBreath { room })
            && script.has_event(Event::Moved { seat: seat(0), room })
    );
    assert_eq!((script.player(0).life, script.view().levels[1].face_up), (5, None));
}

/// Seat 0 has 1 Life in the room beside the trap.
fn nearly_fallen() -> Script {
    let mut script = beside_one_trap();
    for _ in 0..2 {
        step(&mut script);
        script.walk(1);
        script.walk(2);
    }
    step(&mut script);
    assert_eq!(script.player(0).life, 1);
    script.clear_events();
    script
}

#[test]
fn m39_a_hero_who_falls_on_leaving_stays_in_the_old_room() {
    let mut script = nearly_fallen();
    script.walk(1);
    assert_eq!((script.player(0).posture, script.player(0).at), (Posture::Fallen, Spot(2)));
    assert_eq!(times(&script, |event| matches!(event, Event::Moved { .. })), 0);
    assert_eq!(times(&script, |event| matches!(event, Event::TrapSprung { .. })), 1);
}

#[test]
fn m39_the_new_room_is_filled_even_if_the_explorer_falls() {
    let mut script = nearly_fallen();
    script.explore(Compass::East);
    assert_eq!((script.player(0).posture, script.player(0).at), (Posture::Fallen, Spot(2)));
    script.monster(Foe::Orc);
    script.tile(Tile::A10);
    assert_eq!(script.view().monsters[0].room.tile, Tile::A02);
    assert!(matches!(script.task(), Some(Task::MasterMoves { .. })));
}
