//! What a run has found out, printer to people as soon as it is known.

use std::time::Duration;

use game::Lang;
use welcome_solver::{Exploitability, Mean, Rules, Score};

use super::run::{RunResult, SolvedScore};
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::Localizer;

pub(super) struct RunPrinter<'a> {
    console: Console,
    localizer: &'a Localizer,
    lang: Lang,
}

impl<'a> RunPrinter<'a> {
    pub(super) fn new(console: Console, localizer: &'a Localizer, lang: Lang) -> RunPrinter<'a> {
        RunPrinter { console, localizer, lang }
    }

    pub(super) fn begin(&mut self, rules: &Rules, threads: usize) -> Result<(), CliError> {
        self.print_figure("cli-solve-slots", &self.decimal(rules.slots() as f64 / 1e6, 1))?;
        self.print_figure("cli-solve-threads", &threads.to_string())?;
        self.console.line(&self.localizer.text("cli-solve-order"))?;
        self.console.blank_line()
    }

    /// Prints the results of one score.
    pub(super) fn solved(&mut self, solved: &SolvedScore) -> Result<(), CliError> {
        let SolvedScore { score, value, work, time, bytes } = solved;
        let millions = work.nodes as f64 / 1e6;
        let pace = millions / time.as_secs_f64().max(1e-6);
        let deals = work.deals;
        self.print_figure("cli-solve-score", &marks(*score))?;
        self.print_figure("cli-solve-value", &self.mean(*value))?;
        self.print_figure("cli-solve-deals", &deals.to_string())?;
        self.print_figure("cli-solve-seconds", &self.decimal(time.as_secs_f64(), 1))?;
        self.print_figure("cli-solve-pace", &self.decimal(pace, 3))?;
        self.print_figure("cli-solve-bytes", &bytes.to_string())
    }

    pub(super) fn gains(&mut self, [table, book]: [Mean; 2]) -> Result<(), CliError> {
        self.print_figure("cli-solve-gain", &self.mean(table))?;
        self.print_figure("cli-solve-gain-written", &self.mean(book))
    }

    pub(super) fn response(&mut self, deals: u64, gained: Mean) -> Result<(), CliError> {
        self.print_figure("cli-solve-response-deals", &deals.to_string())?;
        self.print_figure("cli-solve-response", &self.mean(gained))
    }

    pub(super) fn exploited(
        &mut self,
        learned: Exploitability,
        written: Exploitability,
    ) -> Result<(), CliError> {
        self.print_figure("cli-solve-exploited", &self.exploited_gains(learned))?;
        self.print_figure("cli-solve-exploited-written", &self.exploited_gains(written))
    }

    /// Formats the gain as the starting player, as the other player, and their mean.
    fn exploited_gains(&self, exploited: Exploitability) -> String {
        let Exploitability { starting, following } = exploited;
        [starting, following, exploited.mean()].map(|gain| self.decimal(gain, 4)).join("; ")
    }

    pub(super) fn end(
        &mut self,
        ended: RunResult,
        time: Duration,
        table_bytes: usize,
    ) -> Result<(), CliError> {
        let (RunResult::Done { nodes, .. } | RunResult::Stopped { nodes }) = ended;
        self.console.blank_line()?;
        self.print_figure("cli-solve-time", &self.decimal(time.as_secs_f64(), 1))?;
        self.print_figure("cli-solve-nodes", &self.decimal(nodes as f64 / 1e6, 1))?;
        self.print_figure("cli-solve-memory", &self.decimal(table_bytes as f64 / 1e6, 0))?;
        match ended {
            RunResult::Done { games: Some(games), .. } => {
                self.print_figure("cli-solve-games", &self.mean(games))
            }
            RunResult::Done { games: None, .. } => Ok(()),
            RunResult::Stopped { .. } => self.console.line(&self.localizer.text("cli-solve-stopped")),
        }
    }

    fn print_figure(&mut self, id: &'static str, figure: &str) -> Result<(), CliError> {
        let line = format!("{} {figure}", self.localizer.text(id));
        self.console.line(&line)
    }

    fn mean(&self, mean: Mean) -> String {
        let sign = if mean.mean() < 0.0 { "" } else { "+" };
        format!("{sign}{} ± {}", self.decimal(mean.mean(), 4), self.decimal(mean.margin(), 4))
    }

    fn decimal(&self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        match self.lang {
            Lang::En => text,
            Lang::Es => text.replace('.', ","),
        }
    }
}

/// Formats the successes and failures of the starting player, then of the other player.
fn marks(score: Score) -> String {
    let digit = |place: usize| score.number() >> place & 1;
    format!("{}-{} : {}-{}", digit(3), digit(2), digit(1), digit(0))
}
