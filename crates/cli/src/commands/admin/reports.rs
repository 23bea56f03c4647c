//! What players reported.

use server::administration::{ProblemShown, ProblemsPage, ReportShown, ReportsPage};

use super::place::{ChangeArgs, ListArgs, Place, print, room_id};
use crate::commands::times::utc;
use crate::error::CliError;

/// List reported chat lines that nobody has handled
#[derive(clap::Args)]
pub(super) struct Reports {
    /// List problems instead of chat lines
    #[arg(long)]
    problems: bool,
    #[command(flatten)]
    list: ListArgs,
}

/// Mark a reported chat line or problem as handled
#[derive(clap::Args)]
pub(super) struct Dismiss {
    /// Id of the room of the chat line, or id of the problem
    report: String,
    /// Number of the chat line; missing for a problem
    line: Option<i64>,
    #[command(flatten)]
    change: ChangeArgs,
}

impl Reports {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.list.store_args).await?;
        let (limit, json) = (self.list.limit, self.list.json);
        let none = "No report waits.";
        if self.problems {
            let page = ProblemsPage::read(&place.store, None, limit).await?;
            place.store.close().await;
            return print(&page.problems, json, none, problem);
        }
        let page = ReportsPage::read(&place.store, None, limit).await?;
        place.store.close().await;
        print(&page.reports, json, none, report)
    }
}

impl Dismiss {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let administrator = place.administrator();
        match self.line {
            Some(line) => {
                administrator.dismiss_report(&room_id(&self.report)?, line, &self.change.reason).await?;
            }
            None => administrator.dismiss_problem(&self.report, &self.change.reason).await?,
        }
        place.say("The report is handled.").await
    }
}

fn report(report: &ReportShown) -> String {
    let said = report.lines.iter().find(|said| said.line == report.line);
    let said = match said {
        Some(said) => format!("{} ({}) said \"{}\"", said.name, said.player, said.text),
        None => "the line no longer exists".to_owned(),
    };
    let ReportShown { room, line, reporter, reason, at_ms, .. } = report;
    format!("{} room {room}, line {line}: {said}; reported by {}: {reason}", utc(*at_ms), reporter.name)
}

fn problem(problem: &ProblemShown) -> String {
    let ProblemShown { id, at_ms, room, reporter, perspective, version, description, .. } = problem;
    let by = &reporter.name;
    format!(
        "{} {id}: room {room} as {perspective}, version {version}, reported by {by}: {description}",
        utc(*at_ms)
    )
}
