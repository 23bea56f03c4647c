//! The pet die (M72), and the Dark Watcher's gaze (M72a).

use masmorra::{
    Ability, Action, CardHalf, Dock, Event, Foe, Hero, HeroDie, Payment, Pet, Spot, Symbol, Task, Tile,
    Treasure,
};

use crate::rules::abilities::{
    at_lock, chest, docking, facing, picking, trained, trained_before_roll, using,
};
use crate::rules::position::{
    arrange, hold, lay, pass_all, play_unanswered, player, put, room_of, settle_dice, with_hands,
};
use crate::rules::script::{Script, pool, seat};

use Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};

#[test]
fn m72_an_apprentice_called_before_the_roll_is_rolled_and_rerolled_with_the_rest() {
    let mut script = trained_before_roll(Hero::Albus, 1);
    script.act(using(Ability::WizardsApprentice));
    assert_eq!((script.view().now.pet, script.player(0).gold), (Pet::Waiting, 0));
    script.act(Action::Roll);
    script.dice(&[Step; 6]);
    script.die(Melee);
    script.act(Action::PickDie { die: Melee, whose: HeroDie::Pet });
    script.act(Action::RollAgain);
    script.die(Magic);
    assert_eq!(script.view().now.pet, Pet::Shows(Magic));
    assert_eq!(script.task(), Some(Task::Acting));
}

#[test]
fn m72_an_apprentice_called_after_the_roll_is_rolled_at_once_and_only_once() {
    let mut script = trained(Hero::Albus, 2, [Step; 6]);
    script.act(using(Ability::WizardsApprentice));
    script.die(Elixir);
    assert_eq!(script.view().now.pet, Pet::Shows(Elixir));
    assert_eq!(script.task(), Some(Task::Acting));
    assert_eq!(script.refusal(0, using(Ability::WizardsApprentice)), "ability_not_now");
}

#[test]
fn m72_an_apprentice_can_be_called_in_a_fight_and_strike() {
    let mut script = facing(Hero::Albus, 1, Foe::Orc);
    script.roll([Ranged, Step, Step, Step, Step, Step]);
    script.act(Action::Fight);
    script.act(Action::Strike { symbol: Ranged, with: Payment::Die });
    script.act(using(Ability::WizardsApprentice));
    script.die(Ranged);
    script.act(Action::Strike { symbol: Ranged, with: Payment::Pet });
    script.card(Treasure::Ambush);
    assert_eq!((script.player(0).xp, script.view().now.pet), (2, Pet::Spent));
}

/// Greybark with his Wolf, before the roll.
fn with_wolf() -> Script {
    let mut script = trained_before_roll(Hero::Greybark, 0);
    arrange(&mut script, |view| player(view, 0).learnt = Hero::Greybark.card().abilities.to_vec());
    script
}

#[test]
fn m72_the_wolf_is_part_of_every_roll_and_may_be_rolled_again() {
    let mut script = with_wolf();
    script.act(Action::Roll);
    script.dice(&[Step; 6]);
    script.die(Melee);
    assert!(script.has_event(Event::PetRolled { seat: seat(0), face: Melee }));
    script.act(Action::PickDie { die: Melee, whose: HeroDie::Pet });
    script.act(Action::RollAgain);
    script.die(Ranged);
    assert_eq!(script.view().now.pet, Pet::Shows(Ranged));
    assert_eq!(script.view().pet_face(), Some(Ranged));
}

#[test]
fn m72_a_pet_die_can_be_docked_like_any_other() {
    let mut script = trained_before_roll(Hero::Albus, 1);
    script.act(using(Ability::WizardsApprentice));
    script.act(Action::Roll);
    script.dice(&[Magic, Step, Step, Step, Step, Step]);
    script.die(Magic);
    script.act(Action::KeepDice);
    script.act(using(Ability::Fireball));
    assert_eq!((script.view().now.pet, script.view().now.dice), (Pet::Gone, pool(&[Step; 5])));
}

#[test]
fn m72a_under_the_gaze_no_ability_works() {
    for hero in Hero::ALL {
        let mut script = facing(hero, 6, Foe::DarkWatcher);
        script.roll(Symbol::ALL);
        let uses =
            |script: &Script| script.legal(0).iter().any(|act| matches!(act, Action::UseAbility { .. }));
        assert!(!uses(&script), "{hero:?}");
        script.act(Action::Fight);
        assert!(!uses(&script), "{hero:?} in the fight");
    }
}

#[test]
fn m72a_under_the_gaze_the_free_step_works_but_not_its_exchange() {
    let mut script = facing(Hero::Greybark, 6, Foe::DarkWatcher);
    assert!(script.may(0, Action::FlipToken { symbol: Step }));
    assert_eq!(script.refusal(0, picking(Ability::ShapeOfTheWild, Melee)), "ability_not_now");
    script.act(Action::FlipToken { symbol: Step });
    assert_eq!(script.view().now.symbols, pool(&[Step]));
}

#[test]
fn m72a_the_wolf_is_not_rolled_under_the_gaze() {
    let mut script = with_wolf();
    arrange(&mut script, |view| {
        put(view, Foe::DarkWatcher, Spot::START);
    });
    script.roll([Step; 6]);
    assert_eq!(script.view().now.pet, Pet::None);
    assert_eq!(script.task(), Some(Task::Acting));
}

#[test]
fn m72a_a_pet_die_is_lost_under_the_gaze_even_after_leaving() {
    let mut script = with_wolf();
    arrange(&mut script, |view| {
        let den = lay(view, Tile::A02, 0, -1);
        put(view, Foe::DarkWatcher, den);
        hold(view, 0, &[Treasure::Misdirection]);
    });
    script.act(Action::Roll);
    script.dice(&[Step; 6]);
    script.die(Melee);
    script.act(Action::KeepDice);
    script.act(Action::Step { with: Payment::Die });
    script.walk(1);
    assert!(script.has_event(Event::PetLost { seat: seat(0) }));
    script.play(0, Treasure::Misdirection, CardHalf::Purple);
    script.act(Action::AimAtRoom { room: room_of(&script.view(), Tile::S00) });
    assert_eq!((script.player(0).at, script.view().now.pet), (Spot::START, Pet::Gone));
}

#[test]
fn m72a_symbols_made_before_the_gaze_stay() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika], &[], &[Treasure::Ambush]);
    arrange(&mut script, |view| {
        let den = lay(view, Tile::A02, 0, -1);
        put(view, Foe::DarkWatcher, den);
    });
    settle_dice(&mut script, [Step; 6]);
    script.act(docking(Ability::OnGuard, Step));
    pass_all(&mut script);
    play_unanswered(&mut script, 1, Treasure::Ambush, CardHalf::Orange);
    let came = script.legal(1).into_iter().find(|act| matches!(act, Action::MoveMonster { .. })).unwrap();
    script.act(came);
    script.act(Action::EndMoves);
    assert_eq!(script.view().now.symbols, pool(&[Defense]));
    assert_eq!(script.refusal(0, docking(Ability::OnGuard, Step)), "ability_not_now");
}

#[test]
fn m72a_nimble_fingers_do_not_work_under_the_gaze() {
    let mut script = at_lock(Hero::Mika, [Elixir; 6]);
    arrange(&mut script, |view| {
        let watcher = put(view, Foe::DarkWatcher, Spot(1));
        view.now.fought = vec![watcher.id];
    });
    assert_eq!(script.refusal(0, chest(&script, [Dock::Other(Elixir), Dock::Unneeded])), "cannot_pay");
}
