//! Measures reviews: what luck-adjustment saves, how often `legend` against itself is blamed, how many planted blunders are
//! found, and how often moves of a solved table would be blamed without the table. `records` writes matches to read. Several
//! bots, as in `novice,legend`, take turns by seat.
//! `cargo run --package catalog --example review -- luck|marks|planted|solved|records GAME SEATS MATCHES [BOTS [SEED]]`

use std::error::Error;
use std::time::{Duration, Instant};

use catalog::{Entry, HasKnowledge, Mark, Review, ReviewSettings, ReviewedDecision};
use game::{Game, Observer, Seat, Silent, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use serde_json::Value;
use table::{AnyTable, Chance, Config, Retrace, Step};
use welcome::Welcome;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// What is measured.
struct Trial {
    entry: &'static Entry,
    seats: u8,
    matches: u64,
    /// By seat, with commas between them.
    bots: String,
    /// The first seed. The networks of luck were fitted to other matches than those of any seed below 10,000.
    first: u64,
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [what, game, seats, matches, ..] = arguments.as_slice() else {
        return Err("use luck|marks|planted|solved|records GAME SEATS MATCHES [BOTS [SEED]]".into());
    };
    let trial = Trial {
        entry: catalog::find(game)?,
        seats: seats.parse()?,
        matches: matches.parse()?,
        bots: arguments.get(4).map_or("legend", String::as_str).to_owned(),
        first: arguments.get(5).map_or(Ok(0), |first| first.parse())?,
    };
    match what.as_str() {
        "luck" => trial.luck(),
        "marks" => trial.marks(),
        "planted" => match game.as_str() {
            "welcome" => trial.planted::<Welcome>(),
            "raiders" => trial.planted::<Raiders>(),
            _ => trial.planted::<Masmorra>(),
        },
        "solved" => trial.solved(),
        "records" => trial.records(),
        other => {
            Err(format!("`{other}` cannot be measured: use luck, marks, planted, solved or records").into())
        }
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
            self.bots,
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
        for seed in self.first..self.first + self.matches {
            let table = self.play_on(self.open(seed)?, seed)?;
            let begun = Instant::now();
            let review = self.review(&table.save()?)?;
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

    /// How marks agree with the solved table of Welcome if the review does not ask it.
    fn solved(&self) -> Outcome<()> {
        let method = review::Method { solved: |_, _| None, ..Welcome::REVIEW };
        // Of decisions that the table plays, and of others: all, and those with each mark.
        let mut counts = [[0_usize; 4]; 2];
        for seed in self.first..self.first + self.matches {
            let record = self.play_on(self.open(seed)?, seed)?.save()?;
            let review = review::review(&record, &method, &ReviewSettings::default(), &mut |_| true)?;
            let table = of_the_table(&record)?;
            for decision in &review.decisions {
                let Some((_, is_right)) = table.iter().find(|(step, _)| *step == decision.step) else {
                    continue;
                };
                let [all, marks @ ..] = &mut counts[usize::from(!is_right)];
                *all += 1;
                if let Some(mark) = decision.mark {
                    marks[mark as usize] += 1;
                    println!("the table {}", if *is_right { "does so" } else { "does not" });
                    show(decision);
                }
            }
        }
        for (who, [all, marks @ ..]) in ["plays", "does not play"].into_iter().zip(counts) {
            println!("of {all} actions that the table {who}, inaccuracies, mistakes, blunders: {marks:?}");
        }
        Ok(())
    }

    /// Planted blunders that ten times the effort confirms, and those of them that a review finds.
    fn planted<G: HasKnowledge>(&self) -> Outcome<()> {
        let (mut confirmed, mut found, mut marked) = (0, 0, 0);
        for seed in self.first..self.first + self.matches {
            let Some((record, step)) = self.with_blunder::<G>(seed)? else { continue };
            let mark = mark_at(&self.review(&record)?, step);
            confirmed += 1;
            found += usize::from(mark == Some(Mark::Blunder));
            marked += usize::from(mark.is_some());
            println!("seed {seed}, step {step}: {mark:?}");
        }
        println!("of {confirmed} confirmed blunders, {found} are found as blunders and {marked} have a mark");
        Ok(())
    }

    /// A match in which one decision was replaced by its worst action, and the step of that decision, if ten times the
    /// effort of a review calls it a blunder.
    fn with_blunder<G: HasKnowledge>(&self, seed: u64) -> Outcome<Option<(String, usize)>> {
        let record = self.play_on(self.open(seed)?, seed)?.save()?;
        let saved: Value = serde_json::from_str(&record)?;
        let steps: Vec<&Value> = saved["steps"].as_array().into_iter().flatten().collect();
        for attempt in 1..=24_u64 {
            let step = 1
                + (attempt.wrapping_mul(7_919).wrapping_add(seed * 104_729) % steps.len().max(1) as u64)
                    as usize;
            let Some(decision) = judged::<G>(&record, step, SCAN)? else { continue };
            let worst = decision.options.iter().min_by(|one, other| one.chance.total_cmp(&other.chance));
            let (Some(worst), Some(best)) = (worst, decision.options.get(decision.best)) else { continue };
            if best.chance - worst.chance < G::REVIEW.thresholds.blunder {
                continue;
            }
            let mut table = self.open(seed)?;
            for step in steps.iter().take(step - 1) {
                let seat = step["seat"].as_u64().and_then(|seat| Seat::new(u8::try_from(seat).ok()?));
                if let Some(seat) = seat {
                    table.act(seat, step["action"].clone())?;
                }
            }
            table.act(decision.seat, worst.action.clone())?;
            let record = self.play_on(table, seed)?.save()?;
            let verdict = judged::<G>(&record, step, TEN_TIMES)?;
            if verdict.is_some_and(|verdict| verdict.mark == Some(Mark::Blunder)) {
                return Ok(Some((record, step)));
            }
        }
        Ok(None)
    }

    /// Writes the record of each match to a file in the temporary folder.
    fn records(&self) -> Outcome<()> {
        for seed in self.first..self.first + self.matches {
            let record = self.play_on(self.open(seed)?, seed)?.save()?;
            let steps: Value = serde_json::from_str(&record)?;
            let file = std::env::temp_dir().join(format!("{}-{}-{seed}.json", self.entry.key(), self.seats));
            std::fs::write(&file, record)?;
            println!("{}: {} steps", file.display(), steps["steps"].as_array().map_or(0, Vec::len));
        }
        Ok(())
    }

    fn open(&self, seed: u64) -> Outcome<Box<dyn AnyTable>> {
        Ok((self.entry.open)(Config::of(self.seats), Chance::of_seed(seed))?)
    }

    fn play_on(&self, mut table: Box<dyn AnyTable>, seed: u64) -> Outcome<Box<dyn AnyTable>> {
        let names = self.bots.split(',').cycle().take(self.seats.into());
        let mut bots = Vec::new();
        for (seat, name) in (0..).zip(names) {
            bots.push((self.entry.bot(name)?.make)(8 * seed + seat, None));
        }
        while let Turn::Decide { owe, .. } = table.turn() {
            let Some(seat) = owe.first() else { break };
            let choice = bots.get_mut(seat.index()).and_then(|bot| bot.choose(&table.bot_input(seat)));
            table.act_nth(seat, choice.ok_or("a bot did not decide")?)?;
        }
        Ok(table)
    }

    fn review(&self, record: &str) -> Outcome<Review> {
        Ok((self.entry.review)(record, &ReviewSettings::default(), &mut |_| true)?)
    }
}

/// The steps of the bids that the solved table knows, and whether it would bid so.
fn of_the_table(record: &str) -> Outcome<Vec<(usize, bool)>> {
    let retrace = Retrace::<Welcome>::read(record)?;
    let (mut game, mut found) = (retrace.start, Vec::new());
    for traced in &retrace.steps {
        match traced.step {
            Step::Decision { seat, action } => {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let view = game.view(Observer::Seat(seat));
                if let Some(played) = (Welcome::REVIEW.solved)(&view, &legal).filter(|_| legal.len() > 1) {
                    found.push((traced.number, played.contains(&action)));
                }
                let _ = game.decide(seat, action, &mut Silent);
            }
            Step::Chance { outcome } => {
                let _ = game.resolve(outcome, &mut Silent);
            }
            Step::Undo { .. } => {}
        }
    }
    Ok(found)
}

/// Rollouts for the first look at a decision, and for its confirmation. A review has about 2,000 for a doubtful decision.
const SCAN: u32 = 600;
const TEN_TIMES: u32 = 20_000;

fn judged<G: HasKnowledge>(record: &str, step: usize, rollouts: u32) -> Outcome<Option<ReviewedDecision>> {
    let settings = ReviewSettings { seed: 2, rollouts: Some(rollouts) };
    Ok(review::decision_at(record, step, &G::REVIEW, &settings)?)
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
