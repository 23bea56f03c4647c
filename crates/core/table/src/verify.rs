//! Checks that the chance of a match was drawn as promised.

use game::{Game, Seat};
use serde::Serialize;

use crate::error::FairError;
use crate::record::{Record, RecordedChance, check_version, read_any_version};
use crate::secret::{Commitment, Nonce, NonceHash, Secret};
use crate::step::{Step, StepOf};
use crate::table::Table;

/// The result of a successful check. Players must still compare the commitment with the one shown before the match, and
/// the nonce with the one they gave: a program cannot know what people saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FairReport {
    /// The commitment. The secret of the record fits it.
    pub commitment: Commitment,
    /// The nonces in seat order.
    pub nonces: Vec<Nonce>,
    /// The seats that did not reveal the nonce to which they were bound. The server's secret settles what replaced it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<Seat>,
    /// The rules version under which chance was drawn, as the record names it.
    pub rules_version: u32,
    /// How many draws were recomputed and found equal, undone ones included.
    pub draws: usize,
    /// How many decisions the players made, undone ones included.
    pub decisions: usize,
    /// How many undos the match had. Chance draws new outcomes after each, so the players should know of all of them.
    #[serde(rename = "takes")]
    pub undos: u32,
    /// Whether the record contains the match to its end.
    pub finished: bool,
    /// How many steps come from the match in whose middle this one started. They were replayed, but their chance can
    /// only be checked with the record of that match.
    pub origin_steps: usize,
}

/// Recomputes the commitment and every chance outcome of a record. A record of another rules version is replayed with
/// the present rules, and its version is the error only if that fails.
pub fn verify_fair<G: Game>(record: &Record<StepOf<G>>) -> Result<FairReport, FairError> {
    let RecordedChance::Seeded { commitment, nonces, secret, nonce_hashes } = &record.chance else {
        return Err(FairError::NotSeeded);
    };
    let replaced = replaced(secret, nonces, nonce_hashes)?;
    record.check(G::manifest())?;
    let other_rules = |error| check_version(record.rules_version, G::manifest()).err().unwrap_or(error);
    let table = Table::<G>::replay_as_recorded(record).map_err(other_rules)?;
    let count = |kind: fn(&StepOf<G>) -> bool| table.steps().iter().filter(|step| kind(step)).count();
    Ok(FairReport {
        commitment: *commitment,
        nonces: nonces.clone(),
        replaced,
        rules_version: record.rules_version,
        draws: count(|step| matches!(step, Step::Chance { .. })),
        decisions: count(|step| matches!(step, Step::Decision { .. })),
        undos: table.undo_epoch(),
        finished: table.is_over(),
        origin_steps: record.origin.as_ref().map_or(0, |origin| origin.steps.len()),
    })
}

/// Checks that each nonce fits its hash, or is what replaces a nonce that was not revealed; returns those seats.
fn replaced(secret: &Secret, nonces: &[Nonce], hashes: &[Option<NonceHash>]) -> Result<Vec<Seat>, FairError> {
    let mut replaced = Vec::new();
    for ((seat, nonce), hash) in (0..).filter_map(Seat::new).zip(nonces).zip(hashes) {
        match hash {
            Some(hash) if nonce.hash() == *hash => {}
            Some(hash) if *nonce == secret.replacement(hash) => replaced.push(seat),
            Some(_) => return Err(FairError::NonceMismatch { seat }),
            None => {}
        }
    }
    Ok(replaced)
}

/// Like [`verify_fair`], for a record as text.
pub fn verify_fair_text<G: Game>(text: &str) -> Result<FairReport, FairError> {
    verify_fair::<G>(&read_any_version::<G>(text)?)
}
