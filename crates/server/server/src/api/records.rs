//! What a match was: its record, and whether its chance was fair.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderName, header};
use game::Seat;
use serde::Serialize;
use serde_json::Value;
use table::{Commitment, FairReport, Nonce};
use ts_rs::TS;
use utoipa::ToSchema;

use super::answer::Problem;
use super::archive::{Archive, look_up};
use super::reading::Json;
use super::rooms::room_id;
use crate::app::{App, now_ms};
use crate::error::ApiError;
use room::Presence;
use room::protocol::snapshot;

/// How the chance of a match is drawn, and whether it was drawn so.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct FairnessShown {
    /// What binds the server to its secret, shown before anyone sat down.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    commitment: Commitment,
    /// What each seat added, in seat order, in hexadecimal digits.
    #[schema(value_type = Vec<String>)]
    #[ts(as = "Vec<String>")]
    nonces: Vec<Nonce>,
    /// The seats that added something, in the order in which they did.
    #[schema(value_type = Vec<u8>)]
    #[ts(as = "Vec<u8>")]
    nonce_order: Vec<Seat>,
    /// The secret, once the match is over.
    secret: Option<String>,
    /// Where the record is, from which anyone can check all this with `antorcha verify-fair`, once the match is over.
    record: Option<String>,
    /// What the server finds when it checks the record itself, once the match is over.
    verdict: Option<Verdict>,
}

/// Whether the chance of a match was fair.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub(super) enum Verdict {
    /// Every outcome is the one that was due.
    Fair {
        /// What was checked.
        #[schema(value_type = Object)]
        #[ts(as = "snapshot::FairReport")]
        report: FairReport,
    },
    /// It could not be found fair.
    NotFair {
        /// Why, for programs.
        code: &'static str,
        /// Why, for people.
        message: String,
    },
}

/// The record of a match that is over: its settings, every step, and its secret.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/record",
    tag = "rooms",
    params(("room" = String, Path)),
    responses(
        (status = 200, description = "the record, as `antorcha replay` and `antorcha verify-fair` read it", body = Object),
        (status = 404, body = Problem),
        (status = 409, description = "the match is not over", body = Problem)
    )
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
) -> Result<([(HeaderName, String); 2], String), ApiError> {
    let room = room_id(&room)?;
    let file = |game: &str| format!("attachment; filename=\"antorcha-{game}-{room}.json\"");
    let (game, record) =
        look_up(&app, &room, |archive| Ok((archive.room.game().key(), archive.record()?))).await?;
    let json = (header::CONTENT_TYPE, "application/json".to_owned());
    Ok(([json, (header::CONTENT_DISPOSITION, file(game))], record))
}

/// How the chance of a match is drawn and, once it is over, whether it was fair.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/fairness",
    tag = "rooms",
    params(("room" = String, Path)),
    responses((status = 200, body = FairnessShown), (status = 404, body = Problem))
)]
pub(super) async fn fairness(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
) -> Result<Json<FairnessShown>, ApiError> {
    look_up(&app, &room_id(&room)?, |archive| Ok(fairness_shown(archive))).await.map(Json)
}

fn fairness_shown(archive: &Archive) -> FairnessShown {
    // The table itself reveals the secret only when the match is over; what a record reveals, it holds.
    let shown = archive.room.shown(archive.room.table(), &Presence::default(), now_ms());
    let record = archive.record().ok();
    FairnessShown {
        commitment: shown.fairness.commitment,
        nonces: shown.fairness.nonces,
        nonce_order: shown.nonce_order,
        secret: record.as_deref().and_then(secret),
        record: record.as_ref().map(|_| format!("/api/rooms/{}/record", archive.room.id())),
        verdict: record.as_deref().map(|record| verdict(archive, record)),
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
