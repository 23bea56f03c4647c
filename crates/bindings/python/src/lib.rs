//! The compiled part of the Python package `antorcha`.

mod bot;
mod errors;
mod games;
mod matches;
mod state;
mod text;

use pyo3::prelude::*;

// Views allocate many small lists.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[pymodule]
mod _antorcha {
    #[pymodule_export]
    use crate::bot::PyBot;
    #[pymodule_export]
    use crate::games::{action_names, check_record, feature_names, games};
    #[pymodule_export]
    use crate::matches::PyMatches;
    #[pymodule_export]
    use crate::state::PyState;
}
