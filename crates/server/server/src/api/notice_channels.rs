//! Channels for notices: browsers and webhooks.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::NoticeChannelRow;
use ts_rs::TS;
use url::Url;
use utoipa::ToSchema;

use super::caller::{Address, Person};
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::notices::{ChannelKind, Delivery, NewChannel, PushKeys, WebhookFormat};
use crate::rate_limits::LimitKind;

/// The path segment of the address of the account, which has no channel of its own.
const MAIL: &str = "mail";

/// A channel to add. It has no `Debug`, because addresses are personal data.
#[derive(Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum NewNoticeChannel {
    /// A browser. The fields are those of `PushSubscription.toJSON()`, without `expirationTime`.
    Push {
        /// The address at the push service, with https.
        endpoint: String,
        keys: PushKeysShown,
        /// A name for the list, such as the browser's; at most 60 characters, can be empty.
        #[serde(default)]
        label: String,
    },
    /// A program that gets a POST for each notice. It must answer with a status 2xx within 10 seconds; redirects are not
    /// followed.
    Webhook {
        /// The address, with https or http, of at most 1,000 characters. Private addresses are refused unless the operator
        /// allows them.
        url: String,
        format: WebhookFormat,
        /// A name for the list; at most 60 characters, can be empty.
        #[serde(default)]
        label: String,
    },
}

/// The keys of a subscription, in base64 for URLs.
#[derive(Deserialize, TS, ToSchema)]
pub(super) struct PushKeysShown {
    p256dh: String,
    auth: String,
}

/// A new channel.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct NoticeChannelAdded {
    id: String,
    /// The key of the signatures of a webhook in the format `plain`. It is shown only once.
    secret: Option<String>,
}

/// A channel without its secret parts.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct NoticeChannelShown {
    id: String,
    kind: ChannelKind,
    label: String,
    /// The host of the address. The rest of it can be secret.
    host: String,
    /// The address itself, for a browser that looks for its own subscription. Null for webhooks.
    endpoint: Option<String>,
    /// The format of a webhook.
    format: Option<WebhookFormat>,
    /// The server disables a channel that is gone or has failed 10 times in a row.
    enabled: bool,
    /// The stable code of the last problem: `bad_address`, `private_address`, `unknown_host`, `unreachable`,
    /// `bad_certificate`, `too_slow`, `bad_answer`, `redirect`, `refused`, `busy` or `gone`. Null after a success.
    problem: Option<String>,
    /// When it was added, in milliseconds since 1970.
    created_ms: i64,
}

impl NoticeChannelShown {
    pub(super) fn of(row: NoticeChannelRow) -> Option<NoticeChannelShown> {
        let kind = ChannelKind::from_name(&row.kind)?;
        let details: Value = serde_json::from_str(&row.details).ok()?;
        let format = details.get("format").and_then(|format| serde_json::from_value(format.clone()).ok());
        let host = Url::parse(&row.target).ok().and_then(|url| url.host_str().map(str::to_owned));
        Some(NoticeChannelShown {
            id: row.id,
            kind,
            label: row.label,
            host: host.unwrap_or_default(),
            endpoint: (kind == ChannelKind::Push).then_some(row.target),
            format,
            enabled: row.enabled,
            problem: row.problem,
            created_ms: row.created_ms,
        })
    }
}

/// Adds a channel. One with the same address is replaced and keeps its id; a browser that belonged to another player
/// belongs to the caller then.
#[utoipa::path(
    post,
    path = "/api/notices/channels",
    tag = "notices",
    request_body = NewNoticeChannel,
    responses(
        (status = 201, body = NoticeChannelAdded),
        (status = 400, description = "the address is invalid or private", body = Problem),
        (status = 401, body = Problem),
        (status = 409, description = "the caller has the maximum number of channels", body = Problem)
    )
)]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Json(channel): Json<NewNoticeChannel>,
) -> Result<(StatusCode, Json<NoticeChannelAdded>), ApiError> {
    let (label, channel) = match channel {
        NewNoticeChannel::Push { endpoint, keys: PushKeysShown { p256dh, auth }, label } => {
            (label, NewChannel::Push { endpoint, keys: PushKeys { p256dh, auth } })
        }
        NewNoticeChannel::Webhook { url, format, label } => (label, NewChannel::Webhook { url, format }),
    };
    let (id, secret) = app.notices.add_channel(&caller, &label, channel).await?;
    Ok((StatusCode::CREATED, Json(NoticeChannelAdded { id, secret })))
}

/// Removes a channel of the caller.
#[utoipa::path(
    delete,
    path = "/api/notices/channels/{channel}",
    tag = "notices",
    params(("channel" = String, Path, description = "the id of the channel")),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Path(channel): Path<String>,
) -> Result<StatusCode, ApiError> {
    let removed = app.store.delete_notice_channel(caller.player.as_str(), &known(&channel)?).await?;
    if removed { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::UnknownChannel) }
}

/// Whether a channel gets notices.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChannelSwitch {
    enabled: bool,
}

/// Enables or disables a channel of the caller. This also clears its problem.
#[utoipa::path(
    patch,
    path = "/api/notices/channels/{channel}",
    tag = "notices",
    params(("channel" = String, Path, description = "the id of the channel")),
    request_body = ChannelSwitch,
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn switch(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Path(channel): Path<String>,
    Json(ChannelSwitch { enabled }): Json<ChannelSwitch>,
) -> Result<StatusCode, ApiError> {
    let player = caller.player.as_str();
    let found = app.store.enable_notice_channel(player, &known(&channel)?, enabled).await?;
    if found { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::UnknownChannel) }
}

/// What came of a test notice.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct NoticeTested {
    /// Whether the receiver accepted it.
    sent: bool,
    /// If not, the stable code of the problem, as in the list of channels; `bad_recipient` for mail.
    problem: Option<String>,
}

/// Sends a test notice and waits up to 10 seconds for the answer. At most 10 in an hour.
#[utoipa::path(
    post,
    path = "/api/notices/channels/{channel}/test",
    tag = "notices",
    params(("channel" = String, Path, description = "the id of the channel, or `mail` for the address of the account")),
    responses(
        (status = 200, body = NoticeTested),
        (status = 401, body = Problem),
        (status = 404, description = "no such channel, it is disabled, or no mail is sent", body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn test(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Person(caller): Person,
    Path(channel): Path<String>,
) -> Result<Json<NoticeTested>, ApiError> {
    let (player, id) = (&caller.player, known(&channel)?);
    let kind = if channel == MAIL {
        ChannelKind::Email
    } else {
        let row = app.store.notice_channel(&id).await?.filter(|row| row.player == player.as_str());
        row.and_then(|row| ChannelKind::from_name(&row.kind)).ok_or(ApiError::UnknownChannel)?
    };
    app.limits.count(LimitKind::TestNotices, player.as_str()).await?;
    app.limits.count(LimitKind::TestNoticesFrom, &address.to_string()).await?;
    let delivery = app.notices.deliver_test(player, kind, &id).await?;
    app.notices.note(player, kind, &id, delivery).await?;
    let problem = match delivery {
        Delivery::Sent => None,
        Delivery::NoChannel => return Err(ApiError::UnknownChannel),
        Delivery::Later(problem, _) | Delivery::Failed(problem) | Delivery::Gone(problem) => Some(problem),
    };
    let problem = problem.map(|problem| problem.code().to_owned());
    Ok(Json(NoticeTested { sent: problem.is_none(), problem }))
}

/// An id as the store can read it.
fn known(channel: &str) -> Result<String, ApiError> {
    let is_id = channel == MAIL || room::ids::ChannelId::parse(channel).is_some();
    is_id.then(|| channel.to_owned()).ok_or(ApiError::UnknownChannel)
}
