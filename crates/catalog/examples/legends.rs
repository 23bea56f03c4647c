//! Plays the legend of a game against a table of the legends of before (commit baa0aed). Each deal is played from every seat.
//!
//! `cargo run --release --package catalog --example legends -- GAME OPTION=VALUE SEATS DEALS [FIRST DEAL]`

use std::error::Error;

use bots::{Bot, Budget, Knowledge, Search, Tournament, WithFallback, wilson};
use catalog::HasKnowledge;
use game::Setup;
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

const USAGE: &str = "usage: legends welcome|raiders|masmorra OPTION=VALUE SEATS DEALS [FIRST DEAL]";

/// A game with the legend of before.
trait Before: HasKnowledge {
    const BEFORE: Knowledge<Self> = Self::KNOWLEDGE;
    const ITERATIONS: u32 = 2_000;
}

impl Before for Welcome {}

impl Before for Raiders {}

impl Before for Masmorra {
    const BEFORE: Knowledge<Masmorra> =
        Knowledge { evaluate: masmorra::cautious_evaluate, ..Self::KNOWLEDGE };
    const ITERATIONS: u32 = 160;
}

/// What to play.
struct Contest<'a> {
    variant: (&'a str, &'a str),
    seats: u8,
    deals: u64,
    first: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, variant, seats, deals, rest @ ..] = arguments.as_slice() else { return Err(USAGE.into()) };
    let contest = Contest {
        variant: variant.split_once('=').ok_or(USAGE)?,
        seats: seats.parse()?,
        deals: deals.parse()?,
        first: rest.first().map_or(Ok(0), |first| first.parse())?,
    };
    match game.as_str() {
        "welcome" => play::<Welcome>(&contest),
        "raiders" => play::<Raiders>(&contest),
        "masmorra" => play::<Masmorra>(&contest),
        _ => Err(USAGE.into()),
    }
}

fn play<G: Before>(contest: &Contest<'_>) -> Result<(), Box<dyn Error>> {
    let setup = Setup::for_simulation(G::manifest(), contest.seats, [contest.variant])?;
    let (mut tournament, mut games, mut won) = (Tournament::<G>::new(setup), 0_u64, 0.0);
    for deal in contest.first..contest.first + contest.deals {
        for hero in 0..contest.seats {
            let winners = tournament.play(&mut seated::<G>(contest.seats, hero, deal)?, deal)?;
            games += 1;
            if winners.iter().any(|seat| seat.index() == usize::from(hero)) {
                won += 1.0 / winners.len() as f64;
            }
        }
    }
    let (rate, (low, high)) = (won / games.max(1) as f64, wilson(won, games));
    let even = 1.0 / f64::from(contest.seats);
    let [rate, low, high, even] = [rate, low, high, even].map(|share| format!("{:.1} %", 100.0 * share));
    let (option, value) = contest.variant;
    println!(
        "{} {option}={value}, {} seats: won {rate} ({low} to {high}) of {games} games, even {even}",
        G::manifest().key,
        contest.seats
    );
    Ok(())
}

type Legend<G> = Box<dyn Bot<G>>;

/// The new legend in one seat, and those of before in the others.
fn seated<G: Before>(seats: u8, hero: u8, deal: u64) -> Result<Vec<Legend<G>>, Box<dyn Error>> {
    let bot = |seat: u8| {
        let (knowledge, iterations) = if seat == hero {
            (G::LEGEND_KNOWLEDGE, G::LEGEND.iterations.get())
        } else {
            (G::BEFORE, G::ITERATIONS)
        };
        legend(knowledge, iterations, deal * 64 + u64::from(hero) * 8 + u64::from(seat))
    };
    (0..seats).map(bot).collect()
}

fn legend<G: Before>(
    knowledge: Knowledge<G>,
    iterations: u32,
    seed: u64,
) -> Result<Legend<G>, Box<dyn Error>> {
    let search = Search::new(knowledge, Budget::iterations(iterations)?, seed);
    Ok(match G::solved(seed) {
        Some(table) => Box::new(WithFallback::new(table, search)),
        None => Box::new(search),
    })
}
