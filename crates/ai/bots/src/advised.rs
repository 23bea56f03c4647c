//! A bot that asks a partial bot first, such as a table of solved positions, and falls back to another one.

use game::Game;

use crate::bot::Bot;
use crate::budget::Cancel;

/// Asks the first bot, and the second one if the first returns `None` or an illegal action.
pub struct Advised<G: Game> {
    first: Box<dyn Bot<G>>,
    then: Box<dyn Bot<G>>,
}

impl<G: Game> Advised<G> {
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
