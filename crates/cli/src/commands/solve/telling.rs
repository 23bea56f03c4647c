//! What a run has found out, told to people as soon as it is known.

use std::time::Duration;

use game::Lang;
use welcome_solver::{Exploitability, Mean, Rules, Score};

use super::learning::{Ended, Solved};
use crate::console::Console;
use crate::failure::Failure;
use crate::speech::Speech;

/// Where a run is told, and in which words.
pub(super) struct Told<'a> {
    console: Console,
    speech: &'a Speech,
    lang: Lang,
}

impl<'a> Told<'a> {
    pub(super) fn new(console: Console, speech: &'a Speech, lang: Lang) -> Told<'a> {
        Told { console, speech, lang }
    }

    pub(super) fn begin(&mut self, rules: &Rules, threads: usize) -> Result<(), Failure> {
        self.say("cli-solve-slots", &self.decimal(rules.slots() as f64 / 1e6, 1))?;
        self.say("cli-solve-threads", &threads.to_string())?;
        self.console.line(&self.speech.plainly("cli-solve-order"))?;
        self.console.gap()
    }

    /// A line for each score, with the marks of the starter and of the other one.
    pub(super) fn solved(&mut self, solved: &Solved) -> Result<(), Failure> {
        let Solved { score, value, work, time, bytes } = solved;
        let millions = work.nodes as f64 / 1e6;
        let pace = millions / time.as_secs_f64().max(1e-6);
        let deals = work.deals;
        self.say("cli-solve-score", &marks(*score))?;
        self.say("cli-solve-value", &self.mean(*value))?;
        self.say("cli-solve-deals", &deals.to_string())?;
        self.say("cli-solve-seconds", &self.decimal(time.as_secs_f64(), 1))?;
        self.say("cli-solve-pace", &self.decimal(pace, 3))?;
        self.say("cli-solve-bytes", &bytes.to_string())
    }

    pub(super) fn gains(&mut self, [table, book]: [Mean; 2]) -> Result<(), Failure> {
        self.say("cli-solve-gain", &self.mean(table))?;
        self.say("cli-solve-gain-written", &self.mean(book))
    }

    pub(super) fn response(&mut self, deals: u64, gained: Mean) -> Result<(), Failure> {
        self.say("cli-solve-response-deals", &deals.to_string())?;
        self.say("cli-solve-response", &self.mean(gained))
    }

    pub(super) fn exploited(
        &mut self,
        learned: Exploitability,
        written: Exploitability,
    ) -> Result<(), Failure> {
        self.say("cli-solve-exploited", &self.lots(learned))?;
        self.say("cli-solve-exploited-written", &self.lots(written))
    }

    /// As the starter, as the other one, and by lot.
    fn lots(&self, exploited: Exploitability) -> String {
        let Exploitability { starting, following } = exploited;
        [starting, following, exploited.mean()].map(|gain| self.decimal(gain, 4)).join("; ")
    }

    pub(super) fn end(&mut self, ended: Ended, time: Duration, table_bytes: usize) -> Result<(), Failure> {
        let (Ended::Done { nodes, .. } | Ended::Stopped { nodes }) = ended;
        self.console.gap()?;
        self.say("cli-solve-time", &self.decimal(time.as_secs_f64(), 1))?;
        self.say("cli-solve-nodes", &self.decimal(nodes as f64 / 1e6, 1))?;
        self.say("cli-solve-memory", &self.decimal(table_bytes as f64 / 1e6, 0))?;
        match ended {
            Ended::Done { games: Some(games), .. } => self.say("cli-solve-games", &self.mean(games)),
            Ended::Done { games: None, .. } => Ok(()),
            Ended::Stopped { .. } => self.console.line(&self.speech.plainly("cli-solve-stopped")),
        }
    }

    fn say(&mut self, id: &'static str, figure: &str) -> Result<(), Failure> {
        let line = format!("{} {figure}", self.speech.plainly(id));
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

/// Successes and failures of the starter, and then of the other one.
fn marks(score: Score) -> String {
    let digit = |place: usize| score.number() >> place & 1;
    format!("{}-{} : {}-{}", digit(3), digit(2), digit(1), digit(0))
}
