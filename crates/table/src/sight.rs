//! All that one observer gets at once, written as JSON without a detour.

use game::{Choice, Game, Message, Observer, RuleId, Scene, Seat, Turn, Worded};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::log::Heard;
use crate::prepared::mark_of;
use crate::table::Table;

/// The match as one observer sees it.
#[derive(Clone, Serialize)]
pub struct Sight {
    /// The number of the last event that this observer heard.
    pub number: usize,
    /// What it heard after the event that was asked for: an array of `{number, rule, fact, message}`.
    pub events: Box<RawValue>,
    /// What it may know of the position.
    pub view: Box<RawValue>,
    /// What the match waits for.
    pub turn: Turn,
    /// What is asked of the observer, if anything.
    pub prompt: Option<Message>,
    /// All that it may decide, in order: an array of `{action, message, help, rule, aside}`.
    pub offers: Box<RawValue>,
    /// The name of what it is asked; empty if it may decide nothing. See [`crate::AnyTable::question`].
    pub question: String,
}

impl<G: Game> Table<G> {
    pub(crate) fn sight(&self, observer: Observer, since: usize) -> Sight {
        let view = self.view(observer);
        let offers = self.offers(observer.seat());
        let question = self.named_question(observer.seat(), &offers);
        Sight {
            number: self.heard(observer),
            events: self.told_since(observer, since),
            prompt: view.prompt(),
            view: raw(&view),
            turn: self.turn(),
            offers,
            question,
        }
    }

    pub(crate) fn question(&self, seat: Seat) -> String {
        self.named_question(Some(seat), &self.offers(Some(seat)))
    }

    fn told_since(&self, observer: Observer, since: usize) -> Box<RawValue> {
        let heard = self.events_since(observer, since);
        raw(&heard.iter().map(Told::of).collect::<Vec<_>>())
    }

    fn offers(&self, seat: Option<Seat>) -> Box<RawValue> {
        let legal = seat.map(|seat| self.legal(seat)).unwrap_or_default();
        raw(&legal.iter().map(Offered::of).collect::<Vec<_>>())
    }

    /// The seat knows all that goes into the name: its own decisions, and what it may decide.
    fn named_question(&self, seat: Option<Seat>, offers: &RawValue) -> String {
        match seat.filter(|_| offers.get() != NOTHING) {
            Some(seat) => format!("{}-{}", self.history.decisions(seat), mark_of(offers.get(), 8)),
            None => String::new(),
        }
    }
}

/// An empty array.
const NOTHING: &str = "[]";

#[derive(Serialize)]
struct Told<'a, F> {
    number: usize,
    rule: RuleId,
    fact: &'a F,
    message: Message,
}

impl<'a, F: Worded> Told<'a, F> {
    fn of(heard: &'a Heard<F>) -> Told<'a, F> {
        Told { number: heard.number, rule: heard.rule, fact: &heard.fact, message: heard.fact.message() }
    }
}

#[derive(Serialize)]
struct Offered<'a, A> {
    action: &'a A,
    message: Message,
    help: Message,
    rule: RuleId,
    aside: bool,
}

impl<'a, A: Choice> Offered<'a, A> {
    fn of(action: &'a A) -> Offered<'a, A> {
        let (message, help) = (action.message(), action.help());
        Offered { action, message, help, rule: action.rule(), aside: action.is_aside() }
    }
}

/// A value of the game as JSON text. One that JSON cannot hold is a fault of the game's types; here it reads as
/// null, because nothing that comes from outside can cause it.
fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_default()
}
