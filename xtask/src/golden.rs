//! Golden games: whole games as a referee would tell them, readable by a player.
//!
//! One game for each value of a game's first option, which is its set or mode, in each language. They are played
//! by the game's strongest bots from a fixed seed, so any change of rules, words or bots shows in them.

use std::path::PathBuf;

use catalog::{Entry, GAMES, SeatedBot};
use game::{Lang, Turn};
use table::{AnyTable, Chance, Config};
use words::{Cast, Words};

use crate::Outcome;
use crate::shell::root;

/// Seats and names of the golden games; a game with fewer seats takes the first names.
const NAMES: [&str; 4] = ["Alma", "Bruno", "Carla", "Diego"];
const SEATS: u8 = 3;
const SEED: u64 = 2026;
/// The most events of a golden game: more than that nobody reads.
const READABLE: usize = 4_000;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let checking = arguments.iter().any(|argument| argument == "--check");
    let mut stale = Vec::new();
    let mut count = 0;
    for entry in GAMES {
        for (path, text) in games_of(entry)? {
            count += 1;
            if checking {
                stale.extend(complaint(&path, &text));
            } else {
                write(&path, &text)?;
            }
        }
    }
    println!("{count} golden games");
    if stale.is_empty() { Ok(()) } else { Err(stale.join("\n")) }
}

fn complaint(path: &PathBuf, text: &str) -> Option<String> {
    let fresh = std::fs::read_to_string(path).is_ok_and(|stored| stored == text);
    let told = format!("{} is stale: run `cargo xtask golden` and read what changed", path.display());
    (!fresh).then_some(told)
}

fn write(path: &PathBuf, text: &str) -> Outcome {
    let unwritable = |error: std::io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(unwritable)?;
    }
    std::fs::write(path, text).map_err(unwritable)
}

fn games_of(entry: &Entry) -> Result<Vec<(PathBuf, String)>, String> {
    let folder = root().join("crates").join(entry.key()).join("golden");
    let variants = (entry.manifest)().options.first();
    let mut games = Vec::new();
    for value in variants.map_or(&[""][..], |option| option.values) {
        let options = variants.map(|option| (option.key, *value));
        let table = readable(entry, options)?;
        for lang in Lang::ALL {
            let path = folder.join(format!("{value}.{}.txt", lang.code()));
            games.push((path, told(table.as_ref(), lang)?));
        }
    }
    Ok(games)
}

/// The first game, from a fixed seed on, that is short enough to be read.
fn readable(entry: &Entry, option: Choice) -> Result<Box<dyn AnyTable>, String> {
    let mut seed = SEED;
    loop {
        let table = played(entry, option, seed)?;
        if table.referee_log().len() <= READABLE {
            return Ok(table);
        }
        seed += 1;
    }
}

/// An option and its value, if the game has any.
type Choice = Option<(&'static str, &'static str)>;

/// Lets the strongest bots play a game to its end.
fn played(entry: &Entry, option: Choice, seed: u64) -> Result<Box<dyn AnyTable>, String> {
    let mut config = Config::of(SEATS).named(&NAMES[..usize::from(SEATS)]);
    for (key, value) in (entry.manifest)().simulations {
        config = config.with(key, value);
    }
    if let Some((key, value)) = option {
        config = config.with(key, value);
    }
    let mut table = (entry.open)(config, Chance::of_seed(seed)).map_err(|error| error.to_string())?;
    // The usual bot searches nothing, so that a golden game is quickly played again and changes only with rules and words.
    let usual = entry.usual_bot().ok_or("the game has no bots")?;
    let mut bots: Vec<Box<dyn SeatedBot>> = (0..SEATS).map(|seat| usual.seeded(seat.into())).collect();
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.first().ok_or("nobody owes a decision")?;
        let choice = bots[seat.index()].choose(&table.desk(seat)).ok_or("a bot has no answer")?;
        table.act_nth(seat, choice).map_err(|error| error.to_string())?;
    }
    Ok(table)
}

/// The game as a referee tells it, each line with the rule that it cites.
fn told(table: &dyn AnyTable, lang: Lang) -> Result<String, String> {
    let words = Words::new(lang, &[table.manifest().words(lang)]).map_err(|error| error.to_string())?;
    let cast = Cast { names: table.players().to_vec(), viewer: None };
    let mut text = String::new();
    for event in table.referee_log() {
        words.try_say(&event.message, &cast).map_err(|error| error.to_string())?;
        let begins_a_round = event.message.id.contains("round-began");
        text.push_str(if begins_a_round { "\n" } else { "" });
        text.push_str(&format!("{}  {}\n", event.rule, words.say_sentence(&event.message, &cast)));
    }
    Ok(text)
}
