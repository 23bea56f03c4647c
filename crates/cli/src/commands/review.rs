//! `antorcha review`: everyone's chances in a saved match, costly decisions, luck and skill; or what a seat could know.

mod beliefs_printer;
mod chances_chart;
mod printer;

use std::fs;
use std::path::{Path, PathBuf};

use catalog::ReviewSettings;
use game::{Observer, Seat};
use i18n::Audience;

use crate::commands::LanguageArg;
use crate::commands::arena::{check_writable, unwritable};
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::Localizer;
use crate::match_file::{MatchFile, file_error};
use crate::terminal_match::seat_numbered;
use beliefs_printer::BeliefsPrinter;
use chances_chart::ChancesChart;
use printer::ReviewPrinter;

/// Show costly decisions, luck and skill in a saved game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  antorcha review match.json
  antorcha review match.json --svg chances.svg --lang es
  antorcha review match.json --beliefs 1 --step 14

Decisions are judged from what the player knew, by playing on from worlds that fit it. Luck is what draws and rolls added to a
player's chance to win. The same file, seed and rollouts give the same review.")]
pub(crate) struct Review {
    /// Saved game
    file: PathBuf,
    /// Seed; the same seed gives the same review
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Rollouts for the whole game [default: by game]
    #[arg(long, value_name = "N")]
    rollouts: Option<u32>,
    #[command(flatten)]
    language: LanguageArg,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Draw everyone's chances as an SVG chart
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Show only what this seat, counted from 1, could know of hidden cards
    #[arg(long, value_name = "SEAT", conflicts_with_all = ["seed", "rollouts", "svg"])]
    beliefs: Option<u8>,
    /// For --beliefs: after this many steps and the draws that follow [default: all steps]
    #[arg(long, value_name = "N", requires = "beliefs")]
    step: Option<usize>,
}

impl Review {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let saved = MatchFile::read(&self.file)?;
        if let Some(seat) = self.beliefs {
            return self.print_beliefs(&saved, seat);
        }
        self.svg.as_deref().map_or(Ok(()), check_writable)?;
        let settings = ReviewSettings { seed: self.seed, rollouts: self.rollouts };
        let review = saved.review(&settings)?;
        let localizer = Localizer::of((saved.entry.manifest)(), self.language.lang)?;
        let audience = Audience { names: saved.players()?, viewer: None };
        let printer =
            ReviewPrinter { review: &review, audience, localizer: &localizer, lang: self.language.lang };
        if let Some(path) = &self.svg {
            write_chart(path, &printer)?;
        }
        let mut console = Console::standard();
        if self.json {
            return console.line(&serde_json::to_string(&review)?);
        }
        printer.print(&mut console)
    }

    /// Prints what a seat could know of hidden cards, from its view alone.
    fn print_beliefs(&self, saved: &MatchFile, seat: u8) -> Result<(), CliError> {
        let table = self.step.map_or_else(|| saved.load(), |step| saved.load_at(step))?;
        let seat: Seat = seat_numbered(seat, table.seats())?;
        let beliefs = (saved.entry.beliefs)(&table.view_input(Observer::Seat(seat)));
        let none = || file_error(&self.file, "this game does not list hidden cards: choose another file");
        let beliefs = beliefs.ok_or_else(none)?;
        let mut console = Console::standard();
        if self.json {
            return console.line(&serde_json::to_string(&beliefs)?);
        }
        let localizer = Localizer::of(table.manifest(), self.language.lang)?;
        let audience = Audience { names: saved.players()?, viewer: None };
        let printer = BeliefsPrinter {
            beliefs: &beliefs,
            seat,
            audience,
            localizer: &localizer,
            lang: self.language.lang,
        };
        printer.print(&mut console)
    }
}

fn write_chart(path: &Path, printer: &ReviewPrinter<'_>) -> Result<(), CliError> {
    let chart = ChancesChart {
        review: printer.review,
        players: printer.players(),
        title: printer.localizer.text("cli-review-chart"),
    };
    fs::write(path, chart.svg()).map_err(|error| unwritable(path, &error))
}
