//! Asks one person for a decision and runs the commands that the person types first.

use std::mem;
use std::path::Path;

use game::{Arg, Message, Observer, RuleId, Seat, Turn};
use table::Offer;

use super::answer::Answer;
use super::menu::Menu;
use super::{NextStep, Obligation, TableShown, TerminalMatch};
use crate::error::CliError;
use crate::localizer::{count, seats};
use crate::match_file::{SaveFile, shell_quoted};
use crate::match_log::{Cite, print_events};

struct Choices {
    obligation: Obligation,
    offers: Vec<Offer>,
    menu: Menu,
}

impl Choices {
    /// Returns a message about the choices that mentions their numbers or letters.
    fn message(&self, id: &'static str) -> Message {
        let marks = if self.menu.letters().is_some() { "letters" } else { "numbers" };
        Message::new(id).with("marks", Arg::Symbol(marks)).with("count", count(self.menu.len()))
    }
}

enum AfterAnswer {
    Take(usize),
    /// The person declines to act out of turn.
    Decline,
    AskAgain,
    Leave,
}

impl TerminalMatch {
    /// Asks the person at the keyboard for a decision and applies it.
    pub(super) fn ask_person(&mut self, seat: Seat, obligation: Obligation) -> Result<NextStep, CliError> {
        self.print_new_events(seat)?;
        self.show_table_once_a_chapter(seat)?;
        self.remember_choices(seat);
        let choices = self.choices(seat, obligation);
        self.print_question(seat, &choices)?;
        match self.wait_for_choice(seat, &choices)? {
            AfterAnswer::Take(place) => self.take(seat, place)?,
            AfterAnswer::Leave => return Ok(NextStep::Leave),
            AfterAnswer::Decline | AfterAnswer::AskAgain => {}
        }
        Ok(NextStep::Continue)
    }

    /// Remembers the legal choices, so that the person is not asked about them again.
    fn remember_choices(&mut self, seat: Seat) {
        self.asked_out_of_turn = self.asked_out_of_turn.with(seat);
        self.person_states.entry(seat).or_default().choices_shown = self.table.legal(seat);
    }

    fn take(&mut self, seat: Seat, place: usize) -> Result<(), CliError> {
        self.table.act_nth(seat, place)?;
        self.save()?;
        if self.table.is_over() { Ok(()) } else { self.print_new_events(seat) }
    }

    fn choices(&self, seat: Seat, obligation: Obligation) -> Choices {
        let offers = self.table.legal_choices(seat);
        let audience = self.audience_for(Some(seat));
        let labels =
            offers.iter().map(|offer| self.localizer.sentence_for(&offer.message, &audience)).collect();
        Choices { obligation, offers, menu: Menu::new(labels) }
    }

    fn show_table_once_a_chapter(&mut self, seat: Seat) -> Result<(), CliError> {
        let state = self.person_states.entry(seat).or_default();
        match mem::replace(&mut state.table, TableShown::InChapter) {
            TableShown::NotInChapter => self.show_table(seat),
            TableShown::InChapter => Ok(()),
        }
    }

    fn show_table(&mut self, seat: Seat) -> Result<(), CliError> {
        let audience = self.audience_for(Some(seat));
        let (lines, _) = self.table.scene(Observer::Seat(seat));
        let lines: Vec<String> =
            lines.iter().map(|line| self.localizer.sentence_for(line, &audience)).collect();
        self.console.blank_line()?;
        self.console.scene(&lines)
    }

    /// Prints what the components on the table do.
    fn show_glossary(&mut self, seat: Seat) -> Result<(), CliError> {
        let audience = self.audience_for(Some(seat));
        for line in self.table.glossary(Observer::Seat(seat)) {
            self.console.line(&self.localizer.sentence_for(&line, &audience))?;
        }
        Ok(())
    }

    /// Prints the question and the choices.
    fn print_question(&mut self, seat: Seat, choices: &Choices) -> Result<(), CliError> {
        let (_, prompt) = self.table.scene(Observer::Seat(seat));
        let prompt = prompt.unwrap_or_else(|| self.default_question(choices));
        self.console.blank_line()?;
        self.console.question(&self.localizer.sentence_for(&prompt, &self.audience_for(Some(seat))))?;
        self.list(choices, 0..choices.menu.len())
    }

    /// Returns the question for games without a question of their own.
    fn default_question(&self, choices: &Choices) -> Message {
        match (choices.obligation, self.table.turn()) {
            _ if choices.menu.is_empty() => Message::new("cli-nothing-to-choose"),
            (Obligation::Optional, Turn::Decide { owe, .. }) => {
                Message::new("cli-out-of-turn").with("others", seats(owe.iter()))
            }
            _ => Message::new("cli-your-turn"),
        }
    }

    fn list(&mut self, choices: &Choices, places: impl IntoIterator<Item = usize>) -> Result<(), CliError> {
        for place in places {
            if let Some(line) = choices.menu.line(place) {
                self.console.line(&line)?;
            }
        }
        Ok(())
    }

    /// Asks until the person chooses, declines or quits.
    fn wait_for_choice(&mut self, seat: Seat, choices: &Choices) -> Result<AfterAnswer, CliError> {
        let question = self.localizer.text(match choices.obligation {
            Obligation::Required => "cli-choose",
            Obligation::Optional => "cli-choose-or-go-on",
        });
        let mut warned = false;
        loop {
            let Some(line) = self.console.ask(&question)? else { return Ok(AfterAnswer::Leave) };
            match self.run_answer(seat, choices, &line)? {
                AfterAnswer::AskAgain => warned = false,
                AfterAnswer::Leave if !warned && self.save_file.is_none() => {
                    self.console.line(&self.localizer.text("cli-not-saved-yet"))?;
                    warned = true;
                }
                settled => return Ok(settled),
            }
        }
    }

    fn run_answer(&mut self, seat: Seat, choices: &Choices, line: &str) -> Result<AfterAnswer, CliError> {
        match Answer::parse(line, &choices.menu) {
            _ if choices.obligation == Obligation::Optional && Answer::declines(line) => {
                return Ok(AfterAnswer::Decline);
            }
            Answer::Choice(place) => return Ok(AfterAnswer::Take(place)),
            Answer::Quit => return Ok(AfterAnswer::Leave),
            Answer::Again => self.print_question(seat, choices)?,
            Answer::Table => {
                self.show_table(seat)?;
                self.show_glossary(seat)?;
            }
            Answer::Log => self.print_log(seat)?,
            Answer::ExplainAll => {
                self.explain(seat, choices, 0..choices.offers.len())?;
                self.print_keys()?;
            }
            Answer::Explain(place) => self.explain(seat, choices, [place])?,
            Answer::Rule(id) => self.print_rule(id)?,
            Answer::Save { file } => self.save_to(&file)?,
            Answer::Several(places) => {
                self.console.line(&self.localizer.sentence(&choices.message("cli-several")))?;
                self.list(choices, places)?;
            }
            Answer::NoSuchChoice => self.print_correction("cli-no-such-choice", choices)?,
            Answer::Unclear => self.print_correction("cli-unclear", choices)?,
        }
        Ok(AfterAnswer::AskAgain)
    }

    /// Says that the input was no choice, and which ones there are. All letters are listed, because some are skipped.
    fn print_correction(&mut self, id: &'static str, choices: &Choices) -> Result<(), CliError> {
        if choices.menu.is_empty() {
            return self.console.line(&self.localizer.text("cli-nothing-to-choose"));
        }
        let correction = self.localizer.sentence(&choices.message(id));
        match choices.menu.letters() {
            Some(letters) => self.console.line(&format!("{correction} {}", letters.join(", "))),
            None => self.console.line(&correction),
        }
    }

    fn print_log(&mut self, seat: Seat) -> Result<(), CliError> {
        let events = self.table.events(Observer::Seat(seat));
        let audience = self.audience_for(Some(seat));
        print_events(&mut self.console, &self.localizer, &audience, &events, Cite::Rules)
    }

    /// Prints the help of each choice, then each of their rules once.
    fn explain(
        &mut self,
        seat: Seat,
        choices: &Choices,
        places: impl IntoIterator<Item = usize>,
    ) -> Result<(), CliError> {
        let audience = self.audience_for(Some(seat));
        let mut rules: Vec<RuleId> = Vec::new();
        for place in places {
            let Some((offer, line)) = choices.offers.get(place).zip(choices.menu.line(place)) else {
                continue;
            };
            let help = self.localizer.sentence_for(&offer.help, &audience);
            self.console.line(&format!("{line}. {help} ({})", offer.rule))?;
            if !rules.contains(&offer.rule) {
                rules.push(offer.rule);
            }
        }
        rules.into_iter().try_for_each(|id| self.print_rule(id))
    }

    fn print_rule(&mut self, id: RuleId) -> Result<(), CliError> {
        match self.table.manifest().rule(id) {
            Some(rule) => self.console.line(&self.localizer.rule(rule)),
            None => self.console.line(&self.localizer.text("cli-no-such-rule")),
        }
    }

    /// Saves to the file that the person typed, from now on after every decision. If that fails, the match continues.
    pub(super) fn save_to(&mut self, file: &str) -> Result<(), CliError> {
        let path = Path::new(file);
        let kept = match &self.save_file {
            Some(save_file) if save_file.path() == path => {
                return self.console.line(&self.localizer.text("cli-saved"));
            }
            _ => SaveFile::new(path)
                .and_then(|save_file| save_file.save(self.table.as_ref()).map(|()| save_file)),
        };
        match kept {
            Ok(save_file) => {
                self.console.line(&format!(
                    "{} {}",
                    self.localizer.text("cli-saved-in"),
                    shell_quoted(path)
                ))?;
                self.save_file = Some(save_file);
                Ok(())
            }
            Err(failure) => {
                self.console.line(&self.localizer.text("cli-save-failed"))?;
                self.console.line(failure.message())
            }
        }
    }
}
