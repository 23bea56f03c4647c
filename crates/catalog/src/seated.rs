//! Bots that sit at a table whose game the caller does not know.

use bots::Bot;
use game::{Game, Observer, Seat};
use table::{AnyTable, Table};

/// A kind of bot that a game offers.
pub struct BotEntry {
    /// The bot's name in commands.
    pub key: &'static str,
    /// Makes one; the same seed decides the same.
    pub make: fn(seed: u64) -> Box<dyn SeatedBot>,
}

/// A bot at a table. It gets its seat's view and legal decisions, and nothing else of the match.
pub trait SeatedBot: Send {
    /// The place of its choice among the seat's legal decisions; nothing if there are none, or if the table is
    /// one of another game.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<usize>;
}

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
}

/// Seats a bot that knows its game at tables of that game.
pub(crate) fn seat<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn SeatedBot> {
    Box::new(Seated { bot: Box::new(bot) })
}

impl<G: Game> SeatedBot for Seated<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<usize> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let legal = table.legal(seat);
        let choice = self.bot.choose(&table.view(Observer::Seat(seat)), &legal)?;
        legal.iter().position(|action| *action == choice)
    }
}
