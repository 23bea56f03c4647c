//! The log of a game as players read it.

use game::{HasMessage, LineWriter, Story};

use crate::event::Event;

/// A heading for every turn and a line for every other event. Deciding to descend is no line of its own: the next find
/// tells it.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExampleStory;

impl Story<Event> for ExampleStory {
    fn read(&mut self, event: &Event, writer: &mut LineWriter) {
        match event {
            Event::TurnBegan { .. } => writer.heading(|| event.message()),
            Event::Descended { .. } => {}
            _ => writer.line(|| event.message()),
        }
    }
}
