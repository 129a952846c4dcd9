# UNO One Piece. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

uno-title = UNO One Piece, New World edition

uno-colour-blue = blue
uno-colour-green = green
uno-colour-red = red
uno-colour-yellow = yellow
uno-colour-none = none

uno-card-number = { $colour } { $number }
uno-card-draw-two = { $colour } draw two
uno-card-reverse = { $colour } reverse
uno-card-skip = { $colour } skip
uno-card-wild = wild
uno-card-ace = ace
uno-card-red-hair = red-hair
uno-card-blackbeard = blackbeard

uno-direction-clockwise = clockwise
uno-direction-counter-clockwise = counter-clockwise

uno-mode-rounds = rounds with plus and minus points
uno-mode-first500 = first to 500
uno-mode-elimination = elimination
uno-setup = { $seats } players · { $mode } · preset { $preset }
uno-preset-standard = standard
uno-preset-table = table

# The table.

uno-zone-pile = Draw pile
uno-zone-discards = Discard pile
uno-zone-hand = Hand
uno-round = Round { $round }
uno-round-of = Round { $round } of { $rounds }
uno-colour-in-force = Colour in force: { $colour }
uno-direction = Direction: { $direction }
uno-counter-cards = { $count } cards
uno-counter-total = { $count } points
uno-counter-account = { $count } minus
uno-badge-drawn = just drawn
uno-badge-known = seen to go there
uno-badge-dealer = dealer
uno-badge-left = left the match

# Questions.

uno-ask-turn =
    { $seat_is ->
        [you] Your turn: play a card or draw.
       *[other] { $seat } is to play or draw.
    }
uno-ask-after-draw =
    { $seat_is ->
        [you] The card you drew fits: play or keep it?
       *[other] { $seat } may play the card just drawn.
    }
uno-ask-choose-colour =
    { $seat_is ->
        [you] A wild lies there: name a colour.
       *[other] { $seat } names a colour.
    }
uno-ask-misplay =
    { $seat_is ->
        [you] This card does not fit. Do you accuse?
       *[other] { $seat } decides whether to accuse the misplay.
    }
uno-ask-challenge =
    { $seat_is ->
        [you] { $by }’s ace (+4): do you challenge it, or draw four?
       *[other]
            { $by_is ->
                [you] { $seat } decides whether to challenge your ace (+4).
               *[other] { $seat } decides whether to challenge { $by }’s ace (+4).
            }
    }
uno-ask-catch =
    { $seat_is ->
        [you] The call was forgotten. Do you point it out?
       *[other] { $seat } may react.
    }
uno-ask-next-round = The next round can be dealt.

# Answers, from the first choice to the last.

uno-do-play = play { $card }
uno-do-name-colour = name { $colour }
uno-do-no-gift = without a gift
uno-do-give = give { $card } to { $seat }
uno-do-call = with the call: “I will become the Pirate King!”
uno-do-no-call = without the call
uno-do-draw = draw a card
uno-do-keep = keep the card
uno-do-choose-colour = { $colour }
uno-do-challenge = challenge
uno-do-accept = accept, and draw four
uno-do-catch = catch { $seat }: the call was forgotten
uno-do-accuse-misplay = accuse { $seat } of a misplay
uno-do-accuse-draw = accuse { $seat } of drawing without need
uno-do-pass = pass
uno-do-concede = leave the match
uno-do-next-round = deal the next round
uno-do-window-over = let the window run out
uno-do-time-out = { $seat }'s time is up

# Events.

uno-event-dealer-drew =
    { $seat_is ->
        [you] For the deal you draw { $card }.
       *[other] For the deal { $seat } draws { $card }.
    }
uno-event-dealer =
    { $seat_is ->
        [you] You deal.
       *[other] { $seat } deals.
    }
uno-event-round-began = Round { $round } begins.
uno-event-dealt-seen =
    { $seat_is ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
uno-event-dealt =
    { $seat_is ->
        [you] You are dealt seven cards.
       *[other] { $seat } is dealt seven cards.
    }
uno-event-start-refused = { $card } cannot start and goes back into the pile.
uno-event-start-card = The start card is { $card }.
uno-event-colour-chosen =
    { $seat_is ->
        [you] You name { $colour }.
       *[other] { $seat } names { $colour }.
    }
uno-event-called =
    { $seat_is ->
        [you] You shout: “I will become the Pirate King!”
       *[other] { $seat } shouts: “I will become the Pirate King!”
    }
uno-event-played =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
uno-event-played-naming =
    { $seat_is ->
        [you] You play { $card } and name { $colour }.
       *[other] { $seat } plays { $card } and names { $colour }.
    }
uno-event-my-era =
    { $seat_is ->
        [you] You shout: “My era has come!”
       *[other] { $seat } shouts: “My era has come!”
    }
uno-event-this-hat =
    { $seat_is ->
        [you] You say: “This card (this hat)... I give it to you.”
       *[other] { $seat } says: “This card (this hat)... I give it to you.”
    }
uno-event-gave = { $from_is ->
    [you] You
   *[other] { $from }
 } → { $to_is ->
    [you] you
   *[other] { $to }
 }: a card is handed over, face down.
uno-event-gave-seen =
    { $from_is ->
        [you] You give { $card } to { $to }.
       *[other]
            { $to_is ->
                [you] { $from } gives you { $card }.
               *[other] { $from } gives { $card } to { $to }.
            }
    }
uno-event-reversed = The direction is { $direction } now.
uno-event-skipped =
    { $seat_is ->
        [you] You sit out.
       *[other] { $seat } sits out.
    }
uno-event-drew-seen =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
uno-event-drew =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
uno-event-drew-nothing =
    { $seat_is ->
        [you] There is nothing left for you to draw.
       *[other] There is nothing left for { $seat } to draw.
    }
uno-event-kept =
    { $seat_is ->
        [you] You keep the card.
       *[other] { $seat } keeps the card.
    }
uno-event-passed-automatically =
    { $seat_is ->
        [you] You can neither play nor draw and pass.
       *[other] { $seat } can neither play nor draw and passes.
    }
uno-event-reshuffled =
    { $cards ->
        [one] One used card is the new draw pile.
       *[other] { $cards } used cards are shuffled into a new draw pile.
    }
uno-event-accepted-ace =
    { $seat_is ->
        [you] You accept the ace.
       *[other] { $seat } accepts the ace.
    }
# Two players: names only, so that they can stand for you too.
uno-event-challenge-upheld = Challenge, { $by_is ->
    [you] you
   *[other] { $by }
 } against { $against_is ->
    [you] you
   *[other] { $against }
 }: upheld, there was another usable card.
uno-event-challenge-failed = Challenge, { $by_is ->
    [you] you
   *[other] { $by }
 } against { $against_is ->
    [you] you
   *[other] { $against }
 }: failed, the ace was fair.
uno-event-catch-upheld = Catch, { $by_is ->
    [you] you
   *[other] { $by }
 } against { $against_is ->
    [you] you
   *[other] { $against }
 }: upheld, the call was forgotten.
uno-event-catch-failed = Catch, { $by_is ->
    [you] you
   *[other] { $by }
 } against { $against_is ->
    [you] you
   *[other] { $against }
 }: baseless.
uno-event-misplay-upheld = Accusation, { $by_is ->
    [you] you
   *[other] { $by }
 } against { $against_is ->
    [you] you
   *[other] { $against }
 }: upheld, the card does not fit.
uno-event-misplay-failed = Accusation, { $by_is ->
    [you] you
   *[other] { $by }
 } against { $against_is ->
    [you] you
   *[other] { $against }
 }: baseless, the card fits.
uno-event-accused-draw = Accusation of drawing without need, { $by_is ->
    [you] you
   *[other] { $by }
 } against { $against_is ->
    [you] you
   *[other] { $against }
 }: that always costs the accuser.
uno-event-took-back =
    { $seat_is ->
        [you] You take { $card } back.
       *[other] { $seat } takes { $card } back.
    }
uno-event-counted =
    { $seat_is ->
        [you] Your hand counts { $points }; your minus points come to { $account }.
       *[other] { $seat }'s hand counts { $points }; the minus points come to { $account }.
    }
uno-event-left =
    { $seat_is ->
        [you] You leave the match.
       *[other] { $seat } leaves the match.
    }
uno-event-out =
    { $seat_is ->
        [you] You are out.
       *[other] { $seat } is out.
    }
uno-event-round-won =
    { $seat_is ->
        [you] You win the round: you are the Pirate King!
       *[other] { $seat } wins the round and is the Pirate King.
    }
uno-event-round-void = The round has lasted too long and is void.
uno-event-scored =
    { $seat_is ->
        [you] You write down { $points }; your total is { $total }.
       *[other] { $seat } writes down { $points }; the total is { $total }.
    }
uno-event-match-ended = The match is decided.

# How it ended.

uno-how-last-card =
    { $seat_is ->
        [you] You played your last card, { $card }.
       *[other] { $seat } played the last card in hand, { $card }.
    }
uno-how-last-gift =
    { $seat_is ->
        [you] You gave your last card away.
       *[other] { $seat } gave the last card in hand away.
    }
uno-how-turn-limit = The round went on for { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } and is void.
uno-how-player =
    { $seat_is ->
        [you] you
       *[other] { $seat }
    }
uno-how-last-in =
    { $seat_is ->
        [you] Everybody else is out; you have { $total ->
            [0] no minus points
            [one] { $total } minus point
           *[other] { $total } minus points
        }.
       *[other] Everybody else is out; { $seat } has { $total ->
            [0] no minus points
            [one] { $total } minus point
           *[other] { $total } minus points
        }.
    }
uno-how-others-left =
    { $seat_is ->
        [you] Everybody else has left the match.
       *[other] Everybody but { $seat } has left the match.
    }
uno-how-points-reached =
    { $seat_is ->
        [you] You reached { $total } points; { $goal } were needed.
       *[other] { $seat } reached { $total } points; { $goal } were needed.
    }
uno-how-rounds-played =
    { $count ->
        [1] { $seat_is ->
            [you] After { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } you have the highest total: { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
           *[other] After { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } { $seat } has the highest total: { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
        }
       *[other] After { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } the highest total, { $total ->
            [one] { $total } point
           *[other] { $total } points
        }, is shared by { $players }.
    }
uno-how-round-limit =
    { $count ->
        [1] { $seat_is ->
            [you] After the limit of { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } you have the highest total: { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
           *[other] After the limit of { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } { $seat } has the highest total: { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
        }
       *[other] After the limit of { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } the highest total, { $total ->
            [one] { $total } point
           *[other] { $total } points
        }, is shared by { $players }.
    }
uno-how-round-limit-account =
    { $count ->
        [1] { $seat_is ->
            [you] After the limit of { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } you have the fewest minus points: { $total }.
           *[other] After the limit of { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } { $seat } has the fewest minus points: { $total }.
        }
       *[other] After the limit of { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        } these have the fewest minus points, { $total } each: { $players }.
    }

# Refusals.

uno-no-not-your-turn =
    { $seat_is ->
        [you] Another question is open: answer that first.
       *[other] { $seat } is asked now, not you.
    }
uno-no-not-your-turn-nobody = Nobody may act now.
uno-no-round-over = The round is over.
uno-no-match-over = The match is over.
uno-no-round-not-over = The round is not over yet.
uno-no-card-not-in-hand = { $card } is not in your hand.
uno-no-card-does-not-match = { $card } fits neither the colour in force ({ $colour }) nor { $top }.
uno-no-only-drawn-card = After drawing you may play only the drawn card, { $card }.
uno-no-not-drawn = You have not drawn a card that you could keep.
uno-no-already-drawn = You have already drawn in this turn.
uno-no-nothing-to-draw = There is no card left to draw, and you hold one that fits.
uno-no-colour-missing = A colour must be named.
uno-no-colour-not-allowed = No colour can be named here.
uno-no-bad-colour = That is not a colour: blue, green, red or yellow.
uno-no-target-missing = Say who receives the gift.
uno-no-gift-missing = Say which card you give.
uno-no-target-self = You cannot give a card to yourself.
uno-no-target-out = { $seat } is not in the match.
uno-no-gift-not-in-hand = You have no { $card } left to give.
uno-no-gift-not-allowed = No card can be given with this one.
uno-no-call-not-due = The call is due only when one card will be left, or when a gift takes the last one.
uno-no-reaction-closed = There is nothing of that kind to react to now, or it is aimed at the wrong player.
uno-no-self-reaction = You cannot accuse yourself.
uno-no-not-next-player = Only the next player, { $seat }, may challenge.
uno-no-no-ace = There is no ace to challenge or to accept.
uno-no-already-settled = That has been said already.
uno-no-reaction-off = Such accusations exist only in the table preset.
uno-no-bad-input = This is not an input of the game.

# Faults of a setup.

uno-fault-player-count = Players: { $count }. There must be 2 to 10.
uno-fault-rounds = Rounds: { $count }. There must be 1 to 99.
uno-fault-turn-limit = Turn limit: { $count }. It must be at least 1.
uno-fault-round-limit = Round limit: { $count }. It must be 1 to 99.
uno-fault-dealer = The dealer, seat { $count }, is not at the table.

# What happens if nothing is added.
uno-stake-draws = { $count ->
    [0] Now: you draw nothing
   *[other] Now: you draw { $count }
 }

# As the game is offered, and how a match of it can be played.
uno-short = UNO One Piece
uno-about = Two to ten. Bluff the ace, shout before the last card.
uno-option-preset = Preset
uno-option-preset-standard = the program settles what a screen settles by itself
uno-option-preset-table = every printed rule
uno-option-mode = Played for
uno-option-mode-rounds = a number of rounds
uno-option-mode-first500 = the first to reach 500 points
uno-option-mode-elimination = the last who stays in
uno-option-rounds = Rounds
uno-option-turn-limit = A round is void after so many turns
