-- What a name looks like. It is empty for accounts of older versions until the store is opened.
ALTER TABLE accounts ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX accounts_by_skeleton ON accounts (skeleton);

-- Who played a rated match.
CREATE TABLE result_players (
    room TEXT NOT NULL REFERENCES results (room),
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    finished_ms BIGINT NOT NULL,
    PRIMARY KEY (room, player)
);
CREATE INDEX result_players_by_time ON result_players (player, finished_ms);
