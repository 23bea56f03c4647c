//! The SQL that differs between SQLite and PostgreSQL.

/// The SQL of one kind of store. A list is passed as one JSON parameter, so that batches of all sizes use the same prepared
/// statement.
#[derive(Debug)]
pub(crate) struct Dialect {
    pub(crate) kind: StoreKind,
    /// Begins a write transaction.
    pub(crate) begin: &'static str,
    /// Runs inside a transaction and prevents other migrations at the same time.
    pub(crate) lock_schema: &'static str,
    /// Runs on every new connection.
    pub(crate) setup_connection: &'static str,
    pub(crate) disable_timeouts: &'static str,
    /// Returns the indexes of the valid leases of `[[room, node, epoch], ...]`, with the last number of each room. Until the
    /// end of the transaction, no other node can claim these rooms.
    pub(crate) lock_leases: &'static str,
    /// Creates rooms `[[room, game, rules version, settings, listed, stage, created, node, epoch, host], ...]`. A merged
    /// guest is replaced by the account.
    pub(crate) insert_rooms: &'static str,
    /// Releases the leases of rooms `[room, ...]`. The caller has checked them.
    pub(crate) release_leases: &'static str,
    /// Inserts entries `[[room, number, at, body, ...], ...]`. The caller has checked their leases and numbers.
    pub(crate) insert_entries: &'static str,
    /// Writes a batch with one call to the database.
    pub(crate) single_statement: SingleStatement,
    /// Updates rooms from `[[room, stage, summary, wake at, at], ...]`. If stage and summary did not change, `active_ms`
    /// does not change either.
    pub(crate) update_summaries: &'static str,
    /// Deletes the players of rooms `[room, ...]`.
    pub(crate) delete_players: &'static str,
    /// Inserts players `[[room, seat, player], ...]`. A merged guest is replaced by the account.
    pub(crate) insert_players: &'static str,
    /// Locks the rooms of a player or host against writes until the end of the transaction.
    pub(crate) lock_rooms_of: &'static str,
    /// Returns players whose name begins with a text, in the order of names. The text is in lower case: `$1` is where the page
    /// begins, after the player `$3` of that name, `$2` is the end of the names and `$4` the number of players.
    pub(crate) people_by_name: &'static str,
    /// Returns the size of the store in bytes.
    pub(crate) size: &'static str,
    /// Checks the database files. Returns rows with `ok` or with problems.
    pub(crate) check_files: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// For one node.
    Sqlite,
    /// For any number of nodes.
    Postgres,
}

impl StoreKind {
    pub const fn as_str(self) -> &'static str {
        match self {
            StoreKind::Sqlite => "SQLite",
            StoreKind::Postgres => "PostgreSQL",
        }
    }
}

/// The batches that a kind of store can write with one call, completely or not at all. If a lease is not valid, or the
/// first entry of an append does not follow the last entry of the room, the number is `NULL`, which the table refuses.
#[derive(Debug)]
pub(crate) enum SingleStatement {
    /// Only entries: `[[room, number, at, body, node, epoch, first], ...]`.
    Entries(&'static str),
    /// Any batch, if `sqlite_batch` has SQL for its number of entries.
    Anything,
}

pub(crate) static SQLITE: Dialect = Dialect {
    kind: StoreKind::Sqlite,
    begin: "BEGIN IMMEDIATE",
    lock_schema: "SELECT 1",
    // A batch may change pages of a thousand rooms, so the cache has room for them, and the WAL for several such
    // batches before a checkpoint. Counters are in a temporary table: all writes use the same connection, and rate
    // limits may be lost at a restart.
    setup_connection: "PRAGMA busy_timeout = 4000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
        PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; \
        PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 8000; \
        CREATE TEMP TABLE IF NOT EXISTS counters (name TEXT NOT NULL PRIMARY KEY, \
        window_start_ms BIGINT NOT NULL, expires_ms BIGINT NOT NULL, hits BIGINT NOT NULL); \
        CREATE TEMP TABLE IF NOT EXISTS held (lease BIGINT NOT NULL)",
    disable_timeouts: "SELECT 1",
    lock_leases: "SELECT asked.key, \
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
    single_statement: SingleStatement::Anything,
    update_summaries: "UPDATE rooms SET stage = told.value ->> 1, summary = told.value ->> 2, \
            wake_at_ms = told.value ->> 3, \
            active_ms = CASE WHEN (stage, summary) IS (told.value ->> 1, told.value ->> 2) \
                THEN active_ms ELSE told.value ->> 4 END \
        FROM json_each($1) AS told WHERE rooms.id = told.value ->> 0",
    delete_players: "DELETE FROM room_players WHERE room IN (SELECT value FROM json_each($1))",
    insert_players: "INSERT INTO room_players (room, seat, player) \
        SELECT told.value ->> 0, told.value ->> 1, COALESCE(players.merged_into, told.value ->> 2) \
        FROM json_each($1) AS told LEFT JOIN players ON players.id = told.value ->> 2",
    lock_rooms_of: "SELECT id FROM rooms WHERE id IN (SELECT room FROM room_players WHERE player = $1 \
        UNION SELECT id FROM rooms WHERE stage IN ('open', 'playing') AND host = $1)",
    people_by_name: "SELECT id, name, kind, created_ms FROM players \
        WHERE lower(name) >= $1 AND lower(name) < $2 AND (lower(name) > $1 OR id > $3) \
        ORDER BY lower(name), id LIMIT $4",
    size: "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    check_files: "PRAGMA integrity_check",
};

pub(crate) static POSTGRES: Dialect = Dialect {
    kind: StoreKind::Postgres,
    begin: "BEGIN",
    lock_schema: "SELECT pg_advisory_xact_lock(4705301)",
    // A disconnected node must not lock the rows of its rooms for longer than other nodes wait.
    setup_connection: "SET synchronous_commit = on; SET statement_timeout = '4s'; \
        SET idle_in_transaction_session_timeout = '8s'",
    disable_timeouts: "SET statement_timeout = 0",
    lock_leases: "SELECT asked.place - 1, \
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
    // A statement sees the entries as they were at its start. If it had to wait for a row, the number may be taken by
    // then, and the primary key refuses it.
    single_statement: SingleStatement::Entries(
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
    // Appends lock their rooms in the same order, which prevents deadlocks.
    lock_rooms_of: "SELECT id FROM rooms WHERE id IN (SELECT room FROM room_players WHERE player = $1 \
        UNION SELECT id FROM rooms WHERE stage IN ('open', 'playing') AND host = $1) ORDER BY id FOR NO KEY UPDATE",
    people_by_name: "SELECT id, name, kind, created_ms FROM players \
        WHERE (translate(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') COLLATE \"C\") >= $1 \
            AND (translate(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') COLLATE \"C\") < $2 \
            AND ((translate(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') COLLATE \"C\") > $1 \
                OR id > $3) \
        ORDER BY (translate(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') COLLATE \"C\"), id \
        LIMIT $4",
    size: "SELECT pg_database_size(current_database())",
    check_files: "SELECT 'ok'",
};
