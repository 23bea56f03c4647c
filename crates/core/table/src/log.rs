//! The event log, and which events each observer may know.

use game::{Game, LoggedEvent, Observer, RuleId};
use serde::Serialize;

/// An event as one observer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservedEvent<E> {
    /// Counted from 1 over the events of this observer. Numbers of the full log would have gaps that reveal hidden
    /// events.
    pub number: usize,
    pub rule: RuleId,
    #[serde(rename = "fact")]
    pub event: E,
}

pub(crate) struct Log<G: Game> {
    events: Vec<LoggedEvent<G::Event>>,
    /// Updated with every event, so that no request has to scan the whole log.
    observers: Vec<ObserverLog>,
}

/// The indices of the events that one observer may know.
struct ObserverLog {
    observer: Observer,
    indices: Vec<usize>,
}

impl<G: Game> Log<G> {
    pub(crate) fn new(seats: u8) -> Log<G> {
        let observers = Observer::all(seats).map(|observer| ObserverLog { observer, indices: Vec::new() });
        Log { events: Vec::new(), observers: observers.collect() }
    }

    pub(crate) fn append(&mut self, events: Vec<LoggedEvent<G::Event>>) {
        for event in events {
            let index = self.events.len();
            for log in &mut self.observers {
                if G::redact(&event.event, log.observer).is_some() {
                    log.indices.push(index);
                }
            }
            self.events.push(event);
        }
    }

    /// Removes all but the first `events` events. Later events reuse their numbers.
    pub(crate) fn truncate(&mut self, events: usize) {
        self.events.truncate(events);
        for log in &mut self.observers {
            log.indices.truncate(log.indices.partition_point(|&index| index < events));
        }
    }

    pub(crate) fn events(&self) -> &[LoggedEvent<G::Event>] {
        &self.events
    }

    pub(crate) fn last_event_number(&self, observer: Observer) -> usize {
        self.indices(observer).len()
    }

    /// Returns whether the observer may know any event after the first `events`.
    pub(crate) fn has_events_after(&self, observer: Observer, events: usize) -> bool {
        self.indices(observer).last().is_some_and(|&index| index >= events)
    }

    /// Returns the observer's events after this number.
    pub(crate) fn since(&self, observer: Observer, number: usize) -> Vec<ObservedEvent<G::Event>> {
        let tail = self.indices(observer).iter().enumerate().skip(number);
        tail.filter_map(|(earlier, &index)| self.observed(observer, earlier + 1, index)).collect()
    }

    fn indices(&self, observer: Observer) -> &[usize] {
        let log = self.observers.iter().find(|log| log.observer == observer);
        log.map_or(&[], |log| &log.indices)
    }

    fn observed(&self, observer: Observer, number: usize, index: usize) -> Option<ObservedEvent<G::Event>> {
        let event = self.events.get(index)?;
        Some(ObservedEvent { number, rule: event.rule, event: G::redact(&event.event, observer)? })
    }
}
