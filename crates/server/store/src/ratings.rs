//! Results and ratings. Each match is rated once.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Connection, Number, Record, Statement, sql};
use crate::error::{StatementError, StoreError};
use crate::players::{PlayerKind, read_kind};
use crate::store::Store;

/// A Glicko-2 rating of a player in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    pub player: String,
    pub game: String,
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
    /// The number of rated matches, at least 1.
    pub games: i64,
    /// The end of the last rated match.
    pub updated_ms: i64,
}

impl Record for RatingRow {
    fn read(row: &AnyRow) -> Result<RatingRow, sqlx::Error> {
        Ok(RatingRow {
            player: row.try_get(0)?,
            game: row.try_get(1)?,
            rating: row.try_get(2)?,
            deviation: row.try_get(3)?,
            volatility: row.try_get(4)?,
            games: row.try_get(5)?,
            updated_ms: row.try_get(6)?,
        })
    }
}

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedPlayer {
    pub name: String,
    pub kind: PlayerKind,
    pub rating: RatingRow,
}

impl Record for RankedPlayer {
    fn read(row: &AnyRow) -> Result<RankedPlayer, sqlx::Error> {
        let kind = read_kind(row.try_get(8)?)?;
        Ok(RankedPlayer { rating: RatingRow::read(row)?, name: row.try_get(7)?, kind })
    }
}

/// A finished match.
#[derive(Clone, Debug, PartialEq)]
pub struct NewResult {
    pub room: String,
    pub game: String,
    pub finished_ms: i64,
    /// The changed ratings, each with `games` one higher than before.
    pub ratings: Vec<RatingRow>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// The result and the ratings were stored.
    Now,
    /// The result was stored earlier. Nothing changed.
    Before,
    /// Another match changed one of the ratings meanwhile. Nothing changed: read the ratings again.
    RatingsMoved,
}

/// Selects the columns of a [`RatingRow`].
macro_rules! ratings {
    ($rest:literal) => {
        concat!(
            "SELECT ratings.player, ratings.game, ratings.rating, ratings.deviation, ratings.volatility, ",
            "ratings.games, ratings.updated_ms",
            $rest
        )
    };
}

impl Store {
    /// Stores the result of a match and the new ratings, once per room.
    pub async fn record_result(&self, result: NewResult) -> Result<Recorded, StoreError> {
        let mut work = self.database().begin().await?;
        let recorded = record(&mut work, result).await?;
        match recorded {
            Recorded::Now => work.commit().await?,
            Recorded::Before | Recorded::RatingsMoved => work.rollback().await?,
        }
        Ok(recorded)
    }

    /// Returns a player's ratings in all games.
    pub async fn ratings(&self, player: &str) -> Result<Vec<RatingRow>, StoreError> {
        let ratings = sql(ratings!(" FROM ratings WHERE player = $1 ORDER BY game"));
        self.database().all(ratings.bind(player.to_owned())).await
    }

    pub async fn rating(&self, player: &str, game: &str) -> Result<Option<RatingRow>, StoreError> {
        let rating = sql(ratings!(" FROM ratings WHERE player = $1 AND game = $2"));
        self.database().first(rating.bind(player.to_owned()).bind(game.to_owned())).await
    }

    /// Returns how many rated matches of a game two players have finished together since a time.
    pub async fn rated_together(
        &self,
        game: &str,
        players: [&str; 2],
        since_ms: i64,
    ) -> Result<i64, StoreError> {
        let count = sql("SELECT COUNT(*) FROM result_players AS one \
            JOIN result_players AS other ON other.room = one.room \
            WHERE one.player = $1 AND other.player = $2 AND one.game = $3 AND one.finished_ms >= $4");
        let [one, other] = players.map(str::to_owned);
        let count = count.bind(one).bind(other).bind(game.to_owned()).bind(since_ms);
        Ok(self.database().first(count).await?.map_or(0, |Number(count)| count))
    }

    /// Returns the best players of a game, without guests.
    pub async fn leaderboard(&self, game: &str, limit: u32) -> Result<Vec<RankedPlayer>, StoreError> {
        let best = sql(ratings!(
            ", players.name, players.kind FROM ratings JOIN players ON players.id = ratings.player \
             WHERE ratings.game = $1 \
                AND (players.kind = 'bot' OR players.id IN (SELECT player FROM accounts)) \
             ORDER BY ratings.rating DESC, ratings.player LIMIT $2"
        ));
        self.database().all(best.bind(game.to_owned()).bind(i64::from(limit))).await
    }
}

async fn record(work: &mut Connection, result: NewResult) -> Result<Recorded, StoreError> {
    let insert = sql(
        "INSERT INTO results (room, game, finished_ms) VALUES ($1, $2, $3) ON CONFLICT (room) DO NOTHING",
    );
    let insert = insert.bind(result.room.clone()).bind(result.game.clone()).bind(result.finished_ms);
    match work.change(insert).await {
        Ok(0) => return Ok(Recorded::Before),
        Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "room" }),
        inserted => inserted?,
    };
    // All nodes lock the rows in the same order, which prevents deadlocks.
    let mut ratings = result.ratings;
    ratings.sort_by(|one, other| one.player.cmp(&other.player));
    for rating in ratings {
        let played =
            sql("INSERT INTO result_players (room, player, game, finished_ms) VALUES ($1, $2, $3, $4)");
        let played = played.bind(result.room.clone()).bind(rating.player.clone());
        let played = played.bind(result.game.clone()).bind(result.finished_ms);
        match work.change(played).await {
            Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "player" }),
            inserted => inserted?,
        };
        match work.change(replace(rating)).await {
            Ok(0) => return Ok(Recorded::RatingsMoved),
            Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "player" }),
            replaced => replaced?,
        };
    }
    Ok(Recorded::Now)
}

/// Replaces a rating only if the new one has exactly one match more.
fn replace(rating: RatingRow) -> Statement {
    sql("INSERT INTO ratings (player, game, rating, deviation, volatility, games, updated_ms) \
        SELECT $1, $2, $3, $4, $5, $6, $7 \
        WHERE $6 = 1 OR EXISTS (SELECT 1 FROM ratings WHERE player = $1 AND game = $2) \
        ON CONFLICT (player, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
            volatility = excluded.volatility, games = excluded.games, updated_ms = excluded.updated_ms \
        WHERE ratings.games = excluded.games - 1")
    .bind(rating.player)
    .bind(rating.game)
    .bind(rating.rating)
    .bind(rating.deviation)
    .bind(rating.volatility)
    .bind(rating.games)
    .bind(rating.updated_ms)
}
