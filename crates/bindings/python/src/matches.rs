//! Many matches at once, written into NumPy arrays.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use environments::{AnyMatches, Buffers, EnvironmentError, MatchSettings, Shape};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;

use crate::errors::bad_value;
use crate::games::{entry, setup};

/// Many matches of one game. The caller owns the arrays.
#[pyclass(frozen, name = "Matches", module = "antorcha._antorcha")]
pub(crate) struct PyMatches {
    matches: Mutex<Box<dyn AnyMatches>>,
    shape: Shape,
    #[pyo3(get)]
    count: usize,
}

/// The arrays that a step fills.
type Arrays<'py> = (
    PyReadwriteArray2<'py, i8>,
    PyReadwriteArray2<'py, bool>,
    PyReadwriteArray1<'py, i8>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray1<'py, bool>,
);

#[pymethods]
impl PyMatches {
    #[new]
    fn new(
        game: &str,
        seats: u8,
        options: BTreeMap<String, String>,
        count: usize,
        threads: usize,
    ) -> PyResult<PyMatches> {
        let entry = entry(game)?;
        if !(1..=1 << 20).contains(&count) || !(1..=256).contains(&threads) {
            return Err(bad_value("use 1 to 1048576 matches and 1 to 256 threads"));
        }
        let settings = MatchSettings { setup: setup(entry, seats, &options)?, count, threads };
        let matches = (entry.environments.matches)(&settings).map_err(bad_value)?;
        Ok(PyMatches { shape: matches.shape(), count, matches: Mutex::new(matches) })
    }

    /// The number of features, of actions and of seats.
    #[getter]
    fn shape(&self) -> (usize, usize, u8) {
        (self.shape.features, self.shape.actions, self.shape.seats)
    }

    fn reset(&self, py: Python<'_>, seed: u64, arrays: Arrays<'_>) -> PyResult<()> {
        self.fill(py, arrays, |matches, out| matches.reset(seed, out))
    }

    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>, arrays: Arrays<'_>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(bad_value)?;
        self.fill(py, arrays, |matches, out| matches.step(actions, out))
    }

    fn step_random(&self, py: Python<'_>, arrays: Arrays<'_>) -> PyResult<()> {
        self.fill(py, arrays, |matches, out| matches.step_random(out))
    }

    fn sample(&self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(bad_value)?;
        py.detach(|| self.lock().sample(actions)).map_err(bad_value)
    }
}

impl PyMatches {
    /// Calls `play` with the memory of the arrays. Other Python threads run meanwhile.
    fn fill(
        &self,
        py: Python<'_>,
        mut arrays: Arrays<'_>,
        play: impl FnOnce(&mut dyn AnyMatches, Buffers<'_>) -> Result<(), EnvironmentError> + Send,
    ) -> PyResult<()> {
        let out = Buffers {
            observations: arrays.0.as_slice_mut().map_err(bad_value)?,
            masks: arrays.1.as_slice_mut().map_err(bad_value)?,
            seats: arrays.2.as_slice_mut().map_err(bad_value)?,
            rewards: arrays.3.as_slice_mut().map_err(bad_value)?,
            done: arrays.4.as_slice_mut().map_err(bad_value)?,
        };
        py.detach(|| play(self.lock().as_mut(), out)).map_err(bad_value)
    }

    fn lock(&self) -> MutexGuard<'_, Box<dyn AnyMatches>> {
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
