//! Files with one puzzle per line.

use std::fs;
use std::path::Path;

use catalog::Puzzle;

use crate::error::CliError;
use crate::match_file::file_error;

pub(super) fn read(path: &Path) -> Result<Vec<Puzzle>, CliError> {
    let text = fs::read_to_string(path).map_err(|error| file_error(path, error))?;
    let lines = (1..).zip(text.lines());
    let parsed = lines.map(|(number, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| file_error(path, format!("line {number}: {error}")))
    });
    parsed.collect()
}
