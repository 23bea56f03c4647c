//! The HTTP API: sessions, rooms, replays and everything else that needs no socket.

mod caller;
mod extract;
mod guard;
mod problem;

mod beliefs;
mod daily;
mod games;
mod history;
mod leaderboards;
mod lessons;
mod outline;
mod previews;
mod puzzles;
mod records;
mod replays;
mod reviews;
pub(crate) mod room_listing;
mod rooms;
mod steps_query;
mod stream;

mod account_links;
mod accounts;
mod admin;
mod admin_announcements;
mod admin_bans;
mod admin_overview;
mod admin_people;
mod admin_reports;
mod admin_rooms;
mod bots;
mod bug_reports;
mod contacts;
mod continuation;
mod notice_channels;
mod notices;
mod own_sessions;
mod personal_data;
mod players;
mod sessions;
mod unsubscribe;

mod archive;
mod page;
mod start_position;
mod statistics;
mod typescript;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::router::UtoipaMethodRouterExt;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::ApiError;
use crate::security_headers::SecurityHeaders;
use crate::site;

pub use typescript::typescript;

/// The head of the OpenAPI description.
#[derive(OpenApi)]
#[openapi(info(
    title = "Antorcha",
    description = "Play, host, watch and study dungeon board games.",
    license(name = "MIT OR Apache-2.0")
))]
struct Description;

/// All routes of the server.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let (api, description) = documented().split_for_parts();
    let sockets = Router::new().route("/api/rooms/{room}/socket", get(rooms::socket));
    let routes = api
        .merge(sockets)
        .merge(page::routes(&description))
        .route("/api/{*unknown}", any(nothing_here))
        .merge(site::routes())
        .method_not_allowed_fallback(wrong_method)
        .fallback(site::fallback);
    guarded(routes, app)
}

/// Adds the layers that every request and response passes through.
fn guarded(routes: Router<Arc<App>>, app: &Arc<App>) -> Router {
    routes
        .layer(DefaultBodyLimit::max(app.settings.limits.body_bytes))
        .layer(CatchPanicLayer::custom(problem::on_panic))
        // The last layer is the outermost: it sees requests first and responses last.
        .layer(from_fn_with_state(Arc::clone(app), guard::check))
        .layer(from_fn_with_state(SecurityHeaders::of(&app.settings), SecurityHeaders::add))
        .with_state(Arc::clone(app))
}

/// The routes that the OpenAPI description lists.
fn documented() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(sessions::begin, sessions::show, sessions::rename, sessions::end))
        .routes(routes!(accounts::register, account_links::show))
        .routes(routes!(accounts::log_in))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::log_out_everywhere, own_sessions::list))
        .routes(routes!(own_sessions::end))
        .routes(routes!(personal_data::export))
        .routes(routes!(personal_data::delete))
        .routes(routes!(account_links::confirm))
        .routes(routes!(account_links::forgotten))
        .routes(routes!(account_links::check_reset))
        .routes(routes!(account_links::reset))
        .routes(routes!(contacts::set, contacts::delete))
        .routes(routes!(notices::overview))
        .routes(routes!(notices::set_preferences))
        .routes(routes!(notices::switch_mail))
        .routes(routes!(notices::mute, notices::unmute))
        .routes(routes!(notice_channels::add))
        .routes(routes!(notice_channels::remove, notice_channels::switch))
        .routes(routes!(notice_channels::test))
        .routes(routes!(unsubscribe::ask, unsubscribe::stop))
        .routes(routes!(players::show))
        .routes(routes!(players::games))
        .routes(routes!(history::show))
        .routes(routes!(statistics::show))
        .routes(routes!(statistics::rating_curve))
        .routes(routes!(statistics::against))
        .routes(routes!(leaderboards::show))
        .routes(routes!(games::list))
        .routes(routes!(games::rules))
        .routes(routes!(lessons::open, lessons::show))
        .routes(routes!(rooms::open, rooms::lobby))
        .routes(routes!(continuation::open).layer(DefaultBodyLimit::max(continuation::MOST_BYTES)))
        .routes(routes!(rooms::show))
        .routes(routes!(rooms::command))
        .routes(routes!(records::record))
        .routes(routes!(records::fairness))
        .routes(routes!(replays::events))
        .routes(routes!(replays::replay))
        .routes(routes!(outline::outline))
        .routes(routes!(previews::preview_picture))
        .routes(routes!(previews::card_picture))
        .routes(routes!(reviews::review))
        .routes(routes!(beliefs::beliefs))
        .routes(routes!(daily::show))
        .routes(routes!(daily::begin))
        .routes(routes!(daily::results))
        .routes(routes!(daily::practise))
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::show))
        .routes(routes!(puzzles::answer))
        .routes(routes!(bots::make, bots::list))
        .routes(routes!(bots::delete))
        .routes(routes!(stream::stream))
        .routes(routes!(bug_reports::file))
        .routes(routes!(bug_reports::show))
        .routes(routes!(admin_announcements::current))
        .routes(routes!(admin_bans::own))
        .routes(routes!(admin_overview::show))
        .routes(routes!(admin_overview::claim))
        .routes(routes!(admin_overview::back_up))
        .routes(routes!(admin_overview::audit))
        .routes(routes!(admin_people::list))
        .routes(routes!(admin_people::show))
        .routes(routes!(admin_people::rename))
        .routes(routes!(admin_people::ban))
        .routes(routes!(admin_people::end_sessions))
        .routes(routes!(admin_people::reset_link))
        .routes(routes!(admin_people::set_role))
        .routes(routes!(admin_rooms::list))
        .routes(routes!(admin_rooms::close))
        .routes(routes!(admin_reports::list))
        .routes(routes!(admin_reports::dismiss))
        .routes(routes!(admin_reports::problems))
        .routes(routes!(admin_reports::dismiss_problem))
        .routes(routes!(admin_bans::list, admin_bans::add))
        .routes(routes!(admin_bans::lift))
        .routes(routes!(admin_announcements::list, admin_announcements::add))
        .routes(routes!(admin_announcements::end))
}

async fn nothing_here() -> ApiError {
    ApiError::NothingHere
}

async fn wrong_method() -> ApiError {
    ApiError::WrongMethod
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::Bus;
    use crate::settings::Settings;

    #[tokio::test]
    async fn a_panic_is_answered_with_500_and_its_cause_stays_secret() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("antorcha.db").display());
        let store = store::Store::open(&url, store::StoreOptions::default()).await.unwrap();
        let app = App::new(store, Bus::in_memory(), catalog::GAMES, Settings::default());
        let boom = || async { ApiError::UnknownGame.message(None).id.expect("the cause") };
        let router = guarded(Router::new().route("/boom", get(boom)), &app);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let served = tokio::spawn(async move { axum::serve(listener, router).await });
        let answer = reqwest::get(format!("http://{address}/boom")).await.unwrap();
        assert_eq!(answer.status(), 500);
        assert!(answer.headers().contains_key("content-security-policy"));
        let text = answer.text().await.unwrap();
        assert!(text.contains("\"internal\"") && !text.contains("the cause"), "{text}");
        served.abort();
    }
}
