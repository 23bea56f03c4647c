//! Reviews of finished matches, which take seconds to compute.

use crate::database::{Text, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

/// Which review of a match is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewKey {
    pub room: String,
    /// The rules by which the match was replayed.
    pub rules_version: i64,
    pub reviewer_version: i64,
}

impl Store {
    /// Returns the review of a match by these versions, if it was computed before.
    pub async fn review(&self, key: ReviewKey) -> Result<Option<String>, StoreError> {
        let review = sql("SELECT body FROM reviews \
            WHERE room = $1 AND rules_version = $2 AND reviewer_version = $3")
        .bind(key.room)
        .bind(key.rules_version)
        .bind(key.reviewer_version);
        Ok(self.database().first(review).await?.map(|Text(body)| body))
    }

    /// Stores a review in the place of the match's last one.
    pub async fn set_review(&self, key: ReviewKey, body: String) -> Result<(), StoreError> {
        let set =
            sql("INSERT INTO reviews (room, rules_version, reviewer_version, body) VALUES ($1, $2, $3, $4) \
            ON CONFLICT (room) DO UPDATE SET rules_version = excluded.rules_version, \
            reviewer_version = excluded.reviewer_version, body = excluded.body")
            .bind(key.room)
            .bind(key.rules_version)
            .bind(key.reviewer_version)
            .bind(body);
        match self.database().change(set).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "room" }),
            set => Ok(set.map(|_| ())?),
        }
    }
}
