//! Splits a match into the steps that a perspective can see.

use std::ops::{Range, RangeInclusive};

use game::{Observer, Turn};
use serde::Deserialize;
use serde_json::Value;
use table::{AnyTable, JsonEvent};

use super::archive::{Perspective, Playback};
use super::extract::number;
use crate::error::ApiError;

/// Counts the visible steps of a match.
pub(super) struct VisibleSteps {
    perspective: Perspective,
    next: usize,
    last: Option<Last>,
}

/// One step of the match from a perspective.
pub(super) struct VisibleStep {
    /// Counted from 0, which is the start position.
    pub(super) step: usize,
    pub(super) undo_epoch: u32,
    /// The events since the step before; after an undo, all of them.
    pub(super) events: Vec<JsonEvent>,
    pub(super) view: Value,
    pub(super) turn: Turn,
}

/// The step before.
struct Last {
    undo_epoch: u32,
    event_count: usize,
    view: Value,
    turn: Turn,
}

/// The query parameters of a replay or an outline.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepsQuery {
    pub(super) r#as: Option<String>,
    from: Option<String>,
    count: Option<String>,
}

impl StepsQuery {
    /// The range of steps that the query selects.
    pub(super) fn steps(&self, usual: i64, fits: RangeInclusive<i64>) -> Result<Range<usize>, ApiError> {
        let from = number("from", self.from.as_deref(), 0, 0..=i64::MAX)?;
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let many = number("count", self.count.as_deref(), usual, fits)?;
        Ok(from..from.saturating_add(usize::try_from(many).unwrap_or(usize::MAX)))
    }
}

impl VisibleSteps {
    pub(super) fn new(perspective: Perspective) -> VisibleSteps {
        VisibleSteps { perspective, next: 0, last: None }
    }

    pub(super) fn count(&self) -> usize {
        self.next
    }

    /// Stops once there is a step after `until`.
    pub(super) fn stop_after(&self, until: usize) -> Playback {
        if self.next > until { Playback::Stop } else { Playback::Continue }
    }

    /// The table's last step from this perspective; `None` if it is not visible.
    pub(super) fn next(&mut self, table: &dyn AnyTable) -> Option<VisibleStep> {
        let (undo_epoch, turn) = (table.undo_epoch(), table.turn());
        let since = self
            .last
            .as_ref()
            .filter(|last| last.undo_epoch == undo_epoch)
            .map_or(0, |last| last.event_count);
        let (events, view) = match self.perspective {
            Perspective::Of(observer) => (table.events_since(observer, since), table.view(observer)),
            Perspective::All => (table.referee_log_since(since), table.view(Observer::Public)),
        };
        // A hidden step must not be counted either, or the number would reveal it.
        let unseen = |last: &Last| {
            events.is_empty() && last.undo_epoch == undo_epoch && last.turn == turn && last.view == view
        };
        if self.perspective != Perspective::All && self.last.as_ref().is_some_and(unseen) {
            return None;
        }
        let step = self.next;
        self.next += 1;
        self.last = Some(Last { undo_epoch, event_count: since + events.len(), view: view.clone(), turn });
        Some(VisibleStep { step, undo_epoch, events, view, turn })
    }
}
