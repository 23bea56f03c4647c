//! The link in mails that stops them. It needs no login.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Html;
use game::Lang;
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::Query;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::notices::UnsubscribePage;

/// The parts of a link.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct UnsubscribeLink {
    /// The id of the player.
    #[serde(default)]
    player: String,
    /// The code that proves that this server made the link.
    #[serde(default)]
    code: String,
    /// `en` or `es`.
    lang: Option<String>,
}

/// Shows a page with a button that stops the mails. Opening it changes nothing, because programs that check mail open links.
#[utoipa::path(
    get,
    path = "/api/notices/unsubscribe",
    tag = "notices",
    params(UnsubscribeLink),
    responses((status = 200, description = "a page", content_type = "text/html"), (status = 404, description = "a page: the link is not valid"))
)]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Query(link): Query<UnsubscribeLink>,
) -> Result<(StatusCode, Html<String>), ApiError> {
    let player = app.notices.unsubscriber(&link.player, &link.code).await?;
    let page = if player.is_some() { UnsubscribePage::Question } else { UnsubscribePage::Invalid };
    answer(&app, page, &link)
}

/// Stops the mails to the player of the link. Mail programs call it with the body `List-Unsubscribe=One-Click`.
#[utoipa::path(
    post,
    path = "/api/notices/unsubscribe",
    tag = "notices",
    params(UnsubscribeLink),
    responses(
        (status = 200, description = "a page", content_type = "text/html"),
        (status = 404, description = "a page: the link is not valid"),
        (status = 503, body = Problem)
    )
)]
pub(super) async fn stop(
    State(app): State<Arc<App>>,
    Query(link): Query<UnsubscribeLink>,
) -> Result<(StatusCode, Html<String>), ApiError> {
    let Some(player) = app.notices.unsubscriber(&link.player, &link.code).await? else {
        return answer(&app, UnsubscribePage::Invalid, &link);
    };
    app.notices.enable_mail(&player, false).await?;
    answer(&app, UnsubscribePage::Done, &link)
}

fn answer(
    app: &App,
    page: UnsubscribePage,
    link: &UnsubscribeLink,
) -> Result<(StatusCode, Html<String>), ApiError> {
    let lang = link.lang.as_deref().and_then(Lang::from_code).unwrap_or(Lang::En);
    let status = if page == UnsubscribePage::Invalid { StatusCode::NOT_FOUND } else { StatusCode::OK };
    Ok((status, Html(app.notices.unsubscribe_page(page, lang)?)))
}
