//! Measures how many games per second a search simulates on one core, for each game.
//!
//! `cargo run --release --package catalog --example search [-- SECONDS]`

use std::error::Error;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, FastDice, Heuristic, Search};
use catalog::HasKnowledge;
use game::{Observer, Outcomes, Setup, Silent, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

/// Iterations per decision.
const ITERATIONS: u32 = 1_000;

fn main() -> Result<(), Box<dyn Error>> {
    let seconds = std::env::args().nth(1).map_or(Ok(5), |seconds| seconds.parse())?;
    println!("game, variant, seats, iterations/s, decisions, p50 and p99 of a decision in ms");
    for seats in [2, 4] {
        measure::<Welcome>(seats, ("set", "welcome"), seconds)?;
    }
    for mode in ["standard", "tactical"] {
        measure::<Raiders>(4, ("mode", mode), seconds)?;
    }
    for mode in ["standard", "epic"] {
        measure::<Masmorra>(3, ("mode", mode), seconds)?;
    }
    println!("anchors, per CPU second: TAG MCTS 4.7 k (Love Letter), 6.4 k (Sushi Go), 15 k (Diamant);");
    println!(
        "OpenSpiel ISMCTS 304 k (leduc), 29 k (hearts), 1 k (gin rummy); plain ISMCTS of a Warrior round 2.0-2.5 M"
    );
    Ok(())
}

/// Runs a search on every decision of games that heuristic bots play.
fn measure<G: HasKnowledge>(seats: u8, option: (&str, &str), seconds: u64) -> Result<(), Box<dyn Error>> {
    let setup = Setup::for_simulation(G::manifest(), seats, [option])?;
    let mut search = Search::<G>::new(G::KNOWLEDGE, Budget::iterations(ITERATIONS)?, 1);
    let mut player = Heuristic::<G>::new(G::KNOWLEDGE.policy, 2);
    let (mut dice, mut outcomes, mut legal) = (FastDice::seeded(3), Outcomes::new(), Vec::new());
    let (mut iterations, mut times) = (0_u64, Vec::new());
    let end = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < end {
        let mut game = G::new(&setup, &mut Silent)?;
        while game.turn() != Turn::Over && Instant::now() < end {
            let Turn::Decide { owe, .. } = game.turn() else {
                let outcome = game.draw(&mut outcomes, &mut dice).ok_or("chance has nothing to draw")?;
                game.resolve(outcome, &mut Silent).map_err(|_| "an outcome is refused")?;
                continue;
            };
            let seat = owe.first().ok_or("nobody owes a decision")?;
            game.legal(seat, &mut legal);
            let view = game.view(Observer::Seat(seat));
            let start = Instant::now();
            search.choose(&view, &legal);
            if search.report().iterations > 0 {
                iterations += u64::from(search.report().iterations);
                times.push(start.elapsed());
            }
            let action = player.choose(&view, &legal).ok_or("the bot does not decide")?;
            game.decide(seat, action, &mut Silent).map_err(|_| "a decision is refused")?;
        }
    }
    times.sort();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).map_or(0.0, Duration::as_secs_f64);
    let total: Duration = times.iter().sum();
    println!(
        "{}, {}, {seats}, {:.0}, {}, {:.1}, {:.1}",
        G::manifest().key,
        option.1,
        iterations as f64 / total.as_secs_f64(),
        times.len(),
        1e3 * at(0.5),
        1e3 * at(0.99),
    );
    Ok(())
}
