CREATE TABLE account_contacts (
    player TEXT NOT NULL PRIMARY KEY REFERENCES accounts (player),
    email TEXT NOT NULL,
    lang TEXT NOT NULL
);
