# ONE PIECE CARD GAME. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

opcg-title = ONE PIECE CARD GAME
opcg-setup = { $one } against { $two }

# Cards and zones.

opcg-card = { $number } { $name }
opcg-card-at = { $card } #{ $place }
opcg-card-hidden = hidden card { $place } ({ $zone })
opcg-card-unknown = a card
opcg-name = { $name }
opcg-card-text = Effect: { $text }
opcg-don = DON!!
opcg-zone-leader = Leader
opcg-zone-characters = Characters
opcg-zone-stage = Stage
opcg-zone-cost = Cost area
opcg-zone-hand = Hand
opcg-zone-deck = Deck
opcg-zone-trash = Trash
opcg-zone-life = Life
opcg-zone-limbo = Trigger
opcg-from-leader = from the Leader area
opcg-from-characters = from the Character area
opcg-from-stage = from the Stage area
opcg-from-hand = from the hand
opcg-from-deck = from the deck
opcg-from-trash = from the trash
opcg-from-life = from Life
opcg-from-limbo = from its Trigger
opcg-to-leader = to the Leader area
opcg-to-characters = to the Character area
opcg-to-stage = to the Stage area
opcg-to-hand = to the hand
opcg-to-deck = to the deck
opcg-to-trash = to the trash
opcg-to-life = to Life
opcg-to-limbo = for its Trigger
opcg-keyword-rush = Rush
opcg-keyword-rush-character = Rush: Character
opcg-keyword-blocker = Blocker
opcg-keyword-double-attack = Double Attack
opcg-keyword-banish = Banish
opcg-keyword-unblockable = Unblockable
opcg-sign-rock = rock
opcg-sign-paper = paper
opcg-sign-scissors = scissors

# What is printed on a card.

opcg-facts = { $facts }
opcg-effect = { $text }
opcg-type = { "{" }{ $name }{ "}" }
opcg-category-leader = Leader
opcg-category-character = Character
opcg-category-event = Event
opcg-category-stage = Stage
opcg-colour-red = red
opcg-colour-green = green
opcg-colour-blue = blue
opcg-colour-purple = purple
opcg-colour-black = black
opcg-colour-yellow = yellow
opcg-attribute-slash = <Slash>
opcg-attribute-strike = <Strike>
opcg-attribute-ranged = <Ranged>
opcg-attribute-special = <Special>
opcg-attribute-wisdom = <Wisdom>
opcg-attribute-unknown = <?>

# The table.

opcg-before-turns = Setup
opcg-turn =
    { $seat_is ->
        [you] Turn { $turn }: yours
       *[other] Turn { $turn }: { $seat }
    }
opcg-battle = { $attacker } ({ $one }) attacks { $target } ({ $two })
opcg-count-life = Life { $count }
opcg-count-hand = Hand { $count }
opcg-count-deck = Deck { $count }
opcg-count-trash = Trash { $count }
opcg-count-don-deck = DON!! deck { $count }
opcg-badge-cost = cost { $cost }
opcg-badge-power = power { $power }
opcg-badge-counter = counter +{ $counter }
opcg-badge-given = { $count } DON!! given
opcg-badge-rested = rested
opcg-badge-fresh = new this turn
opcg-badge-face-up = face-up
opcg-badge-shown = known to both
opcg-badge-attacker = attacks
opcg-badge-target = is attacked
opcg-badge-copy = #{ $place }
opcg-badge-active-don = { $count } active
opcg-badge-rested-don = { $count } rested
opcg-part-printed = printed
opcg-part-don = DON!! given to it
opcg-part-counter = counter value
opcg-part-life = Life cards lost and gained
opcg-part-effect = an effect
opcg-waiting = { $card }: { $text }

# Questions.

opcg-ask-sign =
    { $seat_is ->
        [you] Rock-paper-scissors: which sign do you throw?
       *[other] { $seat } throws a sign.
    }
opcg-ask-choose-first =
    { $seat_is ->
        [you] You have won the throw: do you go first or second?
       *[other] { $seat } decides who goes first.
    }
opcg-ask-redraw =
    { $seat_is ->
        [you] Your opening hand: do you keep it, or redraw all five cards once?
       *[other] { $seat } decides whether to redraw.
    }
opcg-ask-main =
    { $seat_is ->
        [you] Main Phase: what do you do?
       *[other] { $seat } is in the Main Phase.
    }
opcg-ask-block =
    { $seat_is ->
        [you] { $attack }: do you block?
       *[other] { $attack }: { $seat } decides whether to block.
    }
opcg-ask-counter =
    { $seat_is ->
        [you] { $attack }: do you counter?
       *[other] { $attack }: { $seat } may counter.
    }
# What these ask about.
opcg-attack = { $attacker } (power { $one }) attacks { $target } (power { $two })
opcg-attack-unknown = The attack
opcg-leader-of =
    { $seat_is ->
        [you] your Leader
       *[other] { $seat }'s Leader
    }
opcg-ask-life-card =
    { $seat_is ->
        [you] Damage: what do you do with the Life card?
       *[other] { $seat } looks at a Life card.
    }
opcg-ask-make-room =
    { $seat_is ->
        [you] You have five Characters: which one goes to the trash to make room?
       *[other] { $seat } makes room for a Character.
    }
opcg-ask-order =
    { $seat_is ->
        [you] Several of your effects are due: which one comes next?
       *[other] { $seat } decides which effect comes next.
    }
opcg-ask-pick =
    { $seat_is ->
        [you] { $card }: choose { $count }.
       *[other] { $card }: { $seat } chooses cards.
    }
opcg-choose-exactly =
    { $most ->
        [one] one card
       *[other] { $most } cards
    }
opcg-choose-up-to =
    { $most ->
        [one] up to one card
       *[other] up to { $most } cards
    }
opcg-choose-between = { $least } to { $most } cards
opcg-ask-put-back =
    { $seat_is ->
        [you] { $card }: put the cards back one by one. Which one is next?
       *[other] { $card }: { $seat } puts cards back.
    }
opcg-ask-return-don =
    { $seat_is ->
        [you] { $card }: which DON!! goes back to the DON!! deck?
       *[other] { $card }: { $seat } returns DON!! to the DON!! deck.
    }
opcg-ask-move-don =
    { $seat_is ->
        [you] { $card }: which given DON!! moves?
       *[other] { $card }: { $seat } moves a given DON!!.
    }
opcg-ask-how-many =
    { $seat_is ->
        [you] { $card }: how many?
       *[other] { $card }: { $seat } says how many.
    }
opcg-ask-may =
    { $seat_is ->
        [you] { $card }: do you use the effect?
       *[other] { $card }: { $seat } decides whether to use the effect.
    }
opcg-ask-choose-one =
    { $seat_is ->
        [you] { $card }: which part of the effect do you choose?
       *[other] { $card }: { $seat } chooses a part of the effect.
    }

# Answers, from the first choice to the last.

opcg-do-first = go first
opcg-do-second = go second
opcg-do-keep = keep the hand
opcg-do-redraw = redraw
opcg-do-play = play { $card } (cost { $cost })
opcg-do-over = in the place of { $card }
opcg-do-activate = activate the effect of { $card }
opcg-do-ability = effect { $number }
opcg-do-give = give a DON!!
opcg-do-give-to = to { $card }
opcg-do-attack = attack with { $card } (power { $power })
opcg-do-target = attack { $card } (power { $power })
opcg-do-end = end turn
opcg-do-block = block with { $card } (power { $power })
opcg-do-counter = counter with { $card } (+{ $counter })
opcg-do-counter-for = for { $card }
opcg-do-counter-for-target = for { $card }, which is attacked
opcg-do-counter-event = counter with the effect of { $card } (cost { $cost })
opcg-do-pass = pass
opcg-do-trigger = use the Trigger of { $card }
opcg-do-take-life = take { $card } into the hand
opcg-do-pick = choose { $card }
opcg-do-top = { $card } on top
opcg-do-bottom = { $card } at the bottom
opcg-do-done = done
opcg-do-yes = yes
opcg-do-no = no
opcg-do-choose = part { $number }
opcg-do-next = { $number }: { $card }, { $text }
opcg-do-number = the number { $count }
opcg-do-return-active = an active DON!!
opcg-do-return-rested = a rested DON!!
opcg-do-return-given = a DON!! given to { $card }
opcg-do-cancel = start this choice again
opcg-do-concede = concede

# Events.

opcg-event-signs = Rock-paper-scissors: { $one_is ->
    [you] you
   *[other] { $one }
 } { $sign_one }, { $two_is ->
    [you] you
   *[other] { $two }
 } { $sign_two }.
opcg-event-first-player =
    { $seat_is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
opcg-event-chose-first =
    { $seat_is ->
        [you] You won rock-paper-scissors and chose to go first.
       *[other] { $seat } won rock-paper-scissors and chose to go first.
    }
opcg-event-chose-second =
    { $seat_is ->
        [you] You won rock-paper-scissors and chose to go second.
       *[other] { $seat } won rock-paper-scissors and chose to go second.
    }
opcg-event-hand-kept =
    { $seat_is ->
        [you] You keep your hand.
       *[other] { $seat } keeps the hand.
    }
opcg-event-hand-redrawn =
    { $seat_is ->
        [you] You return your hand and redraw.
       *[other] { $seat } returns the hand and redraws.
    }
opcg-event-turn-began =
    { $seat_is ->
        [you] Turn { $turn }: yours.
       *[other] Turn { $turn }: { $seat }'s.
    }
opcg-event-phase-ended =
    { $seat_is ->
        [you] You end your Main Phase.
       *[other] { $seat } ends the Main Phase.
    }
opcg-event-refreshed =
    { $seat_is ->
        [you] Refresh Phase: your cards and DON!! become active.
       *[other] Refresh Phase: { $seat }'s cards and DON!! become active.
    }
opcg-event-drew-seen =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
opcg-event-drew =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
opcg-event-moved-seen =
    { $seat_is ->
        [you] Your { $card } goes { $from } { $to }.
       *[other] { $seat }'s { $card } goes { $from } { $to }.
    }
opcg-event-moved =
    { $seat_is ->
        [you] A card of yours goes { $from } { $to }.
       *[other] A card of { $seat }'s goes { $from } { $to }.
    }
opcg-event-put-back-seen =
    { $seat_is ->
        [you] Your { $card } goes back { $to }.
       *[other] { $seat }'s { $card } goes back { $to }.
    }
opcg-event-put-back =
    { $seat_is ->
        [you] A card of yours goes back { $to }.
       *[other] A card of { $seat }'s goes back { $to }.
    }
opcg-event-shuffled =
    { $seat_is ->
        [you] You shuffle your deck.
       *[other] { $seat } shuffles the deck.
    }
opcg-event-looked-own =
    { $seat_is ->
        [you] You look at cards of your own: { $count }.
       *[other] { $seat } looks at own cards: { $count }.
    }
opcg-event-looked-other =
    { $seat_is ->
        [you] You look at cards of your opponent: { $count }.
       *[other] { $seat } looks at cards of the opponent: { $count }.
    }
opcg-event-revealed =
    { $seat_is ->
        [you] You reveal { $card }.
       *[other] { $seat } reveals { $card }.
    }
opcg-event-played =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
opcg-event-event-activated =
    { $seat_is ->
        [you] You activate the Event { $card }.
       *[other] { $seat } activates the Event { $card }.
    }
opcg-event-effect-activated =
    { $seat_is ->
        [you] The effect of your { $card } is activated.
       *[other] The effect of { $seat }'s { $card } is activated.
    }
opcg-event-trigger-activated =
    { $seat_is ->
        [you] You reveal { $card } and use its Trigger.
       *[other] { $seat } reveals { $card } and uses its Trigger.
    }
opcg-event-rested =
    { $seat_is ->
        [you] Your { $card } is rested.
       *[other] { $seat }'s { $card } is rested.
    }
opcg-event-set-active =
    { $seat_is ->
        [you] Your { $card } is set as active.
       *[other] { $seat }'s { $card } is set as active.
    }
opcg-event-attacked =
    { $seat_is ->
        [you] You attack { $target } with { $card }.
       *[other] { $seat } attacks { $target } with { $card }.
    }
opcg-event-blocked =
    { $seat_is ->
        [you] You block with { $card }.
       *[other] { $seat } blocks with { $card }.
    }
opcg-event-target-changed =
    { $seat_is ->
        [you] Your { $card } becomes the target of the attack.
       *[other] { $seat }'s { $card } becomes the target of the attack.
    }
opcg-event-countered =
    { $seat_is ->
        [you] You counter with { $card }: +{ $power } power.
       *[other] { $seat } counters with { $card }: +{ $power } power.
    }
opcg-event-compared = Power { $attacker } against { $target }: the attack succeeds.
opcg-event-compared-less = Power { $attacker } against { $target }: the attack fails.
opcg-event-battle-ended = The battle ends.
opcg-event-knocked-out =
    { $seat_is ->
        [you] Your { $card } is K.O.'d.
       *[other] { $seat }'s { $card } is K.O.'d.
    }
opcg-event-damage =
    { $seat_is ->
        [you] You take { $count } damage.
       *[other] { $seat } takes { $count } damage.
    }
opcg-event-modified =
    { $seat_is ->
        [you] Your { $card } gets { $power } power.
       *[other] { $seat }'s { $card } gets { $power } power.
    }
opcg-event-don-added =
    { $seat_is ->
        [you] You add DON!! to your cost area: { $count }.
       *[other] { $seat } adds DON!! to the cost area: { $count }.
    }
opcg-event-don-added-rested =
    { $seat_is ->
        [you] You add rested DON!! to your cost area: { $count }.
       *[other] { $seat } adds rested DON!! to the cost area: { $count }.
    }
opcg-event-don-paid =
    { $seat_is ->
        [you] You pay { $count } DON!!.
       *[other] { $seat } pays { $count } DON!!.
    }
opcg-event-don-given =
    { $seat_is ->
        [you] You give { $count } DON!! to { $card }.
       *[other] { $seat } gives { $count } DON!! to { $card }.
    }
opcg-event-don-came-back =
    { $seat_is ->
        [you] The DON!! that were given come back to your cost area, rested: { $count }.
       *[other] The DON!! that were given come back to { $seat }'s cost area, rested: { $count }.
    }
opcg-event-don-set-active =
    { $seat_is ->
        [you] You set DON!! as active: { $count }.
       *[other] { $seat } sets DON!! as active: { $count }.
    }
opcg-event-don-rested =
    { $seat_is ->
        [you] You rest { $count } DON!!.
       *[other] { $seat } rests { $count } DON!!.
    }
opcg-event-don-returned =
    { $seat_is ->
        [you] You return { $count } DON!! to your DON!! deck.
       *[other] { $seat } returns { $count } DON!! to the DON!! deck.
    }
opcg-event-lost =
    { $seat_is ->
        [you] You lose.
       *[other] { $seat } loses.
    }
opcg-event-won =
    { $seat_is ->
        [you] You win the game!
       *[other] { $seat } wins the game.
    }
opcg-event-game-over = The game is over: a draw.

# How it ended.

opcg-how-struck =
    { $seat_is ->
        [you] { $card } attacked with { $power } power against your Leader's { $against } and won, and you had no Life left.
       *[other] { $card } attacked with { $power } power against { $seat }'s Leader's { $against } and won, and { $seat } had no Life left.
    }
opcg-how-damaged =
    { $seat_is ->
        [you] { $card } dealt damage to your Leader while you had no Life left.
       *[other] { $card } dealt damage to { $seat }'s Leader, who had no Life left.
    }
opcg-how-drew-last =
    { $seat_is ->
        [you] You drew your last card.
       *[other] { $seat } drew the last card of the deck.
    }
opcg-how-deck-out =
    { $seat_is ->
        [you] Your deck ran out of cards.
       *[other] { $seat }'s deck ran out of cards.
    }
opcg-how-deck-out-late =
    { $seat_is ->
        [you] Your deck ran out of cards, and the turn in which that happened is over.
       *[other] { $seat }'s deck ran out of cards, and the turn in which that happened is over.
    }
opcg-how-deck-out-wins =
    { $seat_is ->
        [you] Your deck ran out of cards, and a card of yours makes that a win.
       *[other] { $seat }'s deck ran out of cards, and a card of { $seat }'s makes that a win.
    }
opcg-how-text =
    { $seat_is ->
        [you] { $card } says that you win the game.
       *[other] { $card } says that { $seat } wins the game.
    }
opcg-how-conceded =
    { $seat_is ->
        [you] You conceded on turn { $turn }.
       *[other] { $seat } conceded on turn { $turn }.
    }
opcg-how-conceded-early =
    { $seat_is ->
        [you] You conceded before the first turn.
       *[other] { $seat } conceded before the first turn.
    }
opcg-how-both-lost = Both decks ran out of cards at the same moment.
opcg-how-loop = The same position came up for the third time, and nobody had a choice that could change it.

# Refusals.

opcg-no-game-over = The game is over.
opcg-no-not-your-decision =
    { $seat_is ->
        [you] Another question is open: answer that first.
       *[other] { $seat } decides now, not you.
    }
opcg-no-not-your-decision-nobody = Nobody decides anything now.
opcg-no-wrong-timing = This is not the time for it.
opcg-no-no-such-card = There is no such card there.
opcg-no-first-turn = Nobody can attack in their first turn.
opcg-no-bad-replacement = With five Characters, name the one that goes to the trash; with fewer, name none.
opcg-no-illegal-attacker = { $card } cannot attack now.
opcg-no-illegal-target = { $card } cannot be attacked by this card now.
opcg-no-illegal-give = Only an active DON!! of your cost area can be given, to your own Leader or Character.
opcg-no-illegal-block = This card cannot block now.
opcg-no-illegal-counter = Only a Character card with a counter value in your hand counters, for your Leader or a Character of yours.
opcg-no-not-available = This cannot be done now, or the card has no such effect.
opcg-no-bad-choice = This cannot be chosen here.
opcg-no-bad-mulligan = A redraw returns the whole hand, and only once.
opcg-no-cannot-pay = It costs { $cost } DON!!, and you have { $active } active.
opcg-no-cannot-pay-effect = The cost of this effect cannot be paid now.

# Faults of a deck.

opcg-fault-of = Deck of s{ $seat }: { $fault }
opcg-fault-unknown-card = There is no card { $number }.
opcg-fault-leaders = { $count } Leaders. There must be one.
opcg-fault-not-a-leader = { $number } is not a Leader.
opcg-fault-category = The Leader { $number } cannot be in the deck.
opcg-fault-size = { $cards } cards. There must be 50.
opcg-fault-colour = { $number } has none of the Leader's colors.
opcg-fault-copies = { $count } of { $number }. There may be 4.
opcg-fault-kept-out = The Leader's text keeps { $number } out.

# What happens if nothing is added.
opcg-stake-fails = Now: the attack fails ({ $attacker } vs { $target })
opcg-stake-life = Now: { $from } → { $to } Life{ $short ->
    [0] {""}
   *[other] {" "}unless you add { $short }
 }
opcg-stake-falls = Now: { $card } is K.O.'d{ $short ->
    [0] {""}
   *[other] {" "}unless you add { $short }
 }
opcg-stake-lost = Now: you lose the game{ $short ->
    [0] {""}
   *[other] {" "}unless you add { $short }
 }
opcg-stake-nothing = Now: no loss

# As the game is offered, and how a match of it can be played.
opcg-short = ONE PIECE CARD GAME
opcg-about = Two players. Leaders, DON!! and hidden Life.
opcg-option-any-colour = Decks may hold cards of any colour (waives OP-3.2)
