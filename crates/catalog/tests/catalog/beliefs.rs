//! What a seat can know of hidden cards, in every game.

use bots::FastDice;
use catalog::{Beliefs, HasKnowledge, PlaceKind, find};
use game::{Dice, Game, HiddenCards, HiddenKind, Observer, Outcomes, Seat, Setup, Silent, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

fn told<G: Game>(view: &G::View) -> Beliefs {
    let entry = find(G::manifest().key).unwrap();
    (entry.written_beliefs)(&serde_json::to_value(view).unwrap()).unwrap()
}

/// Random positions of random games, in which seats decide.
fn positions<G: Game>(games: u64, most: u64) -> Vec<G> {
    let seats = *G::manifest().seats.start();
    let mut found = Vec::new();
    for seed in 0..games {
        let mut dice = FastDice::seeded(seed);
        let setup = Setup::new(G::manifest(), seats, []).unwrap();
        let mut game = G::new(&setup, &mut Silent).unwrap();
        let mut left = most / 2 + u64::from(dice.below(most as u32 / 2));
        while left > 0 && step(&mut game, &mut dice) {
            left -= 1;
        }
        while game.turn() == Turn::Chance && step(&mut game, &mut dice) {}
        found.push(game);
    }
    found
}

fn step<G: Game>(game: &mut G, dice: &mut FastDice) -> bool {
    let mut actions = Vec::new();
    match game.turn() {
        Turn::Over => false,
        Turn::Chance => {
            let outcome = game.draw(&mut Outcomes::new(), dice).unwrap();
            game.resolve(outcome, &mut Silent).is_ok()
        }
        Turn::Decide { owe, .. } => {
            let seat = owe.first().unwrap();
            game.legal(seat, &mut actions);
            game.decide(seat, actions[dice.below(actions.len() as u32) as usize], &mut Silent).is_ok()
        }
    }
}

/// Compares the beliefs in a position with those in other states that look the same to the seat, byte by byte.
fn check_twins<G: HiddenCards>(games: u64, most: u64) {
    let (mut twins, mut places) = (0, 0);
    for game in positions::<G>(games, most) {
        let view = game.view(Observer::Seat(Seat::FIRST));
        let beliefs = told::<G>(&view);
        places += beliefs.places.len();
        let bytes = serde_json::to_vec(&beliefs).unwrap();
        let mut dice = FastDice::seeded(99);
        let others = (0..4).filter_map(|_| G::determinize(&view, &mut dice));
        for twin in others.filter(|twin| *twin != game) {
            let theirs = told::<G>(&twin.view(Observer::Seat(Seat::FIRST)));
            assert_eq!(serde_json::to_vec(&theirs).unwrap(), bytes);
            twins += 1;
        }
    }
    assert!(twins > games && places > games as usize, "{twins} twins, {places} places");
}

#[test]
fn states_that_look_the_same_have_the_same_beliefs() {
    check_twins::<Welcome>(20, 12);
    check_twins::<Raiders>(20, 60);
    check_twins::<Masmorra>(4, 2_000);
}

/// Checks counts and sums, and that what is really there was thought possible where few cards are.
fn check_chances<G: HiddenCards>(games: u64, most: u64) {
    let mut real = Vec::new();
    for game in positions::<G>(games, most) {
        let view = game.view(Observer::Seat(Seat::FIRST));
        let beliefs = told::<G>(&view);
        let places = G::hidden_places(&view);
        assert_eq!(beliefs.places.len(), places.len());
        assert!(beliefs.error < 0.1, "{beliefs:?}");
        for (shown, place) in beliefs.places.iter().zip(places) {
            G::hidden_cards(&view, place, &game, &mut real);
            assert_eq!(shown.count, real.len());
            let sum: f64 = shown.cards.iter().map(|card| card.chance).sum();
            assert!(shown.cards.is_sorted_by(|one, next| one.chance >= next.chance), "{shown:?}");
            match G::hidden_kind(place) {
                HiddenKind::Card | HiddenKind::Deck => assert!((sum - 1.0).abs() < 0.005, "{shown:?}"),
                HiddenKind::Cards => {
                    assert_eq!(shown.kind, PlaceKind::Cards);
                    let most = real.len() as f64 + 0.005;
                    assert!(sum <= most && shown.cards.iter().all(|card| card.chance <= 1.0), "{shown:?}");
                }
            }
        }
    }
}

#[test]
fn chances_are_complete() {
    check_chances::<Welcome>(30, 12);
    check_chances::<Raiders>(20, 60);
    check_chances::<Masmorra>(6, 2_000);
}

/// The chance of a card by exact counting, if all hidden cards are equally likely.
#[test]
fn without_a_likelihood_the_chances_are_those_of_counting() {
    let knowledge = bots::Knowledge { likelihood: |_, _| 1.0, ..Welcome::KNOWLEDGE };
    let mut checked = 0;
    for game in positions::<Welcome>(30, 10) {
        let view = game.view(Observer::Seat(Seat::FIRST));
        let beliefs = review::beliefs::<Welcome>(&view, &knowledge, 3).unwrap();
        // Each hidden card is any of those that the seat has not seen, so every place has the same chances.
        let single = beliefs.places.iter().filter(|place| place.kind != PlaceKind::Cards);
        let single: Vec<_> = single.collect();
        let hidden: usize = single.iter().map(|place| place.count).sum();
        for place in &single {
            for card in &place.cards {
                let copies = (card.chance * hidden as f64).round();
                let off = (card.chance - copies / hidden as f64).abs();
                assert!(off < 0.001, "{}: {off} off {copies} of {hidden}", card.name.id);
                checked += 1;
            }
        }
    }
    assert!(checked > 200, "{checked}");
}

/// Where decisions tell nothing, the counted chances are those that sampling would find.
fn check_counting<G: HiddenCards + HasKnowledge>(games: u64, most: u64) {
    const SAMPLES: u32 = 3_000;
    let neutral = bots::Knowledge { likelihood: |_, _| 1.0, ..G::KNOWLEDGE };
    let (mut counted, mut cards) = (0, Vec::new());
    for game in positions::<G>(games, most) {
        let view = game.view(Observer::Seat(Seat::FIRST));
        let beliefs = review::beliefs::<G>(&view, &neutral, 5).unwrap();
        let mut dice = FastDice::seeded(7);
        let samples: Vec<G> = (0..SAMPLES).map(|_| G::determinize(&view, &mut dice).unwrap()).collect();
        for (shown, place) in beliefs.places.iter().zip(G::hidden_places(&view)) {
            for told in &shown.cards {
                let mut sum = 0.0;
                for state in &samples {
                    G::hidden_cards(&view, place, state, &mut cards);
                    let alike = cards.iter().filter(|card| G::card_name(**card) == told.name).count() as f64;
                    sum += match shown.kind {
                        PlaceKind::Deck => alike / cards.len() as f64,
                        PlaceKind::Card | PlaceKind::Cards => alike.min(1.0),
                    };
                }
                let (sampled, chance) = (sum / f64::from(SAMPLES), told.chance);
                let error = (chance * (1.0 - chance) / f64::from(SAMPLES)).sqrt() + beliefs.error;
                assert!((sampled - chance).abs() < 5.0 * error + 0.002, "{sampled} {told:?} in {shown:?}");
                counted += 1;
            }
        }
    }
    assert!(counted > 100, "{counted}");
}

#[test]
fn counting_and_sampling_agree() {
    check_counting::<Welcome>(10, 12);
    check_counting::<Raiders>(6, 60);
    check_counting::<Masmorra>(6, 1_500);
}

#[test]
fn raiders_rooms_are_counted_exactly() {
    for game in positions::<Raiders>(10, 20) {
        let beliefs = told::<Raiders>(&game.view(Observer::Seat(Seat::FIRST)));
        let rooms = beliefs.places.iter().filter(|place| place.name.id == "hidden-room");
        let chances: Vec<_> = rooms.map(|room| &room.cards).collect();
        assert!(chances.windows(2).all(|two| two[0] == two[1]), "dark rooms differ: {chances:?}");
    }
}

#[test]
fn what_is_no_view_has_no_beliefs() {
    let entry = find("welcome").unwrap();
    assert_eq!((entry.written_beliefs)(&serde_json::json!({ "observer": "public" })), None);
}
