//! `antorcha odds`: prints the exact odds of a seat in a saved match, from the knowledge of that seat.

use std::path::PathBuf;

use catalog::Odds as CatalogOdds;
use game::{Arg, Message, Seat, Turn};
use serde_json::{Value, json};
use table::AnyTable;

use crate::commands::LanguageArg;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, audience};
use crate::match_file::{MatchFile, file_error};
use crate::terminal_match::seat_numbered;

/// Show exact survival odds for a seat in a saved game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  antorcha odds match.json --seat 1
  antorcha odds match.json --seat 2 --step 14 --lang es

The Welcome games have exact odds: the chance to survive the dungeon now and after each possible decision, given what the
seat knows. A dozen unknown cards can take some seconds.")]
pub(crate) struct Odds {
    /// Saved game
    file: PathBuf,
    /// Seat, counted from 1 [default: the one whose turn it is]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Show the odds after this many steps and the draws that follow [default: all steps]
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[command(flatten)]
    language: LanguageArg,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Odds {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let saved = MatchFile::read(&self.file)?;
        let odds_of = saved.entry.odds().map_err(|error| file_error(&self.file, error))?;
        let table = self.step.map_or_else(|| saved.load(), |step| saved.load_at(step))?;
        let seat = self.seat(table.as_ref())?;
        let none = || file_error(&self.file, "this position has no odds: choose another --step");
        let odds = odds_of(&table.bot_input(seat)).ok_or_else(none)?;
        let localizer = Localizer::of(table.manifest(), self.language.lang)?;
        let mut console = Console::standard();
        if self.json {
            return console.line(&as_json(table.as_ref(), seat, &localizer, &odds).to_string());
        }
        print(&mut console, table.as_ref(), seat, &localizer, &odds)
    }

    /// Returns the seat of `--seat`, or the only seat that has to decide.
    fn seat(&self, table: &dyn AnyTable) -> Result<Seat, CliError> {
        match (self.seat, table.turn()) {
            (Some(number), _) => seat_numbered(number, table.seats()),
            (None, Turn::Decide { owe, .. }) if owe.len() == 1 => owe.first().ok_or_else(which_seat),
            (None, _) => Err(which_seat()),
        }
    }
}

fn which_seat() -> CliError {
    CliError::new("no single seat has the turn here: name one with --seat")
}

/// Returns the label and the chance of each decision that has odds.
fn by_decision(
    table: &dyn AnyTable,
    seat: Seat,
    localizer: &Localizer,
    odds: &CatalogOdds,
) -> Vec<(String, f64)> {
    let audience = audience(table, Some(seat));
    let labels =
        table.legal_messages(seat).into_iter().map(|message| localizer.sentence_for(&message, &audience));
    labels.zip(&odds.after).filter_map(|(label, chance)| Some((label, (*chance)?))).collect()
}

fn print(
    console: &mut Console,
    table: &dyn AnyTable,
    seat: Seat,
    localizer: &Localizer,
    odds: &CatalogOdds,
) -> Result<(), CliError> {
    let question = Message::new("cli-odds-chance").with("who", Arg::Seat(seat));
    let question = localizer.sentence_for(&question, &audience(table, None));
    console.line(&format!("{question} {}", percent(odds.chance)))?;
    let decisions = by_decision(table, seat, localizer, odds);
    if decisions.is_empty() {
        return Ok(());
    }
    console.line(&localizer.text("cli-odds-after"))?;
    decisions.into_iter().try_for_each(|(label, chance)| {
        console.line(&format!("  {:>8}  {}", percent(chance), label.trim_end_matches('.')))
    })
}

fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}

fn as_json(table: &dyn AnyTable, seat: Seat, localizer: &Localizer, odds: &CatalogOdds) -> Value {
    let decisions = by_decision(table, seat, localizer, odds);
    let line = |(label, chance): (String, f64)| json!({ "decision": label, "chance": chance });
    json!({
        "game": table.manifest().key,
        "seat": seat.index() + 1,
        "chance": odds.chance,
        "after": decisions.into_iter().map(line).collect::<Vec<_>>(),
    })
}
