//! Accounts: a name and a password to log in on any device.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use room::ids::{PlayerId, RoomId, Token};
use store::{AccountRow, RoomStage};

use super::names::login_name;
use super::{Caller, Password, People, checked_name};
use crate::administration::{Ban, identity_hashes};
use crate::error::ApiError;
use crate::rate_limits::LimitKind;
use crate::rooms::Rooms;

/// How many rooms are read from the store at once.
const PAGE: u32 = 200;

/// A login attempt.
pub struct Credentials {
    pub name: String,
    pub password: Password,
    /// The client's address, for rate limits.
    pub address: IpAddr,
    /// What the owner sees in the list of sessions.
    pub device: String,
}

pub struct LoggedIn {
    pub player: PlayerId,
    pub name: String,
    /// The token of the new session.
    pub token: Token,
}

impl People {
    /// Gives a guest an account. All old sessions end, so that a stolen guest session does not become a session of
    /// the account.
    pub async fn register(&self, guest: &Caller, credentials: Credentials) -> Result<LoggedIn, ApiError> {
        let Credentials { name, password, address, device } = credentials;
        let name = checked_name(&name)?;
        password.check()?;
        self.count_attempt(address, &name).await?;
        if self.account(&guest.player).await?.is_some() {
            return Err(ApiError::AlreadyAccount);
        }
        self.check_deleted(Some(&name), None).await?;
        let hash = password.hash().await?;
        self.store.create_account(guest.player.as_str(), &name, &hash).await?;
        self.store.rename_player(guest.player.as_str(), &name).await?;
        let token = self.renew_sessions(guest, &device).await?;
        Ok(LoggedIn { player: guest.player.clone(), name, token })
    }

    /// Logs in. If the caller was a guest, the account gets the guest's games.
    pub async fn log_in(
        &self,
        rooms: &Arc<Rooms>,
        before: Option<&Caller>,
        credentials: Credentials,
    ) -> Result<LoggedIn, ApiError> {
        let Credentials { name, password, address, device } = credentials;
        let name = login_name(&name);
        self.count_attempt(address, &name).await?;
        let account = self.store.account_by_name(&name).await?;
        let hash = account.as_ref().map(|account| account.password_hash.clone());
        let matches = password.matches_hash(hash).await?;
        let account = account.filter(|_| matches).ok_or(ApiError::WrongLogin)?;
        let player = PlayerId::parse(&account.player).ok_or(ApiError::WrongLogin)?;
        let Some(before) = before else {
            let token = self.new_session(&player, &device).await?;
            return Ok(LoggedIn { player, name: account.name, token });
        };
        let merged = self.merge_guest(rooms, before, &player, &account.name).await?;
        let token = self.new_session(&player, &device).await;
        if let Ok(token) = &token {
            self.keep_channels(before, token).await?;
        }
        if merged {
            self.end_sessions_of(&before.player).await?;
        }
        Ok(LoggedIn { player, name: account.name, token: token? })
    }

    /// Changes the password, which requires the old one, and ends all other sessions.
    pub async fn change_password(
        &self,
        caller: &Caller,
        (address, device): (IpAddr, &str),
        old: Password,
        new: Password,
    ) -> Result<Token, ApiError> {
        new.check()?;
        self.check_password(caller, address, old).await?;
        self.store.set_password(caller.player.as_str(), &new.hash().await?).await?;
        self.renew_sessions(caller, device).await
    }

    /// Checks the password of the caller's account.
    pub async fn check_password(
        &self,
        caller: &Caller,
        address: IpAddr,
        password: Password,
    ) -> Result<(), ApiError> {
        let account = self.account(&caller.player).await?.ok_or(ApiError::NoAccount)?;
        self.count_attempt(address, &account.name).await?;
        let matches = password.matches_hash(Some(account.password_hash)).await?;
        if matches { Ok(()) } else { Err(ApiError::WrongLogin) }
    }

    /// Checks a player's new name. It must not look like the name of another player's account.
    pub async fn free_name(&self, name: &str, player: Option<&PlayerId>) -> Result<String, ApiError> {
        let name = checked_name(name)?;
        match self.store.account_like(&name).await? {
            Some(account) if player.is_none_or(|player| player.as_str() != account.player) => {
                Err(ApiError::NameTaken)
            }
            _ => Ok(name),
        }
    }

    pub async fn account(&self, player: &PlayerId) -> Result<Option<AccountRow>, ApiError> {
        Ok(self.store.account_of(player.as_str()).await?)
    }

    /// Refuses a name or an address of a deleted player whose ban has not ended.
    pub(super) async fn check_deleted(
        &self,
        name: Option<&str>,
        email: Option<&str>,
    ) -> Result<(), ApiError> {
        for hash in identity_hashes(&self.store, None, name, email).await? {
            if let Some(ban) = self.store.ban_by_hash(&hash).await? {
                return Err(Ban::from(ban).into());
            }
        }
        Ok(())
    }

    /// Replaces the caller's session, and ends all others.
    async fn renew_sessions(&self, caller: &Caller, device: &str) -> Result<Token, ApiError> {
        let token = self.new_session(&caller.player, device).await?;
        self.keep_channels(caller, &token).await?;
        if self.store.delete_sessions_except(caller.player.as_str(), &token.hash()).await? > 0 {
            self.announce_revocation().await;
        }
        Ok(token)
    }

    /// Keeps the notices of this browser, whose session is replaced.
    async fn keep_channels(&self, before: &Caller, token: &Token) -> Result<(), ApiError> {
        Ok(self.store.move_notice_channels(&before.session.token_hash, &token.hash()).await?)
    }

    /// Counts an attempt. Too many from one address are refused, and so are too many for one name from one address.
    /// Attempts for a name from all addresses together are only delayed: else anyone could lock its owner out.
    async fn count_attempt(&self, address: IpAddr, name: &str) -> Result<(), ApiError> {
        self.limits.count(LimitKind::Attempts, &format!("address:{address}")).await?;
        if name.is_empty() {
            return Ok(());
        }
        let name = name.to_lowercase();
        self.limits.count(LimitKind::AttemptsForName, &format!("{address}:{name}")).await?;
        let delay = self.limits.delay_attempt(&name).await?;
        tokio::time::sleep(delay).await;
        Ok(())
    }

    /// Moves a guest's games to the account. Returns whether the caller was a guest, whose sessions must end then.
    async fn merge_guest(
        &self,
        rooms: &Arc<Rooms>,
        guest: &Caller,
        player: &PlayerId,
        name: &str,
    ) -> Result<bool, ApiError> {
        if guest.player == *player || self.account(&guest.player).await?.is_some() {
            return Ok(false);
        }
        for room in self.running_rooms(&guest.player).await? {
            match rooms.hand_over(&room, &guest.player, player, name).await {
                // A temporary error fails the login, so that the player tries again. A permanent one must not lock
                // them out.
                Err(
                    error @ (ApiError::Moving
                    | ApiError::StoreUnavailable
                    | ApiError::StoreFull
                    | ApiError::ShuttingDown),
                ) => {
                    return Err(error);
                }
                Err(error) => tracing::warn!(%room, %error, "a guest's seat could not be handed over"),
                Ok(()) => {}
            }
        }
        self.store.merge_player(guest.player.as_str(), player.as_str()).await?;
        Ok(true)
    }

    /// The unfinished rooms that a player hosts or has a seat in.
    pub(crate) async fn running_rooms(&self, player: &PlayerId) -> Result<BTreeSet<RoomId>, ApiError> {
        let hosted = self.store.hosted_by(player.as_str()).await?;
        let mut running: BTreeSet<RoomId> = hosted.iter().filter_map(|room| RoomId::parse(room)).collect();
        let mut before = None;
        loop {
            let page = self.store.rooms_of(player.as_str(), PAGE, before).await?;
            before = page.last().map(|room| room.active_ms);
            let runs = page.iter().filter(|room| matches!(room.stage, RoomStage::Open | RoomStage::Playing));
            running.extend(runs.filter_map(|room| RoomId::parse(&room.id)));
            if page.len() < PAGE as usize {
                return Ok(running);
            }
        }
    }
}
