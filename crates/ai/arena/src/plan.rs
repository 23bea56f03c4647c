//! A contest as it is asked for, and as it is played.

use std::collections::BTreeMap;
use std::time::Duration;

use catalog::Entry;
use table::{AnyTable, Chance, Config};

use crate::error::ArenaError;
use crate::kind::Kind;
use crate::lineup::{Place, Schedule, Tables};

/// The most kinds in one arena: with more, one deal would take hundreds of games.
const MOST_KINDS: usize = 8;
/// More games than anyone plays, and few enough that no count overflows.
const MOST_GAMES: u64 = 1_000_000_000;

/// A contest as it is asked for.
pub struct Order {
    /// The game.
    pub game: &'static Entry,
    /// How many sit at a table.
    pub seats: u8,
    /// Options by name; those not named are as simulations set them.
    pub options: BTreeMap<String, String>,
    /// The kinds of players by name.
    pub players: Vec<String>,
    /// How tables are filled.
    pub tables: Tables,
    /// How many games at least.
    pub games: u64,
    /// The same seed gives the same results.
    pub seed: u64,
    /// How long a program may think about a decision.
    pub move_time: Duration,
}

/// A contest that can be played.
pub struct Plan {
    pub(crate) game: &'static Entry,
    pub(crate) config: Config,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) tables: Tables,
    pub(crate) seed: u64,
    pub(crate) move_time: Duration,
    schedule: Schedule,
    games: u64,
}

impl Plan {
    /// Checks what is asked for. The number of games is rounded up, so that every deal is played in all its seatings.
    pub fn new(order: Order) -> Result<Plan, ArenaError> {
        check_numbers(&order)?;
        let kinds = kinds(order.game, &order.players)?;
        let schedule = Schedule::new(order.tables, kinds.len(), order.seats);
        let games = order.games.div_ceil(schedule.games_a_deal()) * schedule.games_a_deal();
        let Order { game, tables, seed, move_time, .. } = order;
        let config = Config { options: options(game, order.options), ..Config::of(order.seats) };
        let plan = Plan { game, config, kinds, tables, seed, move_time, schedule, games };
        plan.open(0)?;
        Ok(plan)
    }

    /// How many games are played, in whole deals.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many games are played with each deal.
    #[must_use]
    pub fn games_a_deal(&self) -> u64 {
        self.schedule.games_a_deal()
    }

    /// The kinds of players, as they were named.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// How many sit at a table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.config.seats
    }

    /// The options that differ from their default.
    #[must_use]
    pub fn options(&self) -> &BTreeMap<String, String> {
        &self.config.options
    }

    /// Where the game with this number stands in the schedule.
    #[must_use]
    pub fn place(&self, game: u64) -> Place {
        self.schedule.place(game)
    }

    /// The table of this deal.
    pub(crate) fn open(&self, deal: u64) -> Result<Box<dyn AnyTable>, ArenaError> {
        Ok((self.game.open)(self.config.clone(), Chance::of_seed(number(self.seed, deal)))?)
    }

    /// The seed of whoever sits here in this game.
    pub(crate) fn seat_seed(&self, game: u64, seat: usize) -> u64 {
        number(scramble(self.seed ^ SEATS), game * game::MAX_SEATS as u64 + seat as u64)
    }
}

fn check_numbers(order: &Order) -> Result<(), ArenaError> {
    match order.games {
        0 => return Err(ArenaError::NoGames),
        MOST_GAMES.. => return Err(ArenaError::TooManyGames { most: MOST_GAMES }),
        _ => {}
    }
    if order.move_time.is_zero() {
        return Err(ArenaError::NoMoveTime);
    }
    Ok(())
}

fn kinds(game: &'static Entry, players: &[String]) -> Result<Vec<Kind>, ArenaError> {
    let kinds: Vec<Kind> = players.iter().map(|name| Kind::named(game, name)).collect::<Result<_, _>>()?;
    let (given, most) = (kinds.len(), MOST_KINDS);
    if given < 2 {
        return Err(ArenaError::TooFewPlayers { given, such_as: such_as(game) });
    }
    if given > most {
        return Err(ArenaError::TooManyPlayers { given, most });
    }
    let twice =
        (1..given).find(|&place| kinds[..place].iter().any(|kind| kind.name() == kinds[place].name()));
    match twice.and_then(|place| kinds.get(place)) {
        Some(kind) => Err(ArenaError::Twice { player: kind.name().to_owned() }),
        None => Ok(kinds),
    }
}

fn such_as(game: &Entry) -> String {
    let names: Vec<&str> = game.bots.iter().rev().take(2).map(|bot| bot.key).collect();
    format!("--players {}", names.join(","))
}

/// What simulations set comes before what is chosen, because nobody is there to end a game that wanders.
fn options(game: &Entry, chosen: BTreeMap<String, String>) -> BTreeMap<String, String> {
    let usual = (game.manifest)().simulations.iter();
    let mut options: BTreeMap<_, _> = usual.map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    options.extend(chosen);
    options
}

/// Keeps the dice of the seats apart from those of the deals.
const SEATS: u64 = 0x5EA7;

/// SplitMix64's number at this place in the sequence of a seed, so that neighbouring seeds share no games.
fn number(seed: u64, place: u64) -> u64 {
    scramble(scramble(seed).wrapping_add(place.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
}

fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A contest of these kinds in Welcome to the Dungeon.
    pub(crate) fn order(players: &[&str], seats: u8, games: u64) -> Order {
        Order {
            game: catalog::find("welcome").unwrap(),
            seats,
            options: BTreeMap::new(),
            players: players.iter().map(|&player| player.to_owned()).collect(),
            tables: Tables::Mixed,
            games,
            seed: 7,
            move_time: Duration::from_secs(20),
        }
    }

    #[track_caller]
    fn refused(order: Order, words: &str) {
        let told = Plan::new(order).err().unwrap().to_string();
        assert!(told.contains(words), "`{words}` is not in: {told}");
    }

    #[test]
    fn games_are_played_in_whole_deals() {
        let bots = ["random", catalog::find("welcome").unwrap().bots.last().unwrap().key];
        assert_eq!(Plan::new(order(&bots, 2, 1)).unwrap().games(), 2);
        assert_eq!(Plan::new(order(&bots, 2, 100)).unwrap().games(), 100);
        assert_eq!(Plan::new(order(&bots, 4, 100)).unwrap().games(), 108);
    }

    #[test]
    fn what_cannot_be_played_is_told_what_can() {
        refused(order(&["random", "oracle"], 2, 1), "there is no bot `oracle`: the bots are random");
        refused(order(&["random"], 2, 1), "at least two, such as `--players ");
        refused(order(&["random", "random"], 2, 1), "`random` is named twice");
        let programs: Vec<String> = (0..9).map(|number| format!("exec:bot{number}")).collect();
        let programs: Vec<&str> = programs.iter().map(String::as_str).collect();
        refused(order(&programs, 2, 1), "9 players are too many for one arena: name at most 8");
        refused(order(&["random", "exec:bot"], 2, 0), "0 games show nothing");
        refused(order(&["random", "exec:bot"], 2, u64::MAX), "at most 1000000000");
        refused(order(&["random", "exec:bot"], 9, 1), "the game takes 2 to 4");
        let hasty = Order { move_time: Duration::ZERO, ..order(&["random", "exec:bot"], 2, 1) };
        refused(hasty, "more than 0 seconds");
        let options = BTreeMap::from([("set".to_owned(), "bak".to_owned())]);
        refused(Order { options, ..order(&["random", "exec:bot"], 2, 1) }, "welcome, back, combined");
    }
}
