//! Bots that sit at a table whose game the caller does not know.

use std::num::NonZeroU32;
use std::time::Duration;

use bots::{Bot, Budget, Cancel};
use game::Game;
use table::BotInput;

/// A kind of bot that a game offers.
pub struct BotEntry {
    /// The bot's name in commands.
    pub key: &'static str,
    /// What it is for.
    pub role: Role,
    /// How long it usually thinks; nothing if it decides at once.
    pub effort: Option<Effort>,
    /// Makes one, with its usual budget in iterations unless another is given; the same seed and the same budget in
    /// iterations decide the same. A bot that decides at once has no use for a budget.
    pub make: fn(seed: u64, budget: Option<Budget>) -> Box<dyn SeatedBot>,
}

/// What a kind of bot is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// People choose it to play against.
    Level,
    /// Others are measured by it.
    Yardstick,
}

/// How long a bot usually thinks about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// In games played on.
    pub iterations: NonZeroU32,
    /// In time at most, where people wait for it.
    pub time: Duration,
}

impl Effort {
    /// The budget that makes a bot decide the same again.
    pub const fn in_iterations(self) -> Budget {
        Budget::Iterations(self.iterations)
    }

    /// The budget for live play: as many iterations, but no more time than people like to wait.
    pub const fn in_time(self) -> Budget {
        Budget::Within { iterations: self.iterations, time: self.time }
    }
}

impl BotEntry {
    /// A bot with its usual budget in iterations.
    pub fn seeded(&self, seed: u64) -> Box<dyn SeatedBot> {
        (self.make)(seed, None)
    }

    /// A bot that thinks no longer than people like to wait.
    pub fn live(&self, seed: u64) -> Box<dyn SeatedBot> {
        (self.make)(seed, self.effort.map(Effort::in_time))
    }
}

/// A bot at a table. All that it gets is a input, which holds its seat's view and legal decisions: by construction it
/// cannot reach the match, and it can think wherever there is time for it.
pub trait SeatedBot: Send {
    /// The place of its choice among the seat's legal decisions; nothing if there are none, or if the input is
    /// one of another game.
    fn choose(&mut self, input: &BotInput) -> Option<usize> {
        self.choose_until(input, &Cancel::default())
    }

    /// The same, but decides at once when it is told to.
    fn choose_until(&mut self, input: &BotInput, cancel: &Cancel) -> Option<usize>;
}

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
}

/// Seats a bot that knows its game at tables of that game.
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
