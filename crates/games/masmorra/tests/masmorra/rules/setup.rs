//! Set-up, rounds and turns (M01 to M04, M06 and M07).

use game::{Game, Setup, Turn};
use masmorra::{
    Action, CardHalf, Compass, Condition, Event, Foe, Hero, Masmorra, Outcome, Posture, Symbol, Task, Tile,
    TileKind, Token, Treasure, TurnPhase,
};

use crate::rules::routes::{IDLE, find_second_stairs, go_down, place, scout, slay, step, take_payback};
use crate::rules::script::{Script, seat};

const FIVE: [Hero; 5] = [Hero::Jay, Hero::Mika, Hero::Albus, Hero::Valerie, Hero::Greybark];

/// Checks the number of tiles in the stacks for this number of players, before the first tile is turned.
fn check_stacks(seats: u8, mode: &str, small: [usize; 2]) {
    let script = Script::new(seats, &[("mode", mode)]);
    let levels = script.view().levels;
    assert_eq!([0, 1].map(|level| levels[level].small.len()), small, "{seats} players, {mode}");
    assert_eq!([0, 1].map(|level| levels[level].medium.len()), [6, 6]);
}

#[test]
fn m01_the_stacks_grow_with_the_number_of_players() {
    check_stacks(2, "standard", [14, 13]);
    check_stacks(3, "standard", [18, 17]);
    check_stacks(4, "standard", [21, 20]);
    check_stacks(5, "standard", [21, 20]);
}

#[test]
fn m01_the_stairs_to_the_third_level_are_for_the_epic_game() {
    check_stacks(2, "epic", [14, 14]);
    check_stacks(5, "epic", [21, 21]);
    let has_stairs = |mode| Script::new(2, &[("mode", mode)]).view().levels[1].small.contains(&Tile::B01);
    assert_eq!(["standard", "epic"].map(has_stairs), [false, true]);
}

#[test]
fn m01_two_to_five_can_play() {
    let code = |seats| Setup::new(Masmorra::manifest(), seats, []).map_err(|error| error.code()).err();
    assert_eq!([1, 2, 5, 6].map(code), [Some("bad_seats"), None, None, Some("bad_seats")]);
}

#[test]
fn m01_a_tile_for_four_is_not_used_by_three() {
    let uses = |seats, tile| Script::new(seats, &[]).view().levels[0].small.contains(&tile);
    assert_eq!([2, 3, 4].map(|seats| uses(seats, Tile::A17)), [false, true, true]);
    assert_eq!([2, 3, 4].map(|seats| uses(seats, Tile::A20)), [false, false, true]);
}

#[test]
fn m01_the_stairs_to_the_third_level_are_in_the_lower_half() {
    let mut script = Script::epic(&[Hero::Jay, Hero::Mika], Tile::A01);
    go_down(&mut script);
    // The upper seven of 13 other tiles come first.
    let mut seen = Vec::new();
    find_second_stairs(&mut script, |script| {
        let stairs = Outcome::Tile { tile: Tile::B01 };
        seen.push(script.outcomes().iter().any(|(outcome, _)| *outcome == stairs));
    });
    assert_eq!(seen, [[false; 7].as_slice(), &[true]].concat());
    assert_eq!(script.view().levels[1].face_up, Some(Tile::B01));
}

#[test]
fn m01_no_card_moves_the_stairs_out_of_the_lower_half() {
    let cards = [Treasure::Stumble, Treasure::Stumble, Treasure::WrongTurn, Treasure::Enrage];
    let mut script = Script::game(&[Hero::Jay, Hero::Mika], Tile::A01, &[("mode", "epic")], &cards);
    go_down(&mut script);
    script.tile(Tile::B08);
    let mut script = script.with_windows();
    script.explore(Compass::North);
    script.play(1, Treasure::WrongTurn, CardHalf::Orange);
    while script.game.turn() != Turn::Chance {
        script.act(Action::Pass);
    }
    assert!(script.has_event(Event::TilePutUnder { level: 2, tile: Tile::B08 }));
    let stairs = Outcome::Tile { tile: Tile::B01 };
    assert!(script.outcomes().iter().all(|(outcome, _)| *outcome != stairs));
    assert_eq!(script.view().levels[1].before_stairs, 6);
}

#[test]
fn m02_the_first_face_up_tile_is_a_room() {
    let script = Script::new(5, &[]);
    let drawn: Vec<Tile> = script.outcomes().iter().filter_map(|(outcome, _)| tile_of(*outcome)).collect();
    assert!(drawn.iter().all(|tile| !matches!(tile.card().kind, TileKind::Trap { .. })));
    // All except the three traps of the level, equally likely.
    assert_eq!((drawn.len(), script.outcomes().iter().all(|(_, weight)| *weight == 1)), (18, true));
}

fn tile_of(outcome: Outcome) -> Option<Tile> {
    if let Outcome::Tile { tile } = outcome { Some(tile) } else { None }
}

#[test]
fn m02_only_the_small_stack_of_the_first_level_has_a_face_up_tile() {
    let script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A02);
    let levels = script.view().levels;
    assert_eq!([levels[0].face_up, levels[1].face_up], [Some(Tile::A02), None]);
    assert!(script.has_event(Event::TileUp { level: 1, tile: Tile::A02 }));
    assert_eq!((script.view().drawn, levels[0].small.contains(&Tile::A02)), (None, false));
}

#[test]
fn m03_all_begin_in_the_starting_room_with_full_life_no_gold_and_two_cards() {
    let script = Script::standard(&FIVE, Tile::A02);
    for (number, hero) in (0..).zip(FIVE) {
        let player = script.player(number);
        let start = (player.hero, player.at.0, player.life, player.gold, player.xp, player.cards);
        assert_eq!(start, (Some(hero), 0, 6, 0, 0, 2));
        assert_eq!((player.posture, player.learnt.len()), (Posture::Standing, 0));
    }
}

#[test]
fn m03_a_chosen_hero_is_not_available_to_others() {
    let mut script = set_up(3, &[("heroes", "chosen"), ("start", "first")]);
    script.act_as(0, Action::ChooseHero { hero: Hero::Albus });
    assert_eq!(script.refusal(2, Action::ChooseHero { hero: Hero::Jay }), "not_your_turn");
    assert_eq!(script.refusal(1, Action::ChooseHero { hero: Hero::Albus }), "not_asked");
    assert_eq!(script.legal(1).len(), 4);
}

#[test]
fn m03_heroes_are_dealt_by_default() {
    let mut script = set_up(2, &[("start", "first")]);
    let heroes = |script: &Script| script.outcomes().len();
    assert_eq!(heroes(&script), 5);
    script.chance(Outcome::Hero { hero: Hero::Greybark });
    assert_eq!(heroes(&script), 4);
    script.chance(Outcome::Hero { hero: Hero::Mika });
    assert_eq!([0, 1].map(|number| script.player(number).hero), [Some(Hero::Greybark), Some(Hero::Mika)]);
}

/// A game with tile and cards drawn, before the heroes.
fn set_up(seats: u8, options: &[(&str, &str)]) -> Script {
    let mut script = Script::new(seats, options);
    script.tile(Tile::A02);
    for _ in 0..seats * 2 {
        let (card, _) = script.outcomes()[0];
        script.chance(card);
    }
    script
}

#[test]
fn m04_chance_draws_who_begins_and_play_goes_in_seat_order() {
    let mut script = set_up(3, &[("heroes", "chosen"), ("start", "random")]);
    FIVE[..3].iter().for_each(|&hero| script.act(Action::ChooseHero { hero }));
    assert_eq!(script.outcomes().len(), 3);
    let view = script.view();
    assert_eq!(
        (view.first, view.active, view.entrant),
        (None, None, None),
        "the view names nobody before the draw"
    );
    script.chance(Outcome::First { seat: seat(2) });
    assert_eq!(script.view().first, Some(seat(2)));
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push((script.view().round, script.active().index()));
        script.idle_turn();
    }
    assert_eq!(order, [(1, 2), (1, 0), (1, 1), (2, 2)]);
    assert!(script.has_event(Event::RoundBegan { round: 2 }));
}

#[test]
fn m04_a_seat_can_be_named_to_begin_if_it_is_there() {
    let mut script = set_up(2, &[("heroes", "chosen"), ("start", "second")]);
    FIVE[..2].iter().for_each(|&hero| script.act(Action::ChooseHero { hero }));
    assert_eq!(script.active(), seat(1));
    let setup = Setup::new(Masmorra::manifest(), 2, [("start", "third")]).unwrap();
    let error = Masmorra::new(&setup, &mut game::Silent).err().unwrap();
    assert_eq!(error.code(), "option_clash");
}

/// Five players who turn all their dice into gold.
fn all_rich() -> Script {
    let mut script = Script::standard(&FIVE, Tile::A09);
    assert_eq!(script.view().reserve, 30);
    for active in 0..5 {
        script.roll(IDLE);
        script.act(Action::EndActions);
        script.act(Action::Collect { coins: 6 });
        script.finish_turn(seat(active), [Foe::Orc, Foe::YoungDragon]);
    }
    script
}

#[test]
fn m04_gold_is_limited_by_the_reserve() {
    let mut script = all_rich();
    script.act(Action::BuyCard);
    let (card, _) = script.outcomes()[0];
    script.chance(card);
    // The reserve has only the price of the card, and a coin room takes two of it.
    script.step_and_explore(Compass::North);
    script.tile(Tile::A10);
    script.roll(IDLE);
    script.act(Action::EndActions);
    assert_eq!((script.view().reserve, script.player(0).gold), (3, 1));
    assert_eq!(script.refusal(0, Action::Collect { coins: 4 }), "not_asked");
    script.act(Action::Collect { coins: 3 });
    assert_eq!((script.view().reserve, script.player(0).gold), (0, 4));
}

#[test]
fn m04_gold_of_a_tile_comes_from_the_reserve() {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A09);
    script.step_and_explore(Compass::North);
    script.tile(Tile::A10);
    assert_eq!((script.view().reserve, script.view().dungeon[1].gold), (28, 2));
    let mut script = all_rich();
    script.step_and_explore(Compass::North);
    script.tile(Tile::A10);
    assert_eq!((script.view().reserve, script.view().dungeon[1].gold), (0, 0));
}

/// The parts of a turn, by their events.
fn parts(script: &Script) -> Vec<&'static str> {
    let name = |event: &Event| match event {
        Event::TurnBegan { .. } => Some("turn"),
        Event::Rolled { .. } => Some("roll"),
        Event::DiceKept { .. } => Some("keep"),
        Event::ActionsEnded { .. } => Some("actions"),
        Event::GainedGold { .. } => Some("bounty"),
        Event::MasterBegan { .. } => Some("master"),
        _ => None,
    };
    script.events.iter().filter_map(|event| name(&event.event)).collect()
}

#[test]
fn m06_a_turn_is_roll_actions_bounties_and_the_dungeon_master() {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A02);
    script.roll(IDLE);
    assert_eq!(script.view().now.phase, TurnPhase::Acting);
    script.act(Action::EndActions);
    assert_eq!(script.task(), Some(Task::Bounty));
    script.act(Action::Collect { coins: 2 });
    assert_eq!(script.view().now.phase, TurnPhase::Master);
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    assert_eq!(parts(&script), ["turn", "roll", "keep", "actions", "bounty", "master", "turn"]);
    assert_eq!(script.owe(), [1]);
}

#[test]
fn m07_a_turn_begins_by_standing_up_and_resetting_the_token() {
    let mut script = Script::standard(&[Hero::Jay, Hero::Mika], Tile::A02);
    script.roll(IDLE);
    script.free_step();
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A09);
    take_payback(&mut script);
    take_payback(&mut script);
    assert_eq!(script.player(0).posture, Posture::Fallen);
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    script.clear_events();
    script.idle_turn();
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.life), (Posture::Standing, 6));
    assert_eq!((script.task(), script.view().now.token), (Some(Task::BeforeRoll), Token::Ready));
    let turn = place(&script, |event| *event == Event::TurnBegan { seat: seat(0) });
    assert_eq!(script.events[turn + 1].event, Event::StoodUp { seat: seat(0) });
}

#[test]
fn m07_malaphyas_acts_before_others_may_interrupt_and_before_the_roll() {
    let mut script = Script::epic(&[Hero::Jay, Hero::Mika], Tile::A01);
    go_down(&mut script);
    find_second_stairs(&mut script, |_| ());
    slay(&mut script, Symbol::Ranged);
    step(&mut script);
    scout(&mut script, Compass::North, &[], Tile::B03);
    script.act(Action::TakeStairs);
    open_third_level(&mut script);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    let mut script = script.with_windows();
    assert_eq!(script.task(), Some(Task::MalaphyasSummons));
    script.die(Symbol::Step);
    script.monster(Foe::Orc);
    assert_eq!(script.task(), Some(Task::Grimbolts));
    script.die(Symbol::Melee);
    assert!(matches!(script.task(), Some(Task::Window { event: Condition::TurnBegins, .. })));
    script.act(Action::Pass);
    assert_eq!(script.task(), Some(Task::BeforeRoll));
}

/// Resolves the chance and the lesson of opening the third level.
fn open_third_level(script: &mut Script) {
    loop {
        match script.task() {
            Some(Task::RollMonster { .. }) => {
                let (monster, _) = script.outcomes()[0];
                script.chance(monster);
            }
            Some(Task::Learn { .. } | Task::TakeDie { .. }) => {
                let first = script.legal(0)[0];
                script.act(first);
            }
            _ => return,
        }
    }
}
