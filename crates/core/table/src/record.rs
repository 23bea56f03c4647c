//! A match as it is saved: its terms and its steps, and a checksum over them.
//!
//! A record is one JSON object without blanks, its members in the order of [`Record`], and last among them
//! `checksum`: the SHA-256, in hexadecimal digits, of the same text without that member. It holds the secret
//! of the match, and so it is for the referee until the match is over.

use std::collections::BTreeMap;

use game::{Game, Manifest};
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use sha2::{Digest, Sha256};

use crate::chance::Chance;
use crate::config::Config;
use crate::error::TableError;
use crate::origin::Origin;
use crate::secret::{Commitment, Nonce, Secret};
use crate::step::StepOf;

/// The format of the records that this program reads and writes.
pub const FORMAT: &str = "antorcha-match/1";

/// The most steps of a match: far more than any game of the house takes, and few enough to replay at once.
pub const MAX_STEPS: usize = 100_000;

/// The most bytes of a record that is read.
pub const MAX_BYTES: usize = 32 << 20;

/// What stands before the checksum's digits. Inside a string of JSON these quotes would be escaped.
const CHECKSUM: &str = ",\"checksum\":\"";

/// A match: what was settled, how chance was drawn, and every step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<S> {
    /// Always [`FORMAT`].
    pub format: String,
    /// The key of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules_version: u32,
    /// How many played.
    pub seats: u8,
    /// Every option with its value, the default ones too.
    pub options: BTreeMap<String, String>,
    /// The names of the players in seat order, or none.
    pub players: Vec<String>,
    /// The match in whose middle this one began, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// How chance was drawn.
    pub chance: RecordedChance,
    /// Every step in order.
    pub steps: Vec<S>,
}

/// How the chance of a saved match was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RecordedChance {
    /// By the scheme of [`crate::fairness`].
    Seeded {
        /// What was shown before the match.
        commitment: Commitment,
        /// The host's secret.
        #[serde(with = "as_hex")]
        secret: Secret,
        /// What each seat added, in seat order.
        nonces: Vec<Nonce>,
    },
    /// By whoever opened the table.
    Caller,
}

/// Which game a record is of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Header {
    /// The format of the record.
    pub format: String,
    /// The key of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules_version: u32,
}

/// Reads which game a record is of, and that its text is whole.
pub fn peek(text: &str) -> Result<Header, TableError> {
    if text.len() > MAX_BYTES {
        return Err(TableError::TooBig { bytes: text.len(), most: MAX_BYTES });
    }
    let header: Header = serde_json::from_str(text).map_err(unreadable)?;
    if header.format == FORMAT {
        Ok(header)
    } else {
        Err(TableError::UnknownFormat { found: clipped(&header.format) })
    }
}

/// Reads a record of this game. Its steps are not replayed yet.
pub fn read_record<G: Game>(text: &str) -> Result<Record<StepOf<G>>, TableError> {
    let header = peek(text.trim())?;
    check_game(&header.game, G::manifest())?;
    check_version(header.rules_version, G::manifest())?;
    read_any_version::<G>(text)
}

/// The same, whatever version of the rules it names.
pub(crate) fn read_any_version<G: Game>(text: &str) -> Result<Record<StepOf<G>>, TableError> {
    let text = text.trim();
    let header = peek(text)?;
    check_game(&header.game, G::manifest())?;
    let body = checked_body(text)?;
    // Steps of other rules may be none of ours, which is no fault of the record.
    let unread =
        |error| check_version(header.rules_version, G::manifest()).err().unwrap_or(unreadable(error));
    serde_json::from_str(&body).map_err(unread)
}

impl<S: Serialize> Record<S> {
    /// The record as text.
    pub fn to_json(&self) -> Result<String, TableError> {
        let unwritable = |error: serde_json::Error| TableError::Unwritable { problem: error.to_string() };
        let mut text = serde_json::to_string(self).map_err(unwritable)?;
        let checksum = checksum(&text);
        text.truncate(text.len().saturating_sub(1));
        Ok(text + CHECKSUM + &checksum + "\"}")
    }
}

impl<S> Record<S> {
    /// Refuses a record of other rules than these.
    pub(crate) fn check_version(&self, manifest: &Manifest) -> Result<(), TableError> {
        check_game(&self.game, manifest)?;
        check_version(self.rules_version, manifest)
    }

    /// Refuses a record that no version of the game's rules can replay.
    pub(crate) fn check(&self, manifest: &Manifest) -> Result<(), TableError> {
        check_game(&self.game, manifest)?;
        if self.steps.len() > MAX_STEPS {
            return Err(TableError::TooManySteps { most: MAX_STEPS });
        }
        self.chance.check()
    }

    pub(crate) fn config(&self) -> Config {
        Config {
            seats: self.seats,
            options: self.options.clone(),
            players: self.players.clone(),
            origin: self.origin.clone(),
        }
    }
}

impl RecordedChance {
    pub(crate) fn check(&self) -> Result<(), TableError> {
        let RecordedChance::Seeded { commitment: shown, secret, .. } = self else { return Ok(()) };
        let recomputed = secret.commitment();
        if *shown == recomputed {
            return Ok(());
        }
        Err(TableError::CommitmentMismatch { shown: *shown, recomputed })
    }
}

impl From<RecordedChance> for Chance {
    fn from(recorded: RecordedChance) -> Chance {
        match recorded {
            RecordedChance::Seeded { secret, nonces, .. } => Chance::Seeded { secret, nonces },
            RecordedChance::Caller => Chance::Caller,
        }
    }
}

fn check_game(game: &str, manifest: &Manifest) -> Result<(), TableError> {
    if game == manifest.key {
        return Ok(());
    }
    Err(TableError::OtherGame { found: clipped(game), expected: manifest.key })
}

pub(crate) fn check_version(recorded: u32, manifest: &Manifest) -> Result<(), TableError> {
    let present = manifest.rules_version;
    if recorded == present { Ok(()) } else { Err(TableError::RulesVersionMismatch { recorded, present }) }
}

/// The text without its checksum, which must fit.
fn checked_body(text: &str) -> Result<String, TableError> {
    let whole = text.strip_suffix("\"}").and_then(|open| open.rsplit_once(CHECKSUM));
    let (members, found) = whole.ok_or(TableError::NotCanonical)?;
    let body = format!("{members}}}");
    if checksum(&body) == found { Ok(body) } else { Err(TableError::Altered) }
}

fn checksum(body: &str) -> String {
    hex::encode(Sha256::digest(body))
}

/// What is wrong with a text that cannot be read.
pub(crate) fn unreadable(error: serde_json::Error) -> TableError {
    let problem = clipped(&error.to_string());
    match error.classify() {
        Category::Eof => TableError::Truncated,
        Category::Syntax => TableError::BadJson { problem },
        Category::Data | Category::Io => TableError::BadRecord { problem },
    }
}

/// The beginning of a text that came from outside, so that an answer stays short.
pub(crate) fn clipped(text: &str) -> String {
    text.chars().take(200).collect()
}

/// A secret is written out in a record and nowhere else, so the way to do so is kept here.
mod as_hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::secret::Secret;

    pub(super) fn serialize<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&secret.reveal())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        Secret::from_hex(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
