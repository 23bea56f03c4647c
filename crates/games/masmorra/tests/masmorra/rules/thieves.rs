//! Thieves: Sticky Fingers for a drawn card, and Pickpocket for gold.

use masmorra::{Action, CardHalf, Condition, FreshCard, Hero, Posture, Task, Tile, Treasure, View};

use crate::rules::interrupts::{against_jay, may, orange};
use crate::rules::position::{arrange, at_hero, at_room, hold, player, with_hands};
use crate::rules::script::{Script, seat};

use Treasure::{
    Counterspell, Enrage, Fumble, LightningBolt, Pickpocket, Silence, StickyFingers, StolenGlory, Stumble,
};

/// Jay gets a treasure card, and Mika may steal it.
fn jay_gets(card: Treasure, cards: &[Treasure], change: impl FnOnce(&mut View)) -> Script {
    let mut script = against_jay(cards, |view| {
        player(view, 0).gold = 5;
        view.reserve = 25;
        change(view);
    });
    script.act(Action::BuyCard);
    script.card(card);
    script
}

#[test]
fn m73_sticky_fingers_takes_the_card_that_was_just_drawn() {
    let mut script = jay_gets(Enrage, &[StickyFingers], |view| hold(view, 0, &[Stumble]));
    orange(&mut script, StickyFingers);
    assert_eq!(script.view_of(1).hand, [Enrage].into_iter().collect());
    assert_eq!(script.view_of(0).hand, [Stumble].into_iter().collect());
    assert_eq!(script.view().discard, [StickyFingers].into_iter().collect());
    assert_eq!(script.task(), Some(Task::BeforeRoll));
}

#[test]
fn m73_the_thief_comes_before_the_hand_limit() {
    let six = [Stumble, Stumble, Fumble, Fumble, StolenGlory, StolenGlory];
    let mut script = jay_gets(Enrage, &[StickyFingers, Silence], |view| hold(view, 0, &six));
    assert_eq!(script.owe(), [1]);
    orange(&mut script, StickyFingers);
    assert_eq!((script.player(0).cards, script.player(1).cards), (6, 2));
    assert_eq!(script.task(), Some(Task::BeforeRoll));
}

#[test]
fn m73_a_card_that_its_owner_plays_in_time_cannot_be_stolen() {
    let mut script = jay_gets(Counterspell, &[StickyFingers, LightningBolt], |view| {
        view.reserve = 25;
    });
    script.play(1, LightningBolt, CardHalf::Orange);
    let far = at_room(&script, Tile::S00);
    script.act(far);
    script.play(0, Counterspell, CardHalf::Orange);
    script.act_as(1, Action::Pass);
    let asked = [seat(1)].into_iter().collect();
    assert_eq!(script.task(), Some(Task::Window { event: Condition::CardGained, asked }));
    assert!(!may(&script, StickyFingers));
    assert_eq!(script.view_of(0).fresh, FreshCard::None);
    assert_eq!(script.player(0).life, 6);
}

#[test]
fn m73_a_card_lost_in_a_fall_cannot_be_stolen() {
    let mut script = jay_gets(Enrage, &[StickyFingers, LightningBolt], |view| player(view, 0).life = 1);
    script.play(1, LightningBolt, CardHalf::Orange);
    let here = at_room(&script, Tile::S00);
    script.act(here);
    script.act_as(0, Action::Pass);
    assert_eq!(script.player(0).posture, Posture::Fallen);
    assert!(!may(&script, StickyFingers) && script.view().discard.has(Enrage));
    assert_eq!([0, 1].map(|number| script.view_of(number).fresh), [FreshCard::None; 2]);
}

#[test]
fn m73_pickpocket_takes_up_to_two_gold_within_the_limit() {
    for (rich, poor, taken) in [(5, 0, 2), (1, 0, 1), (5, 5, 1)] {
        let mut script = against_jay(&[Pickpocket], |view| {
            (player(view, 0).gold, player(view, 1).gold) = (rich, poor);
            view.reserve -= rich + poor;
        });
        script.play(1, Pickpocket, CardHalf::Orange);
        script.act(at_hero(0));
        assert_eq!((script.player(0).gold, script.player(1).gold), (rich - taken, poor + taken));
    }
}

#[test]
fn m73_pickpocket_needs_space_for_gold_and_a_victim_with_gold() {
    for (rich, poor) in [(5, 6), (0, 0)] {
        let script = against_jay(&[Pickpocket], |view| {
            (player(view, 0).gold, player(view, 1).gold) = (rich, poor);
            view.reserve -= rich + poor;
        });
        assert!(!may(&script, Pickpocket), "{rich} {poor}");
    }
}

#[test]
fn m75_pickpocket_does_not_affect_a_fallen_hero() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika, Hero::Albus], &[], &[Pickpocket]);
    arrange(&mut script, |view| {
        let albus = player(view, 2);
        (albus.posture, albus.life, albus.gold) = (Posture::Fallen, 0, 4);
        view.reserve = 26;
    });
    assert!(!may(&script, Pickpocket));
}
