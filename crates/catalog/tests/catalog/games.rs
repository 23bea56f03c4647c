//! What every line of the catalog must hold.

use bots::Random;
use catalog::{BotEntry, Budget, Entry, GAMES, Role, find, seat};
use game::{Lang, Turn};
use raiders::Raiders;
use table::{Chance, Config};

#[test]
fn a_game_is_found_by_its_name_and_others_are_refused_with_the_names_there_are() {
    for entry in GAMES {
        assert_eq!(find(entry.key()).unwrap().key(), entry.key());
    }
    let error = find("chess").err().unwrap();
    assert!(error.to_string().starts_with("there is no game `chess`: the games are welcome"), "{error}");
}

/// A table with the options for simulations, lest random players play for hours.
fn briefly(entry: &Entry, seats: u8) -> Config {
    let options = (entry.manifest)().simulations.iter();
    options.fold(Config::of(seats), |config, (key, value)| config.with(key, value))
}

/// Every bot of a game plays it to its end at a number of seats, with so many iterations a decision.
fn play_with_every_bot(entry: &Entry, config: &Config, iterations: u32) {
    let (little, seats) = (Budget::iterations(iterations).ok(), config.seats);
    for bot in entry.bots {
        let mut table = (entry.open)(config.clone(), Chance::of_seed(5)).unwrap();
        let mut bots: Vec<_> = (0..seats).map(|seat| (bot.make)(seat.into(), little)).collect();
        while let Turn::Decide { owe, .. } = table.turn() {
            let seat = owe.first().unwrap();
            let choice = bots[seat.index()].choose(&table.bot_input(seat)).unwrap();
            table.act_nth(seat, choice).unwrap();
        }
        assert!(table.is_over(), "{} with {} at {seats} seats", entry.key(), bot.key);
    }
}

#[test]
fn every_bot_plays_every_game_to_its_end() {
    for entry in GAMES {
        let fewest = *(entry.manifest)().seats.start();
        let config = briefly(entry, fewest);
        let limits_rounds = (entry.manifest)().simulations.iter().any(|(key, _)| *key == "rounds");
        let config = if limits_rounds { config.with("rounds", "30") } else { config };
        play_with_every_bot(entry, &config, 1);
    }
}

#[test]
#[ignore = "slow"]
fn every_bot_plays_every_game_to_its_end_at_every_number_of_seats() {
    for entry in GAMES {
        for seats in (entry.manifest)().seats.clone() {
            play_with_every_bot(entry, &briefly(entry, seats), 6);
        }
    }
}

#[test]
fn a_bot_does_not_choose_at_the_table_of_another_game() {
    for (entry, other) in GAMES.iter().zip(GAMES.iter().cycle().skip(1)) {
        let table = (entry.open)(Config::of(3), Chance::of_seed(5)).unwrap();
        let seat = table.turn().actors().first().unwrap();
        let input = table.bot_input(seat);
        assert!(!input.is_empty());
        assert_eq!(other.bots.iter().filter_map(|bot| bot.seeded(1).choose(&input)).count(), 0);
    }
}

#[test]
fn every_game_is_opened_as_it_was_begun_under_other_rules() {
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
fn a_catalog_of_ones_own_is_made_of_the_same_lines() {
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
fn an_unknown_bot_is_refused_with_the_names_there_are() {
    for entry in GAMES {
        let error = entry.bot("deep_blue").err().unwrap().to_string();
        assert!(entry.bots.iter().all(|bot| error.contains(bot.key)), "{error}");
    }
}

#[test]
fn a_manifest_is_whole() {
    for entry in GAMES {
        let manifest = (entry.manifest)();
        assert!(!manifest.seats.is_empty() && manifest.rules_version > 0);
        assert!(manifest.options.iter().all(|option| option.values.len() > 1));
        assert!(manifest.rules.is_sorted_by_key(|rule| rule.id), "{}: rules are out of order", entry.key());
        for lang in Lang::ALL {
            let texts = manifest.rules.iter().map(|rule| rule.text(lang));
            assert!(texts.clone().all(|text| !text.title.is_empty() && !text.text.is_empty()));
            assert!(!manifest.words(lang).is_empty());
        }
    }
}
