//! Bots: the same seed gives the same decision, searches can be cancelled, and hidden information has no influence.

use std::collections::HashSet;
use std::time::Duration;

use bots::{Bot, Budget, Cancel, FastDice, Heuristic, NoBudget, Rollout, Search, WithFallback};
use catalog::{Entry, GAMES, HasKnowledge, USUAL_LEVEL};
use game::{Choice, Dice, Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// Returns a game after some decisions of its policy, at a position with more than two legal actions.
fn position<G: HasKnowledge>(
    options: &[(&str, &str)],
    seats: u8,
    decisions: usize,
) -> (G, Seat, Vec<G::Action>) {
    let setup = Setup::for_simulation(G::manifest(), seats, options.iter().copied()).unwrap();
    let mut game = G::new(&setup, &mut Silent).unwrap();
    let mut player = Heuristic::<G>::new(G::KNOWLEDGE.policy, 5);
    let (mut dice, mut outcomes, mut legal, mut made) = (FastDice::seeded(7), Outcomes::new(), Vec::new(), 0);
    loop {
        match game.turn() {
            Turn::Over => panic!("the game ended before a position with enough choices"),
            Turn::Chance => {
                let outcome = game.draw(&mut outcomes, &mut dice).unwrap();
                game.resolve(outcome, &mut Silent).unwrap();
            }
            Turn::Decide { owe, .. } => {
                let seat = owe.first().unwrap();
                game.legal(seat, &mut legal);
                if made >= decisions && legal.len() > 2 {
                    return (game, seat, legal);
                }
                let action = player.choose(&game.view(Observer::Seat(seat)), &legal).unwrap();
                game.decide(seat, action, &mut Silent).unwrap();
                made += 1;
            }
        }
    }
}

fn search_bot<G: HasKnowledge>(iterations: u32, seed: u64) -> Search<G> {
    Search::new(G::KNOWLEDGE, Budget::iterations(iterations).unwrap(), seed)
}

fn check_same_choice<G: HasKnowledge>(options: &[(&str, &str)]) {
    for decisions in [0, 9, 20] {
        let (game, seat, legal) = position::<G>(options, 3, decisions);
        let view = game.view(Observer::Seat(seat));
        let choice = |seed| search_bot::<G>(60, seed).choose(&view, &legal).unwrap();
        for seed in 0..4 {
            assert_eq!(choice(seed), choice(seed), "{} after {decisions} decisions", G::manifest().key);
            assert!(legal.contains(&choice(seed)));
        }
    }
}

/// Checks that a bot in a repeated position does not repeat its choice forever.
fn check_no_repeated_choice<G: HasKnowledge>(options: &[(&str, &str)]) {
    let (game, seat, legal) = position::<G>(options, 3, 9);
    let view = game.view(Observer::Seat(seat));
    let mut bot = search_bot::<G>(20, 3);
    let ways = legal.iter().filter(|action| !action.is_aside()).count();
    let mut taken = Vec::new();
    for _ in 0..ways {
        let choice = bot.choose(&view, &legal).unwrap();
        assert!(!taken.contains(&choice), "{} took {choice:?} twice", G::manifest().key);
        taken.push(choice);
    }
    assert!(legal.contains(&bot.choose(&view, &legal).unwrap()));
}

#[test]
fn a_search_does_not_repeat_a_choice_in_the_same_position() {
    check_no_repeated_choice::<Welcome>(&[]);
    check_no_repeated_choice::<Raiders>(&[]);
    check_no_repeated_choice::<Masmorra>(&[("mode", "epic")]);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_decision() {
    check_same_choice::<Welcome>(&[]);
    check_same_choice::<Raiders>(&[]);
    check_same_choice::<Raiders>(&[("mode", "tactical")]);
    check_same_choice::<Masmorra>(&[]);
}

#[test]
fn a_budget_of_0_is_refused() {
    assert_eq!(Budget::iterations(0).unwrap_err(), NoBudget);
    assert_eq!(Budget::time(Duration::ZERO).unwrap_err(), NoBudget);
}

/// The budget would take days, so this ends only if the bot obeys the cancellation.
fn check_cancelled<G: HasKnowledge>() {
    let (game, seat, legal) = position::<G>(&[], 3, 5);
    let view = game.view(Observer::Seat(seat));
    let cancel = Cancel::default();
    cancel.cancel();
    let mut bot = search_bot::<G>(u32::MAX, 1);
    assert!(legal.contains(&bot.choose_until(&view, &legal, &cancel).unwrap()));
    let early = bot.report().iterations;
    assert_eq!(early, 0, "{} searched although it was cancelled", G::manifest().key);
}

#[test]
fn a_cancelled_bot_makes_a_legal_decision_at_once() {
    check_cancelled::<Welcome>();
    check_cancelled::<Raiders>();
    check_cancelled::<Masmorra>();
}

#[test]
fn a_running_search_is_cancelled_from_another_thread() {
    let (game, seat, legal) = position::<Raiders>(&[("mode", "tactical")], 4, 5);
    let view = game.view(Observer::Seat(seat));
    let cancel = Cancel::default();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            let mut bot = Search::<Raiders>::new(
                Raiders::KNOWLEDGE,
                Budget::time(Duration::from_secs(86_400)).unwrap(),
                1,
            );
            bot.choose_until(&view, &legal, &cancel)
        });
        cancel.cancel();
        assert!(legal.contains(&thinking.join().unwrap().unwrap()));
    });
}

#[test]
fn a_search_stays_within_its_iterations() {
    let (game, seat, legal) = position::<Raiders>(&[], 4, 12);
    let view = game.view(Observer::Seat(seat));
    for iterations in [1, 2, 7, 100] {
        let mut bot = search_bot::<Raiders>(iterations, 1);
        assert!(bot.choose(&view, &legal).is_some());
        assert!(bot.report().iterations <= iterations);
    }
}

/// The cards that searches with different seeds seal in the same position.
fn sealed_choices(decisions: usize) -> HashSet<raiders::Action> {
    let (game, seat, legal) = position::<Raiders>(&[("mode", "standard")], 4, decisions);
    let view = game.view(Observer::Seat(seat));
    let choice = |seed| search_bot::<Raiders>(300, seed).choose(&view, &legal).unwrap();
    (0..8).map(choice).filter(|&action| game.seals(action)).collect()
}

#[test]
fn sealed_choices_are_mixed_if_no_card_is_clearly_best() {
    let mixed = (0..40).step_by(8).map(sealed_choices).filter(|choices| choices.len() > 1).count();
    assert!(mixed >= 2, "only {mixed} of 5 sealed choices are mixed");
}

/// Positions of random games in which one action is certain death and another is not.
fn fatal_choices(set: &str, seed: u64) -> Vec<(welcome::View, Vec<welcome::Action>)> {
    let setup = Setup::for_simulation(Welcome::manifest(), 2 + (seed % 3) as u8, [("set", set)]).unwrap();
    let mut game = Welcome::new(&setup, &mut Silent).unwrap();
    let (mut dice, mut outcomes, mut legal) = (FastDice::seeded(seed), Outcomes::new(), Vec::new());
    let mut found = Vec::new();
    while game.turn() != Turn::Over {
        if game.turn() == Turn::Chance {
            let outcome = game.draw(&mut outcomes, &mut dice).unwrap();
            game.resolve(outcome, &mut Silent).unwrap();
            continue;
        }
        let seat = game.turn().actors().first().unwrap();
        game.legal(seat, &mut legal);
        let view = game.view(Observer::Seat(seat));
        if matches!(view.stage, welcome::PhaseView::Ask { .. } | welcome::PhaseView::Discard { .. }) {
            let fates: Vec<f64> =
                legal.iter().filter_map(|&action| welcome::survival_if(&view, action)).collect();
            if fates.contains(&0.0) && fates.iter().any(|&chance| chance > 0.0) {
                found.push((view, legal.clone()));
            }
        }
        game.decide(seat, legal[dice.below(legal.len() as u32) as usize], &mut Silent).unwrap();
    }
    found
}

#[test]
fn a_legend_avoids_certain_death_if_it_can() {
    let mut seen = 0;
    for (set, seed) in
        ["welcome", "back", "combined"].into_iter().flat_map(|set| (0..600).map(move |seed| (set, seed)))
    {
        for (view, legal) in fatal_choices(set, seed) {
            let mut legend =
                WithFallback::new(Welcome::solved(seed).unwrap(), search_bot::<Welcome>(16, seed));
            let choice = legend.choose(&view, &legal).unwrap();
            assert_ne!(welcome::survival_if(&view, choice), Some(0.0), "{view:?}");
            seen += 1;
        }
    }
    assert!(seen > 50, "only {seen} positions with a fatal choice were found");
}

/// Checks that a search decides the same in states that look the same to its seat.
fn check_ignores_hidden<G: HasKnowledge>(options: &[(&str, &str)], decisions: usize) {
    let (game, seat, legal) = position::<G>(options, 3, decisions);
    let observer = Observer::Seat(seat);
    let others = (0..40).filter_map(|seed| G::determinize(&game.view(observer), &mut FastDice::seeded(seed)));
    let others: Vec<G> = others.filter(|other| *other != game).take(3).collect();
    assert!(!others.is_empty(), "{}: nothing is hidden at this position", G::manifest().key);
    let entry = GAMES.iter().find(|entry| entry.key() == G::manifest().key).unwrap();
    for knowledge in [G::KNOWLEDGE, G::LEGEND_KNOWLEDGE] {
        let bot = || Search::new(knowledge, Budget::iterations(80).unwrap(), 11);
        let choice = |state: &G| bot().choose(&state.view(observer), &legal).unwrap();
        for other in &others {
            assert_eq!(choice(other), choice(&game), "{}", entry.key());
        }
    }
}

#[test]
fn hidden_information_does_not_change_decisions() {
    check_ignores_hidden::<Welcome>(&[], 6);
    check_ignores_hidden::<Raiders>(&[], 5);
    check_ignores_hidden::<Masmorra>(&[], 60);
}

/// Checks that a legend's rollouts stop between rooms or turns, and not in the middle of one, where they begin.
fn check_settled_rollouts<G: HasKnowledge>(options: &[(&str, &str)]) {
    let is_settled = G::LEGEND_KNOWLEDGE.is_settled;
    let (mut rollout, mut dice) = (Rollout::<G>::new(G::LEGEND_KNOWLEDGE), FastDice::seeded(3));
    let mut unsettled = 0;
    for decisions in 0..40 {
        let (mut game, _, _) = position::<G>(options, 3, decisions);
        unsettled += usize::from(!is_settled(&game));
        rollout.finish(&mut game, &mut dice);
        let key = G::manifest().key;
        assert!(is_settled(&game) || game.turn() == Turn::Over, "{key} after {decisions} decisions");
    }
    assert!(unsettled > 5, "only {unsettled} rollouts began in the middle");
}

#[test]
fn rollouts_of_legends_stop_where_nothing_is_half_decided() {
    check_settled_rollouts::<Raiders>(&[("mode", "tactical")]);
    check_settled_rollouts::<Masmorra>(&[]);
    check_settled_rollouts::<Masmorra>(&[("mode", "epic")]);
}

/// A bot that knows a single action.
struct Book(raiders::Action);

impl Bot<Raiders> for Book {
    fn choose(&mut self, _view: &raiders::View, legal: &[raiders::Action]) -> Option<raiders::Action> {
        legal.iter().copied().find(|action| *action == self.0)
    }
}

#[test]
fn an_adviser_is_asked_first_and_can_decline() {
    let (game, seat, legal) = position::<Raiders>(&[("mode", "tactical")], 4, 0);
    let view = game.view(Observer::Seat(seat));
    let chosen = |action| {
        let mut bot = WithFallback::new(Book(action), Heuristic::<Raiders>::new(raiders::policy, 1));
        bot.choose(&view, &legal).unwrap()
    };
    for &action in &legal {
        assert_eq!(chosen(action), action);
    }
    let declined = chosen(raiders::Action::LightTorch);
    assert_eq!(declined, Heuristic::<Raiders>::new(raiders::policy, 1).choose(&view, &legal).unwrap());
}

#[test]
fn every_game_offers_the_four_levels_and_adventurer_is_the_default() {
    for entry in GAMES {
        let levels: Vec<_> = entry.levels().map(|bot| bot.key).collect();
        assert_eq!(levels, ["novice", "adventurer", "veteran", "legend"], "{}", entry.key());
        assert_eq!(entry.usual_bot().map(|bot| bot.key), Some(USUAL_LEVEL));
        assert_eq!(Entry::bot(entry, "heuristic").unwrap().key, USUAL_LEVEL, "the old name must still work");
    }
}

#[test]
fn live_budgets_are_short() {
    for bot in GAMES.iter().flat_map(|entry| entry.bots) {
        let most = if bot.key == "legend" { 1_000 } else { 200 };
        assert!(bot.effort.is_none_or(|effort| effort.time <= Duration::from_millis(most)), "{}", bot.key);
    }
}
