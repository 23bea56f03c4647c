//! Environments for callers that do not know the game.

use environments::{AnyMatches, AnyState, MatchSettings, Matches, State};
use game::{Encoding, Setup, SetupError};

/// How programs that learn play a game.
pub struct Environments {
    /// Changes whenever an action id or a feature gets another meaning.
    pub version: u16,
    pub actions: usize,
    pub action_names: fn() -> Vec<String>,
    pub feature_names: fn() -> Vec<String>,
    pub state: fn(&Setup) -> Result<Box<dyn AnyState>, SetupError>,
    pub matches: fn(&MatchSettings) -> Result<Box<dyn AnyMatches>, SetupError>,
}

impl Environments {
    pub const fn of<G: Encoding>() -> Environments {
        Environments {
            version: G::VERSION,
            actions: G::ACTIONS,
            action_names: G::action_names,
            feature_names: game::feature_names::<G>,
            state: |setup| Ok(Box::new(State::<G>::new(setup)?)),
            matches: |settings| Ok(Box::new(Matches::<G>::new(settings)?)),
        }
    }
}
