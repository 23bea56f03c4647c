//! Attempts at the daily dungeons. Each player has one per day and game.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Number, Record, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

/// The beginning of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAttempt {
    pub day: String,
    pub game: String,
    pub player: String,
    pub room: String,
    /// Whether the player has an account.
    pub ranked: bool,
    pub begun_ms: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct AttemptRow {
    pub day: String,
    pub game: String,
    pub player: String,
    pub room: String,
    pub ranked: bool,
    pub begun_ms: i64,
    pub result: Option<AttemptResult>,
    /// Empty until it is measured.
    pub luck: Option<AttemptLuck>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttemptResult {
    pub finished_ms: i64,
    /// From 1.
    pub place: i64,
    pub points: i64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttemptLuck {
    pub luck: f64,
    /// The result without luck.
    pub adjusted: f64,
}

/// An attempt in a table of results.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedAttempt {
    pub name: String,
    pub attempt: AttemptRow,
}

/// The ranked attempts at a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttemptCounts {
    pub begun: i64,
    pub finished: i64,
}

impl Record for AttemptRow {
    fn read(row: &AnyRow) -> Result<AttemptRow, sqlx::Error> {
        let finished_ms: Option<i64> = row.try_get(6)?;
        let (place, points): (Option<i64>, Option<i64>) = (row.try_get(7)?, row.try_get(8)?);
        let (luck, adjusted): (Option<f64>, Option<f64>) = (row.try_get(9)?, row.try_get(10)?);
        let result = finished_ms.zip(place).zip(points);
        Ok(AttemptRow {
            day: row.try_get(0)?,
            game: row.try_get(1)?,
            player: row.try_get(2)?,
            room: row.try_get(3)?,
            ranked: row.try_get::<i64, _>(4)? != 0,
            begun_ms: row.try_get(5)?,
            result: result.map(|((finished_ms, place), points)| AttemptResult { finished_ms, place, points }),
            luck: luck.zip(adjusted).map(|(luck, adjusted)| AttemptLuck { luck, adjusted }),
        })
    }
}

impl Record for RankedAttempt {
    fn read(row: &AnyRow) -> Result<RankedAttempt, sqlx::Error> {
        Ok(RankedAttempt { attempt: AttemptRow::read(row)?, name: row.try_get(11)? })
    }
}

impl Record for AttemptCounts {
    fn read(row: &AnyRow) -> Result<AttemptCounts, sqlx::Error> {
        Ok(AttemptCounts { begun: row.try_get(0)?, finished: row.try_get(1)? })
    }
}

/// Selects the columns of an [`AttemptRow`].
macro_rules! attempts {
    ($rest:literal) => {
        concat!(
            "SELECT daily_attempts.day, daily_attempts.game, daily_attempts.player, daily_attempts.room, ",
            "daily_attempts.ranked, daily_attempts.begun_ms, daily_attempts.finished_ms, daily_attempts.place, ",
            "daily_attempts.points, daily_attempts.luck, daily_attempts.adjusted",
            $rest
        )
    };
}

impl Store {
    /// Begins an attempt and returns it. If the player has one at this deal, that one stays and is returned.
    pub async fn begin_attempt(&self, attempt: NewAttempt) -> Result<AttemptRow, StoreError> {
        let insert = sql("INSERT INTO daily_attempts (day, game, player, room, ranked, begun_ms, measured) \
            VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (day, game, player) DO NOTHING");
        let NewAttempt { day, game, player, room, ranked, begun_ms } = attempt;
        let insert = insert.bind(day.clone()).bind(game.clone()).bind(player.clone()).bind(room);
        match self.database().change(insert.bind(i64::from(ranked)).bind(begun_ms)).await {
            Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "player or deal" }),
            begun => begun?,
        };
        let found = self.attempt(&day, &game, &player).await?;
        found.ok_or(StoreError::NotFound { what: "attempt" })
    }

    pub async fn attempt(
        &self,
        day: &str,
        game: &str,
        player: &str,
    ) -> Result<Option<AttemptRow>, StoreError> {
        let attempt = sql(attempts!(" FROM daily_attempts WHERE day = $1 AND game = $2 AND player = $3"));
        let attempt = attempt.bind(day.to_owned()).bind(game.to_owned()).bind(player.to_owned());
        self.database().first(attempt).await
    }

    /// Stores the result of an attempt, once. Rooms without an attempt are ignored.
    pub async fn finish_attempt(&self, room: &str, result: AttemptResult) -> Result<(), StoreError> {
        let finish = sql("UPDATE daily_attempts SET finished_ms = $2, place = $3, points = $4 \
            WHERE room = $1 AND finished_ms IS NULL");
        let finish = finish.bind(room.to_owned()).bind(result.finished_ms).bind(result.place);
        Ok(self.database().change(finish.bind(result.points)).await.map(|_| ())?)
    }

    /// Returns the finished attempt that has waited the longest for its luck to be measured. Guests wait for all others.
    pub async fn attempt_to_measure(&self) -> Result<Option<AttemptRow>, StoreError> {
        let waiting = sql(attempts!(
            " FROM daily_attempts WHERE finished_ms IS NOT NULL AND measured = 0 \
             ORDER BY ranked DESC, finished_ms LIMIT 1"
        ));
        self.database().first(waiting).await
    }

    /// Stores the luck of an attempt; `None` if it cannot be measured.
    pub async fn set_attempt_luck(&self, room: &str, luck: Option<AttemptLuck>) -> Result<(), StoreError> {
        let set = match luck {
            Some(AttemptLuck { luck, adjusted }) => {
                let set = "UPDATE daily_attempts SET measured = 1, luck = $2, adjusted = $3 WHERE room = $1";
                sql(set).bind(room.to_owned()).bind(luck).bind(adjusted)
            }
            None => sql("UPDATE daily_attempts SET measured = 1 WHERE room = $1").bind(room.to_owned()),
        };
        Ok(self.database().change(set).await.map(|_| ())?)
    }

    /// Returns the best ranked attempts: by place, by points, then without luck.
    pub async fn best_attempts(
        &self,
        day: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RankedAttempt>, StoreError> {
        let best = sql(attempts!(
            ", players.name FROM daily_attempts JOIN players ON players.id = daily_attempts.player \
             WHERE day = $1 AND game = $2 AND ranked = 1 AND finished_ms IS NOT NULL \
             ORDER BY place, points DESC, COALESCE(adjusted, -1000.0) DESC, finished_ms, player LIMIT $3"
        ));
        let best = best.bind(day.to_owned()).bind(game.to_owned()).bind(i64::from(limit));
        self.database().all(best).await
    }

    /// Returns how many ranked attempts at a deal were begun, and how many were finished.
    pub async fn count_attempts(&self, day: &str, game: &str) -> Result<AttemptCounts, StoreError> {
        let count = sql("SELECT COUNT(*), COUNT(finished_ms) FROM daily_attempts \
            WHERE day = $1 AND game = $2 AND ranked = 1");
        let counts = self.database().first(count.bind(day.to_owned()).bind(game.to_owned())).await?;
        Ok(counts.unwrap_or_default())
    }

    /// Returns how many ranked attempts at the same deal are better than this finished one.
    pub async fn attempts_ahead_of(&self, attempt: &AttemptRow) -> Result<i64, StoreError> {
        let Some(result) = attempt.result else { return Ok(0) };
        let ahead = sql("SELECT COUNT(*) FROM daily_attempts \
            WHERE day = $1 AND game = $2 AND ranked = 1 AND finished_ms IS NOT NULL \
            AND (place < $3 OR (place = $3 \
                AND (points > $4 OR (points = $4 AND COALESCE(adjusted, -1000.0) > $5))))");
        let adjusted = attempt.luck.map_or(-1000.0, |luck| luck.adjusted);
        let ahead = ahead.bind(attempt.day.clone()).bind(attempt.game.clone());
        let ahead = ahead.bind(result.place).bind(result.points).bind(adjusted);
        Ok(self.database().first(ahead).await?.map_or(0, |Number(count)| count))
    }
}
