//! Whether the chance of a match was drawn as it was promised.

use game::Game;
use serde::Serialize;

use crate::error::FairError;
use crate::record::{Record, RecordedChance, read_record};
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
    /// How many draws of chance were recomputed, all as recorded.
    pub draws: usize,
    /// How many decisions the players made.
    pub decisions: usize,
    /// Whether the record holds the match to its end.
    pub finished: bool,
}

/// Recomputes the commitment and every chance outcome of a record.
pub fn verify_fair<G: Game>(record: &Record<StepOf<G>>) -> Result<FairReport, FairError> {
    let RecordedChance::Seeded { commitment, nonces, .. } = &record.chance else {
        return Err(FairError::NotSeeded);
    };
    let table = Table::<G>::replay(record)?;
    let draws = table.steps().iter().filter(|step| matches!(step, Step::Chance { .. })).count();
    Ok(FairReport {
        commitment: *commitment,
        nonces: nonces.clone(),
        draws,
        decisions: table.steps().len() - draws,
        finished: table.is_over(),
    })
}

/// The same for a record as it was saved.
pub fn verify_fair_text<G: Game>(text: &str) -> Result<FairReport, FairError> {
    verify_fair::<G>(&read_record::<G>(text)?)
}
