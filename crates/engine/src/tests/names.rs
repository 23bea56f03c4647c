//! Compares the documented names of Welcome to the Dungeon with those in its matches.

use std::collections::{BTreeMap, BTreeSet};

use super::document::rows_under;
use super::{Driver, SETS, by_caller};
use serde_json::{Value, json};

/// The members of each named object.
type Shapes = BTreeMap<String, BTreeSet<String>>;

/// All names that appeared in the played games.
#[derive(Default)]
struct Names {
    actions: Shapes,
    outcomes: Shapes,
    facts: Shapes,
    tiles: BTreeMap<String, BTreeSet<String>>,
    monsters: BTreeSet<String>,
}

impl Names {
    fn play(&mut self, opening: Value, seed: u64) {
        let mut driver = Driver::with_match(opening);
        driver.state = seed;
        loop {
            match driver.ok(json!({"cmd": "turn"}))["turn"].as_str().unwrap() {
                "chance" => self.add_outcomes(&mut driver),
                "decide" => self.add_actions(&mut driver),
                _ => break,
            }
            driver.step();
        }
        let log = driver.ok(json!({"cmd": "log", "referee": true}));
        for event in log["events"].as_array().unwrap() {
            add(&mut self.facts, &event["fact"], "event");
        }
    }

    fn add_outcomes(&mut self, driver: &mut Driver) {
        for line in driver.ok(json!({"cmd": "outcomes"}))["outcomes"].as_array().unwrap() {
            add(&mut self.outcomes, &line["outcome"], "outcome");
            self.monsters.extend(line["outcome"]["monster"].as_str().map(str::to_owned));
        }
    }

    fn add_actions(&mut self, driver: &mut Driver) {
        for action in driver.ok(json!({"cmd": "legal"}))["actions"].as_array().unwrap() {
            add(&mut self.actions, action, "action");
        }
        let view = driver.ok(json!({"cmd": "view"}))["view"].take();
        let tiles = view["tiles"].as_array().unwrap().iter().map(|tile| name(&tile["tile"]));
        self.tiles.entry(name(&view["adventurer"])).or_default().extend(tiles);
    }
}

fn name(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn add(shapes: &mut Shapes, value: &Value, tag: &str) {
    let members = value.as_object().unwrap().keys().filter(|member| *member != tag).cloned();
    let known = shapes.insert(name(&value[tag]), members.collect());
    assert!(known.is_none_or(|known| known == shapes[&name(&value[tag])]), "{value} has two shapes");
}

/// Returns the first name of each row with the other names of the row.
fn documented(heading: &str) -> Shapes {
    let rows = rows_under(heading).into_iter();
    rows.map(|row| (row[0].clone(), row[1..].iter().cloned().collect())).collect()
}

fn games_of_every_set() -> Names {
    let mut names = Names::default();
    for (set, seats) in SETS.into_iter().flat_map(|set| (2..=4).map(move |seats| (set, seats))) {
        (0..40).for_each(|seed| names.play(by_caller(set, seats), seed));
    }
    names
}

#[test]
fn the_documented_names_are_those_of_the_game() {
    let names = games_of_every_set();
    assert_eq!(names.actions, documented("### Actions"));
    assert_eq!(names.outcomes, documented("### Outcomes"));
    assert_eq!(names.tiles, documented("### Adventurers"));
    assert_eq!(names.monsters, documented("### Monsters").into_keys().collect());
    // Some events are so rare that only thousands of games would show them all.
    let facts = documented("### Facts");
    assert!(names.facts.len() > facts.len() / 2);
    for (fact, members) in &names.facts {
        assert_eq!(facts.get(fact), Some(members), "{fact}");
    }
}

#[test]
fn every_name_is_in_snake_case() {
    let is_snake =
        |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    let games = Driver::new().ok(json!({"cmd": "games"}))["games"].take();
    for game in games.as_array().unwrap() {
        let options = game["options"].as_array().unwrap();
        let keys = options.iter().map(|option| &option["key"]).chain([&game["key"]]);
        let values = options.iter().flat_map(|option| option["values"].as_array().unwrap());
        let bots = game["bots"].as_array().unwrap();
        for key in keys.chain(values).chain(bots) {
            assert!(is_snake(key.as_str().unwrap()), "{key}");
        }
    }
    for heading in ["### Actions", "### Outcomes", "### Facts", "### Adventurers", "### Monsters"] {
        let rows = rows_under(heading);
        assert!(!rows.is_empty() && rows.iter().flatten().all(|name| is_snake(name)), "{heading}");
    }
}
