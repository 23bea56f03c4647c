//! What a bot has before it: the view and the choices of one seat, and no way to the match.

use std::any::Any;
use std::fmt;

use game::{Game, Observer, Seat};

use crate::table::Table;

/// What one seat sees and may decide, on its own, so that it can be carried to wherever a bot thinks.
///
/// It is a copy and holds nothing else of the match: a bot that gets a desk cannot reach the table by construction.
pub struct Desk {
    papers: Box<dyn Any + Send>,
    choices: usize,
}

struct Papers<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl Desk {
    /// Whether the seat may decide nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.choices == 0
    }

    /// The view and the legal decisions of the seat, for a player that knows the game; nothing if it is another
    /// game.
    #[must_use]
    pub fn read<G: Game>(&self) -> Option<(&G::View, &[G::Action])> {
        let papers = self.papers.downcast_ref::<Papers<G>>()?;
        Some((&papers.view, &papers.legal))
    }
}

/// Shows nothing that only the seat may know, because it may end up in a server's log.
impl fmt::Debug for Desk {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Desk").finish_non_exhaustive()
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn desk(&self, seat: Seat) -> Desk {
        let papers = Papers::<G> { view: self.view(Observer::Seat(seat)), legal: self.legal(seat) };
        Desk { choices: papers.legal.len(), papers: Box::new(papers) }
    }
}
