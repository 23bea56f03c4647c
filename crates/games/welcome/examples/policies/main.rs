//! Plays policies against each other, over sets and seat counts, with 95 % intervals.
//!
//! `cargo run --release --package welcome --example policies -- [ONE OTHER [GAMES [SETS [SEATS]]]]`
//!
//! One player of the first kind plays against players of the second kind, in every seat in turn: an even result is one
//! game in `SEATS`. The times are those of the first kind's decisions.

mod rollouts;

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::{Bot, FastDice, Heuristic, Policy, Random, Tournament};
use game::{Game, Setup};
use welcome::{Action, View, Welcome};

use crate::rollouts::{Belief, Effort, Rollouts};

const KINDS: [(&str, Kind); 7] = [
    ("random", Kind::Random),
    ("threshold", Kind::Policy(welcome::threshold)),
    ("policy", Kind::Policy(welcome::policy)),
    ("quick", Kind::Policy(quick)),
    ("flat", Kind::Rollouts(Effort { samples: 300, belief: Belief::Weighted })),
    ("flat-uniform", Kind::Rollouts(Effort { samples: 300, belief: Belief::Uniform })),
    ("flat-long", Kind::Rollouts(Effort { samples: 3_000, belief: Belief::Weighted })),
];

/// The rollout policy as a player. It uses only what its seat knows of the sampled state.
fn quick(view: &View, legal: &[Action], dice: &mut FastDice) -> Option<Action> {
    let game = Welcome::determinize(view, dice)?;
    welcome::rollout_policy(&game, view.observer.seat()?, legal, dice)
}

#[derive(Clone, Copy)]
enum Kind {
    Random,
    Policy(Policy<Welcome>),
    Rollouts(Effort),
}

impl Kind {
    fn named(name: &str) -> Result<Kind, String> {
        let names = KINDS.map(|(name, _)| name).join(", ");
        let found = KINDS.into_iter().find(|(known, _)| *known == name).map(|(_, kind)| kind);
        found.ok_or_else(|| format!("there is no player `{name}`: the players are {names}"))
    }

    fn seeded(self, seed: u64) -> Box<dyn Bot<Welcome>> {
        match self {
            Kind::Random => Box::new(Random::seeded(seed)),
            Kind::Policy(policy) => Box::new(Heuristic::<Welcome>::new(policy, seed)),
            Kind::Rollouts(effort) => Box::new(Rollouts::new(effort, seed)),
        }
    }
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |place: usize, default: &'static str| args.get(place).map_or(default, String::as_str);
    let (one, other) = (arg(0, "policy"), arg(1, "threshold"));
    let games: u64 = arg(2, "1000").parse().map_err(|_| "GAMES must be a number".to_owned())?;
    println!("set, seats, {one} won against {other}, 95 % interval, even, decisions: mean, p99, longest");
    for set in arg(3, "welcome,back,combined").split(',') {
        for seats in arg(4, "2,3,4").split(',') {
            let seats = seats.parse().map_err(|_| format!("SEATS cannot be `{seats}`: 2,3,4 is right"))?;
            contest(set, seats, games, [Kind::named(one)?, Kind::named(other)?])?;
        }
    }
    Ok(())
}

fn contest(set: &str, seats: u8, games: u64, [one, other]: [Kind; 2]) -> Result<(), String> {
    let setup = Setup::new(Welcome::manifest(), seats, [("set", set)]).map_err(|error| error.to_string())?;
    let watch = Watch::default();
    let timed = |seed| Box::new(Timed { bot: one.seeded(seed), watch: watch.clone() }) as _;
    let contest = Tournament::new(setup).one_against_all(games, timed, |seed| other.seeded(seed));
    let contest = contest.map_err(|error| error.to_string())?;
    let (low, high) = contest.interval();
    let [won, low, high, even] =
        [contest.rate(), low, high, 1.0 / f64::from(seats)].map(|share| 100.0 * share);
    println!("{set}, {seats}, {won:.1} %, {low:.1} to {high:.1} %, {even:.1} %, {}", watch.report());
    Ok(())
}

/// The times of decisions.
#[derive(Clone, Default)]
struct Watch(Arc<Mutex<Vec<Duration>>>);

impl Watch {
    fn note(&self, time: Duration) {
        if let Ok(mut times) = self.0.lock() {
            times.push(time);
        }
    }

    fn report(&self) -> String {
        let mut times = self.0.lock().map(|times| times.clone()).unwrap_or_default();
        times.sort();
        let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        format!("{mean:.1?}, {:.1?}, {:.1?}", at(0.99), times.last().copied().unwrap_or_default())
    }
}

/// A bot whose decisions are timed.
struct Timed {
    bot: Box<dyn Bot<Welcome>>,
    watch: Watch,
}

impl Bot<Welcome> for Timed {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let start = Instant::now();
        let choice = self.bot.choose(view, legal);
        self.watch.note(start.elapsed());
        choice
    }
}
