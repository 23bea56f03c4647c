//! The event log, and which events each observer may know.

use game::{Game, LogLine, LoggedEvent, Observer, RuleId, StoryReader};
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
    /// The number of the log line that the event belongs to.
    pub line: usize,
    /// The log lines that get a new text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<LogLine>,
}

/// The distance between two checkpoints of a story, in events.
const CHECKPOINT_DISTANCE: usize = 64;

pub(crate) struct Log<G: Game> {
    events: Vec<LoggedEvent<G::Event>>,
    /// Updated with every event, so that no request has to scan the whole log.
    observers: Vec<ObserverLog<G>>,
    referee: StoryCheckpoints<G::Story>,
}

/// The events that one observer may know.
struct ObserverLog<G: Game> {
    observer: Observer,
    indices: Vec<usize>,
    story: StoryCheckpoints<G::Story>,
}

/// The story of one observer at its end and at regular earlier points.
struct StoryCheckpoints<S> {
    end: StoryReader<S>,
    /// The story before event 1, 65, 129 and so on.
    checkpoints: Vec<StoryReader<S>>,
}

impl<S: Clone + Default> StoryCheckpoints<S> {
    fn new() -> StoryCheckpoints<S> {
        StoryCheckpoints { end: StoryReader::default(), checkpoints: Vec::new() }
    }

    /// Reads an event at the end.
    fn append<E>(&mut self, event: &LoggedEvent<E>)
    where
        S: game::Story<E>,
    {
        if self.end.events().is_multiple_of(CHECKPOINT_DISTANCE) {
            self.checkpoints.push(self.end.clone());
        }
        self.end.skip(event);
    }

    /// Returns the story at the last checkpoint that has read at most `events` events.
    fn checkpoint_before(&self, events: usize) -> StoryReader<S> {
        if self.end.events() <= events {
            return self.end.clone();
        }
        self.checkpoints.get(events / CHECKPOINT_DISTANCE).cloned().unwrap_or_default()
    }

    /// Forgets checkpoints after `events` events and returns how many events the story has read now.
    fn rewind(&mut self, events: usize) -> usize {
        self.end = self.checkpoint_before(events);
        self.checkpoints.truncate(events.div_ceil(CHECKPOINT_DISTANCE));
        self.end.events()
    }
}

impl<G: Game> Log<G> {
    pub(crate) fn new(seats: u8) -> Log<G> {
        let observers = Observer::all(seats).map(|observer| ObserverLog {
            observer,
            indices: Vec::new(),
            story: StoryCheckpoints::new(),
        });
        Log { events: Vec::new(), observers: observers.collect(), referee: StoryCheckpoints::new() }
    }

    pub(crate) fn append(&mut self, events: Vec<LoggedEvent<G::Event>>) {
        for event in events {
            let index = self.events.len();
            for log in &mut self.observers {
                if let Some(observed) = redacted::<G>(&event, log.observer) {
                    log.indices.push(index);
                    log.story.append(&observed);
                }
            }
            self.referee.append(&event);
            self.events.push(event);
        }
    }

    /// Removes all but the first `events` events. Later events reuse their numbers.
    pub(crate) fn truncate(&mut self, events: usize) {
        self.events.truncate(events);
        let kept = &self.events;
        for log in &mut self.observers {
            log.indices.truncate(log.indices.partition_point(|&index| index < events));
            let read = log.story.rewind(log.indices.len());
            let unread = log.indices.iter().skip(read).filter_map(|&index| kept.get(index));
            let observed = unread.filter_map(|event| redacted::<G>(event, log.observer));
            observed.for_each(|event| log.story.end.skip(&event));
        }
        let read = self.referee.rewind(kept.len());
        kept.iter().skip(read).for_each(|event| self.referee.end.skip(event));
    }

    pub(crate) fn events(&self) -> &[LoggedEvent<G::Event>] {
        &self.events
    }

    pub(crate) fn last_event_number(&self, observer: Observer) -> usize {
        self.of(observer).map_or(0, |log| log.indices.len())
    }

    /// Returns what the observer may know of the events after the first `events`, the last one first.
    pub(crate) fn after(&self, observer: Observer, events: usize) -> impl Iterator<Item = G::Event> {
        let indices = self.of(observer).map_or(&[][..], |log| &log.indices);
        let after = indices.iter().rev().take_while(move |&&index| index >= events);
        let logged = after.filter_map(|&index| self.events.get(index));
        logged.filter_map(move |logged| G::redact(&logged.event, observer))
    }

    /// Returns whether the observer may know any event after the first `events`.
    pub(crate) fn has_events_after(&self, observer: Observer, events: usize) -> bool {
        let last = self.of(observer).and_then(|log| log.indices.last());
        last.is_some_and(|&index| index >= events)
    }

    /// Returns the observer's events after this number.
    pub(crate) fn since(&self, observer: Observer, number: usize) -> Vec<ObservedEvent<G::Event>> {
        let Some(log) = self.of(observer) else { return Vec::new() };
        let story = log.story.checkpoint_before(number);
        let unread = log.indices.iter().skip(story.events()).filter_map(|&index| self.events.get(index));
        observed_events(story, number, unread.filter_map(|event| redacted::<G>(event, observer)))
    }

    /// Returns all events after this number, with their secrets.
    pub(crate) fn referee_since(&self, number: usize) -> Vec<ObservedEvent<G::Event>> {
        let story = self.referee.checkpoint_before(number);
        let unread = self.events.iter().skip(story.events()).cloned();
        observed_events(story, number, unread)
    }

    fn of(&self, observer: Observer) -> Option<&ObserverLog<G>> {
        self.observers.iter().find(|log| log.observer == observer)
    }
}

fn redacted<G: Game>(event: &LoggedEvent<G::Event>, observer: Observer) -> Option<LoggedEvent<G::Event>> {
    Some(LoggedEvent { rule: event.rule, event: G::redact(&event.event, observer)? })
}

/// Reads events with a story and returns those after this number.
fn observed_events<E, S: game::Story<E>>(
    mut story: StoryReader<S>,
    number: usize,
    events: impl Iterator<Item = LoggedEvent<E>>,
) -> Vec<ObservedEvent<E>> {
    let mut observed = Vec::new();
    for event in events {
        if story.events() < number {
            story.skip(&event);
            continue;
        }
        let change = story.read(&event);
        let LoggedEvent { rule, event } = event;
        observed.push(ObservedEvent {
            number: story.events(),
            rule,
            event,
            line: change.line,
            lines: change.lines,
        });
    }
    observed
}
