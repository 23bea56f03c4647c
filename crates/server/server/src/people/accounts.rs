//! Accounts: a name and a password by which someone is known on any device.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use store::{AccountRow, Stage};

use super::{Caller, Password, People, checked_name};
use crate::error::ApiError;
use crate::rate_limits::Counted;
use crate::rooms::Rooms;
use room::ids::{PlayerId, RoomId, Token};

/// How many of a guest's rooms are looked at in one go.
const PAGE: u32 = 200;

/// What someone gives to be known.
pub struct Credentials {
    pub name: String,
    pub password: Password,
    /// Where the attempt comes from.
    pub address: IpAddr,
}

/// Someone who has logged in.
pub struct LoggedIn {
    pub player: PlayerId,
    pub name: String,
    /// What the device shows from now on.
    pub token: Token,
}

impl People {
    /// Gives a guest an account. Whoever knew the guest's session before does not know the account's.
    pub async fn register(&self, guest: &Caller, credentials: Credentials) -> Result<LoggedIn, ApiError> {
        let Credentials { name, password, address } = credentials;
        let name = checked_name(&name)?;
        password.check()?;
        self.count_attempt(address, &name).await?;
        if self.account(&guest.player).await?.is_some() {
            return Err(ApiError::AlreadyAccount);
        }
        let hash = password.hash().await?;
        self.store.create_account(guest.player.as_str(), &name, &hash).await?;
        self.store.rename_player(guest.player.as_str(), &name).await?;
        let token = self.renew_sessions(&guest.player).await?;
        Ok(LoggedIn { player: guest.player.clone(), name, token })
    }

    /// Logs someone in. A guest's games become the account's; another account's stay where they are.
    pub async fn log_in(
        &self,
        rooms: &Arc<Rooms>,
        before: Option<&Caller>,
        credentials: Credentials,
    ) -> Result<LoggedIn, ApiError> {
        let Credentials { name, password, address } = credentials;
        // A name that no account can have is as unknown as any other.
        let name = checked_name(&name).unwrap_or_default();
        self.count_attempt(address, &name).await?;
        let account = self.store.account_by_name(&name).await?;
        let hash = account.as_ref().map(|account| account.password_hash.clone());
        let fits = password.fits(hash).await?;
        let account = account.filter(|_| fits).ok_or(ApiError::WrongLogin)?;
        let player = PlayerId::parse(&account.player).ok_or(ApiError::WrongLogin)?;
        if let Some(before) = before {
            self.move_in(rooms, before, &player, &account.name).await?;
        }
        let token = self.new_session(&player).await?;
        Ok(LoggedIn { player, name: account.name, token })
    }

    /// Changes a password, for which the old one is needed, and ends all other sessions.
    pub async fn change_password(
        &self,
        caller: &Caller,
        address: IpAddr,
        old: Password,
        new: Password,
    ) -> Result<Token, ApiError> {
        new.check()?;
        let account = self.account(&caller.player).await?.ok_or(ApiError::NoAccount)?;
        self.count_attempt(address, &account.name).await?;
        if !old.fits(Some(account.password_hash)).await? {
            return Err(ApiError::WrongLogin);
        }
        self.store.set_password(caller.player.as_str(), &new.hash().await?).await?;
        self.renew_sessions(&caller.player).await
    }

    /// The account of a player.
    pub async fn account(&self, player: &PlayerId) -> Result<Option<AccountRow>, ApiError> {
        Ok(self.store.account_of(player.as_str()).await?)
    }

    /// Ends all sessions of a player and begins a new one.
    async fn renew_sessions(&self, player: &PlayerId) -> Result<Token, ApiError> {
        self.end_sessions_of(player).await?;
        self.new_session(player).await
    }

    /// Counts an attempt, for the address and for the name: neither can try often, whatever the other is.
    async fn count_attempt(&self, address: IpAddr, name: &str) -> Result<(), ApiError> {
        self.limits.count(Counted::Attempts, &format!("address:{address}")).await?;
        if name.is_empty() {
            return Ok(());
        }
        self.limits.count(Counted::Attempts, &format!("name:{}", name.to_lowercase())).await
    }

    /// The games of a guest become the account's, and the guest is no more.
    async fn move_in(
        &self,
        rooms: &Arc<Rooms>,
        guest: &Caller,
        player: &PlayerId,
        name: &str,
    ) -> Result<(), ApiError> {
        if guest.player == *player || self.account(&guest.player).await?.is_some() {
            return Ok(());
        }
        for room in self.running_rooms(&guest.player).await? {
            match rooms.hand_over(&room, &guest.player, player, name).await {
                // What passes is worth another try; what does not must not lock anyone out for ever.
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
        self.end_sessions_of(&guest.player).await
    }

    /// The rooms that a player hosts or in which they have a seat, and in which the match is not over.
    async fn running_rooms(&self, player: &PlayerId) -> Result<BTreeSet<RoomId>, ApiError> {
        let hosted = self.store.hosted_by(player.as_str()).await?;
        let mut running: BTreeSet<RoomId> = hosted.iter().filter_map(|room| RoomId::parse(room)).collect();
        let mut before = None;
        loop {
            let page = self.store.rooms_of(player.as_str(), PAGE, before).await?;
            before = page.last().map(|room| room.active_ms);
            let runs = page.iter().filter(|room| matches!(room.stage, Stage::Open | Stage::Playing));
            running.extend(runs.filter_map(|room| RoomId::parse(&room.id)));
            if page.len() < PAGE as usize {
                return Ok(running);
            }
        }
    }
}
