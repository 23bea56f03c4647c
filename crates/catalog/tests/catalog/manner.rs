//! How bots of one level play against each other: whether people would enjoy watching it, not how strong it is.

use catalog::{SeatedBot, find};
use game::Turn;
use table::{Chance, Config};

const MATCHES: u64 = 60;
const SEATS: u8 = 4;

/// What the players of Welcome did over all matches.
#[derive(Debug, Default)]
struct Manner {
    drawn: f64,
    set_aside: f64,
    entered: f64,
    dungeon_cards: f64,
    succeeded: f64,
}

impl Manner {
    fn of_welcome(set: &'static str, level: &str) -> Manner {
        let mut manner = Manner::default();
        (0..MATCHES).for_each(|seed| manner.add_match(set, level, seed));
        manner
    }

    fn add_match(&mut self, set: &'static str, level: &str, seed: u64) {
        let entry = find("welcome").unwrap();
        let mut table = (entry.open)(Config::of(SEATS).with("set", set), Chance::of_seed(seed)).unwrap();
        let kind = entry.bots.iter().find(|bot| bot.key == level).unwrap();
        let bot = |seat: u8| kind.seeded(seed * 8 + u64::from(seat));
        let mut bots: Vec<Box<dyn SeatedBot>> = (0..SEATS).map(bot).collect();
        while let Turn::Decide { owe, .. } = table.turn() {
            let seat = owe.first().unwrap();
            let choice = bots[seat.index()].choose(&table.bot_input(seat)).unwrap();
            table.act_nth(seat, choice).unwrap();
        }
        for event in table.referee_log() {
            match event.event["event"].as_str().unwrap() {
                "drew" => self.drawn += 1.0,
                "set_aside" => self.set_aside += 1.0,
                "entered" => {
                    self.entered += 1.0;
                    self.dungeon_cards += event.event["cards"].as_f64().unwrap();
                }
                "succeeded" => self.succeeded += 1.0,
                _ => {}
            }
        }
    }
}

#[test]
fn adventurers_of_welcome_sacrifice_and_dare_like_people() {
    for set in ["welcome", "back", "combined"] {
        let manner = Manner::of_welcome(set, "adventurer");
        let aside = manner.set_aside / manner.drawn;
        let cards = manner.dungeon_cards / manner.entered;
        let success = manner.succeeded / manner.entered;
        assert!((0.1..0.5).contains(&aside), "{set}: {aside:.2} of the drawn cards are set aside");
        assert!((3.0..9.0).contains(&cards), "{set}: a dungeon has {cards:.1} cards");
        assert!((0.35..0.65).contains(&success), "{set}: {success:.2} of the dungeons are survived");
    }
}
