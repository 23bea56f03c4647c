//! Invisibility: monsters ignore the hero (M76).

use masmorra::{
    Ability, Action, Dock, Event, Foe, Payment, Spot, Symbol, Tile, Treasure, TurnPhase, Visibility,
};

use crate::rules::position::{beings, lay, player, put, room_of};
use crate::rules::script::{Script, seat};
use crate::rules::treasure::{jay_with, play};

use Symbol::{Defense, Melee, Step};
use Treasure::{FearOfTheDark, Stumble};

fn invisible_jay(foes: &[Foe]) -> Script {
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
fn m76_an_invisible_hero_need_not_fight_and_may_use_and_leave_the_room() {
    let mut script = invisible_jay(&[Foe::Spider, Foe::DarkWatcher]);
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
fn m76_after_ending_invisibility_monsters_must_be_fought() {
    let mut script = invisible_jay(&[Foe::Orc]);
    script.act(Action::EndInvisibility);
    assert!(script.has_event(Event::SeenAgain { seat: seat(0) }));
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
    assert!(script.may(0, Action::Fight));
}

#[test]
fn m76_an_invisible_hero_still_holds_monsters_and_prevents_spawning() {
    let mut script = invisible_jay(&[Foe::Orc]);
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
    let mut script = invisible_jay(&[Foe::Orc]);
    script.end_turn([Foe::Goblin, Foe::YoungDragon]);
    assert_eq!(script.view().now.visibility, Visibility::Visible);
}
