//! One contest for the page, played by the program itself.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::shell::{self, cargo, output};

/// How much is played for each line.
pub(crate) struct Effort {
    /// Games at least, unless the time is over before.
    pub(crate) games: u64,
    /// The most seconds.
    pub(crate) seconds: u64,
    /// Threads, all there are by default.
    pub(crate) threads: Option<u64>,
}

impl Effort {
    pub(crate) const fn full() -> Effort {
        Effort { games: 2_000, seconds: 180, threads: None }
    }

    pub(crate) const fn quick() -> Effort {
        Effort { games: 60, seconds: 8, threads: None }
    }

    /// The options of the command that plays so much.
    pub(crate) fn options(&self) -> String {
        let threads = self.threads.map_or_else(String::new, |threads| format!(" --threads {threads}"));
        format!("--games {} --stop-after {}{threads}", self.games, self.seconds)
    }
}

/// What one level did against a table of another.
pub(crate) struct Contest {
    pub(crate) seats: u8,
    pub(crate) stronger: &'static str,
    pub(crate) weaker: &'static str,
    pub(crate) games: u64,
    pub(crate) rate: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) even: f64,
    /// Each player's thinking time for a decision.
    pub(crate) thinking: Vec<Thinking>,
}

/// How long a player thinks, in milliseconds.
pub(crate) struct Thinking {
    pub(crate) player: String,
    pub(crate) decisions: u64,
    pub(crate) mean: f64,
    pub(crate) p50: f64,
    pub(crate) p99: f64,
}

/// Who meets where.
#[derive(Clone, Copy)]
pub(crate) struct Meeting {
    pub(crate) game: &'static str,
    pub(crate) variant: Variant,
    pub(crate) seats: u8,
    pub(crate) stronger: &'static str,
    pub(crate) weaker: &'static str,
}

/// One way to play a game.
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

/// Where meetings are held.
pub(crate) struct Hall<'a> {
    pub(crate) player: &'a Player,
    pub(crate) effort: &'a Effort,
    /// The folder in which reports are kept, if they are.
    pub(crate) keep: Option<&'a Path>,
    pub(crate) missing: Missing,
}

/// What becomes of a meeting of which no report is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Missing {
    /// It is held now.
    Held,
    /// The page does without it, and says so.
    LeftOut,
}

impl Hall<'_> {
    /// What the meeting came to, from its kept report or from games that are played for it now. Nothing if it is left out.
    pub(crate) fn hold(&self, meeting: Meeting) -> Result<Option<Contest>, String> {
        let kept = self.keep.map(|folder| folder.join(meeting.file()));
        let text = match kept.as_ref().filter(|path| path.exists()) {
            Some(path) => std::fs::read_to_string(path).map_err(|error| told(path, &error))?,
            None if self.missing == Missing::LeftOut => return Ok(None),
            None => self.player.report(meeting, self.effort)?,
        };
        let report: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let contest = Contest::read(meeting, &report).ok_or_else(|| format!("this is no report: {text}"))?;
        kept.map_or(Ok(()), |path| keep(&path, &text))?;
        Ok(Some(contest))
    }
}

fn keep(path: &PathBuf, report: &str) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folder.and_then(|()| std::fs::write(path, report)).map_err(|error| told(path, &error))
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

impl Meeting {
    /// The name of the file that keeps its report.
    fn file(&self) -> String {
        let Meeting { game, variant, seats, stronger, weaker } = self;
        format!("{game}-{}-{seats}-{stronger}-{weaker}.json", variant.value)
    }
}

/// The program that plays.
pub(crate) enum Player {
    /// Built by cargo, for speed.
    OfCargo,
    /// Built already.
    Built(String),
}

impl Player {
    /// The program that was built, or one that is built now if there is anything to play.
    pub(crate) fn of(built: Option<String>, missing: Missing) -> Result<Player, String> {
        if let Some(path) = built {
            return Ok(Player::Built(path));
        }
        if missing == Missing::Held {
            shell::run(&mut cargo(&["build", "--release", "--quiet", "--package", "cli"]))?;
        }
        Ok(Player::OfCargo)
    }

    /// What the arena says of such a meeting.
    fn report(&self, meeting: Meeting, effort: &Effort) -> Result<String, String> {
        let Meeting { game, variant, seats, stronger, weaker } = meeting;
        let asked = format!(
            "arena {game} --option {variant} --players {stronger},{weaker} --seats {seats} --tables first {} --json -",
            effort.options()
        );
        output(self.command().args(asked.split(' ')))
    }

    fn command(&self) -> Command {
        match self {
            Player::OfCargo => cargo(&["run", "--release", "--quiet", "--package", "cli", "--"]),
            Player::Built(path) => Command::new(path),
        }
    }
}

impl Contest {
    fn read(Meeting { seats, stronger, weaker, .. }: Meeting, report: &Value) -> Option<Contest> {
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
            p99: time("p99_ms")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_row_of_the_stronger_one_is_read() {
        let thinking = json!({"decisions": 9, "mean_ms": 1.0, "p50_ms": 0.5, "p99_ms": 3.0});
        let lone = |one: &str, value: f64| json!({"one": one, "games": 30, "even": 0.25, "rate": {"value": value, "low": 0.1, "high": 0.9}});
        let report = json!({
            "lone": [lone("weak", 0.1), lone("strong", 0.6)],
            "kinds": [{"name": "strong", "thinking": thinking}],
        });
        let variant = Variant { option: "set", value: "back" };
        let meeting = Meeting { game: "welcome", variant, seats: 4, stronger: "strong", weaker: "weak" };
        assert_eq!(meeting.file(), "welcome-back-4-strong-weak.json");
        let contest = Contest::read(meeting, &report).unwrap();
        assert_eq!((contest.games, contest.rate, contest.even), (30, 0.6, 0.25));
        assert_eq!((contest.thinking[0].player.as_str(), contest.thinking[0].p99), ("strong", 3.0));
        assert!(Contest::read(meeting, &json!({})).is_none());
    }
}
