# Harbour, the example of a game.
harbour-title = Harbour
harbour-short = Harbour
harbour-about = Two captains. Bid in secret, load what you can carry.
harbour-setup = Two games, each with ten cards of weights one to five.
harbour-card = crate of { $weight }
harbour-hidden = a hidden crate
harbour-game = Game { $game }
harbour-round = Round { $round }
harbour-zone-deck = Deck
harbour-zone-load = Hold
harbour-zone-discards = Discards
harbour-zone-hand = Hand
harbour-count-hand = Hand { $count }
harbour-count-points = Points { $count }
harbour-count-load = Load { $count }
harbour-ask-redraw =
    { $seat_is ->
        [you] Keep this hand?
       *[other] { $seat } keeps the hand, or not
    }
harbour-ask-bid =
    { $seat_is ->
        [you] Choose a crate in secret
       *[other] { $seat } chooses a crate
    }
harbour-ask-load =
    { $seat_is ->
        [you] Load up to two crates, five in all
       *[other] { $seat } loads
    }
harbour-ask-scout =
    { $seat_is ->
        [you] Look at two, shuffle, or leave the deck
       *[other] { $seat } scouts
    }
harbour-ask-order =
    { $seat_is ->
        [you] In which order do they go back?
       *[other] { $seat } puts cards back
    }
harbour-ask-next-game = The next game is to be dealt.
harbour-stake-load = Now: your load stays at { $load }

harbour-event-game-began = Game { $game } begins.
harbour-event-shuffled =
    { $seat_is ->
        [you] You shuffle.
       *[other] { $seat } shuffles.
    }
harbour-event-put-aside =
    { $seat_is ->
        [you] A card of yours is put aside unseen.
       *[other] { $seat } has a card put aside unseen.
    }
harbour-event-dealt-seen =
    { $seat_is ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
harbour-event-dealt =
    { $seat_is ->
        [you] You are dealt four cards.
       *[other] { $seat } is dealt four cards.
    }
harbour-event-kept =
    { $seat_is ->
        [you] You keep the hand.
       *[other] { $seat } keeps the hand.
    }
harbour-event-redrew =
    { $seat_is ->
        [you] You draw four anew.
       *[other] { $seat } draws four anew.
    }
harbour-event-chosen =
    { $seat_is ->
        [you] You have chosen.
       *[other] { $seat } has chosen.
    }
harbour-event-revealed = Turned up: { $one } and { $two }.
harbour-event-won =
    { $seat_is ->
        [you] You win the round by { $margin }.
       *[other] { $seat } wins the round by { $margin }.
    }
harbour-event-tied = Equal: nobody wins the round.
harbour-event-loaded =
    { $seat_is ->
        [you] You load { $cards }.
       *[other] { $seat } loads { $cards }.
    }
harbour-event-loaded-nothing =
    { $seat_is ->
        [you] You load nothing.
       *[other] { $seat } loads nothing.
    }
harbour-event-looked-seen =
    { $seat_is ->
        [you] You look at { $cards }.
       *[other] { $seat } looks at { $cards }.
    }
harbour-event-looked =
    { $seat_is ->
        [you] You look at two cards.
       *[other] { $seat } looks at two cards.
    }
harbour-event-put-back =
    { $seat_is ->
        [you] You put them back.
       *[other] { $seat } puts them back.
    }
harbour-event-passed =
    { $seat_is ->
        [you] You leave the deck.
       *[other] { $seat } leaves the deck.
    }
harbour-event-drew-seen =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
harbour-event-drew =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
harbour-event-game-ended = The game ends: { $one } against { $two }.
harbour-event-conceded =
    { $seat_is ->
        [you] You concede.
       *[other] { $seat } concedes.
    }
harbour-event-match-ended = The match is over.
harbour-how-loads =
    { $seat_is ->
        [you] You loaded { $more }, { $other } { $less }.
       *[other] { $other_is ->
            [you] { $seat } loaded { $more }, you { $less }.
           *[other] { $seat } loaded { $more }, { $other } { $less }.
        }
    }
harbour-how-loads-equal = Both loaded { $load }.
harbour-how-points =
    { $seat_is ->
        [you] You have { $more ->
            [one] 1 point
           *[other] { $more } points
        }, { $other } { $less }.
       *[other] { $other_is ->
            [you] { $seat } has { $more ->
                [one] 1 point
               *[other] { $more } points
            }, you { $less }.
           *[other] { $seat } has { $more ->
                [one] 1 point
               *[other] { $more } points
            }, { $other } { $less }.
        }
    }
harbour-how-points-equal = Both have { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
harbour-how-conceded =
    { $seat_is ->
        [you] You gave up.
       *[other] { $seat } gave up.
    }
harbour-do-keep = keep the hand
harbour-do-redraw = draw four anew
harbour-do-bid = choose { $card }
harbour-do-pick = load { $card }
harbour-do-done = that is the load
harbour-do-cancel = start this choice again
harbour-do-look = look at two cards
harbour-do-shuffle = shuffle
harbour-do-pass = leave the deck
harbour-do-put = { $card } next
harbour-do-concede = concede
harbour-do-next-game = deal the next game
harbour-no-over = It is over.
harbour-no-not-over = The game is not over.
harbour-no-not-asked = It is not your turn to answer.
harbour-no-answer = That is no answer to this question.
harbour-no-card = There is no such card.
harbour-no-order = Not in this order.
harbour-no-heavy = That weighs { $total }: five at most.
harbour-no-few = Two must be loaded.
harbour-fault-decks = Two decks are needed, not { $found }.
harbour-fault-size = A deck has eight to twelve cards, not { $found }.
harbour-fault-weight = No card weighs { $found }.
harbour-fault-copies = More than four cards weigh { $weight }.
