//! Pits, webs and the dark ritual: M43 and M44.

use masmorra::Symbol::{Defense, Ranged, Step};
use masmorra::{
    Action, Being, CardHalf, Compass, Event, Figure, FigureId, Foe, Payment, Pet, Posture, Spot, Symbol,
    Task, Tile, Token, Treasure,
};

use crate::rules::encounters::{
    FOUR, THREE, TWO, before, block, end_hero_phase, enter, enter_then, face, figure, room, stop_and_suffer,
    strike, take_rewards,
};
use crate::rules::position::{arrange, beings};
use crate::rules::script::{Script, seat};

/// Four heroes. The first has entered the pit room before the roll.
fn at_the_pit() -> Script {
    let mut script = Script::standard(&FOUR, Tile::A20);
    script.roll([Step, Step, Defense, Defense, Defense, Defense]);
    script.act(Action::Step { with: Payment::Die });
    script.explore(Compass::North);
    script.tile(Tile::A10);
    script
}

#[test]
fn m43_a_pit_is_crossed_with_a_die_or_the_token() {
    for (with, dice, token) in [(Payment::Die, 4, Token::Ready), (Payment::Token, 5, Token::Flipped)] {
        let mut script = at_the_pit();
        assert_eq!(script.task(), Some(Task::PitChoice));
        script.act(Action::GiveUp { with });
        let now = script.view().now;
        assert_eq!((now.dice.total(), now.token, now.points), (dice, token, 1));
        assert_eq!(script.player(0).life, 6);
        assert!(script.has_event(Event::CrossedPit { seat: seat(0), with }));
    }
}

#[test]
fn m43_a_hero_who_does_not_pay_for_the_pit_is_wounded() {
    let mut script = at_the_pit();
    script.act(Action::TakeWound);
    assert_eq!((script.player(0).life, script.view().now.points), (5, 1));
    let script = enter(&FOUR, Tile::A20, &[]);
    assert!(script.has_event(Event::FellInPit { seat: seat(0) }), "there was nothing to pay with");
    assert_eq!((script.player(0).life, script.task()), (5, Some(Task::BeforeRoll)));
}

#[test]
fn m43_in_another_players_turn_the_pit_always_wounds() {
    let cards = [
        Treasure::StickyFingers,
        Treasure::Fumble,
        Treasure::Stumble,
        Treasure::Enrage,
        Treasure::Stumble,
        Treasure::Enrage,
        Treasure::Fumble,
        Treasure::WrongTurn,
    ];
    let mut script = Script::with_cards(&FOUR, Tile::A20, &cards);
    script.step_and_explore(Compass::North);
    script.tile(Tile::A10);
    script.clear_events();
    script.play(0, Treasure::StickyFingers, CardHalf::Purple);
    script.act(Action::AimAtHero { seat: seat(1) });
    assert_eq!((script.player(0).at, script.player(1).at), (Spot(0), Spot(1)));
    assert!(script.has_event(Event::FellInPit { seat: seat(1) }));
    assert_eq!(script.player(1).life, 5);
}

/// The first hero has entered a web with one Step of these dice.
fn in_the_web(dice: [Symbol; 6]) -> Script {
    let mut script = Script::standard(&THREE, Tile::A17);
    script.roll(dice);
    script.act(Action::Step { with: Payment::Die });
    script.explore(Compass::North);
    script.tile(Tile::A10);
    script
}

#[test]
fn m43_a_web_takes_a_step_and_stops_the_hero() {
    let script = in_the_web([Step, Step, Step, Defense, Defense, Defense]);
    let now = script.view().now;
    assert_eq!((now.dice.count(Step), now.points, now.token), (1, 0, Token::Ready));
    assert!(script.has_event(Event::WebHolds { seat: seat(0) }));
    assert!(script.has_event(Event::StepLost { seat: seat(0), with: Payment::Die }));
    assert_eq!(script.refusal(0, Action::Move { to: room(&script, Tile::S00) }), "not_asked");
}

#[test]
fn m43_the_player_chooses_between_a_die_and_the_pet_die_for_the_web() {
    let mut script = Script::standard(&THREE, Tile::A17);
    script.roll([Step, Step, Defense, Defense, Defense, Defense]);
    script.act(Action::Step { with: Payment::Die });
    arrange(&mut script, |view| view.now.pet = Pet::Shows(Step));
    script.explore(Compass::North);
    script.tile(Tile::A10);
    assert_eq!(script.legal(0), [Payment::Die, Payment::Pet].map(|with| Action::GiveUp { with }));
    script.act(Action::GiveUp { with: Payment::Pet });
    assert_eq!((script.view().now.dice.count(Step), script.view().now.pet), (1, Pet::Spent));
}

#[test]
fn m43_a_new_step_leads_out_of_the_web_and_the_token_is_safe() {
    let mut script = in_the_web([Step, Defense, Defense, Defense, Defense, Defense]);
    assert!(!script.has_event(Event::StepLost { seat: seat(0), with: Payment::Token }));
    assert_eq!(script.view().now.token, Token::Ready);
    script.free_step();
    script.walk(0);
    assert_eq!((script.player(0).at, script.view().now.points), (Spot::START, 1));
}

/// A monster has spawned beside a web, in the dungeon master phase of the second player.
fn monster_beside_the_web(foe: Foe) -> Script {
    let mut script = enter_then(&THREE, Tile::A02, &[Foe::Orc], Tile::A17);
    script.roll([Ranged, Ranged, Step, Step, Step, Step]);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged, Ranged]);
    take_rewards(&mut script);
    script.act(Action::Step { with: Payment::Die });
    script.explore(Compass::North);
    script.tile(Tile::A09);
    script.act(Action::Step { with: Payment::Die });
    script.explore(Compass::North);
    script.lay_first_way();
    script.tile(Tile::A10);
    script.end_turn([foe, Foe::YoungDragon]);
    script.roll([Defense; 6]);
    end_hero_phase(&mut script);
    script
}

#[test]
fn m43_a_monster_needs_two_points_to_leave_a_web() {
    let mut script = monster_beside_the_web(Foe::Orc);
    let (orc, web, back) =
        (figure(&script, Being::Foe(Foe::Orc)), room(&script, Tile::A17), room(&script, Tile::A02));
    script.act(Action::MoveMonster { figure: orc, to: web });
    assert_eq!(script.task(), Some(Task::MasterMoves { points: 1 }));
    assert_eq!(script.refusal(1, Action::MoveMonster { figure: orc, to: back }), "not_asked");
    script.finish_turn(seat(1), [Foe::Goblin, Foe::YoungDragon]);
    script.roll([Defense; 6]);
    end_hero_phase(&mut script);
    script.act(Action::MoveMonster { figure: orc, to: back });
    assert_eq!(beings(&script, back.number), [Being::Foe(Foe::Orc), Being::Foe(Foe::Goblin)]);
    assert_eq!(script.active(), seat(0), "both points are spent");
}

#[test]
fn m43_webs_do_not_slow_spiders_and_ghosts() {
    for (id, foe) in [(0, Foe::Spider), (8, Foe::Ghost)] {
        let mut script = monster_beside_the_web(Foe::Orc);
        let walker = Figure { id: FigureId(id), being: Being::Foe(foe) };
        arrange(&mut script, |view| view.monsters[0].figure = walker);
        for tile in [Tile::A17, Tile::A02] {
            script.act(Action::MoveMonster { figure: walker, to: room(&script, tile) });
        }
        assert_eq!(beings(&script, room(&script, Tile::A02).number), [walker.being]);
    }
}

/// The hero discovered the ritual, defeated this many Cultists and survived the others.
fn ritual(beaten: usize) -> Script {
    let dice = [Ranged, Ranged, Ranged, Ranged, Ranged, Ranged];
    let mut script = before(&TWO, Tile::Mt22, &[], dice);
    script.act(Action::Fight);
    for cultist in 0..3 {
        if cultist < beaten {
            strike(&mut script, &[Ranged, Ranged]);
        } else {
            stop_and_suffer(&mut script);
        }
    }
    take_rewards(&mut script);
    script
}

#[test]
fn m44_the_ritual_places_three_cultists_and_turns_one_after_the_dungeon_master_phase() {
    let mut script = ritual(1);
    let den = room(&script, Tile::Mt22);
    assert_eq!(beings(&script, den.number), [Being::Foe(Foe::Cultist); 2]);
    end_hero_phase(&mut script);
    assert_eq!(beings(&script, den.number).len(), 2);
    script.act(Action::EndMoves);
    assert_eq!(beings(&script, den.number), [Being::Foe(Foe::Cultist), Being::Foe(Foe::DarkWatcher)]);
    assert_eq!(script.events_by("M44"), [Event::RitualDone { room: den }]);
}

#[test]
fn m44_the_ritual_happens_once() {
    let mut script = ritual(1);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
    script.roll([Defense; 6]);
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Cultist));
    script.act(Action::EndAttack);
    block(&mut script, 2);
    script.act(Action::EndAttack);
    block(&mut script, 3);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    assert_eq!(script.events_by("M44").len(), 1);
    assert!(beings(&script, room(&script, Tile::Mt22).number).contains(&Being::Foe(Foe::Cultist)));
}

#[test]
fn m44_without_a_cultist_in_the_room_there_is_no_ritual() {
    let mut script = ritual(3);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    assert_eq!(script.events_by("M44"), []);
    assert_eq!(beings(&script, room(&script, Tile::Mt22).number), []);
}

#[test]
fn m44_cultists_who_left_the_room_do_not_count() {
    let mut script = before(&TWO, Tile::Mt22, &[], [Ranged, Ranged, Step, Defense, Defense, Defense]);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged, Ranged]);
    (0..2).for_each(|_| stop_and_suffer(&mut script));
    take_rewards(&mut script);
    script.act(Action::Step { with: Payment::Die });
    let outside = room(&script, Tile::S01);
    script.walk(outside.number.0);
    end_hero_phase(&mut script);
    for _ in 0..2 {
        let cultist = script.legal(0).into_iter().find(|act| matches!(act, Action::MoveMonster { .. }));
        script.act(cultist.unwrap());
    }
    assert_eq!(script.active(), seat(1));
    assert_eq!(beings(&script, outside.number), [Being::Foe(Foe::Cultist); 2]);
    assert_eq!(script.events_by("M44"), []);
}

#[test]
fn m44_the_ritual_happens_even_if_the_explorer_has_fallen() {
    let mut script = ritual(0);
    assert_eq!(script.player(0).posture, Posture::Fallen);
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    let den = room(&script, Tile::Mt22);
    assert_eq!(script.events_by("M44"), [Event::RitualDone { room: den }]);
    assert!(beings(&script, den.number).contains(&Being::Foe(Foe::DarkWatcher)));
}
