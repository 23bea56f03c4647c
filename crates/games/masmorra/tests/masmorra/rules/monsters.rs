//! The twelve monsters of the dice: what defeats each, its payback, and its traits (M61 to M64, M35 and M72a).

use masmorra::Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use masmorra::{
    Ability, Action, Being, CardHalf, Compass, Event, Foe, HeroDie, Payment, Pet, Spot, Symbol, Task, Tile,
    Token, Treasure, View,
};

use crate::rules::encounters::Attack::{self, Defeated, Survived};
use crate::rules::encounters::{
    TWO, attack, before, face, jay_before, room, six, stop_and_suffer, strike, take_rewards,
};
use crate::rules::position::arrange;
use crate::rules::script::{Script, pool, seat};

fn check(foe: Foe, hits: &[Symbol], fate: Attack) {
    let mut script = jay_before(foe, six(hits));
    script.act(Action::Fight);
    assert_eq!(attack(&mut script, Being::Foe(foe), hits), fate, "{foe:?} attacked with {hits:?}");
}

#[test]
fn m62_minor_monsters_fall_at_their_defense_and_pay_back_as_printed() {
    check(Foe::Cultist, &[Ranged, Ranged], Defeated(0));
    check(Foe::Cultist, &[Ranged, Melee], Defeated(2));
    check(Foe::Cultist, &[Ranged], Survived(2));
    check(Foe::Orc, &[Ranged, Ranged], Defeated(0));
    check(Foe::Orc, &[Melee, Melee], Defeated(3));
    check(Foe::Orc, &[], Survived(3));
    check(Foe::Spider, &[Ranged; 4], Defeated(0));
    check(Foe::Spider, &[Ranged, Ranged, Ranged, Melee], Defeated(2));
    check(Foe::Spider, &[Melee; 3], Survived(2));
    check(Foe::Ghoul, &[Ranged; 3], Defeated(0));
    check(Foe::Ghoul, &[Melee; 3], Defeated(3));
    check(Foe::Ghoul, &[Ranged; 2], Survived(3));
}

#[test]
fn m62_major_monsters_fall_at_their_defense_and_pay_back_as_printed() {
    check(Foe::Ghost, &[Ranged; 3], Defeated(0));
    check(Foe::Ghost, &[Ranged; 2], Survived(3));
    check(Foe::SpearBeastman, &[Ranged; 3], Defeated(0));
    check(Foe::SpearBeastman, &[Melee; 3], Defeated(3));
    check(Foe::SpearBeastman, &[Melee; 2], Survived(3));
    check(Foe::DarkWatcher, &[Ranged; 4], Defeated(0));
    check(Foe::DarkWatcher, &[Melee; 4], Defeated(3));
    check(Foe::DarkWatcher, &[Ranged; 3], Survived(3));
    check(Foe::GiantBat, &[Melee; 3], Defeated(2));
    check(Foe::GiantBat, &[Melee; 2], Survived(2));
    check(Foe::YoungDragon, &[Melee; 4], Defeated(4));
    check(Foe::YoungDragon, &[Melee; 3], Survived(4));
    check(Foe::GelatinousCube, &[Magic; 3], Defeated(0));
    check(Foe::GelatinousCube, &[Magic; 2], Survived(3));
}

#[test]
fn m62_elixir_defeats_the_undead_without_payback() {
    check(Foe::Skeleton, &[Elixir, Elixir], Defeated(0));
    check(Foe::Ghoul, &[Elixir; 3], Defeated(0));
    check(Foe::Ghost, &[Elixir; 3], Defeated(0));
    check(Foe::Ghoul, &[Ranged, Elixir, Elixir], Defeated(0));
    check(Foe::Ghoul, &[Melee, Elixir, Elixir], Defeated(3));
    check(Foe::Skeleton, &[Elixir], Survived(2));
}

#[test]
fn m63_a_goblin_strikes_back_even_when_defeated_by_ranged() {
    check(Foe::Goblin, &[Ranged, Ranged], Defeated(1));
    check(Foe::Goblin, &[Melee, Melee], Defeated(1));
    check(Foe::Goblin, &[Ranged], Survived(1));
}

#[test]
fn m62_a_dragon_ignores_the_first_ranged_point() {
    check(Foe::YoungDragon, &[Ranged; 5], Defeated(0));
    check(Foe::YoungDragon, &[Ranged; 4], Survived(4));
    check(Foe::YoungDragon, &[Ranged, Melee, Melee, Melee], Survived(4));
    check(Foe::YoungDragon, &[Melee, Melee, Melee, Ranged, Ranged], Defeated(4));
}

#[test]
fn m63_three_magic_defeat_a_beastman_without_payback_and_are_not_mixed() {
    check(Foe::SpearBeastman, &[Magic; 3], Defeated(0));
    check(Foe::SpearBeastman, &[Magic; 2], Survived(3));
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

/// The symbols of six different dice that can damage a monster.
fn damaging_symbols(foe: Foe) -> Vec<Symbol> {
    let mut script = jay_before(foe, [Step, Ranged, Melee, Defense, Elixir, Magic]);
    script.act(Action::Fight);
    let strikes = script.legal(0).into_iter().filter_map(|act| match act {
        Action::Strike { symbol, .. } => Some(symbol),
        _ => None,
    });
    strikes.collect()
}

#[test]
fn m62_each_monster_is_damaged_by_the_right_symbols() {
    assert_eq!(damaging_symbols(Foe::Orc), [Ranged, Melee]);
    assert_eq!(damaging_symbols(Foe::Cultist), [Ranged, Melee]);
    assert_eq!(damaging_symbols(Foe::Skeleton), [Melee, Elixir], "Skeletons are immune to Ranged");
    assert_eq!(damaging_symbols(Foe::Ghoul), [Ranged, Melee, Elixir]);
    assert_eq!(damaging_symbols(Foe::Ghost), [Ranged, Elixir], "Ghosts are immune to Melee");
    assert_eq!(damaging_symbols(Foe::SpearBeastman), [Ranged, Melee, Magic]);
    assert_eq!(damaging_symbols(Foe::DarkWatcher), [Ranged, Melee]);
    assert_eq!(damaging_symbols(Foe::GiantBat), [Melee], "the only Ranged die was stolen");
    assert_eq!(damaging_symbols(Foe::YoungDragon), [Ranged, Melee]);
    assert_eq!(damaging_symbols(Foe::GelatinousCube), [Magic], "only Magic damages a Gelatinous Cube");
}

#[test]
fn m64_each_monster_gives_its_experience_and_a_card() {
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

/// What a thief has stolen at the start of a combat from a hero with these dice.
fn stolen(foe: Foe, dice: &[Symbol]) -> (Vec<Event>, Script) {
    let mut script = jay_before(foe, six(dice));
    script.act(Action::Fight);
    (script.events_by("M22"), script)
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
fn m61_a_thief_takes_a_loose_symbol_if_there_is_no_die() {
    let cards = [Treasure::DrainLife, Treasure::Stumble, Treasure::Enrage, Treasure::Enrage];
    for (dice, with, left) in [([Defense; 6], Payment::Symbol, 1), ([Elixir; 6], Payment::Die, 2)] {
        let mut script = Script::with_cards(&TWO, Tile::A02, &cards);
        script.step_and_explore(Compass::North);
        script.monster(Foe::Cultist);
        script.tile(Tile::A10);
        script.roll(dice);
        script.play(0, Treasure::DrainLife, CardHalf::Purple);
        script.act(Action::Fight);
        assert!(script.has_event(Event::Stolen { seat: seat(0), symbol: Elixir, with }));
        assert_eq!(script.view().now.symbols.count(Elixir), left);
    }
}

/// Jay is in a room with a Ghoul, without Step dice and with the unflipped token.
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
    assert!(script.has_event(Event::Stolen { seat: seat(0), symbol: Step, with: Payment::Token }));
    assert_eq!(script.view().now.token, Token::Flipped);
    let mut script = at_a_ghoul_with_the_token();
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Fight);
    assert!(script.has_event(Event::Stolen { seat: seat(0), symbol: Step, with: Payment::Symbol }));
}

/// What Jay may give up to a Ghoul.
fn offered_to_a_ghoul(change: fn(&mut View)) -> Vec<Action> {
    let mut script = at_a_ghoul_with_the_token();
    arrange(&mut script, change);
    script.act(Action::Fight);
    assert_eq!(script.task(), Some(Task::Theft { symbol: Step }));
    script.legal(0)
}

#[test]
fn m61_the_victim_chooses_what_a_thief_takes() {
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
fn m61_beside_a_cultist_only_loose_elixirs_can_be_used() {
    let mut script = before(
        &TWO,
        Tile::Mt16,
        &[Foe::Cultist, Foe::Skeleton],
        six(&[Elixir, Elixir, Elixir, Ranged, Ranged]),
    );
    arrange(&mut script, |view| view.now.symbols = pool(&[Elixir]));
    let purge = |with| Action::Strike { symbol: Elixir, with };
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Skeleton));
    assert!(script.may(0, purge(Payment::Symbol)) && !script.may(0, purge(Payment::Die)));
    script.act(purge(Payment::Symbol));
    stop_and_suffer(&mut script);
    strike(&mut script, &[Ranged, Ranged]);
    take_rewards(&mut script);
    script.act(Action::Fight);
    strike(&mut script, &[Elixir, Elixir]);
    assert!(
        script.has_event(Event::Defeated { seat: seat(0), being: Being::Foe(Foe::Skeleton) }),
        "the Cultist is gone"
    );
}

#[test]
fn m61_dice_of_a_thiefs_face_cannot_be_used_or_changed_in_the_fight() {
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
fn m61_after_the_fight_the_dice_can_be_used_again() {
    let (_, mut script) = stolen(Foe::Cultist, &[Elixir, Elixir, Magic]);
    stop_and_suffer(&mut script);
    assert!(script.may(0, Action::Heal { with: Payment::Die }));
    let guard = Action::UseAbility { ability: Ability::OnGuard, die: Some(Elixir), pick: None };
    assert!(script.may(0, guard));
}

/// Jay has three experience points and meets a second Ghost.
fn before_a_second_ghost(dice: [Symbol; 6]) -> Script {
    let mut script = jay_before(Foe::Ghost, six(&[Ranged, Ranged, Ranged, Step]));
    script.act(Action::Fight);
    strike(&mut script, &[Ranged; 3]);
    take_rewards(&mut script);
    assert_eq!(script.player(0).xp, 3, "there is no experience to take");
    script.act(Action::Step { with: Payment::Die });
    script.walk(room(&script, Tile::S01).number.0);
    script.end_turn([Foe::Orc, Foe::Ghost]);
    script.idle_turn();
    script.free_step();
    script.walk(room(&script, Tile::B03).number.0);
    script.roll(dice);
    script.clear_events();
    script.act(Action::Fight);
    script
}

#[test]
fn m64_a_ghost_takes_experience_unless_three_elixirs_defeat_it() {
    for (hits, haunted, xp) in [([Elixir; 3], 0, 6), ([Elixir, Elixir, Ranged], 1, 5), ([Ranged; 3], 1, 5)] {
        let mut script = before_a_second_ghost(six(&hits));
        strike(&mut script, &hits);
        assert_eq!(script.has_event(Event::Haunted { seat: seat(0), xp: 2 }), haunted == 1, "{hits:?}");
        take_rewards(&mut script);
        assert_eq!(script.player(0).xp, xp, "{hits:?}");
    }
    let mut script = before_a_second_ghost([Defense; 6]);
    stop_and_suffer(&mut script);
    assert!(script.has_event(Event::Haunted { seat: seat(0), xp: 2 }), "it was not defeated at all");
    assert_eq!(script.player(0).learnt.len(), 1, "abilities stay learnt");
}

#[test]
fn m35_a_spider_holds_heroes_even_after_its_fight() {
    let mut script = jay_before(Foe::Spider, six(&[Step, Ranged]));
    script.act(Action::Fight);
    stop_and_suffer(&mut script);
    script.act(Action::Step { with: Payment::Die });
    let leaves =
        |act: &Action| matches!(act, Action::Move { .. } | Action::Explore { .. } | Action::TakeStairs);
    assert!(!script.legal(0).iter().any(leaves));
    let mut script = jay_before(Foe::Spider, [Ranged, Ranged, Ranged, Ranged, Step, Step]);
    script.act(Action::Fight);
    strike(&mut script, &[Ranged; 4]);
    take_rewards(&mut script);
    script.act(Action::Step { with: Payment::Die });
    assert!(script.legal(0).iter().any(leaves), "the Spider is defeated");
}

#[test]
fn m35_a_spider_prevents_stairs_but_not_teleports() {
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
    stop_and_suffer(&mut script);
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
    assert!(script.may(0, guard), "the Dark Watcher is gone");
}

#[test]
fn m62_jay_defeats_the_orc_and_the_spider_holds_him() {
    let mut script = before(&TWO, Tile::Mt16, &[Foe::Orc, Foe::Spider], six(&[Ranged, Melee, Step, Elixir]));
    script.act(Action::Fight);
    face(&mut script, Being::Foe(Foe::Orc));
    strike(&mut script, &[Ranged, Melee]);
    script.act(Action::UseAbility { ability: Ability::OnGuard, die: Some(Elixir), pick: None });
    script.act(Action::Block { with: Payment::Symbol });
    script.act(Action::Suffer);
    assert_eq!((script.player(0).life, script.player(0).xp), (4, 0), "the reward waits for the Spider");
    stop_and_suffer(&mut script);
    take_rewards(&mut script);
    assert_eq!((script.player(0).life, script.player(0).xp), (2, 2));
    script.act(Action::Step { with: Payment::Die });
    assert_eq!(script.refusal(0, Action::Move { to: room(&script, Tile::S00) }), "not_asked");
    assert_eq!(script.player(0).at, Spot(1));
}
