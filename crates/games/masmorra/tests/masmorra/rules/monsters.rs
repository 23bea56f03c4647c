//! The twelve monsters of the dice: what beats each, what it pays back, and what is special about it (M61 to M64, M35
//! and M72a).

use masmorra::Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use masmorra::{
    Ability, Action, Being, CardHalf, Compass, Event, Foe, Hero, HeroDie, Payment, Pet, Spot, Symbol, Task,
    Tile, Token, Treasure, View,
};

use crate::rules::arena::Fate::{self, Beaten, Stands};
use crate::rules::arena::{
    TWO, attack, before, enter, face, imagine, jay_before, room, six, strike, take_rewards, withstand,
};
use crate::rules::script::{Script, pool, seat};

fn check(foe: Foe, hits: &[Symbol], fate: Fate) {
    let mut script = jay_before(foe, six(hits));
    script.act(Action::Fight);
    assert_eq!(attack(&mut script, Being::Foe(foe), hits), fate, "{foe:?} attacked with {hits:?}");
}

#[test]
fn m62_minor_monsters_fall_at_their_defense_and_pay_back_as_printed() {
    check(Foe::Cultist, &[Ranged, Ranged], Beaten(0));
    check(Foe::Cultist, &[Ranged, Melee], Beaten(2));
    check(Foe::Cultist, &[Ranged], Stands(2));
    check(Foe::Orc, &[Ranged, Ranged], Beaten(0));
    check(Foe::Orc, &[Melee, Melee], Beaten(3));
    check(Foe::Orc, &[], Stands(3));
    check(Foe::Spider, &[Ranged; 4], Beaten(0));
    check(Foe::Spider, &[Ranged, Ranged, Ranged, Melee], Beaten(2));
    check(Foe::Spider, &[Melee; 3], Stands(2));
    check(Foe::Ghoul, &[Ranged; 3], Beaten(0));
    check(Foe::Ghoul, &[Melee; 3], Beaten(3));
    check(Foe::Ghoul, &[Ranged; 2], Stands(3));
}

#[test]
fn m62_major_monsters_fall_at_their_defense_and_pay_back_as_printed() {
    check(Foe::Ghost, &[Ranged; 3], Beaten(0));
    check(Foe::Ghost, &[Ranged; 2], Stands(3));
    check(Foe::SpearBeastman, &[Ranged; 3], Beaten(0));
    check(Foe::SpearBeastman, &[Melee; 3], Beaten(3));
    check(Foe::SpearBeastman, &[Melee; 2], Stands(3));
    check(Foe::DarkWatcher, &[Ranged; 4], Beaten(0));
    check(Foe::DarkWatcher, &[Melee; 4], Beaten(3));
    check(Foe::DarkWatcher, &[Ranged; 3], Stands(3));
    check(Foe::GiantBat, &[Melee; 3], Beaten(2));
    check(Foe::GiantBat, &[Melee; 2], Stands(2));
    check(Foe::YoungDragon, &[Melee; 4], Beaten(4));
    check(Foe::YoungDragon, &[Melee; 3], Stands(4));
    check(Foe::GelatinousCube, &[Magic; 3], Beaten(0));
    check(Foe::GelatinousCube, &[Magic; 2], Stands(3));
}

#[test]
fn m62_elixir_purges_the_undead_from_afar() {
    check(Foe::Skeleton, &[Elixir, Elixir], Beaten(0));
    check(Foe::Ghoul, &[Elixir; 3], Beaten(0));
    check(Foe::Ghost, &[Elixir; 3], Beaten(0));
    check(Foe::Ghoul, &[Ranged, Elixir, Elixir], Beaten(0));
    check(Foe::Ghoul, &[Melee, Elixir, Elixir], Beaten(3));
    check(Foe::Skeleton, &[Elixir], Stands(2));
}

#[test]
fn m63_a_goblin_stabs_even_when_it_is_killed_from_afar() {
    check(Foe::Goblin, &[Ranged, Ranged], Beaten(1));
    check(Foe::Goblin, &[Melee, Melee], Beaten(1));
    check(Foe::Goblin, &[Ranged], Stands(1));
}

#[test]
fn m62_a_dragon_ignores_the_first_ranged_point() {
    check(Foe::YoungDragon, &[Ranged; 5], Beaten(0));
    check(Foe::YoungDragon, &[Ranged; 4], Stands(4));
    check(Foe::YoungDragon, &[Ranged, Melee, Melee, Melee], Stands(4));
    check(Foe::YoungDragon, &[Melee, Melee, Melee, Ranged, Ranged], Beaten(4));
}

#[test]
fn m63_three_magic_defeat_a_beastman_from_afar_and_are_not_mixed() {
    check(Foe::SpearBeastman, &[Magic; 3], Beaten(0));
    check(Foe::SpearBeastman, &[Magic; 2], Stands(3));
    let mut script = jay_before(Foe::SpearBeastman, [Magic, Magic, Melee, Ranged, Ranged, Melee]);
    let with = |symbol| Action::Strike { symbol, with: Payment::Die };
    script.act(Action::Fight);
    let mut after_melee = jay_before(Foe::SpearBeastman, [Magic, Magic, Melee, Ranged, Ranged, Melee]);
    after_melee.act(Action::Fight);
    strike(&mut after_melee, &[Melee]);
    assert!(!after_melee.may(0, with(Magic)) && after_melee.may(0, with(Ranged)));
    strike(&mut script, &[Magic]);
    assert!(script.may(0, with(Magic)) && !script.may(0, with(Melee)) && !script.may(0, with(Ranged)));
}

/// Which symbols of six different dice can hurt a monster.
fn hurting(foe: Foe) -> Vec<Symbol> {
    let mut script = jay_before(foe, [Step, Ranged, Melee, Defense, Elixir, Magic]);
    script.act(Action::Fight);
    let strikes = script.legal(0).into_iter().filter_map(|act| match act {
        Action::Strike { symbol, .. } => Some(symbol),
        _ => None,
    });
    strikes.collect()
}

#[test]
fn m62_each_monster_is_hurt_by_the_symbols_that_can_hurt_it() {
    assert_eq!(hurting(Foe::Orc), [Ranged, Melee]);
    assert_eq!(hurting(Foe::Cultist), [Ranged, Melee]);
    assert_eq!(hurting(Foe::Skeleton), [Melee, Elixir], "no arrow hurts bones");
    assert_eq!(hurting(Foe::Ghoul), [Ranged, Melee, Elixir]);
    assert_eq!(hurting(Foe::Ghost), [Ranged, Elixir], "no blade hurts a Ghost");
    assert_eq!(hurting(Foe::SpearBeastman), [Ranged, Melee, Magic]);
    assert_eq!(hurting(Foe::DarkWatcher), [Ranged, Melee]);
    assert_eq!(hurting(Foe::GiantBat), [Melee], "the only Ranged die was stolen");
    assert_eq!(hurting(Foe::YoungDragon), [Ranged, Melee]);
    assert_eq!(hurting(Foe::GelatinousCube), [Magic], "only Magic hurts jelly");
}

#[test]
fn m64_each_monster_is_worth_its_dots_and_a_card() {
    let kills: [(Foe, &[Symbol], u8); 12] = [
        (Foe::Goblin, &[Ranged; 2], 2),
        (Foe::Cultist, &[Ranged; 2], 2),
        (Foe::Skeleton, &[Elixir; 2], 2),
        (Foe::Orc, &[Ranged; 2], 2),
        (Foe::Spider, &[Ranged; 4], 3),
        (Foe::Ghoul, &[Ranged; 3], 3),
        (Foe::Ghost, &[Elixir; 3], 3),
        (Foe::SpearBeastman, &[Ranged; 3], 3),
        (Foe::DarkWatcher, &[Ranged; 4], 4),
        (Foe::GiantBat, &[Melee; 3], 3),
        (Foe::YoungDragon, &[Ranged; 5], 4),
        (Foe::GelatinousCube, &[Magic; 3], 3),
    ];
    for (foe, hits, xp) in kills {
        let mut script = jay_before(foe, six(hits));
        script.act(Action::Fight);
        strike(&mut script, hits);
        if script.task() == Some(Task::Payback) {
            script.act(Action::Suffer);
        }
        take_rewards(&mut script);
        assert_eq!((script.player(0).xp, script.player(0).cards), (xp, 3), "{foe:?}");
        assert_eq!(script.view().monsters, [], "{foe:?} is gone");
    }
}

/// What a thief has taken at the start of a combat from a hero with these dice.
fn stolen(foe: Foe, dice: &[Symbol]) -> (Vec<Event>, Script) {
    let mut script = jay_before(foe, six(dice));
    script.act(Action::Fight);
    (script.told_by("M22"), script)
}

#[test]
fn m61_a_thief_takes_one_die_of_its_face() {
    for (foe, symbol) in [(Foe::Cultist, Elixir), (Foe::Ghoul, Step), (Foe::GiantBat, Ranged)] {
        let (theft, script) = stolen(foe, &[symbol, symbol]);
        assert_eq!(theft, [Event::Stolen { seat: seat(0), symbol, with: Payment::Die }]);
        assert_eq!(script.view().now.dice, pool(&six(&[symbol])[..5]), "{foe:?}");
    }
    let (theft, script) = stolen(Foe::Cultist, &[]);
    assert_eq!((theft, script.task()), (vec![], Some(Task::Fighting)), "there is no Elixir");
}

#[test]
fn m61_a_thief_takes_a_loose_symbol_where_there_is_no_die() {
    let cards = [Treasure::DrainLife, Treasure::Stumble, Treasure::Enrage, Treasure::Enrage];
    for (dice, with, left) in [([Defense; 6], Payment::Symbol, 1), ([Elixir; 6], Payment::Die, 2)] {
        let mut script = Script::with_cards(&TWO, Tile::A02, &cards);
        script.step_and_explore(Compass::North);
        script.monster(Foe::Cultist);
        script.tile(Tile::A10);
        script.roll(dice);
        script.play(0, Treasure::DrainLife, CardHalf::Purple);
        script.act(Action::Fight);
        assert!(script.told(Event::Stolen { seat: seat(0), symbol: Elixir, with }));
        assert_eq!(script.view().now.symbols.count(Elixir), left);
    }
}

/// Jay stands before a Ghoul, without Step dice and with an unflipped token.
fn at_a_ghoul_with_the_token() -> Script {
    let mut script = Script::standard(&TWO, Tile::A02);
    script.roll(six(&[Step]));
    script.act(Action::Step { with: Payment::Die });
    script.explore(Compass::North);
    script.monster(Foe::Ghoul);
    script.tile(Tile::A10);
    assert_eq!(script.view().now.token, Token::Ready);
    script
}

#[test]
fn m61_a_ghoul_takes_the_free_step_too() {
    let mut script = at_a_ghoul_with_the_token();
    script.act(Action::Fight);
    assert!(script.told(Event::Stolen { seat: seat(0), symbol: Step, with: Payment::Token }));
    assert_eq!(script.view().now.token, Token::Flipped);
    let mut script = at_a_ghoul_with_the_token();
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Fight);
    assert!(script.told(Event::Stolen { seat: seat(0), symbol: Step, with: Payment::Symbol }));
}

/// What Jay may give to a Ghoul, if this is what he has.
fn offered_to_a_ghoul(change: fn(&mut View)) -> Vec<Action> {
    let mut script = at_a_ghoul_with_the_token();
    imagine(&mut script, change);
    script.act(Action::Fight);
    assert_eq!(script.task(), Some(Task::Theft { symbol: Step }));
    script.legal(0)
}

#[test]
fn m61_where_a_thief_could_take_either_its_victim_chooses() {
    let loose_or_token = offered_to_a_ghoul(|view| view.now.symbols = pool(&[Step]));
    assert_eq!(loose_or_token, [Payment::Symbol, Payment::Token].map(|with| Action::GiveUp { with }));
    let die_or_pet = offered_to_a_ghoul(|view| {
        (view.now.dice, view.now.symbols) = (pool(&[Step, Melee]), pool(&[Step]));
        view.now.pet = Pet::Shows(Step);
    });
    assert_eq!(
        die_or_pet,
        [Payment::Die, Payment::Pet].map(|with| Action::GiveUp { with }),
        "dice come first"
    );
}

#[test]
fn m61_beside_a_cultist_elixir_dice_purge_nobody_but_loose_elixirs_do() {
    let mut script = before(
        &TWO,
        Tile::Mt16,
        &[Foe::Cultist, Foe::Skeleton],
        six(&[Elixir, Elixir, Elixir, Ranged, Ranged]),
    );
    imagine(&mut script, |view| view.now.symbols = pool(&[Elixir]));
    let purge = |with| Action::Strike { symbol: Elixir, with };
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Skeleton));
    assert!(script.may(0, purge(Payment::Symbol)) && !script.may(0, purge(Payment::Die)));
    script.act(purge(Payment::Symbol));
    withstand(&mut script);
    strike(&mut script, &[Ranged, Ranged]);
    take_rewards(&mut script);
    script.act(Action::Fight);
    strike(&mut script, &[Elixir, Elixir]);
    assert!(
        script.told(Event::Defeated { seat: seat(0), being: Being::Foe(Foe::Skeleton) }),
        "the Cultist is gone"
    );
}

#[test]
fn m61_dice_of_a_thiefs_face_are_neither_used_nor_changed_in_the_fight() {
    for (foe, symbol) in [(Foe::Cultist, Elixir), (Foe::Ghoul, Step), (Foe::GiantBat, Ranged)] {
        let (_, mut script) = stolen(foe, &[symbol, symbol, Magic]);
        let guard = |die| Action::UseAbility { ability: Ability::OnGuard, die: Some(die), pick: None };
        assert!(script.may(0, guard(Defense)) && !script.may(0, guard(symbol)), "{foe:?}");
        assert!(!script.may(0, Action::Strike { symbol, with: Payment::Die }));
        script.act(Action::Conjure { with: Payment::Die });
        let change = |die| Action::ChangeDie { die, whose: HeroDie::Action };
        assert!(script.may(0, change(Defense)) && !script.may(0, change(symbol)), "{foe:?}");
    }
}

#[test]
fn m61_after_the_fight_the_dice_are_of_use_again() {
    let (_, mut script) = stolen(Foe::Cultist, &[Elixir, Elixir, Magic]);
    withstand(&mut script);
    assert!(script.may(0, Action::Heal { with: Payment::Die }));
    let guard = Action::UseAbility { ability: Ability::OnGuard, die: Some(Elixir), pick: None };
    assert!(script.may(0, guard));
}

/// Jay has three experience points and stands before a Ghost again.
fn before_a_second_ghost(dice: [Symbol; 6]) -> Script {
    let mut script = jay_before(Foe::Ghost, six(&[Ranged, Ranged, Ranged, Step]));
    script.act(Action::Fight);
    strike(&mut script, &[Ranged; 3]);
    take_rewards(&mut script);
    assert_eq!(script.player(0).xp, 3, "it cannot take what is not there");
    script.act(Action::Step { with: Payment::Die });
    script.walk(room(&script, Tile::S01).number.0);
    script.end_turn([Foe::Orc, Foe::Ghost]);
    script.idle_turn();
    script.free_step();
    script.walk(room(&script, Tile::B03).number.0);
    script.roll(dice);
    script.hush();
    script.act(Action::Fight);
    script
}

#[test]
fn m64_a_ghost_takes_experience_unless_three_elixirs_defeat_it() {
    for (hits, haunted, xp) in [([Elixir; 3], 0, 6), ([Elixir, Elixir, Ranged], 1, 5), ([Ranged; 3], 1, 5)] {
        let mut script = before_a_second_ghost(six(&hits));
        strike(&mut script, &hits);
        assert_eq!(script.told(Event::Haunted { seat: seat(0), xp: 2 }), haunted == 1, "{hits:?}");
        take_rewards(&mut script);
        assert_eq!(script.player(0).xp, xp, "{hits:?}");
    }
    let mut script = before_a_second_ghost([Defense; 6]);
    withstand(&mut script);
    assert!(script.told(Event::Haunted { seat: seat(0), xp: 2 }), "it was not defeated at all");
    assert_eq!(script.player(0).learnt.len(), 1, "what was learnt stays");
}

#[test]
fn m35_a_spider_holds_heroes_even_after_its_fight() {
    let mut script = jay_before(Foe::Spider, six(&[Step, Ranged]));
    script.act(Action::Fight);
    withstand(&mut script);
    script.act(Action::Step { with: Payment::Die });
    let leaves =
        |act: &Action| matches!(act, Action::Move { .. } | Action::Explore { .. } | Action::TakeStairs);
    assert!(!script.legal(0).iter().any(leaves));
    let mut script = jay_before(Foe::Spider, [Ranged, Ranged, Ranged, Ranged, Step, Step]);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged; 4]);
    take_rewards(&mut script);
    script.act(Action::Step { with: Payment::Die });
    assert!(script.legal(0).iter().any(leaves), "it is dead");
}

#[test]
fn m35_a_spider_holds_no_one_who_teleports_but_keeps_from_stairs() {
    let cards = [Treasure::Misdirection, Treasure::Fumble, Treasure::CallOfTheHorde, Treasure::Enrage];
    let mut script = Script::with_cards(&TWO, Tile::A01, &cards);
    script.step_and_explore(Compass::North);
    let mut script = script.with_windows();
    script.tile(Tile::A10);
    script.play(1, Treasure::CallOfTheHorde, CardHalf::Orange);
    while matches!(script.task(), Some(Task::Window { .. })) {
        script.act(Action::Pass);
    }
    script.monster(Foe::Spider);
    let mut script = script.without_windows();
    script.roll([Defense; 6]);
    script.act(Action::Fight);
    withstand(&mut script);
    assert!(!script.may(0, Action::TakeStairs));
    script.play(0, Treasure::Misdirection, CardHalf::Purple);
    script.act(Action::AimAtRoom { room: room(&script, Tile::S00) });
    assert_eq!(script.player(0).at, Spot::START);
}

#[test]
fn m72a_no_ability_works_in_a_dark_watchers_room() {
    let mut script = jay_before(Foe::DarkWatcher, six(&[Ranged, Ranged, Ranged, Ranged]));
    let guard = Action::UseAbility { ability: Ability::OnGuard, die: Some(Defense), pick: None };
    assert_eq!(script.refusal(0, guard), "ability_not_now");
    script.act(Action::Fight);
    assert!(!script.may(0, guard));
    strike(&mut script, &[Ranged; 4]);
    take_rewards(&mut script);
    assert!(script.may(0, guard), "nobody looks any more");
    let druid = [Hero::Greybark, Hero::Jay];
    let mut script = enter(&druid, Tile::B03, &[Foe::DarkWatcher]);
    script.roll([Step; 6]);
    script.act(Action::Fight);
    withstand(&mut script);
    script.end_turn([Foe::Orc, Foe::GiantBat]);
    script.idle_turn();
    let wild =
        |symbol| Action::UseAbility { ability: Ability::ShapeOfTheWild, die: None, pick: Some(symbol) };
    assert_eq!(script.refusal(0, wild(Melee)), "ability_not_now");
    assert!(script.may(0, Action::FlipToken { symbol: Step }), "the free step is no ability");
}

#[test]
fn m62_jay_beats_the_orc_with_blow_and_arrow_and_the_spider_keeps_him() {
    let mut script = before(&TWO, Tile::Mt16, &[Foe::Orc, Foe::Spider], six(&[Ranged, Melee, Step, Elixir]));
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Orc));
    strike(&mut script, &[Ranged, Melee]);
    script.act(Action::UseAbility { ability: Ability::OnGuard, die: Some(Elixir), pick: None });
    script.act(Action::Block { with: Payment::Symbol });
    script.act(Action::Suffer);
    assert_eq!((script.player(0).life, script.player(0).xp), (4, 0), "the reward waits for the Spider");
    withstand(&mut script);
    take_rewards(&mut script);
    assert_eq!((script.player(0).life, script.player(0).xp), (2, 2));
    script.act(Action::Step { with: Payment::Die });
    assert_eq!(script.refusal(0, Action::Move { to: room(&script, Tile::S00) }), "not_asked");
    assert_eq!(script.player(0).at, Spot(1));
}
