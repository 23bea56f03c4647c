//! The Epic game: the third level, the bottomless pit, Malaphyas, and the end.

use game::{Game, Turn};
use masmorra::{
    Ability, Action, Being, Boss, Event, Foe, Hero, Payment, Posture, Spot, Symbol, Task, Tile, Treasure,
    View,
};

use crate::rules::position::{THIRD, arrange, beings, hold, lay_all_levels, player, put, put_boss, spot_of};
use crate::rules::script::{Script, pool, seat};

use crate::rules::encounters::face;
use Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};

/// An Epic game before Jay's roll. Nobody holds a card.
pub(crate) fn epic(change: impl FnOnce(&mut View)) -> Script {
    let mut script = Script::epic(&[Hero::Jay, Hero::Mika], Tile::A09);
    arrange(&mut script, |view| {
        hold(view, 0, &[]);
        hold(view, 1, &[]);
        change(view);
    });
    script
}

/// Jay in a room of the third level with these monsters.
pub(crate) fn jay_in(tile: Tile, foes: &[Foe]) -> Script {
    epic(|view| {
        lay_all_levels(view);
        let room = spot_of(view, tile);
        player(view, 0).at = room;
        foes.iter().for_each(|&foe| {
            put(view, foe, room);
        });
    })
}

/// Jay in the throne room with this side of Malaphyas and these other monsters.
fn before_malaphyas(being: Being, foes: &[Foe]) -> Script {
    let mut script = jay_in(Tile::LThrone, foes);
    arrange(&mut script, |view| {
        put_boss(view, being, spot_of(view, Tile::LThrone));
    });
    script
}

pub(crate) fn strike(script: &mut Script, symbol: Symbol, times: u8) {
    (0..times).for_each(|_| script.act(Action::Strike { symbol, with: Payment::Die }));
}

const RED: Being = Being::Red(Boss::Malaphyas);
pub(crate) const BLUE: Being = Being::Blue(Boss::Malaphyas);

#[test]
fn m90_experience_does_not_end_the_epic_game() {
    let mut script = epic(|view| {
        (player(view, 0).xp, player(view, 0).lessons) = (20, 4);
        put(view, Foe::YoungDragon, Spot::START);
    });
    script.roll([Melee; 6]);
    script.act(Action::Fight);
    strike(&mut script, Melee, 4);
    script.act(Action::Suffer);
    script.card(Treasure::Ambush);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
    assert_eq!((script.player(0).xp, script.view().last_round, script.view().round), (24, false, 2));
}

#[test]
fn m90_the_game_ends_at_once_with_red_malaphyas() {
    let mut script = before_malaphyas(RED, &[Foe::Orc]);
    script.roll([Melee; 6]);
    script.act(Action::Fight);
    face(&mut script, RED);
    strike(&mut script, Melee, 6);
    script.act(Action::Suffer);
    assert_eq!((script.player(0).life, script.player(0).xp), (3, 3));
    script.act(Action::Learn { ability: Ability::ThrownBlade });
    script.card(Treasure::Ambush);
    assert_eq!(script.game.turn(), Turn::Over);
    assert_eq!(script.view().winners, [seat(0)]);
    assert!(script.events_by("M90").contains(&Event::Won { seat: seat(0), xp: 3, gold: 0, life: 3 }));
}

#[test]
fn m90_monsters_beaten_before_malaphyas_are_rewarded_too() {
    let mut script = before_malaphyas(RED, &[Foe::Orc]);
    script.roll([Melee; 6]);
    arrange(&mut script, |view| view.now.symbols = pool(&[Ranged, Ranged]));
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Orc));
    (0..2).for_each(|_| script.act(Action::Strike { symbol: Ranged, with: Payment::Symbol }));
    strike(&mut script, Melee, 6);
    script.act(Action::Suffer);
    script.card(Treasure::Ambush);
    script.act(Action::Learn { ability: Ability::ThrownBlade });
    script.card(Treasure::Enrage);
    assert_eq!((script.player(0).xp, script.player(0).cards), (5, 2));
    assert_eq!(script.game.turn(), Turn::Over);
}

#[test]
fn m90_malaphyas_strikes_back_first_and_a_fallen_hero_gets_no_reward() {
    let mut script = before_malaphyas(RED, &[]);
    arrange(&mut script, |view| {
        (player(view, 0).life, player(view, 0).xp, player(view, 1).xp) = (3, 6, 4);
    });
    script.roll([Melee; 6]);
    script.act(Action::Fight);
    strike(&mut script, Melee, 6);
    script.act(Action::Suffer);
    assert_eq!((script.player(0).posture, script.player(0).xp), (Posture::Fallen, 3));
    assert_eq!((script.game.turn(), script.view().winners), (Turn::Over, vec![seat(1)]));
}

#[test]
fn m90_ties_are_broken_by_gold_then_life_then_shared() {
    for (gold, life, winners) in [(1, 1, vec![1]), (0, 5, vec![1]), (0, 3, vec![0, 1]), (0, 2, vec![0])] {
        let mut script = before_malaphyas(RED, &[]);
        arrange(&mut script, |view| {
            let mika = player(view, 1);
            (mika.xp, mika.gold, mika.life) = (3, gold, life);
            view.reserve -= gold;
        });
        script.roll([Melee; 6]);
        script.act(Action::Fight);
        strike(&mut script, Melee, 6);
        script.act(Action::Suffer);
        script.act(script.legal(0)[0]);
        script.card(Treasure::Ambush);
        let won: Vec<usize> = script.view().winners.iter().map(|seat| seat.index()).collect();
        assert_eq!(won, winners, "{gold} gold, {life} Life");
    }
}

#[test]
fn m90_blue_malaphyas_only_turns_and_calls_a_major_monster_first() {
    let mut script = before_malaphyas(BLUE, &[]);
    script.roll([Melee; 6]);
    script.act(Action::Fight);
    script.monster(Foe::SpearBeastman);
    face(&mut script, BLUE);
    strike(&mut script, Melee, 2);
    script.act(Action::Suffer);
    assert!(script.has_event(Event::BossTurned { boss: Boss::Malaphyas }));
    assert_eq!(script.task(), Some(Task::Fighting));
    assert_ne!(script.game.turn(), Turn::Over);
}

#[test]
fn m90_above_twenty_one_a_fall_returns_to_the_arrows_of_the_second_lap() {
    for (before, after) in [(22, 17), (23, 17), (24, 24), (27, 24), (30, 28), (37, 33), (45, 38)] {
        let mut script = jay_in(Tile::LThrone, &[Foe::Orc]);
        arrange(&mut script, |view| {
            (player(view, 0).life, player(view, 0).xp, player(view, 0).lessons) = (1, before, 4)
        });
        script.roll([Step; 6]);
        script.act(Action::Fight);
        script.act(Action::EndAttack);
        script.act(Action::Suffer);
        assert_eq!(script.player(0).xp, after, "{before}");
    }
}

#[test]
fn m61_a_monster_that_joins_a_combat_uses_its_start_ability_at_once() {
    let mut script = before_malaphyas(BLUE, &[]);
    script.roll([Ranged, Ranged, Ranged, Melee, Melee, Melee]);
    script.act(Action::Fight);
    script.monster(Foe::GiantBat);
    let theft = Event::Stolen { seat: seat(0), symbol: Ranged, with: Payment::Die };
    assert_eq!(script.events_by("M22"), [theft]);
    assert_eq!((script.task(), script.view().combat.todo.len()), (Some(Task::CombatNext), 2));
    face(&mut script, BLUE);
    assert!(!script.may(0, Action::Strike { symbol: Ranged, with: Payment::Die }));
}

/// Malaphyas acts at the start of Mika's turn while Jay is in this room.
fn malaphyas_acts(tile: Tile) -> Script {
    let mut script = jay_in(tile, &[]);
    arrange(&mut script, |view| {
        put_boss(view, BLUE, spot_of(view, Tile::LThrone));
        view.tasks = vec![Task::EndTurn, Task::MasterMoves { points: 2 }];
    });
    script.act(Action::EndMoves);
    script
}

#[test]
fn m94_the_first_die_of_malaphyas_spawns_a_monster_in_the_throne_room() {
    for (face, foe) in [(Step, Foe::Orc), (Ranged, Foe::Orc), (Melee, Foe::Orc), (Defense, Foe::Orc)]
        .into_iter()
        .chain([(Elixir, Foe::GiantBat), (Magic, Foe::GiantBat)])
    {
        let mut script = malaphyas_acts(Tile::LPit);
        script.die(face);
        assert!(script.has_event(Event::MalaphyasCalls { face, kind: foe.card().die }));
        script.monster(foe);
        assert!(
            beings(&script, spot_of(&script.view(), Tile::LThrone)).contains(&Being::Foe(foe)),
            "{face:?}"
        );
    }
}

#[test]
fn m94_the_second_die_of_malaphyas_strikes_two_rooms() {
    use Tile::{LCentre, LEntrance, LPit, LThrone, LTreasure};
    let struck = [
        (Step, [LEntrance, LThrone]),
        (Ranged, [LTreasure, LCentre]),
        (Melee, [LPit, LCentre]),
        (Defense, [LEntrance, LPit]),
        (Elixir, [LTreasure, LThrone]),
        (Magic, [LThrone, LCentre]),
    ];
    for (face, rooms) in struck {
        for tile in THIRD {
            let mut script = malaphyas_acts(tile);
            script.die(Step);
            script.monster(Foe::Orc);
            script.die(face);
            let life = if rooms.contains(&tile) { 5 } else { 6 };
            assert_eq!(script.player(0).life, life, "{face:?} and {tile:?}");
            assert_eq!(script.player(1).life, 6);
        }
    }
}

#[test]
fn m94_a_hero_felled_by_grimbolts_loses_the_hero_phase_only() {
    let mut script = malaphyas_acts(Tile::LPit);
    arrange(&mut script, |view| {
        (player(view, 1).at, player(view, 1).life) = (spot_of(view, Tile::LPit), 1);
        hold(view, 0, &[Treasure::FearOfTheDark]);
    });
    let mut script = script.with_windows();
    script.die(Step);
    script.monster(Foe::Orc);
    script.die(Melee);
    assert_eq!(
        (script.player(1).posture, script.task()),
        (Posture::Fallen, Some(Task::MasterMoves { points: 2 }))
    );
}
