//! A new password for an account whose owner has forgotten the old one: by a link in a mail, or by one that the operator makes.

use std::net::IpAddr;

use game::Lang;
use room::ids::{PlayerId, Token};
use store::{Store, StoreError};

use super::names::login_name;
use super::{Password, People};
use crate::account_mails::Link;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

/// For how long a link is valid.
const LINK_MS: i64 = 3600 * 1_000;

/// An address can belong to several accounts. So many of them get a mail.
const MOST_ACCOUNTS: u32 = 3;

/// Makes a link for an account, which is valid for an hour and for one use. The token is not stored; the page is
/// `/new-password#TOKEN`.
pub async fn create_password_reset(store: &Store, account: &PlayerId) -> Result<Token, ApiError> {
    let token = Token::draw();
    match store.create_password_reset(&token.hash(), account.as_str(), LINK_MS).await {
        Err(StoreError::NotFound { .. }) => Err(ApiError::UnknownPlayer),
        created => {
            created?;
            Ok(token)
        }
    }
}

impl People {
    /// Sends links to the confirmed address of an account, found by its name or address. Nobody learns from the answer or
    /// its time whether there is one, so the mails are sent later.
    pub async fn send_password_reset(
        &self,
        address: IpAddr,
        wanted: &str,
        lang: Lang,
    ) -> Result<(), ApiError> {
        let mails = self.mails.as_ref().ok_or(ApiError::NoMail)?;
        let wanted = wanted.trim();
        self.limits.count(LimitKind::LinksFrom, &address.to_string()).await?;
        self.limits.count(LimitKind::LinksToAddress, &wanted.to_lowercase()).await?;
        let (store, limits, mails) = (self.store.clone(), self.limits.clone(), mails.clone());
        let wanted = wanted.to_owned();
        tokio::spawn(async move {
            for (player, name) in accounts(&store, &wanted).await.unwrap_or_default() {
                let Ok(Some(contact)) = super::contact_of(&store, &player).await else { continue };
                // An account is found by several texts, and each of them was counted on its own.
                let is_allowed = limits.count(LimitKind::Links, &format!("reset:{player}")).await.is_ok();
                if !contact.verified || !is_allowed {
                    continue;
                }
                let Ok(token) = create_password_reset(&store, &player).await else { continue };
                if let Err(error) = mails.send(contact.email, lang, &name, Link::NewPassword(token)).await {
                    tracing::warn!(%error, "a link for a new password could not be sent");
                }
            }
        });
        Ok(())
    }

    /// The name of the account for which a link sets the password.
    pub async fn password_reset(&self, token: &str) -> Result<String, ApiError> {
        let token = Token::parse(token).ok_or(ApiError::BadLink)?;
        let account = self.store.password_reset(&token.hash()).await?.ok_or(ApiError::BadLink)?;
        Ok(account.name)
    }

    /// Sets a new password by a link. All sessions of the account end.
    pub async fn reset_password(&self, token: &str, password: Password) -> Result<(), ApiError> {
        password.check()?;
        self.password_reset(token).await?;
        let hash = password.hash().await?;
        let token = Token::parse(token).ok_or(ApiError::BadLink)?;
        self.store.reset_password(&token.hash(), &hash).await?.ok_or(ApiError::BadLink)?;
        self.announce_revocation().await;
        Ok(())
    }
}

/// The accounts with this name or this confirmed address.
async fn accounts(store: &Store, wanted: &str) -> Result<Vec<(PlayerId, String)>, ApiError> {
    let found =
        if wanted.contains('@') { store.accounts_by_email(wanted, MOST_ACCOUNTS).await? } else { Vec::new() };
    let named = store.account_by_name(&login_name(wanted)).await?;
    let found = found.into_iter().chain(named);
    Ok(found.filter_map(|account| Some((PlayerId::parse(&account.player)?, account.name))).collect())
}
