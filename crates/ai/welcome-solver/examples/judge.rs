//! Computes the gain of a best response to a strategy file, at the last and at the first score.
//!
//! `cargo run --release --package welcome-solver --example judge -- crates/ai/welcome-solver/data/warrior.strategy [THREADS] [LEAST]`
//!
//! With a least probability above 0, rarer public histories count as won by the response: the gains are upper bounds.

use std::error::Error;
use std::time::Instant;
use std::{env, fs, thread};

use welcome_solver::{Exploitability, Precision, Rules, Score, StrategyBuilder, StrategyFile, Workers};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let path = args.next().ok_or("say which strategy file")?;
    let all = || thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = args.next().map_or_else(|| Ok(all()), |threads| threads.parse())?;
    let least: f32 = args.next().map_or(Ok(0.0), |least| least.parse())?;
    let precision = if least > 0.0 { Precision::Above(least) } else { Precision::Exact };
    let file = StrategyFile::for_present_rules(&fs::read(path)?)?;
    let rules = Rules::of(file.adventurer).ok_or("the rounds of this adventurer are not solved")?;
    let builder = StrategyBuilder::new(&rules, Workers { before: 0, threads, seed: 1 }, Some(file));
    for (name, score) in [("last", Score::LAST), ("first", Score::EVEN)] {
        let began = Instant::now();
        let tell = |done, of| eprint!("\r{done} of {of} ");
        let exploited = builder.exploited_as_written(score, precision, &tell);
        let Exploitability { starting, following } = exploited;
        let (mean, took) = (exploited.mean(), began.elapsed().as_secs_f64());
        println!(
            "\n{name} score: as the starter {starting:+.4}, as the other one {following:+.4}, by lot {mean:+.4}; {took:.0} s"
        );
    }
    Ok(())
}
