# What the server itself says.
server-malformed = That was no message of this protocol.
server-not-seated = Only those who sit at the table can do this.
server-nothing-to-do = There is nothing to do that with now.
server-disk = The server cannot write at the moment. Your game is safe as it stands; try again in a while.
server-broken = This could not be carried out. The match stands as it stood before, and the fault is recorded.
server-table-full = Every seat of this table is taken.
server-void-version = The match is void: it was begun with another version of the rules and cannot be carried on with this one.
server-on-hold = This match is on hold: this version of the server cannot carry it on. Nothing is lost; it goes on as soon as a server that can is back. You may also end it without a result.
server-ended-on-hold = The match was ended without a result by those who played it, while the server could not carry it on.
server-no-replay = That match cannot be played on from there.
server-clock-out =
    { $seat_is ->
        [you] Your clock ran out.
       *[other] { $seat }’s clock ran out.
    }
server-did-not-come-back =
    { $seat_is ->
        [you] You did not come back in time.
       *[other] { $seat } did not come back in time.
    }
