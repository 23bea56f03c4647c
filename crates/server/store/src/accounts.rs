//! Accounts with names and password hashes.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    pub player: String,
    /// The name in its original case.
    pub name: String,
    pub password_hash: String,
}

/// Omits the password hash, which must not be logged.
impl std::fmt::Debug for AccountRow {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("AccountRow")
            .field("player", &self.player)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl Record for AccountRow {
    fn read(row: &AnyRow) -> Result<AccountRow, sqlx::Error> {
        Ok(AccountRow { player: row.try_get(0)?, name: row.try_get(1)?, password_hash: row.try_get(2)? })
    }
}

/// Names that differ only in case are equal.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// Creates an account for a player. The name must be unique, ignoring case.
    pub async fn create_account(
        &self,
        player: &str,
        account_name: &str,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        let insert =
            sql("INSERT INTO accounts (player, name, folded_name, password_hash) VALUES ($1, $2, $3, $4)")
                .bind(player.to_owned())
                .bind(account_name.to_owned())
                .bind(folded(account_name))
                .bind(password_hash.to_owned());
        match self.database().change(insert).await {
            Err(StatementError::Unique) => self.account_conflict(player).await,
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "player" }),
            created => Ok(created.map(|_| ())?),
        }
    }

    /// Finds out which unique column was violated. Accounts are never deleted, so the conflicting row still exists.
    async fn account_conflict(&self, player: &str) -> Result<(), StoreError> {
        match self.account_of(player).await? {
            Some(_) => Err(StoreError::AlreadyAccount),
            None => Err(StoreError::NameTaken),
        }
    }

    /// Finds an account by name, ignoring case.
    pub async fn account_by_name(&self, name: &str) -> Result<Option<AccountRow>, StoreError> {
        let account = sql("SELECT player, name, password_hash FROM accounts WHERE folded_name = $1");
        self.database().first(account.bind(folded(name))).await
    }

    pub async fn account_of(&self, player: &str) -> Result<Option<AccountRow>, StoreError> {
        let account = sql("SELECT player, name, password_hash FROM accounts WHERE player = $1");
        self.database().first(account.bind(player.to_owned())).await
    }

    pub async fn set_password(&self, player: &str, password_hash: &str) -> Result<(), StoreError> {
        let set = sql("UPDATE accounts SET password_hash = $2 WHERE player = $1");
        let set = set.bind(player.to_owned()).bind(password_hash.to_owned());
        let changed = self.database().change(set).await?;
        if changed == 0 { Err(StoreError::NotFound { what: "account" }) } else { Ok(()) }
    }
}
