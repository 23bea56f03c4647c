//! Each orange half: its effect, and when it may be played.

use masmorra::{
    Ability, Action, Being, Boss, CardHalf, Compass, Condition, Event, Foe, Hero, HeroDie, Payment, Pet,
    Posture, Spot, Symbol, Task, Tile, Treasure, View,
};

use crate::rules::position::{
    arrange, at_hero, at_room, beings, lay, lay_all_levels, pass_all, play_unanswered, player, put, put_boss,
    room_of, settle_dice, spot_of, with_hands,
};
use crate::rules::script::{Script, pool, seat};

use Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use Treasure::{
    Ambush, CallOfTheHorde, DrainLife, Enrage, FearOfTheDark, Fumble, LightningBolt, Misdirection, Silence,
    StolenGlory, Stumble, WrongTurn,
};

/// Jay's turn before the roll. Mika is in the next room and holds these cards.
pub(crate) fn against_jay(cards: &[Treasure], change: impl FnOnce(&mut View)) -> Script {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika], &[], cards);
    arrange(&mut script, |view| {
        player(view, 1).at = lay(view, Tile::A08, 0, -1);
        change(view);
    });
    script
}

/// The start of Jay's next turn. Mika holds these cards.
fn at_turn_of_jay(cards: &[Treasure], change: impl FnOnce(&mut View)) -> Script {
    let mut script = against_jay(cards, change);
    arrange(&mut script, |view| {
        view.tasks.pop();
        view.tasks.push(Task::BeforeRoll);
        view.tasks
            .push(Task::Window { event: Condition::TurnBegins, asked: [seat(1)].into_iter().collect() });
    });
    script
}

pub(crate) fn orange(script: &mut Script, card: Treasure) {
    play_unanswered(script, 1, card, CardHalf::Orange);
}

pub(crate) fn may(script: &Script, card: Treasure) -> bool {
    script.may_play(1, card, CardHalf::Orange)
}

fn strike(script: &mut Script, symbol: Symbol) {
    script.act(Action::Strike { symbol, with: Payment::Die });
}

#[test]
fn m73_fear_of_the_dark_takes_a_die_from_the_roll_of_this_turn() {
    let mut script = at_turn_of_jay(&[FearOfTheDark, FearOfTheDark], |_| {});
    orange(&mut script, FearOfTheDark);
    assert!(script.has_event(Event::FearStruck { seat: seat(0) }));
    script.act(Action::Roll);
    assert_eq!(script.task(), Some(Task::RollDice { dice: 5 }));
    script.dice(&[Step; 5]);
    script.act(Action::KeepDice);
    assert!(!may(&script, FearOfTheDark));
}

#[test]
fn m73_fear_of_the_dark_can_be_played_twice() {
    let mut script = at_turn_of_jay(&[FearOfTheDark, FearOfTheDark], |_| {});
    script.play(1, FearOfTheDark, CardHalf::Orange);
    script.play(1, FearOfTheDark, CardHalf::Orange);
    script.act(Action::Roll);
    assert_eq!(script.task(), Some(Task::RollDice { dice: 4 }));
}

#[test]
fn m73_lightning_wounds_every_hero_of_one_room() {
    let mut script = against_jay(&[LightningBolt], |view| player(view, 1).at = Spot::START);
    script.play(1, LightningBolt, CardHalf::Orange);
    assert_eq!(script.legal(1).len(), 2);
    let here = at_room(&script, Tile::S00);
    script.act(here);
    assert_eq!((script.player(0).life, script.player(1).life), (5, 5));
}

#[test]
fn m73_lightning_can_be_played_during_a_fight() {
    let mut script = against_jay(&[LightningBolt, DrainLife, Ambush], |view| {
        put(view, Foe::Orc, Spot::START);
    });
    settle_dice(&mut script, [Melee; 6]);
    script.act(Action::Fight);
    pass_all(&mut script);
    assert!(may(&script, LightningBolt));
    assert!(!may(&script, DrainLife) && !may(&script, Ambush));
    strike(&mut script, Melee);
    strike(&mut script, Melee);
    assert_eq!(script.task(), Some(Task::Payback));
    assert!(may(&script, LightningBolt));
}

#[test]
fn m64a_a_beaten_monster_is_removed_even_if_lightning_fells_the_hero_first() {
    let mut script = against_jay(&[LightningBolt], |view| {
        put(view, Foe::Orc, Spot::START);
        player(view, 0).life = 1;
    });
    settle_dice(&mut script, [Melee; 6]);
    script.act(Action::Fight);
    pass_all(&mut script);
    strike(&mut script, Melee);
    strike(&mut script, Melee);
    script.play(1, LightningBolt, CardHalf::Orange);
    let here = at_room(&script, Tile::S00);
    script.act(here);
    assert_eq!((script.player(0).posture, script.player(0).xp), (Posture::Fallen, 0));
    assert_eq!(beings(&script, Spot::START), []);
}

#[test]
fn m73_drain_life_takes_life_from_a_hero_nearby() {
    let mut script = against_jay(&[DrainLife], |view| player(view, 1).life = 3);
    script.play(1, DrainLife, CardHalf::Orange);
    assert_eq!(script.legal(1), [at_hero(0)]);
    script.act(at_hero(0));
    assert_eq!((script.player(0).life, script.player(1).life), (5, 4));
}

#[test]
fn m73_drain_life_needs_a_hero_nearby_and_stops_at_six() {
    let far = against_jay(&[DrainLife], |view| player(view, 1).at = lay(view, Tile::A02, 0, -2));
    assert!(!may(&far, DrainLife));
    let mut whole = against_jay(&[DrainLife], |_| {});
    whole.play(1, DrainLife, CardHalf::Orange);
    whole.act(at_hero(0));
    assert_eq!((whole.player(0).life, whole.player(1).life), (5, 6));
}

#[test]
fn m73_a_stumble_leaves_one_move_point_of_a_step() {
    for with in [Payment::Die, Payment::Symbol] {
        let mut script = against_jay(&[Stumble], |_| {});
        settle_dice(&mut script, [Step; 6]);
        script.act(Action::FlipToken { symbol: Step });
        script.act(Action::Step { with });
        orange(&mut script, Stumble);
        assert_eq!(script.view().now.points, 1);
        script.act(Action::Step { with: Payment::Die });
        pass_all(&mut script);
        assert_eq!(script.view().now.points, 2);
    }
}

#[test]
fn m73_an_enraged_monster_deals_one_more_wound_in_this_fight() {
    let mut script = against_jay(&[Enrage], |view| {
        put(view, Foe::Orc, Spot::START);
        put(view, Foe::Orc, Spot::START);
    });
    settle_dice(&mut script, [Step; 6]);
    script.act(Action::Fight);
    orange(&mut script, Enrage);
    script.act(Action::EndAttack);
    assert!(script.has_event(Event::PaybackComes { being: Being::Foe(Foe::Orc), wounds: 4 }));
    script.act(Action::Suffer);
    script.clear_events();
    script.act(Action::EndAttack);
    assert!(script.has_event(Event::PaybackComes { being: Being::Foe(Foe::Orc), wounds: 3 }));
}

#[test]
fn m67_no_boss_can_be_enraged() {
    let mut script = against_jay(&[Enrage], |view| {
        put_boss(view, Being::Blue(Boss::Mortiferous), Spot::START);
    });
    settle_dice(&mut script, [Step; 6]);
    script.act(Action::Fight);
    assert_eq!(script.task(), Some(Task::Fighting));
}

/// Jay has defeated an Orc, and Mika may steal a part of the reward.
fn jay_wins(cards: &[Treasure], change: impl FnOnce(&mut View)) -> Script {
    let mut script = against_jay(cards, |view| {
        put(view, Foe::Orc, Spot::START);
        change(view);
    });
    settle_dice(&mut script, [Ranged; 6]);
    script.act(Action::Fight);
    pass_all(&mut script);
    strike(&mut script, Ranged);
    strike(&mut script, Ranged);
    script
}

#[test]
fn m73_stolen_glory_moves_one_point_of_experience() {
    let mut script = jay_wins(&[StolenGlory], |_| {});
    orange(&mut script, StolenGlory);
    script.card(Enrage);
    assert_eq!((script.player(0).xp, script.player(1).xp), (1, 1));
}

#[test]
fn m75_a_fallen_hero_gets_no_reward_and_nothing_can_be_stolen() {
    let mut script = jay_wins(&[StolenGlory, LightningBolt], |view| player(view, 0).life = 1);
    script.play(1, LightningBolt, CardHalf::Orange);
    let here = at_room(&script, Tile::S00);
    script.act(here);
    assert!(!may(&script, StolenGlory));
    pass_all(&mut script);
    assert_eq!((script.player(0).xp, script.player(1).xp, script.player(0).cards), (0, 0, 0));
    assert_eq!(script.task(), Some(Task::MasterMoves { points: 2 }));
}

#[test]
fn m73_misdirection_sends_the_hero_to_another_room_of_the_level() {
    let mut script = at_turn_of_jay(&[Misdirection], |view| {
        lay(view, Tile::S01, 0, 0);
    });
    script.play(1, Misdirection, CardHalf::Orange);
    assert_eq!(script.legal(1), [at_room(&script, Tile::A08)]);
    script.act(script.legal(1)[0]);
    assert_eq!(script.player(0).at, Spot(1));
    assert_eq!(script.task(), Some(Task::BeforeRoll));
}

#[test]
fn m73_misdirection_needs_a_room_without_monsters_and_not_the_third_level() {
    let crowded = at_turn_of_jay(&[Misdirection], |view| {
        put(view, Foe::Goblin, Spot::START);
    });
    assert!(!may(&crowded, Misdirection));
    let deep = at_turn_of_jay(&[Misdirection], |view| {
        lay_all_levels(view);
        player(view, 0).at = spot_of(view, Tile::LEntrance);
    });
    assert!(!may(&deep, Misdirection));
}

#[test]
fn m73_call_of_the_horde_spawns_in_the_room_that_a_hero_enters() {
    let mut script = against_jay(&[CallOfTheHorde], |_| {});
    settle_dice(&mut script, [Step; 6]);
    script.act(Action::Step { with: Payment::Die });
    pass_all(&mut script);
    script.walk(1);
    orange(&mut script, CallOfTheHorde);
    script.monster(Foe::Goblin);
    assert_eq!(beings(&script, Spot(1)), [Being::Foe(Foe::Goblin)]);
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
}

#[test]
fn m75_call_of_the_horde_does_nothing_if_the_hero_has_fallen() {
    let mut script = against_jay(&[CallOfTheHorde, LightningBolt], |view| player(view, 0).life = 1);
    settle_dice(&mut script, [Step; 6]);
    script.act(Action::Step { with: Payment::Die });
    pass_all(&mut script);
    script.walk(1);
    assert!(may(&script, CallOfTheHorde));
    script.play(1, LightningBolt, CardHalf::Orange);
    let den = at_room(&script, Tile::A08);
    script.act(den);
    assert_eq!(script.player(0).posture, Posture::Fallen);
    assert!(!may(&script, CallOfTheHorde));
}

#[test]
fn m73_call_of_the_horde_needs_space_in_the_room() {
    let mut script = against_jay(&[CallOfTheHorde], |view| {
        (0..3).for_each(|_| {
            put(view, Foe::Goblin, Spot(1));
        });
    });
    settle_dice(&mut script, [Step; 6]);
    script.act(Action::Step { with: Payment::Die });
    pass_all(&mut script);
    script.walk(1);
    assert!(!may(&script, CallOfTheHorde));
}

#[test]
fn m75_lightning_and_drain_life_do_not_affect_a_fallen_hero() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika, Hero::Albus], &[], &[LightningBolt, DrainLife]);
    arrange(&mut script, |view| (player(view, 2).posture, player(view, 2).life) = (Posture::Fallen, 0));
    script.play(1, DrainLife, CardHalf::Orange);
    assert_eq!(script.legal(1), [at_hero(0)]);
    script.act(at_hero(0));
    script.play(1, LightningBolt, CardHalf::Orange);
    script.act(script.legal(1)[0]);
    let lives: Vec<u8> = (0..3).map(|number| script.player(number).life).collect();
    assert_eq!(lives, [4, 5, 0]);
}

#[test]
fn m73_a_fumble_rolls_up_to_two_dice_again() {
    let mut script = against_jay(&[Fumble], |_| {});
    script.roll([Melee, Melee, Melee, Step, Step, Step]);
    orange(&mut script, Fumble);
    assert_eq!(script.owe(), [1]);
    script.act(Action::PickDie { die: Melee, whose: HeroDie::Action });
    script.act(Action::PickDie { die: Melee, whose: HeroDie::Action });
    assert_eq!(script.legal(1), [Action::RollAgain]);
    script.act(Action::RollAgain);
    script.dice(&[Elixir, Defense]);
    assert_eq!(script.view().now.dice, pool(&[Melee, Elixir, Defense, Step, Step, Step]));
    assert_eq!(script.task(), Some(Task::Acting));
}

fn guard() -> Action {
    Action::UseAbility { ability: Ability::OnGuard, die: Some(Step), pick: None }
}

#[test]
fn m73_a_silenced_ability_has_no_effect_but_is_paid_and_used() {
    let mut script = against_jay(&[Silence], |_| {});
    settle_dice(&mut script, [Step; 6]);
    script.act(guard());
    orange(&mut script, Silence);
    let now = script.view().now;
    assert_eq!((now.symbols, now.dice), (pool(&[]), pool(&[Step; 5])));
    assert_eq!(script.refusal(0, guard()), "ability_not_now");
}

#[test]
fn m73_a_silenced_ability_with_the_refresh_sign_is_not_usable_again_this_turn() {
    let mut script = against_jay(&[Silence], |view| {
        (player(view, 0).gold, player(view, 0).learnt) = (6, vec![Ability::InnerRage]);
        view.reserve = 24;
    });
    settle_dice(&mut script, [Step; 6]);
    let rage = Action::UseAbility { ability: Ability::InnerRage, die: None, pick: None };
    script.act(rage);
    orange(&mut script, Silence);
    assert_eq!(script.player(0).gold, 3);
    assert_eq!(script.refusal(0, rage), "ability_not_now");
}

#[test]
fn m73_a_silenced_wolf_is_not_rolled() {
    let mut script = with_hands(&[Hero::Greybark, Hero::Mika], &[], &[Silence]);
    arrange(&mut script, |view| player(view, 0).learnt = vec![Ability::WolfCompanion]);
    script.act(Action::Roll);
    script.dice(&[Magic; 6]);
    orange(&mut script, Silence);
    assert_eq!(script.view().now.pet, Pet::Gone);
    script.act(Action::KeepDice);
    assert_eq!(script.task(), Some(Task::Acting));
}

#[test]
fn m73_an_ambush_moves_two_different_monsters_one_room_each() {
    let mut script = against_jay(&[Ambush], |view| {
        let den = lay(view, Tile::A02, 1, 0);
        put(view, Foe::Goblin, den);
        put(view, Foe::Orc, den);
        put_boss(view, Being::Blue(Boss::AuntyBitsy), den);
    });
    settle_dice(&mut script, [Step; 6]);
    orange(&mut script, Ambush);
    let moves = |script: &Script| script.legal(1).len() - 1;
    assert_eq!(moves(&script), 2);
    script.act(script.legal(1)[0]);
    assert_eq!(moves(&script), 1);
    script.act(script.legal(1)[0]);
    assert_eq!(beings(&script, Spot::START), [Being::Foe(Foe::Goblin), Being::Foe(Foe::Orc)]);
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
}

#[test]
fn m73_an_ambush_moves_monsters_only_from_rooms_without_heroes_and_within_limits() {
    let held = against_jay(&[Ambush], |view| {
        put(view, Foe::Goblin, Spot::START);
    });
    assert!(!may(&held, Ambush));
    let full = against_jay(&[Ambush], |view| {
        let den = lay(view, Tile::A02, 1, 0);
        put(view, Foe::YoungDragon, den);
        (0..2).for_each(|_| {
            put(view, Foe::Goblin, Spot::START);
        });
    });
    assert!(!may(&full, Ambush));
}

#[test]
fn m73_a_wrong_turn_puts_the_tile_under_its_stack_and_turns_up_the_next_room() {
    let mut script = against_jay(&[WrongTurn], |_| {});
    settle_dice(&mut script, [Step; 6]);
    script.act(Action::Step { with: Payment::Die });
    pass_all(&mut script);
    script.explore(Compass::South);
    orange(&mut script, WrongTurn);
    assert!(script.has_event(Event::TilePutUnder { level: 1, tile: Tile::A09 }));
    let trap = |outcome: masmorra::Outcome| {
        matches!(outcome, masmorra::Outcome::Tile { tile: Tile::A13 | Tile::A14 })
    };
    assert!(!script.outcomes().iter().any(|&(outcome, _)| trap(outcome)));
    script.tile(Tile::A06);
    script.lay_first_way();
    assert_eq!(room_of(&script.view(), Tile::A06).number, script.player(0).at);
    assert_eq!(script.view().levels[0].small_under, [Tile::A09]);
}
