//! Checks for every entry of the catalog.

use bots::Random;
use catalog::{BotEntry, Budget, Entry, GAMES, Role, find, seat};
use game::{Lang, Turn};
use raiders::Raiders;
use table::{Chance, Config};

#[test]
fn a_game_is_found_by_its_key_and_the_error_lists_the_known_ones() {
    for entry in GAMES {
        assert_eq!(find(entry.key()).unwrap().key(), entry.key());
    }
    let error = find("chess").err().unwrap();
    assert!(error.to_string().starts_with("unknown game `chess`: use one of welcome"), "{error}");
}

/// A config with the options for simulations, which end games of random players early.
pub(crate) fn short_config(entry: &Entry, seats: u8) -> Config {
    let options = (entry.manifest)().simulations.iter();
    options.fold(Config::of(seats), |config, (key, value)| config.with(key, value))
}

/// Plays a match to its end with every bot of a game.
pub(crate) fn play_with_every_bot(entry: &Entry, config: &Config, iterations: u32) {
    let (budget, seats) = (Budget::iterations(iterations).ok(), config.seats);
    for bot in entry.bots {
        let mut table = (entry.open)(config.clone(), Chance::of_seed(5)).unwrap();
        let mut bots: Vec<_> = (0..seats).map(|seat| (bot.make)(seat.into(), budget)).collect();
        while let Turn::Decide { owe, .. } = table.turn() {
            let seat = owe.first().unwrap();
            let choice = bots[seat.index()].choose(&table.bot_input(seat)).unwrap();
            table.act_nth(seat, choice).unwrap();
        }
        assert!(table.is_over(), "{} with {} at {seats} seats", entry.key(), bot.key);
    }
}

#[test]
fn every_bot_finishes_every_game() {
    for entry in GAMES {
        let fewest = *(entry.manifest)().seats.start();
        let config = short_config(entry, fewest);
        let limits_rounds = (entry.manifest)().simulations.iter().any(|(key, _)| *key == "rounds");
        let config = if limits_rounds { config.with("rounds", "30") } else { config };
        play_with_every_bot(entry, &config, 1);
    }
}

#[test]
#[ignore = "slow"]
fn every_bot_finishes_every_game_with_every_seat_count() {
    for entry in GAMES {
        for seats in (entry.manifest)().seats.clone() {
            play_with_every_bot(entry, &short_config(entry, seats), 6);
        }
    }
}

#[test]
fn a_bot_declines_the_input_of_another_game() {
    for (entry, other) in GAMES.iter().zip(GAMES.iter().cycle().skip(1)) {
        let table = (entry.open)(Config::of(3), Chance::of_seed(5)).unwrap();
        let seat = table.turn().actors().first().unwrap();
        let input = table.bot_input(seat);
        assert!(!input.is_empty());
        assert_eq!(other.bots.iter().filter_map(|bot| bot.seeded(1).choose(&input)).count(), 0);
    }
}

#[test]
fn every_game_opens_under_another_rules_version() {
    for entry in GAMES {
        let present = (entry.manifest)().rules_version;
        let open = |version| (entry.open_as)(Config::of(3), Chance::of_seed(5), version).unwrap();
        let saved = (entry.open)(Config::of(3), Chance::of_seed(5)).unwrap().save().unwrap();
        assert_eq!(open(present).save().unwrap(), saved);
        let other = open(present + 1);
        assert_eq!(other.rules_version(), present + 1);
        let report = (entry.verify_fair)(&other.save().unwrap()).unwrap();
        assert_eq!(report.rules_version, present + 1);
    }
}

#[test]
fn a_test_can_build_its_own_catalog_entry() {
    static BOTS: &[BotEntry] = &[BotEntry {
        key: "any",
        role: Role::Level,
        effort: None,
        make: |seed, _| seat::<Raiders>(Random::seeded(seed)),
    }];
    static OWN: Entry = Entry::of::<Raiders>(BOTS);
    let table = (OWN.open)(Config::of(3), Chance::of_seed(5)).unwrap();
    let first = table.turn().actors().first().unwrap();
    assert!(OWN.bot("any").unwrap().seeded(1).choose(&table.bot_input(first)).is_some());
}

#[test]
fn the_error_for_an_unknown_bot_lists_the_known_ones() {
    for entry in GAMES {
        let error = entry.bot("deep_blue").err().unwrap().to_string();
        assert!(entry.bots.iter().all(|bot| error.contains(bot.key)), "{error}");
    }
}

#[test]
fn a_manifest_is_complete() {
    for entry in GAMES {
        let manifest = (entry.manifest)();
        assert!(!manifest.seats.is_empty() && manifest.rules_version > 0);
        assert!(manifest.options.iter().all(|option| option.values.len() > 1));
        assert!(manifest.rules.is_sorted_by_key(|rule| rule.id), "{}: rules are out of order", entry.key());
        for lang in Lang::ALL {
            let texts = manifest.rules.iter().map(|rule| rule.text(lang));
            assert!(texts.clone().all(|text| !text.title.is_empty() && !text.text.is_empty()));
            assert!(!manifest.messages(lang).is_empty());
        }
    }
}
