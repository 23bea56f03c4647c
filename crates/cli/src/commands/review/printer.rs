//! Prints a review.

use catalog::{Basis, Note, Review, ReviewedDecision, ReviewedOption, SeatLuck, SeatSummary};
use game::{Arg, Lang, Message, Seat};
use i18n::Audience;

use crate::commands::text_table::TextTable;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, count};

/// How many costly decisions of each seat are listed.
const LISTED: usize = 3;

pub(super) struct ReviewPrinter<'a> {
    pub(super) review: &'a Review,
    pub(super) audience: Audience,
    pub(super) localizer: &'a Localizer,
    pub(super) lang: Lang,
}

impl ReviewPrinter<'_> {
    pub(super) fn print(&self, console: &mut Console) -> Result<(), CliError> {
        self.summaries().print(console)?;
        console.blank_line()?;
        self.luck().print(console)?;
        for summary in &self.review.summaries {
            console.blank_line()?;
            self.costly(console, summary.seat)?;
        }
        let notes: Vec<String> = self.review.notes.iter().map(|note| self.note(*note)).collect();
        if !notes.is_empty() {
            console.blank_line()?;
        }
        notes.iter().try_for_each(|note| console.line(note))
    }

    fn summaries(&self) -> TextTable {
        let names = ["player", "decisions", "inaccuracies", "mistakes", "blunders", "accuracy"];
        let mut table = self.table_of(&names);
        for (player, summary) in self.players().into_iter().zip(&self.review.summaries) {
            let SeatSummary { decisions, inaccuracies, mistakes, blunders, accuracy, .. } = summary;
            let counts = [decisions, inaccuracies, mistakes, blunders].map(ToString::to_string);
            let cells = std::iter::once(player).chain(counts).chain([self.decimal(*accuracy)]);
            table.row(cells.collect());
        }
        table
    }

    fn luck(&self) -> TextTable {
        let mut table = self.table_of(&["player", "start", "luck", "own", "others", "result"]);
        for (player, seat) in self.players().into_iter().zip(&self.review.luck) {
            let SeatLuck { start, luck, own_decisions, others_decisions, result, .. } = seat;
            let changes = [luck, own_decisions, others_decisions].map(|change| self.points(*change));
            let cells = [player, self.percent(*start)].into_iter().chain(changes);
            table.row(cells.chain([self.percent(*result)]).collect());
        }
        table
    }

    fn costly(&self, console: &mut Console, seat: Seat) -> Result<(), CliError> {
        let mut costly: Vec<&ReviewedDecision> = self.review.decisions.iter().collect();
        costly.retain(|decision| decision.seat == seat && decision.mark.is_some());
        costly.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        let head = if costly.is_empty() { "cli-review-none" } else { "cli-review-costly" };
        console.line(&self.sentence(&Message::new(head).with("who", Arg::Seat(seat))))?;
        let lines = costly.into_iter().take(LISTED).filter_map(|decision| self.decision(decision));
        lines.into_iter().try_for_each(|line| console.line(&format!("  {line}")))
    }

    fn decision(&self, decision: &ReviewedDecision) -> Option<String> {
        let chosen = decision.options.get(decision.chosen)?;
        let best = decision.options.get(decision.best)?;
        let place = Message::new("cli-review-step").with("number", count(decision.step));
        let basis = match decision.basis {
            Basis::Search => format!("± {}", self.decimal(200.0 * decision.loss_error)),
            Basis::Odds => self.localizer.text("cli-review-exact"),
            Basis::Solved => self.localizer.text("cli-review-solved"),
        };
        Some(format!(
            "{} {} {} {} {} {} ({}; {basis})",
            self.localizer.sentence(&place),
            self.label(chosen),
            self.percent(chosen.chance),
            self.localizer.text("cli-review-better"),
            self.label(best),
            self.percent(best.chance),
            self.points(-decision.loss),
        ))
    }

    /// The action in quotes of the language.
    fn label(&self, option: &ReviewedOption) -> String {
        let text = self.sentence(&option.message);
        let text = text.trim_end_matches('.');
        match self.lang {
            Lang::En => format!("“{text}”"),
            Lang::Es => format!("«{text}»"),
        }
    }

    fn note(&self, note: Note) -> String {
        self.sentence(&match note {
            Note::Unfinished => Message::new("cli-review-unfinished"),
            Note::Undone { steps } => Message::new("cli-review-undone").with("count", count(steps)),
            Note::Continued => Message::new("cli-review-continued"),
            Note::DealtAgain { seat } => Message::new("cli-review-dealt-again").with("who", Arg::Seat(seat)),
            Note::OtherRules { recorded, present } => Message::new("cli-review-other-rules")
                .with("recorded", count(recorded))
                .with("present", count(present)),
            Note::Practice => Message::new("cli-review-practice"),
            Note::NotJudged { decisions } => {
                Message::new("cli-review-not-judged").with("count", count(decisions))
            }
        })
    }

    /// The players' names in seat order.
    pub(super) fn players(&self) -> Vec<String> {
        let name = |seat| self.sentence(&Message::new("cli-review-player-name").with("who", Arg::Seat(seat)));
        Seat::all(self.review.seats).map(name).collect()
    }

    fn table_of(&self, columns: &[&str]) -> TextTable {
        let names = columns.iter().map(|column| self.localizer.text(column_id(column)));
        TextTable::new(1, names.collect())
    }

    fn sentence(&self, message: &Message) -> String {
        self.localizer.sentence_for(message, &self.audience)
    }

    fn percent(&self, share: f64) -> String {
        format!("{} %", self.decimal(100.0 * share))
    }

    /// A change of the chance in percentage points, with its sign.
    fn points(&self, change: f64) -> String {
        let sign = if change < 0.0 { "-" } else { "+" };
        format!("{sign}{} %", self.decimal(100.0 * change.abs()))
    }

    fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        match self.lang {
            Lang::En => text,
            Lang::Es => text.replace('.', ","),
        }
    }
}

fn column_id(column: &str) -> &'static str {
    match column {
        "player" => "cli-review-player",
        "decisions" => "cli-review-decisions",
        "inaccuracies" => "cli-review-inaccuracies",
        "mistakes" => "cli-review-mistakes",
        "blunders" => "cli-review-blunders",
        "accuracy" => "cli-review-accuracy",
        "start" => "cli-review-start",
        "luck" => "cli-review-luck",
        "own" => "cli-review-own",
        "others" => "cli-review-others",
        _ => "cli-review-result",
    }
}
