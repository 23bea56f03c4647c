//! A match at the terminal, between people who share a keyboard and bots.
//!
//! Each person is told, when asked, what happened since they last looked, from their own eyes. Before another
//! person looks, the screen is cleared of what only the last one may know. Whoever may act out of turn gets a
//! chance to, and is not asked the same twice.

mod answer;
mod asking;
mod company;
mod keyboard;
mod menu;

use std::collections::BTreeMap;

use game::{Arg, Message, Observer, Seat, SeatSet, Turn};
use i18n::Audience;
use serde_json::Value;
use table::AnyTable;

use crate::console::Console;
use crate::failure::Failure;
use crate::saved::{Keeper, as_typed};
use crate::speech::{Speech, cast, seats};
use crate::story::{Cite, begins_round, introduction, tell_events, tell_result, tell_settings};
use answer::Answer;
use menu::Menu;

pub(crate) use company::{Company, Invited, lay, returning, seat_numbered, seats_for};

/// What can be typed at any question, a sentence each.
const KEYS: [&str; 6] = [
    "cli-key-choose",
    "cli-key-letters",
    "cli-key-explain",
    "cli-key-tell",
    "cli-key-leave",
    "cli-key-again",
];

/// What people who share a keyboard can type when it changes hands.
const KEY_AT_HAND_OVER: &str = "cli-key-first";

/// A match being played.
pub(crate) struct Sitting {
    table: Box<dyn AnyTable>,
    company: Company,
    speech: Speech,
    console: Console,
    keeper: Option<Keeper>,
    ears: BTreeMap<Seat, Ear>,
    /// Who looks, or looked last if the screen was not cleared since.
    at_keyboard: Option<Seat>,
    /// Those at a shared keyboard who could act out of turn ever since they were last asked.
    passed: SeatSet,
    /// How many of the events that everyone may hear were told to somebody.
    told_to_all: usize,
}

/// What a person was told so far.
#[derive(Default)]
struct Ear {
    /// How many events.
    heard: usize,
    table: TableTold,
    /// The choices that the person has seen and that were open ever since.
    weighed: Vec<Value>,
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

/// Whether the match waits for a person's decision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    /// It does.
    Owed,
    /// The person may act out of turn, or let it be.
    Free,
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
        let (at_keyboard, passed) = (None, SeatSet::EMPTY);
        Sitting { table, company, speech, console, keeper, ears, at_keyboard, passed, told_to_all: 0 }
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
                Turn::Decide { owe, may } => self.next_decision(owe, may)?,
            };
            if flow == Flow::Leave {
                return self.leave();
            }
        }
    }

    /// Lets one of those decide without whom the match does not go on, or someone who may act before.
    fn next_decision(&mut self, owe: SeatSet, may: SeatSet) -> Result<Flow, Failure> {
        let next = self.next_of(owe)?;
        let Some(seat) = self.give_floor(next, may)? else { return Ok(Flow::Leave) };
        if let Some(place) = self.foregone(seat, owe) {
            self.table.act_nth(seat, place)?;
            return Ok(Flow::On);
        }
        if self.company.people.contains(seat) {
            let due = if owe.contains(seat) { Due::Owed } else { Due::Free };
            return self.ask_person(seat, due);
        }
        let choice = self.company.decide(self.table.as_ref(), seat)?;
        self.table.act_nth(seat, choice)?;
        Ok(Flow::On)
    }

    /// The decision of the only person, where there is but one beside those that change how they are asked: a window for
    /// answers that they have no card for. At a shared keyboard everyone is asked, lest the others learn of it.
    fn foregone(&self, seat: Seat, owe: SeatSet) -> Option<usize> {
        if self.only_person() != Some(seat) || !owe.contains(seat) {
            return None;
        }
        let offers = self.table.legal_choices(seat);
        let mut real = offers.iter().enumerate().filter(|(_, offer)| !offer.aside);
        let (place, _) = real.next()?;
        (real.next().is_none() && offers.len() > 1).then_some(place)
    }

    /// The next of those who owe a decision. Bots come first: where all choose in secret, they take no time and
    /// learn nothing, and a person who comes last need not be asked whether the choice stands.
    fn next_of(&self, owe: SeatSet) -> Result<Seat, Failure> {
        let next = owe.minus(self.company.people).first().or(owe.first());
        next.ok_or_else(|| Failure::new("nobody is to decide, yet the match is not over"))
    }

    /// What everyone may know before the first card.
    fn introduce(&mut self) -> Result<(), Failure> {
        let cast = self.cast_for(None);
        self.console.line(&self.speech.say(&introduction(self.table.manifest())))?;
        tell_settings(&mut self.console, &self.speech, self.table.as_ref())?;
        self.console.line(&self.speech.tell(&self.people_line(), &cast))?;
        for (level, bots) in self.company.levels() {
            let line = Message::new("cli-bots-play").with("bots", seats(bots.into_iter()));
            self.console.line(&self.speech.tell(&line.with("level", Arg::Symbol(level)), &cast))?;
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
        let shared = self.only_person().is_none().then_some(KEY_AT_HAND_OVER);
        KEYS.into_iter().chain(shared).try_for_each(|id| self.console.line(&self.speech.plainly(id)))
    }

    fn people_line(&self) -> Message {
        match self.only_person() {
            Some(seat) => Message::new("cli-you-play-as").with("who", seat),
            None => Message::new("cli-people").with("people", seats(self.company.people.iter())),
        }
    }

    /// The person at the keyboard, if there is but one.
    fn only_person(&self) -> Option<Seat> {
        self.company.people.first().filter(|_| self.company.people.len() == 1)
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

    fn cast_for(&self, viewer: Option<Seat>) -> Audience {
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
        match Answer::read(&answer, &Menu::new(Vec::new())) {
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
