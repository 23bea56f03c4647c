//! The results of finished matches. Each match is counted once.

use crate::database::{Connection, Number, Statement, Text, sql};
use crate::error::{StatementError, StoreError};
use crate::ratings::RatingRow;
use crate::store::Store;

/// A finished match.
#[derive(Clone, Debug, PartialEq)]
pub struct NewResult {
    pub room: String,
    pub game: String,
    /// The value of the game's first option: its set or its mode.
    pub mode: String,
    pub seats: i64,
    /// The strongest bot in the match.
    pub level: Option<String>,
    pub rated: bool,
    pub listed: bool,
    pub finished_ms: i64,
    /// When the delay of its spectators has passed.
    pub public_ms: i64,
    pub players: Vec<NewPlayed>,
    /// The changed ratings, each with `games` one higher than before. Empty if the match is not rated.
    pub ratings: Vec<RatingRow>,
}

/// How a player ended a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPlayed {
    pub seat: i64,
    pub player: String,
    /// From 1.
    pub place: i64,
    pub won: bool,
    pub points: Option<i64>,
    /// The player's adventurer, character or hero.
    pub figure: Option<String>,
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

impl Store {
    /// Stores the result of a match, its players' history and the new ratings, once per room.
    pub async fn record_result(&self, result: NewResult) -> Result<Recorded, StoreError> {
        let mut work = self.database().begin().await?;
        let recorded = record(&mut work, result).await?;
        match recorded {
            Recorded::Now => work.commit().await?,
            Recorded::Before | Recorded::RatingsMoved => work.rollback().await?,
        }
        Ok(recorded)
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

    /// Returns finished matches of older versions that are not in the history yet.
    pub async fn history_to_add(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let rooms = sql("SELECT room FROM history_to_add ORDER BY room LIMIT $1").bind(i64::from(limit));
        Ok(self.database().all(rooms).await?.into_iter().map(|Text(room)| room).collect())
    }

    /// Adds a match of an older version to the history, or with `None` leaves it out. Its ratings were counted before.
    pub async fn add_to_history(&self, room: &str, result: Option<NewResult>) -> Result<(), StoreError> {
        let mut work = self.database().begin().await?;
        if let Some(result) = &result {
            work.change(insert_result(result)).await?;
            insert_history(&mut work, result).await?;
        }
        work.change(sql("DELETE FROM history_to_add WHERE room = $1").bind(room.to_owned())).await?;
        work.commit().await
    }
}

async fn record(work: &mut Connection, mut result: NewResult) -> Result<Recorded, StoreError> {
    match work.change(insert_result(&result)).await {
        Ok(0) => return Ok(Recorded::Before),
        Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "room" }),
        inserted => inserted?,
    };
    // All nodes lock the rows in the same order, which prevents deadlocks.
    result.ratings.sort_by(|one, other| one.player.cmp(&other.player));
    result.players.sort_by(|one, other| one.player.cmp(&other.player));
    for rating in &result.ratings {
        let played =
            sql("INSERT INTO result_players (room, player, game, finished_ms) VALUES ($1, $2, $3, $4)");
        let played = played.bind(result.room.clone()).bind(rating.player.clone());
        let played = played.bind(result.game.clone()).bind(result.finished_ms);
        match work.change(played).await {
            Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "player" }),
            inserted => inserted?,
        };
        match work.change(replace(rating.clone(), result.listed)).await {
            Ok(0) => return Ok(Recorded::RatingsMoved),
            Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "player" }),
            replaced => replaced?,
        };
    }
    insert_history(work, &result).await?;
    Ok(Recorded::Now)
}

fn insert_result(result: &NewResult) -> Statement {
    sql("INSERT INTO results (room, game, finished_ms) VALUES ($1, $2, $3) ON CONFLICT (room) DO NOTHING")
        .bind(result.room.clone())
        .bind(result.game.clone())
        .bind(result.finished_ms)
}

/// A merged guest is replaced by the account, which has other ratings. Players who do not exist any more are left out.
async fn insert_history(work: &mut Connection, result: &NewResult) -> Result<(), StoreError> {
    for played in &result.players {
        let rating = result.ratings.iter().find(|rating| rating.player == played.player);
        let insert = sql("INSERT INTO history (room, seat, player, game, mode, seats, place, won, points, \
                level, figure, rated, listed, finished_ms, public_ms, rating, deviation) \
            SELECT $1, $2, COALESCE(merged_into, id), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, \
                CASE WHEN merged_into IS NULL THEN $16 END, CASE WHEN merged_into IS NULL THEN $17 END \
            FROM players WHERE id = $3 ON CONFLICT (room, seat) DO NOTHING");
        let insert = insert.bind(result.room.clone()).bind(played.seat).bind(played.player.clone());
        let insert = insert.bind(result.game.clone()).bind(result.mode.clone()).bind(result.seats);
        let insert = insert.bind(played.place).bind(i64::from(played.won)).bind(played.points);
        let insert = insert.bind(result.level.clone()).bind(played.figure.clone());
        let insert = insert.bind(i64::from(result.rated)).bind(i64::from(result.listed));
        let insert = insert.bind(result.finished_ms).bind(result.public_ms);
        let insert = insert.bind(rating.map(|rating| rating.rating));
        work.change(insert.bind(rating.map(|rating| rating.deviation))).await?;
    }
    Ok(())
}

/// Replaces a rating only if the new one has exactly one match more.
fn replace(rating: RatingRow, listed: bool) -> Statement {
    sql("INSERT INTO ratings \
            (player, game, rating, deviation, volatility, games, updated_ms, listed_games, listed_ms) \
        SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 \
        WHERE $6 = 1 OR EXISTS (SELECT 1 FROM ratings WHERE player = $1 AND game = $2) \
        ON CONFLICT (player, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, \
            volatility = excluded.volatility, games = excluded.games, updated_ms = excluded.updated_ms, \
            listed_games = ratings.listed_games + excluded.listed_games, \
            listed_ms = COALESCE(excluded.listed_ms, ratings.listed_ms) \
        WHERE ratings.games = excluded.games - 1")
    .bind(rating.player)
    .bind(rating.game)
    .bind(rating.rating)
    .bind(rating.deviation)
    .bind(rating.volatility)
    .bind(rating.games)
    .bind(rating.updated_ms)
    .bind(i64::from(listed))
    .bind(listed.then_some(rating.updated_ms))
}
