//! The deals of the daily dungeons: one per day and game.

use std::fmt;

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Number, Record, sql};
use crate::error::StoreError;
use crate::store::Store;

#[derive(Clone, PartialEq, Eq)]
pub struct DealRow {
    /// As `2026-03-31`, so that later days sort after earlier ones.
    pub day: String,
    pub game: String,
    pub secret: String,
    /// JSON.
    pub settings: String,
    pub drawn_ms: i64,
}

/// Omits the secret, which must not be logged.
impl fmt::Debug for DealRow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("DealRow").field("day", &self.day).field("game", &self.game).finish_non_exhaustive()
    }
}

impl Record for DealRow {
    fn read(row: &AnyRow) -> Result<DealRow, sqlx::Error> {
        Ok(DealRow {
            day: row.try_get(0)?,
            game: row.try_get(1)?,
            secret: row.try_get(2)?,
            settings: row.try_get(3)?,
            drawn_ms: row.try_get(4)?,
        })
    }
}

impl Store {
    /// Stores a deal, unless the day and game have one.
    pub async fn add_deal(&self, deal: DealRow) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO daily_deals (day, game, secret, settings, drawn_ms) \
            VALUES ($1, $2, $3, $4, $5) ON CONFLICT (day, game) DO NOTHING");
        let insert = insert.bind(deal.day).bind(deal.game).bind(deal.secret).bind(deal.settings);
        Ok(self.database().change(insert.bind(deal.drawn_ms)).await.map(|_| ())?)
    }

    /// Returns the deals of all games from one day to another, both included.
    pub async fn deals(&self, first_day: &str, last_day: &str) -> Result<Vec<DealRow>, StoreError> {
        let deals = sql("SELECT day, game, secret, settings, drawn_ms FROM daily_deals \
            WHERE day >= $1 AND day <= $2 ORDER BY day, game");
        self.database().all(deals.bind(first_day.to_owned()).bind(last_day.to_owned())).await
    }

    /// Notes by which rules a deal is played, unless that was noted before. Returns what is noted.
    pub async fn settle_deal_rules(
        &self,
        day: &str,
        game: &str,
        rules_version: i64,
    ) -> Result<Option<i64>, StoreError> {
        let settle = sql("UPDATE daily_deals SET rules_version = COALESCE(rules_version, $3) \
            WHERE day = $1 AND game = $2 RETURNING rules_version");
        let settle = settle.bind(day.to_owned()).bind(game.to_owned()).bind(rules_version);
        let settled: Vec<Number> = self.database().write(settle).await?;
        Ok(settled.into_iter().next().map(|Number(version)| version))
    }
}
