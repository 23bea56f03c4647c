//! What a contest shows, in the form in which it is written as JSON. `docs/engine.md` describes it.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use crate::ending::Ending;
use crate::interval::Interval;
use crate::ledger::Ledger;
use crate::lineup::Tables;
use crate::plan::Plan;
use crate::rating::{Rating, ratings};
use crate::tally::{FaultCount, KindTally, Score, Tally};
use crate::thinking::{Clock, Thinking};

/// The name of this form.
const FORMAT: &str = "antorcha-arena/1";

/// All that a contest shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The name of this form.
    pub format: &'static str,
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many sit at a table.
    pub seats: u8,
    /// Options that were set.
    pub options: BTreeMap<String, String>,
    /// How tables are filled.
    pub tables: Tables,
    /// The seed.
    pub seed: u64,
    /// Games that were to be played.
    pub planned: u64,
    /// Games that were.
    pub games: u64,
    /// Deals among them.
    pub deals: u64,
    /// Games with several winners, who share the victory.
    pub shared: u64,
    /// Games that nobody won: they count for nobody in a share of victories, and as a draw of all in ratings.
    pub won_by_nobody: u64,
    /// Games without an end in sight, which count as won by nobody.
    pub cut_off: u64,
    /// Each kind, in the order in which they were named.
    pub kinds: Vec<KindReport>,
    /// How far the first kind is ahead of the second in points, where there are just two.
    pub ahead: Option<Estimate>,
    /// One of a kind against a table of another, where such tables were played.
    pub lone: Vec<LoneReport>,
}

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// What one kind did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct KindReport {
    /// Its name.
    pub name: String,
    /// Games, counted once for each seat that it had.
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// The share of victories, with Wilson's interval.
    pub rate: Estimate,
    /// The same by deals instead of games, if there are enough of them.
    pub paired: Option<Interval>,
    /// Its rating in points; the mean of all kinds is 0.
    pub rating: Estimate,
    /// The same by seat.
    pub by_seat: Vec<SeatReport>,
    /// Games that it lost by a fault of its own.
    pub faults: Faults,
    /// How long it thought.
    pub thinking: ThinkingReport,
}

/// What one kind did in one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat, counted from 0.
    pub seat: usize,
    /// Games.
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// The share of victories.
    pub rate: Estimate,
}

/// What one did against a table of others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LoneReport {
    /// The name of the one.
    pub one: String,
    /// The name of all others.
    pub against: String,
    /// Games.
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// The share of victories.
    pub rate: Estimate,
    /// The same by deals instead of games, if there are enough of them.
    pub paired: Option<Interval>,
    /// The share that an equal would have.
    pub even: f64,
}

/// Games lost by a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Faults {
    /// Its program ended.
    pub crashed: u64,
    /// It took too long.
    pub timed_out: u64,
    /// It gave no lawful answer.
    pub illegal: u64,
}

/// How long a kind thought.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ThinkingReport {
    /// By which clock.
    pub clock: Clock,
    /// Decisions made.
    pub decisions: u64,
    /// The mean in milliseconds.
    pub mean_ms: f64,
    /// Half of the decisions took no longer.
    pub p50_ms: f64,
    /// 99 of 100 decisions took no longer.
    pub p99_ms: f64,
    /// Decisions in a second of its own thinking.
    pub per_second: f64,
}

impl Report {
    /// What the ledger of a plan shows.
    #[must_use]
    pub fn of(plan: &Plan, ledger: &Ledger) -> Report {
        let tally = Tally::of(plan, ledger);
        let (each, ahead) = ratings(&tally.field);
        let parts = plan.kinds().iter().zip(&tally.kinds).zip(each).zip(ledger.thinking());
        let kinds = parts.map(|(((kind, tally), rating), thinking)| {
            kind_report(kind.name(), tally, rating, thinking_report(kind.clock(), thinking))
        });
        let manifest = (plan.game.manifest)();
        Report {
            format: FORMAT,
            game: manifest.key,
            rules_version: manifest.rules_version,
            seats: plan.seats(),
            options: plan.options().clone(),
            tables: plan.tables,
            seed: plan.seed,
            planned: plan.games(),
            games: ledger.len(),
            deals: tally.deals,
            shared: tally.shared,
            won_by_nobody: tally.won_by_nobody,
            cut_off: tally.cut_off,
            kinds: kinds.collect(),
            ahead: ahead.map(Estimate::from),
            lone: lone_reports(plan, &tally),
        }
    }

    /// The faults of all kinds together.
    #[must_use]
    pub fn has_faults(&self) -> bool {
        self.kinds.iter().any(|kind| kind.faults != Faults::from(FaultCount::default()))
    }
}

/// A line for each game, with a line of names before them: who sat where, who won, how it ended.
#[must_use]
pub fn csv(plan: &Plan, ledger: &Ledger) -> String {
    let seats: Vec<String> = (1..=plan.seats()).map(|seat| format!("seat_{seat}")).collect();
    let mut text = format!("game,deal,{},winners,ended\n", seats.join(","));
    for (game, ending) in ledger.endings() {
        let place = plan.place(game);
        let kinds = place.kinds.iter().filter_map(|&kind| plan.kinds().get(kind));
        let kinds: Vec<String> = kinds.map(|kind| quoted(kind.name())).collect();
        let winners = ending.winners(plan.seats()).iter().map(|seat| (seat.index() + 1).to_string());
        let winners = winners.collect::<Vec<_>>().join(" ");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{game},{},{},{winners},{}", place.deal, kinds.join(","), how(ending));
    }
    text
}

/// A field of a CSV file, with quotes where it needs them.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn how(ending: Ending) -> String {
    match ending {
        Ending::Played { .. } => "played".to_owned(),
        Ending::CutOff => "cut_off".to_owned(),
        Ending::Forfeited { seat, fault } => format!("seat_{}_{}", seat.index() + 1, fault.name()),
    }
}

fn kind_report(name: &str, tally: &KindTally, rating: Rating, thinking: ThinkingReport) -> KindReport {
    let by_seat = tally.by_seat.iter().enumerate();
    let seat_report = |(seat, score): (usize, &Score)| SeatReport {
        seat,
        games: score.games,
        wins: score.wins,
        rate: rate(*score),
    };
    KindReport {
        name: name.to_owned(),
        games: tally.scores.all.games,
        wins: tally.scores.all.wins,
        rate: rate(tally.scores.all),
        paired: tally.scores.paired(),
        rating: Estimate::from(rating),
        by_seat: by_seat.map(seat_report).collect(),
        faults: Faults::from(tally.faults),
        thinking,
    }
}

fn lone_reports(plan: &Plan, tally: &Tally) -> Vec<LoneReport> {
    let name = |kind: usize| plan.kinds().get(kind).map(|kind| kind.name().to_owned()).unwrap_or_default();
    let reports = tally.lone.iter().map(|(&(one, against), scores)| LoneReport {
        one: name(one),
        against: name(against),
        games: scores.all.games,
        wins: scores.all.wins,
        rate: rate(scores.all),
        paired: scores.paired(),
        even: 1.0 / f64::from(plan.seats().max(1)),
    });
    reports.collect()
}

fn rate(score: Score) -> Estimate {
    let Interval { low, high } = score.interval();
    Estimate { value: score.rate(), low, high }
}

fn thinking_report(clock: Clock, thinking: &Thinking) -> ThinkingReport {
    let mean_ms = thinking.mean_ms();
    ThinkingReport {
        clock,
        decisions: thinking.decisions,
        mean_ms,
        p50_ms: thinking.quantile_ms(0.5),
        p99_ms: thinking.quantile_ms(0.99),
        per_second: if mean_ms > 0.0 { 1e3 / mean_ms } else { 0.0 },
    }
}

impl From<Rating> for Estimate {
    fn from(Rating { points, interval: Interval { low, high } }: Rating) -> Estimate {
        Estimate { value: points, low, high }
    }
}

impl From<FaultCount> for Faults {
    fn from(FaultCount { crashed, timed_out, illegal }: FaultCount) -> Faults {
        Faults { crashed, timed_out, illegal }
    }
}
