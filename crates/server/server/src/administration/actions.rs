//! The actions of admins. Each checks its input, changes the store and writes a row of the audit log.

use room::RoomError;
use room::ids::{PlayerId, RoomId, Token};
use room::{is_blank, visible};
use serde::Deserialize;
use store::{AnnouncementRow, AuditAction, AuditEntry, BanRow, PlayerRow, RoomStage, Store, StoreError};
use ts_rs::TS;
use utoipa::ToSchema;

use super::network::Network;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::people::{checked_name, create_password_reset};

/// The most characters of a reason and of an announcement.
const LONGEST_REASON: usize = 200;
const LONGEST_ANNOUNCEMENT: usize = 300;

/// How long the notice of a restart is shown after the planned time.
const AFTER_RESTART_MS: i64 = 10 * 60 * 1_000;

/// The longest time of an announcement, and until a restart.
const YEAR_MS: i64 = 366 * 24 * 3600 * 1_000;

/// A new announcement, or the notice of a planned restart.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAnnouncement {
    /// The English text, at most 300 characters.
    #[serde(default)]
    #[ts(optional)]
    pub en: Option<String>,
    /// The Spanish text, at most 300 characters.
    #[serde(default)]
    #[ts(optional)]
    pub es: Option<String>,
    /// Since when it is shown, in milliseconds since 1970; now if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub from_ms: Option<i64>,
    /// Until when it is shown. The notice of a restart needs none.
    #[serde(default)]
    #[ts(optional)]
    pub until_ms: Option<i64>,
    /// When the server restarts, if this is the notice of a restart. It needs no text.
    #[serde(default)]
    #[ts(optional)]
    pub restart_ms: Option<i64>,
}

/// An admin, or somebody on the host's machine.
#[derive(Clone)]
pub struct Administrator {
    store: Store,
    admin: Option<PlayerId>,
}

impl Administrator {
    /// Somebody who can read the store.
    pub fn on_host(store: Store) -> Administrator {
        Administrator { store, admin: None }
    }

    /// An admin on the host page. Each action checks the role again.
    pub(crate) fn on_page(store: Store, admin: PlayerId) -> Administrator {
        Administrator { store, admin: Some(admin) }
    }

    /// Makes the holder of the latest token the first admin.
    pub(crate) async fn claim(&self, token: &str) -> Result<(), ApiError> {
        let (Some(token), Some(player)) = (Token::parse(token.trim()), &self.admin) else {
            return Err(ApiError::WrongToken);
        };
        let entry = self.entry(AuditAction::FirstAdmin, player.as_str(), "", "")?;
        match self.store.claim_first_admin(&token.hash(), entry).await {
            Err(StoreError::NotFound { what: "account" }) => Err(ApiError::NoAccount),
            Err(StoreError::NotFound { .. }) => Err(ApiError::WrongToken),
            claimed => Ok(claimed.map(|_| ())?),
        }
    }

    pub async fn grant(&self, player: &PlayerRow, reason: &str) -> Result<(), ApiError> {
        if self.store.ban_of(&player.id).await?.is_some() {
            return Err(wrong("player", "this player is banned: lift the ban first"));
        }
        let entry = self.entry(AuditAction::Grant, &player.id, "", reason)?;
        match self.store.grant_admin(entry).await {
            Err(StoreError::NotFound { .. }) => Err(wrong("player", "an admin needs an account")),
            granted => Ok(granted.map(|_| ())?),
        }
    }

    pub async fn revoke(&self, player: &PlayerRow, reason: &str) -> Result<(), ApiError> {
        if self.is_self(&player.id) {
            let right =
                "another admin, or `antorcha admin revoke` on the host's machine, can revoke your role";
            return Err(wrong("player", right));
        }
        let entry = self.entry(AuditAction::Revoke, &player.id, "", reason)?;
        match self.store.revoke_admin(entry).await {
            Err(StoreError::NotFound { .. }) => Err(wrong("player", "this player is no admin")),
            revoked => Ok(revoked.map(|_| ())?),
        }
    }

    /// Renames a player, also at the tables where the player is.
    pub async fn rename(&self, player: &PlayerRow, name: &str, reason: &str) -> Result<(), ApiError> {
        let name = checked_name(name)?;
        if let Some(account) = self.store.account_like(&name).await?
            && account.player != player.id
        {
            return Err(ApiError::NameTaken);
        }
        let details = format!("{} → {name}", player.name);
        let entry = self.entry(AuditAction::Rename, &player.id, &details, reason)?;
        self.store.admin_rename(entry, &name).await?;
        Ok(())
    }

    /// Bans a player. The reason is shown to them.
    pub async fn ban_player(
        &self,
        player: &PlayerRow,
        reason: &str,
        until_ms: Option<i64>,
    ) -> Result<(), ApiError> {
        if self.store.is_admin(&player.id).await? {
            return Err(wrong("player", "this player is an admin: revoke the role first"));
        }
        self.ban(&player.id, Some(player.id.clone()), None, reason, until_ms).await
    }

    /// Bans a range of addresses. The reason is shown to everyone there.
    pub async fn ban_network(
        &self,
        network: Network,
        reason: &str,
        until_ms: Option<i64>,
    ) -> Result<(), ApiError> {
        let network = network.to_string();
        self.ban(&network, None, Some(network.clone()), reason, until_ms).await
    }

    async fn ban(
        &self,
        target: &str,
        player: Option<String>,
        network: Option<String>,
        reason: &str,
        until_ms: Option<i64>,
    ) -> Result<(), ApiError> {
        if is_blank(reason) {
            return Err(wrong("reason", "say why: the banned player reads it"));
        }
        let now = now_ms();
        if until_ms.is_some_and(|until| until <= now) {
            return Err(wrong("until_ms", "use a time in the future, or omit it for a ban without an end"));
        }
        let details = until_ms.map_or_else(|| "without an end".to_owned(), |until| format!("until {until}"));
        let entry = self.entry(AuditAction::Ban, target, &details, reason)?;
        let (id, reason) = (PlayerId::draw().to_string(), entry.reason.clone());
        let ban = BanRow { id, player, network, reason, created_ms: now, until_ms };
        match self.store.add_ban(entry, ban).await {
            Err(StoreError::NotFound { .. }) => Err(ApiError::UnknownPlayer),
            added => Ok(added.map(|_| ())?),
        }
    }

    /// Ends a ban.
    pub async fn lift(&self, ban: &str, reason: &str) -> Result<(), ApiError> {
        let row = self.store.ban(ban).await?.ok_or(ApiError::UnknownBan)?;
        let target = row.player.or(row.network).unwrap_or_default();
        let entry = self.entry(AuditAction::LiftBan, &target, "", reason)?;
        match self.store.lift_ban(entry, ban).await {
            Err(StoreError::NotFound { .. }) => Err(ApiError::UnknownBan),
            lifted => Ok(lifted.map(|_| ())?),
        }
    }

    pub async fn end_sessions(&self, player: &PlayerRow, reason: &str) -> Result<(), ApiError> {
        let entry = self.entry(AuditAction::EndSessions, &player.id, "", reason)?;
        self.store.admin_end_sessions(entry).await?;
        Ok(())
    }

    /// Makes a link with which the owner of an account sets a new password; it is valid for an hour, once. Returns its path.
    pub async fn reset_link(&self, player: &PlayerRow, reason: &str) -> Result<String, ApiError> {
        let id = PlayerId::parse(&player.id).ok_or(ApiError::UnknownPlayer)?;
        if self.store.account_of(&player.id).await?.is_none() {
            return Err(wrong("player", "only an account has a password"));
        }
        let entry = self.entry(AuditAction::ResetLink, &player.id, "", reason)?;
        self.store.record_administration(entry).await?;
        let token = create_password_reset(&self.store, &id).await?;
        Ok(format!("/new-password#{}", token.reveal()))
    }

    /// Closes a room whose match is not over. A node does it within a second.
    pub async fn close_room(&self, room: &RoomId, reason: &str) -> Result<(), ApiError> {
        let row = self.store.room(room.as_str()).await?.ok_or(RoomError::UnknownRoom)?;
        if matches!(row.stage, RoomStage::Over | RoomStage::Closed) {
            return Err(RoomError::Over.into());
        }
        let entry = self.entry(AuditAction::CloseRoom, room.as_str(), &row.game, reason)?;
        self.store.admin_close_room(entry).await?;
        Ok(())
    }

    /// Marks the reports of a chat line as handled.
    pub async fn dismiss_report(&self, room: &RoomId, line: i64, reason: &str) -> Result<(), ApiError> {
        let details = format!("line {line}");
        let entry = self.entry(AuditAction::DismissReport, room.as_str(), &details, reason)?;
        known(self.store.handle_reports(entry, room.as_str(), line).await)
    }

    /// Marks a reported problem as handled.
    pub async fn dismiss_problem(&self, report: &str, reason: &str) -> Result<(), ApiError> {
        let entry = self.entry(AuditAction::DismissProblem, report, "", reason)?;
        known(self.store.handle_bug_report(entry).await)
    }

    /// Adds an announcement or the notice of a restart.
    pub async fn announce(&self, new: &NewAnnouncement) -> Result<(), ApiError> {
        let now = now_ms();
        let (en, es) = (announced("en", new.en.as_deref())?, announced("es", new.es.as_deref())?);
        if en.is_none() && es.is_none() && new.restart_ms.is_none() {
            return Err(wrong("en", "write a text in English, in Spanish, or in both"));
        }
        let from_ms = new.from_ms.unwrap_or(now);
        let until_ms = match (new.until_ms, new.restart_ms) {
            (Some(until), _) => until,
            (None, Some(restart)) => restart.saturating_add(AFTER_RESTART_MS),
            (None, None) => return Err(wrong("until_ms", "say until when it is shown")),
        };
        if new.restart_ms.is_some_and(|restart| restart <= now || restart > now + YEAR_MS) {
            return Err(wrong("restart_ms", "use a time in the future, within a year"));
        }
        if until_ms <= from_ms.max(now) || until_ms > now + 2 * YEAR_MS {
            return Err(wrong("until_ms", "use a time after the beginning, in the future, within two years"));
        }
        let id = PlayerId::draw().to_string();
        let action = match new.restart_ms {
            Some(_) => AuditAction::PlanRestart,
            None => AuditAction::Announce,
        };
        let texts: Vec<&str> = [&en, &es].into_iter().flatten().map(String::as_str).collect();
        let entry = self.entry(action, &id, &texts.join(" / "), "")?;
        let restart_ms = new.restart_ms;
        let row =
            AnnouncementRow { id, text_en: en, text_es: es, from_ms, until_ms, restart_ms, created_ms: now };
        self.store.add_announcement(entry, row).await?;
        Ok(())
    }

    pub async fn end_announcement(&self, id: &str, reason: &str) -> Result<(), ApiError> {
        known(self.store.end_announcement(self.entry(AuditAction::EndAnnouncement, id, "", reason)?).await)
    }

    /// Records that a backup was asked for.
    pub async fn record_backup(&self, file: &str) -> Result<(), ApiError> {
        self.store.record_administration(self.entry(AuditAction::Backup, "", file, "")?).await?;
        Ok(())
    }

    fn is_self(&self, player: &str) -> bool {
        self.admin.as_ref().is_some_and(|admin| admin.as_str() == player)
    }

    fn entry(
        &self,
        action: AuditAction,
        target: &str,
        details: &str,
        reason: &str,
    ) -> Result<AuditEntry, ApiError> {
        let admin = self.admin.as_ref().map(PlayerId::to_string);
        let reason = text("reason", reason, LONGEST_REASON)?.unwrap_or_default();
        let (target, details) = (target.to_owned(), details.to_owned());
        Ok(AuditEntry { admin, action, target, details, reason })
    }
}

fn known(changed: Result<i64, StoreError>) -> Result<(), ApiError> {
    match changed {
        Err(StoreError::NotFound { .. }) => Err(ApiError::NothingToHandle),
        changed => Ok(changed.map(|_| ())?),
    }
}

fn announced(field: &'static str, given: Option<&str>) -> Result<Option<String>, ApiError> {
    given.map_or(Ok(None), |given| text(field, given, LONGEST_ANNOUNCEMENT))
}

/// A text without invisible characters; `None` if it is blank.
fn text(field: &'static str, given: &str, longest: usize) -> Result<Option<String>, ApiError> {
    let visible = visible(given);
    let given = visible.trim();
    if given.chars().count() > longest || given.chars().any(char::is_control) {
        return Err(wrong(field, &format!("use at most {longest} characters without control characters")));
    }
    Ok((!is_blank(given)).then(|| given.to_owned()))
}

fn wrong(field: &str, right: &str) -> ApiError {
    ApiError::BadQuery { field: field.to_owned(), right: right.to_owned() }
}
