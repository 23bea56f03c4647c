//! Where a player has been lately, so that it does not walk in a circle.

use std::collections::VecDeque;

use game::Game;

/// So many decisions are remembered: longer circles than these have not been seen.
const LENGTH: usize = 32;

/// The last decisions, each with the view in which it was taken.
///
/// Where something costs nothing and can be undone by its like, such as going up and down the same stairs, a search that
/// finds both equally good would go on for ever.
pub(crate) struct Trail<G: Game> {
    steps: VecDeque<(G::View, G::Action)>,
}

impl<G: Game> Trail<G> {
    pub(crate) fn new() -> Trail<G> {
        Trail { steps: VecDeque::with_capacity(LENGTH) }
    }

    /// Those decisions that were not taken before in this very position; all of them if every one was.
    pub(crate) fn fresh(&self, view: &G::View, candidates: Vec<G::Action>) -> Vec<G::Action> {
        let is_fresh =
            |action: &G::Action| !self.steps.iter().any(|step| step.1 == *action && step.0 == *view);
        let fresh: Vec<G::Action> = candidates.iter().copied().filter(is_fresh).collect();
        if fresh.is_empty() { candidates } else { fresh }
    }

    pub(crate) fn note(&mut self, view: &G::View, action: G::Action) {
        self.steps.truncate(LENGTH - 1);
        self.steps.push_front((view.clone(), action));
    }
}
