//! A whole match of bots. The same seed gives the same record on every platform.

use game::{Seat, Turn};
use serde_json::value::RawValue;
use table::{Chance, Config};

use crate::files;
use crate::problem::Problem;
use crate::request::Play;

/// The record of the match.
pub(crate) fn play(asked: Play) -> Result<Box<RawValue>, Problem> {
    let Play { game, options, bots, seed } = asked;
    let entry = catalog::find(&game).map_err(|_| Problem::UnknownGame)?;
    files::check_bots(entry, bots.iter().map(String::as_str))?;
    let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
    let seats_of = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let seated = bots.iter().enumerate().map(|(number, key)| {
        let bot = entry.bot(key).map_err(Problem::bad)?;
        Ok(bot.seeded(seed.wrapping_mul(31).wrapping_add(seats_of(number))))
    });
    let mut seated = seated.collect::<Result<Vec<_>, Problem>>()?;
    let config = Config { seats, options, ..Config::default() };
    let mut table = (entry.open)(config, Chance::of_seed(seed))?;
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.iter().next().unwrap_or(Seat::FIRST);
        let input = table.bot_input(seat);
        let bot = seated.get_mut(seat.index()).ok_or(Problem::Internal { what: "a seat has no bot" })?;
        let choice = bot.choose(&input).ok_or(Problem::Internal { what: "a bot did not decide" })?;
        table.act_nth(seat, choice)?;
    }
    RawValue::from_string(table.save()?).map_err(|_| Problem::Internal { what: "a record is not JSON" })
}
