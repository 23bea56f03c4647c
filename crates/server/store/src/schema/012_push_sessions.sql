-- The session in which a browser subscribed. Its notices end with the session.
ALTER TABLE notice_channels ADD COLUMN session TEXT REFERENCES sessions (token_hash) ON DELETE CASCADE;
CREATE INDEX notice_channels_by_session ON notice_channels (session) WHERE session IS NOT NULL;
