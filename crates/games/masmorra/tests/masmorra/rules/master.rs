//! The bounty and the dungeon master phase: moving monsters, spawning, and room limits (M80 to M84).

use masmorra::{
    Action, Being, Boss, Event, Figure, Foe, Hero, Pet, Posture, Room, Spot, Symbol, Task, Tile, Treasure,
    TurnPhase, View,
};

use crate::rules::position::{
    arrange, beings, hold, jay_and_mika, lay, lay_all_levels, lay_to_second_stairs, player, put, put_boss,
    put_rooted, quiet, room_of, spot_of,
};
use crate::rules::script::{Script, seat};

use Symbol::{Melee, Step};

/// Jay's dungeon master phase in an edited position. Both heroes are in the Starting Room.
fn master(change: impl FnOnce(&mut View)) -> Script {
    let mut script = jay_and_mika();
    arrange(&mut script, change);
    script.roll([Step; 6]);
    arrange(&mut script, |view| {
        view.now.fought = view.monsters.iter().map(|monster| monster.figure.id).collect()
    });
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 0 });
    assert_eq!(script.view().now.phase, TurnPhase::Master);
    script
}

fn moves(script: &Script) -> Vec<(Figure, Room)> {
    let acts = script.legal(0).into_iter();
    acts.filter_map(
        |act| if let Action::MoveMonster { figure, to } = act { Some((figure, to)) } else { None },
    )
    .collect()
}

fn move_first(script: &mut Script) {
    let (figure, to) = moves(script)[0];
    script.act(Action::MoveMonster { figure, to });
}

#[test]
fn m80_each_unused_die_can_be_turned_into_gold_up_to_the_limit() {
    for (gold, most) in [(0, 6), (4, 2)] {
        let mut script = jay_and_mika();
        arrange(&mut script, |view| {
            player(view, 0).gold = gold;
            view.reserve -= gold;
        });
        script.roll([Step; 6]);
        script.act(Action::EndActions);
        let offers: Vec<Action> = (0..=most).rev().map(|coins| Action::Collect { coins }).collect();
        let collects = |act: &Action| matches!(act, Action::Collect { .. });
        assert_eq!(script.legal(0).into_iter().filter(collects).collect::<Vec<_>>(), offers);
        script.act(offers[0]);
        assert_eq!((script.player(0).gold, script.view().reserve), (6, 24));
    }
}

#[test]
fn m80_used_dice_give_no_gold_but_the_pet_die_does() {
    let mut script = jay_and_mika();
    script.roll([Step; 6]);
    script.act(Action::Step { with: masmorra::Payment::Die });
    arrange(&mut script, |view| view.now.pet = Pet::Shows(Melee));
    script.act(Action::EndActions);
    assert!(script.may(0, Action::Collect { coins: 6 }));
    script.act(Action::Collect { coins: 0 });
    assert!(script.has_event(Event::BountyDeclined { seat: seat(0) }));
    assert_eq!(script.player(0).gold, 0);
}

#[test]
fn m80_no_bounty_with_six_gold_or_an_empty_reserve() {
    let mut script = jay_and_mika();
    arrange(&mut script, |view| view.reserve = 1);
    script.roll([Step; 6]);
    script.act(Action::EndActions);
    assert!(!script.may(0, Action::Collect { coins: 2 }));
    let mut full = jay_and_mika();
    arrange(&mut full, |view| {
        player(view, 0).gold = 6;
        view.reserve = 24;
    });
    full.roll([Step; 6]);
    full.act(Action::EndActions);
    assert_eq!(full.task(), Some(Task::MasterMoves { points: 2 }));
}

#[test]
fn m80_dice_turned_into_gold_cannot_be_used_again() {
    let mut script = jay_and_mika();
    arrange(&mut script, |view| {
        lay(view, Tile::A20, 0, -1);
        hold(view, 0, &[Treasure::Misdirection]);
        view.now.token = masmorra::Token::Flipped;
    });
    script.roll([Step; 6]);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 6 });
    assert!(script.view().now.dice.is_empty());
    script.play(0, Treasure::Misdirection, masmorra::CardHalf::Purple);
    script.act(script.legal(0)[0]);
    assert!(script.has_event(Event::FellInPit { seat: seat(0) }));
}

#[test]
fn m81_two_points_move_one_monster_twice_or_two_monsters_once() {
    let far = |view: &mut View| {
        lay(view, Tile::A08, 0, -1);
        let den = lay(view, Tile::A15, 0, -2);
        put(view, Foe::Orc, den);
        put(view, Foe::Goblin, den);
    };
    let mut script = master(far);
    move_first(&mut script);
    assert_eq!(script.task(), Some(Task::MasterMoves { points: 1 }));
    let orc = moves(&script).into_iter().find(|(_, to)| to.number == Spot::START).unwrap().0;
    script.act(Action::MoveMonster { figure: orc, to: Room { number: Spot::START, tile: Tile::S00 } });
    assert_eq!(beings(&script, Spot::START), [orc.being]);
    assert_ne!(script.task(), Some(Task::MasterMoves { points: 0 }));
    let mut both = master(far);
    let goes =
        |script: &Script, foe| moves(script).into_iter().find(|(figure, _)| figure.being == Being::Foe(foe));
    for foe in [Foe::Orc, Foe::Goblin] {
        let (figure, to) = goes(&both, foe).unwrap();
        both.act(Action::MoveMonster { figure, to });
    }
    assert_eq!(beings(&both, Spot(1)).len(), 2);
}

#[test]
fn m81_moving_monsters_is_optional() {
    let mut script = master(|view| {
        let den = lay(view, Tile::A08, 0, -1);
        put(view, Foe::Orc, den);
    });
    script.act(Action::EndMoves);
    assert_eq!((script.active(), beings(&script, Spot(1)).len()), (seat(1), 1));
}

#[test]
fn m81_a_standing_hero_holds_a_monster_and_a_fallen_one_does_not() {
    let held = master(|view| {
        lay(view, Tile::A08, 0, -1);
        put(view, Foe::Orc, Spot::START);
    });
    assert_eq!(moves(&held), []);
    let free = master(|view| {
        let den = lay(view, Tile::A08, 0, -1);
        put(view, Foe::Orc, den);
        (player(view, 1).at, player(view, 1).posture, player(view, 1).life) = (den, Posture::Fallen, 0);
    });
    assert_eq!(moves(&free).len(), 1);
}

#[test]
fn m81_monsters_do_not_move_through_walls_or_into_full_rooms() {
    let walled = master(|view| {
        let den = lay(view, Tile::A06, 0, -1);
        put(view, Foe::Orc, den);
    });
    assert_eq!(moves(&walled), [], "the room has no door to the south");
    let full = master(|view| {
        let den = lay(view, Tile::A08, 0, -1);
        put(view, Foe::YoungDragon, den);
        put(view, Foe::Orc, Spot::START);
        put(view, Foe::Orc, Spot::START);
    });
    assert_eq!(moves(&full), [], "a major monster counts as two");
}

#[test]
fn m81_bosses_can_be_moved_but_not_rooted_cultists_or_malaphyas() {
    let script = master(|view| {
        let den = lay(view, Tile::A08, 0, -1);
        put_boss(view, Being::Blue(Boss::AuntyBitsy), den);
        lay_all_levels(view);
        let throne = spot_of(view, Tile::LThrone);
        put_boss(view, Being::Blue(Boss::Malaphyas), throne);
        put_rooted(view, Tile::LCentre);
        put(view, Foe::Cultist, spot_of(view, Tile::LPit));
    });
    let movable: Vec<Being> = moves(&script).into_iter().map(|(figure, _)| figure.being).collect();
    assert_eq!(movable, [Being::Foe(Foe::Cultist), Being::Blue(Boss::AuntyBitsy)]);
}

#[test]
fn m81_each_monster_can_take_stairs_once_for_free() {
    let mut script = master(|view| {
        lay_to_second_stairs(view);
        let top = spot_of(view, Tile::A01);
        put(view, Foe::Orc, top);
    });
    let send = script.legal(0).into_iter().find(|act| matches!(act, Action::SendByStairs { .. })).unwrap();
    script.act(send);
    assert_eq!(beings(&script, spot_of(&script.view(), Tile::S01)), [Being::Foe(Foe::Orc)]);
    assert_eq!(script.task(), Some(Task::MasterMoves { points: 2 }));
    assert_eq!(script.refusal(0, send), "not_asked");
    assert!(!moves(&script).is_empty());
}

#[test]
fn m81_a_monster_may_discover_the_second_level_but_not_the_third() {
    let mut script = master(|view| {
        let top = lay(view, Tile::A01, 1, 0);
        put(view, Foe::Orc, top);
    });
    let send = script.legal(0).into_iter().find(|act| matches!(act, Action::SendByStairs { .. })).unwrap();
    script.act(send);
    script.tile(Tile::B02);
    assert_eq!(beings(&script, spot_of(&script.view(), Tile::S01)), [Being::Foe(Foe::Orc)]);
    let deep = master(|view| {
        let stairs = lay_to_second_stairs(view);
        put(view, Foe::Orc, stairs);
    });
    assert!(!deep.legal(0).iter().any(|act| matches!(act, Action::SendByStairs { .. })));
}

#[test]
fn m82_only_empty_rooms_that_spawn_are_filled() {
    let mut script = master(|view| {
        lay(view, Tile::A02, 0, -1);
        let full = lay(view, Tile::A15, 1, 0);
        put(view, Foe::Orc, full);
        lay(view, Tile::A08, 0, 1);
        lay(view, Tile::B05, 3, 3);
    });
    script.act(Action::EndMoves);
    script.monster(Foe::Goblin);
    script.monster(Foe::Spider);
    script.monster(Foe::YoungDragon);
    assert_eq!(beings(&script, Spot(1)), [Being::Foe(Foe::Goblin)]);
    assert_eq!(beings(&script, Spot(2)), [Being::Foe(Foe::Orc)]);
    assert_eq!(beings(&script, Spot(3)), []);
    assert_eq!(beings(&script, Spot(4)), [Being::Foe(Foe::Spider), Being::Foe(Foe::YoungDragon)]);
    assert_eq!(script.active(), seat(1));
}

#[test]
fn m82_a_hero_in_a_room_keeps_it_empty_and_a_fallen_one_does_not() {
    for (posture, comes) in [(Posture::Standing, false), (Posture::Fallen, true)] {
        let mut script = master(|view| {
            player(view, 1).at = lay(view, Tile::A02, 0, -1);
            player(view, 1).posture = posture;
        });
        script.act(Action::EndMoves);
        assert_eq!(matches!(script.task(), Some(Task::RollMonster { .. })), comes, "{posture:?}");
    }
}

#[test]
fn m84_fixed_monsters_do_not_spawn_again() {
    let mut script = master(|view| {
        lay(view, Tile::Mt13, 5, 5);
    });
    script.act(Action::EndMoves);
    assert_eq!(script.active(), seat(1));
}

/// All minor dice are in the dungeon: seven Orcs in closed rooms, and a Goblin in Mika's room.
fn scarce(view: &mut View) {
    for (x, y) in [(3, 3), (5, 3), (7, 3)] {
        let den = lay(view, [Tile::A15, Tile::A03, Tile::A04][(x as usize - 3) / 2], x, y);
        let count = if x == 7 { 1 } else { 3 };
        (0..count).for_each(|_| {
            put(view, Foe::Orc, den);
        });
    }
    put(view, Foe::Goblin, Spot::START);
}

#[test]
fn m82_a_missing_die_is_taken_from_a_room_without_a_standing_hero() {
    let mut script = master(|view| {
        scarce(view);
        lay(view, Tile::A02, 0, -1);
    });
    script.act(Action::EndMoves);
    assert!(matches!(script.task(), Some(Task::TakeDie { .. })));
    let taken = script.legal(0);
    assert_eq!(taken.len(), 3, "one Orc of each room, and not the Goblin beside the heroes");
    script.act(taken[0]);
    script.monster(Foe::Spider);
    assert_eq!(script.view().monsters.len(), 8);
    assert_eq!(beings(&script, spot_of(&script.view(), Tile::A02)), [Being::Foe(Foe::Spider)]);
}

#[test]
fn m82_with_scarce_dice_the_player_chooses_the_order_and_new_monsters_are_not_taken() {
    let mut script = quiet(&[Hero::Jay, Hero::Mika]);
    arrange(&mut script, |view| {
        for foe in [Foe::Orc; 7] {
            put(view, foe, Spot::START);
        }
        lay(view, Tile::A02, 0, -1);
        lay(view, Tile::A15, 1, 0);
        view.tasks = vec![Task::EndTurn, Task::Refill, Task::FixRefill, Task::MasterMoves { points: 2 }];
    });
    script.act(Action::EndMoves);
    assert_eq!(script.task(), Some(Task::Refill));
    let second = Action::Fill { room: room_of(&script.view(), Tile::A15) };
    script.act(second);
    script.monster(Foe::Spider);
    let room = room_of(&script.view(), Tile::A02);
    assert!(script.has_event(Event::NoDieLeft { room }));
    assert_eq!(beings(&script, Spot(2)), [Being::Foe(Foe::Spider)]);
}

#[test]
fn m82_a_cultist_of_the_third_level_is_never_taken() {
    let mut script = master(|view| {
        lay_all_levels(view);
        for tile in [Tile::LCentre, Tile::LCentre, Tile::LThrone, Tile::LThrone] {
            put_rooted(view, tile);
        }
        put(view, Foe::Goblin, spot_of(view, Tile::LPit));
        put(view, Foe::Goblin, spot_of(view, Tile::LTreasure));
        put(view, Foe::Goblin, spot_of(view, Tile::LTreasure));
        put(view, Foe::Goblin, Spot::START);
        lay(view, Tile::A02, 0, -1);
    });
    script.act(Action::EndMoves);
    let taken: Vec<Being> = script
        .legal(0)
        .into_iter()
        .filter_map(|act| if let Action::TakeDie { figure } = act { Some(figure.being) } else { None })
        .collect();
    assert_eq!(taken, [Being::Foe(Foe::Goblin); 2]);
}

#[test]
fn m82_the_ritual_may_take_dice_placed_in_the_dungeon_master_phase() {
    let mut script = master(|view| {
        let den = lay(view, Tile::Mt22, 5, 5);
        put(view, Foe::Cultist, den);
        view.now.ritual = Some(den);
        let far = lay(view, Tile::B04, 9, 9);
        (0..4).for_each(|_| {
            put(view, Foe::YoungDragon, far);
        });
    });
    arrange(&mut script, |view| {
        view.now.placed = view.monsters.iter().map(|monster| monster.figure.id).collect();
        view.tasks = vec![Task::EndTurn, Task::MasterMoves { points: 2 }];
    });
    script.act(Action::EndMoves);
    script.act(script.legal(0)[0]);
    assert_eq!(beings(&script, spot_of(&script.view(), Tile::Mt22)), [Being::Foe(Foe::DarkWatcher)]);
}

/// Malaphyas spawns one more minor monster in his throne room.
fn one_more(foes: &[Foe], comes: Foe) -> Script {
    let mut script = jay_and_mika();
    arrange(&mut script, |view| {
        lay_all_levels(view);
        let throne = spot_of(view, Tile::LThrone);
        put_boss(view, Being::Blue(Boss::Malaphyas), throne);
        foes.iter().for_each(|&foe| {
            put(view, foe, throne);
        });
        view.tasks.push(Task::Grimbolts);
        view.tasks.push(Task::MalaphyasSummons);
    });
    script.die(if comes.card().die == masmorra::DieKind::Minor { Step } else { Symbol::Magic });
    script.monster(comes);
    script
}

fn in_throne_room(script: &Script) -> Vec<Being> {
    beings(script, spot_of(&script.view(), Tile::LThrone))
}

#[test]
fn m83_a_room_of_the_third_level_holds_four_and_a_boss_counts_two() {
    let script = one_more(&[Foe::Goblin], Foe::Spider);
    assert_eq!(in_throne_room(&script).len(), 3);
    assert_eq!(script.task(), Some(Task::Grimbolts));
}

#[test]
fn m83_in_a_full_room_the_monster_with_the_least_experience_is_removed() {
    let script = one_more(&[Foe::Spider, Foe::Ghoul], Foe::Goblin);
    assert_eq!(in_throne_room(&script).len(), 3);
    assert!(!in_throne_room(&script).contains(&Being::Foe(Foe::Goblin)), "the newcomer itself");
    let big = one_more(&[Foe::Spider, Foe::Goblin], Foe::YoungDragon);
    assert_eq!(in_throne_room(&big), [Being::Foe(Foe::YoungDragon), Being::Blue(Boss::Malaphyas)]);
}

#[test]
fn m83_the_active_player_chooses_between_equal_monsters() {
    let mut script = one_more(&[Foe::Goblin, Foe::Orc], Foe::YoungDragon);
    assert!(matches!(script.task(), Some(Task::Excess { .. })));
    assert_eq!((script.owe(), script.legal(0).len()), (vec![0], 2));
    script.act(script.legal(0)[0]);
    assert_eq!(script.task(), Some(Task::Grimbolts));
    assert_eq!(in_throne_room(&script), [Being::Foe(Foe::YoungDragon), Being::Blue(Boss::Malaphyas)]);
}

#[test]
fn m83_small_rooms_hold_three_and_medium_ones_four() {
    for (tile, fits) in [(Tile::A02, 3), (Tile::Mt16, 4)] {
        let script = master(|view| {
            let room = lay(view, tile, 0, if tile == Tile::A02 { -1 } else { -2 });
            (1..fits).for_each(|_| {
                put(view, Foe::Orc, room);
            });
            let from = lay(view, Tile::A15, -1, -1);
            put(view, Foe::Goblin, from);
            put(view, Foe::YoungDragon, from);
        });
        let into: Vec<Being> = moves(&script)
            .into_iter()
            .filter(|(_, to)| to.tile == tile)
            .map(|(figure, _)| figure.being)
            .collect();
        assert_eq!(into, [Being::Foe(Foe::Goblin)], "{tile:?}");
    }
}

#[test]
fn m83a_a_boss_is_never_removed_from_a_full_room_but_a_rooted_cultist_can_be() {
    let mut script = jay_and_mika();
    arrange(&mut script, |view| {
        lay_all_levels(view);
        let throne = spot_of(view, Tile::LThrone);
        put_boss(view, Being::Blue(Boss::Malaphyas), throne);
        put_rooted(view, Tile::LThrone);
        put_rooted(view, Tile::LPit);
        put(view, Foe::Spider, throne);
        view.tasks.push(Task::MalaphyasSummons);
    });
    script.die(Step);
    script.monster(Foe::Ghoul);
    assert!(script.events_by("M83a").iter().any(|event| matches!(event, Event::MonsterCrowdedOut { .. })));
    assert!(script.events_by("M92").iter().any(|event| matches!(event, Event::RitualDone { .. })));
    assert_eq!(beings(&script, spot_of(&script.view(), Tile::LCentre)), [Being::Foe(Foe::DarkWatcher)]);
}
