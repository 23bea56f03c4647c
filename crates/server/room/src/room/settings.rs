//! The settings with which a room is opened.

use std::collections::BTreeMap;

use catalog::{Entry, FIRST, Role};
use game::{Seat, Setup};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::day::Day;
use crate::error::RoomError;
use crate::ids::RoomId;

/// What is played, by whom, how fast, and who may watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomSettings {
    /// The key of the game.
    pub game: String,
    /// Options by name; those not named take their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who may take each seat.
    pub seats: Vec<SeatRequest>,
    /// Whether the lobby lists the room; otherwise it is reached only by its link.
    #[serde(default)]
    pub listed: bool,
    /// Whether the result counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Whether players may undo what they have already seen; omitted if not. The match is marked and never counts for
    /// ratings.
    #[serde(default, skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
    /// How fast it is played.
    #[serde(default)]
    pub pace: Pace,
    /// Who may watch.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether it is a lesson; omitted if not. Lessons are opened at `/api/lessons`.
    #[serde(default, skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub lesson: bool,
    /// Which lesson of the game it is, if it is not the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chapter: Option<String>,
    /// The position of another match from which this one continues; omitted if it starts normally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<StartPosition>,
    /// The day of its daily dungeon, such as `2026-03-31`; omitted if it is none. Those are opened at `/api/daily`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schema(value_type = Option<String>)]
    pub daily: Option<Day>,
}

/// A position of another match. If that match is running, only a position that the player saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartPosition {
    /// The room of that match.
    pub room: RoomId,
    /// The log entry after which the position stood, as the outline numbers them; for a match that has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entry: Option<i64>,
    /// Instead of `entry`: the step, as the seat `known_to` counts them. The new room is then private, because the
    /// other match may still be running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u32>,
    /// The seat from whose knowledge everything hidden is dealt again; omitted if it stays as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub known_to: Option<Seat>,
}

/// Who may take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "for", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// A person, or an external bot.
    Person,
    /// A bot of this server.
    Bot {
        /// Its name in the catalog.
        bot: String,
    },
}

/// How fast a room plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "pace", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Everyone plays at the same time.
    Live {
        /// A clock for each seat, if there is one.
        #[serde(default)]
        clock: Option<Clock>,
        /// After how many seconds a bot decides for an absent player while others wait.
        #[serde(default = "usual_grace")]
        grace_s: u32,
    },
    /// Turn-based: players decide when they have time.
    Turns {
        /// How many days there are for a decision.
        days: u8,
    },
}

/// How much time a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for the whole match.
    pub bank_s: u32,
    /// Seconds for each decision before the bank is touched.
    pub move_s: u32,
}

/// Who may watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Spectators {
    /// Whether anyone may watch without a seat.
    pub welcome: bool,
    /// By how many seconds their view is delayed.
    #[serde(default)]
    pub delay_s: u32,
}

/// The longest delay for spectators and the longest grace, in seconds.
pub const MAX_DELAY_S: u32 = 600;
/// The most seconds on a clock.
const MAX_CLOCK_S: u32 = 24 * 3600;
/// The most days for a decision.
const MAX_DAYS: u8 = 14;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it in like this")]
pub(crate) const fn is_not(said: &bool) -> bool {
    !*said
}

const fn usual_grace() -> u32 {
    60
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::Live { clock: None, grace_s: usual_grace() }
    }
}

impl Default for Spectators {
    fn default() -> Spectators {
        Spectators { welcome: true, delay_s: 0 }
    }
}

impl Spectators {
    /// By how many milliseconds their view is delayed.
    pub fn delay_ms(self) -> i64 {
        i64::from(self.delay_s) * 1_000
    }
}

impl RoomSettings {
    /// Checks that the settings can be played.
    pub fn check(&self, entry: &Entry) -> Result<Setup, RoomError> {
        self.pace.check()?;
        if self.spectators.delay_s > MAX_DELAY_S {
            return Err(RoomError::settings(
                "spectators.delay_s",
                format!("use at most {MAX_DELAY_S} seconds"),
            ));
        }
        for chair in &self.seats {
            if let SeatRequest::Bot { bot } = chair {
                entry.bot(bot).map_err(|unknown| RoomError::settings("seats", unknown.to_string()))?;
            }
        }
        if self.rated && self.seats.iter().any(|chair| *chair != SeatRequest::Person) {
            return Err(RoomError::settings("rated", "a rated match needs people in all seats".to_owned()));
        }
        if self.rated && self.practice {
            let right = "a rated match cannot be for practice: set only one of `rated` and `practice`";
            return Err(RoomError::settings("practice", right));
        }
        if self.rated && self.origin.is_some() {
            return Err(RoomError::settings("rated", "a rated match cannot continue another one".to_owned()));
        }
        if self.is_private() {
            self.check_private()?;
        }
        self.setup(entry)
    }

    /// Adds the limits of simulations to a match of random bots alone, which may otherwise never end.
    pub fn limit_random_match(&mut self, entry: &Entry) {
        let is_random = |seat: &SeatRequest| match seat {
            SeatRequest::Bot { bot } => entry.bot(bot).is_ok_and(|bot| bot.role == Role::Yardstick),
            SeatRequest::Person => false,
        };
        if self.seats.iter().all(is_random) {
            for (key, value) in (entry.manifest)().simulations {
                self.options.entry((*key).to_owned()).or_insert_with(|| (*value).to_owned());
            }
        }
    }

    /// Whether the match continues from what one player knows of a match that may be running. Anyone else at the table,
    /// and readers of its record, would learn what that player knows.
    pub fn is_private(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.step.is_some())
    }

    /// A private room has its player in the seat `known_to`, bots in all others, and no spectators.
    fn check_private(&self) -> Result<(), RoomError> {
        let known_to = self.origin.as_ref().and_then(|origin| origin.known_to);
        let known_to = known_to.ok_or_else(|| {
            RoomError::settings(
                "origin.known_to",
                "set it to the seat whose view counts the steps".to_owned(),
            )
        })?;
        let is_own = |(place, chair): (usize, &SeatRequest)| {
            (place == known_to.index()) == (*chair == SeatRequest::Person)
        };
        if !self.seats.iter().enumerate().all(is_own) {
            let right = "put a person in the seat `origin.known_to` and bots in all others";
            return Err(RoomError::settings("seats", right.to_owned()));
        }
        if self.listed || self.spectators.welcome {
            let right = "a table that continues from a step cannot be listed or open to spectators";
            return Err(RoomError::settings("spectators.welcome", right.to_owned()));
        }
        Ok(())
    }

    fn setup(&self, entry: &Entry) -> Result<Setup, RoomError> {
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let options = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        entry.setup(seats, options).map_err(|error| RoomError::settings("options", error.to_string()))
    }

    /// The name of the lesson, if it is one.
    pub fn lesson(&self) -> Option<&str> {
        self.lesson.then(|| self.chapter.as_deref().unwrap_or(FIRST))
    }

    /// How many seats there are.
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }
}

impl Pace {
    fn check(&self) -> Result<(), RoomError> {
        match *self {
            Pace::Turns { days } if !(1..=MAX_DAYS).contains(&days) => {
                Err(RoomError::settings("pace.days", format!("use 1 to {MAX_DAYS} days")))
            }
            Pace::Live { grace_s, .. } if grace_s > MAX_DELAY_S => {
                Err(RoomError::settings("pace.grace_s", format!("use at most {MAX_DELAY_S} seconds")))
            }
            Pace::Live { clock: Some(Clock { bank_s, move_s }), .. }
                if bank_s.saturating_add(move_s) == 0 || bank_s.max(move_s) > MAX_CLOCK_S =>
            {
                let right =
                    format!("use up to {MAX_CLOCK_S} seconds for bank_s and move_s, and not 0 for both");
                Err(RoomError::settings("pace.clock", right))
            }
            Pace::Turns { .. } | Pace::Live { .. } => Ok(()),
        }
    }
}
