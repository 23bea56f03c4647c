//! Carries out in rooms what admins have ordered. An order stays in the store until it is done; doing it twice changes
//! nothing.

use room::RoomError;
use room::ids::{PlayerId, RoomId};
use store::{RoomOrder, RoomOrderKind};

use crate::app::App;
use crate::error::ApiError;

/// How many orders are carried out at once.
const MOST: u32 = 100;

/// Carries out the orders. If one fails for a while, it is tried again later; the result says whether all are done.
pub(crate) async fn run_orders(app: &App) -> bool {
    let orders = match app.store.room_orders(MOST).await {
        Ok(orders) => orders,
        Err(error) => {
            tracing::warn!(%error, "the orders of admins could not be read");
            return false;
        }
    };
    let mut all = true;
    for order in orders {
        let done = match carry_out(app, &order).await {
            Ok(()) => app.store.finish_room_order(order.number).await.map_err(ApiError::from),
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            tracing::warn!(%error, kind = order.kind.as_str(), "an order of an admin could not be carried out yet");
            all = false;
        }
    }
    all
}

async fn carry_out(app: &App, order: &RoomOrder) -> Result<(), ApiError> {
    match order.kind {
        RoomOrderKind::CloseRoom => match RoomId::parse(&order.target) {
            Some(room) => ignore_permanent(app.rooms.close_by_admin(&room).await),
            None => Ok(()),
        },
        RoomOrderKind::RenamePlayer => match PlayerId::parse(&order.target) {
            Some(player) => rename(app, &player).await,
            None => Ok(()),
        },
    }
}

async fn rename(app: &App, player: &PlayerId) -> Result<(), ApiError> {
    let Some(row) = app.store.player(player.as_str()).await? else { return Ok(()) };
    for room in app.people.running_rooms(player).await? {
        ignore_permanent(app.rooms.hand_over(&room, player, player, &row.name).await)?;
    }
    Ok(())
}

/// A permanent error will not go away: the room is over, or its log is broken.
fn ignore_permanent(done: Result<(), ApiError>) -> Result<(), ApiError> {
    match done {
        Err(
            error @ (ApiError::Moving
            | ApiError::StoreUnavailable
            | ApiError::StoreFull
            | ApiError::Busy { .. }
            | ApiError::ShuttingDown),
        ) => Err(error),
        Err(ApiError::Room(RoomError::UnknownRoom)) | Ok(()) => Ok(()),
        Err(error) => {
            tracing::warn!(%error, "an order of an admin was refused by its room");
            Ok(())
        }
    }
}
