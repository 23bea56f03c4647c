//! Paying with dice, symbols and gold (M20 to M24).

use masmorra::{
    Ability, Action, CardHalf, Compass, Event, Foe, Hero, HeroDie, Payment, Pet, Room, Spot, Symbol, Task,
    Tile, Token, Treasure,
};

use crate::rules::routes::{IDLE, end_round, explore_anywhere, scout, take_payback, veteran};
use crate::rules::script::{Script, pool, seat};

const PAIR: [Hero; 2] = [Hero::Jay, Hero::Mika];

/// Seat 0 is in this room north of the start, with these dice and no monsters.
fn in_room(tile: Tile, dice: [Symbol; 6], cards: [Treasure; 2]) -> Script {
    let hands = [cards[0], cards[1], Treasure::WrongTurn, Treasure::WrongTurn];
    let mut script = Script::with_cards(&PAIR, tile, &hands);
    script.roll(dice);
    script.free_step();
    scout(&mut script, Compass::North, &[], Tile::A02);
    script
}

/// Like `in_room`, in a minor monster room with this monster.
fn before(foe: Foe, dice: [Symbol; 6], cards: [Treasure; 2]) -> Script {
    let hands = [cards[0], cards[1], Treasure::WrongTurn, Treasure::WrongTurn];
    let mut script = Script::with_cards(&PAIR, Tile::A02, &hands);
    script.roll(dice);
    script.free_step();
    scout(&mut script, Compass::North, &[foe], Tile::A09);
    script
}

/// A roll with one die of this face among irrelevant ones.
fn one(symbol: Symbol) -> [Symbol; 6] {
    let mut dice = IDLE;
    dice[0] = symbol;
    dice
}

/// Makes symbols in the room north of the start and leaves it in this way.
fn check_lost(leave: fn(&mut Script)) {
    let mut script = in_room(Tile::A01, one(Symbol::Step), [Treasure::Stumble, Treasure::Misdirection]);
    script.play(0, Treasure::Stumble, CardHalf::Purple);
    leave(&mut script);
    let symbols = pool(&[Symbol::Ranged; 2]);
    assert!(script.has_event(Event::SymbolsLost { seat: seat(0), symbols }));
    assert!(script.view().now.symbols.is_empty());
    assert_eq!(script.view().now.dice.count(Symbol::Defense), 5);
}

#[test]
fn m20_leaving_a_room_loses_symbols_but_not_dice() {
    check_lost(|script| script.walk(0));
    check_lost(|script| scout(script, Compass::North, &[Foe::Orc], Tile::A09));
    check_lost(|script| script.act(Action::TakeStairs));
    check_lost(|script| {
        script.play(0, Treasure::Misdirection, CardHalf::Purple);
        script.act(Action::AimAtRoom { room: Room { number: Spot(0), tile: Tile::S00 } });
    });
}

#[test]
fn m20_symbols_stay_while_the_hero_stays() {
    let mut script = in_room(Tile::A10, one(Symbol::Elixir), [Treasure::Stumble, Treasure::Enrage]);
    script.play(0, Treasure::Stumble, CardHalf::Purple);
    script.act(Action::UseFountain);
    assert_eq!(
        script.view().now.symbols,
        pool(&[Symbol::Ranged, Symbol::Ranged, Symbol::Elixir, Symbol::Elixir])
    );
}

#[test]
fn m21_each_docking_space_takes_dice_once_a_turn() {
    let mut script = in_room(Tile::A10, [Symbol::Elixir; 6], [Treasure::Stumble, Treasure::Enrage]);
    script.act(Action::UseFountain);
    assert_eq!(script.refusal(0, Action::UseFountain), "cannot_pay");
    end_round(&mut script);
    script.roll([Symbol::Elixir; 6]);
    assert!(script.may(0, Action::UseFountain));
}

#[test]
fn m21_used_dice_are_gone_for_the_turn() {
    let mut script = in_room(Tile::A10, [Symbol::Elixir; 6], [Treasure::Stumble, Treasure::Enrage]);
    script.act(Action::UseFountain);
    script.act(Action::UseAbility { ability: Ability::OnGuard, die: Some(Symbol::Elixir), pick: None });
    assert_eq!((script.view().now.dice.total(), script.view().now.spent), (4, 0));
    script.act(Action::EndActions);
    assert_eq!(script.refusal(0, Action::Collect { coins: 5 }), "not_asked");
    script.act(Action::Collect { coins: 4 });
}

#[test]
fn m22_loose_symbols_are_offered_before_dice_and_the_token_only_if_flipped() {
    let mut script = Script::standard(&PAIR, Tile::A09);
    script.roll([Symbol::Step; 6]);
    let steps = |script: &Script| -> Vec<Payment> {
        let with = |action| if let Action::Step { with } = action { Some(with) } else { None };
        script.legal(0).into_iter().filter_map(with).collect()
    };
    assert_eq!(steps(&script), [Payment::Die]);
    script.act(Action::FlipToken { symbol: Symbol::Step });
    assert_eq!(steps(&script), [Payment::Symbol, Payment::Die]);
    script.act(Action::Step { with: Payment::Die });
    assert_eq!((script.view().now.dice.total(), script.view().now.symbols.total()), (5, 1));
}

#[test]
fn m22_the_owner_chooses_between_a_symbol_and_the_token() {
    let mut script = veteran(Hero::Greybark, &[Ability::ForestsBounty, Ability::AnimalForm]);
    let mut dice = IDLE;
    dice[0] = Symbol::Step;
    script.roll(dice);
    script.act(Action::Step { with: Payment::Die });
    explore_anywhere(&mut script);
    script.monster(Foe::Ghoul);
    script.tile(Tile::A03);
    script.act(Action::UseAbility { ability: Ability::AnimalForm, die: None, pick: Some(Symbol::Step) });
    script.act(Action::Fight);
    let gifts = [Payment::Symbol, Payment::Token].map(|with| Action::GiveUp { with });
    assert_eq!(script.legal(0), gifts);
    script.act(gifts[0]);
    assert_eq!((script.view().now.token, script.view().now.symbols), (Token::Ready, pool(&[])));
}

#[test]
fn m22_the_owner_chooses_between_two_dice() {
    let mut script = veteran(Hero::Albus, &[Ability::Fireball, Ability::WizardsApprentice]);
    script.act(Action::UseAbility { ability: Ability::WizardsApprentice, die: None, pick: None });
    script.act(Action::Roll);
    script.dice(&one(Symbol::Elixir));
    script.die(Symbol::Elixir);
    script.act(Action::KeepDice);
    script.free_step();
    explore_anywhere(&mut script);
    script.lay_first_way();
    script.monster(Foe::Cultist);
    script.tile(Tile::A03);
    script.act(Action::Fight);
    assert_eq!(script.task(), Some(Task::Theft { symbol: Symbol::Elixir }));
    script.act(Action::GiveUp { with: Payment::Pet });
    assert_eq!((script.view().now.pet, script.view().now.dice.total()), (Pet::Spent, 6));
}

#[test]
fn m23_each_magic_turns_one_unused_die_to_any_face() {
    use Symbol::{Defense, Magic, Melee, Ranged};
    let mut script = Script::standard(&PAIR, Tile::A09);
    script.roll([Magic, Magic, Melee, Defense, Defense, Defense]);
    script.act(Action::Conjure { with: Payment::Die });
    script.act(Action::ChangeDie { die: Melee, whose: HeroDie::Action });
    assert_eq!(script.legal(0).len(), 5);
    script.act(Action::ChangeTo { to: Ranged });
    assert_eq!(script.view().now.dice, pool(&[Magic, Ranged, Defense, Defense, Defense]));
    assert!(script.has_event(Event::DieChanged { seat: seat(0), from: Melee, to: Ranged }));
    script.act(Action::Conjure { with: Payment::Die });
    // Both Magic dice are used, so neither can be changed.
    assert_eq!(script.legal(0).len(), 2);
    assert!(!script.may(0, Action::ChangeDie { die: Magic, whose: HeroDie::Action }));
}

#[test]
fn m23_magic_needs_another_die_to_change() {
    let mut script = in_room(Tile::A10, one(Symbol::Magic), [Treasure::Counterspell, Treasure::Stumble]);
    script.play(0, Treasure::Counterspell, CardHalf::Purple);
    script.act(Action::Conjure { with: Payment::Symbol });
    script.act(Action::ChangeDie { die: Symbol::Magic, whose: HeroDie::Action });
    script.act(Action::ChangeTo { to: Symbol::Step });
    assert_eq!(script.view().now.dice.count(Symbol::Step), 1);
    assert_eq!(script.view().now.symbols, pool(&[Symbol::Magic]));
}

#[test]
fn m23_each_elixir_heals_one_life_up_to_six() {
    let mut script = before(Foe::Orc, [Symbol::Elixir; 6], [Treasure::Stumble, Treasure::Enrage]);
    let heal = Action::Heal { with: Payment::Die };
    assert_eq!(script.refusal(0, heal), "fight_first");
    take_payback(&mut script);
    assert_eq!(script.player(0).life, 3);
    for life in 4..=6 {
        script.act(heal);
        assert!(script.has_event(Event::Healed { seat: seat(0), life }));
    }
    assert_eq!((script.refusal(0, heal), script.view().now.dice.total()), ("cannot_pay", 3));
}

/// Seat 0 begins its second turn with this much gold.
fn with_gold(coins: u8, first: Tile) -> Script {
    let mut script = Script::standard(&PAIR, first);
    script.roll(IDLE);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins });
    script.finish_turn(seat(0), [Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
    script
}

#[test]
fn m24_five_gold_buy_a_card_before_the_roll() {
    let mut script = with_gold(5, Tile::A09);
    script.act(Action::BuyCard);
    script.card(Treasure::Silence);
    let jay = script.player(0);
    assert_eq!((jay.gold, jay.cards, script.view().reserve), (0, 3, 30));
    assert!(script.view_of(0).hand.has(Treasure::Silence));
    assert_eq!(script.refusal(0, Action::BuyCard), "cannot_pay");
}

#[test]
fn m24_a_card_costs_five_gold_and_is_sold_in_the_players_own_turn_only() {
    assert_eq!(with_gold(4, Tile::A09).refusal(0, Action::BuyCard), "cannot_pay");
    let mut script = with_gold(6, Tile::A09);
    script.roll(IDLE);
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    assert!(!script.may(0, Action::BuyCard));
}

#[test]
fn m24_a_card_is_sold_at_any_time_of_the_players_own_turn() {
    let mut script = with_gold(6, Tile::A02);
    let mut sold = vec![script.may(0, Action::BuyCard)];
    script.act(Action::Roll);
    script.dice(&IDLE);
    sold.push(script.may(0, Action::BuyCard));
    script.act(Action::KeepDice);
    sold.push(script.may(0, Action::BuyCard));
    script.free_step();
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A09);
    script.act(Action::Fight);
    sold.push(script.may(0, Action::BuyCard));
    script.act(Action::EndAttack);
    sold.push(script.may(0, Action::BuyCard));
    script.act(Action::Suffer);
    script.act(Action::EndActions);
    assert!(matches!(script.task(), Some(Task::MasterMoves { .. })));
    sold.push(script.may(0, Action::BuyCard));
    assert_eq!(sold, [true; 6]);
}

#[test]
fn m24_a_card_bought_in_combat_can_save_a_hero() {
    let mut script = with_gold(5, Tile::A02);
    script.roll(IDLE.map(|_| Symbol::Elixir));
    script.free_step();
    scout(&mut script, Compass::North, &[Foe::Orc], Tile::A09);
    take_payback(&mut script);
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    script.act(Action::BuyCard);
    script.card(Treasure::StolenGlory);
    script.play(0, Treasure::StolenGlory, CardHalf::Purple);
    script.act(Action::Block { with: Payment::Symbol });
    script.act(Action::Suffer);
    assert_eq!(script.player(0).life, 1);
}

#[test]
fn m24_no_card_is_sold_when_all_are_in_hands() {
    let heroes = [Hero::Jay, Hero::Mika, Hero::Albus, Hero::Valerie, Hero::Greybark];
    let mut script = Script::standard(&heroes, Tile::A09);
    for active in (0..5).cycle().take(20) {
        script.roll(IDLE);
        script.act(Action::EndActions);
        script.act(Action::Collect { coins: 5 });
        script.act(Action::BuyCard);
        let (card, _) = script.outcomes()[0];
        script.chance(card);
        script.finish_turn(seat(active), [Foe::Orc, Foe::YoungDragon]);
    }
    assert_eq!((script.view().deck, script.player(0).cards), (0, 6));
    script.roll(IDLE);
    script.act(Action::EndActions);
    script.act(Action::Collect { coins: 5 });
    assert_eq!((script.player(0).gold, script.may(0, Action::BuyCard)), (5, false));
}

#[test]
fn m24_gold_above_six_stays_on_the_tile() {
    let mut script = with_gold(5, Tile::A09);
    script.roll(IDLE);
    script.free_step();
    scout(&mut script, Compass::North, &[], Tile::A10);
    script.act(Action::TakeGold);
    assert_eq!((script.player(0).gold, script.view().dungeon[1].gold), (6, 1));
    assert_eq!(script.refusal(0, Action::TakeGold), "not_asked");
    script.act(Action::EndActions);
    assert!(!matches!(script.task(), Some(Task::Bounty)));
}
