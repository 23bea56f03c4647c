-- From which device a session is, and when it was last used. Sessions of older versions do not say.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN begun_ms BIGINT;
ALTER TABLE sessions ADD COLUMN used_ms BIGINT;

-- The last visit, to the hour. Visits before this version count as one today.
ALTER TABLE players ADD COLUMN seen_ms BIGINT;
UPDATE players SET seen_ms = (SELECT now_ms FROM clock);
CREATE INDEX people_by_visit ON players (seen_ms) WHERE kind = 'person' AND merged_into IS NULL;
CREATE INDEX players_by_account ON players (merged_into) WHERE merged_into IS NOT NULL;

-- When the owner opened the link that was sent to the address.
ALTER TABLE account_contacts ADD COLUMN verified_ms BIGINT;

-- An address that is to be confirmed by a link. The address in account_contacts counts until then.
CREATE TABLE email_checks (
    player TEXT NOT NULL PRIMARY KEY REFERENCES accounts (player),
    token_hash TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    lang TEXT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE TABLE password_resets (
    token_hash TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES accounts (player),
    expires_ms BIGINT NOT NULL
);
CREATE INDEX password_resets_by_player ON password_resets (player);

-- People whose data are being deleted. A row goes away with the last of them.
CREATE TABLE erasures (
    player TEXT NOT NULL PRIMARY KEY,
    asked_ms BIGINT NOT NULL,
    -- No other node works on it until then.
    leased_until_ms BIGINT NOT NULL
);
CREATE INDEX rooms_by_host ON rooms (host) WHERE host IS NOT NULL;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX bug_reports_by_reporter ON bug_reports (reporter);
CREATE INDEX account_contacts_by_email ON account_contacts (LOWER(email)) WHERE verified_ms IS NOT NULL;
