//! Answers as JSON.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::problem::Problem;

pub(crate) type Answer = Result<Box<RawValue>, Problem>;

pub(crate) fn to_json(answer: &impl Serialize) -> Answer {
    to_raw_value(answer).map_err(|_| Problem::Internal { what: "an answer cannot be written" })
}
