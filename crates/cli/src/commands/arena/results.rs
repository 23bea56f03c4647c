//! Prints the results of an arena run.

use arena::{ChartLabels, Clock, Estimate, Interval, KindReport, LoneReport, Report, Tables};
use game::{Lang, Message};

use super::Pace;
use crate::commands::text_table::TextTable;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, count, term};

pub(super) struct ResultsPrinter<'a> {
    pub(super) report: &'a Report,
    pub(super) localizer: &'a Localizer,
    pub(super) lang: Lang,
    pub(super) pace: Pace,
    /// Whether `--resume` keeps the games in a file.
    pub(super) are_games_kept: bool,
}

impl ResultsPrinter<'_> {
    pub(super) fn print(&self, console: &mut Console) -> Result<(), CliError> {
        self.print_head(console)?;
        let tables = [
            Some(self.ratings()),
            self.adjusted(),
            Some(self.seats()),
            self.lone(),
            Some(self.thinking()),
            self.faults(),
        ];
        for table in tables.into_iter().flatten() {
            console.blank_line()?;
            table.print(console)?;
        }
        console.blank_line()?;
        self.notes().iter().try_for_each(|note| console.line(note))
    }

    fn print_head(&self, console: &mut Console) -> Result<(), CliError> {
        let Report { game, seats, options, seed, .. } = self.report;
        console.line(&self.localizer.sentence(&summary(self.report).with("game", term(&["game", game]))))?;
        let options: Vec<_> = options.iter().map(|(key, value)| format!(" --option {key}={value}")).collect();
        let settings = format!("{game} --seats {seats}{} --seed {seed}", options.concat());
        console.line(&format!("{} {settings}", self.word("cli-arena-settings")))
    }

    fn ratings(&self) -> TextTable {
        let names = ["player", "games", "wins", "rate", "interval", "paired", "rating", "interval"]
            .map(|name| self.column_name(name));
        let mut table = TextTable::new(1, names.to_vec());
        for kind in &self.report.kinds {
            let KindReport { name, games, wins, rate, paired, rating, .. } = kind;
            let paired = paired.map_or_else(|| "-".to_owned(), |paired| self.percents(paired));
            table.row(vec![
                name.clone(),
                games.to_string(),
                wins.to_string(),
                self.percent(rate.value),
                self.percents(bounds(*rate)),
                paired,
                points(rating.value),
                format!("{} … {}", points(rating.low), points(rating.high)),
            ]);
        }
        table
    }

    /// The win rates without luck beside the plain ones; nothing if luck was not measured.
    fn adjusted(&self) -> Option<TextTable> {
        let names = ["player", "rate", "interval", "adjusted", "interval", "needed"];
        let mut table = TextTable::new(1, names.map(|name| self.column_name(name)).to_vec());
        let mut any = None;
        for (kind, adjusted) in self.report.kinds.iter().filter_map(|kind| Some((kind, kind.adjusted?))) {
            any = Some(());
            table.row(vec![
                kind.name.clone(),
                self.percent(adjusted.plain.value),
                self.percents(bounds(adjusted.plain)),
                self.percent(adjusted.adjusted.value),
                self.percents(bounds(adjusted.adjusted)),
                self.percent(adjusted.games_needed),
            ]);
        }
        any.map(|()| table)
    }

    fn seats(&self) -> TextTable {
        let seat =
            |number: u8| self.localizer.sentence(&Message::new("cli-arena-seat").with("number", number));
        let names = std::iter::once(self.column_name("player")).chain((1..=self.report.seats).map(seat));
        let mut table = TextTable::new(1, names.collect());
        for kind in &self.report.kinds {
            let rate =
                |rate: Estimate| format!("{} ({})", self.percent(rate.value), self.percents(bounds(rate)));
            let rates = kind.by_seat.iter().map(|seat| rate(seat.rate));
            table.row(std::iter::once(kind.name.clone()).chain(rates).collect());
        }
        table
    }

    /// Returns nothing for two seats, where it would repeat the first table.
    fn lone(&self) -> Option<TextTable> {
        let rows = self.report.lone.iter().filter(|_| self.report.seats > 2);
        let names = ["one", "against", "verdict", "games", "wins", "rate", "interval", "even"];
        let mut table = TextTable::new(3, names.map(|name| self.column_name(name)).to_vec());
        let mut any = None;
        for LoneReport { one, against, games, wins, rate, even, .. } in rows {
            any = Some(());
            table.row(vec![
                one.clone(),
                against.clone(),
                self.verdict(*rate, *even),
                games.to_string(),
                wins.to_string(),
                self.percent(rate.value),
                self.percents(bounds(*rate)),
                self.percent(*even),
            ]);
        }
        any.map(|()| table)
    }

    /// Compares the interval with the share that an equally strong player would win.
    fn verdict(&self, rate: Estimate, even: f64) -> String {
        self.word(match (rate.low > even, rate.high < even) {
            (true, _) => "cli-arena-stronger",
            (_, true) => "cli-arena-weaker",
            _ => "cli-arena-unclear",
        })
    }

    fn thinking(&self) -> TextTable {
        let names = ["player", "clock", "decisions", "mean", "median", "slow", "pace"];
        let mut table = TextTable::new(2, names.map(|name| self.column_name(name)).to_vec());
        for kind in &self.report.kinds {
            let thinking = kind.thinking;
            let clock = match thinking.clock {
                Clock::Cpu => "cli-arena-cpu",
                Clock::Wall => "cli-arena-wall",
            };
            let times = [thinking.mean_ms, thinking.p50_ms, thinking.p99_ms].map(|ms| self.decimal(ms, 3));
            let cells = [kind.name.clone(), self.word(clock), thinking.decisions.to_string()];
            let pace = format!("{:.0}", thinking.per_second);
            table.row(cells.into_iter().chain(times).chain([pace]).collect());
        }
        table
    }

    fn faults(&self) -> Option<TextTable> {
        let names = ["player", "crashed", "timed-out", "illegal"];
        let mut table = TextTable::new(1, names.map(|name| self.column_name(name)).to_vec());
        for kind in &self.report.kinds {
            let faults = [kind.faults.crashed, kind.faults.timed_out, kind.faults.illegal];
            table.row(
                std::iter::once(kind.name.clone()).chain(faults.map(|count| count.to_string())).collect(),
            );
        }
        self.report.has_faults().then_some(table)
    }

    fn notes(&self) -> Vec<String> {
        let Report { shared, won_by_nobody, cut_off, games, planned, .. } = self.report;
        let counted = |id, number: u64| {
            (number > 0).then(|| self.localizer.sentence(&Message::new(id).with("count", count(number))))
        };
        let mut notes = vec![self.pace_note()];
        notes.extend(self.report.ahead.map(|ahead| self.ahead_note(ahead)));
        notes.extend(counted("cli-arena-shared", *shared));
        notes.extend(counted("cli-arena-nobody", *won_by_nobody));
        notes.extend(counted("cli-arena-cut-off", *cut_off));
        notes.extend(self.report.has_faults().then(|| self.word("cli-arena-forfeits")));
        if games < planned {
            notes.extend(counted("cli-arena-left", planned - games));
            notes.push(self.word(if self.are_games_kept { "cli-arena-go-on" } else { "cli-arena-not-kept" }));
        }
        notes
    }

    fn pace_note(&self) -> String {
        let (seconds, rate) = (self.decimal(self.pace.seconds, 1), self.pace.decisions_per_second);
        format!("{} {seconds} s, {rate:.0}/s", self.word("cli-arena-pace"))
    }

    /// Describes the lead from the view of the stronger player.
    fn ahead_note(&self, Estimate { value, low, high }: Estimate) -> String {
        let mut names: Vec<&str> = self.report.kinds.iter().map(|kind| kind.name.as_str()).collect();
        let (value, low, high) = if value < 0.0 {
            names.reverse();
            (-value, -high, -low)
        } else {
            (value, low, high)
        };
        let span = format!("{} ({} … {})", points(value), points(low), points(high));
        format!("{} {}: {span}", self.word("cli-arena-ahead"), names.join(" - "))
    }

    fn word(&self, id: &'static str) -> String {
        self.localizer.text(id)
    }

    #[expect(clippy::expect_used, reason = "the callers name columns of the list below")]
    fn column_name(&self, column: &str) -> String {
        let (_, id) = COLUMNS.iter().find(|(name, _)| *name == column).expect("invariant: a known column");
        self.word(id)
    }

    fn percent(&self, share: f64) -> String {
        format!("{} %", self.decimal(100.0 * share, 1))
    }

    fn percents(&self, Interval { low, high }: Interval) -> String {
        format!("{} … {} %", self.decimal(100.0 * low, 1), self.decimal(100.0 * high, 1))
    }

    fn decimal(&self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        match self.lang {
            Lang::En => text,
            Lang::Es => text.replace('.', ","),
        }
    }
}

/// The message ids of the column names.
const COLUMNS: &[(&str, &str)] = &[
    ("player", "cli-arena-player"),
    ("games", "cli-arena-games"),
    ("wins", "cli-arena-wins"),
    ("rate", "cli-arena-rate"),
    ("interval", "cli-arena-interval"),
    ("paired", "cli-arena-paired"),
    ("adjusted", "cli-arena-adjusted"),
    ("needed", "cli-arena-needed"),
    ("rating", "cli-arena-rating"),
    ("one", "cli-arena-one"),
    ("against", "cli-arena-against"),
    ("verdict", "cli-arena-verdict"),
    ("even", "cli-arena-even"),
    ("clock", "cli-arena-clock"),
    ("decisions", "cli-arena-decisions"),
    ("mean", "cli-arena-mean"),
    ("median", "cli-arena-median"),
    ("slow", "cli-arena-slow"),
    ("pace", "cli-arena-per-second"),
    ("crashed", "cli-arena-crashed"),
    ("timed-out", "cli-arena-timed-out"),
    ("illegal", "cli-arena-illegal"),
];

pub(super) fn chart_labels(localizer: &Localizer, report: &Report) -> ChartLabels {
    ChartLabels {
        title: localizer
            .sentence(&Message::new("cli-arena-chart").with("game", term(&["game", report.game]))),
        subtitle: localizer.sentence(&with_counts(Message::new("cli-arena-from"), report)),
        axis: localizer.text("cli-arena-axis"),
    }
}

fn summary(report: &Report) -> Message {
    let tables = match report.tables {
        Tables::Mixed => "cli-arena-mixed",
        Tables::Lone | Tables::First => "cli-arena-lone",
    };
    with_counts(Message::new(tables), report)
}

fn with_counts(message: Message, report: &Report) -> Message {
    let numbers = [("seats", u64::from(report.seats)), ("games", report.games), ("deals", report.deals)];
    numbers.into_iter().fold(message, |message, (name, number)| message.with(name, count(number)))
}

fn bounds(Estimate { low, high, .. }: Estimate) -> Interval {
    Interval { low, high }
}

/// Formats rating points with their sign, never as `-0`.
fn points(points: f64) -> String {
    format!("{:+.0}", if points.abs() < 0.5 { 0.0 } else { points })
}
