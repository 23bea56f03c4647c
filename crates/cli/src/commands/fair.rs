//! `antorcha verify-fair`: recompute every chance outcome of a saved match.

use std::path::PathBuf;

use game::{Message, Seat};
use serde_json::json;
use table::FairReport;

use crate::commands::Speaking;
use crate::console::Console;
use crate::failure::Failure;
use crate::saved::{Saved, about};
use crate::speech::{Speech, count};

/// Recompute every chance outcome of a saved match.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha verify-fair match.json")]
pub(crate) struct VerifyFair {
    /// The saved match
    file: PathBuf,
    #[command(flatten)]
    speaking: Speaking,
    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

impl VerifyFair {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut console = Console::standard();
        let saved = Saved::read(&self.file)?;
        match saved.verify() {
            Ok(report) if self.json => console.line(&json!({ "fair": true, "report": report }).to_string()),
            Ok(report) => self.tell(&mut console, &saved, &report),
            Err(error) => {
                if self.json {
                    let (code, message) = (error.code(), error.to_string());
                    console.line(&json!({ "fair": false, "code": code, "message": message }).to_string())?;
                }
                Err(about(&self.file, error))
            }
        }
    }

    fn tell(&self, console: &mut Console, saved: &Saved, report: &FairReport) -> Result<(), Failure> {
        let speech = Speech::of((saved.entry.manifest)(), self.speaking.lang)?;
        console.line(&speech.plainly("cli-fair-secret"))?;
        for message in counts(report).into_iter().chain(other_rules(saved, report)) {
            console.line(&speech.say(&message))?;
        }
        if !report.finished {
            console.line(&speech.plainly("cli-fair-unfinished"))?;
        }
        console.line(&format!("{} {}", speech.plainly("cli-fair-commitment"), report.commitment))?;
        tell_nonces(console, &speech, report)?;
        console.line(&speech.plainly("cli-fair"))
    }
}

/// What was recomputed, and how often the players took something back, if they did.
fn counts(report: &FairReport) -> Vec<Message> {
    let drawn = Message::new("cli-fair-draws").with("draws", count(report.draws));
    let decided = Message::new("cli-fair-decisions").with("decisions", count(report.decisions));
    let taken_back = Message::new("cli-fair-takes").with("takes", count(report.undos));
    let before = Message::new("cli-fair-origin").with("steps", count(report.origin_steps));
    let rest = [(report.undos > 0).then_some(taken_back), (report.origin_steps > 0).then_some(before)];
    [drawn, decided].into_iter().chain(rest.into_iter().flatten()).collect()
}

/// Under which rules the match was begun, if they are not those of this program.
fn other_rules(saved: &Saved, report: &FairReport) -> Option<Message> {
    let (recorded, present) = (report.rules_version, (saved.entry.manifest)().rules_version);
    let versions = Message::new("cli-fair-version").with("recorded", count(recorded));
    (recorded != present).then(|| versions.with("present", count(present)))
}

/// Only seats that added something have something to compare.
fn tell_nonces(console: &mut Console, speech: &Speech, report: &FairReport) -> Result<(), Failure> {
    let seats = (0..).map_while(Seat::new);
    let added = seats.zip(report.nonces.iter().map(ToString::to_string));
    for (seat, nonce) in added.filter(|(_, nonce)| !nonce.is_empty()) {
        let added = Message::new("cli-fair-nonce").with("who", seat);
        console.line(&format!("{} {nonce}", speech.say(&added)))?;
    }
    Ok(())
}
