//! How refusals are answered.

use std::any::Any;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::fault::Fault;
use crate::wire::Refused;

/// What is answered to a request that was refused.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct Problem {
    /// What was wrong and what would be right.
    pub(super) error: Refused,
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = status(&self);
        let problem = Json(Problem { error: self.refused(None) });
        match self {
            Fault::TooMany { retry_s } => {
                (status, [(header::RETRY_AFTER, retry_s.to_string())], problem).into_response()
            }
            _ => (status, problem).into_response(),
        }
    }
}

fn status(fault: &Fault) -> StatusCode {
    match fault {
        Fault::UnknownRoom
        | Fault::NoSuchLine { .. }
        | Fault::NothingHere
        | Fault::UnknownGame
        | Fault::UnknownPlayer
        | Fault::UnknownBot => StatusCode::NOT_FOUND,
        Fault::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Fault::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Fault::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
        Fault::BadTerms { .. }
        | Fault::BadMessage { .. }
        | Fault::BadText { .. }
        | Fault::HelloFirst
        | Fault::NoDecision
        | Fault::BadQuery { .. }
        | Fault::NoSuchSeat { .. } => StatusCode::BAD_REQUEST,
        Fault::NoSession | Fault::WrongLogin => StatusCode::UNAUTHORIZED,
        Fault::NotSeated
        | Fault::NotHost
        | Fault::NoSpectators
        | Fault::Hushed
        | Fault::Foreign
        | Fault::NoAccount
        | Fault::ForPeople
        | Fault::OtherEyes
        | Fault::Private => StatusCode::FORBIDDEN,
        Fault::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
        Fault::StoreUnavailable | Fault::StoreFull | Fault::Moving | Fault::ShuttingDown => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Fault::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        Fault::SeatTaken { .. }
        | Fault::NoSeatFree
        | Fault::AlreadySeated { .. }
        | Fault::SeatsFree
        | Fault::NotBegun
        | Fault::Begun
        | Fault::NotOver
        | Fault::Over
        | Fault::Closed { .. }
        | Fault::Stale
        | Fault::NotInLesson
        | Fault::Table(_)
        | Fault::NothingToUndo
        | Fault::UndoMismatch { .. }
        | Fault::OthersPlay
        | Fault::NameTaken
        | Fault::AlreadyAccount
        | Fault::ManyBots { .. }
        | Fault::Relayed(_) => StatusCode::CONFLICT,
    }
}

/// A fault of ours is answered and logged, and the server goes on.
pub(super) fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request ended in a fault of the server");
    Fault::Internal { what: "a fault of the server, which has been logged" }.into_response()
}
