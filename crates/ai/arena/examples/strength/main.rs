//! Writes docs/strength.md anew, from games that are played for it: `cargo xtask strength`.
//!
//! It follows the catalog: every level plays against the one below, for every game, variant and number of seats. A full run
//! takes hours, a `--quick` one minutes. With `--keep FOLDER` each report is kept there and not played for again, so that a run
//! can be stopped and taken up later; with `--kept-only` the page is written from those reports alone and says what is missing.

mod contest;
mod page;
mod shell;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use catalog::{BotEntry, Entry, GAMES};

use crate::contest::{Effort, Hall, Meeting, Missing, Player, Variant};
use crate::shell::{cargo, output, root};

/// What the chore is called with.
const USAGE: &str = "usage: cargo xtask strength [--quick] [--games N] [--seconds N] [--threads N] [--out FILE] [--keep FOLDER \
    [--kept-only]]";
/// The level that people meet first, which the strongest is held against too where two play.
const FIRST_LEVEL: &str = "novice";
const TWO: u8 = 2;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let order = Order::read(arguments)?;
    let player = Player::of(order.program, order.missing)?;
    let keep = order.keep.as_deref();
    let hall = Hall { player: &player, effort: &order.effort, keep, missing: order.missing };
    let mut sections = Vec::new();
    for entry in GAMES {
        for variant in variants(entry) {
            sections.push(section_of(entry, variant, &hall)?);
        }
    }
    let search = search_speed(order.search.as_deref(), &player)?;
    let text = page::written(&sections, search.as_deref(), &order.effort);
    let path = root().join(&order.out);
    std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{} is written", path.display());
    Ok(())
}

const QUICK: &str = "--quick";
const KEPT_ONLY: &str = "--kept-only";

/// What is asked for.
struct Order {
    effort: Effort,
    out: String,
    program: Option<String>,
    search: Option<String>,
    keep: Option<PathBuf>,
    missing: Missing,
}

impl Order {
    fn read(arguments: &[String]) -> Result<Order, String> {
        let has = |switch: &str| arguments.iter().any(|argument| argument == switch);
        let effort = if has(QUICK) { Effort::quick() } else { Effort::full() };
        let missing = if has(KEPT_ONLY) { Missing::LeftOut } else { Missing::Held };
        let out = "docs/strength.md".to_owned();
        let mut order = Order { effort, out, program: None, search: None, keep: None, missing };
        let mut rest = arguments.iter().filter(|argument| ![QUICK, KEPT_ONLY].contains(&argument.as_str()));
        while let Some(name) = rest.next() {
            let value = rest.next().ok_or(USAGE)?;
            let number = || value.parse::<u64>().ok().filter(|number| *number > 0).ok_or(USAGE);
            match name.as_str() {
                "--games" => order.effort.games = number()?,
                "--seconds" => order.effort.seconds = number()?,
                "--threads" => order.effort.threads = Some(number()?),
                "--out" => order.out = value.clone(),
                "--program" => order.program = Some(value.clone()),
                "--keep" => order.keep = Some(root().join(value)),
                "--search" => order.search = Some(value.clone()),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(order)
    }
}

/// The ways in which a game is played: the values of its first option.
fn variants(entry: &Entry) -> impl Iterator<Item = Variant> {
    let option = (entry.manifest)().options.first();
    option
        .into_iter()
        .flat_map(|option| option.values.iter().map(|value| Variant { option: option.key, value }))
}

/// Every level against the one below at every number of seats, and the strongest against the first where two play.
fn section_of(entry: &Entry, variant: Variant, hall: &Hall<'_>) -> Result<page::Section, String> {
    let mut section = page::Section { game: entry.key(), variant, contests: Vec::new(), missing: 0 };
    for seats in (entry.manifest)().seats.clone() {
        for (stronger, weaker) in pairs(entry.bots, seats) {
            let (stronger, weaker) = (stronger.key, weaker.key);
            println!("{}, {variant}, {seats} seats: {stronger} against {weaker}", entry.key());
            match hall.hold(Meeting { game: entry.key(), variant, seats, stronger, weaker })? {
                Some(contest) => section.contests.push(contest),
                None => section.missing += 1,
            }
        }
    }
    Ok(section)
}

fn pairs(bots: &'static [BotEntry], seats: u8) -> Vec<(&'static BotEntry, &'static BotEntry)> {
    let mut pairs: Vec<_> = bots.windows(2).map(|two| (&two[1], &two[0])).collect();
    let first = bots.iter().position(|bot| bot.key == FIRST_LEVEL);
    let strongest = bots.len().saturating_sub(1);
    if let Some(first) = first.filter(|first| seats == TWO && first + 1 < strongest) {
        pairs.push((&bots[strongest], &bots[first]));
    }
    pairs
}

/// What the search's own example prints, if there is one.
fn search_speed(built: Option<&str>, player: &Player) -> Result<Option<String>, String> {
    if let Some(example) = built {
        return output(&mut Command::new(example)).map(Some);
    }
    let example = root().join("crates/catalog/examples/search.rs");
    if !example.exists() || matches!(player, Player::Built(_)) {
        return Ok(None);
    }
    let command = ["run", "--release", "--quiet", "--package", "catalog", "--example", "search"];
    output(&mut cargo(&command)).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_plays_against_the_one_below() {
        for entry in GAMES {
            let pairs = pairs(entry.bots, 3);
            assert_eq!(pairs.len(), entry.bots.len() - 1);
            assert_eq!((pairs[0].0.key, pairs[0].1.key), (entry.bots[1].key, entry.bots[0].key));
        }
    }

    #[test]
    fn where_two_play_the_strongest_meets_the_first() {
        for entry in GAMES {
            let last = pairs(entry.bots, TWO).pop().map(|(stronger, weaker)| (stronger.key, weaker.key));
            assert_eq!(last, Some(("legend", FIRST_LEVEL)));
        }
    }

    #[test]
    fn a_slip_of_the_pen_is_told_the_usage() {
        let read =
            |words: &[&str]| Order::read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
        for words in [&["--games"][..], &["--games", "0"], &["--fast", "1"], &["--seconds", "x"]] {
            assert_eq!(read(words).err().as_deref(), Some(USAGE), "{words:?}");
        }
        assert_eq!(read(&["--quick", "--games", "7"]).ok().map(|order| order.effort.games), Some(7));
    }
}
