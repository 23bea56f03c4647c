//! Checks the log lines that a game composes.

use std::collections::HashSet;

use crate::chance::Dice;
use crate::contract::Game;
use crate::seat::Observer;
use crate::sink::LoggedEvent;
use crate::story::{LogChange, StoryReader};

use super::Kit;
use super::law::{CheckResult, Failure, Law};
use super::run::observed_events;

/// Reads the log of every observer twice: as a whole, and from a random event on.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, seats: u8, events: &[LoggedEvent<G::Event>]) -> CheckResult {
    for observer in Observer::all(seats) {
        let events = observed_events::<G>(events, observer);
        let mut reader = StoryReader::<G::Story>::default();
        let whole: Vec<LogChange> = events.iter().map(|event| reader.read(event)).collect();
        check_lines(&whole)?;
        let from = kit.dice.below(events.len() as u32 + 1) as usize;
        let (earlier, later) = events.split_at(from);
        let mut reader = StoryReader::<G::Story>::default();
        earlier.iter().for_each(|event| reader.skip(event));
        let again: Vec<LogChange> = later.iter().map(|event| reader.read(event)).collect();
        if !whole.ends_with(&again) {
            let details = format!("{observer:?} reads other lines if the story starts at event {}", from + 1);
            return Err(Failure::new(Law::StoryTellsTheEvents, details));
        }
    }
    Ok(())
}

/// Checks that every event belongs to a line with a text, and that no line is numbered like a later event.
fn check_lines(changes: &[LogChange]) -> CheckResult {
    let mut written = HashSet::new();
    for (number, change) in (1..).zip(changes) {
        for line in &change.lines {
            written.insert(line.line);
            if line.line == 0 || line.line > number {
                let details = format!("event {number} writes line {}", line.line);
                return Err(Failure::new(Law::StoryTellsTheEvents, details));
            }
        }
    }
    match (1..).zip(changes).find(|(_, change)| change.line != 0 && !written.contains(&change.line)) {
        Some((number, change)) => {
            let details = format!("event {number} belongs to line {}, which has no text", change.line);
            Err(Failure::new(Law::StoryTellsTheEvents, details))
        }
        None => Ok(()),
    }
}
