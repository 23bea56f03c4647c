//! Accounts: names and passwords, of which the store knows only hashes.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::{Failure, StoreError};
use crate::store::Store;

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The player it belongs to.
    pub player: String,
    /// Its name, as it was first written.
    pub name: String,
    /// The hash of its password.
    pub password_hash: String,
}

/// Shows whose account it is: a hash has no business in a log.
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

/// Names that differ only in case are one name.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// Gives a player an account. No other may have the name, in whatever case it is written.
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
            Err(Failure::Unique) => self.why_no_account(player).await,
            Err(Failure::Reference) => Err(StoreError::NotThere { what: "player" }),
            created => Ok(created.map(|_| ())?),
        }
    }

    /// Accounts are never removed, so whichever of the two was in the way is still there.
    async fn why_no_account(&self, player: &str) -> Result<(), StoreError> {
        match self.account_of(player).await? {
            Some(_) => Err(StoreError::AlreadyAccount),
            None => Err(StoreError::NameTaken),
        }
    }

    /// The account with this name, in whatever case it is written.
    pub async fn account_by_name(&self, name: &str) -> Result<Option<AccountRow>, StoreError> {
        let account = sql("SELECT player, name, password_hash FROM accounts WHERE folded_name = $1");
        self.database().first(account.bind(folded(name))).await
    }

    /// A player's account.
    pub async fn account_of(&self, player: &str) -> Result<Option<AccountRow>, StoreError> {
        let account = sql("SELECT player, name, password_hash FROM accounts WHERE player = $1");
        self.database().first(account.bind(player.to_owned())).await
    }

    /// Replaces the password of a player's account.
    pub async fn set_password(&self, player: &str, password_hash: &str) -> Result<(), StoreError> {
        let set = sql("UPDATE accounts SET password_hash = $2 WHERE player = $1");
        let set = set.bind(player.to_owned()).bind(password_hash.to_owned());
        let changed = self.database().change(set).await?;
        if changed == 0 { Err(StoreError::NotThere { what: "account" }) } else { Ok(()) }
    }
}
