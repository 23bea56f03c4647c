//! `antorcha verify-fair`: recomputes every chance outcome of a saved match.

use std::path::PathBuf;

use game::{Message, Seat};
use serde_json::json;
use table::FairReport;

use crate::commands::LanguageArg;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, count};
use crate::match_file::{MatchFile, file_error};

/// Check that every draw of a saved game was fair.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha verify-fair match.json")]
pub(crate) struct VerifyFair {
    /// Saved game
    file: PathBuf,
    #[command(flatten)]
    language: LanguageArg,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl VerifyFair {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut console = Console::standard();
        let saved = MatchFile::read(&self.file)?;
        match saved.verify() {
            Ok(report) if self.json => console.line(&json!({ "fair": true, "report": report }).to_string()),
            Ok(report) => self.print(&mut console, &saved, &report),
            Err(error) => {
                if self.json {
                    let (code, message) = (error.code(), error.to_string());
                    console.line(&json!({ "fair": false, "code": code, "message": message }).to_string())?;
                }
                Err(file_error(&self.file, error))
            }
        }
    }

    fn print(&self, console: &mut Console, saved: &MatchFile, report: &FairReport) -> Result<(), CliError> {
        let localizer = Localizer::of((saved.entry.manifest)(), self.language.lang)?;
        console.line(&localizer.text("cli-fair-secret"))?;
        for message in counts(report).into_iter().chain(other_rules(saved, report)) {
            console.line(&localizer.sentence(&message))?;
        }
        if !report.finished {
            console.line(&localizer.text("cli-fair-unfinished"))?;
        }
        console.line(&format!("{} {}", localizer.text("cli-fair-commitment"), report.commitment))?;
        print_nonces(console, &localizer, report)?;
        console.line(&localizer.text("cli-fair"))
    }
}

/// The numbers of draws and decisions, and of undos, earlier steps and replaced nonces if there were any.
fn counts(report: &FairReport) -> Vec<Message> {
    let drawn = Message::new("cli-fair-draws").with("draws", count(report.draws));
    let decided = Message::new("cli-fair-decisions").with("decisions", count(report.decisions));
    let undone = Message::new("cli-fair-takes").with("takes", count(report.undos));
    let earlier = Message::new("cli-fair-origin").with("steps", count(report.origin_steps));
    let replaced = Message::new("cli-fair-replaced").with("seats", count(report.replaced.len()));
    let rest = [
        (report.undos > 0).then_some(undone),
        (report.origin_steps > 0).then_some(earlier),
        (!report.replaced.is_empty()).then_some(replaced),
    ];
    [drawn, decided].into_iter().chain(rest.into_iter().flatten()).collect()
}

/// The rules version of the match, if this program has another one.
fn other_rules(saved: &MatchFile, report: &FairReport) -> Option<Message> {
    let (recorded, present) = (report.rules_version, (saved.entry.manifest)().rules_version);
    let versions = Message::new("cli-fair-version").with("recorded", count(recorded));
    (recorded != present).then(|| versions.with("present", count(present)))
}

/// Skips seats that gave no nonce.
fn print_nonces(console: &mut Console, localizer: &Localizer, report: &FairReport) -> Result<(), CliError> {
    let seats = (0..).map_while(Seat::new);
    let added = seats.zip(report.nonces.iter().map(ToString::to_string));
    for (seat, nonce) in added.filter(|(_, nonce)| !nonce.is_empty()) {
        let added = Message::new("cli-fair-nonce").with("who", seat);
        console.line(&format!("{} {nonce}", localizer.sentence(&added)))?;
    }
    Ok(())
}
