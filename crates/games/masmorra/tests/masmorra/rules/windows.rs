//! Interrupt windows: who is asked, in what order cards take effect, and anytime cards (M74).

use game::{SeatSet, Turn};
use masmorra::{
    Action, Answer, CardHalf, Condition, Event, Hand, Hero, Payment, Posture, Symbol, Task, Tile, Treasure,
    View,
};

use crate::rules::position::{arrange, at_hero, at_room, hold, lay, pass_all, player, quiet, settle_dice};
use crate::rules::script::{Script, pool, seat};

use Symbol::{Ranged, Step};
use Treasure::{Counterspell, Enrage, Fumble, LightningBolt, Pickpocket, Silence, Stumble, WrongTurn};

/// Jay's turn before the roll, with three players and these hands.
fn table(hands: [&[Treasure]; 3]) -> Script {
    table_with(hands, |_| {})
}

fn table_with(hands: [&[Treasure]; 3], change: impl FnOnce(&mut View)) -> Script {
    let mut script = quiet(&[Hero::Jay, Hero::Mika, Hero::Albus]);
    arrange(&mut script, |view| {
        (0..).zip(hands).for_each(|(number, cards)| hold(view, number, cards));
        change(view);
    });
    script.with_windows()
}

fn asked(script: &Script) -> Option<(Condition, Vec<usize>)> {
    match script.task() {
        Some(Task::Window { event, asked }) => Some((event, asked.iter().map(game::Seat::index).collect())),
        _ => None,
    }
}

fn orange(script: &mut Script, number: u8, card: Treasure) {
    script.play(number, card, CardHalf::Orange);
}

#[test]
fn m74_all_others_with_cards_are_asked_even_if_none_fits() {
    let mut script = table([&[Enrage], &[Silence], &[Stumble]]);
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Step { with: Payment::Symbol });
    assert_eq!(asked(&script), Some((Condition::StepSpent, vec![1, 2])));
    assert_eq!(script.legal(1), [Action::Pass, Action::PassUntilMyTurn]);
    assert!(script.may_play(2, Stumble, CardHalf::Orange));
    assert_eq!(script.legal(0), []);
}

#[test]
fn m74_players_without_cards_are_not_asked() {
    let mut script = table([&[Enrage], &[Silence], &[]]);
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Step { with: Payment::Symbol });
    assert_eq!(asked(&script), Some((Condition::StepSpent, vec![1])));
    let mut nobody = table([&[Enrage], &[], &[]]);
    nobody.act(Action::FlipToken { symbol: Step });
    nobody.act(Action::Step { with: Payment::Symbol });
    assert_eq!(nobody.view().now.points, 2);
}

#[test]
fn m74_the_game_waits_until_all_play_or_pass() {
    let mut script = table([&[], &[Silence], &[Stumble]]);
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Step { with: Payment::Symbol });
    script.act_as(2, Action::Pass);
    assert_eq!(asked(&script), Some((Condition::StepSpent, vec![1])));
    assert_eq!(script.refusal(0, Action::Roll), "not_your_turn");
    assert_eq!(script.refusal(2, Action::Pass), "not_your_turn");
    script.act_as(1, Action::Pass);
    assert_eq!(script.view().now.points, 2);
}

#[test]
fn m74_nobody_is_asked_when_all_copies_of_the_fitting_card_are_visible() {
    let discards = |card: Treasure| move |view: &mut View| view.discard = [card, card].into_iter().collect();
    let mut script = table_with([&[], &[Silence], &[Enrage]], discards(Stumble));
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Step { with: Payment::Symbol });
    assert_eq!(asked(&script), None);
    let mut other = table_with([&[], &[Silence], &[Enrage]], discards(Fumble));
    other.roll([Step; 6]);
    assert_eq!(other.task(), Some(Task::Acting));
}

#[test]
fn m74_everyone_with_cards_may_answer_a_card_even_the_active_player() {
    let mut script = table([&[Enrage], &[LightningBolt], &[Stumble]]);
    orange(&mut script, 1, LightningBolt);
    let start = at_room(&script, Tile::S00);
    script.act(start);
    assert_eq!(asked(&script), Some((Condition::CardPlayed, vec![0, 2])));
}

#[test]
fn m73_a_counterspell_cancels_a_card_and_both_are_discarded() {
    for half in [CardHalf::Purple, CardHalf::Orange] {
        let mut script = table_with([&[Pickpocket], &[Counterspell], &[]], |view| {
            player(view, 1).gold = 2;
            view.reserve = 28;
        });
        script.play(0, Pickpocket, half);
        if half == CardHalf::Orange {
            script.act(at_hero(1));
        }
        orange(&mut script, 1, Counterspell);
        assert!(script.has_event(Event::CardCancelled { seat: seat(0), card: Pickpocket }));
        assert_eq!((script.player(0).gold, script.player(1).gold), (0, 2));
        assert_eq!(script.view().discard, [Pickpocket, Counterspell].into_iter().collect::<Hand>());
        assert_eq!(script.task(), Some(Task::BeforeRoll));
    }
}

#[test]
fn m73_a_counterspell_of_a_counterspell_lets_the_first_card_work() {
    let mut script = table([&[Pickpocket, Counterspell], &[Counterspell], &[]]);
    script.play(0, Pickpocket, CardHalf::Purple);
    orange(&mut script, 1, Counterspell);
    assert_eq!(asked(&script), Some((Condition::CardPlayed, vec![0])));
    orange(&mut script, 0, Counterspell);
    assert_eq!(script.player(0).gold, 3);
    assert!(script.has_event(Event::CardCancelled { seat: seat(1), card: Counterspell }));
    assert_eq!(script.view().discard.len(), 3);
}

#[test]
fn m74_no_third_counterspell_is_asked_for_while_both_are_in_play() {
    let mut script = table([&[Pickpocket, Counterspell], &[Counterspell, Enrage], &[Stumble]]);
    script.play(0, Pickpocket, CardHalf::Purple);
    orange(&mut script, 1, Counterspell);
    orange(&mut script, 0, Counterspell);
    assert_eq!((asked(&script), script.player(0).gold), (None, 3));
}

#[test]
fn m73_the_last_card_played_takes_effect_first() {
    let mut script = table_with([&[], &[LightningBolt], &[Pickpocket]], |view| {
        player(view, 0).gold = 2;
        view.reserve = 28;
    });
    orange(&mut script, 1, LightningBolt);
    let start = at_room(&script, Tile::S00);
    script.act(start);
    orange(&mut script, 2, Pickpocket);
    script.act(at_hero(0));
    let order: Vec<&Event> =
        script.events.iter().map(|event| &event.event).filter(|event| takes_effect(event)).collect();
    assert!(matches!(order[..], [Event::PocketPicked { .. }, Event::Wounded { .. }, ..]), "{order:?}");
}

fn takes_effect(event: &Event) -> bool {
    matches!(event, Event::PocketPicked { .. } | Event::Wounded { .. })
}

#[test]
fn m74_a_player_without_cards_left_is_not_asked_again() {
    let mut script = table([&[Enrage, Pickpocket], &[Counterspell, Enrage], &[Counterspell, Stumble]]);
    script.play(0, Pickpocket, CardHalf::Purple);
    orange(&mut script, 1, Counterspell);
    orange(&mut script, 2, Counterspell);
    assert_eq!(asked(&script), None, "no counterspell is left");
    let mut other = table([&[LightningBolt], &[LightningBolt, Enrage], &[Pickpocket]]);
    arrange(&mut other, |view| {
        player(view, 0).gold = 1;
        view.reserve = 29;
    });
    other.play(0, LightningBolt, CardHalf::Orange);
    let start = at_room(&other, Tile::S00);
    other.act(start);
    orange(&mut other, 1, LightningBolt);
    other.act(start);
    orange(&mut other, 2, Pickpocket);
    other.act(at_hero(0));
    other.act_as(1, Action::Pass);
    assert_eq!(asked(&other), Some((Condition::CardPlayed, vec![1])), "the third player has no card left");
}

#[test]
fn m74_a_player_who_falls_is_not_asked_any_more() {
    let mut script = table_with([&[Pickpocket], &[LightningBolt, Enrage], &[Stumble]], |view| {
        player(view, 2).life = 1;
        player(view, 2).at = lay(view, Tile::A08, 0, -1);
    });
    script.play(0, Pickpocket, CardHalf::Purple);
    orange(&mut script, 1, LightningBolt);
    let den = at_room(&script, Tile::A08);
    script.act(den);
    script.act_as(2, Action::Pass);
    assert_eq!(script.player(2).posture, Posture::Fallen);
    assert_eq!(asked(&script), Some((Condition::CardPlayed, vec![1])));
}

#[test]
fn m74_a_standing_answer_passes_until_the_players_own_turn() {
    let mut script = table([&[], &[Stumble], &[]]);
    script.act_as(1, Action::PassUntilMyTurn);
    assert!(script.has_event(Event::StandingAnswer { seat: seat(1), answer: Answer::Pass }));
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Step { with: Payment::Symbol });
    assert_eq!(script.view().now.points, 2);
    script.roll([Symbol::Defense; 6]);
    script.end_turn([masmorra::Foe::Orc, masmorra::Foe::YoungDragon]);
    assert_eq!((script.active(), script.player(1).answer), (seat(1), Answer::Ask));
}

#[test]
fn m74_a_standing_answer_can_be_taken_back() {
    let mut script = table([&[], &[Stumble], &[]]);
    script.act_as(1, Action::PassUntilMyTurn);
    script.act_as(1, Action::AskMeAgain);
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Step { with: Payment::Symbol });
    assert_eq!(asked(&script), Some((Condition::StepSpent, vec![1])));
}

#[test]
fn m74_a_standing_answer_applies_to_windows_below() {
    let mut script = table([&[Pickpocket], &[LightningBolt, Enrage], &[Stumble]]);
    script.play(0, Pickpocket, CardHalf::Purple);
    orange(&mut script, 1, LightningBolt);
    let start = at_room(&script, Tile::S00);
    script.act(start);
    script.act_as(2, Action::PassUntilMyTurn);
    assert_eq!(asked(&script), Some((Condition::CardPlayed, vec![1])));
}

#[test]
fn m74_anytime_cards_can_be_played_between_actions() {
    let mut script = table([&[], &[LightningBolt], &[Stumble]]);
    settle_dice(&mut script, [Step; 6]);
    let others: SeatSet = [seat(1), seat(2)].into_iter().collect();
    let turn = game::Game::turn(&script.game);
    assert_eq!(turn, Turn::Decide { owe: SeatSet::only(seat(0)), may: others });
    assert!(script.may_play(1, LightningBolt, CardHalf::Orange));
    assert_eq!(script.legal(2), [Action::PassUntilMyTurn]);
    script.act(Action::EndActions);
    assert!(script.may_play(1, LightningBolt, CardHalf::Orange));
}

#[test]
fn m74_anytime_cards_can_be_played_in_every_window() {
    let mut script = table([&[], &[LightningBolt], &[]]);
    script.act(Action::FlipToken { symbol: Step });
    script.act(Action::Step { with: Payment::Symbol });
    orange(&mut script, 1, LightningBolt);
    let start = at_room(&script, Tile::S00);
    script.act(start);
    assert_eq!((script.player(0).life, script.view().now.points), (5, 2));
}

#[test]
fn m74_the_active_player_may_interrupt_in_their_own_turn() {
    let mut script = table_with([&[Pickpocket], &[], &[]], |view| {
        player(view, 2).gold = 3;
        view.reserve = 27;
    });
    script.play(0, Pickpocket, CardHalf::Orange);
    script.act(at_hero(2));
    assert_eq!((script.player(0).gold, script.player(2).gold), (2, 1));
}

#[test]
fn m75_an_interrupt_depends_on_its_own_condition_only() {
    let mut script = table([&[], &[Stumble, Fumble, Silence, WrongTurn, Counterspell], &[]]);
    let playable = |script: &Script| -> Vec<Treasure> {
        Treasure::ALL.into_iter().filter(|&card| script.may_play(1, card, CardHalf::Orange)).collect()
    };
    assert_eq!(playable(&script), []);
    script.roll([Ranged, Step, Step, Step, Step, Step]);
    assert_eq!(playable(&script), [Fumble]);
    pass_all(&mut script);
    script.act(Action::Step { with: Payment::Die });
    assert_eq!(playable(&script), [Stumble]);
    pass_all(&mut script);
    script.explore(masmorra::Compass::North);
    assert_eq!(playable(&script), [WrongTurn]);
    assert_eq!(script.view().now.dice, pool(&[Ranged, Step, Step, Step, Step]));
}

#[test]
fn m74_the_start_of_a_turn_asks_the_others_before_the_roll() {
    let mut script = table([&[Enrage], &[Silence], &[Stumble]]);
    arrange(&mut script, |view| view.tasks = vec![Task::EndTurn, Task::MasterMoves { points: 2 }]);
    script.act(Action::EndMoves);
    assert_eq!(script.active(), seat(1));
    assert_eq!(asked(&script), Some((Condition::TurnBegins, vec![0, 2])));
}

#[test]
fn m74_questions_and_passes_are_not_logged() {
    let mut script = table([&[], &[Silence], &[Stumble]]);
    script.act(Action::FlipToken { symbol: Step });
    script.clear_events();
    script.act(Action::Step { with: Payment::Symbol });
    script.act_as(1, Action::Pass);
    script.act_as(2, Action::Pass);
    let events: Vec<&Event> = script.events.iter().map(|event| &event.event).collect();
    assert_eq!(events, [&Event::StepSpent { seat: seat(0), with: Payment::Symbol }]);
}
