//! The HTTP API: who someone is, which tables there are, and everything that needs no socket.

mod answer;
mod caller;
mod guard;
mod rooms;
mod sessions;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::house::House;

/// What the API's description says of the API as a whole.
#[derive(OpenApi)]
#[openapi(info(
    title = "Antorcha",
    description = "Play, host, watch and study dungeon board games.",
    license(name = "MIT OR Apache-2.0")
))]
struct Description;

/// Everything that the server answers to.
pub fn router(house: &Arc<House>) -> Router {
    let (api, _description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(sessions::begin, sessions::show, sessions::rename, sessions::end))
        .routes(routes!(rooms::open, rooms::lobby))
        .routes(routes!(rooms::show))
        .routes(routes!(rooms::command))
        .split_for_parts();
    let sockets = Router::new().route("/api/rooms/{room}/socket", axum::routing::get(rooms::socket));
    api.merge(sockets)
        .layer(DefaultBodyLimit::max(house.settings.limits.body_bytes))
        .layer(from_fn_with_state(Arc::clone(house), guard::check))
        .layer(CatchPanicLayer::custom(answer::panicked))
        .with_state(Arc::clone(house))
}
