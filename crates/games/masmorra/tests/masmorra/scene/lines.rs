//! The lines of a position, by kind. Rare positions are edited views.

use masmorra::Being::{Blue, Foe as Monster, Red};
use masmorra::Compass::North;
use masmorra::Hero::{Albus, Greybark, Jay, Mika, Valerie};
use masmorra::{
    Action, Boss, CardHalf, FigureId, Foe, HeroDie, Outcome, Payment, Pet, Posture, Room, SneakAttack, Spot,
    Symbol, Task, Tile, Treasure, View,
};

use crate::rules::script::{Script, seat};
use crate::scene::table::{QUIET, START, check, check_absent, edited_view, explored, lines, standing, two};

#[test]
fn the_first_lines_name_turn_hero_room_and_doors() {
    let expected = [
        "scene-round who=A round=1 which=open stage=early",
        "scene-you who=A hero=hero-jay posture=standing life=6 gold=0 xp=0 most=6",
        "scene-token who=A",
        "scene-here who=A room=tile-s00 number=1 level=1",
        "scene-door-unexplored side=side-north",
        "scene-door-unexplored side=side-east",
        "scene-door-unexplored side=side-south",
        "scene-door-unexplored side=side-west",
        "scene-abilities who=A abilities=[ability-on-guard]",
        "scene-cards cards=[treasure-stumble treasure-enrage]",
        "scene-other who=B hero=hero-mika posture=standing life=6 gold=0 xp=0 room=tile-s00 number=1 cards=2",
        "scene-next-tile level=1 tile=tile-a02",
    ];
    assert_eq!(two(Tile::A02).lines(0), expected);
}

#[test]
fn set_up_has_its_own_line() {
    let mut table = Script::new(2, &[("heroes", "chosen")]);
    table.tile(Tile::A02);
    table.check(0, &["scene-setting", "scene-next-tile level=1 tile=tile-a02"]);
    table.check_absent(0, &["scene-round", "scene-here", "scene-you"]);
}

#[test]
fn the_public_sees_the_active_hero_and_room() {
    let table = two(Tile::A02);
    check(
        &table.view(),
        &[
            "scene-you who=A hero=hero-jay posture=standing life=6 gold=0 xp=0 most=6",
            "scene-here who=A room=tile-s00 number=1 level=1",
        ],
    );
    check_absent(&table.view(), &["scene-cards"]);
}

#[test]
fn a_monster_is_listed_with_its_values_and_room() {
    let table = explored(Tile::A02, &[Foe::Orc], Tile::A09);
    table.check(
        0,
        &[
            "scene-here who=A room=tile-a02 number=2 level=1",
            "scene-monster monster=foe-orc mark=1 payback=3 defense=2 xp=2 state=unfought",
            "scene-door side=side-south room=tile-s00 number=1",
            "scene-points who=A points=1",
            "scene-next-tile level=1 tile=tile-a09",
        ],
    );
    table.check(1, &["scene-lair room=tile-a02 number=2 level=1 monsters=[foe-orc] marks=[1]"]);
    table.check(1, &["scene-door side=side-north room=tile-a02 number=2"]);
    table.check_absent(0, &["scene-lair", "scene-gold", "scene-chest", "scene-walls"]);
}

#[test]
fn a_fight_is_listed_with_damage_and_payback() {
    use Symbol::{Melee, Step};
    let mut table = explored(Tile::A02, &[Foe::Orc], Tile::A09);
    table.roll([Melee, Melee, Melee, Step, Step, Step]);
    table.check(0, &["scene-dice who=A symbols=[symbol-step symbol-step symbol-step symbol-melee symbol-melee symbol-melee]"]);
    table.act(Action::Fight);
    table.act(Action::Strike { symbol: Melee, with: Payment::Die });
    let attack =
        "scene-fight who=A monster=foe-orc mark=1 damage=1 defense=2 missing=1 payback=3 spares=from_afar";
    table.check(0, &[attack]);
    table.check(1, &[attack]);
    table.act(Action::Strike { symbol: Melee, with: Payment::Die });
    table.check(0, &["scene-payback who=A monster=foe-orc mark=1 payback=3"]);
    table.check_absent(0, &["scene-fight"]);
}

#[test]
fn beaten_monsters_are_counted_until_the_combat_is_over() {
    let view = edited_view(0, |view| {
        view.monsters =
            vec![standing(0, Monster(Foe::Goblin), START), standing(2, Monster(Foe::Cultist), START)];
        view.combat.on = true;
        (view.combat.foe, view.combat.rewards) = (FigureId(0), vec![2, 3]);
        view.tasks.push(Task::Fighting);
    });
    check(
        &view,
        &[
            "scene-fight who=A monster=foe-goblin mark=1 damage=0 defense=2 missing=2 payback=1 spares=never",
            "scene-banned symbol=symbol-elixir",
            "scene-rewards who=A beaten=2 xp=5",
        ],
    );
}

#[test]
fn a_sneak_attack_and_the_bottomless_pit_are_listed() {
    let ready = edited_view(0, |view| view.now.sneak = SneakAttack::Ready);
    check(&ready, &["scene-sneak-ready who=A"]);
    let view = third_level(|view, pit| {
        view.players[0].at = pit.number;
        view.monsters = vec![standing(9, Monster(Foe::GiantBat), pit)];
        (view.combat.on, view.combat.foe, view.now.sneak) = (true, FigureId(9), SneakAttack::Striking);
        view.tasks.push(Task::Fighting);
    });
    check(&view, &["scene-pit-throw melee=2", "scene-sneaking", "scene-bottomless-pit"]);
    check(
        &view,
        &[
            "scene-door side=side-east room=tile-l-centre number=2",
            "scene-walls sides=[side-north side-south side-west]",
        ],
    );
}

/// A game with an open third level, seen by the first hero. The pit is the last of its five rooms.
fn third_level(change: impl FnOnce(&mut View, Room)) -> View {
    let rooms = [Tile::LCentre, Tile::LThrone, Tile::LTreasure, Tile::LEntrance, Tile::LPit];
    edited_view(0, |view| {
        for tile in rooms {
            let mut room = view.dungeon[0].clone();
            (room.tile, room.doors) = (tile, tile.card().doors);
            view.dungeon.push(room);
        }
        change(view, Room { number: Spot(5), tile: Tile::LPit });
    })
}

#[test]
fn a_boss_is_listed_by_its_side() {
    let view = edited_view(0, |view| {
        view.monsters =
            vec![standing(12, Blue(Boss::AuntyBitsy), START), standing(14, Red(Boss::Mortiferous), START)];
        view.now.flipped = vec![FigureId(14)];
    });
    check(
        &view,
        &[
            "scene-monster monster=boss-aunty-bitsy mark=0 payback=2 defense=3 xp=3 state=unfought",
            "scene-monster monster=boss-mortiferous-red mark=0 payback=5 defense=4 xp=3 state=turned",
        ],
    );
}

#[test]
fn webs_and_gazes_are_listed() {
    let view = edited_view(0, |view| {
        view.monsters =
            vec![standing(0, Monster(Foe::Spider), START), standing(8, Monster(Foe::DarkWatcher), START)];
        view.now.fought = vec![FigureId(0)];
    });
    check(&view, &["scene-webbed who=A", "scene-gazed-at who=A"]);
    check(&view, &["scene-monster monster=foe-spider mark=1 payback=2 defense=4 xp=3 state=fought"]);
}

#[test]
fn a_chest_is_listed_until_it_is_opened() {
    let mut table = explored(Tile::A06, &[], Tile::A09);
    table.check(0, &["scene-chest dice=[symbol-melee] gold=2"]);
    table.roll([Symbol::Melee; 6]);
    table.choose(|action| matches!(action, Action::OpenChest { .. }));
    table.check_absent(0, &["scene-chest", "scene-gold"]);
}

#[test]
fn gold_on_the_floor_and_in_opened_chests_is_added_up() {
    explored(Tile::A09, &[], Tile::A02).check(0, &["scene-gold gold=2"]);
    let mut view = explored(Tile::A06, &[], Tile::A09).view_of(0);
    (view.dungeon[1].gold, view.dungeon[1].done) = (1, 1);
    view.reserve -= 1;
    check(&view, &["scene-gold gold=3"]);
}

#[test]
fn portals_and_fountains_are_open_once_per_turn() {
    explored(Tile::A08, &[], Tile::A02).check(0, &["scene-portal symbol=symbol-magic state=open"]);
    let mut table = explored(Tile::A10, &[], Tile::A02);
    table.check(0, &["scene-fountain symbol=symbol-elixir state=open"]);
    table.roll([Symbol::Elixir; 6]);
    table.act(Action::UseFountain);
    table.check(0, &["scene-fountain symbol=symbol-elixir state=used"]);
    table.check(0, &["scene-symbols who=A symbols=[symbol-elixir symbol-elixir]"]);
}

#[test]
fn pits_and_webs_are_listed_in_their_rooms() {
    let at = |tile| {
        edited_view(0, |view| {
            view.dungeon[0].tile = tile;
        })
    };
    check(&at(Tile::A20), &["scene-pit"]);
    check(&at(Tile::A17), &["scene-web"]);
}

#[test]
fn stairs_are_unexplored_until_someone_takes_them() {
    let mut table = explored(Tile::A01, &[], Tile::A02);
    table.check(0, &["scene-stairs-unexplored level=2"]);
    table.act(Action::TakeStairs);
    table.tile(Tile::B02);
    table.check(
        0,
        &["scene-here who=A room=tile-s01 number=3 level=2", "scene-stairs room=tile-a01 number=2 level=1"],
    );
    table.check(0, &["scene-next-tile level=1 tile=tile-a02", "scene-next-tile level=2 tile=tile-b02"]);
}

#[test]
fn a_trap_is_listed_with_the_dice_that_disarm_it() {
    let mut table = explored(Tile::A09, &[], Tile::A13);
    table.choose(|action| matches!(action, Action::LayTrap { side: North, .. }));
    table.tile(Tile::A02);
    let trap = "scene-trap side=side-north room=tile-a13 number=3 dice=[symbol-step symbol-melee] xp=2";
    table.check(0, &[trap]);
    table.check_absent(1, &["scene-trap"]);
    let mut view = table.view_of(0);
    view.dungeon[2].done = 1;
    check(&view, &["scene-walls sides=[side-north side-west]"]);
}

#[test]
fn doors_of_a_medium_room_are_named_by_half_sides() {
    let mut table = two(Tile::A11);
    table.free_step();
    table.choose(|action| matches!(action, Action::Explore { door } if door.side == North));
    table.tile(Tile::Mt13);
    table.choose(|_| true);
    table.tile(Tile::A02);
    let lines = table.lines(0);
    let doors: Vec<_> = lines.iter().filter(|line| line.starts_with("scene-door")).collect();
    assert_eq!(doors.len(), 5, "{lines:#?}");
    assert!(doors.iter().all(|door| door.contains("side=half-")), "{doors:#?}");
    assert!(doors.iter().any(|door| door.ends_with("room=tile-s00 number=1")), "{doors:#?}");
}

#[test]
fn without_open_doors_a_wall_can_be_broken() {
    let view = edited_view(0, |view| view.dungeon[0].doors = 0);
    check(&view, &["scene-walls sides=[side-north side-east side-south side-west]", "scene-break-through"]);
    two(Tile::A02).check_absent(0, &["scene-break-through"]);
}

#[test]
fn a_level_without_tiles_has_its_own_line() {
    let view = edited_view(0, |view| {
        let level = &mut view.levels[0];
        (level.face_up, level.small, level.small_under) = (None, Vec::new(), Vec::new());
    });
    check(&view, &["scene-no-tile-left level=1"]);
    check_absent(&view, &["scene-next-tile"]);
}

#[test]
fn a_ritual_in_progress_is_listed_for_everyone() {
    let view = edited_view(1, |view| view.now.ritual = Some(Spot(0)));
    check(&view, &["scene-ritual room=tile-s00 number=1"]);
}

#[test]
fn picked_dice_and_remaining_re_rolls_are_listed() {
    let mut table = two(Tile::A02);
    table.act(Action::Roll);
    table.chance(Outcome::Dice { dice: [Symbol::Magic; 6].into_iter().collect() });
    table.act(Action::PickDie { die: Symbol::Magic, whose: HeroDie::Action });
    table.check(1, &["scene-picked who=A symbols=[symbol-magic]"]);
    table.check_absent(1, &["scene-rerolls-left"]);
    let mut view = table.view_of(0);
    (view.now.rerolls, view.captor) = (1, Some(seat(0)));
    check(&view, &["scene-rerolls-left who=A rerolls=1", "scene-captor who=A"]);
}

#[test]
fn the_pet_die_has_its_own_lines() {
    let pet = |pet| edited_view(0, |view| view.now.pet = pet);
    check(&pet(Pet::Waiting), &["scene-pet-waits who=A"]);
    check(&pet(Pet::Shows(Symbol::Step)), &["scene-pet who=A symbol=symbol-step"]);
    let view = edited_view(0, |view| (view.now.pet, view.now.picked_pet) = (Pet::Shows(Symbol::Step), true));
    check(&view, &["scene-pet-picked who=A"]);
}

#[test]
fn fear_and_invisibility_are_listed_while_they_last() {
    use Treasure::{Enrage, FearOfTheDark};
    let mut table =
        Script::with_cards(&[Jay, Mika], Tile::A02, &[FearOfTheDark, Enrage, FearOfTheDark, Enrage]);
    table.play(0, FearOfTheDark, CardHalf::Purple);
    table.check(1, &["scene-invisible who=A"]);
    table.idle_turn();
    table.roll([Symbol::Defense; 6]);
    let mut table = table.with_windows();
    table.end_turn([Foe::Orc, Foe::YoungDragon]);
    table.play(1, FearOfTheDark, CardHalf::Orange);
    while matches!(table.task(), Some(Task::Window { .. })) {
        table.act(Action::Pass);
    }
    table.check(0, &["scene-fewer-dice who=A dice=1"]);
    table.check_absent(0, &["scene-invisible"]);
}

#[test]
fn used_abilities_are_listed_separately() {
    let mut table = two(Tile::A02);
    table.roll([Symbol::Magic; 6]);
    table.choose(|action| matches!(action, Action::UseAbility { .. }));
    table.check(0, &["scene-abilities-used who=A abilities=[ability-on-guard]"]);
    table.check(0, &["scene-symbols who=A symbols=[symbol-defense]"]);
    table.check_absent(0, &["scene-abilities"]);
    table.check(1, &["scene-abilities who=B abilities=[ability-nimble-fingers]"]);
}

#[test]
fn a_stolen_card_is_known_to_both_sides() {
    let cards = |view: &mut View| {
        view.players[1].known = [Treasure::Ambush].into_iter().collect();
        view.players[1].knows = [Treasure::Stumble].into_iter().collect();
    };
    let view = edited_view(0, cards);
    check(&view, &["scene-known-cards who=B cards=[treasure-ambush]"]);
    check(&view, &["scene-cards-known-to who=B cards=[treasure-stumble]"]);
}

#[test]
fn the_other_players_are_listed_in_turn_order() {
    let cards = [Treasure::Enrage, Treasure::Stumble, Treasure::Silence, Treasure::Fumble, Treasure::Ambush];
    let cards = [cards, cards].concat();
    let mut view = Script::with_cards(&[Albus, Greybark, Jay, Mika, Valerie], Tile::A02, &cards).view_of(3);
    (view.players[0].posture, view.players[0].life) = (Posture::Fallen, 0);
    let lines = lines(&view);
    let others: Vec<_> = lines.iter().filter(|line| line.starts_with("scene-other")).collect();
    let who: Vec<_> = others.iter().map(|line| &line["scene-other who=".len()..][..1]).collect();
    assert_eq!(who, ["E", "A", "B", "C"]);
    check(
        &view,
        &[
            "scene-other who=A hero=hero-albus posture=fallen life=0 gold=0 xp=0 room=tile-s00 number=1 cards=2",
        ],
    );
}

#[test]
fn the_last_round_is_marked() {
    let reached = edited_view(0, |view| view.last_round = true);
    check(&reached, &["scene-round who=A round=1 which=last stage=early"]);
    let mut table = Script::game(&[Jay, Mika], Tile::A02, &[("rounds", "30")], &QUIET);
    (0..58).for_each(|_| table.idle_turn());
    table.check(0, &["scene-round who=A round=30 which=last stage=early"]);
}

#[test]
fn the_end_names_the_winners() {
    let mut table = Script::game(&[Jay, Mika], Tile::A02, &[("rounds", "30")], &QUIET);
    (0..59).for_each(|_| table.idle_turn());
    table.roll([Symbol::Defense; 6]);
    table.act(Action::EndActions);
    table.act(Action::Collect { coins: 0 });
    table.act(Action::EndMoves);
    assert_eq!(table.lines(0)[0], "scene-won-shared who=[A B]");
    table.check_absent(0, &["scene-round", "scene-token", "scene-dice"]);
    let mut view = table.view_of(0);
    view.winners.pop();
    check(&view, &["scene-won who=A"]);
}
