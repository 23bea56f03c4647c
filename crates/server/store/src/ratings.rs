//! Results and ratings: each match counts once.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, Statement, Work, sql};
use crate::error::{Failure, StoreError};
use crate::players::{PlayerKind, read_kind};
use crate::store::Store;

/// How strong a player is at a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// The player.
    pub player: String,
    /// The game.
    pub game: String,
    /// The strength.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// How much it swings.
    pub volatility: f64,
    /// After how many matches this was: the first rating has 1.
    pub games: i64,
    /// When the last of them ended.
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

/// A place in the ranking of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The player's name.
    pub name: String,
    /// Whether it is a person.
    pub kind: PlayerKind,
    /// The player's rating.
    pub rating: RatingRow,
}

impl Record for Standing {
    fn read(row: &AnyRow) -> Result<Standing, sqlx::Error> {
        let kind = read_kind(row.try_get(8)?)?;
        Ok(Standing { rating: RatingRow::read(row)?, name: row.try_get(7)?, kind })
    }
}

/// A match that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct NewResult {
    /// Where it was played.
    pub room: String,
    /// The game.
    pub game: String,
    /// When it ended.
    pub finished_ms: i64,
    /// The new ratings of those whose rating the match changes, each with one match more than before.
    pub ratings: Vec<RatingRow>,
}

/// What became of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// It is recorded, and the ratings are changed.
    Now,
    /// It was recorded before; nothing is changed.
    Before,
    /// Another match has changed one of the ratings since it was read; nothing is changed. Read them again.
    RatingsMoved,
}

/// The columns of a [`RatingRow`], and what may follow them.
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
    /// Records how a match ended and changes ratings with it, once for each room.
    pub async fn record_result(&self, result: NewResult) -> Result<Recorded, StoreError> {
        let mut work = self.database().begin().await?;
        let recorded = record(&mut work, result).await?;
        match recorded {
            Recorded::Now => work.commit().await?,
            Recorded::Before | Recorded::RatingsMoved => work.undo().await?,
        }
        Ok(recorded)
    }

    /// A player's ratings, by game.
    pub async fn ratings(&self, player: &str) -> Result<Vec<RatingRow>, StoreError> {
        let ratings = sql(ratings!(" FROM ratings WHERE player = $1 ORDER BY game"));
        self.database().all(ratings.bind(player.to_owned())).await
    }

    /// A player's rating at a game.
    pub async fn rating(&self, player: &str, game: &str) -> Result<Option<RatingRow>, StoreError> {
        let rating = sql(ratings!(" FROM ratings WHERE player = $1 AND game = $2"));
        self.database().first(rating.bind(player.to_owned()).bind(game.to_owned())).await
    }

    /// The best at a game.
    pub async fn leaderboard(&self, game: &str, limit: u32) -> Result<Vec<Standing>, StoreError> {
        let best = sql(ratings!(
            ", players.name, players.kind FROM ratings JOIN players ON players.id = ratings.player \
             WHERE ratings.game = $1 ORDER BY ratings.rating DESC, ratings.player LIMIT $2"
        ));
        self.database().all(best.bind(game.to_owned()).bind(i64::from(limit))).await
    }
}

async fn record(work: &mut Work, result: NewResult) -> Result<Recorded, StoreError> {
    let insert = sql(
        "INSERT INTO results (room, game, finished_ms) VALUES ($1, $2, $3) ON CONFLICT (room) DO NOTHING",
    );
    let insert = insert.bind(result.room).bind(result.game).bind(result.finished_ms);
    match work.change(insert).await {
        Ok(0) => return Ok(Recorded::Before),
        Err(Failure::Reference) => return Err(StoreError::NotThere { what: "room" }),
        inserted => inserted?,
    };
    // All nodes take the rows in the same order, so that no two wait for each other.
    let mut ratings = result.ratings;
    ratings.sort_by(|one, other| one.player.cmp(&other.player));
    for rating in ratings {
        match work.change(replace(rating)).await {
            Ok(0) => return Ok(Recorded::RatingsMoved),
            Err(Failure::Reference) => return Err(StoreError::NotThere { what: "player" }),
            replaced => replaced?,
        };
    }
    Ok(Recorded::Now)
}

/// Replaces a rating by the one that follows it, and no other.
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
