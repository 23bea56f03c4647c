//! The finished matches of each player, and what they add up to.
//!
//! Each query reads at most [`WINDOW`] rows of an index, so a bot with a million matches costs no more than a person with
//! many. What others see comes from an index of listed matches alone, so that no page or cursor tells of the rest.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::StoreError;
use crate::store::Store;

#[cfg(test)]
mod plans;

/// How many of a player's latest matches a query reads.
pub const WINDOW: u32 = 5_000;

/// A finished match of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedRow {
    pub room: String,
    pub seat: i64,
    pub game: String,
    pub mode: String,
    pub seats: i64,
    /// From 1.
    pub place: i64,
    pub won: bool,
    pub points: Option<i64>,
    /// The strongest bot in the match.
    pub level: Option<String>,
    pub figure: Option<String>,
    pub rated: bool,
    pub listed: bool,
    pub finished_ms: i64,
    /// The rating after the match.
    pub rating: Option<f64>,
    /// The summary of the room.
    pub summary: Option<String>,
}

/// Which matches to show.
#[derive(Clone, Debug, Default)]
pub struct HistoryQuery {
    pub player: String,
    pub game: Option<String>,
    pub outcome: Option<Outcome>,
    /// Only matches with this player.
    pub with: Option<String>,
    pub before: Option<HistoryCursor>,
    pub limit: u32,
    /// For others: only listed matches that they may know of at this time. `None` for the player.
    pub public_at_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Won,
    Lost,
}

/// The last match of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryCursor {
    pub finished_ms: i64,
    pub room: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct HistoryPage {
    /// The latest first.
    pub rows: Vec<PlayedRow>,
    /// Where the next page begins. That page may be empty if the filters match few matches.
    pub next: Option<HistoryCursor>,
}

/// Matches that have the same game, mode, level and figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsRow {
    pub game: String,
    pub mode: String,
    pub level: Option<String>,
    pub figure: Option<String>,
    pub matches: i64,
    pub wins: i64,
    pub rated: i64,
    /// The sum of the places.
    pub places: i64,
    pub best_points: Option<i64>,
}

/// A rating after a match.
#[derive(Clone, Debug, PartialEq)]
pub struct CurvePoint {
    pub finished_ms: i64,
    pub rating: f64,
    pub deviation: f64,
    pub room: String,
}

/// The matches of two players in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    pub game: String,
    pub matches: i64,
    /// How often the player had the better place.
    pub ahead: i64,
    pub behind: i64,
    pub last_ms: i64,
}

/// Selects the latest matches of the player `$1` from the cursor `$2`, `$3` on. The rest of the query filters them.
macro_rules! history {
    ($listed:literal) => {
        concat!(
            "SELECT latest.room, latest.seat, latest.game, latest.mode, latest.seats, latest.place, latest.won, ",
            "latest.points, latest.level, latest.figure, latest.rated, latest.listed, latest.finished_ms, ",
            "latest.rating, rooms.summary ",
            "FROM (SELECT * FROM history WHERE player = $1 AND (finished_ms, room) < ($2, $3)",
            $listed,
            " ORDER BY finished_ms DESC, room DESC LIMIT $4) AS latest JOIN rooms ON rooms.id = latest.room ",
            "WHERE latest.public_ms <= $5 AND ($6 = '' OR latest.game = $6) AND ($7 < 0 OR latest.won = $7) ",
            "AND ($8 = '' OR EXISTS (SELECT 1 FROM history AS other ",
            "WHERE other.room = latest.room AND other.player = $8)) ",
            "ORDER BY latest.finished_ms DESC, latest.room DESC LIMIT $9"
        )
    };
}
const HISTORY: &str = history!("");
const PUBLIC_HISTORY: &str = history!(" AND listed = 1");

/// Finds the end of the window of a page.
macro_rules! window_end {
    ($listed:literal) => {
        concat!(
            "SELECT finished_ms, room FROM history WHERE player = $1 AND (finished_ms, room) < ($2, $3)",
            $listed,
            " ORDER BY finished_ms DESC, room DESC LIMIT 1 OFFSET $4"
        )
    };
}
const WINDOW_END: &str = window_end!("");
const PUBLIC_WINDOW_END: &str = window_end!(" AND listed = 1");

macro_rules! statistics {
    ($listed:literal) => {
        concat!(
            "SELECT game, mode, level, figure, COUNT(*), CAST(SUM(won) AS BIGINT), CAST(SUM(rated) AS BIGINT), ",
            "CAST(SUM(place) AS BIGINT), MAX(points) FROM (SELECT * FROM history WHERE player = $1",
            $listed,
            " ORDER BY finished_ms DESC, room DESC LIMIT $2) AS latest WHERE public_ms <= $3 ",
            "GROUP BY game, mode, level, figure ORDER BY game, mode, level, figure"
        )
    };
}
const STATISTICS: &str = statistics!("");
const PUBLIC_STATISTICS: &str = statistics!(" AND listed = 1");

const CURVE: &str = "SELECT finished_ms, rating, deviation, room FROM (SELECT * FROM history \
    WHERE player = $1 AND game = $2 AND rating IS NOT NULL ORDER BY finished_ms DESC LIMIT $3) AS latest \
    WHERE listed >= $4 AND public_ms <= $5 ORDER BY finished_ms DESC LIMIT $6";

macro_rules! against {
    ($listed:literal) => {
        concat!(
            "SELECT own.game, COUNT(*), CAST(SUM(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS BIGINT), ",
            "CAST(SUM(CASE WHEN own.place > other.place THEN 1 ELSE 0 END) AS BIGINT), MAX(own.finished_ms) ",
            "FROM (SELECT * FROM history WHERE player = $1",
            $listed,
            " ORDER BY finished_ms DESC, room DESC LIMIT $3) AS own ",
            "JOIN history AS other ON other.room = own.room AND other.player = $2 AND other.seat <> own.seat ",
            "WHERE own.public_ms <= $4 GROUP BY own.game ORDER BY own.game"
        )
    };
}
const AGAINST: &str = against!("");
const PUBLIC_AGAINST: &str = against!(" AND listed = 1");

impl Store {
    /// Returns a page of a player's matches.
    pub async fn history(&self, query: HistoryQuery) -> Result<HistoryPage, StoreError> {
        let HistoryQuery { player, game, outcome, with, before, limit, public_at_ms } = query;
        let from = before.unwrap_or(HistoryCursor { finished_ms: i64::MAX, room: String::new() });
        let begun = |text| sql(text).bind(player.clone()).bind(from.finished_ms).bind(from.room.clone());
        let page = begun(choose(public_at_ms, HISTORY, PUBLIC_HISTORY)).bind(i64::from(WINDOW));
        let page = page.bind(public_at_ms.unwrap_or(i64::MAX)).bind(game.unwrap_or_default());
        let page = page.bind(outcome.map_or(-1, |outcome| i64::from(outcome == Outcome::Won)));
        let page = page.bind(with.unwrap_or_default()).bind(i64::from(limit));
        let rows: Vec<PlayedRow> = self.database().all(page).await?;
        let next = if rows.len() >= limit as usize {
            rows.last().map(|row| HistoryCursor { finished_ms: row.finished_ms, room: row.room.clone() })
        } else {
            let end = begun(choose(public_at_ms, WINDOW_END, PUBLIC_WINDOW_END));
            self.database().first(end.bind(i64::from(WINDOW) - 1)).await?
        };
        Ok(HistoryPage { rows, next })
    }

    /// Counts a player's latest matches; for others, those that they may know of at this time.
    pub async fn statistics(
        &self,
        player: &str,
        public_at_ms: Option<i64>,
    ) -> Result<Vec<StatisticsRow>, StoreError> {
        let count = sql(choose(public_at_ms, STATISTICS, PUBLIC_STATISTICS)).bind(player.to_owned());
        let count = count.bind(i64::from(WINDOW)).bind(public_at_ms.unwrap_or(i64::MAX));
        self.database().all(count).await
    }

    /// Returns a player's latest ratings in a game, the latest last.
    pub async fn rating_curve(
        &self,
        player: &str,
        game: &str,
        limit: u32,
        public_at_ms: Option<i64>,
    ) -> Result<Vec<CurvePoint>, StoreError> {
        let curve = sql(CURVE).bind(player.to_owned()).bind(game.to_owned()).bind(i64::from(WINDOW));
        let curve = curve.bind(i64::from(public_at_ms.is_some())).bind(public_at_ms.unwrap_or(i64::MAX));
        let mut points: Vec<CurvePoint> = self.database().all(curve.bind(i64::from(limit))).await?;
        points.reverse();
        Ok(points)
    }

    /// Compares two players in their common matches, by game.
    pub async fn against(
        &self,
        player: &str,
        other: &str,
        public_at_ms: Option<i64>,
    ) -> Result<Vec<Against>, StoreError> {
        let count = sql(choose(public_at_ms, AGAINST, PUBLIC_AGAINST));
        let count = count.bind(player.to_owned()).bind(other.to_owned());
        let count = count.bind(i64::from(WINDOW)).bind(public_at_ms.unwrap_or(i64::MAX));
        self.database().all(count).await
    }
}

/// The player sees all matches, others only those that are listed.
const fn choose(public_at_ms: Option<i64>, all: &'static str, listed: &'static str) -> &'static str {
    if public_at_ms.is_some() { listed } else { all }
}

impl Record for PlayedRow {
    fn read(row: &AnyRow) -> Result<PlayedRow, sqlx::Error> {
        let is_set = |column: usize| Ok::<bool, sqlx::Error>(row.try_get::<i64, _>(column)? != 0);
        Ok(PlayedRow {
            room: row.try_get(0)?,
            seat: row.try_get(1)?,
            game: row.try_get(2)?,
            mode: row.try_get(3)?,
            seats: row.try_get(4)?,
            place: row.try_get(5)?,
            won: is_set(6)?,
            points: row.try_get(7)?,
            level: row.try_get(8)?,
            figure: row.try_get(9)?,
            rated: is_set(10)?,
            listed: is_set(11)?,
            finished_ms: row.try_get(12)?,
            rating: row.try_get(13)?,
            summary: row.try_get(14)?,
        })
    }
}

impl Record for HistoryCursor {
    fn read(row: &AnyRow) -> Result<HistoryCursor, sqlx::Error> {
        Ok(HistoryCursor { finished_ms: row.try_get(0)?, room: row.try_get(1)? })
    }
}

impl Record for StatisticsRow {
    fn read(row: &AnyRow) -> Result<StatisticsRow, sqlx::Error> {
        Ok(StatisticsRow {
            game: row.try_get(0)?,
            mode: row.try_get(1)?,
            level: row.try_get(2)?,
            figure: row.try_get(3)?,
            matches: row.try_get(4)?,
            wins: row.try_get(5)?,
            rated: row.try_get(6)?,
            places: row.try_get(7)?,
            best_points: row.try_get(8)?,
        })
    }
}

impl Record for CurvePoint {
    fn read(row: &AnyRow) -> Result<CurvePoint, sqlx::Error> {
        Ok(CurvePoint {
            finished_ms: row.try_get(0)?,
            rating: row.try_get(1)?,
            deviation: row.try_get(2)?,
            room: row.try_get(3)?,
        })
    }
}

impl Record for Against {
    fn read(row: &AnyRow) -> Result<Against, sqlx::Error> {
        Ok(Against {
            game: row.try_get(0)?,
            matches: row.try_get(1)?,
            ahead: row.try_get(2)?,
            behind: row.try_get(3)?,
            last_ms: row.try_get(4)?,
        })
    }
}
