//! What each player may know (M99): public information, the own hand, and stolen cards for thief and victim.

use game::{Game, Observer};
use masmorra::{Action, CardHalf, Event, FreshCard, Hand, Hero, Masmorra, Tile, Treasure, View};

use crate::rules::position::pass_all;
use crate::rules::script::{Script, seat};

use Treasure::{Ambush, Counterspell, Enrage, LightningBolt, Pickpocket, Silence, StickyFingers, Stumble};

fn hand(cards: &[Treasure]) -> Hand {
    cards.iter().copied().collect()
}

/// Three heroes with two cards each, before the first roll.
fn table() -> Script {
    let cards = [Pickpocket, Enrage, StickyFingers, Stumble, Silence, LightningBolt];
    Script::with_cards(&[Hero::Jay, Hero::Mika, Hero::Albus], Tile::A09, &cards)
}

/// Like `table`, but Jay has gold for a card. The gold came from one of his cards.
fn rich() -> Script {
    let mut script = table();
    script.play(0, Pickpocket, CardHalf::Purple);
    script.roll([masmorra::Symbol::Step; 6]);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 3 });
    script
}

/// Jay has bought this card, and Mika may steal it.
fn bought(card: Treasure) -> Script {
    let mut script = rich().with_windows();
    script.act(Action::BuyCard);
    script.card(card);
    script
}

#[test]
fn m99_a_player_sees_their_own_hand_and_the_size_of_other_hands() {
    let script = table();
    let hands = [[Pickpocket, Enrage], [StickyFingers, Stumble], [Silence, LightningBolt]];
    for (number, cards) in (0..).zip(hands) {
        let view = script.view_of(number);
        assert_eq!(view.hand, hand(&cards));
        assert_eq!(view.players.iter().map(|player| player.cards).collect::<Vec<_>>(), [2, 2, 2]);
        assert!(view.players.iter().all(|player| player.known == Hand::EMPTY && player.knows == Hand::EMPTY));
    }
    assert_eq!(script.view().hand, Hand::EMPTY);
    assert_eq!(script.view().deck, 24);
}

#[test]
fn m99_dungeon_dice_gold_experience_and_face_up_tiles_are_public() {
    let script = rich();
    let everyone = [Observer::Public, Observer::Seat(seat(1)), Observer::Seat(seat(2))];
    let open = |view: View| {
        let players: Vec<_> = view
            .players
            .iter()
            .map(|player| (player.life, player.gold, player.xp, player.learnt.clone()))
            .collect();
        (view.dungeon, view.levels, view.monsters, view.now, view.discard, players, view.reserve)
    };
    let mine = open(script.view_of(0));
    assert_eq!(mine.1[0].face_up, Some(Tile::A09));
    assert_eq!(mine.5[0].1, 6);
    everyone.into_iter().for_each(|observer| assert_eq!(open(script.game.view(observer)), mine));
}

#[test]
fn m99_a_view_does_not_depend_on_other_hands() {
    let other = [Pickpocket, Enrage, Stumble, Silence, StickyFingers, LightningBolt];
    let one = table();
    let two = Script::with_cards(&[Hero::Jay, Hero::Mika, Hero::Albus], Tile::A09, &other);
    assert_eq!(one.view_of(0), two.view_of(0));
    assert_eq!(one.view(), two.view());
    assert_eq!(one.legal(0), two.legal(0));
}

#[test]
fn m99_only_the_owner_sees_a_drawn_card() {
    let script = bought(Counterspell);
    let event = Event::CardDrawn { seat: seat(0), card: Some(Counterspell) };
    assert!(script.has_event(event));
    let hidden = Some(Event::CardDrawn { seat: seat(0), card: None });
    assert_eq!(Masmorra::redact(&event, Observer::Seat(seat(0))), Some(event));
    assert_eq!(Masmorra::redact(&event, Observer::Seat(seat(1))), hidden);
    assert_eq!(Masmorra::redact(&event, Observer::Public), hidden);
}

#[test]
fn m99_a_card_that_can_be_stolen_is_visible_to_its_owner_only() {
    let script = bought(Counterspell);
    assert_eq!(script.view_of(0).fresh, FreshCard::Own(Counterspell));
    assert_eq!(script.view_of(1).fresh, FreshCard::Hidden);
    assert_eq!(script.view().fresh, FreshCard::Hidden);
}

/// Mika has stolen this card from Jay.
fn stolen(card: Treasure) -> Script {
    let mut script = bought(card);
    script.play(1, StickyFingers, CardHalf::Orange);
    pass_all(&mut script);
    script
}

#[test]
fn m99_a_stolen_card_is_known_to_thief_and_victim_only() {
    let script = stolen(Counterspell);
    let event = Event::CardStolen { thief: seat(1), victim: seat(0), card: Some(Counterspell) };
    assert!(script.has_event(event));
    let hidden = Some(Event::CardStolen { thief: seat(1), victim: seat(0), card: None });
    for (number, hears) in [(0, Some(event)), (1, Some(event)), (2, hidden)] {
        assert_eq!(Masmorra::redact(&event, Observer::Seat(seat(number))), hears, "{number}");
    }
    assert_eq!(Masmorra::redact(&event, Observer::Public), hidden);
    assert_eq!(script.view_of(0).players[1].known, hand(&[Counterspell]));
    assert_eq!(script.view_of(1).players[0].knows, hand(&[Counterspell]));
    assert_eq!(script.view_of(2).players[1].known, Hand::EMPTY);
    assert_eq!(script.view_of(1).hand, hand(&[Counterspell, Stumble]));
}

#[test]
fn m99_a_known_card_is_forgotten_when_it_is_played() {
    let mut script = stolen(LightningBolt);
    assert_eq!(script.view_of(0).players[1].known, hand(&[LightningBolt]));
    script.play(1, LightningBolt, CardHalf::Orange);
    assert_eq!(script.view_of(0).players[1].known, Hand::EMPTY);
    assert_eq!(script.view_of(2).in_play, hand(&[LightningBolt]));
}

#[test]
fn m99_played_and_discarded_cards_are_public() {
    let mut script = table();
    script.play(0, Pickpocket, CardHalf::Purple);
    assert_eq!(script.view().discard, hand(&[Pickpocket]));
    let event = Event::CardPlayed { seat: seat(0), card: Pickpocket, half: CardHalf::Purple };
    assert_eq!(Masmorra::redact(&event, Observer::Public), Some(event));
    let discarded = Event::Discarded { seat: seat(0), card: Ambush };
    assert_eq!(Masmorra::redact(&discarded, Observer::Seat(seat(2))), Some(discarded));
}

#[test]
fn m99_a_refusal_does_not_reveal_whether_the_card_is_in_the_hand() {
    let script = table();
    let absent = script.refusal(1, Action::Play { card: Silence, half: CardHalf::Orange });
    let present = script.refusal(1, Action::Play { card: Stumble, half: CardHalf::Orange });
    assert_eq!((absent, present), ("card_not_now", "card_not_now"));
}

#[test]
fn m99_nobody_knows_the_order_of_the_stacks() {
    let script = table();
    let view = script.view_of(0);
    let small = &view.levels[0].small;
    let as_listed: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| small.contains(tile)).collect();
    assert_eq!((small, small.contains(&Tile::A09)), (&as_listed, false));
    assert_eq!(view.levels[1].face_up, None);
}
