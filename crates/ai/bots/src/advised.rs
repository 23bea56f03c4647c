//! A player with an adviser: a table of solved positions, say, that knows some of them and leaves the rest.

use game::Game;

use crate::bot::Bot;
use crate::budget::Cancel;

/// Asks one bot first, and another where the first declines by choosing nothing.
pub struct Advised<G: Game> {
    first: Box<dyn Bot<G>>,
    then: Box<dyn Bot<G>>,
}

impl<G: Game> Advised<G> {
    /// A player that asks `first`, and `then` where it declines.
    #[must_use]
    pub fn new(first: impl Bot<G> + 'static, then: impl Bot<G> + 'static) -> Advised<G> {
        Advised { first: Box::new(first), then: Box::new(then) }
    }
}

impl<G: Game> Bot<G> for Advised<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.choose_until(view, legal, &Cancel::default())
    }

    fn choose_until(&mut self, view: &G::View, legal: &[G::Action], cancel: &Cancel) -> Option<G::Action> {
        let advice = self.first.choose_until(view, legal, cancel);
        advice.filter(|action| legal.contains(action)).or_else(|| self.then.choose_until(view, legal, cancel))
    }
}
