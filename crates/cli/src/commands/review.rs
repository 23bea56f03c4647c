//! `antorcha review`: everyone's chances in a saved match, costly decisions, luck and skill.

mod chances_chart;
mod printer;

use std::fs;
use std::path::{Path, PathBuf};

use catalog::ReviewSettings;
use i18n::Audience;

use crate::commands::LanguageArg;
use crate::commands::arena::{check_writable, unwritable};
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::Localizer;
use crate::match_file::MatchFile;
use chances_chart::ChancesChart;
use printer::ReviewPrinter;

/// Show costly decisions, luck and skill in a saved game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  antorcha review match.json
  antorcha review match.json --svg chances.svg --lang es

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
}

impl Review {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let saved = MatchFile::read(&self.file)?;
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
}

fn write_chart(path: &Path, printer: &ReviewPrinter<'_>) -> Result<(), CliError> {
    let chart = ChancesChart {
        review: printer.review,
        players: printer.players(),
        title: printer.localizer.text("cli-review-chart"),
    };
    fs::write(path, chart.svg()).map_err(|error| unwritable(path, &error))
}
