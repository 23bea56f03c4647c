-- The deals of the daily dungeons. The first row for a day and game stays.
CREATE TABLE daily_deals (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    -- The secret from which chance is drawn. It is shown when the day is over.
    secret TEXT NOT NULL,
    settings TEXT NOT NULL,
    drawn_ms BIGINT NOT NULL,
    -- The rules of the first attempt, which all others must have.
    rules_version BIGINT,
    PRIMARY KEY (day, game)
);

-- The first attempt of each player at each deal.
CREATE TABLE daily_attempts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    -- The attempt is stored before its room is opened, so that nobody gets two.
    room TEXT NOT NULL UNIQUE,
    -- Whether the player had an account.
    ranked BIGINT NOT NULL,
    begun_ms BIGINT NOT NULL,
    finished_ms BIGINT,
    place BIGINT,
    points BIGINT,
    -- Whether luck was measured. It stays empty if that was not possible.
    measured BIGINT NOT NULL,
    luck DOUBLE PRECISION,
    -- The result without luck.
    adjusted DOUBLE PRECISION,
    PRIMARY KEY (day, game, player),
    FOREIGN KEY (day, game) REFERENCES daily_deals (day, game)
);
CREATE INDEX daily_attempts_by_player ON daily_attempts (player, day);
CREATE INDEX daily_attempts_to_measure ON daily_attempts (finished_ms) WHERE finished_ms IS NOT NULL AND measured = 0;
