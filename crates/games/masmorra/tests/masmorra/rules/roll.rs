//! The roll, the free step, and actions before the dice are settled (M10 to M12).

use masmorra::{
    Ability, Action, CardHalf, Compass, Event, Foe, Hero, HeroDie, Payment, Symbol, Task, Tile, Token,
    Treasure,
};

use crate::rules::routes::{IDLE, end_round, scout, veteran};
use crate::rules::script::{Script, pool, seat};

fn pick(script: &mut Script, die: Symbol, whose: HeroDie) {
    script.act(Action::PickDie { die, whose });
}

fn jay_and_mika(first: Tile) -> Script {
    Script::standard(&[Hero::Jay, Hero::Mika], first)
}

const FLIP: Action = Action::FlipToken { symbol: Symbol::Step };

fn ability(ability: Ability, pick: Option<Symbol>) -> Action {
    Action::UseAbility { ability, die: None, pick }
}

#[test]
fn m10_six_dice_are_rolled_and_a_re_roll_keeps_the_others() {
    use Symbol::{Elixir, Magic, Melee, Step};
    let mut script = jay_and_mika(Tile::A02);
    script.act(Action::Roll);
    assert_eq!(script.task(), Some(Task::RollDice { dice: 6 }));
    script.dice(&[Step, Step, Melee, Melee, Elixir, Elixir]);
    [Step, Elixir].into_iter().for_each(|die| pick(&mut script, die, HeroDie::Action));
    script.act(Action::RollAgain);
    assert_eq!(script.task(), Some(Task::RollDice { dice: 2 }));
    script.dice(&[Magic, Magic]);
    assert_eq!(script.view().now.dice, pool(&[Step, Melee, Melee, Elixir, Magic, Magic]));
    assert!(script.has_event(Event::RollsAgain { seat: seat(0), dice: 2 }));
}

#[test]
fn m10_no_die_is_picked_twice_and_all_may_be_kept() {
    let mut script = jay_and_mika(Tile::A02);
    script.act(Action::Roll);
    script.dice(&[Symbol::Step, Symbol::Melee, Symbol::Melee, Symbol::Melee, Symbol::Melee, Symbol::Melee]);
    let step = Action::PickDie { die: Symbol::Step, whose: HeroDie::Action };
    assert!(script.may(0, step) && script.may(0, Action::KeepDice) && !script.may(0, Action::RollAgain));
    script.act(step);
    assert!(!script.may(0, step) && !script.may(0, Action::KeepDice) && script.may(0, Action::RollAgain));
}

#[test]
fn m11_the_free_step_works_once_a_turn_even_before_the_roll() {
    let mut script = jay_and_mika(Tile::A09);
    assert!(!script.may(1, FLIP));
    script.act(FLIP);
    assert_eq!((script.view().now.symbols, script.view().now.token), (pool(&[Symbol::Step]), Token::Flipped));
    assert_eq!(script.refusal(0, FLIP), "not_asked");
    script.roll(IDLE);
    assert_eq!(script.refusal(0, FLIP), "not_asked");
    end_round(&mut script);
    assert!(script.may(0, FLIP));
}

#[test]
fn m11_the_token_can_be_flipped_at_any_time_of_the_hero_phase() {
    let mut script = jay_and_mika(Tile::A09);
    assert!(script.may(0, FLIP));
    script.act(Action::Roll);
    script.dice(&IDLE);
    assert!(script.may(0, FLIP));
    script.act(Action::KeepDice);
    assert!(script.may(0, FLIP));
}

#[test]
fn m11_greybark_may_take_melee_defense_or_elixir_instead() {
    let wild = |symbol| ability(Ability::ShapeOfTheWild, Some(symbol));
    for symbol in [Symbol::Melee, Symbol::Defense, Symbol::Elixir] {
        let mut script = Script::standard(&[Hero::Greybark, Hero::Jay], Tile::A09);
        script.act(wild(symbol));
        assert_eq!((script.view().now.symbols, script.view().now.token), (pool(&[symbol]), Token::Flipped));
        assert_eq!(
            (script.refusal(0, FLIP), script.refusal(0, wild(symbol))),
            ("not_asked", "ability_not_now")
        );
    }
    let script = Script::standard(&[Hero::Greybark, Hero::Jay], Tile::A09);
    assert!(!script.may(0, wild(Symbol::Magic)) && script.may(0, FLIP));
}

#[test]
fn m12_a_hero_may_explore_between_roll_and_re_roll() {
    let mut script = jay_and_mika(Tile::A02);
    script.act(Action::Roll);
    script.dice(&IDLE);
    script.free_step();
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A09);
    assert!(script.may(0, Action::PickDie { die: Symbol::Defense, whose: HeroDie::Action }));
    assert_eq!(script.refusal(0, Action::Fight), "not_asked");
    (0..2).for_each(|_| pick(&mut script, Symbol::Defense, HeroDie::Action));
    script.act(Action::RollAgain);
    script.dice(&[Symbol::Ranged; 2]);
    assert!(script.may(0, Action::Fight));
}

#[test]
fn m12_a_picked_die_must_be_rolled_again_first() {
    let mut script = jay_and_mika(Tile::A02);
    script.act(Action::Roll);
    script.dice(&IDLE);
    pick(&mut script, Symbol::Defense, HeroDie::Action);
    assert_eq!(script.refusal(0, FLIP), "not_asked");
}

#[test]
fn m12_fights_wait_for_the_roll_and_unfought_monsters_hold_the_hero() {
    let mut script = jay_and_mika(Tile::A02);
    script.step_and_explore(Compass::North);
    script.monster(Foe::Orc);
    script.tile(Tile::A09);
    assert_eq!(script.view().now.points, 1);
    let home = Action::Move { to: masmorra::Room { number: masmorra::Spot(0), tile: Tile::S00 } };
    assert_eq!((script.refusal(0, Action::Fight), script.refusal(0, home)), ("not_asked", "fight_first"));
    script.roll(IDLE);
    assert!(script.may(0, Action::Fight));
}

#[test]
fn m12_rolling_loses_move_points_but_not_an_unspent_step() {
    let mut script = jay_and_mika(Tile::A09);
    script.free_step();
    script.act(Action::Roll);
    assert!(script.has_event(Event::PointsLost { seat: seat(0) }));
    script.dice(&IDLE);
    assert_eq!(script.view().now.points, 0);
    let mut script = jay_and_mika(Tile::A09);
    script.act(FLIP);
    script.roll(IDLE);
    assert!(script.may(0, Action::Step { with: Payment::Symbol }));
}

/// The move points left of a free step taken after the roll, once the dice are settled in this way.
fn points_after(settle: fn(&mut Script)) -> u8 {
    let mut script = jay_and_mika(Tile::A09);
    script.act(Action::Roll);
    script.dice(&IDLE);
    script.free_step();
    settle(&mut script);
    assert_eq!(script.task(), Some(Task::Acting));
    script.view().now.points
}

#[test]
fn m12_the_re_roll_loses_move_points_and_keeping_does_not() {
    assert_eq!(points_after(|script| script.act(Action::KeepDice)), 2);
    let again = |script: &mut Script| {
        pick(script, Symbol::Defense, HeroDie::Action);
        script.act(Action::RollAgain);
        script.dice(&[Symbol::Step]);
    };
    assert_eq!(points_after(again), 0);
}

/// Whether the purple half of each card can be played before the roll.
fn purple_before_roll(cards: [Treasure; 2]) -> [bool; 2] {
    let hands = [cards[0], cards[1], Treasure::Stumble, Treasure::Enrage];
    let script = Script::with_cards(&[Hero::Jay, Hero::Mika], Tile::A09, &hands);
    cards.map(|card| script.may_play(0, card, CardHalf::Purple))
}

#[test]
fn m12_purple_halves_may_be_played_before_the_roll() {
    assert_eq!(purple_before_roll([Treasure::Pickpocket, Treasure::CallOfTheHorde]), [true, true]);
    assert_eq!(purple_before_roll([Treasure::Stumble, Treasure::FearOfTheDark]), [true, true]);
    assert_eq!(purple_before_roll([Treasure::WrongTurn, Treasure::Misdirection]), [true, false]);
    // There are no dice to re-roll yet, and locks need dice.
    assert_eq!(purple_before_roll([Treasure::Fumble, Treasure::Silence]), [false, false]);
    assert_eq!(purple_before_roll([Treasure::Ambush, Treasure::Stumble]), [false, true]);
}

#[test]
fn m12_a_second_chance_does_not_cost_the_re_roll() {
    let hands = [Treasure::Fumble, Treasure::Stumble, Treasure::Enrage, Treasure::Enrage];
    let mut script = Script::with_cards(&[Hero::Jay, Hero::Mika], Tile::A09, &hands);
    script.act(Action::Roll);
    script.dice(&IDLE);
    script.play(0, Treasure::Fumble, CardHalf::Purple);
    for face in [Symbol::Step, Symbol::Magic] {
        pick(&mut script, Symbol::Defense, HeroDie::Action);
        script.act(Action::RollAgain);
        script.dice(&[face]);
    }
    assert_eq!(script.task(), Some(Task::Acting));
    assert_eq!(script.view().now.dice.count(Symbol::Defense), 4);
}

#[test]
fn m12_before_the_roll_nothing_else_is_possible() {
    let mut script = veteran(Hero::Greybark, &[Ability::ForestsBounty, Ability::AnimalForm]);
    let animal = ability(Ability::AnimalForm, Some(Symbol::Step));
    assert_eq!(script.refusal(0, animal), "ability_not_now");
    assert_eq!(script.refusal(0, Action::Heal { with: Payment::Die }), "cannot_pay");
    assert_eq!(script.refusal(0, Action::EndActions), "not_asked");
    script.roll([Symbol::Elixir; 6]);
    assert!(script.may(0, animal) && script.may(0, Action::Heal { with: Payment::Die }));
}

#[test]
fn m12_an_elixir_from_the_token_is_used_after_the_roll() {
    let mut script = veteran(Hero::Greybark, &[]);
    script.act(ability(Ability::ShapeOfTheWild, Some(Symbol::Elixir)));
    let heal = Action::Heal { with: Payment::Symbol };
    assert!(!script.may(0, heal));
    script.roll(IDLE);
    assert!(script.may(0, heal));
}

#[test]
fn m12_the_apprentice_is_called_before_the_roll_or_after_the_re_roll() {
    let mut script = veteran(Hero::Albus, &[Ability::Fireball, Ability::WizardsApprentice]);
    let call = ability(Ability::WizardsApprentice, None);
    assert!(script.may(0, call));
    script.act(Action::Roll);
    script.dice(&IDLE);
    assert_eq!(script.refusal(0, call), "ability_not_now");
    script.act(Action::KeepDice);
    assert!(script.may(0, call));
}
