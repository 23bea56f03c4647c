//! The record of a match, and the proof that its chance was fair.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use game::Seat;
use room::Presence;
use serde::Serialize;
use serde_json::Value;
use table::{Commitment, Nonce};
use ts_rs::TS;
use utoipa::ToSchema;

use super::archive::{Archive, look_up};
use super::caller::{Address, Maybe};
use super::extract::Json;
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::archive_cache::Verdict;
use crate::clock::now_ms;
use crate::error::ApiError;

/// The fairness proof of a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct FairnessShown {
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

/// Returns the record of a finished match: settings, steps and secret.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/record",
    tag = "rooms",
    params(("room" = String, Path)),
    responses(
        (status = 200, description = "the record, as `antorcha replay` and `antorcha verify-fair` read it", body = Object),
        (status = 404, body = Problem),
        (status = 409, description = "the match is not over", body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<([(HeaderName, String); 2], String), ApiError> {
    let room = room_id(&room)?;
    let file = |game: &str| format!("attachment; filename=\"antorcha-{game}-{room}.json\"");
    let caller = caller.map(|caller| caller.player);
    let (game, record) =
        look_up(&app, address, &room, caller, |archive| Ok((archive.room.game().key(), archive.record()?)))
            .await?;
    let json = (header::CONTENT_TYPE, "application/json".to_owned());
    Ok(([json, (header::CONTENT_DISPOSITION, file(game))], record))
}

/// Returns the commitment and nonces of a match and, once it is over, whether its chance was fair.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/fairness",
    tag = "rooms",
    params(("room" = String, Path)),
    responses(
        (status = 200, body = FairnessShown),
        (status = 404, body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn fairness(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<Json<FairnessShown>, ApiError> {
    let caller = caller.map(|caller| caller.player);
    look_up(&app, address, &room_id(&room)?, caller, |archive| Ok(fairness_shown(archive))).await.map(Json)
}

fn fairness_shown(archive: &Archive) -> FairnessShown {
    // The secret is taken from the record, which exists only once the match is over.
    let shown = archive.room.info(archive.room.table(), &Presence::default(), now_ms());
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
