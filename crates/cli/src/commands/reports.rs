//! `antorcha reports`: lists the chat lines and the bugs that players reported.

use room::Entry;
use serde::Serialize;
use store::{BugReport, Report, Store};

use super::times::utc;
use crate::console::Console;
use crate::error::CliError;
use crate::hosting::store_args::StoreArgs;

/// List chat lines or bugs that players reported, newest first
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  antorcha reports --store sqlite:/var/lib/antorcha/antorcha.db\n  \
    antorcha reports --bugs --json")]
pub(crate) struct Reports {
    #[command(flatten)]
    store_args: StoreArgs,
    /// List bugs instead of chat lines
    #[arg(long)]
    bugs: bool,
    /// List at most this many
    #[arg(long, default_value_t = 100)]
    limit: u32,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// A report with the reported chat line.
#[derive(Serialize)]
struct ReportedLine {
    at_ms: i64,
    room: String,
    line: i64,
    reporter: String,
    reason: String,
    said_by: Option<String>,
    name: Option<String>,
    text: Option<String>,
}

impl Reports {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let config = self.store_args.config(&[])?;
        if let Some(path) = config.sqlite_path().filter(|path| !path.exists()) {
            return Err(CliError::new(format!(
                "store not found at {}: name it with --store",
                path.display()
            )));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let reported = runtime.block_on(async {
            let store = Store::open(&config.store_url(), config.store_options.clone()).await?;
            let lines = self.lines(&store).await;
            store.close().await;
            lines
        })?;
        self.print(&reported)
    }

    /// One line for each report.
    async fn lines(&self, store: &Store) -> Result<Vec<String>, CliError> {
        let mut lines = Vec::new();
        if self.bugs {
            for report in store.bug_reports(self.limit).await?.into_iter().map(ReportedBug::from) {
                lines.push(if self.json { serde_json::to_string(&report)? } else { report.to_text() });
            }
        } else {
            for report in store.reports(self.limit).await? {
                let reported = reported_line(store, report).await?;
                lines.push(if self.json { serde_json::to_string(&reported)? } else { reported.to_text() });
            }
        }
        Ok(lines)
    }

    fn print(&self, reported: &[String]) -> Result<(), CliError> {
        let mut console = Console::standard();
        for line in reported {
            console.line(line)?;
        }
        if reported.is_empty() && !self.json {
            console.line("Nobody has reported anything.")?;
        }
        Ok(())
    }
}

/// A bug report. The log of its room, up to the entry, is the match that the reporter saw.
#[derive(Serialize)]
struct ReportedBug {
    id: String,
    at_ms: i64,
    room: String,
    entry: i64,
    perspective: String,
    step: Option<i64>,
    version: String,
    reporter: String,
    description: String,
}

impl From<BugReport> for ReportedBug {
    fn from(report: BugReport) -> ReportedBug {
        let BugReport { id, room, reporter, perspective, step, entry, version, description, at_ms } = report;
        ReportedBug { id, at_ms, room, entry, perspective, step, version, reporter, description }
    }
}

impl ReportedBug {
    fn to_text(&self) -> String {
        let ReportedBug { id, room, perspective, version, reporter, description, .. } = self;
        let step = self.step.map_or("before the start".to_owned(), |step| format!("step {step}"));
        format!(
            "{} {id}: room {room}, {step} as {perspective}, version {version}, reported by {reporter}: {description}",
            utc(self.at_ms)
        )
    }
}

/// Finds the chat line in the room's log. A report stores its number among all chat lines.
async fn reported_line(store: &Store, report: Report) -> Result<ReportedLine, CliError> {
    let Report { room, line, reporter, reason, at_ms } = report;
    let log = store.entries(&room, 0).await?;
    let entries = log.iter().filter_map(|entry| Entry::from_line(&entry.body).ok());
    let mut lines = entries.filter(|entry| matches!(entry, Entry::Said { .. }));
    let said = usize::try_from(line - 1).ok().and_then(|earlier| lines.nth(earlier));
    let (said_by, name, text) = match said {
        Some(Entry::Said { player, name, text, .. }) => (Some(player.to_string()), Some(name), Some(text)),
        _ => (None, None, None),
    };
    Ok(ReportedLine { at_ms, room, line, reporter, reason, said_by, name, text })
}

impl ReportedLine {
    fn to_text(&self) -> String {
        let ReportedLine { room, line, reporter, reason, .. } = self;
        let said = match (&self.name, &self.text, &self.said_by) {
            (Some(name), Some(text), Some(player)) => format!("{name} ({player}) said \"{text}\""),
            _ => "the line no longer exists".to_owned(),
        };
        format!("{} room {room}, line {line}: {said}; reported by {reporter}: {reason}", utc(self.at_ms))
    }
}
