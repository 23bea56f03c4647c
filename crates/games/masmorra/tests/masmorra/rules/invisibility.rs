//! Invisibility: what monsters do not do to those they do not see.

use masmorra::{
    Ability, Action, Compass, Dock, Event, Foe, Hero, Payment, Spot, Symbol, Tile, Treasure, TurnPhase,
    Visibility,
};

use crate::rules::position::{arrange, beings, lay, player, put, room_of};
use crate::rules::script::{Script, seat};
use crate::rules::treasure::{jay_with, play};

use Symbol::{Defense, Melee, Step};
use Treasure::{Enrage, FearOfTheDark, Stumble};

/// Jay, invisible, in a room with these monsters.
fn unseen(foes: &[Foe]) -> Script {
    let mut script = jay_with(FearOfTheDark, |view| {
        let den = lay(view, Tile::A06, -1, 0);
        player(view, 0).at = den;
        foes.iter().for_each(|&foe| {
            put(view, foe, den);
        });
    });
    play(&mut script, FearOfTheDark);
    script.roll([Melee, Step, Step, Defense, Defense, Defense]);
    script
}

#[test]
fn m76_the_invisible_need_not_fight_and_may_use_the_room_and_leave() {
    let mut script = unseen(&[Foe::Spider, Foe::DarkWatcher]);
    assert!(!script.may(0, Action::Fight));
    assert!(script.may(0, Action::EndActions));
    assert!(script.may(0, Action::UseAbility { ability: Ability::OnGuard, die: Some(Step), pick: None }));
    let room = room_of(&script.view(), Tile::A06);
    script.act(Action::OpenChest { room, chest: 0, dice: [Dock::Shown, Dock::Unneeded] });
    script.card(Stumble);
    script.act(Action::Step { with: Payment::Die });
    script.walk(0);
    assert_eq!(script.player(0).at, Spot::START);
}

#[test]
fn m76_ending_it_makes_unfought_monsters_compulsory() {
    let mut script = unseen(&[Foe::Orc]);
    script.act(Action::EndInvisibility);
    assert!(script.told(Event::SeenAgain { seat: seat(0) }));
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
    assert!(script.may(0, Action::Fight));
}

#[test]
fn m76_the_invisible_still_keep_monsters_in_and_others_from_coming() {
    let mut script = unseen(&[Foe::Orc]);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 0 });
    assert_eq!(script.view().now.phase, TurnPhase::Master);
    assert_eq!(script.legal(0), [Action::EndMoves]);
    let mut alone = jay_with(FearOfTheDark, |view| player(view, 0).at = lay(view, Tile::A02, 0, -1));
    play(&mut alone, FearOfTheDark);
    alone.roll([Step; 6]);
    alone.end_turn([Foe::Goblin, Foe::YoungDragon]);
    assert_eq!(beings(&alone, Spot(1)), []);
}

#[test]
fn m76_invisibility_ends_with_the_turn() {
    let mut script = unseen(&[Foe::Orc]);
    script.end_turn([Foe::Goblin, Foe::YoungDragon]);
    assert_eq!(script.view().now.visibility, Visibility::Visible);
}

#[test]
fn m76_fire_breath_does_not_reach_the_invisible() {
    let mut script =
        Script::game(&[Hero::Jay, Hero::Mika], Tile::A01, &[], &[FearOfTheDark, Stumble, Stumble, Enrage]);
    play(&mut script, FearOfTheDark);
    arrange(&mut script, |view| {
        let entrance = lay(view, Tile::S01, 0, 0);
        (player(view, 0).at, player(view, 1).at) = (entrance, entrance);
        view.levels[1].face_up = Some(Tile::B11);
    });
    script.free_step();
    script.explore(Compass::North);
    script.tile(Tile::Mt21);
    script.lay_anyhow();
    assert!(script.told(Event::FireBreath { room: room_of(&script.view(), Tile::Mt21) }));
    assert_eq!((script.player(0).life, script.player(1).life), (6, 5));
}
