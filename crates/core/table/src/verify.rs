//! Whether the chance of a match was drawn as it was promised.

use game::Game;
use serde::Serialize;

use crate::error::FairError;
use crate::record::{Record, RecordedChance, check_version, read_any_version};
use crate::secret::{Commitment, Nonce};
use crate::step::{Step, StepOf};
use crate::table::Table;

/// What was checked. It is for each player to compare the commitment with the one shown before the match, and
/// the nonce with the one given: no program can know what people saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FairReport {
    /// The commitment, which the secret of the record fits.
    pub commitment: Commitment,
    /// What each seat added, in seat order.
    pub nonces: Vec<Nonce>,
    /// The version of the rules that the record names, under which its chance was drawn.
    pub rules_version: u32,
    /// How many draws of chance were recomputed, all as recorded; those taken back count as well.
    pub draws: usize,
    /// How many decisions the players made; those taken back count as well.
    pub decisions: usize,
    /// How many times steps were taken back. Chance drew anew each time, so the players should know of all of them.
    pub takes: u32,
    /// Whether the record holds the match to its end.
    pub finished: bool,
    /// How many steps of another match it began with. They were made again; their chance is the other match's.
    pub origin_steps: usize,
}

/// Recomputes the commitment and every chance outcome of a record. One of another version of the rules is replayed
/// as if these were its own; it is refused for its version only if that fails.
pub fn verify_fair<G: Game>(record: &Record<StepOf<G>>) -> Result<FairReport, FairError> {
    let RecordedChance::Seeded { commitment, nonces, .. } = &record.chance else {
        return Err(FairError::NotSeeded);
    };
    record.check(G::manifest())?;
    let other_rules = |error| check_version(record.rules_version, G::manifest()).err().unwrap_or(error);
    let table = Table::<G>::replay_as_recorded(record).map_err(other_rules)?;
    let count = |kind: fn(&StepOf<G>) -> bool| table.steps().iter().filter(|step| kind(step)).count();
    Ok(FairReport {
        commitment: *commitment,
        nonces: nonces.clone(),
        rules_version: record.rules_version,
        draws: count(|step| matches!(step, Step::Chance { .. })),
        decisions: count(|step| matches!(step, Step::Decision { .. })),
        takes: table.undo_epoch(),
        finished: table.is_over(),
        origin_steps: record.origin.as_ref().map_or(0, |origin| origin.steps.len()),
    })
}

/// The same for a record as it was saved.
pub fn verify_fair_text<G: Game>(text: &str) -> Result<FairReport, FairError> {
    verify_fair::<G>(&read_any_version::<G>(text)?)
}
