//! Plays one contest for the page by running `antorcha arena`.

use std::fmt;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::shell::{self, cargo, output};

/// How much to play for each line of the page.
pub(crate) struct Effort {
    /// The minimum, unless time runs out.
    pub(crate) games: u64,
    /// The time limit of one contest.
    pub(crate) seconds: u64,
    /// All cores by default.
    pub(crate) threads: Option<u64>,
}

impl Effort {
    pub(crate) const fn full() -> Effort {
        Effort { games: 400, seconds: 12, threads: None }
    }

    pub(crate) const fn quick() -> Effort {
        Effort { games: 60, seconds: 8, threads: None }
    }

    /// The command-line options.
    pub(crate) fn options(&self) -> String {
        let threads = self.threads.map_or_else(String::new, |threads| format!(" --threads {threads}"));
        format!("--games {} --stop-after {}{threads}", self.games, self.seconds)
    }
}

/// The result of one level against a table of another.
pub(crate) struct Contest {
    pub(crate) seats: u8,
    pub(crate) stronger: &'static str,
    pub(crate) weaker: &'static str,
    pub(crate) games: u64,
    pub(crate) rate: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) even: f64,
    pub(crate) thinking: Vec<Thinking>,
}

/// Thinking times of a player, in milliseconds.
pub(crate) struct Thinking {
    pub(crate) player: String,
    pub(crate) decisions: u64,
    pub(crate) mean: f64,
    pub(crate) p50: f64,
    pub(crate) p90: f64,
    pub(crate) p99: f64,
}

/// The settings of one contest.
#[derive(Clone, Copy)]
pub(crate) struct ContestSettings {
    pub(crate) game: &'static str,
    pub(crate) variant: Variant,
    pub(crate) seats: u8,
    pub(crate) stronger: &'static str,
    pub(crate) weaker: &'static str,
}

/// A value of the game's main option.
#[derive(Clone, Copy)]
pub(crate) struct Variant {
    pub(crate) option: &'static str,
    pub(crate) value: &'static str,
}

impl fmt::Display for Variant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}={}", self.option, self.value)
    }
}

/// Plays contests, or reads their stored reports.
pub(crate) struct ContestRunner<'a> {
    pub(crate) program: &'a Program,
    pub(crate) effort: &'a Effort,
    /// The folder of stored reports.
    pub(crate) keep: Option<&'a Path>,
    pub(crate) missing: MissingReport,
}

/// What to do if a report is not stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MissingReport {
    Play,
    /// Leave the contest out; the page counts it as missing.
    LeaveOut,
}

impl ContestRunner<'_> {
    /// Returns the result from a stored report or a new run. `None` if it is left out.
    pub(crate) fn result(&self, settings: ContestSettings) -> Result<Option<Contest>, String> {
        self.stored(
            &settings.file(),
            || self.program.report(settings, self.effort),
            |text| Contest::read(settings, &serde_json::from_str(text).ok()?),
        )
    }

    /// Reads the stored report of this name, or a new one, which is stored if it can be read. `None` if it is left out.
    pub(crate) fn stored<T>(
        &self,
        file: &str,
        play: impl FnOnce() -> Result<String, String>,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, String> {
        let kept = self.keep.map(|folder| folder.join(file));
        let text = match kept.as_ref().filter(|path| path.exists()) {
            Some(path) => std::fs::read_to_string(path).map_err(|error| file_error(path, &error))?,
            None if self.missing == MissingReport::LeaveOut => return Ok(None),
            None => play()?,
        };
        let result = read(&text).ok_or_else(|| format!("not a report: {text}"))?;
        kept.map_or(Ok(()), |path| keep(&path, &text))?;
        Ok(Some(result))
    }
}

fn keep(path: &Path, report: &str) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folder.and_then(|()| std::fs::write(path, report)).map_err(|error| file_error(path, &error))
}

fn file_error(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

impl ContestSettings {
    /// The file name of the stored report.
    fn file(&self) -> String {
        let ContestSettings { game, variant, seats, stronger, weaker } = self;
        format!("{game}-{}-{seats}-{stronger}-{weaker}.json", variant.value)
    }
}

/// The `antorcha` program.
pub(crate) enum Program {
    /// Run by cargo, in release mode.
    Cargo,
    /// The path of a built program.
    Built(String),
}

impl Program {
    /// Builds the program unless a path is given or nothing has to be played.
    pub(crate) fn of(built: Option<String>, missing: MissingReport) -> Result<Program, String> {
        if let Some(path) = built {
            return Ok(Program::Built(path));
        }
        if missing == MissingReport::Play {
            shell::run(&mut cargo(&["build", "--release", "--quiet", "--package", "cli"]))?;
        }
        Ok(Program::Cargo)
    }

    fn report(&self, settings: ContestSettings, effort: &Effort) -> Result<String, String> {
        let ContestSettings { game, variant, seats, stronger, weaker } = settings;
        let asked = format!(
            "arena {game} --option {variant} --players {stronger},{weaker} --seats {seats} --tables first {} --json -",
            effort.options()
        );
        output(self.command().args(asked.split(' ')))
    }

    fn command(&self) -> Command {
        match self {
            Program::Cargo => cargo(&["run", "--release", "--quiet", "--package", "cli", "--"]),
            Program::Built(path) => Command::new(path),
        }
    }
}

impl Contest {
    fn read(
        ContestSettings { seats, stronger, weaker, .. }: ContestSettings,
        report: &Value,
    ) -> Option<Contest> {
        let lone = report["lone"].as_array()?.iter().find(|lone| lone["one"] == stronger)?;
        let rate = |name: &str| lone["rate"][name].as_f64();
        let thinking = report["kinds"].as_array()?.iter().map(Thinking::read).collect::<Option<_>>()?;
        Some(Contest {
            seats,
            stronger,
            weaker,
            games: lone["games"].as_u64()?,
            rate: rate("value")?,
            low: rate("low")?,
            high: rate("high")?,
            even: lone["even"].as_f64()?,
            thinking,
        })
    }
}

impl Thinking {
    fn read(kind: &Value) -> Option<Thinking> {
        let time = |name: &str| kind["thinking"][name].as_f64();
        Some(Thinking {
            player: kind["name"].as_str()?.to_owned(),
            decisions: kind["thinking"]["decisions"].as_u64()?,
            mean: time("mean_ms")?,
            p50: time("p50_ms")?,
            p90: time("p90_ms")?,
            p99: time("p99_ms")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_row_of_the_stronger_player_is_read() {
        let thinking = json!({"decisions": 9, "mean_ms": 1.0, "p50_ms": 0.5, "p90_ms": 2.0, "p99_ms": 3.0});
        let lone = |one: &str, value: f64| json!({"one": one, "games": 30, "even": 0.25, "rate": {"value": value, "low": 0.1, "high": 0.9}});
        let report = json!({
            "lone": [lone("weak", 0.1), lone("strong", 0.6)],
            "kinds": [{"name": "strong", "thinking": thinking}],
        });
        let variant = Variant { option: "set", value: "back" };
        let settings =
            ContestSettings { game: "welcome", variant, seats: 4, stronger: "strong", weaker: "weak" };
        assert_eq!(settings.file(), "welcome-back-4-strong-weak.json");
        let contest = Contest::read(settings, &report).unwrap();
        assert_eq!((contest.games, contest.rate, contest.even), (30, 0.6, 0.25));
        let Thinking { player, p90, p99, .. } = &contest.thinking[0];
        assert_eq!((player.as_str(), *p90, *p99), ("strong", 2.0, 3.0));
        assert!(Contest::read(settings, &json!({})).is_none());
    }
}
