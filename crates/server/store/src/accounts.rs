//! Accounts with names and password hashes.

use sqlx::Row;
use sqlx::any::AnyRow;
use unicode_security::skeleton as confusables;

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

/// What a name looks like, as Unicode Technical Standard 39 defines it. Names with equal skeletons can be confused.
///
/// Case is folded after the first pass, so that `I` and `l` are equal, and so are `0` and `o`.
pub fn skeleton(name: &str) -> String {
    let looks: String = confusables(name).collect();
    let looks: String = confusables(&looks.to_lowercase()).collect();
    looks.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Store {
    /// Creates an account for a player. The name must not look like that of another account.
    pub async fn create_account(
        &self,
        player: &str,
        account_name: &str,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        let insert =
            sql("INSERT INTO accounts (player, name, folded_name, password_hash, skeleton) VALUES ($1, $2, $3, $4, $5)")
                .bind(player.to_owned())
                .bind(account_name.to_owned())
                .bind(folded(account_name))
                .bind(password_hash.to_owned())
                .bind(skeleton(account_name));
        match self.database().change(insert).await {
            Err(StatementError::Unique) => self.account_conflict(player).await,
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "player" }),
            created => Ok(created.map(|_| ())?),
        }
    }

    /// Finds out which unique column was violated. If the other account was deleted meanwhile, trying again helps.
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

    /// Finds an account whose name looks like this one.
    pub async fn account_like(&self, name: &str) -> Result<Option<AccountRow>, StoreError> {
        let account =
            sql("SELECT player, name, password_hash FROM accounts WHERE skeleton = $1 OR folded_name = $2");
        self.database().first(account.bind(skeleton(name)).bind(folded(name))).await
    }

    /// Adds the skeletons of accounts that an older version has created. Of accounts that look alike, one gets it.
    pub(crate) async fn add_skeletons(&self) -> Result<(), StoreError> {
        let missing = sql("SELECT player, name, password_hash FROM accounts WHERE skeleton IS NULL");
        let accounts: Vec<AccountRow> = self.database().all(missing).await?;
        for account in accounts {
            let add = sql("UPDATE accounts SET skeleton = $2 WHERE player = $1");
            let add = add.bind(account.player).bind(skeleton(&account.name));
            match self.database().change(add).await {
                Err(StatementError::Unique) => {}
                added => {
                    added?;
                }
            }
        }
        Ok(())
    }

    pub async fn account_of(&self, player: &str) -> Result<Option<AccountRow>, StoreError> {
        let account = sql("SELECT player, name, password_hash FROM accounts WHERE player = $1");
        self.database().first(account.bind(player.to_owned())).await
    }

    pub async fn set_password(&self, player: &str, password_hash: &str) -> Result<(), StoreError> {
        let set = sql("UPDATE accounts SET password_hash = $2 WHERE player = $1");
        let set = set.bind(player.to_owned()).bind(password_hash.to_owned());
        let changed = self.database().change(set).await?;
        if changed == 0 {
            return Err(StoreError::NotFound { what: "account" });
        }
        // A link that someone else asked for must not undo the change.
        let end = sql("DELETE FROM password_resets WHERE player = $1").bind(player.to_owned());
        self.database().change(end).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::skeleton;

    fn check(one: &str, other: &str, alike: bool) {
        assert_eq!(skeleton(one) == skeleton(other), alike, "{one} and {other}");
    }

    #[test]
    fn names_that_look_alike_have_the_same_skeleton() {
        check("Ana", "ANA", true);
        check("Ana", "\u{410}n\u{430}", true);
        check("Ivan", "lvan", true);
        check("Bob", "B0b", true);
        check("Mu\u{f1}oz", "Mun\u{303}oz", true);
        check("Ana B", "Ana  B", true);
        check("Ana", "Anna", false);
        check("Mu\u{f1}oz", "Munoz", false);
    }
}
