//! Where the chance of a match comes from.

use game::{Manifest, Outcomes, Setup};
use serde::Serialize;
use serde_json::Value;

use crate::error::TableError;
use crate::fairness::{KeyInputs, MatchKey};
use crate::json::to_json;
use crate::secret::{Commitment, Nonce, Secret};

/// Who draws chance outcomes.
#[derive(Clone, Debug)]
pub enum Chance {
    /// The table, by the scheme of [`crate::fairness`].
    Seeded {
        secret: Secret,
        /// One nonce per seat, or an empty list.
        nonces: Vec<Nonce>,
    },
    /// A script, for lessons. Outcomes that are not in the script, or are no longer possible, are drawn from the secret.
    Scripted {
        /// The outcomes in the order of the draws.
        script: Vec<Value>,
        secret: Secret,
    },
    /// The caller: a test, or dice on a real table.
    Caller,
}

impl Chance {
    /// The chance of a simulation. The same seed gives the same outcomes.
    pub fn of_seed(seed: u64) -> Chance {
        Chance::Seeded { secret: Secret::from_seed(seed), nonces: Vec::new() }
    }
}

/// The public part of the fairness proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fairness {
    /// Binds the host to its secret.
    pub commitment: Commitment,
    /// The nonces in seat order.
    pub nonces: Vec<Nonce>,
    /// The secret in hexadecimal digits, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Draws the chance of a match. It has no `Debug`, because its key determines every draw.
pub(crate) struct Dealer {
    secret: Secret,
    nonces: Vec<Nonce>,
    key: MatchKey,
    /// Scripted outcomes; `None` for a match without a script.
    script: Option<Vec<Value>>,
}

impl Dealer {
    /// Returns the dealer of a match, or `None` if the caller supplies chance.
    pub(crate) fn of(
        chance: Chance,
        manifest: &'static Manifest,
        rules_version: u32,
        setup: &Setup,
        origin: Option<[u8; 32]>,
    ) -> Result<Option<Dealer>, TableError> {
        let (secret, nonces, script) = match chance {
            Chance::Seeded { secret, nonces } => (secret, nonces, None),
            Chance::Scripted { script, secret } => (secret, Vec::new(), Some(script)),
            Chance::Caller => return Ok(None),
        };
        let nonces = one_per_seat(nonces, setup.seats())?;
        let inputs = KeyInputs {
            game: manifest.key,
            rules_version,
            seats: setup.seats(),
            options: setup.options().collect(),
            nonces: &nonces,
            origin,
        };
        let key = MatchKey::derive(&secret, &inputs);
        Ok(Some(Dealer { secret, nonces, key, script }))
    }

    /// Returns the outcome of the draw with this number, or `None` if the list is empty.
    pub(crate) fn draw<O: Copy + Serialize>(&self, number: u64, outcomes: &Outcomes<O>) -> Option<O> {
        self.scripted(number, outcomes)
            .or_else(|| outcomes.holder(self.key.ticket(number, outcomes.total())?))
    }

    /// Returns the scripted outcome of this draw, if it is possible.
    fn scripted<O: Copy + Serialize>(&self, number: u64, outcomes: &Outcomes<O>) -> Option<O> {
        let written = self.script.as_ref()?.get(usize::try_from(number).ok()?)?;
        let is_written = |outcome: &O| to_json(outcome).is_ok_and(|outcome| outcome == *written);
        outcomes.entries().iter().map(|(outcome, _)| *outcome).find(is_written)
    }

    /// Returns whether every outcome is drawn from the secret, so that anyone can check it.
    pub(crate) fn is_checkable(&self) -> bool {
        self.script.is_none()
    }

    pub(crate) fn key(&self) -> &MatchKey {
        &self.key
    }

    pub(crate) fn committed(&self) -> Fairness {
        Fairness { commitment: self.secret.commitment(), nonces: self.nonces.clone(), secret: None }
    }

    pub(crate) fn revealed(&self) -> Fairness {
        Fairness { secret: Some(self.secret.reveal()), ..self.committed() }
    }

    /// Returns the secret and the nonces that determine every outcome, or `None` if a script supplies some.
    pub(crate) fn seed(&self) -> Option<(&Secret, &[Nonce])> {
        self.is_checkable().then_some((&self.secret, &self.nonces))
    }
}

/// Gives a seat without a nonce an empty one, so that the list index is always the seat.
fn one_per_seat(mut nonces: Vec<Nonce>, seats: u8) -> Result<Vec<Nonce>, TableError> {
    if nonces.is_empty() {
        nonces.resize(usize::from(seats), Nonce::default());
    }
    let given = nonces.len();
    if given == usize::from(seats) { Ok(nonces) } else { Err(TableError::BadNonces { given, seats }) }
}
