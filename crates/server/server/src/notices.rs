//! Notices that a match waits for a player: who gets which, and how each is sent. The outbox in the store holds them until
//! they are sent; `notice_sender` takes them from there.

mod channel;
mod command;
mod delivery;
mod email;
mod facts;
mod keys;
mod push;
mod push_encryption;
mod quiet_hours;
mod text;
mod unsubscribing;
mod webhook;

use std::sync::Arc;
use std::time::Duration;

use game::{Lang, Seat};
use room::ids::{NoticeId, PlayerId, RoomId};
use store::{NewNotice, NoticePreferencesRow, Store, StoreError};
use tokio::sync::{Notify, OnceCell};

use crate::error::ApiError;
use crate::mail::Mailer;
use crate::outbound::{Outbound, Reach};
use crate::people::contact_of;
use crate::previews::Previews;
use crate::settings::Settings;

pub(crate) use channel::{ChannelKind, NewChannel, PushKeys, WebhookFormat};
pub(crate) use delivery::{Delivery, Problem};
pub(crate) use facts::TurnFacts;
pub(crate) use quiet_hours::{DAY_MINUTES, QuietHours};
pub(crate) use unsubscribing::UnsubscribePage;

use keys::Keys;

/// A player whose socket reconnects is at the table again before this time.
const GRACE_MS: i64 = 1_000;

/// The most channels of a player.
pub(crate) const MOST_CHANNELS: u32 = 10;

/// A channel is disabled after so many failures in a row.
const MOST_FAILURES: i64 = 10;

/// A seat whose owner must decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WaitingSeat {
    pub room: RoomId,
    pub seat: Seat,
    pub player: PlayerId,
    /// Since when the match waits, in milliseconds since 1970.
    pub asked_ms: i64,
    /// Since when the player is away, if they have seen that it is their turn.
    pub seen_ms: Option<i64>,
    /// No notice is due before this time.
    pub earliest_ms: i64,
}

/// Everything that sends notices.
pub(crate) struct Notices {
    store: Store,
    settings: Arc<Settings>,
    outbound: Outbound,
    mailer: Option<Arc<Mailer>>,
    previews: Arc<Previews>,
    games: &'static [catalog::Entry],
    keys: OnceCell<Keys>,
    /// Wakes the sender.
    due: Notify,
}

impl Notices {
    pub(crate) fn new(
        store: Store,
        settings: Arc<Settings>,
        previews: Arc<Previews>,
        games: &'static [catalog::Entry],
        mailer: Option<Arc<Mailer>>,
    ) -> Arc<Notices> {
        let reach = if settings.private_webhooks { Reach::Everything } else { Reach::Public };
        let outbound = Outbound::new(reach);
        let (keys, due) = (OnceCell::new(), Notify::new());
        Arc::new(Notices { store, settings, outbound, mailer, previews, games, keys, due })
    }

    /// Puts notices for each channel of a player into the outbox. Doing it again changes nothing, except that a player who
    /// has seen the table since gets them later.
    pub(crate) async fn announce(&self, waiting: &WaitingSeat) -> Result<(), ApiError> {
        let channels = self.channels_of(&waiting.player).await?;
        if channels.is_empty() {
            return Ok(());
        }
        let preferences = self.store.notice_preferences(waiting.player.as_str()).await?;
        let notice = |(kind, channel): (ChannelKind, String)| NewNotice {
            id: NoticeId::draw().to_string(),
            room: waiting.room.to_string(),
            seat: i64::try_from(waiting.seat.index()).unwrap_or(i64::MAX),
            player: waiting.player.to_string(),
            asked_ms: waiting.asked_ms,
            kind: kind.as_str().to_owned(),
            channel,
            due_ms: self.due_ms(waiting, kind, &preferences),
        };
        let rows = channels.into_iter().map(notice).collect();
        let added = match waiting.seen_ms {
            Some(_) => self.store.postpone_notices(rows).await,
            None => self.store.add_notices(rows).await,
        };
        match added {
            // The player was merged into an account, whose seat is announced again.
            Ok(()) | Err(StoreError::NotFound { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.due.notify_one();
        Ok(())
    }

    /// The enabled channels of a player. A player has at most one mail address, so it needs no id.
    async fn channels_of(&self, player: &PlayerId) -> Result<Vec<(ChannelKind, String)>, ApiError> {
        let rows = self.store.notice_channels(player.as_str()).await?;
        let mails = rows.iter().all(|row| row.kind != ChannelKind::Email.as_str() || row.enabled);
        let mut channels: Vec<(ChannelKind, String)> = rows
            .into_iter()
            .filter(|row| row.enabled)
            .filter_map(|row| Some((ChannelKind::from_name(&row.kind)?, row.id)))
            .filter(|(kind, _)| matches!(kind, ChannelKind::Push | ChannelKind::Webhook))
            .collect();
        let by_mail = self.mail_kinds();
        if mails && !by_mail.is_empty() && contact_of(&self.store, player).await?.is_some() {
            channels.extend(by_mail.into_iter().map(|kind| (kind, kind.as_str().to_owned())));
        }
        Ok(channels)
    }

    /// The channels of this server that use a player's mail address.
    pub(crate) fn mail_kinds(&self) -> Vec<ChannelKind> {
        let smtp = self.mailer.as_ref().map(|_| ChannelKind::Email);
        let command = self.settings.reminder_command.as_ref().map(|_| ChannelKind::Command);
        smtp.into_iter().chain(command).collect()
    }

    fn due_ms(&self, waiting: &WaitingSeat, kind: ChannelKind, preferences: &NoticePreferencesRow) -> i64 {
        let reminder_after = milliseconds(self.settings.reminder_after);
        let usual = match kind {
            ChannelKind::Push | ChannelKind::Webhook => 0,
            ChannelKind::Email | ChannelKind::Command => reminder_after,
        };
        let after = preferences.after_minutes.map_or(usual, |minutes| minutes.saturating_mul(60_000));
        let due = match waiting.seen_ms {
            Some(seen) => seen.max(waiting.asked_ms).saturating_add(after.max(reminder_after)),
            None => waiting.asked_ms.saturating_add(after.max(GRACE_MS)),
        };
        due.max(waiting.earliest_ms)
    }

    /// Waits until a notice was put into the outbox.
    pub(crate) async fn until_due(&self) {
        self.due.notified().await;
    }

    /// Lets the sender look at the outbox again.
    pub(crate) fn look_again(&self) {
        self.due.notify_one();
    }

    /// The language of a player's notices.
    pub(crate) async fn lang_of(&self, player: &PlayerId) -> Result<Lang, ApiError> {
        let preferences = self.store.notice_preferences(player.as_str()).await?;
        if let Some(lang) = preferences.lang.as_deref().and_then(Lang::from_code) {
            return Ok(lang);
        }
        Ok(contact_of(&self.store, player).await?.map_or(Lang::En, |contact| contact.lang))
    }

    /// The keys of this server. They are drawn once and then read from the store.
    async fn keys(&self) -> Result<&Keys, ApiError> {
        self.keys.get_or_try_init(|| Keys::of(&self.store)).await
    }

    /// The public key with which browsers subscribe to this server.
    pub(crate) async fn push_key(&self) -> Result<String, ApiError> {
        Ok(self.keys().await?.push_public().to_owned())
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
