-- Who opened the room. Rooms that were opened before do not say.
ALTER TABLE rooms ADD COLUMN host TEXT;
