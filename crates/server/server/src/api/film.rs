//! A match cut into what someone saw of it, step by step.

use std::ops::{Range, RangeInclusive};

use game::{Observer, Turn};
use serde::Deserialize;
use serde_json::Value;
use table::{AnyTable, JsonEvent};

use super::archive::{Eyes, Seen};
use super::reading::number;
use crate::error::ApiError;

/// Counts the steps of a match that its eyes see.
pub(super) struct Film {
    eyes: Eyes,
    /// The number of the next step.
    next: usize,
    last: Option<Last>,
}

/// What was seen of one step.
pub(super) struct Shot {
    /// Its number, counted from 0, which is how the match began.
    pub(super) step: usize,
    /// How many undos were made.
    pub(super) undo_epoch: u32,
    /// What was heard since the step before; all of it again after an undo.
    pub(super) events: Vec<JsonEvent>,
    /// The position as it was seen.
    pub(super) view: Value,
    /// What the match waited for.
    pub(super) turn: Turn,
}

/// What the step before showed.
struct Last {
    undo_epoch: u32,
    heard: usize,
    view: Value,
    turn: Turn,
}

/// Which steps are asked for, and with whose eyes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepsAsked {
    pub(super) r#as: Option<String>,
    from: Option<String>,
    count: Option<String>,
}

impl StepsAsked {
    /// The numbers of the steps: from the first on, and as many as usual unless another number is given.
    pub(super) fn steps(&self, usual: i64, fits: RangeInclusive<i64>) -> Result<Range<usize>, ApiError> {
        let from = number("from", self.from.as_deref(), 0, 0..=i64::MAX)?;
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let many = number("count", self.count.as_deref(), usual, fits)?;
        Ok(from..from.saturating_add(usize::try_from(many).unwrap_or_default()))
    }
}

impl Film {
    /// A film from the beginning.
    pub(super) fn seen_by(eyes: Eyes) -> Film {
        Film { eyes, next: 0, last: None }
    }

    /// How many steps were seen so far.
    pub(super) fn shot(&self) -> usize {
        self.next
    }

    /// Whether so many steps were seen, and one more.
    pub(super) fn beyond(&self, until: usize) -> Seen {
        if self.next > until { Seen::Enough } else { Seen::GoOn }
    }

    /// What these eyes see of the step that the table has just made; nothing if they see nothing of it.
    pub(super) fn shoot(&mut self, table: &dyn AnyTable) -> Option<Shot> {
        let (undo_epoch, turn) = (table.undo_epoch(), table.turn());
        let since =
            self.last.as_ref().filter(|last| last.undo_epoch == undo_epoch).map_or(0, |last| last.heard);
        let (events, view) = match self.eyes {
            Eyes::Of(observer) => (table.events_since(observer, since), table.view(observer)),
            Eyes::All => (table.referee_log_since(since), table.view(Observer::Public)),
        };
        // A step that these eyes cannot see must not be counted before them either.
        let unseen = |last: &Last| {
            events.is_empty() && last.undo_epoch == undo_epoch && last.turn == turn && last.view == view
        };
        if self.eyes != Eyes::All && self.last.as_ref().is_some_and(unseen) {
            return None;
        }
        let step = self.next;
        self.next += 1;
        self.last = Some(Last { undo_epoch, heard: since + events.len(), view: view.clone(), turn });
        Some(Shot { step, undo_epoch, events, view, turn })
    }
}
