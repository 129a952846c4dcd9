# What the terminal says around a game.

cli-log = Log
cli-back = 0  back
cli-gold = { $answer } · safe
cli-grave = { $answer } · think twice
cli-help = ? why not · log · rules CLAUSE · concede · quit
cli-card-help = card NUMBER (what it does)
cli-no-such-card = There is no card { $number } in this game.
cli-not-a-choice = There is no choice { $choice } here. Type a number of the list, or ? to see what is not possible.
cli-why-title = Not possible now, and why:
cli-why-nothing = Everything you could try is possible now.
cli-risky-title = Not forbidden, but it may cost you. Type the letter:
cli-you = You
cli-goodbye = Goodbye. With --replay FILE a match can be watched again.
cli-concede-sure = Leave the match for good? Type concede once more.
cli-unknown-clause = There is no clause { $clause } in this game.
cli-round-over = The round is over. Press Enter to deal the next one.
cli-match-over = The match is over.
cli-place = { $place }. { $seat }
cli-replay-written = The replay is in { $file }.
cli-seed = Seed { $seed }: the same seed and the same answers give the same match.

# What it says when something cannot be used, and what it counts.

cli-no-language = There is no language “{ $name }”: there are en, ja, zh-Hant and it.
cli-no-deck = There is no deck “{ $name }”: it is neither one of { $decks } nor a file.
cli-two-decks = Two decks make a game, not { $decks }.
cli-for-two = This game is for two players, not for { $seats }.
cli-other-games-option = { $option } is an option of { $game }, not of { $this }.
cli-no-bot = There is no bot “{ $name }”: there are random, search, search:ITERATIONS and search:50ms.
cli-bots-for-seats = { $bots } bots for { $seats } seats: name one for all, or one for each.
cli-no-threads = There must be 1 to 1024 threads.
cli-no-games = At least one game must be played.
cli-cannot-read = Cannot read { $file }: { $error }
cli-cannot-write = Cannot write { $file }: { $error }
cli-sim-games = { $games } games, { $decisions } decisions ({ $forced } forced), { $draws } drawn, { $void } void, { $seconds } s of CPU time, { $nanos } ns a decision
cli-no-seat = There is no seat “{ $name }”: there are s0 to s{ $last }.
cli-sim-seat = { $bot } wins { $wins }, { $rate } % [{ $low }, { $high }], { $points } points a game
cli-sim-beginners = who began wins { $wins }, { $rate } % [{ $low }, { $high }]
replay-verified = { $inputs } inputs, { $hashes } hashes: all as recorded. The last hash is { $hash }.
replay-eyes = Nobody is “{ $name }” here: there are spectator and s0 to s{ $last }.
replay-not-a-replay = { $file } is not a replay.
replay-format = { $file } has format { $format }, which this program does not read.
replay-truncated = { $file } is cut off: { $found } bytes of at least { $expected }.
replay-altered = { $file } was altered: its checksum does not fit.
replay-garbled = { $file } is whole but describes no match.
replay-game = { $file } is of a game “{ $game }” that this program does not know.
replay-edition = { $file } was played with edition { $found } of the rules; this program has edition { $ours }.
replay-refused = { $file }: input { $step } is refused. { $why } ({ $clause })
replay-diverged = { $file }: the match goes another way than recorded, between input { $first } and input { $last }.
cli-no-cards = This game has one pack of cards and no decks: there is nothing to look up.
cli-no-card = No card has “{ $query }” in its number, name or types.
cli-list-no-number = Line { $line }: no card number like OP01-016. A name does not say which card is meant: several cards share one.
cli-list-two-numbers = Line { $line }: two card numbers.
cli-list-no-count = Line { $line }: no count beside the card number.
cli-list-bad-count = Line { $line }: a count is from 1 to 255.
cli-list-no-format = There is no list format “{ $name }”: there are { $formats }.
cli-list-empty = The list is empty.
cli-deck-faults = 
    { $faults ->
        [one] One fault.
       *[other] { $faults } faults.
    }
cli-card-file = There are faults in { $file }.
cli-card-file-too-much = { $file } has more than a match can hold: { $what }.
replay-cards = { $file } was played with other cards: name their file with --card-file.
cli-serving = Quarterdeck is at { $address }
cli-no-database = “{ $name }” is no database: write sqlite:FILE.
cli-database = The database { $file } cannot be used: { $error }.
cli-no-page = The folder { $folder } holds no built page (index.html).
cli-cannot-listen = Cannot listen at { $address }: { $error }
cli-checked = { $matches } matches, { $open } of them open, { $lines } lines: every line played again, every hash equal.
cli-unsound = { $held } of { $matches } matches cannot be carried on by this version and are on hold:
cli-held = { $code }, line { $line }: { $why ->
    [unreadable] cannot be read
    [later-version] was written by a later version
    [deal] cannot be dealt
    [refused] is refused
   *[diverged] leads to another state
}
cli-no-server = No server answers at { $address }.
cli-no-load = “{ $name }” is no kind of table. The kinds: { $kinds }.
cli-load-seats = { $tables } tables, { $sockets } people
cli-load-moves = { $moves } moves on disk, { $pace } a second; { $matches } matches ended
cli-load-waits = until it is on disk: half within { $p50 } ms, 99 % within { $p99 } ms, 99.9 % within { $p999 } ms, all within { $max } ms
cli-option-of-matches = { $option } has a meaning only in a whole match.
