//! Sends one notice on one channel, and says what came of it.

use std::time::Duration;

use axum::http::StatusCode;
use room::ids::{NoticeId, PlayerId};
use store::{NoticeChannelRow, NoticeRow};

use super::channel::{ChannelKind, PushKeys, WebhookDetails};
use super::command::{self, CommandJson};
use super::text::NoticeText;
use super::{MOST_FAILURES, Notices, TurnFacts, push, webhook};
use crate::error::ApiError;
use crate::mail::MailError;
use crate::outbound::{OutboundError, PostAnswer};
use crate::people::contact_of;

/// What came of an attempt to send a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    Sent,
    /// Another attempt can help, perhaps not before this time.
    Later(Problem, Option<Duration>),
    /// Another attempt cannot help.
    Failed(Problem),
    /// The receiver wants no more notices.
    Gone(Problem),
    /// The channel was removed or disabled.
    NoChannel,
}

/// Why a notice could not be sent, with a stable code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    Address,
    PrivateAddress,
    UnknownHost,
    Unreachable,
    Untrusted,
    TooSlow,
    BadAnswer,
    Redirect,
    Refused,
    Busy,
    Gone,
    Recipient,
    Program,
}

impl Problem {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Problem::Address => "bad_address",
            Problem::PrivateAddress => "private_address",
            Problem::UnknownHost => "unknown_host",
            Problem::Unreachable => "unreachable",
            Problem::Untrusted => "bad_certificate",
            Problem::TooSlow => "too_slow",
            Problem::BadAnswer => "bad_answer",
            Problem::Redirect => "redirect",
            Problem::Refused => "refused",
            Problem::Busy => "busy",
            Problem::Gone => "gone",
            Problem::Recipient => "bad_recipient",
            Problem::Program => "program_failed",
        }
    }
}

impl Notices {
    /// Sends a notice of a turn.
    pub(crate) async fn deliver(&self, notice: &NoticeRow, facts: &TurnFacts) -> Result<Delivery, ApiError> {
        let Some(kind) = ChannelKind::from_name(&notice.kind) else { return Ok(Delivery::NoChannel) };
        let text = self.turn_text(&notice.id, self.lang_of(&facts.player).await?, facts)?;
        match kind {
            ChannelKind::Push | ChannelKind::Webhook => self.post(&notice.channel, &text).await,
            ChannelKind::Email => self.send_mail(&facts.player, &text).await,
            ChannelKind::Command => self.run_command(&notice.id, &text, facts).await,
        }
    }

    /// Sends a test on a player's channel, or to their address.
    pub(crate) async fn deliver_test(
        &self,
        player: &PlayerId,
        kind: ChannelKind,
        channel: &str,
    ) -> Result<Delivery, ApiError> {
        let text = self.test_text(NoticeId::draw().as_str(), self.lang_of(player).await?)?;
        match kind {
            ChannelKind::Push | ChannelKind::Webhook => self.post(channel, &text).await,
            ChannelKind::Email => self.send_mail(player, &text).await,
            ChannelKind::Command => Ok(Delivery::NoChannel),
        }
    }

    async fn post(&self, channel: &str, text: &NoticeText) -> Result<Delivery, ApiError> {
        let Some(row) = self.store.notice_channel(channel).await?.filter(|row| row.enabled) else {
            return Ok(Delivery::NoChannel);
        };
        let Ok(target) = self.outbound.checked(&row.target, true) else {
            return Ok(Delivery::Failed(Problem::Address));
        };
        let post = match ChannelKind::from_name(&row.kind) {
            Some(ChannelKind::Push) => {
                let keys: PushKeys = read(&row)?;
                Some(push::post(target, &keys, self.keys().await?, &self.operator(), text)?)
            }
            _ => webhook::post(target, &read::<WebhookDetails>(&row)?, text),
        };
        let Some(post) = post else { return Ok(Delivery::Failed(Problem::Address)) };
        Ok(match self.outbound.post(post).await {
            Ok(answer) => of_answer(answer),
            Err(error) => of_error(error),
        })
    }

    /// How a push service can reach the operator.
    fn operator(&self) -> String {
        let site = self.settings.public_url.clone().filter(|url| url.starts_with("https://"));
        site.unwrap_or_else(|| "mailto:operator@example.org".to_owned())
    }

    async fn send_mail(&self, player: &PlayerId, text: &NoticeText) -> Result<Delivery, ApiError> {
        let (Some(mailer), Some(contact)) = (&self.mailer, contact_of(&self.store, player).await?) else {
            return Ok(Delivery::NoChannel);
        };
        if !self.wants_mail(player).await? {
            return Ok(Delivery::NoChannel);
        }
        let lang = self.lang_of(player).await?;
        let mail = self.mail(player, contact, lang, text).await?;
        Ok(match mailer.send(mail).await {
            Ok(()) => Delivery::Sent,
            Err(MailError::Later) => Delivery::Later(Problem::Unreachable, None),
            Err(MailError::Recipient) => Delivery::Gone(Problem::Recipient),
            Err(MailError::Refused) => Delivery::Failed(Problem::Refused),
        })
    }

    async fn run_command(
        &self,
        id: &str,
        text: &NoticeText,
        facts: &TurnFacts,
    ) -> Result<Delivery, ApiError> {
        let (Some(program), Some(contact)) =
            (&self.settings.reminder_command, contact_of(&self.store, &facts.player).await?)
        else {
            return Ok(Delivery::NoChannel);
        };
        if !self.wants_mail(&facts.player).await? {
            return Ok(Delivery::NoChannel);
        }
        let message = CommandJson {
            id,
            email: &contact.email,
            name: facts.name(),
            lang: contact.lang.code(),
            game: facts.game.key(),
            room: facts.room.as_str(),
            url: self.settings.public_url.as_ref().map(|_| text.url.as_str()),
            since_ms: facts.asked_ms,
        };
        let unwritten = |_| ApiError::internal("a notice cannot be written");
        let message = serde_json::to_string(&message).map_err(unwritten)? + "\n";
        Ok(match command::run(program, &message, command::TIMEOUT).await {
            Ok(()) => Delivery::Sent,
            Err(problem) => {
                tracing::warn!(room = %facts.room, %problem, "a reminder could not be sent");
                Delivery::Later(Problem::Program, None)
            }
        })
    }

    /// Whether the player has not stopped mail to their address.
    async fn wants_mail(&self, player: &PlayerId) -> Result<bool, ApiError> {
        let rows = self.store.notice_channels(player.as_str()).await?;
        Ok(rows.iter().all(|row| row.kind != ChannelKind::Email.as_str() || row.enabled))
    }

    /// Records on the channel what came of a notice. A browser that is gone is forgotten; everything else is disabled and
    /// stays in the player's list with its problem.
    pub(crate) async fn note(
        &self,
        player: &PlayerId,
        kind: ChannelKind,
        channel: &str,
        delivery: Delivery,
    ) -> Result<(), ApiError> {
        let by_mail = matches!(kind, ChannelKind::Email | ChannelKind::Command);
        match delivery {
            Delivery::Sent if !by_mail => self.store.note_channel_success(channel).await?,
            Delivery::Gone(_) if kind == ChannelKind::Push => {
                self.store.delete_notice_channel(player.as_str(), channel).await?;
            }
            Delivery::Gone(problem) if by_mail => {
                self.enable_mail(player, false).await?;
                if let Some(id) = self.mail_channel(player).await? {
                    self.store.note_channel_failure(&id, problem.code(), 1).await?;
                }
            }
            Delivery::Gone(problem) => self.store.note_channel_failure(channel, problem.code(), 1).await?,
            Delivery::Failed(problem) if !by_mail => {
                self.store.note_channel_failure(channel, problem.code(), MOST_FAILURES).await?;
            }
            Delivery::Later(problem, _) if !by_mail => {
                self.store.note_channel_problem(channel, problem.code()).await?;
            }
            _ => {}
        }
        Ok(())
    }

    /// The player has given another address: forgets why mail to the former one was disabled.
    pub(crate) async fn note_new_address(&self, player: &PlayerId) -> Result<(), ApiError> {
        let rows = self.store.notice_channels(player.as_str()).await?;
        let is_refused =
            |row: &NoticeChannelRow| row.kind == ChannelKind::Email.as_str() && row.problem.is_some();
        if rows.iter().any(is_refused) { self.enable_mail(player, true).await } else { Ok(()) }
    }

    async fn mail_channel(&self, player: &PlayerId) -> Result<Option<String>, ApiError> {
        let rows = self.store.notice_channels(player.as_str()).await?;
        Ok(rows.into_iter().find(|row| row.kind == ChannelKind::Email.as_str()).map(|row| row.id))
    }
}

fn read<T: serde::de::DeserializeOwned>(row: &NoticeChannelRow) -> Result<T, ApiError> {
    serde_json::from_str(&row.details)
        .map_err(|_| ApiError::internal("the details of a channel cannot be read"))
}

fn of_answer(answer: PostAnswer) -> Delivery {
    let PostAnswer { status, retry_after } = answer;
    match status {
        status if status.is_success() => Delivery::Sent,
        StatusCode::GONE | StatusCode::NOT_FOUND => Delivery::Gone(Problem::Gone),
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_EARLY | StatusCode::TOO_MANY_REQUESTS => {
            Delivery::Later(Problem::Busy, retry_after)
        }
        status if status.is_server_error() => Delivery::Later(Problem::Busy, retry_after),
        status if status.is_redirection() => Delivery::Failed(Problem::Redirect),
        _ => Delivery::Failed(Problem::Refused),
    }
}

fn of_error(error: OutboundError) -> Delivery {
    match error {
        OutboundError::BadAddress => Delivery::Failed(Problem::Address),
        OutboundError::PrivateAddress => Delivery::Failed(Problem::PrivateAddress),
        OutboundError::UnknownHost => Delivery::Later(Problem::UnknownHost, None),
        OutboundError::Unreachable => Delivery::Later(Problem::Unreachable, None),
        OutboundError::Untrusted => Delivery::Later(Problem::Untrusted, None),
        OutboundError::BadAnswer => Delivery::Later(Problem::BadAnswer, None),
        OutboundError::TooSlow => Delivery::Later(Problem::TooSlow, None),
    }
}
