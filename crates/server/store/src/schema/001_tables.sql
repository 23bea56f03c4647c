CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    settings TEXT NOT NULL,
    listed BIGINT NOT NULL,
    stage TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    active_ms BIGINT NOT NULL,
    summary TEXT,
    wake_at_ms BIGINT,
    node TEXT,
    epoch BIGINT NOT NULL
);
CREATE INDEX rooms_in_the_lobby ON rooms (created_ms) WHERE listed = 1 AND stage IN ('open', 'playing');
CREATE INDEX rooms_to_wake ON rooms (wake_at_ms) WHERE wake_at_ms IS NOT NULL;
CREATE INDEX rooms_by_stage ON rooms (stage);

-- There is no reference to rooms: only a lease on the room's row lets an entry in, and a check of each entry
-- would cost more than writing it.
CREATE TABLE entries (
    room TEXT NOT NULL,
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, number)
);

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    merged_into TEXT REFERENCES players (id)
);

CREATE TABLE room_players (
    room TEXT NOT NULL REFERENCES rooms (id),
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (room, seat)
);
CREATE INDEX rooms_by_player ON room_players (player);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    expires_ms BIGINT NOT NULL
);
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);

CREATE TABLE accounts (
    player TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    name TEXT NOT NULL,
    folded_name TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
);

CREATE TABLE bot_tokens (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    owner TEXT NOT NULL REFERENCES players (id),
    created_ms BIGINT NOT NULL
);
CREATE INDEX bot_tokens_by_owner ON bot_tokens (owner);

CREATE TABLE results (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (id),
    game TEXT NOT NULL,
    finished_ms BIGINT NOT NULL
);

CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX ratings_by_game ON ratings (game, rating);

CREATE TABLE reports (
    room TEXT NOT NULL REFERENCES rooms (id),
    line BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    reason TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (room, line, reporter)
);
CREATE INDEX reports_by_time ON reports (at_ms);
