//! Golden games: whole games as readable text.
//!
//! There is one game per value of the game's first option (its set or mode) and language. The default bots play it from a
//! fixed seed, so every change of rules, texts or bots shows in it.

use catalog::{Entry, GAMES, SeatedBot, find};
use game::{Lang, LineKind, Turn};
use i18n::{Audience, MessageBundle};
use table::{AnyTable, Chance, Config, log_lines};

use crate::committed::{self, GeneratedFile};

/// A match uses the first names.
const NAMES: [&str; 4] = ["Alma", "Bruno", "Carla", "Diego"];
const SEATS: u8 = 3;
const SEED: u64 = 2026;
/// The largest number of events in a golden game, so that people can read it.
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
    assert!(!is_checked("chess"), "the search must not find missing tests");
}

#[track_caller]
pub(crate) fn check(game: &str) {
    committed::check(&games_of(find(game).unwrap()), "golden");
}

fn games_of(entry: &Entry) -> Vec<GeneratedFile> {
    let variants = (entry.manifest)().options.first();
    let mut games = Vec::new();
    for value in variants.map_or(&[""][..], |option| option.values) {
        let table = readable(entry, variants.map(|option| (option.key, *value)));
        for lang in Lang::ALL {
            let path = format!("crates/games/{}/golden/{value}.{}.txt", entry.key(), lang.code());
            games.push(GeneratedFile { path, text: transcript(table.as_ref(), lang) });
        }
    }
    games
}

/// An option and its value, if the game has any.
type Choice = Option<(&'static str, &'static str)>;

/// Returns the first match, counting seeds up, that is short enough to read.
fn readable(entry: &Entry, option: Choice) -> Box<dyn AnyTable> {
    let mut tables = (SEED..).map(|seed| played(entry, option, seed));
    tables.find(|table| table.referee_log().len() <= READABLE).unwrap()
}

fn played(entry: &Entry, option: Choice, seed: u64) -> Box<dyn AnyTable> {
    let named = Config::of(SEATS).named(&NAMES[..usize::from(SEATS)]);
    let options = (entry.manifest)().simulations.iter().copied().chain(option);
    let config = options.fold(named, |config, (key, value)| config.with(key, value));
    let mut table = (entry.open)(config, Chance::of_seed(seed)).unwrap();
    // The default bot does not search. So it is fast, and the game changes only with rules and texts.
    let usual = entry.usual_bot().unwrap();
    let mut bots: Vec<Box<dyn SeatedBot>> = (0..SEATS).map(|seat| usual.seeded(seat.into())).collect();
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.first().unwrap();
        let choice = bots[seat.index()].choose(&table.bot_input(seat)).unwrap();
        table.act_nth(seat, choice).unwrap();
    }
    table
}

/// Returns the log as sentences, each with its rule.
fn transcript(table: &dyn AnyTable, lang: Lang) -> String {
    let bundle = MessageBundle::new(lang, &[table.manifest().messages(lang)]).unwrap();
    let audience = Audience { names: table.players().to_vec(), viewer: None };
    let mut text = String::new();
    for line in log_lines(&table.referee_log()) {
        bundle.try_format(&line.message, &audience).unwrap();
        text.push_str(if line.kind == LineKind::Heading { "\n" } else { "" });
        text.push_str(&format!("{}  {}\n", line.rule, bundle.format_sentence(&line.message, &audience)));
    }
    text
}
