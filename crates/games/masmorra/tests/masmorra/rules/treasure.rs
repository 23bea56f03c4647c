//! Treasure cards: gaining and losing them, and the effect of each purple half (M73, M75).

use masmorra::{
    Ability, Action, Being, Boss, CardHalf, Dock, Event, Foe, Hero, HeroDie, Payment, Pet, Posture,
    SneakAttack, Spot, Symbol, Target, Task, Tile, Treasure, View,
};

use crate::rules::position::{
    arrange, at_hero, at_room, beings, hold, jay_and_mika, lay, pass_all, play_unanswered, player, put,
    put_boss, room_of, settle_dice, with_hands,
};
use crate::rules::script::{Script, pool, seat};

use Symbol::{Defense, Elixir, Magic, Melee, Ranged, Step};
use Treasure::{
    Ambush, CallOfTheHorde, Counterspell, DrainLife, Enrage, FearOfTheDark, Fumble, LightningBolt,
    Misdirection, Pickpocket, Silence, StickyFingers, StolenGlory, Stumble, WrongTurn,
};

/// Jay with this card in an edited position, before the roll.
pub(crate) fn jay_with(card: Treasure, change: impl FnOnce(&mut View)) -> Script {
    let mut script = jay_and_mika();
    arrange(&mut script, |view| {
        hold(view, 0, &[card]);
        change(view);
    });
    script
}

/// Like `jay_with`, after rolling these dice.
fn jay_rolled(card: Treasure, dice: [Symbol; 6], change: impl FnOnce(&mut View)) -> Script {
    let mut script = jay_with(card, change);
    script.roll(dice);
    script
}

pub(crate) fn play(script: &mut Script, card: Treasure) {
    script.play(0, card, CardHalf::Purple);
}

#[test]
fn m73_purple_halves_with_symbols_give_two() {
    let made = [
        (DrainLife, Elixir),
        (Stumble, Ranged),
        (Counterspell, Magic),
        (Enrage, Melee),
        (StolenGlory, Defense),
    ];
    for (card, symbol) in made {
        let mut script = jay_rolled(card, [Step; 6], |_| {});
        play(&mut script, card);
        assert_eq!(script.view().now.symbols, pool(&[symbol, symbol]), "{card:?}");
        assert_eq!((script.player(0).cards, script.view().discard.count(card)), (0, 1), "{card:?}");
    }
}

#[test]
fn m73_a_purple_half_is_for_the_players_own_turn() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika], &[], &[Stumble, Pickpocket]);
    assert_eq!(script.refusal(1, Action::Play { card: Stumble, half: CardHalf::Purple }), "card_not_now");
    assert_eq!(script.refusal(1, Action::Play { card: Enrage, half: CardHalf::Purple }), "card_not_now");
    script.act(Action::Roll);
    assert_eq!(script.refusal(1, Action::Play { card: Stumble, half: CardHalf::Purple }), "chance_first");
}

#[test]
fn m73_banish_removes_a_monster_but_no_boss_and_gives_no_reward() {
    let mut script = jay_rolled(LightningBolt, [Step; 6], |view| {
        let den = lay(view, Tile::A02, 0, -1);
        put(view, Foe::Orc, Spot::START);
        put(view, Foe::Goblin, den);
        put_boss(view, Being::Blue(Boss::Mortiferous), den);
    });
    play(&mut script, LightningBolt);
    let aims = script.legal(0);
    assert_eq!(aims.len(), 2);
    script.act(aims[0]);
    assert_eq!(beings(&script, Spot::START), []);
    assert_eq!((script.player(0).xp, script.player(0).cards), (0, 0));
    assert!(script.may(0, Action::EndActions));
}

#[test]
fn m73_banish_needs_a_monster_somewhere() {
    let script = jay_rolled(LightningBolt, [Step; 6], |_| {});
    assert!(!script.may_play(0, LightningBolt, CardHalf::Purple));
}

#[test]
fn m73_places_are_traded_with_a_hero_of_another_room() {
    let mut script =
        jay_rolled(StickyFingers, [Step; 6], |view| player(view, 1).at = lay(view, Tile::A02, 0, -1));
    play(&mut script, StickyFingers);
    assert_eq!(script.legal(0), [at_hero(1)]);
    script.act(at_hero(1));
    assert_eq!((script.player(0).at, script.player(1).at), (Spot(1), Spot::START));
    assert!(script.has_event(Event::PlacesTraded { seat: seat(0), with: Target::Hero { seat: seat(1) } }));
    let together = jay_rolled(StickyFingers, [Step; 6], |_| {});
    assert!(!together.may_play(0, StickyFingers, CardHalf::Purple));
}

#[test]
fn m73_places_are_traded_with_a_monster_but_with_no_boss() {
    let mut script = jay_rolled(StickyFingers, [Step; 6], |view| {
        let den = lay(view, Tile::A02, 0, -1);
        put(view, Foe::Orc, den);
        put_boss(view, Being::Red(Boss::AuntyBitsy), den);
    });
    play(&mut script, StickyFingers);
    assert_eq!(script.legal(0).len(), 1);
    script.act(script.legal(0)[0]);
    assert_eq!(beings(&script, Spot::START), [Being::Foe(Foe::Orc)]);
    assert_eq!(script.player(0).at, Spot(1));
    assert!(!script.may(0, Action::EndActions));
}

#[test]
fn m73_trading_places_into_a_full_room_removes_the_lowest_monster() {
    let mut script = jay_rolled(StickyFingers, [Step; 6], |view| {
        let den = lay(view, Tile::A02, 0, -1);
        put(view, Foe::YoungDragon, den);
        [Foe::Spider, Foe::Goblin, Foe::Ghoul].into_iter().for_each(|foe| {
            put(view, foe, Spot::START);
        });
    });
    play(&mut script, StickyFingers);
    script.act(script.legal(0)[0]);
    let left = beings(&script, Spot::START);
    assert!(!left.contains(&Being::Foe(Foe::Goblin)) && left.contains(&Being::Foe(Foe::YoungDragon)));
}

#[test]
fn m73_trading_places_applies_the_hazards_of_the_room() {
    let mut script = jay_rolled(StickyFingers, [Melee; 6], |view| {
        player(view, 1).at = lay(view, Tile::A20, 0, -1);
        view.now.token = masmorra::Token::Flipped;
    });
    play(&mut script, StickyFingers);
    script.act(at_hero(1));
    assert!(script.has_event(Event::FellInPit { seat: seat(0) }));
    assert_eq!((script.player(0).life, script.player(1).life), (5, 6));
}

#[test]
fn m73_teleport_leads_to_any_explored_room_even_away_from_monsters() {
    let mut script = jay_with(Misdirection, |view| {
        lay(view, Tile::A02, 0, -1);
        lay(view, Tile::S01, 0, 0);
        put(view, Foe::Spider, Spot::START);
    });
    play(&mut script, Misdirection);
    assert_eq!(script.legal(0), [at_room(&script, Tile::A02), at_room(&script, Tile::S01)]);
    let down = at_room(&script, Tile::S01);
    script.act(down);
    assert_eq!(script.player(0).at, Spot(2));
}

#[test]
fn m73_winged_boots_give_three_points_that_any_other_action_loses() {
    let mut script = jay_rolled(CallOfTheHorde, [Step; 6], |view| {
        lay(view, Tile::A02, 0, -1);
    });
    play(&mut script, CallOfTheHorde);
    assert_eq!(script.view().now.points, 3);
    script.walk(1);
    script.walk(0);
    assert_eq!(script.view().now.points, 1);
    script.act(Action::UseAbility { ability: Ability::OnGuard, die: Some(Step), pick: None });
    assert_eq!(script.view().now.points, 0);
}

#[test]
fn m73_a_lucky_find_is_three_gold_within_the_limit() {
    for (before, after) in [(0, 3), (5, 6)] {
        let mut script = jay_with(Pickpocket, |view| {
            player(view, 0).gold = before;
            view.reserve -= before;
        });
        play(&mut script, Pickpocket);
        assert_eq!((script.player(0).gold, script.view().reserve), (after, 30 - after));
    }
}

#[test]
fn m73_a_second_chance_rolls_any_unused_dice_again_once() {
    let mut script = jay_rolled(Fumble, [Step, Step, Melee, Melee, Melee, Melee], |_| {});
    play(&mut script, Fumble);
    script.act(Action::PickDie { die: Step, whose: HeroDie::Action });
    script.act(Action::PickDie { die: Step, whose: HeroDie::Action });
    script.act(Action::RollAgain);
    script.dice(&[Magic, Elixir]);
    assert_eq!(script.view().now.dice, pool(&[Magic, Elixir, Melee, Melee, Melee, Melee]));
    assert_eq!(script.task(), Some(Task::Acting));
    assert!(!jay_with(Fumble, |_| {}).may_play(0, Fumble, CardHalf::Purple));
}

#[test]
fn m73_a_second_wind_rolls_a_spent_die_but_no_docked_one() {
    let mut script = jay_rolled(Silence, [Step; 6], |_| {});
    script.act(Action::UseAbility { ability: Ability::OnGuard, die: Some(Step), pick: None });
    assert!(!script.may_play(0, Silence, CardHalf::Purple));
    script.act(Action::Step { with: Payment::Die });
    play(&mut script, Silence);
    script.dice(&[Magic]);
    assert_eq!(script.view().now.dice, pool(&[Magic, Step, Step, Step, Step]));
}

#[test]
fn m73_a_second_wind_brings_a_spent_pet_die_back() {
    let mut script = jay_rolled(Silence, [Melee; 6], |_| {});
    arrange(&mut script, |view| view.now.pet = Pet::Spent);
    play(&mut script, Silence);
    script.die(Ranged);
    assert_eq!(script.view().now.pet, Pet::Shows(Ranged));
}

/// Jay at a chest that requires Melee, beside a trap that requires Step and Melee, with a Skeleton Key.
fn jay_with_key(dice: [Symbol; 6]) -> Script {
    jay_rolled(Ambush, dice, |view| {
        let chest = lay(view, Tile::A06, -1, 0);
        lay(view, Tile::A13, -1, 1);
        player(view, 0).at = chest;
    })
}

#[test]
fn m73_a_skeleton_key_waives_one_die_of_a_lock() {
    let mut script = jay_with_key([Step, Elixir, Elixir, Elixir, Elixir, Elixir]);
    play(&mut script, Ambush);
    let room = room_of(&script.view(), Tile::A06);
    let open = Action::OpenChest { room, chest: 0, dice: [Dock::Waived, Dock::Unneeded] };
    let trap = room_of(&script.view(), Tile::A13);
    let disarm = Action::Disarm { trap, dice: [Dock::Shown, Dock::Waived] };
    assert_eq!(script.legal(0), [open, disarm]);
    script.act(disarm);
    assert_eq!((script.player(0).xp, script.task()), (2, Some(Task::Acting)));
    assert_eq!(script.view().now.dice, pool(&[Elixir; 5]));
}

#[test]
fn m73_a_skeleton_key_needs_a_lock_and_no_unfought_monster() {
    assert!(!jay_rolled(Ambush, [Step; 6], |_| {}).may_play(0, Ambush, CardHalf::Purple));
    let mut script = jay_with_key([Step; 6]);
    assert!(script.may_play(0, Ambush, CardHalf::Purple));
    arrange(&mut script, |view| {
        put(view, Foe::Orc, Spot(1));
    });
    assert!(!script.may_play(0, Ambush, CardHalf::Purple));
}

#[test]
fn m45_a_monster_that_appears_in_answer_to_the_key_keeps_the_chest_closed() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika], &[Ambush], &[Ambush]);
    arrange(&mut script, |view| {
        player(view, 0).at = lay(view, Tile::A06, -1, 0);
        player(view, 1).at = lay(view, Tile::A02, 0, -1);
        put(view, Foe::Orc, Spot::START);
    });
    settle_dice(&mut script, [Melee; 6]);
    play(&mut script, Ambush);
    play_unanswered(&mut script, 1, Ambush, CardHalf::Orange);
    let to = room_of(&script.view(), Tile::A06);
    let into = |act: &Action| matches!(act, Action::MoveMonster { to: room, .. } if *room == to);
    let come = script.legal(1).into_iter().find(into).unwrap();
    script.act(come);
    script.act(Action::EndMoves);
    assert_eq!((script.task(), script.player(0).xp), (Some(Task::Acting), 0));
    assert_eq!(script.refusal(0, Action::EndActions), "fight_first");
}

fn strike(script: &mut Script, symbol: Symbol) {
    script.act(Action::Strike { symbol, with: Payment::Die });
}

#[test]
fn m73_in_a_sneak_attack_melee_counts_as_ranged() {
    let mut script = jay_rolled(WrongTurn, [Melee; 6], |view| {
        put(view, Foe::Orc, Spot::START);
    });
    play(&mut script, WrongTurn);
    script.act(Action::Fight);
    script.act(Action::SneakAttack);
    strike(&mut script, Melee);
    strike(&mut script, Melee);
    script.card(Ambush);
    assert_eq!((script.player(0).life, script.player(0).xp), (6, 2));
    assert_eq!(script.view().now.sneak, SneakAttack::No);
}

#[test]
fn m73_a_sneak_attack_lasts_one_fight_and_must_come_first() {
    let mut script = jay_rolled(WrongTurn, [Melee; 6], |view| {
        put(view, Foe::Orc, Spot::START);
        put(view, Foe::Orc, Spot::START);
    });
    play(&mut script, WrongTurn);
    script.act(Action::Fight);
    strike(&mut script, Melee);
    assert!(!script.may(0, Action::SneakAttack));
    strike(&mut script, Melee);
    script.act(Action::Suffer);
    script.act(Action::SneakAttack);
    strike(&mut script, Melee);
    strike(&mut script, Melee);
    assert_eq!(script.player(0).life, 3);
}

#[test]
fn m73_a_sneak_attack_damages_ghosts_but_not_skeletons() {
    for (foe, hurts) in [(Foe::Ghost, true), (Foe::Skeleton, false)] {
        let mut script = jay_rolled(WrongTurn, [Melee; 6], |view| {
            put(view, foe, Spot::START);
        });
        play(&mut script, WrongTurn);
        script.act(Action::Fight);
        script.act(Action::SneakAttack);
        assert_eq!(script.may(0, Action::Strike { symbol: Melee, with: Payment::Die }), hurts, "{foe:?}");
    }
}

#[test]
fn m75_in_a_combat_only_purple_halves_with_useful_symbols_can_be_played() {
    let hand = [DrainLife, Stumble, Misdirection, Pickpocket, LightningBolt, FearOfTheDark];
    for (foe, elixir) in [(Foe::Orc, false), (Foe::Ghoul, true)] {
        let mut script = jay_rolled(Stumble, [Melee; 6], |view| {
            hold(view, 0, &hand);
            lay(view, Tile::A02, 0, -1);
            put(view, foe, Spot::START);
        });
        assert!(script.may_play(0, Misdirection, CardHalf::Purple));
        script.act(Action::Fight);
        let playable: Vec<Treasure> =
            hand.into_iter().filter(|&card| script.may_play(0, card, CardHalf::Purple)).collect();
        let expected: &[Treasure] = if elixir { &[DrainLife, Stumble] } else { &[Stumble] };
        assert_eq!(playable, expected, "{foe:?}");
    }
}

#[test]
fn m73_a_seventh_card_makes_its_owner_discard_one() {
    let six = [Stumble, Stumble, Enrage, Enrage, StolenGlory, StolenGlory];
    let mut script = jay_with(Stumble, |view| {
        hold(view, 0, &six);
        player(view, 0).gold = 5;
        view.reserve = 25;
    });
    script.act(Action::BuyCard);
    script.card(Ambush);
    assert_eq!((script.player(0).cards, script.task()), (7, Some(Task::HandLimit { seat: seat(0) })));
    script.act(Action::Discard { card: Enrage });
    assert_eq!((script.player(0).cards, script.view().discard.count(Enrage)), (6, 1));
    assert_eq!(script.task(), Some(Task::BeforeRoll));
}

#[test]
fn m73_the_discard_pile_replaces_an_empty_deck() {
    let mut script = jay_with(Stumble, |view| {
        player(view, 0).gold = 5;
        view.reserve = 25;
        let all = Treasure::ALL.into_iter().flat_map(|card| [card, card]);
        view.discard = all.collect::<masmorra::Hand>().minus([Stumble].into_iter().collect()).unwrap();
    });
    assert_eq!(script.view().deck, 0);
    script.act(Action::BuyCard);
    assert!(script.has_event(Event::Reshuffled));
    script.card(Ambush);
    assert_eq!((script.player(0).cards, script.view().deck, script.view().discard.len()), (2, 28, 0));
}

#[test]
fn m73_without_deck_and_discards_no_card_is_drawn_or_stolen() {
    let mut script = jay_with(Stumble, |view| {
        player(view, 0).at = lay(view, Tile::A06, 0, -1);
        let all = Treasure::ALL.into_iter().flat_map(|card| [card, card]);
        view.players[1].known =
            all.collect::<masmorra::Hand>().minus([Stumble].into_iter().collect()).unwrap();
    });
    script.roll([Symbol::Melee; 6]);
    let chests = script.legal(0).into_iter().find(|action| matches!(action, Action::OpenChest { .. }));
    let mut script = script.with_windows();
    script.act(chests.expect("the chest wants a Melee"));
    assert!(script.has_event(Event::NoCardLeft { seat: seat(0) }));
    assert_eq!((script.task(), script.player(0).cards), (Some(Task::Acting), 1));
}

#[test]
fn m75_a_card_does_nothing_if_its_hero_falls_to_an_answer() {
    let mut script = with_hands(&[Hero::Jay, Hero::Mika], &[Pickpocket], &[LightningBolt]);
    arrange(&mut script, |view| {
        player(view, 0).life = 1;
        player(view, 1).at = lay(view, Tile::A02, 0, -1);
    });
    play(&mut script, Pickpocket);
    script.play(1, LightningBolt, CardHalf::Orange);
    let start = at_room(&script, Tile::S00);
    script.act(start);
    pass_all(&mut script);
    let jay = script.player(0);
    assert_eq!((jay.posture, jay.gold), (Posture::Fallen, 0));
    assert_eq!(script.view().discard.count(Pickpocket), 1);
}
