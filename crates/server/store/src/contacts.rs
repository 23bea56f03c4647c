//! E-mail addresses for reminders. They are personal data, so they are never logged.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, PartialEq, Eq)]
pub struct ContactRow {
    pub email: String,
    /// The language code.
    pub lang: String,
}

/// Omits the address, which must not be logged.
impl std::fmt::Debug for ContactRow {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("ContactRow").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Record for ContactRow {
    fn read(row: &AnyRow) -> Result<ContactRow, sqlx::Error> {
        Ok(ContactRow { email: row.try_get(0)?, lang: row.try_get(1)? })
    }
}

impl Store {
    /// Stores or replaces the contact of a player who has an account.
    pub async fn set_contact(&self, player: &str, contact: ContactRow) -> Result<(), StoreError> {
        let set = sql("INSERT INTO account_contacts (player, email, lang) VALUES ($1, $2, $3) \
            ON CONFLICT (player) DO UPDATE SET email = excluded.email, lang = excluded.lang")
        .bind(player.to_owned())
        .bind(contact.email)
        .bind(contact.lang);
        match self.database().change(set).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "account" }),
            set => Ok(set.map(|_| ())?),
        }
    }

    pub async fn contact(&self, player: &str) -> Result<Option<ContactRow>, StoreError> {
        let contact = sql("SELECT email, lang FROM account_contacts WHERE player = $1");
        self.database().first(contact.bind(player.to_owned())).await
    }

    /// Deletes a player's contact. Returns whether there was one.
    pub async fn delete_contact(&self, player: &str) -> Result<bool, StoreError> {
        let delete = sql("DELETE FROM account_contacts WHERE player = $1");
        Ok(self.database().change(delete.bind(player.to_owned())).await? > 0)
    }
}
