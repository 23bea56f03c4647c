//! Measures reviews: what luck-adjustment saves, how often `legend` against itself is blamed, and how many planted
//! blunders are found. `cargo run --package catalog --example review -- luck|marks|planted GAME SEATS MATCHES [BOT [SEED]]`

use std::error::Error;
use std::time::{Duration, Instant};

use catalog::{Entry, Mark, Review, ReviewSettings, ReviewedDecision};
use game::{Seat, Turn};
use serde_json::Value;
use table::{AnyTable, Chance, Config};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// What is measured.
struct Trial {
    entry: &'static Entry,
    seats: u8,
    matches: u64,
    bot: String,
    /// The first seed. The networks of luck were fitted to other matches than those of any seed here.
    first: u64,
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [what, game, seats, matches, ..] = arguments.as_slice() else {
        return Err("use luck|marks|planted GAME SEATS MATCHES [BOT [SEED]]".into());
    };
    let trial = Trial {
        entry: catalog::find(game)?,
        seats: seats.parse()?,
        matches: matches.parse()?,
        bot: arguments.get(4).map_or("legend", String::as_str).to_owned(),
        first: arguments.get(5).map_or(Ok(0), |first| first.parse())?,
    };
    match what.as_str() {
        "luck" => trial.luck(),
        "marks" => trial.marks(),
        "planted" => trial.planted(),
        other => Err(format!("`{other}` cannot be measured: use luck, marks or planted").into()),
    }
}

impl Trial {
    /// The variance of results with and without luck.
    fn luck(&self) -> Outcome<()> {
        let (mut plain, mut adjusted, mut luck) = (Vec::new(), Vec::new(), Vec::new());
        let mut time = Duration::ZERO;
        for seed in self.first..self.first + self.matches {
            let record = self.play_on(self.open(seed)?, seed)?.save()?;
            let begun = Instant::now();
            let seats = (self.entry.luck)(&record)?;
            time += begun.elapsed();
            for seat in seats {
                plain.push(seat.result);
                adjusted.push(seat.result - seat.luck);
                luck.push(seat.luck);
            }
        }
        let [plain, adjusted, luck] = [plain, adjusted, luck].map(|values| moments(&values));
        // Var(result - luck) = Var(result) + Var(luck) - 2 Cov.
        let covariance = (plain.1 + luck.1 - adjusted.1) / 2.0;
        println!(
            "{} {} {} {}: variance ratio {:.3}, correlation {:.3}, best factor {:.2} with ratio {:.3}, {:.3} s per match",
            self.entry.key(),
            self.seats,
            self.bot,
            self.matches,
            adjusted.1 / plain.1,
            covariance / (plain.1 * luck.1).sqrt(),
            covariance / luck.1,
            1.0 - covariance * covariance / (plain.1 * luck.1),
            time.as_secs_f64() / self.matches as f64
        );
        Ok(())
    }

    /// The marks that bots get against themselves.
    fn marks(&self) -> Outcome<()> {
        let (mut counts, mut time) = ([0_usize; 3], Duration::ZERO);
        for seed in 0..self.matches {
            let table = self.play_on(self.open(seed)?, seed)?;
            let begun = Instant::now();
            let review = self.review(&table.save()?, 1)?;
            time += begun.elapsed();
            for seat in &review.summaries {
                let marks = [seat.inaccuracies, seat.mistakes, seat.blunders];
                counts.iter_mut().zip(marks).for_each(|(sum, count)| *sum += count);
            }
            review.decisions.iter().filter(|decision| decision.mark == Some(Mark::Blunder)).for_each(show);
        }
        let [inaccuracies, mistakes, blunders] = counts.map(|count| count as f64 / self.matches as f64);
        let seconds = time.as_secs_f64() / self.matches as f64;
        println!(
            "per match: {inaccuracies:.2} inaccuracies, {mistakes:.2} mistakes, {blunders:.2} blunders, {seconds:.2} s"
        );
        Ok(())
    }

    /// Planted blunders that ten times the budget confirms, and those of them that the default budget finds.
    fn planted(&self) -> Outcome<()> {
        let (mut confirmed, mut found, mut marked) = (0, 0, 0);
        for seed in 0..self.matches {
            let Some((table, step)) = self.with_blunder(seed)? else { continue };
            let record = table.save()?;
            if mark_at(&self.review(&record, 10)?, step) != Some(Mark::Blunder) {
                continue;
            }
            let mark = mark_at(&self.review(&record, 1)?, step);
            confirmed += 1;
            found += usize::from(mark == Some(Mark::Blunder));
            marked += usize::from(mark.is_some());
            println!(
                "of {confirmed} confirmed blunders, {found} are found as blunders and {marked} have a mark"
            );
        }
        Ok(())
    }

    /// A match in which one decision was replaced by its worst action, and the step of that decision.
    fn with_blunder(&self, seed: u64) -> Outcome<Option<(Box<dyn AnyTable>, usize)>> {
        let record = self.play_on(self.open(seed)?, seed)?.save()?;
        // Chosen by the large budget: the default one must not pick the positions on which it is tested.
        let review = self.review(&record, 10)?;
        let mut risky: Vec<(&ReviewedDecision, &Value)> = Vec::new();
        for decision in &review.decisions {
            let worst = decision.options.iter().min_by(|one, other| one.chance.total_cmp(&other.chance));
            let best = decision.options.get(decision.best);
            if let (Some(worst), Some(best)) = (worst, best)
                && best.chance - worst.chance > 0.25
            {
                risky.push((decision, &worst.action));
            }
        }
        let place = (seed.wrapping_mul(7_919) % risky.len().max(1) as u64) as usize;
        let Some((decision, worst)) = risky.get(place) else { return Ok(None) };
        let steps: Value = serde_json::from_str(&record)?;
        let mut table = self.open(seed)?;
        for step in steps["steps"].as_array().into_iter().flatten().take(decision.step - 1) {
            let seat = step["seat"].as_u64().and_then(|seat| Seat::new(u8::try_from(seat).ok()?));
            if let Some(seat) = seat {
                table.act(seat, step["action"].clone())?;
            }
        }
        table.act(decision.seat, (*worst).clone())?;
        Ok(Some((self.play_on(table, seed)?, decision.step)))
    }

    fn open(&self, seed: u64) -> Outcome<Box<dyn AnyTable>> {
        Ok((self.entry.open)(Config::of(self.seats), Chance::of_seed(seed))?)
    }

    fn play_on(&self, mut table: Box<dyn AnyTable>, seed: u64) -> Outcome<Box<dyn AnyTable>> {
        let bot = self.entry.bot(&self.bot)?;
        let mut bots: Vec<_> =
            (0..u64::from(self.seats)).map(|seat| (bot.make)(8 * seed + seat, None)).collect();
        while let Turn::Decide { owe, .. } = table.turn() {
            let Some(seat) = owe.first() else { break };
            let choice = bots.get_mut(seat.index()).and_then(|bot| bot.choose(&table.bot_input(seat)));
            table.act_nth(seat, choice.ok_or("a bot did not decide")?)?;
        }
        Ok(table)
    }

    /// With this many times the default budget.
    fn review(&self, record: &str, times: u32) -> Outcome<Review> {
        let rollouts = self.entry.review_rollouts.saturating_mul(times);
        let settings = ReviewSettings { seed: 1 + u64::from(times), rollouts: Some(rollouts) };
        Ok((self.entry.review)(record, &settings, &mut |_| true)?)
    }
}

fn mark_at(review: &Review, step: usize) -> Option<Mark> {
    review.decisions.iter().find(|decision| decision.step == step)?.mark
}

fn show(decision: &ReviewedDecision) {
    let option =
        |index: usize| decision.options.get(index).map(|option| (option.action.to_string(), option.chance));
    println!(
        "step {}: {:?} instead of {:?}, error {:.3}, {:?}",
        decision.step,
        option(decision.chosen),
        option(decision.best),
        decision.loss_error,
        decision.basis
    );
}

/// Mean and variance.
fn moments(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    (mean, values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count)
}
