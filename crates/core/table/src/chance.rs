//! Where the chance of a match comes from.

use game::{Manifest, Outcomes, Setup};
use serde::Serialize;
use serde_json::Value;

use crate::error::TableError;
use crate::fairness::{MatchKey, Terms};
use crate::origin::Origin;
use crate::record::RecordedChance;
use crate::secret::{Commitment, Nonce, Secret};

/// Who draws.
#[derive(Clone, Debug)]
pub enum Chance {
    /// The table does, by the scheme of [`crate::fairness`].
    Seeded {
        /// The host's secret.
        secret: Secret,
        /// What each seat added, in seat order, or nothing at all.
        nonces: Vec<Nonce>,
    },
    /// It was written down beforehand, so that a lesson tells the story it is to tell. What is not written, or cannot
    /// happen any more, is drawn from the secret.
    Scripted {
        /// The outcomes in the order of the draws.
        script: Vec<Value>,
        /// The host's secret.
        secret: Secret,
    },
    /// Whoever opened the table hands in every outcome: a script, a test, dice on a real table.
    Caller,
}

impl Chance {
    /// The chance of a simulation, which the same number repeats.
    pub fn of_seed(seed: u64) -> Chance {
        Chance::Seeded { secret: Secret::from_seed(seed), nonces: Vec::new() }
    }
}

/// What everyone may know of how the chance of a match is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fairness {
    /// What binds the host to its secret.
    pub commitment: Commitment,
    /// What each seat added, in seat order.
    pub nonces: Vec<Nonce>,
    /// The secret in hexadecimal digits, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Draws the chance of a seeded match. It has no `Debug`, because whoever knows its key knows every draw.
pub(crate) struct Dealer {
    secret: Secret,
    nonces: Vec<Nonce>,
    key: MatchKey,
    /// What was written down beforehand; nothing for a match that is drawn.
    script: Option<Vec<Value>>,
}

impl Dealer {
    /// The dealer of a match, unless the caller supplies its chance.
    pub(crate) fn of(
        chance: Chance,
        manifest: &'static Manifest,
        rules_version: u32,
        setup: &Setup,
        origin: Option<&Origin>,
    ) -> Result<Option<Dealer>, TableError> {
        let (secret, nonces, script) = match chance {
            Chance::Seeded { secret, nonces } => (secret, nonces, None),
            Chance::Scripted { script, secret } => (secret, Vec::new(), Some(script)),
            Chance::Caller => return Ok(None),
        };
        let nonces = one_a_seat(nonces, setup.seats())?;
        let terms = Terms {
            game: manifest.key,
            rules_version,
            seats: setup.seats(),
            options: setup.options().collect(),
            nonces: &nonces,
            origin: origin.map(Origin::mark).transpose()?,
        };
        let key = MatchKey::derive(&secret, &terms);
        Ok(Some(Dealer { secret, nonces, key, script }))
    }

    /// The outcome of the draw with this number; nothing if there is nothing to draw.
    pub(crate) fn draw<O: Copy + Serialize>(&self, number: u64, outcomes: &Outcomes<O>) -> Option<O> {
        self.written(number, outcomes).or_else(|| outcomes.holder(self.key.ticket(number, outcomes.total())?))
    }

    /// What was written down for the draw with this number, if it can happen.
    fn written<O: Copy + Serialize>(&self, number: u64, outcomes: &Outcomes<O>) -> Option<O> {
        let written = self.script.as_ref()?.get(usize::try_from(number).ok()?)?;
        let is_written = |outcome: &O| serde_json::to_value(outcome).is_ok_and(|outcome| outcome == *written);
        outcomes.entries().iter().map(|(outcome, _)| *outcome).find(is_written)
    }

    /// Whether every outcome is drawn from the secret, so that anyone can check it.
    pub(crate) fn is_checkable(&self) -> bool {
        self.script.is_none()
    }

    /// From which every draw follows.
    pub(crate) fn key(&self) -> &MatchKey {
        &self.key
    }

    pub(crate) fn committed(&self) -> Fairness {
        Fairness { commitment: self.secret.commitment(), nonces: self.nonces.clone(), secret: None }
    }

    pub(crate) fn revealed(&self) -> Fairness {
        Fairness { secret: Some(self.secret.reveal()), ..self.committed() }
    }

    /// A script is no scheme that could be checked: its outcomes are recorded as handed in.
    pub(crate) fn recorded(&self) -> RecordedChance {
        if !self.is_checkable() {
            return RecordedChance::Caller;
        }
        RecordedChance::Seeded {
            commitment: self.secret.commitment(),
            secret: self.secret.clone(),
            nonces: self.nonces.clone(),
        }
    }
}

/// A seat that added nothing has an empty nonce, so that the list always tells which seat added which.
fn one_a_seat(mut nonces: Vec<Nonce>, seats: u8) -> Result<Vec<Nonce>, TableError> {
    if nonces.is_empty() {
        nonces.resize(usize::from(seats), Nonce::default());
    }
    let given = nonces.len();
    if given == usize::from(seats) { Ok(nonces) } else { Err(TableError::BadNonces { given, seats }) }
}
