//! Bots that sit at a table whose game the caller does not know.

use bots::Bot;
use game::Game;
use table::Desk;

/// A kind of bot that a game offers.
pub struct BotEntry {
    /// The bot's name in commands.
    pub key: &'static str,
    /// Makes one; the same seed decides the same.
    pub make: fn(seed: u64) -> Box<dyn SeatedBot>,
}

/// A bot at a table. All that it gets is a desk, which holds its seat's view and legal decisions: by construction it
/// cannot reach the match, and it can think wherever there is time for it.
pub trait SeatedBot: Send {
    /// The place of its choice among the seat's legal decisions; nothing if there are none, or if the desk is
    /// one of another game.
    fn choose(&mut self, desk: &Desk) -> Option<usize>;
}

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
}

/// Seats a bot that knows its game at tables of that game.
pub fn seat<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn SeatedBot> {
    Box::new(Seated { bot: Box::new(bot) })
}

impl<G: Game> SeatedBot for Seated<G> {
    fn choose(&mut self, desk: &Desk) -> Option<usize> {
        let (view, legal) = desk.read::<G>()?;
        let choice = self.bot.choose(view, legal)?;
        legal.iter().position(|action| *action == choice)
    }
}
