# Matches looked at again.

replay = Replay
replay-title = Replay: { $names }
replay-seat = Player { $number }
replay-where = Turn { $turn }, step { $step } of { $steps }
replay-step = Step { $step } of { $steps }
replay-line = The match, moment by moment
replay-controls = Replay controls
replay-turn-back = One turn back
replay-step-back = One step back
replay-play = Play
replay-pause = Pause
replay-step-on = One step on
replay-turn-on = One turn on
replay-eyes-speed = Eyes, speed, file
replay-through = Through whose eyes
replay-eyes-all = all hands open
replay-eyes-spectator = a spectator
replay-speed = Speed
replay-share = Share this moment
replay-shared = Link copied
replay-hands = All hands
replay-play-on = Play from here
replay-play-on-about = A new, unrated game from this moment. You take one seat, bots take the others; hidden cards stay what they were.
replay-play-as = You play
replay-begin = Begin
replay-none = No match has this code.
replay-version = This match was played with another version of the server. It is kept, but this version cannot show it or play it on.
replay-eyes-closed = While this match lasts, it can only be seen through your own eyes or as a spectator.
replay-no-replay = This file is no recorded match, or not a whole one.
replay-away = The match could not be loaded. The server does not answer; nothing is lost.
replay-open = Open a match from a file
replay-file = Save the match as a file

# The reader’s own matches.
mine-none = No matches yet. The first one takes a minute.
mine-with = with { $names }
mine-won = Won
mine-lost = Lost
mine-draw = Draw
mine-over = Over
mine-running = Running
mine-earlier = Earlier matches
mine-away = Your matches could not be loaded. They are kept.
