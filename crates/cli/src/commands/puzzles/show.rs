//! `antorcha puzzles show`.

use std::path::PathBuf;

use catalog::Puzzle;
use game::Observer;
use i18n::Audience;

use super::puzzle_file::read;
use crate::commands::LanguageArg;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::Localizer;

/// Print puzzles with their answers.
#[derive(clap::Args)]
pub(super) struct Show {
    /// File with one puzzle per line
    file: PathBuf,
    /// Print only this puzzle
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    /// Print only the first puzzles
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    #[command(flatten)]
    language: LanguageArg,
}

impl Show {
    pub(super) fn run(self) -> Result<(), CliError> {
        let mut puzzles = read(&self.file)?;
        puzzles.retain(|puzzle| self.id.as_ref().is_none_or(|id| *id == puzzle.id));
        let shown = puzzles.iter().take(self.first.unwrap_or(usize::MAX));
        let mut console = Console::standard();
        shown.into_iter().try_for_each(|puzzle| self.show(&mut console, puzzle))
    }

    fn show(&self, console: &mut Console, puzzle: &Puzzle) -> Result<(), CliError> {
        let entry = catalog::find(&puzzle.game)?;
        let table = entry.open_puzzle(puzzle)?;
        let localizer = Localizer::of((entry.manifest)(), self.language.lang)?;
        let audience = Audience { names: table.players().to_vec(), viewer: Some(puzzle.seat) };
        let sentence = |message| localizer.sentence_for(message, &audience);
        let theme = serde_json::to_string(&puzzle.theme)?;
        let (id, rating, seats) = (&puzzle.id, puzzle.rating, puzzle.seats);
        console.line(&format!("{id} {theme} {rating}, {seats} seats, {:?}", puzzle.options))?;
        let (lines, prompt) = table.scene(Observer::Seat(puzzle.seat));
        for line in lines.iter().chain(&prompt) {
            console.line(&format!("  {}", sentence(line)))?;
        }
        for (number, message) in table.legal_messages(puzzle.seat).iter().enumerate() {
            let Some(figure) = puzzle.figure(number) else { continue };
            let mark = match number {
                _ if number == puzzle.best => "best",
                _ if number == puzzle.obvious => "obvious",
                _ => "",
            };
            let (chance, error) = (100.0 * figure.0, 100.0 * figure.1);
            console.line(&format!("  {chance:5.1} % ± {error:.1} {} {mark}", sentence(message)))?;
        }
        let proof = serde_json::to_string(&puzzle.proof)?;
        console.line(&format!("  {proof}"))?;
        console.blank_line()
    }
}
