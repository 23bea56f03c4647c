//! The input of a bot: the view and the legal actions of one seat.

use std::any::Any;
use std::fmt;

use game::{Game, Observer, Seat};

use crate::table::Table;

/// The view and the legal actions of one seat, ready to be sent to another thread.
///
/// It is a copy and contains nothing else of the match, so a bot cannot reach the table through it.
pub struct BotInput {
    input: Box<dyn Any + Send>,
    choices: usize,
}

struct Input<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl BotInput {
    pub fn of<G: Game>(view: G::View, legal: Vec<G::Action>) -> BotInput {
        BotInput { choices: legal.len(), input: Box::new(Input::<G> { view, legal }) }
    }

    /// Returns whether the seat has no legal action.
    pub fn is_empty(&self) -> bool {
        self.choices == 0
    }

    /// Returns the view and the legal actions, or `None` if `G` is another game.
    pub fn read<G: Game>(&self) -> Option<(&G::View, &[G::Action])> {
        let input = self.input.downcast_ref::<Input<G>>()?;
        Some((&input.view, &input.legal))
    }
}

/// Prints nothing that only the seat may know, because server logs may contain it.
impl fmt::Debug for BotInput {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("BotInput").finish_non_exhaustive()
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn bot_input(&self, seat: Seat) -> BotInput {
        BotInput::of::<G>(self.view(Observer::Seat(seat)), self.legal(seat))
    }
}
