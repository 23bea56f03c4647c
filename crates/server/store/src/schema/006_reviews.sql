-- The latest review of a finished match. It can be computed again at any time.
CREATE TABLE reviews (
    room TEXT NOT NULL PRIMARY KEY REFERENCES rooms (id),
    -- Under which rules, and by which reviewer. A review of other versions is out of date.
    rules_version BIGINT NOT NULL,
    reviewer_version BIGINT NOT NULL,
    body TEXT NOT NULL
);
