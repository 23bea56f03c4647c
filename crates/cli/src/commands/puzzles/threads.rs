//! The number of threads to work with.

use std::num::NonZero;
use std::thread;

/// All cores by default.
pub(super) fn thread_count(asked: Option<u16>) -> usize {
    let all = || thread::available_parallelism().map_or(1, NonZero::get);
    asked.map_or_else(all, usize::from)
}
