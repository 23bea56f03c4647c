//! The exact odds against brute force: every deal that fits what the player knows is played by the real game, and
//! every decision of the player is tried on all of them at once.

use std::collections::BTreeMap;

use game::{Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use welcome::{Action, Monster, Outcome, Stage, Tile, View, Welcome, survival, survival_if};

/// The player whose odds are asked for; the other one has seat 1.
const ME: Seat = Seat::FIRST;

/// A turn of the bidding.
#[derive(Clone, Copy)]
enum Bid {
    /// Mine: the card I draw and what I do with it.
    Mine(Monster, Action),
    /// The other player's: I do not see the card.
    Theirs(Action),
}

use Action::{Add, Sacrifice};
use Bid::{Mine, Theirs};

/// One way the hidden cards may lie, with its share of all deals.
#[derive(Clone)]
struct World {
    game: Welcome,
    weight: f64,
}

impl World {
    fn view(&self) -> View {
        self.game.view(Observer::Seat(ME))
    }

    /// What may come of this world when chance moves.
    fn drawn(&self) -> Vec<World> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        let all = f64::from(outcomes.total());
        let share = |&(outcome, weight): &(Outcome, u32)| {
            let mut game = self.game;
            game.resolve(outcome, &mut Silent).unwrap();
            World { game, weight: self.weight * f64::from(weight) / all }
        };
        outcomes.entries().iter().map(share).collect()
    }

    fn decided(&self, seat: Seat, action: Action) -> World {
        let mut game = self.game;
        game.decide(seat, action, &mut Silent).unwrap();
        World { game, ..self.clone() }
    }

    fn owes(&self) -> Seat {
        match self.game.turn() {
            Turn::Decide { owe, .. } => owe.first().unwrap(),
            turn => panic!("nobody decides: {turn:?}"),
        }
    }
}

fn setup<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Setup {
    Setup::new(Welcome::manifest(), 2, options).unwrap()
}

/// Every deal that fits the bids.
fn worlds(setup: &Setup, bids: &[Bid]) -> Vec<World> {
    let mut worlds = vec![World { game: Welcome::new(setup, &mut Silent).unwrap(), weight: 1.0 }];
    while worlds[0].game.turn() == Turn::Chance {
        worlds = worlds.iter().flat_map(World::drawn).collect();
    }
    for &bid in bids {
        worlds = worlds.iter().flat_map(|world| after_bid(world, bid)).collect();
    }
    worlds
}

fn after_bid(world: &World, bid: Bid) -> Vec<World> {
    let (seat, drew) = (world.owes(), world.decided(world.owes(), Action::Draw).drawn());
    let (card, action) = match bid {
        Mine(card, action) => (Some(card), action),
        Theirs(action) => (None, action),
    };
    assert_eq!(seat == ME, card.is_some(), "the bids are not in turn");
    let fits = |world: &&World| card.is_none() || world.view().drawn.unwrap().monster == card;
    drew.iter().filter(fits).map(|world| world.decided(seat, action)).collect()
}

/// The chance of success with best play, and the same of every decision on the way, each compared with the odds.
fn brute_force(worlds: Vec<World>) -> f64 {
    let view = worlds[0].view();
    let chance = match (worlds[0].game.turn(), &view.stage) {
        (_, Stage::NextAdventurer | Stage::Over) => f64::from(view.players[ME.index()].successes),
        (Turn::Chance, _) => by_what_i_see(worlds.iter().flat_map(World::drawn).collect()),
        (_, stage) => {
            let chances = by_decision(&worlds, &view);
            let is_mine = !matches!(stage, Stage::NameStrength { .. });
            let best = chances.iter().copied().reduce(if is_mine { f64::max } else { f64::min });
            best.unwrap()
        }
    };
    assert_close(survival(&view), chance, &view, "survival");
    chance
}

fn by_decision(worlds: &[World], view: &View) -> Vec<f64> {
    let mut legal = Vec::new();
    worlds[0].game.legal(worlds[0].owes(), &mut legal);
    let chance = |&action: &Action| {
        let after = worlds.iter().map(|world| world.decided(world.owes(), action)).collect();
        let chance = by_what_i_see(after);
        assert_close(survival_if(view, action).unwrap(), chance, view, &format!("{action:?}"));
        chance
    };
    legal.iter().map(chance).collect()
}

/// I cannot tell worlds apart that look the same to me, so I decide the same in all of them.
fn by_what_i_see(worlds: Vec<World>) -> f64 {
    let all: f64 = worlds.iter().map(|world| world.weight).sum();
    let mut alike: BTreeMap<String, Vec<World>> = BTreeMap::new();
    for world in worlds {
        alike.entry(serde_json::to_string(&world.view()).unwrap()).or_default().push(world);
    }
    let share = |worlds: Vec<World>| {
        let weight: f64 = worlds.iter().map(|world| world.weight).sum();
        weight / all * brute_force(worlds)
    };
    alike.into_values().map(share).sum()
}

fn assert_close(odds: f64, brute_force: f64, view: &View, what: &str) {
    assert!((odds - brute_force).abs() < 1e-9, "{what}: odds {odds}, brute force {brute_force}, in {view:#?}");
}

/// Plays the bids; then the other player passes and I enter.
fn check<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>, bids: &[Bid]) -> f64 {
    let options = options.into_iter().chain([("start", if matches!(bids[0], Mine(..)) { "seat_0" } else { "seat_1" })]);
    let worlds = worlds(&setup(options), bids);
    let before = worlds[0].view();
    assert!(worlds.iter().all(|world| world.view() == before), "I know more than the bids tell");
    let inside = worlds.iter().map(|world| world.decided(world.owes(), Action::Pass)).collect();
    let chance = by_what_i_see(inside);
    assert_close(survival(&before), chance, &before, "before the dungeon");
    chance
}

fn without(tile: Tile) -> Action {
    Sacrifice { tile }
}

#[test]
fn the_warrior_names_a_type_for_cards_unseen() {
    let bids = [
        Theirs(without(Tile::PlateArmor)),
        Mine(Monster::Orc, without(Tile::KnightShield)),
        Theirs(Add),
        Mine(Monster::Demon, without(Tile::Torch)),
        Theirs(Add),
        Mine(Monster::Golem, Add),
    ];
    let chance = check([("first_adventurer", "warrior")], &bids);
    assert!(0.0 < chance && chance < 1.0, "{chance}");
}
