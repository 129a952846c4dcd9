# Seats before the deal.

seats-of = { $game }, { $count } seats
seats-only-you = Only you so far. Send the link, or put bots in the free seats.
seats-list = Seats
seats-place = Seat { $place } of { $count }
seats-you = You, { $name }
seats-host = host
seats-guest = came by the link
seats-here = here
seats-away = not connected
seats-bot = { $name }, bot
seats-free = Free seat
seats-free-sub = waits for whoever has the link
seats-put-bot = Add a bot
seats-change = Change
seats-change-of = Change: { $name }
seats-clear = Free the seat
seats-clear-of = Free the seat of { $name }
seats-leave = Leave the seat
seats-add = Seat
seats-add-one = Add a seat
seats-less-one = Take the last seat away
seats-take = Seat this bot
seats-deal = Deal
seats-deal-fill =
    { $count ->
        [one] Deal, with a bot in the free seat
       *[other] Deal, with bots in the { $count } free seats
    }
seats-waits = { $name } deals, or the game begins when somebody takes the last seat.
seats-full = Every seat is taken. You can watch as soon as the game begins.
seats-agreed = How it is played
seats-own-list = a list of your own
seats-bring = Bring this deck
seats-brought = This deck is at the table.
seats-link = Send this link, or let them scan it
seats-qr = QR code of the link
seats-fact = { $name }: { $value }
