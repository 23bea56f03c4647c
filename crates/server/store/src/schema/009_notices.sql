-- Where a player gets notices of turns. E-mail goes to the account's contact, so its row has no target.
CREATE TABLE notice_channels (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    -- The URL to which notices are sent.
    target TEXT NOT NULL,
    -- JSON: keys, format and secret.
    details TEXT NOT NULL,
    label TEXT NOT NULL,
    enabled BIGINT NOT NULL,
    -- Failures since the last success.
    failures BIGINT NOT NULL,
    problem TEXT,
    created_ms BIGINT NOT NULL,
    UNIQUE (player, kind, target)
);
CREATE INDEX notice_channels_by_target ON notice_channels (target);

CREATE TABLE notice_preferences (
    player TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    -- How long a match waits before a notice. If it is empty, each channel has its own default.
    after_minutes BIGINT,
    -- Minutes of the player's day.
    quiet_from BIGINT,
    quiet_to BIGINT,
    utc_offset_minutes BIGINT NOT NULL,
    lang TEXT
);

CREATE TABLE notice_mutes (
    player TEXT NOT NULL REFERENCES players (id),
    room TEXT NOT NULL REFERENCES rooms (id),
    PRIMARY KEY (player, room)
);

-- Notices to send. A row stays after it is done, so that no question is announced twice.
CREATE TABLE notices (
    -- The receiver gets it too and can drop a copy.
    id TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id),
    seat BIGINT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    -- Since when the match waits.
    asked_ms BIGINT NOT NULL,
    kind TEXT NOT NULL,
    channel TEXT NOT NULL,
    due_ms BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    leased_by TEXT,
    leased_until_ms BIGINT,
    done_ms BIGINT,
    outcome TEXT,
    UNIQUE (room, seat, asked_ms, player, channel)
);
CREATE INDEX notices_due ON notices (due_ms) WHERE done_ms IS NULL;
CREATE INDEX notices_by_player ON notices (player);
CREATE INDEX notices_by_channel ON notices (channel) WHERE done_ms IS NULL;

-- Secrets of the server, which all nodes share.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
