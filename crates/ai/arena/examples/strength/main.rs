//! Writes docs/strength.md and a page for each game from new games: `cargo xtask strength [GAME]`.
//!
//! Each level of the catalog plays against the one below, for each game, variant and number of seats, and at a table of its own
//! for its manner of play. Each line of the pages gets about 12 seconds, with `--quick` 8. `--keep FOLDER` stores each report and
//! reuses it, so that a run can be resumed. `--kept-only` writes the pages from stored reports alone and counts what is missing.

mod contest;
mod manner;
mod page;
mod shell;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use catalog::{BotEntry, Entry, GAMES};

use crate::contest::{ContestRunner, ContestSettings, Effort, MissingReport, Program, Variant};
use crate::shell::{cargo, output, root};

const USAGE: &str = "usage: cargo xtask strength [GAME] [--quick] [--games N] [--seconds N] [--threads N] [--out FOLDER] \
    [--keep FOLDER [--kept-only]]";
/// The first level that people meet. With two seats, the strongest level plays against it too.
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
    let order = Arguments::read(arguments)?;
    let program = Program::of(order.program, order.missing)?;
    let keep = order.keep.as_deref();
    let runner = ContestRunner { program: &program, effort: &order.effort, keep, missing: order.missing };
    let folder = root().join(&order.out);
    for entry in GAMES.iter().filter(|entry| order.game.is_none_or(|game| game == entry.key())) {
        let mut sections = Vec::new();
        for variant in variants(entry) {
            sections.push(section_of(entry, variant, &runner)?);
        }
        write(
            &folder.join("strength").join(format!("{}.md", entry.key())),
            &page::of_game(entry.key(), &sections),
        )?;
    }
    if order.game.is_some() {
        return Ok(());
    }
    let search = search_speed(order.search.as_deref(), &program)?;
    write(&folder.join("strength.md"), &page::overview(search.as_deref(), &order.effort))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(failed)?;
    std::fs::write(path, text).map_err(failed)?;
    println!("{} is written", path.display());
    Ok(())
}

const QUICK: &str = "--quick";
const KEPT_ONLY: &str = "--kept-only";

struct Arguments {
    /// The only game to play.
    game: Option<&'static str>,
    effort: Effort,
    /// The folder of the pages.
    out: String,
    program: Option<String>,
    search: Option<String>,
    keep: Option<PathBuf>,
    missing: MissingReport,
}

impl Arguments {
    fn read(arguments: &[String]) -> Result<Arguments, String> {
        let has = |switch: &str| arguments.iter().any(|argument| argument == switch);
        let effort = if has(QUICK) { Effort::quick() } else { Effort::full() };
        let missing = if has(KEPT_ONLY) { MissingReport::LeaveOut } else { MissingReport::Play };
        let out = "docs".to_owned();
        let game = arguments.first().and_then(|name| GAMES.iter().map(Entry::key).find(|key| key == name));
        let arguments = if game.is_some() { &arguments[1..] } else { arguments };
        let mut order = Arguments { game, effort, out, program: None, search: None, keep: None, missing };
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

/// The values of the game's first option.
fn variants(entry: &Entry) -> impl Iterator<Item = Variant> {
    let option = (entry.manifest)().options.first();
    option
        .into_iter()
        .flat_map(|option| option.values.iter().map(|value| Variant { option: option.key, value }))
}

/// All contests of one game and variant.
fn section_of(
    entry: &'static Entry,
    variant: Variant,
    runner: &ContestRunner<'_>,
) -> Result<page::Section, String> {
    let manners = manner::of_levels(entry, variant, runner)?;
    let mut section = page::Section { variant, manners, contests: Vec::new(), missing: 0 };
    for seats in (entry.manifest)().seats.clone() {
        for (stronger, weaker) in pairs(entry.bots, seats) {
            let (stronger, weaker) = (stronger.key, weaker.key);
            println!("{}, {variant}, {seats} seats: {stronger} against {weaker}", entry.key());
            match runner.result(ContestSettings { game: entry.key(), variant, seats, stronger, weaker })? {
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

/// The output of the catalog's example `search`, if available.
fn search_speed(built: Option<&str>, program: &Program) -> Result<Option<String>, String> {
    if let Some(example) = built {
        return output(&mut Command::new(example)).map(Some);
    }
    let example = root().join("crates/catalog/examples/search.rs");
    if !example.exists() || matches!(program, Program::Built(_)) {
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
    fn with_two_seats_the_strongest_level_plays_against_the_first() {
        for entry in GAMES {
            let last = pairs(entry.bots, TWO).pop().map(|(stronger, weaker)| (stronger.key, weaker.key));
            assert_eq!(last, Some(("legend", FIRST_LEVEL)));
        }
    }

    #[test]
    fn wrong_arguments_print_the_usage() {
        let read =
            |words: &[&str]| Arguments::read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
        for words in [&["--games"][..], &["--games", "0"], &["--fast", "1"], &["--seconds", "x"]] {
            assert_eq!(read(words).err().as_deref(), Some(USAGE), "{words:?}");
        }
        assert_eq!(read(&["--quick", "--games", "7"]).ok().map(|order| order.effort.games), Some(7));
        let one = read(&["raiders", "--quick"]).ok().and_then(|order| order.game);
        assert_eq!(one, Some("raiders"));
        assert_eq!(read(&["chess", "--quick"]).err().as_deref(), Some(USAGE));
    }
}
