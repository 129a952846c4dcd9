# What the terminal says around a game.

cli-log = Log
cli-choose = Choose a number.
cli-back = 0  back
cli-help = ? why not · log · rules CLAUSE · concede · quit
cli-not-a-choice = There is no choice { $choice } here. Type a number of the list, or ? to see what is not possible.
cli-why-title = Not possible now, and why:
cli-why-nothing = Everything you could try is possible now.
cli-risky-title = Not forbidden, but it may cost you. Type the letter:
cli-waiting = Waiting for { $seat }.
cli-you = You
cli-goodbye = Goodbye. Nothing is lost: a match can be watched again from its replay file.
cli-concede-sure = Leave the match for good? Type concede once more.
cli-unknown-clause = There is no clause { $clause } in this game.
cli-round-over = The round is over. Press Enter to deal the next one.
cli-match-over = The match is over.
cli-place = { $place }. { $seat }
cli-replay-written = The replay is in { $file }.
cli-seed = Seed { $seed }: the same seed and the same answers give the same match.
