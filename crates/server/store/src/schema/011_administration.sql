-- Players who may use the host page.
CREATE TABLE admins (
    player TEXT NOT NULL PRIMARY KEY REFERENCES accounts (player),
    granted_ms BIGINT NOT NULL
);

-- One row. The version counts the administrative changes, so that nodes notice them.
CREATE TABLE administration (
    version BIGINT NOT NULL,
    -- The hash of the token that makes the first admin. Only the latest token is valid.
    first_admin_token TEXT
);
INSERT INTO administration (version) VALUES (0);

-- Who did what, to whom, when and why. The number is the version of the administration after it.
CREATE TABLE audit_log (
    number BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    -- It is empty for the commands on the host's machine.
    admin TEXT,
    action TEXT NOT NULL,
    -- The id of a player, a room, a ban or something else; empty if there is none.
    target TEXT NOT NULL,
    details TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX audit_log_by_time ON audit_log (at_ms);
CREATE INDEX audit_log_by_target ON audit_log (target, number);
CREATE INDEX audit_log_by_admin ON audit_log (admin) WHERE admin IS NOT NULL;

-- What nodes have to do in rooms for an administrative change. A row is deleted when it is done.
CREATE TABLE room_orders (
    number BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    target TEXT NOT NULL
);

CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY,
    -- A ban has a player or a network. After the player was deleted it has neither, but hashes.
    player TEXT REFERENCES players (id),
    network TEXT,
    reason TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    -- It is empty for a ban without an end.
    until_ms BIGINT
);
CREATE INDEX bans_by_player ON bans (player) WHERE player IS NOT NULL;
CREATE INDEX bans_by_time ON bans (created_ms, id);
CREATE INDEX bans_by_end ON bans (until_ms) WHERE until_ms IS NOT NULL;

-- Salted hashes of the id, the name and the address of a deleted player who is banned.
CREATE TABLE ban_hashes (
    hash TEXT NOT NULL,
    ban TEXT NOT NULL REFERENCES bans (id),
    PRIMARY KEY (hash, ban)
);
CREATE INDEX ban_hashes_by_ban ON ban_hashes (ban);

-- Texts that everyone sees for a while.
CREATE TABLE announcements (
    id TEXT NOT NULL PRIMARY KEY,
    text_en TEXT,
    text_es TEXT,
    from_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    -- When the server restarts, if this is the notice of a restart.
    restart_ms BIGINT,
    created_ms BIGINT NOT NULL
);
CREATE INDEX announcements_by_time ON announcements (created_ms, id);
CREATE INDEX announcements_by_end ON announcements (until_ms);

-- How busy each node was, once a minute.
CREATE TABLE load_samples (
    node TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    people BIGINT NOT NULL,
    rooms BIGINT NOT NULL,
    requests BIGINT NOT NULL,
    -- The mean time of an answer, in microseconds.
    answer_us BIGINT NOT NULL,
    memory_bytes BIGINT NOT NULL,
    PRIMARY KEY (node, at_ms)
);
CREATE INDEX load_samples_by_time ON load_samples (at_ms);

ALTER TABLE nodes ADD COLUMN version TEXT;

ALTER TABLE reports ADD COLUMN handled_ms BIGINT;
CREATE INDEX reports_to_handle ON reports (at_ms, room, line, reporter) WHERE handled_ms IS NULL;
ALTER TABLE bug_reports ADD COLUMN handled_ms BIGINT;
CREATE INDEX bug_reports_to_handle ON bug_reports (at_ms, id) WHERE handled_ms IS NULL;

CREATE INDEX players_by_time ON players (created_ms, id);
CREATE INDEX rooms_by_time ON rooms (created_ms, id);
CREATE INDEX running_rooms_by_time ON rooms (created_ms, id) WHERE stage IN ('open', 'playing');
