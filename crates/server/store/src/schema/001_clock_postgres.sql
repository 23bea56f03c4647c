CREATE VIEW clock AS SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now_ms;

-- Counters need not outlive a crash, so they spare the log. SQLite keeps them in memory instead.
CREATE UNLOGGED TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    window_start_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    hits BIGINT NOT NULL
);
