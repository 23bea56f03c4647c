//! The state of a session between two requests.

use crate::localizer::Localizers;
use crate::matches::Matches;

pub(crate) struct Session {
    pub(crate) matches: Matches,
    pub(crate) localizers: Localizers,
    is_done: bool,
}

impl Session {
    pub(crate) fn new() -> Session {
        Session { matches: Matches::default(), localizers: Localizers::default(), is_done: false }
    }

    /// Returns whether the client sent `quit`.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done
    }

    pub(crate) fn finish(&mut self) {
        self.is_done = true;
    }
}
