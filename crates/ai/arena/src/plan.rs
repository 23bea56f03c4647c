//! The settings of a contest, checked and ready to play.

use std::collections::BTreeMap;
use std::time::Duration;

use catalog::Entry;
use table::{AnyTable, Chance, Config};

use crate::error::ArenaError;
use crate::kind::Kind;
use crate::schedule::{Schedule, Seating, Tables};

/// The limit of kinds: with more, one deal would take hundreds of games.
const MAX_KINDS: usize = 8;
/// The limit of games: no counter can overflow.
const MAX_GAMES: u64 = 1_000_000_000;

/// The settings of a contest, unchecked.
pub struct ContestSettings {
    pub game: &'static Entry,
    pub seats: u8,
    /// Options by key. The rest are as for simulations.
    pub options: BTreeMap<String, String>,
    /// The names of the kinds of players.
    pub players: Vec<String>,
    pub tables: Tables,
    /// The minimum; it is rounded up to whole deals.
    pub games: u64,
    /// The same seed gives the same results.
    pub seed: u64,
    /// The time limit of a program for one decision.
    pub move_time: Duration,
    pub luck: LuckAdjustment,
}

/// Whether the luck of each seat is measured after each game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LuckAdjustment {
    #[default]
    Off,
    On,
}

/// A checked contest.
pub struct Plan {
    pub(crate) game: &'static Entry,
    pub(crate) config: Config,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) tables: Tables,
    pub(crate) seed: u64,
    pub(crate) move_time: Duration,
    pub(crate) luck: LuckAdjustment,
    schedule: Schedule,
    games: u64,
}

impl Plan {
    /// Checks the settings. Rounds the number of games up, so that each deal is played in all its seatings.
    pub fn new(order: ContestSettings) -> Result<Plan, ArenaError> {
        check_numbers(&order)?;
        let kinds = kinds(order.game, &order.players)?;
        let schedule = Schedule::new(order.tables, kinds.len(), order.seats);
        let games = order.games.div_ceil(schedule.games_a_deal()) * schedule.games_a_deal();
        let ContestSettings { game, tables, seed, move_time, luck, .. } = order;
        let config = Config { options: options(game, order.options), ..Config::of(order.seats) };
        let plan = Plan { game, config, kinds, tables, seed, move_time, luck, schedule, games };
        plan.open(0)?;
        Ok(plan)
    }

    /// The number of games, in whole deals.
    pub fn games(&self) -> u64 {
        self.games
    }

    pub fn games_a_deal(&self) -> u64 {
        self.schedule.games_a_deal()
    }

    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    pub fn seats(&self) -> u8 {
        self.config.seats
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> &BTreeMap<String, String> {
        &self.config.options
    }

    pub fn seating(&self, game: u64) -> Seating {
        self.schedule.seating(game)
    }

    pub(crate) fn open(&self, deal: u64) -> Result<Box<dyn AnyTable>, ArenaError> {
        Ok((self.game.open)(self.config.clone(), Chance::of_seed(number(self.seed, deal)))?)
    }

    pub(crate) fn seat_seed(&self, game: u64, seat: usize) -> u64 {
        number(scramble(self.seed ^ SEATS), game * game::MAX_SEATS as u64 + seat as u64)
    }
}

fn check_numbers(order: &ContestSettings) -> Result<(), ArenaError> {
    match order.games {
        0 => return Err(ArenaError::NoGames),
        MAX_GAMES.. => return Err(ArenaError::TooManyGames { most: MAX_GAMES }),
        _ => {}
    }
    if order.move_time.is_zero() {
        return Err(ArenaError::NoMoveTime);
    }
    Ok(())
}

fn kinds(game: &'static Entry, players: &[String]) -> Result<Vec<Kind>, ArenaError> {
    let kinds: Vec<Kind> = players.iter().map(|name| Kind::named(game, name)).collect::<Result<_, _>>()?;
    let (given, most) = (kinds.len(), MAX_KINDS);
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

/// The options for simulations are the base, because no person is there to end a game that does not progress.
fn options(game: &Entry, chosen: BTreeMap<String, String>) -> BTreeMap<String, String> {
    let usual = (game.manifest)().simulations.iter();
    let mut options: BTreeMap<_, _> = usual.map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    options.extend(chosen);
    options
}

/// Separates the seeds of seats from those of deals.
const SEATS: u64 = 0x5EA7;

/// The number at this index of SplitMix64's sequence. It is scrambled so that neighbouring seeds share no games.
fn number(seed: u64, index: u64) -> u64 {
    scramble(scramble(seed).wrapping_add(index.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
}

fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A contest in Welcome.
    pub(crate) fn order(players: &[&str], seats: u8, games: u64) -> ContestSettings {
        ContestSettings {
            game: catalog::find("welcome").unwrap(),
            seats,
            options: BTreeMap::new(),
            players: players.iter().map(|&player| player.to_owned()).collect(),
            tables: Tables::Mixed,
            games,
            seed: 7,
            move_time: Duration::from_secs(20),
            luck: LuckAdjustment::Off,
        }
    }

    #[track_caller]
    fn refused(order: ContestSettings, words: &str) {
        let message = Plan::new(order).err().unwrap().to_string();
        assert!(message.contains(words), "`{words}` is not in: {message}");
    }

    #[test]
    fn the_number_of_games_is_rounded_up_to_whole_deals() {
        let bots = ["random", catalog::find("welcome").unwrap().bots.last().unwrap().key];
        assert_eq!(Plan::new(order(&bots, 2, 1)).unwrap().games(), 2);
        assert_eq!(Plan::new(order(&bots, 2, 100)).unwrap().games(), 100);
        assert_eq!(Plan::new(order(&bots, 4, 100)).unwrap().games(), 108);
    }

    #[test]
    fn invalid_settings_get_a_helpful_message() {
        refused(order(&["random", "oracle"], 2, 1), "unknown bot `oracle`: use one of random");
        refused(order(&["random"], 2, 1), "at least two, such as `--players ");
        refused(order(&["random", "random"], 2, 1), "`random` is named twice");
        let programs: Vec<String> = (0..9).map(|number| format!("exec:bot{number}")).collect();
        let programs: Vec<&str> = programs.iter().map(String::as_str).collect();
        refused(order(&programs, 2, 1), "too many players (9): name at most 8");
        refused(order(&["random", "exec:bot"], 2, 0), "--games cannot be 0");
        refused(order(&["random", "exec:bot"], 2, u64::MAX), "at most 1000000000");
        refused(order(&["random", "exec:bot"], 9, 1), "the game takes 2 to 4");
        let no_time = ContestSettings { move_time: Duration::ZERO, ..order(&["random", "exec:bot"], 2, 1) };
        refused(no_time, "more than 0 seconds");
        let options = BTreeMap::from([("set".to_owned(), "bak".to_owned())]);
        refused(
            ContestSettings { options, ..order(&["random", "exec:bot"], 2, 1) },
            "welcome, back, combined",
        );
    }
}
