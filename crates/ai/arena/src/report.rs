//! The evaluation of a contest, as written to JSON. See `docs/engine.md`.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use crate::adjusted::AdjustedReport;
use crate::ending::{Ending, ForfeitReason};
use crate::interval::{Estimate, Interval};
use crate::ledger::Ledger;
use crate::plan::Plan;
use crate::rating::{Rating, ratings};
use crate::schedule::Tables;
use crate::tally::{KindTally, Score, Tally};
use crate::thinking::{Clock, Thinking};

/// The name of the JSON format.
const FORMAT: &str = "antorcha-arena/1";

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub format: &'static str,
    pub game: &'static str,
    pub rules_version: u32,
    pub seats: u8,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    pub tables: Tables,
    pub seed: u64,
    /// Games planned.
    pub planned: u64,
    /// Games played.
    pub games: u64,
    /// Deals among the played games.
    pub deals: u64,
    /// Games with several winners.
    pub shared: u64,
    /// Games without a winner: no victory in win rates, a draw of all in ratings.
    pub won_by_nobody: u64,
    /// Games that reached the limit of decisions; they count as games without a winner.
    pub cut_off: u64,
    /// In the order of the settings.
    pub kinds: Vec<KindReport>,
    /// The lead of the first kind in points, if there are two.
    pub ahead: Option<Estimate>,
    /// One player of a kind against a table of another, if such tables were played.
    pub lone: Vec<LoneReport>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct KindReport {
    pub name: String,
    /// Games, counted once per seat of this kind.
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// The share of victories, with its Wilson interval.
    pub rate: Estimate,
    /// The interval over deals instead of games, if there are enough deals.
    pub paired: Option<Interval>,
    /// In points; the mean of all kinds is 0.
    pub rating: Estimate,
    pub by_seat: Vec<SeatReport>,
    /// Games that this kind forfeited.
    pub faults: Forfeits,
    pub thinking: ThinkingReport,
    /// The results without luck, if it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<AdjustedReport>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// Counted from 0.
    pub seat: usize,
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// The share of victories.
    pub rate: Estimate,
}

/// One player against a table of another kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LoneReport {
    pub one: String,
    /// The kind at all other seats.
    pub against: String,
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// The share of victories.
    pub rate: Estimate,
    /// The interval over deals instead of games, if there are enough deals.
    pub paired: Option<Interval>,
    /// The share of an equally strong player.
    pub even: f64,
}

/// Games forfeited, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Forfeits {
    pub crashed: u64,
    pub timed_out: u64,
    pub illegal: u64,
}

impl Forfeits {
    pub(crate) fn count(&mut self, reason: ForfeitReason) {
        match reason {
            ForfeitReason::Crashed => self.crashed += 1,
            ForfeitReason::TimedOut => self.timed_out += 1,
            ForfeitReason::Illegal => self.illegal += 1,
        }
    }
}

/// Thinking times of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ThinkingReport {
    pub clock: Clock,
    pub decisions: u64,
    pub mean_ms: f64,
    /// The median in milliseconds.
    pub p50_ms: f64,
    /// The 90th percentile in milliseconds.
    pub p90_ms: f64,
    /// The 99th percentile in milliseconds.
    pub p99_ms: f64,
    /// Decisions per second of thinking time.
    pub per_second: f64,
}

impl Report {
    pub fn of(plan: &Plan, ledger: &Ledger) -> Report {
        let tally = Tally::of(plan, ledger);
        let (each, ahead) = ratings(&tally.rating_input);
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

    pub fn has_faults(&self) -> bool {
        self.kinds.iter().any(|kind| kind.faults != Forfeits::default())
    }
}

/// One CSV line per game, after a header: who sat where, who won, how it ended.
pub fn csv(plan: &Plan, ledger: &Ledger) -> String {
    let seats: Vec<String> = (1..=plan.seats()).map(|seat| format!("seat_{seat}")).collect();
    let mut text = format!("game,deal,{},winners,ended\n", seats.join(","));
    for (game, ending) in ledger.endings() {
        let seating = plan.seating(game);
        let kinds = seating.kinds.iter().filter_map(|&kind| plan.kinds().get(kind));
        let kinds: Vec<String> = kinds.map(|kind| quoted(kind.name())).collect();
        let winners = ending.winners(plan.seats()).iter().map(|seat| (seat.index() + 1).to_string());
        let winners = winners.collect::<Vec<_>>().join(" ");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{game},{},{},{winners},{}", seating.deal, kinds.join(","), how(ending));
    }
    text
}

/// Quotes a CSV field if needed.
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
        Ending::Forfeited { seat, reason } => format!("seat_{}_{}", seat.index() + 1, reason.name()),
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
        faults: tally.forfeits,
        thinking,
        adjusted: tally.adjusted.report(),
    }
}

#[expect(clippy::expect_used, reason = "a tally counts only kinds of its plan")]
fn lone_reports(plan: &Plan, tally: &Tally) -> Vec<LoneReport> {
    let name = |kind: usize| plan.kinds().get(kind).expect("invariant: a kind of the plan").name().to_owned();
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
        p90_ms: thinking.quantile_ms(0.9),
        p99_ms: thinking.quantile_ms(0.99),
        per_second: if mean_ms > 0.0 { 1e3 / mean_ms } else { 0.0 },
    }
}

impl From<Rating> for Estimate {
    fn from(Rating { points, interval: Interval { low, high } }: Rating) -> Estimate {
        Estimate { value: points, low, high }
    }
}
