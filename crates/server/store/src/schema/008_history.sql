-- A row per finished match and player. Lessons, practice and matches that continue another one are not in it.
CREATE TABLE history (
    room TEXT NOT NULL REFERENCES rooms (id),
    seat BIGINT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    -- The value of the game's first option: its set or its mode.
    mode TEXT NOT NULL,
    seats BIGINT NOT NULL,
    -- From 1. Winners share the first place.
    place BIGINT NOT NULL,
    won BIGINT NOT NULL,
    points BIGINT,
    -- The strongest bot in the match, if there was one.
    level TEXT,
    -- The player's adventurer, character or hero, if the game has one.
    figure TEXT,
    rated BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    finished_ms BIGINT NOT NULL,
    -- When the delay of its spectators has passed.
    public_ms BIGINT NOT NULL,
    -- After the match. Matches of older versions have none.
    rating DOUBLE PRECISION,
    deviation DOUBLE PRECISION,
    PRIMARY KEY (room, seat)
);
CREATE INDEX history_by_player ON history (player, finished_ms, room);
CREATE INDEX history_of_listed ON history (player, finished_ms, room) WHERE listed = 1;
CREATE INDEX history_of_ratings ON history (player, game, finished_ms) WHERE rating IS NOT NULL;

-- Finished matches of older versions. The server adds them to the history in the background.
CREATE TABLE history_to_add (room TEXT NOT NULL PRIMARY KEY);
INSERT INTO history_to_add (room) SELECT id FROM rooms WHERE stage = 'over';

-- The rated matches of listed rooms, and the end of the last one. Only these are shown to others.
ALTER TABLE ratings ADD COLUMN listed_games BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN listed_ms BIGINT;
UPDATE ratings SET
    listed_games = (SELECT COUNT(*) FROM result_players JOIN rooms ON rooms.id = result_players.room
        WHERE result_players.player = ratings.player AND result_players.game = ratings.game AND rooms.listed = 1),
    listed_ms = (SELECT MAX(finished_ms) FROM result_players JOIN rooms ON rooms.id = result_players.room
        WHERE result_players.player = ratings.player AND result_players.game = ratings.game AND rooms.listed = 1);
DROP INDEX ratings_by_game;
CREATE INDEX ratings_by_rank ON ratings (game, rating, player) WHERE listed_games > 0;
