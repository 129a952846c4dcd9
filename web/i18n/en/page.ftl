# What the page itself says.

# The page: navigation and pages.
nav-play = Play
nav-rules = Rules
nav-settings = Settings
main-nav = Main
home = Home
hero = Four card games, played by the book.
hero-sub = Against a bot or a friend, in your language. Every “no” names its rule. No account needed.
resume = Your game is waiting
go-back = Go back
games = Games
play-bot = Play a bot
play-bots = Play bots
level = Level
kind-open = open seat
kind-person = player
kind-deckhand = Deckhand
kind-mate = Mate
kind-captain = Captain
join = Join
watch = Watch
on-deck = On deck
join-code = Code of a table
your-name = Your name
your-name-hint = chosen for you when you sit down
save = Save
read-rules = Read the rules
read-rules-sub = Every clause has a link.
settings = Settings
settings-sub = Language, motion, sound, keys.
mine = Your matches
mine-sub = How they ended, and replays.
footer = Card pictures are generated from card data. Quarterdeck is not affiliated with any publisher.
server-away = The server does not answer. Your games are saved.
again-try = Try again
loading = Loading…
close = Close
language = Language
theme-switch = Day or night theme

# A new table.
new-table = Table of your own: { $game }
against = Against
against-friend = a friend, by link
against-bot = a bot
seats = Seats
clocks = Clocks
clocks-none = no clock
clocks-of = { $minutes } min + { $seconds } s
who-sees = Who can see it
who-link = whoever has the link
who-all = everybody
open-table = Open the table
play-now = Play
deck = Deck
deck-sensible = a sensible one
deck-paste = paste a list…
deck-list = Deck list
deck-list-hint = one card a line, such as 4xST01-004
deck-faults =
    { $count ->
        [one] One fault:
       *[other] { $count } faults:
    }
deck-good = This deck may be played.
deck-name = Name of the deck
deck-keep = Keep this deck
deck-mine = My deck

# Waiting for players.
lobby = The table is laid
lobby-invited = { $name } invites you
sit-down = Sit down
invite-code = Code:
copy = Copy the link
copied = Copied
share = Share

# The table, and what is said elsewhere too.
rules = Rules
new-version = A new version is ready.
reload = Reload

# Rules.
rules-title = Rules: { $game }
rules-search = Search the rules
rules-away = The rules could not be loaded.

# Settings.
theme = Theme
theme-auto = as the system
theme-night = night watch
theme-day = day watch
stops = Automatic passing
stops-hint = Against bots, windows without an answer are passed at once. Between people each lasts a moment that says nothing about your hand; Hold keeps it open.
stops-answers = ask when I have an answer
stops-attacks = ask also when I am attacked
stops-all = always ask
stops-next-turn = pass until my next turn
stops-never = never ask
tempo = How fast bots answer
tempo-auto = calm for the first games
tempo-calm = calm
tempo-brisk = brisk
tempo-instant = at once
confirm = Ask twice before an answer that weighs heavily
switch-on = on
switch-off = off
motion = Motion
motion-normal = normal
motion-fast = fast
motion-off = off
sound = Sound
volume = Volume
text-size = Text size
card-size = Card size
size-s = small
size-m = medium
size-l = large
keys = Keys
keys-reset = All keys as they were
key-change = { $what }: { $key }. Change it
key-press = Press a key
key-pass = The gold button
key-cancel = Cancel, close
key-hand = To your hand
key-mine = To your side
key-theirs = To the other side
key-next = Next card that can act (Shift: previous)
key-why = Why not?
key-inspect = Inspect the card
key-undo = Take back
key-hold = Hold the window open
key-log = Log
key-rules = Rules at this clause
key-catch = Catch who forgot to call
key-call = Call with the next card
key-draw = Draw
key-space = Space
key-help = This map
key-arrows = From card to card
key-numbers = N-th button
key-enter = Choose

# What went wrong.
problem-table = There is no such table
problem-table-more = The code may be mistyped, or the table may be long gone. Look at the link again, or open a table of your own.
problem-version = A new version is ready
problem-version-more = The server speaks a newer version than this page. Reload it; your game is saved.
problem-replaced = This table is open elsewhere
problem-replaced-more = You sit at this table in another window. Nothing is lost.
use-here = Use it here
problem-away = The server is away
problem-away-more = Your game is saved. The page tries again by itself.
problem-on-hold = This table is on hold
problem-on-hold-more = This version of the server cannot read how the table was opened. Nothing is lost; it comes back with a server that can.
problem-page = There is no such page
problem-page-more = The address may be mistyped.
