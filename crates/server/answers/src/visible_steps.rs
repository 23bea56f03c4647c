//! Splits a match into the steps that a perspective can see.

use std::ops::Range;
use std::sync::{Arc, PoisonError};

use game::{Observer, Turn};
use serde_json::Value;
use table::{AnyTable, JsonEvent};

use crate::archive::{Archive, LogPosition, Playback};
use crate::error::AnswerError;
use crate::loaded_room::{Perspective, StepMark};

/// Finds the visible steps of a match.
struct VisibleSteps {
    perspective: Perspective,
    last: Option<Last>,
}

/// One step of the match from a perspective.
pub struct VisibleStep {
    /// Counted from 0, which is the start position.
    pub step: usize,
    pub undo_epoch: u32,
    /// The events since the step before; after an undo, all of them.
    pub events: Vec<JsonEvent>,
    pub view: Value,
    pub turn: Turn,
}

/// The visible step before.
struct Last {
    mark: StepMark,
    view: Value,
    turn: Turn,
}

/// Some steps of a match from a perspective.
pub struct ShownSteps {
    /// The table after the last of them.
    pub table: Box<dyn AnyTable>,
    /// The first step after them, if there is one.
    pub next: Option<usize>,
}

impl Archive {
    /// Calls `seen` with each step of a range. Between the start of the match and the range, only the rules run.
    pub fn show_steps(
        &self,
        perspective: Perspective,
        asked: &Range<usize>,
        mut seen: impl FnMut(&dyn AnyTable, LogPosition, VisibleStep),
    ) -> Result<ShownSteps, AnswerError> {
        let until_ms = self.until_ms(perspective);
        let marks = self.marks(perspective)?;
        let marks = &marks[..self.visible_count(perspective, &marks)];
        let end = asked.end.min(marks.len());
        let mut steps = (asked.start..end).peekable();
        if asked.start > marks.len() {
            return Err(beyond_the_end(marks.len()));
        }
        let table = self.play(until_ms, |table, position| {
            if let Some(step) = steps.next_if(|step| marks[*step].index == position.index) {
                let before = step.checked_sub(1).map(|before| marks[before]);
                seen(table, position, visible_step(table, perspective, step, before));
            }
            if steps.peek().is_some() { Playback::Continue } else { Playback::Stop }
        })?;
        let table = table.ok_or_else(|| self.nothing_to_see())?;
        Ok(ShownSteps { table, next: (marks.len() > asked.end).then_some(asked.end) })
    }

    /// The newest step that a perspective can see, if the match has begun.
    pub fn last_step(&self, perspective: Perspective) -> Result<Option<usize>, AnswerError> {
        let marks = self.marks(perspective)?;
        Ok(self.visible_count(perspective, &marks).checked_sub(1))
    }

    /// How many of its steps a perspective can see by now.
    fn visible_count(&self, perspective: Perspective, marks: &[StepMark]) -> usize {
        let entries = self.seen_until(self.until_ms(perspective)).len();
        marks.partition_point(|mark| mark.index < entries)
    }

    /// The number of the log entry of a visible step.
    pub fn entry_of_step(&self, perspective: Perspective, step: usize) -> Result<Option<i64>, AnswerError> {
        let marks = self.marks(perspective)?;
        Ok(marks.get(step).and_then(|mark| self.log.get(mark.index)).map(|entry| entry.number))
    }

    /// The log entry of each step of the whole match, the start first.
    pub fn entries_of_all_steps(&self) -> Result<Vec<i64>, AnswerError> {
        let marks = self.marks(Perspective::All)?;
        Ok(marks.iter().filter_map(|mark| self.log.get(mark.index)).map(|entry| entry.number).collect())
    }

    /// All visible steps of a perspective.
    fn marks(&self, perspective: Perspective) -> Result<Arc<[StepMark]>, AnswerError> {
        let known = |marks: &[(Perspective, Arc<[StepMark]>)]| {
            marks.iter().find(|(of, _)| *of == perspective).map(|(_, marks)| Arc::clone(marks))
        };
        if let Some(marks) = known(&self.marks.lock().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(marks);
        }
        let (mut visible, mut marks) = (VisibleSteps { perspective, last: None }, Vec::new());
        self.play(i64::MAX, |table, LogPosition { index, .. }| {
            marks.extend(visible.next(table, index));
            Playback::Continue
        })?;
        let marks: Arc<[StepMark]> = marks.into();
        self.marks.lock().unwrap_or_else(PoisonError::into_inner).push((perspective, Arc::clone(&marks)));
        Ok(marks)
    }
}

fn beyond_the_end(steps: usize) -> AnswerError {
    let right = steps
        .checked_sub(1)
        .map_or("there are no steps yet".to_owned(), |last| format!("the last step is {last}"));
    AnswerError::BadQuery { field: "from".to_owned(), right }
}

fn visible_step(
    table: &dyn AnyTable,
    perspective: Perspective,
    step: usize,
    before: Option<StepMark>,
) -> VisibleStep {
    let (undo_epoch, turn) = (table.undo_epoch(), table.turn());
    let (events, view) = look(table, perspective, known_events(before, undo_epoch));
    VisibleStep { step, undo_epoch, events, view, turn }
}

/// The events after a number, and the view.
fn look(table: &dyn AnyTable, perspective: Perspective, since: usize) -> (Vec<JsonEvent>, Value) {
    match perspective {
        Perspective::Of(observer) => (table.events_since(observer, since), table.view(observer)),
        Perspective::All => (table.referee_log_since(since), table.view(Observer::Public)),
    }
}

/// How many events the step before has shown. After an undo, all are shown again.
fn known_events(before: Option<StepMark>, undo_epoch: u32) -> usize {
    before.filter(|before| before.undo_epoch == undo_epoch).map_or(0, |before| before.event_count)
}

impl VisibleSteps {
    /// The table's last step, at this place of the log; `None` if this perspective cannot see it.
    fn next(&mut self, table: &dyn AnyTable, index: usize) -> Option<StepMark> {
        let (undo_epoch, turn) = (table.undo_epoch(), table.turn());
        let since = known_events(self.last.as_ref().map(|last| last.mark), undo_epoch);
        let (events, view) = look(table, self.perspective, since);
        // A hidden step must not be counted either, or the number would reveal it.
        let unseen = |last: &Last| {
            events.is_empty() && last.mark.undo_epoch == undo_epoch && last.turn == turn && last.view == view
        };
        if self.perspective != Perspective::All && self.last.as_ref().is_some_and(unseen) {
            return None;
        }
        let mark = StepMark { index, undo_epoch, event_count: since + events.len() };
        self.last = Some(Last { mark, view, turn });
        Some(mark)
    }
}
