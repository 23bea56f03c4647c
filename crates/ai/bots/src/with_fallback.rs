//! A bot that asks a partial bot first, such as a table of solved positions, and falls back to another one.

use game::Game;

use crate::bot::Bot;
use crate::budget::Cancel;

/// Asks the first bot, and the second one if the first returns `None` or an illegal action.
pub struct WithFallback<G: Game> {
    first: Box<dyn Bot<G>>,
    fallback: Box<dyn Bot<G>>,
}

impl<G: Game> WithFallback<G> {
    pub fn new(first: impl Bot<G> + 'static, fallback: impl Bot<G> + 'static) -> WithFallback<G> {
        WithFallback { first: Box::new(first), fallback: Box::new(fallback) }
    }
}

impl<G: Game> Bot<G> for WithFallback<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.choose_until(view, legal, &Cancel::default())
    }

    fn choose_until(&mut self, view: &G::View, legal: &[G::Action], cancel: &Cancel) -> Option<G::Action> {
        let choice = self.first.choose_until(view, legal, cancel);
        choice
            .filter(|action| legal.contains(action))
            .or_else(|| self.fallback.choose_until(view, legal, cancel))
    }
}
