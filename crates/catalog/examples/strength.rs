//! How often one bot of each level beats a table of the level below, every seat in turn, with 95 % intervals.
//!
//! `cargo run --release --package catalog --example strength [-- GAME [GAMES [ONE OTHERS [VARIANT [SEATS]]]]]`
//!
//! Bots think as many iterations as is usual for their level; `veteran:2000` gives one a budget of its own.

use std::error::Error;
use std::time::Instant;

use bots::{Bot, Budget, Heuristic, Novice, Random, Search, Tournament};
use catalog::Learned;
use game::Setup;
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// Games for each line unless it is said otherwise.
const GAMES: u64 = 300;
/// Each level with the one below.
const STEPS: [(&str, &str); 4] =
    [("novice", "random"), ("adventurer", "novice"), ("veteran", "adventurer"), ("legend", "veteran")];

type Made<G> = Box<dyn Bot<G>>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("game, variant, seats, one, others, games, won, 95 % interval, even, seconds");
    measure::<Welcome>()?;
    measure::<Raiders>()?;
    measure::<Masmorra>()
}

fn argument(place: usize) -> Option<String> {
    std::env::args().nth(place)
}

fn measure<G: Learned>() -> Result<(), Box<dyn Error>> {
    let manifest = G::manifest();
    if argument(1).is_some_and(|game| game != manifest.key) {
        return Ok(());
    }
    let games = argument(2).map_or(Ok(GAMES), |games| games.parse())?;
    let own = argument(3).zip(argument(4));
    let steps = own.as_ref().map_or(STEPS.to_vec(), |(one, others)| vec![(one.as_str(), others.as_str())]);
    for option in manifest.options.iter().take(1) {
        let values = option.values.iter().filter(|value| argument(5).is_none_or(|only| only == **value));
        for (value, seats) in values.flat_map(|value| manifest.seats.clone().map(move |n| (value, n))) {
            if argument(6).is_some_and(|only| only != seats.to_string()) {
                continue;
            }
            for (one, others) in &steps {
                line::<G>(
                    Setup::for_simulation(manifest, seats, [(option.key, *value)])?,
                    games,
                    one,
                    others,
                )?;
            }
        }
    }
    Ok(())
}

fn line<G: Learned>(setup: Setup, games: u64, one: &str, others: &str) -> Result<(), Box<dyn Error>> {
    let (seats, start) = (setup.seats(), Instant::now());
    let variant = G::manifest().options.first().map_or("", |option| setup.option(option.key));
    let maker = |level: &str| maker::<G>(level).ok_or(format!("there is no bot `{level}`"));
    let contest = Tournament::<G>::new(setup).one_against_all(games, maker(one)?, maker(others)?)?;
    let (low, high) = contest.interval();
    println!(
        "{}, {variant}, {seats}, {one}, {others}, {games}, {:.1} %, {:.1} to {:.1} %, {:.1} %, {:.0}",
        G::manifest().key,
        100.0 * contest.rate(),
        100.0 * low,
        100.0 * high,
        100.0 / f64::from(seats),
        start.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// Makes bots of a level, with a budget of its own after a colon; nothing if there is no such level.
fn maker<G: Learned>(level: &str) -> Option<Box<dyn Fn(u64) -> Made<G>>> {
    let (name, own) = level.split_once(':').map_or((level, None), |(name, own)| (name, Some(own)));
    let own = own.map(|own| own.parse().ok().and_then(|count| Budget::iterations(count).ok()));
    let searching = move |usual: Budget| {
        let budget = own.map_or(Some(usual), |own| own)?;
        Some(Box::new(move |seed| Box::new(Search::<G>::new(G::LORE, budget, seed)) as Made<G>) as _)
    };
    match name {
        "random" => Some(Box::new(|seed| Box::new(Random::seeded(seed)) as Made<G>)),
        "novice" => Some(Box::new(|seed| Box::new(Novice::<G>::new(G::LORE, seed)) as Made<G>)),
        "adventurer" => Some(Box::new(|seed| Box::new(Heuristic::<G>::new(G::LORE.policy, seed)) as Made<G>)),
        "veteran" => searching(G::VETERAN.in_iterations()),
        "legend" => searching(G::LEGEND.in_iterations()),
        _ => None,
    }
}
