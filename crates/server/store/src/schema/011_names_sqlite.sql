CREATE INDEX players_by_name ON players (lower(name), id);
