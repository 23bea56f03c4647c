//! The query parameters of replays and outlines.

use std::ops::{Range, RangeInclusive};

use serde::Deserialize;

use super::extract::number;
use crate::error::ApiError;

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
