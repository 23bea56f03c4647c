//! Bots for callers that do not know the game.

use std::num::NonZeroU32;
use std::time::Duration;

use bots::{Bot, Budget, Cancel};
use game::Game;
use table::BotInput;

/// A bot that a game offers.
pub struct BotEntry {
    /// The name in commands.
    pub key: &'static str,
    pub role: Role,
    /// The usual thinking time; `None` if the bot decides at once.
    pub effort: Option<Effort>,
    /// Creates a bot with this budget, or with its usual budget in iterations. The same seed and the same budget in
    /// iterations give the same decisions. A bot that decides at once ignores the budget.
    pub make: fn(seed: u64, budget: Option<Budget>) -> Box<dyn SeatedBot>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// An opponent that people can choose.
    Level,
    /// A baseline for measurements.
    Yardstick,
}

/// The usual thinking time for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// In simulated games.
    pub iterations: NonZeroU32,
    /// The time limit in live play.
    pub time: Duration,
}

impl Effort {
    /// Returns the budget for reproducible decisions.
    pub const fn in_iterations(self) -> Budget {
        Budget::Iterations(self.iterations)
    }

    /// Returns the budget for live play: the same iterations with a time limit.
    pub const fn in_time(self) -> Budget {
        Budget::Within { iterations: self.iterations, time: self.time }
    }
}

impl BotEntry {
    /// Creates a bot with its usual budget in iterations.
    pub fn seeded(&self, seed: u64) -> Box<dyn SeatedBot> {
        (self.make)(seed, None)
    }

    /// Creates a bot for live play, with a time limit.
    pub fn live(&self, seed: u64) -> Box<dyn SeatedBot> {
        (self.make)(seed, self.effort.map(Effort::in_time))
    }
}

/// A bot for one seat. It gets only the view and the legal actions of its seat, so it cannot reach the match and can run
/// on any thread.
pub trait SeatedBot: Send {
    /// Returns the index of the chosen legal action, or `None` if there is none or the input is of another game.
    fn choose(&mut self, input: &BotInput) -> Option<usize> {
        self.choose_until(input, &Cancel::default())
    }

    /// Like [`SeatedBot::choose`], but decides at once when cancelled.
    fn choose_until(&mut self, input: &BotInput, cancel: &Cancel) -> Option<usize>;
}

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
}

/// Wraps a bot that knows its game.
pub fn seat<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn SeatedBot> {
    Box::new(Seated { bot: Box::new(bot) })
}

impl<G: Game> SeatedBot for Seated<G> {
    fn choose_until(&mut self, input: &BotInput, cancel: &Cancel) -> Option<usize> {
        let (view, legal) = input.read::<G>()?;
        let choice = self.bot.choose_until(view, legal, cancel)?;
        legal.iter().position(|action| *action == choice)
    }
}
