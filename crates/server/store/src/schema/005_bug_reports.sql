-- Problems that players reported. The match itself is in the room's log.
CREATE TABLE bug_reports (
    id TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id),
    reporter TEXT NOT NULL,
    -- From whose perspective, and after which step of that perspective. There is none before the match begins.
    perspective TEXT NOT NULL,
    step BIGINT,
    -- The last entry of the room's log that the reporter could know of.
    entry BIGINT NOT NULL,
    version TEXT NOT NULL,
    description TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE INDEX bug_reports_by_time ON bug_reports (at_ms);
