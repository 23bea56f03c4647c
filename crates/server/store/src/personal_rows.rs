//! The rows about a person, for a copy of their data.

use sqlx::any::AnyRow;
use sqlx::{Column, Row};

use crate::database::{Record, Statement, Text, sql};
use crate::error::StoreError;
use crate::store::Store;

/// Rows of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonalTable {
    pub name: &'static str,
    pub rows: Vec<Vec<(String, Cell)>>,
}

/// A value in a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Null,
    Number(i64),
    Real(f64),
    Text(String),
}

/// A row of any table.
struct Cells(Vec<(String, Cell)>);

impl Record for Cells {
    fn read(row: &AnyRow) -> Result<Cells, sqlx::Error> {
        let cell = |index: usize| -> Result<Cell, sqlx::Error> {
            let number = || row.try_get::<Option<i64>, _>(index).map(|cell| cell.map(Cell::Number));
            let real = |_| row.try_get::<Option<f64>, _>(index).map(|cell| cell.map(Cell::Real));
            let text = |_| row.try_get::<Option<String>, _>(index).map(|cell| cell.map(Cell::Text));
            Ok(number().or_else(real).or_else(text)?.unwrap_or(Cell::Null))
        };
        let columns = row.columns().iter().enumerate();
        let named = columns.map(|(index, column)| Ok((column.name().to_owned(), cell(index)?)));
        named.collect::<Result<_, sqlx::Error>>().map(Cells)
    }
}

/// The columns that name a person, and whether a copy of the person's data contains the rows. A test compares them with the
/// schema.
pub const PERSONAL_COLUMNS: [(&str, &str); 23] = [
    ("players", "id"),
    ("players", "merged_into"),
    ("accounts", "player"),
    ("account_contacts", "player"),
    ("email_checks", "player"),
    ("password_resets", "player"),
    ("sessions", "player"),
    ("notice_channels", "player"),
    ("notice_preferences", "player"),
    ("notice_mutes", "player"),
    ("notices", "player"),
    ("bot_tokens", "owner"),
    ("bot_tokens", "player"),
    ("ratings", "player"),
    ("result_players", "player"),
    ("history", "player"),
    ("daily_attempts", "player"),
    ("room_players", "player"),
    ("reports", "reporter"),
    ("bug_reports", "reporter"),
    ("erasures", "player"),
    ("admins", "player"),
    ("bans", "player"),
];

/// What a copy contains of each table. Secrets of the server are left out: hashes of passwords and tokens, and of an attempt
/// at a daily dungeon whatever its player does not see yet.
const COPIED: [(&str, &str); 17] = [
    ("players", "SELECT id, name, kind, created_ms, seen_ms, merged_into FROM players WHERE id = $1"),
    ("accounts", "SELECT name FROM accounts WHERE player = $1"),
    ("account_contacts", "SELECT email, lang, verified_ms FROM account_contacts WHERE player = $1"),
    ("email_checks", "SELECT email, lang, expires_ms FROM email_checks WHERE player = $1"),
    ("password_resets", "SELECT expires_ms FROM password_resets WHERE player = $1"),
    (
        "sessions",
        "SELECT device, begun_ms, used_ms, expires_ms FROM sessions WHERE player = $1 ORDER BY begun_ms",
    ),
    (
        "notice_channels",
        "SELECT kind, target, details, label, enabled, failures, problem, created_ms FROM notice_channels \
         WHERE player = $1 ORDER BY created_ms",
    ),
    (
        "notice_preferences",
        "SELECT after_minutes, quiet_from, quiet_to, utc_offset_minutes, lang FROM notice_preferences \
         WHERE player = $1",
    ),
    ("notice_mutes", "SELECT room FROM notice_mutes WHERE player = $1 ORDER BY room"),
    (
        "notices",
        "SELECT room, seat, asked_ms, kind, due_ms, done_ms, outcome FROM notices WHERE player = $1 ORDER BY due_ms",
    ),
    (
        "bots",
        "SELECT players.id, players.name, bot_tokens.created_ms FROM bot_tokens \
         JOIN players ON players.id = bot_tokens.player WHERE bot_tokens.owner = $1 ORDER BY bot_tokens.created_ms",
    ),
    (
        "ratings",
        "SELECT game, rating, deviation, volatility, games, updated_ms FROM ratings WHERE player = $1 ORDER BY game",
    ),
    (
        "history",
        "SELECT room, seat, game, mode, seats, place, won, points, level, figure, rated, listed, finished_ms, rating, \
         deviation FROM history WHERE player = $1 ORDER BY finished_ms",
    ),
    (
        "daily_attempts",
        "SELECT day, game, room, begun_ms, finished_ms, place, points FROM daily_attempts WHERE player = $1 \
         ORDER BY begun_ms",
    ),
    ("room_players", "SELECT room, seat FROM room_players WHERE player = $1 ORDER BY room"),
    ("reports", "SELECT room, line, reason, at_ms FROM reports WHERE reporter = $1 ORDER BY at_ms"),
    (
        "bug_reports",
        "SELECT id, room, perspective, step, version, description, at_ms FROM bug_reports WHERE reporter = $1 \
         ORDER BY at_ms",
    ),
];

impl Store {
    /// Returns a person and the guests who became this person by logging in.
    pub async fn ids_of(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let ids = sql("SELECT id FROM players WHERE id = $1 OR merged_into = $1 ORDER BY id");
        let ids: Vec<Text> = self.database().all(ids.bind(player.to_owned())).await?;
        Ok(ids.into_iter().map(|Text(id)| id).collect())
    }

    /// Returns everything that tables have about a player. What is in the logs of rooms is not in it.
    pub async fn personal_rows(&self, player: &str) -> Result<Vec<PersonalTable>, StoreError> {
        let mut tables = Vec::new();
        for (name, query) in COPIED {
            let query: Statement = sql(query).bind(player.to_owned());
            let rows: Vec<Cells> = self.database().all(query).await?;
            tables.push(PersonalTable { name, rows: rows.into_iter().map(|Cells(cells)| cells).collect() });
        }
        Ok(tables)
    }
}
