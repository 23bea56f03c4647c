//! Deletes a person: now what only the person uses, and then, in the background, what others see of them.

use std::net::IpAddr;

use room::FORMER_NAME;

use super::{Caller, Password, People};
use crate::administration::identity_hashes;
use crate::error::ApiError;

impl People {
    /// Begins to delete the caller. An account needs its password. All sessions end; the task of `erasures` must be woken.
    pub async fn delete(
        &self,
        caller: &Caller,
        address: IpAddr,
        password: Option<Password>,
    ) -> Result<(), ApiError> {
        if self.account(&caller.player).await?.is_some() {
            let password = password.ok_or(ApiError::WrongLogin)?;
            self.check_password(caller, address, password).await?;
        }
        self.begin_erasure(caller.player.as_str()).await?;
        self.announce_revocation().await;
        Ok(())
    }

    /// Begins to delete guests who were last here before this time, and returns how many these are.
    pub(crate) async fn expire_guests(&self, seen_before_ms: i64, limit: u32) -> Result<usize, ApiError> {
        let guests = self.store.expired_guests(seen_before_ms, limit).await?;
        for guest in &guests {
            self.begin_erasure(guest).await?;
        }
        if !guests.is_empty() {
            self.announce_revocation().await;
        }
        Ok(guests.len())
    }

    /// A ban that has not ended keeps hashes, so that the person cannot come back under the same name or address.
    async fn begin_erasure(&self, player: &str) -> Result<(), ApiError> {
        for id in self.store.ids_of(player).await? {
            let row = self.store.player(&id).await?;
            let contact = self.store.contact(&id).await?;
            let (name, email) = (row.map(|row| row.name), contact.map(|contact| contact.email));
            let hashes = identity_hashes(&self.store, Some(&id), name.as_deref(), email.as_deref()).await?;
            self.store.forget_in_administration(&id, &hashes).await?;
        }
        Ok(self.store.begin_erasure(player, FORMER_NAME).await?)
    }
}
