-- Who sat at which match, so that a guest's matches are found without reading every journal. It only ever says too much: somebody
-- may have got up again before the deal.
CREATE TABLE sittings (
    guest   TEXT    NOT NULL,
    created INTEGER NOT NULL, -- as the match has it: a guest's matches lie in their order
    code    TEXT    NOT NULL REFERENCES matches (code),
    PRIMARY KEY (guest, created, code)
) STRICT, WITHOUT ROWID;

-- Whether the people of a match stand there. Those of earlier versions are filled in later.
ALTER TABLE matches ADD COLUMN seated INTEGER NOT NULL DEFAULT 0;

CREATE INDEX unseated_matches ON matches (code) WHERE seated = 0;
