//! Notices of turns: where a player gets them, when, and about which tables.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::Lang;
use room::RoomError;
use serde::{Deserialize, Serialize};
use store::{NoticePreferencesRow, StoreError};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Person;
use super::extract::Json;
use super::notice_channels::NoticeChannelShown;
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::error::ApiError;
use crate::notices::{ChannelKind, DAY_MINUTES, MOST_CHANNELS};

/// The most minutes that a notice can wait: a week.
const MOST_MINUTES: i64 = 7 * DAY_MINUTES;

/// All notice settings of the caller.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct NoticeOverview {
    /// The key with which a browser subscribes: pass it as `applicationServerKey` to `pushManager.subscribe`. It is
    /// base64 for URLs and never changes on a server.
    push_key: String,
    /// Whether this server sends mail. If not, `mail` has no effect, unless `mail_by_program` is true.
    mail_by_smtp: bool,
    /// Whether a program of the operator gets the mail addresses of players whose turn it is.
    mail_by_program: bool,
    /// Whether notices go to the address of the account (`PUT /api/account/contact`). True by default.
    mail: bool,
    /// The stable code of the reason why the server turned mail off, such as `bad_recipient`.
    mail_problem: Option<String>,
    /// The push and webhook channels, the oldest first.
    channels: Vec<NoticeChannelShown>,
    /// The most push and webhook channels of a player.
    most_channels: u32,
    preferences: NoticePreferences,
    /// The tables without notices that are not over.
    muted: Vec<String>,
}

/// When notices are sent and in which language.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NoticePreferences {
    /// How many minutes a match waits for an absent player before a notice: 0 for immediately, at most 10,080. With null,
    /// browsers and webhooks get it immediately and mail after a time that the operator sets, an hour by default.
    after_minutes: Option<i64>,
    /// Quiet hours: notices wait for their end.
    quiet: Option<QuietHoursShown>,
    /// The player's time zone: minutes to add to UTC, from -840 to 840.
    utc_offset_minutes: i64,
    /// The language of notices, `en` or `es`. With null, it is the one of the contact, or else English.
    #[ts(type = "\"en\" | \"es\" | null")]
    lang: Option<String>,
}

/// A part of each day in the player's time zone. It can pass midnight.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct QuietHoursShown {
    /// The first minute, from 0 to 1439.
    from: i64,
    /// The first minute after them, from 0 to 1439.
    to: i64,
}

/// Returns the notice settings of the caller, who needs no account.
#[utoipa::path(
    get,
    path = "/api/notices",
    tag = "notices",
    responses((status = 200, body = NoticeOverview), (status = 401, body = Problem), (status = 403, body = Problem))
)]
pub(super) async fn overview(
    State(app): State<Arc<App>>,
    Person(caller): Person,
) -> Result<Json<NoticeOverview>, ApiError> {
    let player = caller.player.as_str();
    let rows = app.store.notice_channels(player).await?;
    let (mail, channels): (Vec<_>, Vec<_>) =
        rows.into_iter().partition(|row| row.kind == ChannelKind::Email.as_str());
    let mail = mail.into_iter().next();
    let kinds = app.notices.mail_kinds();
    Ok(Json(NoticeOverview {
        push_key: app.notices.push_key().await?,
        mail_by_smtp: kinds.contains(&ChannelKind::Email),
        mail_by_program: kinds.contains(&ChannelKind::Command),
        mail: mail.as_ref().is_none_or(|row| row.enabled),
        mail_problem: mail.and_then(|row| row.problem),
        channels: channels.into_iter().filter_map(NoticeChannelShown::of).collect(),
        most_channels: MOST_CHANNELS,
        preferences: app.store.notice_preferences(player).await?.into(),
        muted: app.store.muted_rooms(player).await?,
    }))
}

/// Replaces the preferences of the caller.
#[utoipa::path(
    put,
    path = "/api/notices/preferences",
    tag = "notices",
    request_body = NoticePreferences,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem))
)]
pub(super) async fn set_preferences(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Json(preferences): Json<NoticePreferences>,
) -> Result<StatusCode, ApiError> {
    let row = preferences.checked()?;
    app.store.set_notice_preferences(caller.player.as_str(), row).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether notices go to the address of the account.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MailSwitch {
    enabled: bool,
}

/// Turns notices to the address of the account on or off. The address itself stays.
#[utoipa::path(
    put,
    path = "/api/notices/mail",
    tag = "notices",
    request_body = MailSwitch,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem))
)]
pub(super) async fn switch_mail(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Json(MailSwitch { enabled }): Json<MailSwitch>,
) -> Result<StatusCode, ApiError> {
    app.notices.enable_mail(&caller.player, enabled).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops notices about a table for the caller.
#[utoipa::path(
    put,
    path = "/api/notices/mutes/{room}",
    tag = "notices",
    params(("room" = String, Path)),
    responses(
        (status = 204),
        (status = 401, body = Problem),
        (status = 403, description = "the caller has no seat at this table", body = Problem),
        (status = 404, body = Problem)
    )
)]
pub(super) async fn mute(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Path(room): Path<String>,
) -> Result<StatusCode, ApiError> {
    let room = room_id(&room)?;
    let player = caller.player.as_str();
    // Only rows about tables with a seat can be of use.
    if !app.store.is_seated(player, room.as_str()).await? {
        app.store.room(room.as_str()).await?.ok_or(RoomError::UnknownRoom)?;
        return Err(RoomError::NotSeated.into());
    }
    match app.store.mute_notices(player, room.as_str()).await {
        Err(StoreError::NotFound { .. }) => Err(RoomError::UnknownRoom.into()),
        muted => Ok(muted.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// Sends notices about a table to the caller again.
#[utoipa::path(
    delete,
    path = "/api/notices/mutes/{room}",
    tag = "notices",
    params(("room" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn unmute(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Path(room): Path<String>,
) -> Result<StatusCode, ApiError> {
    app.store.unmute_notices(caller.player.as_str(), room_id(&room)?.as_str()).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl NoticePreferences {
    fn checked(self) -> Result<NoticePreferencesRow, ApiError> {
        let NoticePreferences { after_minutes, quiet, utc_offset_minutes, lang } = self;
        let quiet = quiet.map(|QuietHoursShown { from, to }| (from, to));
        let bad = |field, right| Err(RoomError::BadText { field, right }.into());
        if after_minutes.is_some_and(|minutes| !(0..=MOST_MINUTES).contains(&minutes)) {
            return bad("after_minutes", "use 0 to 10080, or null");
        }
        let is_minute = |minute: i64| (0..DAY_MINUTES).contains(&minute);
        if quiet.is_some_and(|(from, to)| !is_minute(from) || !is_minute(to) || from == to) {
            return bad("quiet", "use two different minutes of the day, from 0 to 1439");
        }
        if !(-840..=840).contains(&utc_offset_minutes) {
            return bad("utc_offset_minutes", "use -840 to 840");
        }
        if lang.as_deref().is_some_and(|lang| Lang::from_code(lang).is_none()) {
            return bad("lang", "use en or es, or null");
        }
        Ok(NoticePreferencesRow { after_minutes, quiet, utc_offset_minutes, lang })
    }
}

impl From<NoticePreferencesRow> for NoticePreferences {
    fn from(row: NoticePreferencesRow) -> NoticePreferences {
        let NoticePreferencesRow { after_minutes, quiet, utc_offset_minutes, lang } = row;
        let quiet = quiet.map(|(from, to)| QuietHoursShown { from, to });
        NoticePreferences { after_minutes, quiet, utc_offset_minutes, lang }
    }
}
