//! The saved form of a match: its setup, its steps and a checksum.
//!
//! A record is one compact JSON object with its members in the order of [`Record`]. The last member is `checksum`: the
//! SHA-256, in hexadecimal digits, of the same text without that member. A record contains the match's secret, so only
//! the referee may read it before the match is over.

use std::collections::BTreeMap;

use game::{Game, Manifest};
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use sha2::{Digest, Sha256};

use crate::chance::{Chance, Dealer};
use crate::config::{Config, is_not};
use crate::error::{TableError, clipped};
use crate::origin::Origin;
use crate::secret::{Commitment, Nonce, NonceHash, Secret};
use crate::step::{MAX_STEPS, StepOf};

/// The record format that this version reads and writes.
pub const FORMAT: &str = "antorcha-match/1";

/// The largest size of a record in bytes.
pub const MAX_BYTES: usize = 32 << 20;

/// The text before the checksum digits. Inside a JSON string its quotes would be escaped, so it occurs only once.
const CHECKSUM: &str = ",\"checksum\":\"";

/// A saved match: its setup, how chance was drawn, and every step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<S> {
    /// Always [`FORMAT`].
    pub format: String,
    pub game: String,
    /// The rules version under which the match was played.
    pub rules_version: u32,
    pub seats: u8,
    /// Every option with its value, defaults included.
    pub options: BTreeMap<String, String>,
    /// The players' names in seat order, or an empty list.
    pub players: Vec<String>,
    /// The match in whose middle this one started, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Whether the players could undo what they had already seen; omitted if not.
    #[serde(default, skip_serializing_if = "is_not")]
    pub practice: bool,
    pub chance: RecordedChance,
    pub steps: Vec<S>,
}

/// How the chance of a saved match was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RecordedChance {
    /// The table drew it, by the scheme of [`crate::fairness`].
    Seeded {
        commitment: Commitment,
        #[serde(with = "as_hex")]
        secret: Secret,
        nonces: Vec<Nonce>,
        /// The hashes that bound the seats to their nonces, one per seat, or an empty list. A table that replays the
        /// record does not keep them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        nonce_hashes: Vec<Option<NonceHash>>,
    },
    /// The caller supplied it, or a script did.
    Caller,
}

/// The members of a record that identify its game and rules.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Header {
    pub format: String,
    pub game: String,
    pub rules_version: u32,
}

/// Reads the header of a record, and checks size and format.
pub fn peek(text: &str) -> Result<Header, TableError> {
    if text.len() > MAX_BYTES {
        return Err(TableError::TooBig { bytes: text.len(), most: MAX_BYTES });
    }
    let header: Header = serde_json::from_str(text).map_err(unreadable)?;
    if header.format == FORMAT {
        Ok(header)
    } else {
        Err(TableError::UnknownFormat { found: clipped(&header.format), expected: FORMAT })
    }
}

/// Parses a record of this game. Does not replay its steps.
pub fn read_record<G: Game>(text: &str) -> Result<Record<StepOf<G>>, TableError> {
    let header = peek(text.trim())?;
    check_game(&header.game, G::manifest())?;
    check_version(header.rules_version, G::manifest())?;
    read_any_version::<G>(text)
}

/// Like [`read_record`], for any rules version.
pub(crate) fn read_any_version<G: Game>(text: &str) -> Result<Record<StepOf<G>>, TableError> {
    let text = text.trim();
    let header = peek(text)?;
    check_game(&header.game, G::manifest())?;
    let body = checked_body(text)?;
    // The steps of other rules may not parse. Then the version is the error, not the record.
    let unread =
        |error| check_version(header.rules_version, G::manifest()).err().unwrap_or(unreadable(error));
    serde_json::from_str(&body).map_err(unread)
}

impl<S: Serialize> Record<S> {
    /// Returns the record as text, with its checksum.
    pub fn to_json(&self) -> Result<String, TableError> {
        let unwritable = |error: serde_json::Error| TableError::Unwritable { problem: error.to_string() };
        let mut text = serde_json::to_string(self).map_err(unwritable)?;
        let checksum = checksum(&text);
        text.truncate(text.len().saturating_sub(1));
        Ok(text + CHECKSUM + &checksum + "\"}")
    }
}

impl<S> Record<S> {
    /// Fails for a record of another game or rules version.
    pub(crate) fn check_version(&self, manifest: &Manifest) -> Result<(), TableError> {
        check_game(&self.game, manifest)?;
        check_version(self.rules_version, manifest)
    }

    /// Fails for a record that no version of the rules can replay.
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
            practice: self.practice,
        }
    }
}

impl RecordedChance {
    /// A script cannot be checked, so its outcomes are recorded like those of a caller.
    pub(crate) fn of(dealer: Option<&Dealer>) -> RecordedChance {
        let Some((secret, nonces)) = dealer.and_then(Dealer::seed) else { return RecordedChance::Caller };
        RecordedChance::Seeded {
            commitment: secret.commitment(),
            secret: secret.clone(),
            nonces: nonces.to_vec(),
            nonce_hashes: Vec::new(),
        }
    }

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

/// Returns the text without its checksum, if the checksum fits.
fn checked_body(text: &str) -> Result<String, TableError> {
    let whole = text.strip_suffix("\"}").and_then(|open| open.rsplit_once(CHECKSUM));
    let (members, found) = whole.ok_or(TableError::NotCanonical)?;
    let body = format!("{members}}}");
    if checksum(&body) == found { Ok(body) } else { Err(TableError::Altered) }
}

fn checksum(body: &str) -> String {
    hex::encode(Sha256::digest(body))
}

/// Converts the error for a text that cannot be parsed.
pub(crate) fn unreadable(error: serde_json::Error) -> TableError {
    let problem = clipped(&error.to_string());
    match error.classify() {
        Category::Eof => TableError::Truncated,
        Category::Syntax => TableError::BadJson { problem },
        Category::Data | Category::Io => TableError::BadRecord { problem },
    }
}

/// Writes a secret as text. It is here because only records contain secrets.
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
