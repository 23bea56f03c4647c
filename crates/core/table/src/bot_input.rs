//! What a bot has before it: the view and the choices of one seat, and no way to the match.

use std::any::Any;
use std::fmt;

use game::{Game, Observer, Seat};

use crate::table::Table;

/// What one seat sees and may decide, on its own, so that it can be carried to wherever a bot thinks.
///
/// It is a copy and holds nothing else of the match: a bot that gets a input cannot reach the table by construction.
pub struct BotInput {
    input: Box<dyn Any + Send>,
    choices: usize,
}

struct Input<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl BotInput {
    /// Whether the seat may decide nothing.
    pub fn is_empty(&self) -> bool {
        self.choices == 0
    }

    /// The view and the legal decisions of the seat, for a player that knows the game; nothing if it is another
    /// game.
    pub fn read<G: Game>(&self) -> Option<(&G::View, &[G::Action])> {
        let input = self.input.downcast_ref::<Input<G>>()?;
        Some((&input.view, &input.legal))
    }
}

/// Shows nothing that only the seat may know, because it may end up in a server's log.
impl fmt::Debug for BotInput {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("BotInput").finish_non_exhaustive()
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn bot_input(&self, seat: Seat) -> BotInput {
        let input = Input::<G> { view: self.view(Observer::Seat(seat)), legal: self.legal(seat) };
        BotInput { choices: input.legal.len(), input: Box::new(input) }
    }
}
