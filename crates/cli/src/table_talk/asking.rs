//! One person at the keyboard: the question, the choices, and all that may be asked before one is taken.

use std::mem;
use std::path::Path;

use game::{Arg, Message, Observer, RuleId, Seat, Turn};
use table::Offer;

use super::answer::Answer;
use super::menu::Menu;
use super::{Due, Flow, Sitting, TableTold};
use crate::failure::Failure;
use crate::saved::{Keeper, as_typed};
use crate::speech::{count, seats};
use crate::story::{Cite, tell_events};

/// What a person can choose from.
struct Choices {
    due: Due,
    offers: Vec<Offer>,
    menu: Menu,
}

impl Choices {
    /// A message about the choices, which speaks of their numbers or their letters.
    fn message(&self, id: &'static str) -> Message {
        let marks = if self.menu.letters().is_some() { "letters" } else { "numbers" };
        Message::new(id).with("marks", Arg::Symbol(marks)).with("count", count(self.menu.len()))
    }
}

/// What an answer leads to.
enum Next {
    /// The choice at this place is taken.
    Take(usize),
    /// The match goes on without one.
    GoOn,
    /// The person is asked again.
    Ask,
    /// The person wants to leave.
    Leave,
}

impl Sitting {
    /// Asks the person who has the keyboard for a decision and takes it.
    pub(super) fn ask_person(&mut self, seat: Seat, due: Due) -> Result<Flow, Failure> {
        self.tell_news(seat)?;
        self.show_table_once_a_round(seat)?;
        self.remember_asking(seat);
        let choices = self.choices(seat, due);
        self.pose(seat, &choices)?;
        match self.wait_for_choice(seat, &choices)? {
            Next::Take(place) => self.take(seat, place)?,
            Next::Leave => return Ok(Flow::Leave),
            Next::GoOn | Next::Ask => {}
        }
        Ok(Flow::On)
    }

    /// Notes what the person can weigh now, so that nobody asks whether it was overlooked.
    fn remember_asking(&mut self, seat: Seat) {
        self.passed = self.passed.with(seat);
        self.ears.entry(seat).or_default().weighed = self.table.legal(seat);
    }

    fn take(&mut self, seat: Seat, place: usize) -> Result<(), Failure> {
        self.table.act_nth(seat, place)?;
        self.keep()?;
        if self.table.is_over() { Ok(()) } else { self.tell_news(seat) }
    }

    fn choices(&self, seat: Seat, due: Due) -> Choices {
        let offers = self.table.legal_choices(seat);
        let cast = self.cast_for(Some(seat));
        let labels = offers.iter().map(|offer| self.speech.tell(&offer.message, &cast)).collect();
        Choices { due, offers, menu: Menu::new(labels) }
    }

    fn show_table_once_a_round(&mut self, seat: Seat) -> Result<(), Failure> {
        let ear = self.ears.entry(seat).or_default();
        match mem::replace(&mut ear.table, TableTold::ThisRound) {
            TableTold::NotThisRound => self.show_table(seat),
            TableTold::ThisRound => Ok(()),
        }
    }

    fn show_table(&mut self, seat: Seat) -> Result<(), Failure> {
        let cast = self.cast_for(Some(seat));
        let (lines, _) = self.table.scene(Observer::Seat(seat));
        self.console.gap()?;
        for line in lines {
            self.console.line(&self.speech.tell(&line, &cast))?;
        }
        Ok(())
    }

    /// What the pieces on the table do, which only those who ask want to hear.
    fn show_glossary(&mut self, seat: Seat) -> Result<(), Failure> {
        let cast = self.cast_for(Some(seat));
        for line in self.table.glossary(Observer::Seat(seat)) {
            self.console.line(&self.speech.tell(&line, &cast))?;
        }
        Ok(())
    }

    /// Puts the question and the choices.
    fn pose(&mut self, seat: Seat, choices: &Choices) -> Result<(), Failure> {
        let (_, prompt) = self.table.scene(Observer::Seat(seat));
        let prompt = prompt.unwrap_or_else(|| self.plain_question(choices));
        self.console.gap()?;
        self.console.line(&self.speech.tell(&prompt, &self.cast_for(Some(seat))))?;
        self.list(choices, 0..choices.menu.len())
    }

    /// The question where the game has none of its own.
    fn plain_question(&self, choices: &Choices) -> Message {
        match (choices.due, self.table.turn()) {
            _ if choices.menu.is_empty() => Message::new("cli-nothing-to-choose"),
            (Due::Free, Turn::Decide { owe, .. }) => {
                Message::new("cli-out-of-turn").with("others", seats(owe.iter()))
            }
            _ => Message::new("cli-your-turn"),
        }
    }

    fn list(&mut self, choices: &Choices, places: impl IntoIterator<Item = usize>) -> Result<(), Failure> {
        for place in places {
            if let Some(line) = choices.menu.line(place) {
                self.console.line(&line)?;
            }
        }
        Ok(())
    }

    /// The choice that the person takes, or none if they need not and do not, or if they leave.
    fn wait_for_choice(&mut self, seat: Seat, choices: &Choices) -> Result<Next, Failure> {
        let question = self.speech.plainly(match choices.due {
            Due::Owed => "cli-choose",
            Due::Free => "cli-choose-or-go-on",
        });
        let mut warned = false;
        loop {
            let Some(line) = self.console.ask(&question)? else { return Ok(Next::Leave) };
            match self.answer(seat, choices, &line)? {
                Next::Ask => warned = false,
                Next::Leave if !warned && self.keeper.is_none() => {
                    self.console.line(&self.speech.plainly("cli-not-saved-yet"))?;
                    warned = true;
                }
                settled => return Ok(settled),
            }
        }
    }

    fn answer(&mut self, seat: Seat, choices: &Choices, line: &str) -> Result<Next, Failure> {
        match Answer::read(line, &choices.menu) {
            _ if choices.due == Due::Free && Answer::declines(line) => return Ok(Next::GoOn),
            Answer::Choice(place) => return Ok(Next::Take(place)),
            Answer::Quit => return Ok(Next::Leave),
            Answer::Again => self.pose(seat, choices)?,
            Answer::Table => {
                self.show_table(seat)?;
                self.show_glossary(seat)?;
            }
            Answer::Log => self.repeat_log(seat)?,
            Answer::ExplainAll => {
                self.explain(seat, choices, 0..choices.offers.len())?;
                self.tell_keys()?;
            }
            Answer::Explain(place) => self.explain(seat, choices, [place])?,
            Answer::Rule(id) => self.read_rule(id)?,
            Answer::Save { file } => self.save_to(&file)?,
            Answer::Several(places) => {
                self.console.line(&self.speech.say(&choices.message("cli-several")))?;
                self.list(choices, places)?;
            }
            Answer::NoSuchChoice => self.correct("cli-no-such-choice", choices)?,
            Answer::Unclear => self.correct("cli-unclear", choices)?,
        }
        Ok(Next::Ask)
    }

    /// Says that something was no choice, and what would be one. Letters are told one by one, as some are missing.
    fn correct(&mut self, id: &'static str, choices: &Choices) -> Result<(), Failure> {
        if choices.menu.is_empty() {
            return self.console.line(&self.speech.plainly("cli-nothing-to-choose"));
        }
        let correction = self.speech.say(&choices.message(id));
        match choices.menu.letters() {
            Some(letters) => self.console.line(&format!("{correction} {}", letters.join(", "))),
            None => self.console.line(&correction),
        }
    }

    fn repeat_log(&mut self, seat: Seat) -> Result<(), Failure> {
        let events = self.table.events(Observer::Seat(seat));
        let cast = self.cast_for(Some(seat));
        tell_events(&mut self.console, &self.speech, &cast, &events, Cite::Rules)
    }

    /// What each choice means, then each rule behind them once.
    fn explain(
        &mut self,
        seat: Seat,
        choices: &Choices,
        places: impl IntoIterator<Item = usize>,
    ) -> Result<(), Failure> {
        let cast = self.cast_for(Some(seat));
        let mut rules: Vec<RuleId> = Vec::new();
        for place in places {
            let Some((offer, line)) = choices.offers.get(place).zip(choices.menu.line(place)) else {
                continue;
            };
            let help = self.speech.tell(&offer.help, &cast);
            self.console.line(&format!("{line}. {help} ({})", offer.rule))?;
            if !rules.contains(&offer.rule) {
                rules.push(offer.rule);
            }
        }
        rules.into_iter().try_for_each(|id| self.read_rule(id))
    }

    fn read_rule(&mut self, id: RuleId) -> Result<(), Failure> {
        match self.table.manifest().rule(id) {
            Some(rule) => self.console.line(&self.speech.rule(rule)),
            None => self.console.line(&self.speech.plainly("cli-no-such-rule")),
        }
    }

    /// Saves to a file that was named at the table, and keeps the match there from now on. If that fails, the
    /// match goes on as before.
    pub(super) fn save_to(&mut self, file: &str) -> Result<(), Failure> {
        let path = Path::new(file);
        let kept = match &self.keeper {
            Some(keeper) if keeper.path() == path => {
                return self.console.line(&self.speech.plainly("cli-saved"));
            }
            _ => Keeper::new(path).and_then(|keeper| keeper.keep(self.table.as_ref()).map(|()| keeper)),
        };
        match kept {
            Ok(keeper) => {
                self.console.line(&format!("{} {}", self.speech.plainly("cli-saved-in"), as_typed(path)))?;
                self.keeper = Some(keeper);
                Ok(())
            }
            Err(failure) => {
                self.console.line(&self.speech.plainly("cli-save-failed"))?;
                self.console.line(failure.message())
            }
        }
    }
}
