//! Turns errors into HTTP responses.

use std::any::Any;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::RoomError;
use room::protocol::ErrorMessage;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::ApiError;

/// The body of an error response.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct Problem {
    /// What was wrong and what to do.
    pub(super) error: ErrorMessage,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = status(&self);
        let problem = Json(Problem { error: self.message(None) });
        match self {
            ApiError::TooMany { retry_s } | ApiError::Busy { retry_s } => {
                (status, [(header::RETRY_AFTER, retry_s.to_string())], problem).into_response()
            }
            _ => (status, problem).into_response(),
        }
    }
}

fn status(error: &ApiError) -> StatusCode {
    match error {
        ApiError::Room(error) => room_status(error),
        ApiError::NothingHere
        | ApiError::UnknownGame
        | ApiError::UnknownPlayer
        | ApiError::UnknownBot
        | ApiError::UnknownChannel
        | ApiError::UnknownSession
        | ApiError::BadLink
        | ApiError::UnknownBan
        | ApiError::NothingToHandle
        | ApiError::UnknownPuzzle
        | ApiError::ReviewsOff => StatusCode::NOT_FOUND,
        ApiError::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        ApiError::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ApiError::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
        ApiError::BadMessage { .. } | ApiError::HelloFirst | ApiError::BadQuery { .. } => {
            StatusCode::BAD_REQUEST
        }
        ApiError::NoSession | ApiError::WrongLogin => StatusCode::UNAUTHORIZED,
        ApiError::Foreign
        | ApiError::NoAccount
        | ApiError::ForPeople
        | ApiError::Banned { .. }
        | ApiError::NotAdmin
        | ApiError::WrongToken
        | ApiError::OtherPerspective => StatusCode::FORBIDDEN,
        ApiError::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
        ApiError::SlowBody => StatusCode::REQUEST_TIMEOUT,
        ApiError::Busy { .. }
        | ApiError::MailNotSent
        | ApiError::StoreUnavailable
        | ApiError::StoreFull
        | ApiError::Moving
        | ApiError::RestartSoon
        | ApiError::ShuttingDown => StatusCode::SERVICE_UNAVAILABLE,
        ApiError::NameTaken
        | ApiError::AlreadyAccount
        | ApiError::ManyBots { .. }
        | ApiError::ManyBans
        | ApiError::BackupsOff { .. }
        | ApiError::ManyChannels { .. }
        | ApiError::NoMail
        | ApiError::CannotReview(_)
        | ApiError::DailyFirst
        | ApiError::DailyRulesChanged
        | ApiError::Relayed(_) => StatusCode::CONFLICT,
    }
}

fn room_status(error: &RoomError) -> StatusCode {
    match error {
        RoomError::UnknownRoom | RoomError::UnknownLesson | RoomError::NoSuchLine { .. } => {
            StatusCode::NOT_FOUND
        }
        RoomError::BadSettings { .. }
        | RoomError::BadText { .. }
        | RoomError::NoDecision
        | RoomError::NoSuchSeat { .. } => StatusCode::BAD_REQUEST,
        RoomError::NotSeated
        | RoomError::NotHost
        | RoomError::NoSpectators
        | RoomError::MutedByHost
        | RoomError::DailySealed
        | RoomError::Private => StatusCode::FORBIDDEN,
        RoomError::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        RoomError::SeatTaken { .. }
        | RoomError::NoSeatFree
        | RoomError::AlreadySeated { .. }
        | RoomError::SeatsFree
        | RoomError::NotBegun
        | RoomError::Begun
        | RoomError::NotOver
        | RoomError::Over
        | RoomError::Closed { .. }
        | RoomError::Stale
        | RoomError::NotInLesson
        | RoomError::Daily
        | RoomError::Table(_)
        | RoomError::NothingToUndo
        | RoomError::UndoRevealed
        | RoomError::UndoRated
        | RoomError::UndoMismatch { .. }
        | RoomError::ManyMuted { .. }
        | RoomError::TakeOverMismatch
        | RoomError::TakeOverPending
        | RoomError::TakeOverRefused
        | RoomError::RevealMismatch { .. }
        | RoomError::OthersPlay => StatusCode::CONFLICT,
    }
}

/// Answers a request whose handler panicked.
pub(super) fn on_panic(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request handler panicked");
    ApiError::internal("the server has logged it").into_response()
}
