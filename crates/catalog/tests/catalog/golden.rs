//! Golden games: whole games as a referee would tell them, readable by a player.
//!
//! One game for each value of a game's first option, which is its set or mode, in each language. They are played
//! by the game's usual bots from a fixed seed, so any change of rules, words or bots shows in them.

use catalog::{Entry, GAMES, SeatedBot, find};
use game::{Lang, Turn};
use i18n::{Audience, Words};
use table::{AnyTable, Chance, Config};

use crate::committed::{self, Made};

/// Seats and names of the golden games; a game with fewer seats takes the first names.
const NAMES: [&str; 4] = ["Alma", "Bruno", "Carla", "Diego"];
const SEATS: u8 = 3;
const SEED: u64 = 2026;
/// The most events of a golden game: more than that nobody reads.
const READABLE: usize = 4_000;

#[test]
fn golden_games_of_welcome_are_up_to_date() {
    check("welcome");
}

#[test]
fn golden_games_of_raiders_are_up_to_date() {
    check("raiders");
}

#[test]
fn golden_games_of_masmorra_are_up_to_date() {
    check("masmorra");
}

#[test]
fn every_game_has_golden_games() {
    let tests = include_str!("golden.rs");
    let is_checked = |key: &str| tests.contains(&format!("check(\"{key}\");"));
    let missing: Vec<&str> = GAMES.iter().map(|entry| entry.key()).filter(|key| !is_checked(key)).collect();
    assert!(missing.is_empty(), "no test here checks {missing:?}");
    assert!(!is_checked("chess"), "the search finds tests that are not there");
}

#[track_caller]
fn check(game: &str) {
    committed::check(&games_of(find(game).unwrap()), "golden");
}

fn games_of(entry: &Entry) -> Vec<Made> {
    let variants = (entry.manifest)().options.first();
    let mut games = Vec::new();
    for value in variants.map_or(&[""][..], |option| option.values) {
        let table = readable(entry, variants.map(|option| (option.key, *value)));
        for lang in Lang::ALL {
            let path = format!("crates/games/{}/golden/{value}.{}.txt", entry.key(), lang.code());
            games.push(Made { path, text: told(table.as_ref(), lang) });
        }
    }
    games
}

/// An option and its value, if the game has any.
type Choice = Option<(&'static str, &'static str)>;

/// The first game, from a fixed seed on, that is short enough to be read.
fn readable(entry: &Entry, option: Choice) -> Box<dyn AnyTable> {
    let mut tables = (SEED..).map(|seed| played(entry, option, seed));
    tables.find(|table| table.referee_log().len() <= READABLE).unwrap()
}

/// Lets bots play a game to its end.
fn played(entry: &Entry, option: Choice, seed: u64) -> Box<dyn AnyTable> {
    let named = Config::of(SEATS).named(&NAMES[..usize::from(SEATS)]);
    let options = (entry.manifest)().simulations.iter().copied().chain(option);
    let config = options.fold(named, |config, (key, value)| config.with(key, value));
    let mut table = (entry.open)(config, Chance::of_seed(seed)).unwrap();
    // The usual bot searches nothing, so that a golden game is quickly played again and changes only with rules and words.
    let usual = entry.usual_bot().unwrap();
    let mut bots: Vec<Box<dyn SeatedBot>> = (0..SEATS).map(|seat| usual.seeded(seat.into())).collect();
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.first().unwrap();
        let choice = bots[seat.index()].choose(&table.bot_input(seat)).unwrap();
        table.act_nth(seat, choice).unwrap();
    }
    table
}

/// The game as a referee tells it, each line with the rule that it cites.
fn told(table: &dyn AnyTable, lang: Lang) -> String {
    let words = Words::new(lang, &[table.manifest().words(lang)]).unwrap();
    let cast = Audience { names: table.players().to_vec(), viewer: None };
    let mut text = String::new();
    for event in table.referee_log() {
        words.try_say(&event.message, &cast).unwrap();
        let begins_a_round = event.message.id.contains("round-began");
        text.push_str(if begins_a_round { "\n" } else { "" });
        text.push_str(&format!("{}  {}\n", event.rule, words.say_sentence(&event.message, &cast)));
    }
    text
}
