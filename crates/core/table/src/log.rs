//! What happened, and which of it each observer heard.

use game::{Game, LoggedEvent, Observer, RuleId};
use serde::Serialize;

/// An event as one observer heard it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservedEvent<F> {
    /// Its number, counted from 1 over what this observer heard, so that a gap betrays nothing.
    pub number: usize,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What happened, as far as this observer may know.
    #[serde(rename = "fact")]
    pub event: F,
}

/// Every event in order, and for each observer the places of those it heard.
pub(crate) struct Log<G: Game> {
    events: Vec<LoggedEvent<G::Event>>,
    /// Filled as events come, so that neither a decision nor a question reads the whole log again.
    ears: Vec<Ear>,
}

struct Ear {
    observer: Observer,
    heard: Vec<usize>,
}

impl<G: Game> Log<G> {
    pub(crate) fn new(seats: u8) -> Log<G> {
        let ears = Observer::all(seats).map(|observer| Ear { observer, heard: Vec::new() });
        Log { events: Vec::new(), ears: ears.collect() }
    }

    pub(crate) fn append(&mut self, told: Vec<LoggedEvent<G::Event>>) {
        for event in told {
            let place = self.events.len();
            for ear in &mut self.ears {
                if G::redact(&event.event, ear.observer).is_some() {
                    ear.heard.push(place);
                }
            }
            self.events.push(event);
        }
    }

    /// Forgets all but the first events, so that what comes next is numbered as if the others had never been.
    pub(crate) fn truncate(&mut self, events: usize) {
        self.events.truncate(events);
        for ear in &mut self.ears {
            ear.heard.truncate(ear.heard.partition_point(|&place| place < events));
        }
    }

    pub(crate) fn events(&self) -> &[LoggedEvent<G::Event>] {
        &self.events
    }

    /// The number of the last event that this observer heard.
    pub(crate) fn heard(&self, observer: Observer) -> usize {
        self.places(observer).len()
    }

    /// Whether this observer heard any event but the first ones.
    pub(crate) fn heard_beyond(&self, observer: Observer, events: usize) -> bool {
        self.places(observer).last().is_some_and(|&place| place >= events)
    }

    /// What this observer heard after the event with this number.
    pub(crate) fn since(&self, observer: Observer, number: usize) -> Vec<ObservedEvent<G::Event>> {
        let tail = self.places(observer).iter().enumerate().skip(number);
        tail.filter_map(|(earlier, &place)| self.hear(observer, earlier + 1, place)).collect()
    }

    fn places(&self, observer: Observer) -> &[usize] {
        let ear = self.ears.iter().find(|ear| ear.observer == observer);
        ear.map_or(&[], |ear| &ear.heard)
    }

    fn hear(&self, observer: Observer, number: usize, place: usize) -> Option<ObservedEvent<G::Event>> {
        let event = self.events.get(place)?;
        Some(ObservedEvent { number, rule: event.rule, event: G::redact(&event.event, observer)? })
    }
}
