-- A match and what it began with. Its body may be large, so its rows are found by number and not kept in the key's tree.
CREATE TABLE matches (
    code    TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    edition INTEGER NOT NULL,
    created INTEGER NOT NULL, -- milliseconds since 1970, by the caller's clock
    body    BLOB    NOT NULL,
    closing BLOB              -- what the match ended with; NULL while it is open
) STRICT;

CREATE INDEX open_matches   ON matches (created) WHERE closing IS NULL;
CREATE INDEX closed_matches ON matches (created) WHERE closing IS NOT NULL;

-- The journals: all lines of a match lie side by side, in their order.
CREATE TABLE entries (
    code   TEXT    NOT NULL REFERENCES matches (code),
    number INTEGER NOT NULL CHECK (number > 0),
    body   BLOB    NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE guests (
    guest TEXT NOT NULL PRIMARY KEY,
    name  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The guest is part of the key: nobody reaches another's deck by guessing its id.
CREATE TABLE decks (
    guest TEXT NOT NULL,
    id    TEXT NOT NULL,
    game  TEXT NOT NULL,
    name  TEXT NOT NULL,
    list  TEXT NOT NULL,
    PRIMARY KEY (guest, id)
) STRICT;

-- Keys are made once, by whoever asks first.
CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    key  BLOB NOT NULL
) STRICT, WITHOUT ROWID;
