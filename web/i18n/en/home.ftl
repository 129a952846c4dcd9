# Home, and how a table is chosen.

play-friend = A friend
play-how = Set up a game against bots: { $game }
play-with = With a friend: { $game }
level-deckhand = plays at random
level-mate = thinks a little
level-captain = thinks a lot
pace-table = as in the settings
deck-yours = Your deck
deck-rival = The bot’s deck
deck-surprise = a surprise
deck-mirror = the same as yours
more-options = More options
name-saved = Saved
name-failed = The server does not answer. Your name is as it was.

# At the tables now.
tables-now = At the tables now
tables-live =
    { $count ->
        [0] live
        [one] live · one table
       *[other] live · { $count } tables
    }
tables-none = Nobody is at the tables. Play a bot, or open a table for a friend.
tables-failed = The list of tables could not be loaded.
tables-waiting = The list has changed. It is updated when you leave it.
count-people =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
count-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
count-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
