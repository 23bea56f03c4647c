//! Learning abilities at the arrows of the experience track (M70).

use game::Game;
use masmorra::{
    Ability, Action, CardHalf, Dock, Event, Foe, Hero, Payment, Pet, Spot, Symbol, Task, Tile, Treasure,
};

use crate::rules::abilities::{chest, using};
use crate::rules::position::{arrange, lay, pass_all, player, put, quiet, room_of, settle_dice, with_hands};
use crate::rules::script::{Script, pool, seat};

use Symbol::{Melee, Ranged};

/// A hero at a chest whose experience reaches the next arrow.
fn before_arrow(hero: Hero, xp: u8, learnt: &[Ability]) -> Script {
    let mut script = quiet(&[hero, if hero == Hero::Mika { Hero::Jay } else { Hero::Mika }]);
    arrange(&mut script, |view| {
        let chest = lay(view, Tile::A06, -1, 0);
        let player = player(view, 0);
        (player.at, player.xp) = (chest, xp);
        (player.learnt, player.lessons) = (learnt.to_vec(), learnt.len() as u8);
    });
    script.roll([Melee; 6]);
    let open = chest(&script, [Dock::Shown, Dock::Unneeded]);
    script.act(open);
    script
}

#[test]
fn m72a_a_wolf_learnt_after_the_roll_is_rolled_at_once_without_another_roll() {
    let learnt = [Ability::ForestsBounty, Ability::AnimalForm, Ability::ClawAndHide];
    let mut script = before_arrow(Hero::Greybark, 16, &learnt);
    assert!(script.has_event(Event::Learnt { seat: seat(0), ability: Ability::WolfCompanion }));
    script.die(Ranged);
    script.card(Treasure::Ambush);
    assert_eq!((script.view().now.pet, script.task()), (Pet::Shows(Ranged), Some(Task::Acting)));
}

#[test]
fn m70_each_arrow_teaches_one_ability_of_the_players_choice() {
    use Ability::{InnerRage, PlunderingCharge, Riposte, ThrownBlade};
    let cases: [(u8, &[Ability], &[Ability]); 4] = [
        (2, &[], &[PlunderingCharge, ThrownBlade]),
        (6, &[ThrownBlade], &[PlunderingCharge, Riposte]),
        (11, &[PlunderingCharge, ThrownBlade], &[InnerRage, Riposte]),
        (6, &[PlunderingCharge], &[InnerRage, ThrownBlade]),
    ];
    for (xp, learnt, open) in cases {
        let script = before_arrow(Hero::Jay, xp, learnt);
        assert_eq!(script.task(), Some(Task::Learn { seat: seat(0) }), "{xp}");
        let lessons: Vec<Action> = open.iter().map(|&ability| Action::Learn { ability }).collect();
        assert_eq!(script.legal(0), lessons, "{xp}");
    }
    let last = before_arrow(Hero::Jay, 16, &[PlunderingCharge, InnerRage, ThrownBlade]);
    assert_eq!(last.player(0).learnt.len(), 4);
}

#[test]
fn m70_nothing_is_learnt_between_arrows_or_at_an_arrow_passed_before() {
    use Ability::{InnerRage, PlunderingCharge, Riposte, ThrownBlade};
    let all = [PlunderingCharge, InnerRage, ThrownBlade, Riposte];
    for (xp, learnt) in [(1, &all[..0]), (3, &all[..1]), (2, &all[..1]), (11, &all[..3]), (23, &all[..])] {
        let mut script = before_arrow(Hero::Jay, xp, learnt);
        assert!(!matches!(script.task(), Some(Task::Learn { .. })), "{xp}");
        script.card(Treasure::Ambush);
        assert_eq!(script.player(0).learnt.len(), learnt.len(), "{xp}");
    }
}

#[test]
fn m70_a_new_ability_can_be_used_in_the_same_turn() {
    let mut script = before_arrow(Hero::Jay, 2, &[]);
    script.act(Action::Learn { ability: Ability::ThrownBlade });
    script.card(Treasure::Ambush);
    script.act(using(Ability::ThrownBlade));
    assert_eq!(script.view().now.symbols, pool(&[Ranged, Ranged]));
}

#[test]
fn m70_an_arrow_reached_in_another_players_turn_teaches_at_once() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika], &[], &[Treasure::StolenGlory]);
    arrange(&mut script, |view| {
        put(view, Foe::Orc, Spot::START);
        player(view, 1).xp = 2;
    });
    settle_dice(&mut script, [Ranged; 6]);
    script.act(Action::Fight);
    pass_all(&mut script);
    script.act(Action::Strike { symbol: Ranged, with: Payment::Die });
    script.act(Action::Strike { symbol: Ranged, with: Payment::Die });
    script.play(1, Treasure::StolenGlory, CardHalf::Orange);
    assert_eq!(script.task(), Some(Task::Learn { seat: seat(1) }));
    assert_eq!(script.owe(), [1]);
    script.act_as(1, Action::Learn { ability: Ability::Cutpurse });
    assert_eq!(script.player(1).learnt, [Ability::Cutpurse]);
}

#[test]
fn m70_lost_experience_takes_no_ability_away() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika], &[], &[Treasure::LightningBolt]);
    arrange(&mut script, |view| {
        let jay = player(view, 0);
        (jay.life, jay.xp, jay.lessons, jay.learnt) = (1, 5, 1, vec![Ability::ThrownBlade]);
        player(view, 1).at = lay(view, Tile::A02, 0, -1);
    });
    script.play(1, Treasure::LightningBolt, CardHalf::Orange);
    script.act(Action::AimAtRoom { room: room_of(&script.view(), Tile::S00) });
    let jay = script.player(0);
    assert_eq!((jay.xp, jay.learnt), (3, vec![Ability::ThrownBlade]));
    assert!(script.game.winners().is_empty());
}
