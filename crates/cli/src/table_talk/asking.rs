//! One person at the keyboard: the question, the choices, and all that may be asked before one is taken.

use std::mem;
use std::path::Path;

use game::{Message, Observer, RuleId, Seat};
use table::Offer;

use super::answer::Answer;
use super::{Flow, Sitting, TableTold};
use crate::failure::Failure;
use crate::saved::{Keeper, as_typed};
use crate::speech::count;
use crate::story::{Cite, tell_events};

/// What a person can choose from.
struct Choices {
    offers: Vec<Offer>,
    labels: Vec<String>,
}

/// What an answer leads to.
enum Next {
    /// The choice at this place is taken.
    Take(usize),
    /// The person is asked again.
    Ask,
    /// The person wants to leave.
    Leave,
}

impl Sitting {
    /// Asks a person for a decision and takes it.
    pub(super) fn ask_person(&mut self, seat: Seat) -> Result<Flow, Failure> {
        if self.hand_over(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        self.tell_news(seat)?;
        self.show_table_once_a_round(seat)?;
        let choices = self.choices(seat);
        self.pose(seat, &choices)?;
        let Some(place) = self.wait_for_choice(seat, &choices)? else { return Ok(Flow::Leave) };
        self.table.act_nth(seat, place)?;
        self.keep()?;
        if !self.table.is_over() {
            self.tell_news(seat)?;
        }
        Ok(Flow::On)
    }

    fn choices(&self, seat: Seat) -> Choices {
        let offers = self.table.legal_choices(seat);
        let cast = self.cast_for(Some(seat));
        let labels = offers.iter().map(|offer| self.speech.tell(&offer.message, &cast)).collect();
        Choices { offers, labels }
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
        let prompt = prompt.unwrap_or_else(|| Message::new("cli-your-turn"));
        self.console.gap()?;
        self.console.line(&self.speech.tell(&prompt, &self.cast_for(Some(seat))))?;
        self.list(choices, 0..choices.labels.len())
    }

    fn list(&mut self, choices: &Choices, places: impl IntoIterator<Item = usize>) -> Result<(), Failure> {
        for place in places {
            if let Some(label) = choices.labels.get(place) {
                self.console.line(&format!("{}. {label}", place + 1))?;
            }
        }
        Ok(())
    }

    /// The place of the choice that the person takes; nothing if they leave instead.
    fn wait_for_choice(&mut self, seat: Seat, choices: &Choices) -> Result<Option<usize>, Failure> {
        let mut warned = false;
        loop {
            let question = self.speech.plainly("cli-choose");
            let Some(line) = self.console.ask(&question)? else { return Ok(None) };
            match self.answer(seat, choices, Answer::read(&line, &choices.labels))? {
                Next::Take(place) => return Ok(Some(place)),
                Next::Ask => warned = false,
                Next::Leave if warned || self.keeper.is_some() => return Ok(None),
                Next::Leave => {
                    self.console.line(&self.speech.plainly("cli-not-saved-yet"))?;
                    warned = true;
                }
            }
        }
    }

    fn answer(&mut self, seat: Seat, choices: &Choices, answer: Answer) -> Result<Next, Failure> {
        match answer {
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
                self.console.line(&self.speech.plainly("cli-several"))?;
                self.list(choices, places)?;
            }
            Answer::NoSuchNumber => self.correct("cli-no-such-number", choices)?,
            Answer::Unclear => self.correct("cli-unclear", choices)?,
        }
        Ok(Next::Ask)
    }

    fn correct(&mut self, id: &'static str, choices: &Choices) -> Result<(), Failure> {
        let message = Message::new(id).with("count", count(choices.labels.len()));
        self.console.line(&self.speech.say(&message))
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
            let Some((offer, label)) = choices.offers.get(place).zip(choices.labels.get(place)) else {
                continue;
            };
            let help = self.speech.tell(&offer.help, &cast);
            self.console.line(&format!("{}. {label}. {help} ({})", place + 1, offer.rule))?;
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
