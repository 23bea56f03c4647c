//! The manner of play: what bots of one level do at a table of their own, not how strong they are.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use catalog::{Entry, SeatedBot};
use game::Turn;
use serde_json::Value;
use table::{AnyTable, Chance, Config};

use crate::error::ArenaError;

/// A table of equal bots.
#[derive(Clone, Copy)]
pub struct MannerSettings {
    pub entry: &'static Entry,
    /// The option that chooses the variant, and its value.
    pub variant: (&'static str, &'static str),
    pub level: &'static str,
    pub seats: u8,
}

/// How often something happened, over all matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Habit {
    pub name: &'static str,
    pub value: f64,
    pub unit: Unit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A share from 0 to 1.
    Share,
    Count,
}

/// What the bots did in some matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Manner {
    pub matches: u64,
    pub habits: Vec<Habit>,
}

impl MannerSettings {
    /// Plays this many matches, fewer if the time is up.
    pub fn play(&self, matches: u64, limit: Duration) -> Result<Manner, ArenaError> {
        let (started, mut sums, mut played) = (Instant::now(), Vec::<Ratio>::new(), 0);
        while played < matches && (played == 0 || started.elapsed() < limit) {
            let ratios = ratios(self.entry.key(), &self.events_of(played)?);
            if sums.is_empty() {
                sums = ratios;
            } else {
                sums.iter_mut().zip(ratios).for_each(|(sum, ratio)| sum.add(&ratio));
            }
            played += 1;
        }
        Ok(Manner { matches: played, habits: sums.iter().map(Ratio::habit).collect() })
    }

    /// Plays one match and returns its events.
    fn events_of(&self, seed: u64) -> Result<Vec<Value>, ArenaError> {
        let broke_off = |problem: String| ArenaError::BrokeOff { game: seed, problem };
        let options = (self.entry.manifest)().simulations.iter().copied().chain([self.variant]);
        let config = options.fold(Config::of(self.seats), |config, (key, value)| config.with(key, value));
        let open = (self.entry.open)(config, Chance::of_seed(seed));
        let mut table = open.map_err(|error| broke_off(error.to_string()))?;
        let kind = self.entry.bots.iter().find(|bot| bot.key == self.level);
        let kind = kind.ok_or_else(|| broke_off(format!("`{}` is no level", self.level)))?;
        let mut bots: Vec<Box<dyn SeatedBot>> =
            (0..self.seats).map(|seat| kind.seeded(seed * u64::from(self.seats) + u64::from(seat))).collect();
        finish(table.as_mut(), &mut bots).map_err(broke_off)?;
        Ok(table.referee_log().into_iter().map(|event| event.event).collect())
    }
}

fn finish(table: &mut dyn AnyTable, bots: &mut [Box<dyn SeatedBot>]) -> Result<(), String> {
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.first().ok_or("nobody has to decide")?;
        let bot = bots.get_mut(seat.index()).ok_or("a seat without a bot")?;
        let choice = bot.choose(&table.bot_input(seat)).ok_or("the bot does not decide")?;
        table.act_nth(seat, choice).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// A habit as two counts, which can be added over matches.
struct Ratio {
    name: &'static str,
    part: f64,
    whole: f64,
    unit: Unit,
}

impl Ratio {
    fn add(&mut self, other: &Ratio) {
        self.part += other.part;
        self.whole += other.whole;
    }

    fn habit(&self) -> Habit {
        Habit { name: self.name, value: self.part / self.whole.max(1.0), unit: self.unit }
    }
}

/// What the bots did in one match.
fn ratios(game: &str, events: &[Value]) -> Vec<Ratio> {
    const ONE_MATCH: f64 = 1.0;
    let share = |name, part: f64, whole: f64| Ratio { name, part, whole, unit: Unit::Share };
    let per = |name, part: f64, whole: f64| Ratio { name, part, whole, unit: Unit::Count };
    let count = |kind: &str| of_kind(events, kind).count() as f64;
    let sum = |kind: &str, field: &str| {
        of_kind(events, kind).filter_map(|event| event[field].as_f64()).sum::<f64>()
    };
    match game {
        "welcome" => vec![
            share("cards set aside", count("set_aside"), count("drew")),
            per("cards in a dungeon", sum("entered", "cards"), count("entered")),
            share("dungeons survived", count("succeeded"), count("entered")),
        ],
        "raiders" => {
            let rooms = cards_by_room(events);
            let alike = rooms.iter().filter(|cards| cards.len() <= 2).count();
            vec![
                share("rooms with at most 2 different cards", alike as f64, rooms.len() as f64),
                per("torches lit in a game", count("torch_lit"), ONE_MATCH),
                per("wounds in a game", sum("wounded", "wounds"), ONE_MATCH),
            ]
        }
        "masmorra" => vec![
            per("rounds in a game", count("round_began"), ONE_MATCH),
            per("monsters defeated in a turn", count("defeated"), count("turn_began")),
            per("chests and traps in a turn", count("chest_opened") + count("disarmed"), count("turn_began")),
            share("turns with a fall", count("fell"), count("turn_began")),
        ],
        _ => Vec::new(),
    }
}

fn of_kind<'a>(events: &'a [Value], kind: &str) -> impl Iterator<Item = &'a Value> {
    events.iter().filter(move |event| event["event"] == kind)
}

/// The different cards that were played in each room of Dungeon Raiders.
fn cards_by_room(events: &[Value]) -> Vec<BTreeSet<String>> {
    let mut rooms: Vec<BTreeSet<String>> = Vec::new();
    for event in events {
        match event["event"].as_str() {
            Some("entered") => rooms.push(BTreeSet::new()),
            Some("shown" | "played_open") => {
                rooms.last_mut().map(|cards| cards.insert(event["card"].to_string()));
            }
            _ => {}
        }
    }
    rooms
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn value(game: &str, events: &[Value], name: &str) -> f64 {
        ratios(game, events).iter().find(|ratio| ratio.name == name).unwrap().habit().value
    }

    #[test]
    fn rooms_of_raiders_count_different_cards() {
        let played = |card: &str| json!({"event": "shown", "card": card});
        let entered = json!({"event": "entered"});
        let events =
            [entered.clone(), played("1"), played("1"), entered, played("1"), played("2"), played("3")];
        assert_eq!(value("raiders", &events, "rooms with at most 2 different cards"), 0.5);
    }

    #[test]
    fn counts_are_added_over_matches() {
        let mut sum = Ratio { name: "x", part: 1.0, whole: 1.0, unit: Unit::Share };
        sum.add(&Ratio { name: "x", part: 0.0, whole: 3.0, unit: Unit::Share });
        assert_eq!(sum.habit().value, 0.25);
    }

    #[test]
    fn habits_of_welcome_are_counted() {
        let events = [
            json!({"event": "drew"}),
            json!({"event": "set_aside"}),
            json!({"event": "drew"}),
            json!({"event": "entered", "cards": 4}),
            json!({"event": "succeeded"}),
        ];
        assert_eq!(value("welcome", &events, "cards set aside"), 0.5);
        assert_eq!(value("welcome", &events, "cards in a dungeon"), 4.0);
        assert_eq!(value("welcome", &events, "dungeons survived"), 1.0);
    }
}
