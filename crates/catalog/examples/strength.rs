//! How often each game's heuristic bot beats a table of random ones, with 95 % intervals.
//!
//! `cargo run --release --package catalog --example strength [-- GAME]`

use bots::{Heuristic, Policy, Random, Tournament};
use game::{Game, Setup, SetupError};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// Games for each line: the interval is then a few points wide at most.
const GAMES: u64 = 1_000;

fn main() -> Result<(), SetupError> {
    println!("game, variant, seats, won, 95 % interval");
    against_randoms::<Welcome>(welcome::policy)?;
    against_randoms::<Raiders>(raiders::policy)?;
    against_randoms::<Masmorra>(masmorra::policy)
}

/// One heuristic bot against random ones, for each value of the game's first option and each number of seats.
fn against_randoms<G: Game>(policy: Policy<G>) -> Result<(), SetupError> {
    let manifest = G::manifest();
    if std::env::args().nth(1).is_some_and(|game| game != manifest.key) {
        return Ok(());
    }
    for option in manifest.options.iter().take(1) {
        for (value, seats) in
            option.values.iter().flat_map(|value| manifest.seats.clone().map(move |n| (value, n)))
        {
            let setup = Setup::for_simulation(manifest, seats, [(option.key, *value)])?;
            let heuristic = |seed| Box::new(Heuristic::<G>::new(policy, seed)) as _;
            let random = |seed| Box::new(Random::seeded(seed)) as _;
            let contest = Tournament::<G>::new(setup).one_against_all(GAMES, heuristic, random)?;
            let (low, high) = contest.interval();
            let percent = [contest.rate(), low, high].map(|share| 100.0 * share);
            println!(
                "{}, {value}, {seats}, {:.1} %, {:.1} to {:.1} %",
                manifest.key, percent[0], percent[1], percent[2]
            );
        }
    }
    Ok(())
}
