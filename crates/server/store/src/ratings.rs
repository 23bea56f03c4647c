//! Ratings and leaderboards.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::StoreError;
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

/// Selects the columns of a [`RatingRow`] as others see them.
macro_rules! public_ratings {
    ($rest:literal) => {
        concat!(
            "SELECT ratings.player, ratings.game, ratings.rating, ratings.deviation, ratings.volatility, ",
            "ratings.listed_games, COALESCE(ratings.listed_ms, ratings.updated_ms)",
            $rest
        )
    };
}

impl Store {
    /// Returns a player's ratings in all games.
    pub async fn ratings(&self, player: &str) -> Result<Vec<RatingRow>, StoreError> {
        let ratings = sql(ratings!(" FROM ratings WHERE player = $1 ORDER BY game"));
        self.database().all(ratings.bind(player.to_owned())).await
    }

    pub async fn rating(&self, player: &str, game: &str) -> Result<Option<RatingRow>, StoreError> {
        let rating = sql(ratings!(" FROM ratings WHERE player = $1 AND game = $2"));
        self.database().first(rating.bind(player.to_owned()).bind(game.to_owned())).await
    }

    /// Returns a player's ratings as others see them: only games with listed matches, of which alone the number and the
    /// last end are told.
    pub async fn public_ratings(&self, player: &str) -> Result<Vec<RatingRow>, StoreError> {
        let ratings =
            sql(public_ratings!(" FROM ratings WHERE player = $1 AND listed_games > 0 ORDER BY game"));
        self.database().all(ratings.bind(player.to_owned())).await
    }

    /// Returns the best players of a game with listed matches, without guests. `skip` is how many of them are left out.
    pub async fn leaderboard(
        &self,
        game: &str,
        limit: u32,
        skip: u32,
    ) -> Result<Vec<RankedPlayer>, StoreError> {
        let best = sql(public_ratings!(
            ", players.name, players.kind FROM ratings JOIN players ON players.id = ratings.player \
             WHERE ratings.game = $1 AND ratings.listed_games > 0 \
                AND (players.kind = 'bot' OR players.id IN (SELECT player FROM accounts)) \
             ORDER BY ratings.rating DESC, ratings.player DESC LIMIT $2 OFFSET $3"
        ));
        let best = best.bind(game.to_owned()).bind(i64::from(limit)).bind(i64::from(skip));
        self.database().all(best).await
    }
}
