//! Channels: where a player gets notices.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use room::ids::{ChannelId, PlayerId, Token};
use room::{RoomError, is_blank, visible};
use serde::{Deserialize, Serialize};
use store::{NoticeChannelRow, StoreError};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{MOST_CHANNELS, Notices};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::outbound::OutboundError;
use crate::people::Caller;

/// The most characters of a label.
const MAX_LABEL: usize = 60;

/// How a notice reaches a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ChannelKind {
    /// A browser that shows notifications.
    Push,
    Webhook,
    /// Mail to the address of the account.
    Email,
    /// The operator's program gets the address of the account.
    Command,
}

impl ChannelKind {
    pub(crate) const ALL: [ChannelKind; 4] =
        [ChannelKind::Push, ChannelKind::Webhook, ChannelKind::Email, ChannelKind::Command];

    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            ChannelKind::Push => "push",
            ChannelKind::Webhook => "webhook",
            ChannelKind::Email => "email",
            ChannelKind::Command => "command",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<ChannelKind> {
        ChannelKind::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

/// What a webhook expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WebhookFormat {
    /// Our own JSON with a signature.
    Plain,
    Discord,
    Slack,
    /// The address is that of a topic, such as `https://ntfy.sh/my-topic`.
    Ntfy,
}

/// The keys of a push subscription, as the browser gives them: base64 for URLs. They are never logged.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

/// The stored details of a webhook.
#[derive(Serialize, Deserialize)]
pub(super) struct WebhookDetails {
    pub format: WebhookFormat,
    /// The key of signatures.
    pub secret: String,
}

/// A channel that a player adds. It has no `Debug`, because addresses are personal data.
pub(crate) enum NewChannel {
    Push { endpoint: String, keys: PushKeys },
    Webhook { url: String, format: WebhookFormat },
}

impl Notices {
    /// Adds a channel. Returns its id, and the key of its signatures if it is a webhook in our own format.
    pub(crate) async fn add_channel(
        &self,
        caller: &Caller,
        label: &str,
        channel: NewChannel,
    ) -> Result<(String, Option<String>), ApiError> {
        let (label, player) = (checked_label(label)?, &caller.player);
        let (kind, target, details, secret) = match channel {
            NewChannel::Push { endpoint, keys } => {
                let target =
                    self.outbound.checked(&endpoint, false).map_err(|error| refused("endpoint", error))?;
                check_keys(&keys)?;
                (ChannelKind::Push, target, written(&keys)?, None)
            }
            NewChannel::Webhook { url, format } => {
                let target = self.outbound.checked(&url, true).map_err(|error| refused("url", error))?;
                self.check_foreign(&target)?;
                let secret = Token::draw().reveal().to_owned();
                let details = written(&WebhookDetails { format, secret: secret.clone() })?;
                (ChannelKind::Webhook, target, details, (format == WebhookFormat::Plain).then_some(secret))
            }
        };
        let target = String::from(target);
        let mut row = channel_row(player, kind, target, details);
        row.label = label;
        if kind == ChannelKind::Push {
            self.store.claim_notice_target(player.as_str(), &row.target).await?;
            row.session = caller.cookie_session();
        }
        let id = self.store_channel(row).await?;
        Ok((id, secret))
    }

    /// Enables or disables mail to the player's address.
    pub(crate) async fn enable_mail(&self, player: &PlayerId, enabled: bool) -> Result<(), ApiError> {
        let mut row = channel_row(player, ChannelKind::Email, String::new(), "{}".to_owned());
        row.enabled = enabled;
        self.store_channel(row).await.map(|_| ())
    }

    async fn store_channel(&self, row: NoticeChannelRow) -> Result<String, ApiError> {
        // Mail can always be disabled.
        let most = if row.kind == ChannelKind::Email.as_str() { u32::MAX } else { MOST_CHANNELS };
        match self.store.add_notice_channel(row, most).await {
            Ok(id) => id.ok_or(ApiError::ManyChannels { most: MOST_CHANNELS }),
            Err(StoreError::NotFound { .. }) => Err(ApiError::NoSession),
            Err(error) => Err(error.into()),
        }
    }

    /// A webhook to this server could call itself.
    fn check_foreign(&self, target: &url::Url) -> Result<(), ApiError> {
        let own = self.settings.public_url.as_deref().and_then(|url| url::Url::parse(url).ok());
        if own.is_some_and(|own| {
            own.host() == target.host() && own.port_or_known_default() == target.port_or_known_default()
        }) {
            let right = "use the address of another server";
            return Err(RoomError::BadText { field: "url", right }.into());
        }
        Ok(())
    }
}

fn written(details: &impl Serialize) -> Result<String, ApiError> {
    serde_json::to_string(details)
        .map_err(|_| ApiError::internal("the details of a channel cannot be written"))
}

/// A channel without a label, which is enabled and ends with no session.
fn channel_row(player: &PlayerId, kind: ChannelKind, target: String, details: String) -> NoticeChannelRow {
    NoticeChannelRow {
        id: ChannelId::draw().to_string(),
        player: player.to_string(),
        session: None,
        kind: kind.as_str().to_owned(),
        target,
        details,
        label: String::new(),
        enabled: true,
        failures: 0,
        problem: None,
        created_ms: now_ms(),
    }
}

fn checked_label(label: &str) -> Result<String, ApiError> {
    let label = visible(label.trim());
    let right = "use at most 60 characters, without control characters";
    let is_long = label.chars().count() > MAX_LABEL;
    if (is_blank(&label) && !label.is_empty()) || is_long || label.contains(char::is_control) {
        return Err(RoomError::BadText { field: "label", right }.into());
    }
    Ok(label)
}

fn refused(field: &'static str, error: OutboundError) -> ApiError {
    let right = match error {
        OutboundError::PrivateAddress => "use a public address: this server reaches no private networks",
        _ => "use an https:// address of at most 1,000 characters, without user and password",
    };
    RoomError::BadText { field, right }.into()
}

fn check_keys(keys: &PushKeys) -> Result<(), ApiError> {
    let length =
        |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_or(0, |bytes| bytes.len());
    let right = "use `p256dh` and `auth` of the browser's subscription";
    if length(&keys.p256dh) == 65 && length(&keys.auth) == 16 {
        Ok(())
    } else {
        Err(RoomError::BadText { field: "keys", right }.into())
    }
}
