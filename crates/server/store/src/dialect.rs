//! The few texts of SQL in which the two kinds of store differ.

use crate::at_once::{Texts, texts_for};
use crate::store::StoreKind;

/// What one kind of store says in its own words. Lists travel as one JSON parameter, so that a batch of any size
/// is one prepared statement.
#[derive(Debug)]
pub(crate) struct Dialect {
    pub(crate) kind: StoreKind,
    /// Begins a transaction that writes.
    pub(crate) begin: &'static str,
    /// Taken inside a transaction, keeps others from migrating at the same time.
    pub(crate) lock_schema: &'static str,
    /// Set on every connection.
    pub(crate) settle_connection: &'static str,
    /// Lifts the limits of time that are set on a connection.
    pub(crate) lift_limits: &'static str,
    /// Of leases `[[room, node, epoch], ...]`, those that hold, by their place, with the room's last number. Until
    /// the end of the transaction nobody else can claim these rooms.
    pub(crate) hold_leases: &'static str,
    /// Makes rooms `[[room, game, rules version, settings, listed, stage, created, node, epoch, host], ...]`; a guest who has
    /// become an account hosts as that account.
    pub(crate) insert_rooms: &'static str,
    /// Gives back the leases of rooms `[room, ...]`, which are known to hold.
    pub(crate) release_leases: &'static str,
    /// Inserts entries `[[room, number, at, body, ...], ...]`, whose leases and numbers are known to hold.
    pub(crate) insert_entries: &'static str,
    /// How a batch is written in one trip to the database.
    pub(crate) at_once: AtOnce,
    /// Updates rooms from `[[room, stage, summary, wake at, at], ...]`; those that showed the same stay as active
    /// as they were.
    pub(crate) update_summaries: &'static str,
    /// Empties the seats of rooms `[room, ...]`.
    pub(crate) delete_players: &'static str,
    /// Fills seats `[[room, seat, player], ...]`; a guest who has become an account sits down as that account.
    pub(crate) insert_players: &'static str,
    /// Keeps the rooms in which a player sits or which they host from being written to until the end of the transaction.
    pub(crate) hold_rooms_of: &'static str,
    /// Asks the database whether its files are sound: rows of `ok` or of complaints.
    pub(crate) check_files: &'static str,
}

/// What a kind of store can write in one trip, all of it or nothing. Where a lease does not hold, or the first entry of an
/// append does not follow the room's last one, there is no number, and a row without a number is refused.
#[derive(Debug)]
pub(crate) enum AtOnce {
    /// A batch of entries alone: `[[room, number, at, body, node, epoch, first], ...]`.
    Entries(&'static str),
    /// A batch of any kind, if there are texts for so many entries.
    Anything(fn(usize) -> Option<&'static Texts>),
}

pub(crate) static SQLITE: Dialect = Dialect {
    kind: StoreKind::Sqlite,
    begin: "BEGIN IMMEDIATE",
    lock_schema: "SELECT 1",
    // A batch may touch a page of each of a thousand rooms: the cache must hold them, and the log some batches of
    // them before they are copied to their places. Counters are temporary: all writes share one connection, and a
    // rate limit need not survive it.
    settle_connection: "PRAGMA busy_timeout = 4000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
        PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; \
        PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 8000; \
        CREATE TEMP TABLE IF NOT EXISTS counters (name TEXT NOT NULL PRIMARY KEY, \
        window_start_ms BIGINT NOT NULL, expires_ms BIGINT NOT NULL, hits BIGINT NOT NULL); \
        CREATE TEMP TABLE IF NOT EXISTS held (lease BIGINT NOT NULL)",
    lift_limits: "SELECT 1",
    hold_leases: "SELECT asked.key, \
            COALESCE((SELECT MAX(number) FROM entries WHERE entries.room = rooms.id), 0) \
        FROM json_each($1) AS asked CROSS JOIN rooms ON rooms.id = asked.value ->> 0 \
        WHERE rooms.node = asked.value ->> 1 AND rooms.epoch = asked.value ->> 2",
    insert_rooms: "INSERT INTO rooms \
            (id, game, rules_version, settings, listed, stage, created_ms, active_ms, node, epoch, host) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, \
            value ->> 6, value ->> 6, value ->> 7, value ->> 8, COALESCE( \
                (SELECT merged_into FROM players WHERE players.id = value ->> 9), value ->> 9) FROM json_each($1)",
    release_leases: "UPDATE rooms SET node = NULL WHERE id IN (SELECT value FROM json_each($1))",
    insert_entries: "INSERT INTO entries (room, number, at_ms, body) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
    at_once: AtOnce::Anything(texts_for),
    update_summaries: "UPDATE rooms SET stage = told.value ->> 1, summary = told.value ->> 2, \
            wake_at_ms = told.value ->> 3, \
            active_ms = CASE WHEN (stage, summary) IS (told.value ->> 1, told.value ->> 2) \
                THEN active_ms ELSE told.value ->> 4 END \
        FROM json_each($1) AS told WHERE rooms.id = told.value ->> 0",
    delete_players: "DELETE FROM room_players WHERE room IN (SELECT value FROM json_each($1))",
    insert_players: "INSERT INTO room_players (room, seat, player) \
        SELECT told.value ->> 0, told.value ->> 1, COALESCE(players.merged_into, told.value ->> 2) \
        FROM json_each($1) AS told LEFT JOIN players ON players.id = told.value ->> 2",
    hold_rooms_of: "SELECT id FROM rooms WHERE id IN (SELECT room FROM room_players WHERE player = $1 \
        UNION SELECT id FROM rooms WHERE stage IN ('open', 'playing') AND host = $1)",
    check_files: "PRAGMA integrity_check",
};

pub(crate) static POSTGRES: Dialect = Dialect {
    kind: StoreKind::Postgres,
    begin: "BEGIN",
    lock_schema: "SELECT pg_advisory_xact_lock(4705301)",
    // A node that is cut off must not hold its rooms' rows for longer than others are ready to wait.
    settle_connection: "SET synchronous_commit = on; SET statement_timeout = '4s'; \
        SET idle_in_transaction_session_timeout = '8s'",
    lift_limits: "SET statement_timeout = 0",
    hold_leases: "SELECT asked.place - 1, \
            COALESCE((SELECT MAX(number) FROM entries WHERE entries.room = rooms.id), 0) \
        FROM json_array_elements($1::json) WITH ORDINALITY AS asked (value, place) \
        JOIN rooms ON rooms.id = asked.value ->> 0 \
        WHERE rooms.node = asked.value ->> 1 AND rooms.epoch = (asked.value ->> 2)::bigint \
        ORDER BY rooms.id FOR NO KEY UPDATE OF rooms",
    insert_rooms: "INSERT INTO rooms \
            (id, game, rules_version, settings, listed, stage, created_ms, active_ms, node, epoch, host) \
        SELECT value ->> 0, value ->> 1, (value ->> 2)::bigint, value ->> 3, (value ->> 4)::bigint, \
            value ->> 5, (value ->> 6)::bigint, (value ->> 6)::bigint, value ->> 7, (value ->> 8)::bigint, \
            COALESCE((SELECT merged_into FROM players WHERE players.id = value ->> 9), value ->> 9) \
        FROM json_array_elements($1::json) AS told (value)",
    release_leases: "UPDATE rooms SET node = NULL \
        WHERE id IN (SELECT value FROM json_array_elements_text($1::json) AS told (value))",
    insert_entries: "INSERT INTO entries (room, number, at_ms, body) \
        SELECT value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3 \
        FROM json_array_elements($1::json) AS told (value)",
    // A statement sees the entries as they were when it began. One that had to wait for a row may so find a number
    // taken, which the key refuses.
    at_once: AtOnce::Entries(
        "WITH asked AS MATERIALIZED (SELECT value ->> 0 AS room, (value ->> 1)::bigint AS number, \
            (value ->> 2)::bigint AS at_ms, value ->> 3 AS body, value ->> 4 AS node, \
            (value ->> 5)::bigint AS epoch, (value ->> 6)::bigint AS first \
            FROM json_array_elements($1::json) AS told (value)), \
        held AS MATERIALIZED (SELECT rooms.id, rooms.node, rooms.epoch FROM rooms \
            WHERE rooms.id IN (SELECT room FROM asked) ORDER BY rooms.id FOR NO KEY UPDATE) \
        INSERT INTO entries (room, number, at_ms, body) \
        SELECT asked.room, \
            CASE WHEN held.id IS NOT NULL AND asked.first = 1 + COALESCE((SELECT MAX(number) \
                FROM entries AS before WHERE before.room = held.id), 0) THEN asked.number END, \
            asked.at_ms, asked.body \
        FROM asked LEFT JOIN held \
            ON held.id = asked.room AND held.node = asked.node AND held.epoch = asked.epoch",
    ),
    update_summaries: "UPDATE rooms SET stage = told.value ->> 1, summary = told.value ->> 2, \
            wake_at_ms = (told.value ->> 3)::bigint, \
            active_ms = CASE WHEN (stage, summary) IS NOT DISTINCT FROM (told.value ->> 1, told.value ->> 2) \
                THEN active_ms ELSE (told.value ->> 4)::bigint END \
        FROM json_array_elements($1::json) AS told (value) WHERE rooms.id = told.value ->> 0",
    delete_players: "DELETE FROM room_players \
        WHERE room IN (SELECT value FROM json_array_elements_text($1::json) AS told (value))",
    insert_players: "INSERT INTO room_players (room, seat, player) \
        SELECT told.value ->> 0, (told.value ->> 1)::bigint, COALESCE(players.merged_into, told.value ->> 2) \
        FROM json_array_elements($1::json) AS told (value) \
        LEFT JOIN players ON players.id = told.value ->> 2",
    // Appends hold their rooms in the same order, so that no two transactions wait for each other.
    hold_rooms_of: "SELECT id FROM rooms WHERE id IN (SELECT room FROM room_players WHERE player = $1 \
        UNION SELECT id FROM rooms WHERE stage IN ('open', 'playing') AND host = $1) ORDER BY id FOR NO KEY UPDATE",
    check_files: "SELECT 'ok'",
};
