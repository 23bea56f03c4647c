//! Our bots, and tournaments between them.

use std::sync::{Mutex, PoisonError};

use catalog::SeatedBot;
use pyo3::prelude::*;

use crate::errors::{bad_value, failed};
use crate::games::entry;
use crate::state::PyState;

/// A bot of a game. It sees what its seat may know.
#[pyclass(frozen, name = "Bot", module = "antorcha._antorcha")]
pub(crate) struct PyBot {
    game: &'static str,
    bot: Mutex<Box<dyn SeatedBot>>,
    #[pyo3(get)]
    level: String,
}

#[pymethods]
impl PyBot {
    #[new]
    fn new(game: &str, level: &str, seed: u64) -> PyResult<PyBot> {
        let entry = entry(game)?;
        let bot = entry.bot(level).map_err(bad_value)?.seeded(seed);
        Ok(PyBot { game: entry.key(), bot: Mutex::new(bot), level: level.to_owned() })
    }

    /// Returns the id of the action that the bot chooses for a seat.
    fn choose(&self, py: Python<'_>, state: &PyState, seat: usize) -> PyResult<u16> {
        let seat = state.seat(seat)?;
        let (ids, input) = (state.state().legal_ids(seat), state.state().bot_input(seat));
        let choose = move || self.bot.lock().unwrap_or_else(PoisonError::into_inner).choose(&input);
        let choice = py.detach(choose).and_then(|choice| ids.get(choice).copied());
        choice.ok_or_else(|| {
            failed(format!("seat {} has nothing to decide, or the game is not {}", seat.index(), self.game))
        })
    }
}
