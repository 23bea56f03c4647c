//! The proof that the chance of a match was fair.

use game::Seat;
use room::Presence;
use serde::Serialize;
use serde_json::Value;
use table::{Commitment, Nonce};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::archive::Archive;
use crate::loaded_room::Verdict;

/// The fairness proof of a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct FairnessShown {
    /// The commitment to the server's secret, published before anyone took a seat.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    commitment: Commitment,
    /// The nonce of each seat, in seat order, in hexadecimal digits.
    #[schema(value_type = Vec<String>)]
    #[ts(as = "Vec<String>")]
    nonces: Vec<Nonce>,
    /// The seats that added a nonce, in the order in which they did.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    nonce_order: Vec<Seat>,
    /// The seats that did not reveal their nonce in time, so that the secret settled another one.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    replaced: Vec<Seat>,
    /// The secret, once the match is over.
    secret: Option<String>,
    /// The path of the record, once the match is over. `antorcha verify-fair` checks it.
    record: Option<String>,
    /// The result of the server's own check, once the match is over.
    verdict: Option<Verdict>,
}

/// The fairness proof of a match, as far as it is public.
pub fn fairness_shown(archive: &Archive) -> FairnessShown {
    // The secret is taken from the record, which exists only once the match is over.
    let shown = archive.room.info(archive.room.table(), &Presence::default(), archive.now_ms());
    let record = archive.record().ok();
    FairnessShown {
        commitment: shown.fairness.commitment,
        nonces: shown.fairness.nonces,
        nonce_order: shown.nonce_order,
        replaced: archive.room.replaced().iter().collect(),
        secret: record.as_deref().and_then(secret),
        record: record.as_ref().map(|_| format!("/api/rooms/{}/record", archive.room.id())),
        verdict: record
            .as_deref()
            .map(|record| archive.verdict.get_or_init(|| verdict(archive, record)).clone()),
    }
}

fn secret(record: &str) -> Option<String> {
    let record: Value = serde_json::from_str(record).ok()?;
    record.pointer("/chance/seeded/secret")?.as_str().map(str::to_owned)
}

fn verdict(archive: &Archive, record: &str) -> Verdict {
    match (archive.room.game().verify_fair)(record) {
        Ok(report) => Verdict::Fair { report },
        Err(error) => Verdict::NotFair { code: error.code(), message: error.to_string() },
    }
}
