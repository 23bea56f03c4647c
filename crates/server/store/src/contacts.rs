//! E-mail addresses of accounts, and the links that confirm them. They are personal data, so they are never logged.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::accounts::AccountRow;
use crate::database::{Record, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, PartialEq, Eq)]
pub struct ContactRow {
    pub email: String,
    /// The language code.
    pub lang: String,
    /// Whether the owner opened the link that was sent to the address.
    pub verified: bool,
}

/// Omits the address, which must not be logged.
impl std::fmt::Debug for ContactRow {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("ContactRow").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Record for ContactRow {
    fn read(row: &AnyRow) -> Result<ContactRow, sqlx::Error> {
        let verified = row.try_get::<i64, _>(2)? != 0;
        Ok(ContactRow { email: row.try_get(0)?, lang: row.try_get(1)?, verified })
    }
}

/// An address to confirm. It has no `Debug`, because it contains an address.
pub struct NewEmailCheck {
    pub player: String,
    pub token_hash: String,
    pub email: String,
    /// The language code.
    pub lang: String,
    /// For how long the link is valid.
    pub valid_ms: i64,
}

/// The player of a confirmed address.
struct Confirmed {
    player: String,
    email: String,
    lang: String,
}

impl Record for Confirmed {
    fn read(row: &AnyRow) -> Result<Confirmed, sqlx::Error> {
        Ok(Confirmed { player: row.try_get(0)?, email: row.try_get(1)?, lang: row.try_get(2)? })
    }
}

/// Stores an address. It stays confirmed if it is the same.
const SET: &str = "INSERT INTO account_contacts (player, email, lang, verified_ms) VALUES ($1, $2, $3, NULL) \
    ON CONFLICT (player) DO UPDATE SET lang = excluded.lang, \
        verified_ms = CASE WHEN account_contacts.email = excluded.email \
            THEN account_contacts.verified_ms END, \
        email = excluded.email";

impl Store {
    /// Stores or replaces the contact of a player who has an account. An address that was to be confirmed is dropped.
    pub async fn set_contact(&self, player: &str, email: &str, lang: &str) -> Result<(), StoreError> {
        let mut work = self.database().begin().await?;
        let set = sql(SET).bind(player.to_owned()).bind(email.to_owned()).bind(lang.to_owned());
        match work.change(set).await {
            Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "account" }),
            set => set?,
        };
        work.change(sql("DELETE FROM email_checks WHERE player = $1").bind(player.to_owned())).await?;
        work.commit().await
    }

    pub async fn contact(&self, player: &str) -> Result<Option<ContactRow>, StoreError> {
        let contact = sql("SELECT email, lang, CASE WHEN verified_ms IS NULL THEN 0 ELSE 1 END \
            FROM account_contacts WHERE player = $1");
        self.database().first(contact.bind(player.to_owned())).await
    }

    /// Deletes a player's contact, and the address that is to be confirmed. Returns whether there was one.
    pub async fn delete_contact(&self, player: &str) -> Result<bool, StoreError> {
        let mut deleted = 0;
        for delete in
            ["DELETE FROM account_contacts WHERE player = $1", "DELETE FROM email_checks WHERE player = $1"]
        {
            deleted += self.database().change(sql(delete).bind(player.to_owned())).await?;
        }
        Ok(deleted > 0)
    }

    /// Stores an address to confirm instead of an earlier one.
    pub async fn begin_email_check(&self, check: NewEmailCheck) -> Result<(), StoreError> {
        let begin = sql("INSERT INTO email_checks (player, token_hash, email, lang, expires_ms) \
            SELECT $1, $2, $3, $4, now_ms + $5 FROM clock WHERE true \
            ON CONFLICT (player) DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email, \
                lang = excluded.lang, expires_ms = excluded.expires_ms");
        let begin = begin.bind(check.player).bind(check.token_hash).bind(check.email);
        match self.database().change(begin.bind(check.lang).bind(check.valid_ms)).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "account" }),
            begun => Ok(begun.map(|_| ())?),
        }
    }

    /// Returns the address that a player is to confirm, while its link is valid.
    pub async fn unconfirmed_contact(&self, player: &str) -> Result<Option<ContactRow>, StoreError> {
        let contact = sql("SELECT email, lang, 0 FROM email_checks \
            WHERE player = $1 AND expires_ms > (SELECT now_ms FROM clock)");
        self.database().first(contact.bind(player.to_owned())).await
    }

    /// Confirms the address with this token, once. Returns its player.
    pub async fn confirm_email(&self, token_hash: &str) -> Result<Option<String>, StoreError> {
        let mut work = self.database().begin().await?;
        let confirm = sql("DELETE FROM email_checks WHERE token_hash = $1 \
            AND expires_ms > (SELECT now_ms FROM clock) RETURNING player, email, lang");
        let confirmed: Vec<Confirmed> = work.rows(confirm.bind(token_hash.to_owned())).await?;
        let Some(Confirmed { player, email, lang }) = confirmed.into_iter().next() else {
            work.rollback().await?;
            return Ok(None);
        };
        work.change(sql(SET).bind(player.clone()).bind(email).bind(lang)).await?;
        let verified = sql("UPDATE account_contacts SET verified_ms = (SELECT now_ms FROM clock) \
            WHERE player = $1");
        work.change(verified.bind(player.clone())).await?;
        work.commit().await?;
        Ok(Some(player))
    }

    /// Finds the accounts whose confirmed address this is, ignoring case. There are at most `limit`.
    pub async fn accounts_by_email(&self, email: &str, limit: u32) -> Result<Vec<AccountRow>, StoreError> {
        let accounts = sql("SELECT accounts.player, accounts.name, accounts.password_hash \
            FROM account_contacts JOIN accounts ON accounts.player = account_contacts.player \
            WHERE LOWER(account_contacts.email) = LOWER($1) AND account_contacts.verified_ms IS NOT NULL \
            ORDER BY accounts.player LIMIT $2");
        self.database().all(accounts.bind(email.to_owned()).bind(i64::from(limit))).await
    }

    /// Deletes expired links. Returns their number.
    pub async fn purge_links(&self) -> Result<u64, StoreError> {
        let mut purged = 0;
        for purge in [
            "DELETE FROM email_checks WHERE expires_ms <= (SELECT now_ms FROM clock)",
            "DELETE FROM password_resets WHERE expires_ms <= (SELECT now_ms FROM clock)",
        ] {
            purged += self.database().change(sql(purge)).await?;
        }
        Ok(purged)
    }
}
