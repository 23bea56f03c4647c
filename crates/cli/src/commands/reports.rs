//! `antorcha reports`: the lines of chat that players have reported.

use room::Entry;
use serde::Serialize;
use store::{Report, Store};

use crate::console::Console;
use crate::failure::Failure;
use crate::hosting::keeping::Keeping;

/// List the lines of chat that players have reported, the newest first.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha reports --store sqlite:/var/lib/antorcha/antorcha.db")]
pub(crate) struct Reports {
    #[command(flatten)]
    keeping: Keeping,
    /// How many to list
    #[arg(long, default_value_t = 100)]
    limit: u32,
    /// Print one JSON object a line instead
    #[arg(long)]
    json: bool,
}

/// A report, with what was said.
#[derive(Serialize)]
struct Complaint {
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
    pub(crate) fn run(self) -> Result<(), Failure> {
        let config = self.keeping.config(&[])?;
        if let Some(path) = config.sqlite_path().filter(|path| !path.exists()) {
            return Err(Failure::new(format!(
                "there is no store at {}: say where it is by --store",
                path.display()
            )));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let complaints = runtime.block_on(async {
            let store = Store::open(&config.store_url(), config.store_options.clone()).await?;
            let read = read(&store, self.limit).await;
            store.close().await;
            read
        })?;
        self.tell(&complaints)
    }

    fn tell(&self, complaints: &[Complaint]) -> Result<(), Failure> {
        let mut console = Console::standard();
        for complaint in complaints {
            if self.json {
                console.line(&serde_json::to_string(complaint)?)?;
            } else {
                console.line(&complaint.in_words())?;
            }
        }
        if complaints.is_empty() && !self.json {
            console.line("Nobody has reported anything.")?;
        }
        Ok(())
    }
}

async fn read(store: &Store, limit: u32) -> Result<Vec<Complaint>, Failure> {
    let mut complaints = Vec::new();
    for report in store.reports(limit).await? {
        complaints.push(complaint(store, report).await?);
    }
    Ok(complaints)
}

/// What was said is an entry of the room's log. A report names the line by its place among the lines.
async fn complaint(store: &Store, report: Report) -> Result<Complaint, Failure> {
    let Report { room, line, reporter, reason, at_ms } = report;
    let log = store.entries(&room, 0).await?;
    let entries = log.iter().filter_map(|entry| Entry::from_line(&entry.body).ok());
    let mut lines = entries.filter(|entry| matches!(entry, Entry::Said { .. }));
    let said = usize::try_from(line - 1).ok().and_then(|earlier| lines.nth(earlier));
    let (said_by, name, text) = match said {
        Some(Entry::Said { player, name, text, .. }) => (Some(player.to_string()), Some(name), Some(text)),
        _ => (None, None, None),
    };
    Ok(Complaint { at_ms, room, line, reporter, reason, said_by, name, text })
}

impl Complaint {
    fn in_words(&self) -> String {
        let Complaint { room, line, reporter, reason, .. } = self;
        let said = match (&self.name, &self.text, &self.said_by) {
            (Some(name), Some(text), Some(player)) => format!("{name} ({player}) said \"{text}\""),
            _ => "the line is not there any more".to_owned(),
        };
        format!("{} room {room}, line {line}: {said}; reported by {reporter}: {reason}", utc(self.at_ms))
    }
}

/// A time in milliseconds since 1970 as date and time of day in UTC.
fn utc(at_ms: i64) -> String {
    let seconds = at_ms.div_euclid(1_000);
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02}Z", second / 3_600, second / 60 % 60, second % 60)
}

/// The date so many days after 1970 began. Years are counted from March, so that a leap day is the last of its year.
fn date(days: i64) -> (i64, i64, i64) {
    let since = days.saturating_add(719_468);
    let (era, day_of_era) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day_of_year - (153 * from_march + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn a_time_is_told_as_a_date() {
        for (at_ms, told) in [
            (0, "1970-01-01 00:00:00Z"),
            (951_782_399_000, "2000-02-28 23:59:59Z"),
            (951_825_600_000, "2000-02-29 12:00:00Z"),
            (1_735_689_599_999, "2024-12-31 23:59:59Z"),
            (4_107_542_400_000, "2100-03-01 00:00:00Z"),
        ] {
            assert_eq!(utc(at_ms), told);
        }
    }
}
