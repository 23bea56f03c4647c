//! A file with the settings of a contest and one line per game, from which a run can be resumed.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::ending::PlayedGame;
use crate::error::ArenaError;
use crate::ledger::Ledger;
use crate::plan::{LuckAdjustment, Plan};
use crate::schedule::Tables;

/// The name of the file format.
const FORMAT: &str = "antorcha-arena-journal/1";

/// An open journal file.
pub struct Journal {
    path: PathBuf,
    file: File,
}

/// The settings that must match to resume a run. The number of games may differ.
#[derive(Serialize, Deserialize)]
struct Settings {
    format: String,
    game: String,
    rules_version: u32,
    seats: u8,
    options: BTreeMap<String, String>,
    players: Vec<String>,
    tables: Tables,
    seed: u64,
    move_ms: u128,
    /// Whether the luck of each seat is measured.
    #[serde(default)]
    adjusted: bool,
}

impl Journal {
    /// Opens or creates a file, and returns the games in it.
    pub fn open(path: &Path, plan: &Plan) -> Result<(Journal, Ledger), ArenaError> {
        let failed = |error: io::Error| file_error(path, &error);
        let text = match std::fs::read(path) {
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| damaged(path, 1, "it is not UTF-8 text"))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(error)),
        };
        let mut file =
            OpenOptions::new().create(true).write(true).truncate(false).open(path).map_err(failed)?;
        // The process was killed while it wrote the last line. That game is played again.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let ledger = read(path, whole, plan)?;
        file.set_len(whole.len() as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut journal = Journal { path: path.to_owned(), file };
        if whole.is_empty() {
            journal.write(&Settings::of(plan))?;
        }
        Ok((journal, ledger))
    }

    pub fn enter(&mut self, played: &PlayedGame) -> Result<(), ArenaError> {
        self.write(played)
    }

    fn write(&mut self, entry: &impl Serialize) -> Result<(), ArenaError> {
        let text = serde_json::to_string(entry).map_err(io::Error::from);
        let text = text.map_err(|error| file_error(&self.path, &error))?;
        let line = format!("{:08x} {text}\n", checksum(&text));
        self.file.write_all(line.as_bytes()).map_err(|error| file_error(&self.path, &error))
    }
}

fn read(path: &Path, text: &str, plan: &Plan) -> Result<Ledger, ArenaError> {
    let mut ledger = Ledger::new(plan);
    for (line, number) in text.lines().zip(1..) {
        if number == 1 {
            let settings: Settings = parsed(path, number, line)?;
            settings.check(path, &Settings::of(plan))?;
            continue;
        }
        let played: PlayedGame = parsed(path, number, line)?;
        check_game(path, number, plan, &played)?;
        if !ledger.enter(plan, &played) {
            return Err(damaged(path, number, &format!("game {} appears twice", played.game)));
        }
    }
    Ok(ledger)
}

fn check_game(path: &Path, line: usize, plan: &Plan, played: &PlayedGame) -> Result<(), ArenaError> {
    if played.thinking.len() != usize::from(plan.seats()) {
        return Err(damaged(path, line, "it does not have one entry for each seat"));
    }
    if played.game >= plan.games() {
        let then = format!("more than {}", played.game);
        let (path, now) = (path.to_owned(), plan.games().to_string());
        return Err(ArenaError::OtherSettings { path, what: "the number of games", then, now });
    }
    Ok(())
}

fn parsed<T: DeserializeOwned>(path: &Path, number: usize, line: &str) -> Result<T, ArenaError> {
    let wrong_checksum = || damaged(path, number, "its checksum does not match");
    let (sum, text) = line.split_once(' ').ok_or_else(wrong_checksum)?;
    if u32::from_str_radix(sum, 16).ok() != Some(checksum(text)) {
        return Err(wrong_checksum());
    }
    serde_json::from_str(text).map_err(|error| damaged(path, number, &error.to_string()))
}

impl Settings {
    fn of(plan: &Plan) -> Settings {
        let manifest = (plan.game.manifest)();
        Settings {
            format: FORMAT.to_owned(),
            game: manifest.key.to_owned(),
            rules_version: manifest.rules_version,
            seats: plan.seats(),
            options: plan.options().clone(),
            players: plan.kinds().iter().map(|kind| kind.name().to_owned()).collect(),
            tables: plan.tables,
            seed: plan.seed,
            move_ms: plan.move_time.as_millis(),
            adjusted: plan.luck == LuckAdjustment::On,
        }
    }

    /// Reports the first setting that differs.
    fn check(&self, path: &Path, now: &Settings) -> Result<(), ArenaError> {
        let lists = |settings: &Settings| {
            let options = settings.options.iter().map(|(key, value)| format!("{key}={value}"));
            (options.collect::<Vec<_>>().join(" "), settings.players.join(","))
        };
        let ((options, players), (options_now, players_now)) = (lists(self), lists(now));
        let settings = [
            ("the format", self.format.clone(), now.format.clone()),
            ("the game", self.game.clone(), now.game.clone()),
            ("the rules version", self.rules_version.to_string(), now.rules_version.to_string()),
            ("--seats", self.seats.to_string(), now.seats.to_string()),
            ("--option", options, options_now),
            ("--players", players, players_now),
            ("--tables", self.tables.name().to_owned(), now.tables.name().to_owned()),
            ("--seed", self.seed.to_string(), now.seed.to_string()),
            ("--move-time in milliseconds", self.move_ms.to_string(), now.move_ms.to_string()),
            ("--adjusted", self.adjusted.to_string(), now.adjusted.to_string()),
        ];
        match settings.into_iter().find(|(_, then, now)| then != now) {
            None => Ok(()),
            Some((what, then, now)) => {
                Err(ArenaError::OtherSettings { path: path.to_owned(), what, then, now })
            }
        }
    }
}

/// FNV-1a: enough to detect a changed byte.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811C_9DC5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn damaged(path: &Path, line: usize, problem: &str) -> ArenaError {
    ArenaError::Damaged { path: path.to_owned(), line, problem: problem.to_owned() }
}

fn file_error(path: &Path, error: &io::Error) -> ArenaError {
    ArenaError::File { path: path.to_owned(), problem: error.to_string() }
}
