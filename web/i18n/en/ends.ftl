# The end of a match, and what stands between its rounds.

over-won = You win
over-draw = A draw
over-void = The match is void
over-other =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
over-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
        [8] Eighth
        [9] Ninth
       *[other] Last
    } of { $of ->
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] ten
    }
over-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
over-length = { $minutes } min { $seconds } s
over-look = Look at the board
over-show = Show the result
rematch = Play again
rematch-waits = Waiting for the others…
rematch-wanted =
    { $count ->
        [one] { $name } wants to play again
       *[other] { $name } want to play again
    }
to-next = To the next match
replay-it = Replay
interlude-won =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    } { $of ->
        [round] round { $number }
       *[game] game { $number }
    }
interlude-you =
    { $of ->
        [round] You win round { $number }
       *[game] You win game { $number }
    }
interlude-nobody =
    { $of ->
        [round] Nobody wins round { $number }
       *[game] Nobody wins game { $number }
    }
interlude-place = Place
interlude-round = Round
interlude-game = Game
interlude-wins = Wins
interlude-left =
    { $count ->
        [one] One card left
       *[other] { $count } cards left
    }: { $cards }
interlude-on = Go on
round-in = The next round is dealt in { $seconds } s
round-wait = Wait
round-ready =
    { $count ->
        [one] { $name } is ready
       *[other] { $name } are ready
    }
