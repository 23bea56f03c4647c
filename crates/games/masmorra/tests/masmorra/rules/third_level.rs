//! The third level: opening it, its monsters, its ritual, and the bottomless pit (M91 to M93).

use masmorra::{
    Ability, Action, Being, Boss, CardHalf, DieKind, Event, Foe, Posture, Room, Spot, Symbol, Task, Tile,
    Treasure, View,
};

use crate::rules::epic::{BLUE, epic, jay_in, strike};
use crate::rules::position::{
    THIRD, arrange, beings, hold, lay, lay_all_levels, lay_to_second_stairs, player, put, put_boss,
    put_rooted, room_of, spot_of,
};
use crate::rules::script::{Script, pool, seat};

use Symbol::{Defense, Magic, Melee, Ranged, Step};

/// Jay has opened the third level; its monsters are not rolled yet.
fn opened(change: impl FnOnce(&mut View)) -> Script {
    let mut script = epic(|view| {
        player(view, 0).at = lay_to_second_stairs(view);
        change(view);
    });
    script.roll([Step; 6]);
    arrange(&mut script, |view| view.now.symbols = pool(&[Magic]));
    script.act(Action::TakeStairs);
    script
}

/// Like `opened`, with its monsters: an Orc in the pit's room, a Spider in the treasure chamber, a Bat in the centre.
fn populated(change: impl FnOnce(&mut View)) -> Script {
    let mut script = opened(change);
    if matches!(script.task(), Some(Task::Learn { .. })) {
        script.act(Action::Learn { ability: Ability::ThrownBlade });
    }
    script.monster(Foe::Orc);
    script.monster(Foe::Spider);
    script.monster(Foe::GiantBat);
    script
}

#[test]
fn m91_the_first_hero_on_the_third_level_brings_everyone_and_gains_three_experience() {
    let script = opened(|_| {});
    let entrance = spot_of(&script.view(), Tile::LEntrance);
    assert_eq!((script.player(0).at, script.player(1).at), (entrance, entrance));
    assert_eq!((script.player(0).xp, script.player(1).xp), (3, 0));
    assert_eq!(script.task(), Some(Task::Learn { seat: seat(0) }));
    assert!(script.view().now.symbols.is_empty());
    assert!(
        script
            .events_by("M91")
            .contains(&Event::LevelOpened { level: 3, room: room_of(&script.view(), Tile::LEntrance) })
    );
}

#[test]
fn m91_no_trap_goes_off_and_fallen_heroes_stay_fallen() {
    let script = populated(|view| {
        lay(view, Tile::B13, 1, -1);
        (player(view, 1).posture, player(view, 1).life) = (Posture::Fallen, 0);
    });
    assert_eq!((script.player(0).life, script.player(1).posture), (6, Posture::Fallen));
    assert_eq!(script.player(1).at, spot_of(&script.view(), Tile::LEntrance));
    assert!(!script.events.iter().any(|event| matches!(event.event, Event::TrapSprung { .. })));
}

#[test]
fn m91_the_turn_goes_on_and_malaphyas_waits_for_the_next() {
    let mut script = populated(|_| {});
    assert_eq!(script.task(), Some(Task::Acting));
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    assert_eq!((script.active(), script.task()), (seat(1), Some(Task::MalaphyasSummons)));
}

#[test]
fn m91_later_the_stairs_work_in_both_directions() {
    let mut script = populated(|_| {});
    script.act(Action::TakeStairs);
    assert_eq!(script.player(0).at, spot_of(&script.view(), Tile::B01));
    script.act(Action::TakeStairs);
    assert_eq!((script.player(0).at, script.player(0).xp), (spot_of(&script.view(), Tile::LEntrance), 3));
    assert_eq!(script.player(1).at, spot_of(&script.view(), Tile::LEntrance));
}

#[test]
fn m91_no_teleport_leads_to_or_from_the_third_level() {
    let cards = [Treasure::Misdirection, Treasure::StickyFingers];
    let mut deep = jay_in(Tile::LEntrance, &[]);
    arrange(&mut deep, |view| hold(view, 0, &cards));
    assert!(cards.iter().all(|&card| !deep.may_play(0, card, CardHalf::Purple)));
    let mut high = jay_in(Tile::LEntrance, &[]);
    arrange(&mut high, |view| {
        hold(view, 0, &cards);
        player(view, 0).at = Spot::START;
        player(view, 1).at = spot_of(view, Tile::LPit);
        put(view, Foe::Orc, spot_of(view, Tile::LPit));
    });
    assert!(!high.may_play(0, Treasure::StickyFingers, CardHalf::Purple));
    high.play(0, Treasure::Misdirection, CardHalf::Purple);
    let rooms: Vec<Action> = [Tile::A01, Tile::S01, Tile::B01]
        .map(|tile| Action::AimAtRoom { room: room_of(&high.view(), tile) })
        .to_vec();
    assert_eq!(high.legal(0), rooms);
}

#[test]
fn m91_a_portal_does_not_lead_there() {
    let mut script = epic(|view| {
        lay_all_levels(view);
        player(view, 0).at = lay(view, Tile::A08, 0, -1);
    });
    script.roll([Magic; 6]);
    script.act(Action::UsePortal);
    let third = |act: &Action| matches!(act, Action::AimAtRoom { room } if THIRD.contains(&room.tile));
    assert_eq!(script.legal(0).len(), 4);
    assert!(!script.legal(0).iter().any(third));
}

#[test]
fn m92_the_third_level_has_four_cultists_three_others_and_malaphyas() {
    let script = populated(|_| {});
    let view = script.view();
    let at = |tile| beings(&script, spot_of(&view, tile));
    let cultist = Being::Foe(Foe::Cultist);
    let sorted = |mut all: Vec<Being>| {
        all.sort_by_key(|being| format!("{being:?}"));
        all
    };
    assert_eq!(sorted(at(Tile::LCentre)), [cultist, Being::Foe(Foe::GiantBat)]);
    assert_eq!(sorted(at(Tile::LThrone)), [BLUE, cultist]);
    assert_eq!(sorted(at(Tile::LTreasure)), [cultist, Being::Foe(Foe::Spider)]);
    assert_eq!(sorted(at(Tile::LPit)), [cultist, Being::Foe(Foe::Orc)]);
    assert_eq!(at(Tile::LEntrance), []);
    assert_eq!(view.monsters.iter().filter(|monster| monster.rooted).count(), 4);
    assert_eq!(view.dungeon[usize::from(spot_of(&view, Tile::LTreasure).0)].chest_gold, [3, 3]);
}

#[test]
fn m82_empty_rooms_of_the_third_level_are_filled_again() {
    let mut script = jay_in(Tile::LEntrance, &[]);
    script.roll([Step; 6]);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    let at = |tile| beings(&script, spot_of(&script.view(), tile));
    assert_eq!(at(Tile::LCentre), [Being::Foe(Foe::YoungDragon)]);
    assert_eq!(at(Tile::LTreasure), [Being::Foe(Foe::Orc)]);
    assert_eq!(at(Tile::LPit), [Being::Foe(Foe::Orc)]);
    assert_eq!(at(Tile::LThrone), [], "its Cultist and Malaphyas do not come again");
}

#[test]
fn m92_missing_dice_are_taken_from_other_levels_even_if_placed_in_this_turn() {
    let mut script = opened(|view| {
        let den = lay(view, Tile::A02, 0, -1);
        for _ in 0..8 {
            let orc = put(view, Foe::Orc, den);
            view.now.placed.push(orc.id);
        }
    });
    script.act(Action::Learn { ability: Ability::ThrownBlade });
    (0..6).for_each(|_| {
        if matches!(script.task(), Some(Task::TakeDie { .. })) {
            script.act(script.legal(0)[0]);
        }
        if matches!(script.task(), Some(Task::RollMonster { kind: DieKind::Minor, .. })) {
            script.monster(Foe::Goblin);
        }
    });
    let rooted = script.view().monsters.iter().filter(|monster| monster.rooted).count();
    assert_eq!((rooted, beings(&script, spot_of(&script.view(), Tile::A02)).len()), (4, 2));
}

#[test]
fn m92_the_rooms_lie_around_the_centre() {
    let mut script = jay_in(Tile::LCentre, &[]);
    script.free_step();
    let ways: Vec<Room> = script
        .legal(0)
        .into_iter()
        .filter_map(|act| if let Action::Move { to } = act { Some(to) } else { None })
        .collect();
    let around = [Tile::LThrone, Tile::LTreasure, Tile::LEntrance, Tile::LPit];
    assert_eq!(ways, around.map(|tile| room_of(&script.view(), tile)));
}

/// Jay fights a rooted Cultist in the treasure chamber, with this many others elsewhere.
fn cultists_left(others: u8) -> Script {
    let mut script = jay_in(Tile::LTreasure, &[]);
    arrange(&mut script, |view| {
        put_rooted(view, Tile::LTreasure);
        (0..others).for_each(|_| {
            put_rooted(view, Tile::LThrone);
        });
    });
    script.roll([Ranged; 6]);
    script.act(Action::Fight);
    strike(&mut script, Ranged, 2);
    script.card(Treasure::Ambush);
    script
}

#[test]
fn m92_the_last_cultist_is_replaced_by_a_dark_watcher_in_the_centre() {
    for (others, comes) in [(1, true), (2, false)] {
        let script = cultists_left(others);
        let centre = beings(&script, spot_of(&script.view(), Tile::LCentre));
        assert_eq!(centre == [Being::Foe(Foe::DarkWatcher)], comes, "{others}");
        let throne = beings(&script, spot_of(&script.view(), Tile::LThrone)).len();
        assert_eq!(throne, if comes { 0 } else { 2 });
        assert_eq!(script.player(0).xp, 2, "no reward for the removed Cultist");
    }
}

#[test]
fn m92_a_banished_cultist_counts_as_gone() {
    let mut script = jay_in(Tile::LEntrance, &[]);
    arrange(&mut script, |view| {
        hold(view, 0, &[Treasure::LightningBolt]);
        put_rooted(view, Tile::LPit);
        put_rooted(view, Tile::LThrone);
    });
    script.play(0, Treasure::LightningBolt, CardHalf::Purple);
    script.act(script.legal(0)[0]);
    assert_eq!(beings(&script, spot_of(&script.view(), Tile::LCentre)), [Being::Foe(Foe::DarkWatcher)]);
}

/// Checks whether these strikes throw a monster into the bottomless pit.
fn check_pit(foe: Foe, dice: [Symbol; 6], strikes: &[Symbol], falls: bool) {
    let mut script = jay_in(Tile::LPit, &[foe]);
    script.roll(dice);
    script.act(Action::Fight);
    strikes.iter().for_each(|&symbol| strike(&mut script, symbol, 1));
    let fell = script.view().combat.defeated;
    assert_eq!(fell, falls, "{foe:?} by {strikes:?}");
}

#[test]
fn m93_one_melee_throws_a_minor_monster_down_and_two_a_major_one() {
    let minor = [Foe::Goblin, Foe::Skeleton, Foe::Orc, Foe::Spider, Foe::Ghoul];
    minor.into_iter().for_each(|foe| check_pit(foe, [Melee; 6], &[Melee], true));
    let major = [Foe::Ghost, Foe::SpearBeastman, Foe::DarkWatcher, Foe::YoungDragon, Foe::GelatinousCube];
    major.into_iter().for_each(|foe| check_pit(foe, [Melee; 6], &[Melee], false));
    major.into_iter().for_each(|foe| check_pit(foe, [Melee; 6], &[Melee, Melee], true));
}

#[test]
fn m93_melee_for_the_pit_does_not_add_to_other_damage() {
    let mixed = [Magic, Magic, Magic, Melee, Melee, Melee];
    check_pit(Foe::GelatinousCube, mixed, &[Melee, Magic, Magic], false);
    check_pit(Foe::GelatinousCube, mixed, &[Melee, Magic, Magic, Magic], true);
    check_pit(Foe::SpearBeastman, mixed, &[Magic, Magic, Melee], false);
    check_pit(Foe::Ghost, [Ranged, Ranged, Ranged, Melee, Melee, Melee], &[Melee, Ranged, Ranged], false);
    check_pit(Foe::Spider, [Ranged, Ranged, Ranged, Ranged, Melee, Melee], &[Ranged, Ranged, Melee], true);
}

#[test]
fn m93_payback_and_rewards_are_as_usual() {
    let mut script = jay_in(Tile::LPit, &[Foe::Spider]);
    script.roll([Melee; 6]);
    script.act(Action::Fight);
    strike(&mut script, Melee, 1);
    script.act(Action::Suffer);
    script.act(script.legal(0)[0]);
    script.card(Treasure::Ambush);
    let jay = script.player(0);
    assert_eq!((jay.life, jay.xp, jay.cards), (4, 3, 1));
}

#[test]
fn m93_start_abilities_still_happen_and_bosses_are_immune_to_the_pit() {
    let mut script = jay_in(Tile::LPit, &[Foe::Ghoul]);
    script.roll([Melee, Step, Defense, Defense, Defense, Defense]);
    script.act(Action::Fight);
    assert_eq!(script.view().now.dice, pool(&[Melee, Defense, Defense, Defense, Defense]));
    let mut boss = jay_in(Tile::LPit, &[]);
    arrange(&mut boss, |view| {
        put_boss(view, Being::Blue(Boss::Mortiferous), spot_of(view, Tile::LPit));
    });
    boss.roll([Melee; 6]);
    boss.act(Action::Fight);
    strike(&mut boss, Melee, 3);
    assert_eq!(boss.task(), Some(Task::Fighting));
}

#[test]
fn m93_the_pit_works_in_its_own_room_only() {
    let mut script = jay_in(Tile::LCentre, &[Foe::Orc]);
    script.roll([Melee; 6]);
    script.act(Action::Fight);
    strike(&mut script, Melee, 1);
    assert_eq!(script.task(), Some(Task::Fighting));
}
