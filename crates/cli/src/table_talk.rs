//! A match at the terminal, between people who share a keyboard and bots.
//!
//! Each person is told, when asked, what happened since they last looked, from their own eyes. Before another
//! person looks, the screen is cleared of what only the last one may know.

mod answer;
mod asking;
mod company;

use std::collections::BTreeMap;

use game::{Message, Observer, Seat, SeatSet, Turn};
use table::AnyTable;
use words::Cast;

use crate::console::Console;
use crate::failure::Failure;
use crate::saved::{Keeper, as_typed};
use crate::speech::{Speech, cast, seats};
use crate::story::{Cite, begins_round, introduction, tell_events, tell_result, tell_settings};
use answer::Answer;

pub(crate) use company::{Company, Invited, lay, returning, seat_numbered, seats_for};

/// Enough empty lines to push the last player's words off any ordinary screen.
const CURTAIN: usize = 60;

/// What can be typed at any question, a sentence each.
const KEYS: [&str; 5] =
    ["cli-key-choose", "cli-key-explain", "cli-key-tell", "cli-key-leave", "cli-key-again"];

/// A match being played.
pub(crate) struct Sitting {
    table: Box<dyn AnyTable>,
    company: Company,
    speech: Speech,
    console: Console,
    keeper: Option<Keeper>,
    ears: BTreeMap<Seat, Ear>,
    /// Who looked last.
    at_keyboard: Option<Seat>,
    /// How many of the events that everyone may hear were told to somebody.
    told_to_all: usize,
}

/// What a person was told so far.
#[derive(Default)]
struct Ear {
    /// How many events.
    heard: usize,
    table: TableTold,
}

/// Whether a person was told the whole table in this round.
#[derive(Default, PartialEq, Eq)]
enum TableTold {
    #[default]
    NotThisRound,
    ThisRound,
}

/// Whether the match goes on.
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    Leave,
}

impl Sitting {
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        company: Company,
        speech: Speech,
        console: Console,
        keeper: Option<Keeper>,
    ) -> Sitting {
        let ears = company.people.iter().map(|seat| (seat, Ear::default())).collect();
        Sitting { table, company, speech, console, keeper, ears, at_keyboard: None, told_to_all: 0 }
    }

    /// The same for a match that was broken off: of what came before, only the round that it is in is told again.
    pub(crate) fn resumed(mut self) -> Sitting {
        let before_this_round = |observer| {
            let events = self.table.events(observer);
            events.iter().rposition(begins_round).unwrap_or_default()
        };
        for (&seat, ear) in &mut self.ears {
            ear.heard = before_this_round(Observer::Seat(seat));
        }
        self.told_to_all = before_this_round(Observer::Public);
        self
    }

    /// Plays until the match is over or the people leave.
    pub(crate) fn play(mut self) -> Result<(), Failure> {
        self.keep()?;
        self.introduce()?;
        loop {
            let flow = match self.table.turn() {
                Turn::Over => return self.conclude(),
                Turn::Chance => return Err(Failure::new("the table does not draw its chance")),
                Turn::Decide { owe, .. } => self.next_decision(owe)?,
            };
            if flow == Flow::Leave {
                return self.leave();
            }
        }
    }

    /// Asks one of those without whom the match does not go on. Whoever else may act is not asked here.
    fn next_decision(&mut self, owe: SeatSet) -> Result<Flow, Failure> {
        let seat =
            owe.first().ok_or_else(|| Failure::new("nobody is to decide, yet the match is not over"))?;
        if self.company.people.contains(seat) {
            return self.ask_person(seat);
        }
        let choice = self.company.decide(self.table.as_ref(), seat)?;
        self.table.act_nth(seat, choice)?;
        Ok(Flow::On)
    }

    /// What everyone may know before the first card.
    fn introduce(&mut self) -> Result<(), Failure> {
        let cast = self.cast_for(None);
        self.console.line(&self.speech.say(&introduction(self.table.manifest())))?;
        tell_settings(&mut self.console, &self.speech, self.table.as_ref())?;
        self.console.line(&self.speech.tell(&self.people_line(), &cast))?;
        if let Some(bots) = self.bots_line() {
            self.console.line(&self.speech.tell(&bots, &cast))?;
        }
        if let Some(fairness) = self.table.fairness() {
            self.console.line(&self.speech.plainly("cli-commitment"))?;
            self.console.line(&fairness.commitment.to_string())?;
        }
        self.tell_keys()?;
        self.console.gap()
    }

    /// What can be typed at any question.
    fn tell_keys(&mut self) -> Result<(), Failure> {
        KEYS.into_iter().try_for_each(|id| self.console.line(&self.speech.plainly(id)))
    }

    fn people_line(&self) -> Message {
        match self.only_person() {
            Some(seat) => Message::new("cli-you-play-as").with("who", seat),
            None => Message::new("cli-people").with("people", seats(self.company.people.iter())),
        }
    }

    fn bots_line(&self) -> Option<Message> {
        let bots = || Seat::all(self.table.seats()).filter(|&seat| !self.company.people.contains(seat));
        bots().next()?;
        Some(Message::new("cli-bots-play").with("bots", seats(bots())))
    }

    /// The person at the keyboard, if there is but one.
    fn only_person(&self) -> Option<Seat> {
        self.company.people.first().filter(|_| self.company.people.len() == 1)
    }

    /// Makes sure that only this person looks, once the one before has read to the end.
    fn hand_over(&mut self, seat: Seat) -> Result<Flow, Failure> {
        if self.at_keyboard == Some(seat) || self.only_person().is_some() {
            return Ok(Flow::On);
        }
        if self.at_keyboard.is_some() && self.draw_curtain()? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        self.at_keyboard = Some(seat);
        self.wait(&Message::new("cli-hand-over").with("who", seat))
    }

    fn draw_curtain(&mut self) -> Result<Flow, Failure> {
        let flow = self.wait(&Message::new("cli-clear"))?;
        for _ in 0..CURTAIN {
            self.console.gap()?;
        }
        Ok(flow)
    }

    /// Waits for Enter.
    fn wait(&mut self, request: &Message) -> Result<Flow, Failure> {
        let request = self.speech.tell(request, &self.cast_for(None));
        let answer = self.console.ask(&request)?;
        let stays = answer.is_some_and(|line| Answer::read(&line, &[]) != Answer::Quit);
        Ok(if stays { Flow::On } else { Flow::Leave })
    }

    /// Tells a person what happened since they last looked.
    fn tell_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let ear = self.ears.entry(seat).or_default();
        let news = self.table.events_since(Observer::Seat(seat), ear.heard);
        ear.heard += news.len();
        if news.iter().any(begins_round) {
            ear.table = TableTold::NotThisRound;
        }
        self.told_to_all = self.table.events(Observer::Public).len();
        let cast = self.cast_for(Some(seat));
        tell_events(&mut self.console, &self.speech, &cast, &news, Cite::Nothing)
    }

    fn cast_for(&self, viewer: Option<Seat>) -> Cast {
        cast(self.table.as_ref(), viewer)
    }

    /// The end of the match: the rest of the story for all who are there, the result, and the secret.
    fn conclude(&mut self) -> Result<(), Failure> {
        self.keep()?;
        let viewer = self.only_person();
        match viewer {
            Some(seat) => self.tell_news(seat)?,
            None => self.tell_all()?,
        }
        self.console.gap()?;
        let cast = self.cast_for(viewer);
        tell_result(&mut self.console, &self.speech, &cast, self.table.as_ref())?;
        if let Some(secret) = self.table.fairness().and_then(|fairness| fairness.secret) {
            self.console.line(&self.speech.plainly("cli-secret"))?;
            self.console.line(&secret)?;
        }
        self.offer_to_keep()?;
        self.say_how_to_check()
    }

    fn tell_all(&mut self) -> Result<(), Failure> {
        let news = self.table.events_since(Observer::Public, self.told_to_all);
        let cast = self.cast_for(None);
        tell_events(&mut self.console, &self.speech, &cast, &news, Cite::Nothing)
    }

    fn offer_to_keep(&mut self) -> Result<(), Failure> {
        if self.keeper.is_some() {
            return Ok(());
        }
        let offer = self.speech.plainly("cli-offer-to-save");
        let answer = self.console.ask(&offer)?.unwrap_or_default();
        match Answer::read(&answer, &[]) {
            Answer::Save { file } => self.save_to(&file),
            _ => Ok(()),
        }
    }

    fn say_how_to_check(&mut self) -> Result<(), Failure> {
        let Some(keeper) = &self.keeper else { return Ok(()) };
        self.console.line(&self.speech.plainly("cli-how-to-check"))?;
        self.console.line(&format!("antorcha verify-fair {}", as_typed(keeper.path())))
    }

    /// The people leave before the end.
    fn leave(&mut self) -> Result<(), Failure> {
        self.keep()?;
        let Some(keeper) = &self.keeper else { return self.console.line(&self.speech.plainly("cli-left")) };
        let path = as_typed(keeper.path());
        self.console.line(&self.speech.plainly("cli-left-saved"))?;
        self.console.line(&path)?;
        self.console.line(&self.speech.plainly("cli-how-to-resume"))?;
        self.console.line(&format!("antorcha play --load {path} --save {path}"))
    }

    fn keep(&self) -> Result<(), Failure> {
        self.keeper.as_ref().map_or(Ok(()), |keeper| keeper.keep(self.table.as_ref()))
    }
}
