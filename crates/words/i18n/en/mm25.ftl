# The One Piece Cardgame of 2009. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

mm25-title = One Piece Cardgame (2009)
mm25-setup = { $one } against { $two }. { $wins } won games win the match.
mm25-setup-single = { $one } against { $two }. A single game.
mm25-deck-gull-wind = Gull Wind
mm25-deck-iron-harbour = Iron Harbour
mm25-deck-black-ledger = Black Ledger
mm25-deck-own = a deck of one's own ({ $crews })

# Cards, crews and zones.

mm25-card = { $number } { $name }
mm25-card-titled = { $number } { $name }, { $title }
mm25-card-at = { $card } #{ $place }
mm25-card-with = { $card } ({ $facts })
mm25-card-hidden = hidden card { $place } ({ $zone })
mm25-card-unknown = a card
mm25-name = { $name }
mm25-card-text = Text: { $text }
mm25-text = { $text }
mm25-crew = { $name }
mm25-crew-dawn-gulls = Dawn Gulls
mm25-crew-iron-tide = Iron Tide
mm25-crew-citizens = Citizens
mm25-crew-enemy = Enemy Crew
mm25-zone-bridge = Bridge
mm25-zone-reinforcements = Reinforcements
mm25-zone-techniques = Techniques
mm25-zone-hand = Hand
mm25-zone-ocean = Ocean
mm25-zone-trophies = Trophy List
mm25-zone-logbook = Logbook
mm25-zone-life = Life
mm25-zone-chest = Chest
mm25-zone-sideboard = Sideboard
mm25-zone-deck = Deck
mm25-from-bridge = from the Bridge
mm25-from-reinforcements = from the Reinforcements
mm25-from-techniques = from the Techniques
mm25-from-hand = from the Hand
mm25-from-ocean = from the Ocean
mm25-from-trophies = from the Trophy List
mm25-from-logbook = from the Logbook
mm25-from-life = from the Life cards
mm25-from-chest = from the Chest
mm25-from-sideboard = from the sideboard
mm25-to-bridge = to the Bridge
mm25-to-reinforcements = to the Reinforcements
mm25-to-techniques = to the Techniques
mm25-to-hand = to the Hand
mm25-to-ocean = to the Ocean
mm25-to-trophies = to the Trophy List
mm25-to-logbook = to the Logbook
mm25-to-life = to the Life cards
mm25-to-chest = to the Chest
mm25-to-sideboard = to the sideboard
mm25-space-captain = Captain
mm25-space-sailor-1 = Sailor 1
mm25-space-sailor-2 = Sailor 2
mm25-window-declared = the declaration of the Battle
mm25-window-before = before the Battle Actions
mm25-window-battle-actions = Battle Actions
mm25-window-interrupt = interruption
mm25-window-before-comparison = before the comparison of Power
mm25-window-after-comparison = after the comparison of Power
mm25-window-before-damage = before the damage
mm25-window-defeated = a Character has been defeated
mm25-window-after-battle = after the Battle

# What is printed on a card.

mm25-facts = { $facts }
mm25-category-character = Character
mm25-category-technique = Technique
mm25-category-team = Team
mm25-power = Power { $power }
mm25-damage = Damage { $damage }
mm25-life = Life { $life }
mm25-life-left = Life { $life }/{ $most }
mm25-members = members: { $members }
mm25-users = usable by { $users }
mm25-users-anyone = usable by anyone
mm25-limited = Limited: { $limit }
mm25-when = when: { $window }
mm25-hats = straw hats: { $hats }
mm25-numbers-unknown = numbers unknown
mm25-users-unknown = users unknown
mm25-window-unknown = window unknown

# The table.

mm25-game = Game { $game }
mm25-game-sudden = Game { $game }, sudden death
mm25-score = Score { $one }:{ $two }
mm25-time = time has been called
mm25-exchanging = Cards are exchanged with the sideboard
mm25-setting-up = Setup
mm25-turn =
    { $seat_is ->
        [you] Turn { $turn }: yours
       *[other] Turn { $turn }: { $seat }
    }
mm25-actions = Actions used { $used }/{ $most }
mm25-final-phase = Final Phase
mm25-battle = Battle: { $one } (Power { $power_one }) against { $two } (Power { $power_two })
mm25-battle-broken = The Battle has lost a fighter
mm25-part-printed = printed
mm25-part-life = Life cards lost and gained
mm25-part-battle = gained in this Battle
mm25-waiting = { $card }: { $text }
mm25-window = Window: { $window }
mm25-count-hand = Hand { $count }
mm25-count-chest = Chest { $count }
mm25-count-logbook = Logbook { $count }
mm25-count-trophies = Trophies { $count } ({ $life } Life)
mm25-count-won = Games won { $count }
mm25-badge-copy = #{ $place }
mm25-badge-attacker = attacks
mm25-badge-target = is attacked
mm25-badge-began = has begun a Battle
mm25-badge-used = has used its ability
mm25-badge-face-down = face down
mm25-badge-pending = not applied yet
mm25-badge-shown = known to both
mm25-badge-mulligan = Pirate Mulligan used
mm25-badge-exempt = may leave the Hand as it is this turn

# Questions.

mm25-ask-sideboard =
    { $seat_is ->
        [you] Do you exchange cards with your sideboard, or are you ready for the next game?
       *[other] { $seat } may exchange cards with the sideboard.
    }
mm25-ask-choose-first =
    { $seat_is ->
        [you] You have won the toss: who begins?
       *[other] { $seat } has won the toss and chooses who begins.
    }
mm25-ask-mulligan =
    { $seat_is ->
        [you] Do you use the Pirate Mulligan? You may once in the match.
       *[other] { $seat } decides on the Pirate Mulligan.
    }
mm25-ask-place =
    { $seat_is ->
        [you] Setup: choose your Captain first, then up to two Sailors, with at most 6 Life together; or redraw the Hand.
       *[other] { $seat } places Characters on the Bridge.
    }
mm25-ask-main =
    { $seat_is ->
        [you] Main Phase (Actions left: { $left }): what do you do?
       *[other] { $seat } is in the Main Phase.
    }
mm25-ask-discard =
    { $seat_is ->
        [you] Final Phase: which card do you put into the Ocean? You keep four.
       *[other] Final Phase: { $seat } brings the Hand down to four.
    }
mm25-ask-exempt =
    { $seat_is ->
        [you] Final Phase: do you bring your Hand to four cards? You need not.
       *[other] Final Phase: { $seat } decides whether to bring the Hand to four cards.
    }
mm25-ask-battle =
    { $seat_is ->
        [you] { $battle }: your Battle Action?
       *[other] { $battle }: { $seat } takes a Battle Action.
    }
mm25-ask-window =
    { $seat_is ->
        [you] { $battle }, { $window }: do you use a card?
       *[other] { $battle }, { $window }: { $seat } may use a card.
    }
mm25-ask-interrupt =
    { $seat_is ->
        [you] { $card } has been placed: do you interrupt it?
       *[other] { $card } has been placed: { $seat } may interrupt it.
    }
mm25-ask-offer =
    { $seat_is ->
        [you] { $card }: do you use its ability?
       *[other] { $card }: { $seat } decides whether to use its ability.
    }
mm25-ask-pick =
    { $seat_is ->
        [you] { $card }: choose { $count }.
       *[other] { $card }: { $seat } chooses cards.
    }
mm25-choose-exactly =
    { $most ->
        [one] one card
       *[other] { $most } cards
    }
mm25-choose-up-to =
    { $most ->
        [one] up to one card
       *[other] up to { $most } cards
    }
mm25-ask-give =
    { $seat_is ->
        [you] { $card }: which card of your Hand goes into the Ocean?
       *[other] { $card }: { $seat } chooses a card of the Hand for the Ocean.
    }
mm25-ask-reinforce =
    { $seat_is ->
        [you] { $card }: whom do you call as a Reinforcement?
       *[other] { $card }: { $seat } may call a Reinforcement.
    }
mm25-ask-attacker =
    { $seat_is ->
        [you] { $card }: who begins the Battle?
       *[other] { $card }: { $seat } chooses who begins the Battle.
    }
mm25-ask-target =
    { $seat_is ->
        [you] { $card }: against whom is the Battle?
       *[other] { $card }: { $seat } chooses the target of the Battle.
    }
mm25-ask-may =
    { $seat_is ->
        [you] { $card }: do you do this?
       *[other] { $card }: { $seat } decides whether to do it.
    }
mm25-ask-choose-one =
    { $seat_is ->
        [you] { $card }: which part of the effect do you choose?
       *[other] { $card }: { $seat } chooses a part of the effect.
    }

# Answers, from the first choice to the last.

mm25-do-swap-out = take { $card } out of the deck
mm25-do-swap-in = put { $card } into it
mm25-do-ready = ready for the next game
mm25-do-go-first = begin the game
mm25-do-go-second = let the other begin
mm25-do-mulligan = use the Pirate Mulligan
mm25-do-keep = keep the Hand
mm25-do-redraw = put the whole Hand into the Ocean and draw seven cards
mm25-do-place = place { $card } face down
mm25-do-in-space = as { $space }
mm25-do-placed = that is the crew
mm25-do-attack = begin a Battle with { $card }
mm25-do-against = against { $card }
mm25-do-activate = use the ability of { $card }
mm25-do-update = update the Logbook
mm25-do-call = call { $card }
mm25-do-move = move the Sailors
mm25-do-increase = increase the Hand: draw a card
mm25-do-pass-turn = pass the turn
mm25-do-discard = put { $card } into the Ocean
mm25-do-settle = bring the Hand to four cards
mm25-do-skip = leave the Hand as it is
mm25-do-reinforce = call { $card } as a Reinforcement
mm25-do-use = use the Technique { $card }
mm25-do-team = call the Team { $card }
mm25-do-pass-battle = pass
mm25-do-decline = do nothing
mm25-do-pick = choose { $card }
mm25-do-pick-of =
    { $seat_is ->
        [you] choose your { $card }
       *[other] choose { $seat }'s { $card }
    }
mm25-do-done = done
mm25-do-cancel = start this choice again
mm25-do-yes = yes
mm25-do-no = no
mm25-do-choose = part { $number }
mm25-do-concede = concede the game
mm25-do-time = call time

# Events.

mm25-event-game-began = Game { $game } begins.
mm25-event-game-began-sudden = Game { $game } begins, in sudden death.
mm25-event-shuffled =
    { $seat_is ->
        [you] You shuffle your Chest.
       *[other] { $seat } shuffles the Chest.
    }
mm25-event-toss =
    { $seat_is ->
        [you] You win the toss.
       *[other] { $seat } wins the toss.
    }
mm25-event-loser-begins =
    { $seat_is ->
        [you] You lost the previous game and begin this one.
       *[other] { $seat } lost the previous game and begins this one.
    }
mm25-event-chose-first =
    { $seat_is ->
        [you] You won the toss and chose to begin.
       *[other] { $seat } won the toss and chose to begin.
    }
mm25-event-chose-second =
    { $seat_is ->
        [you] You won the toss and chose to let the opponent begin.
       *[other] { $seat } won the toss and chose to let the opponent begin.
    }
mm25-event-logbook-dealt =
    { $seat_is ->
        [you] You put { $cards } cards on your Logbook.
       *[other] { $seat } puts { $cards } cards on the Logbook.
    }
mm25-event-drew-seen =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
mm25-event-drew =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
mm25-event-could-not-draw =
    { $seat_is ->
        [you] Your Chest is empty: you cannot draw.
       *[other] { $seat }'s Chest is empty: no card can be drawn.
    }
mm25-event-mulligan =
    { $seat_is ->
        [you] You use the Pirate Mulligan.
       *[other] { $seat } uses the Pirate Mulligan.
    }
mm25-event-hand-kept =
    { $seat_is ->
        [you] You keep your Hand.
       *[other] { $seat } keeps the Hand.
    }
mm25-event-hand-redrawn =
    { $seat_is ->
        [you] You put your whole Hand into the Ocean and draw anew.
       *[other] { $seat } puts the whole Hand into the Ocean and draws anew.
    }
mm25-event-placed =
    { $seat_is ->
        [you] You have placed your Characters face down: { $characters }.
       *[other] { $seat } has placed Characters face down: { $characters }.
    }
mm25-event-revealed =
    { $seat_is ->
        [you] Your { $space } is { $card }.
       *[other] { $seat }'s { $space } is { $card }.
    }
mm25-event-life-dealt =
    { $seat_is ->
        [you] Life cards for your { $space }: { $cards }.
       *[other] Life cards for { $seat }'s { $space }: { $cards }.
    }
mm25-event-turn-began =
    { $seat_is ->
        [you] Turn { $turn }: yours.
       *[other] Turn { $turn }: { $seat }'s.
    }
mm25-event-turn-passed =
    { $seat_is ->
        [you] You pass the turn.
       *[other] { $seat } passes the turn.
    }
mm25-event-moved-seen =
    { $seat_is ->
        [you] Your { $card } goes { $from } { $to }.
       *[other] { $seat }'s { $card } goes { $from } { $to }.
    }
mm25-event-moved =
    { $seat_is ->
        [you] A card of yours goes { $from } { $to }.
       *[other] A card of { $seat }'s goes { $from } { $to }.
    }
mm25-event-logbook-updated =
    { $seat_is ->
        [you] You move the top card of your Chest to your Logbook.
       *[other] { $seat } moves the top card of the Chest to the Logbook.
    }
mm25-event-called =
    { $seat_is ->
        [you] You call { $card } as { $space }.
       *[other] { $seat } calls { $card } as { $space }.
    }
mm25-event-sailors-moved =
    { $seat_is ->
        [you] You move your Sailors.
       *[other] { $seat } moves the Sailors.
    }
mm25-event-ability =
    { $seat_is ->
        [you] You use the ability of { $card }.
       *[other] { $seat } uses the ability of { $card }.
    }
mm25-event-triggered =
    { $seat_is ->
        [you] The ability of your { $card } works.
       *[other] The ability of { $seat }'s { $card } works.
    }
mm25-event-battle =
    { $seat_is ->
        [you] You begin a Battle: { $card } against { $target }.
       *[other] { $seat } begins a Battle: { $card } against { $target }.
    }
mm25-event-battle-prevented =
    { $seat_is ->
        [you] You prevent the Battle: it does not begin.
       *[other] { $seat } prevents the Battle: it does not begin.
    }
mm25-event-reinforced =
    { $seat_is ->
        [you] You call { $card } as a Reinforcement.
       *[other] { $seat } calls { $card } as a Reinforcement.
    }
mm25-event-quarrel =
    { $seat_is ->
        [you] The crews differ: your { $card } takes damage.
       *[other] The crews differ: { $seat }'s { $card } takes damage.
    }
mm25-event-technique-placed =
    { $seat_is ->
        [you] You use the Technique { $card }.
       *[other] { $seat } uses the Technique { $card }.
    }
mm25-event-technique-used =
    { $seat_is ->
        [you] Your Technique { $card } takes effect.
       *[other] { $seat }'s Technique { $card } takes effect.
    }
mm25-event-technique-annulled =
    { $seat_is ->
        [you] Your Technique { $card } is annulled.
       *[other] { $seat }'s Technique { $card } is annulled.
    }
mm25-event-team =
    { $seat_is ->
        [you] You call the Team { $card } as { $space }.
       *[other] { $seat } calls the Team { $card } as { $space }.
    }
mm25-event-battle-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
mm25-event-declined =
    { $seat_is ->
        [you] You do nothing.
       *[other] { $seat } does nothing.
    }
mm25-event-compared = Comparison: Power { $attacker } against { $target }.
mm25-event-battle-won =
    { $seat_is ->
        [you] Your { $card } wins the Battle.
       *[other] { $seat }'s { $card } wins the Battle.
    }
mm25-event-battle-tied = The Battle is a tie.
mm25-event-damaged =
    { $seat_is ->
        [you] Your { $card } takes { $damage } damage.
       *[other] { $seat }'s { $card } takes { $damage } damage.
    }
mm25-event-life-lost-seen =
    { $seat_is ->
        [you] Your Life card { $card } goes to your Hand.
       *[other] { $seat }'s Life card { $card } goes to the Hand.
    }
mm25-event-life-lost =
    { $seat_is ->
        [you] A Life card of yours goes to your Hand.
       *[other] A Life card of { $seat }'s goes to the Hand.
    }
mm25-event-mended =
    { $seat_is ->
        [you] Your { $card } gets a Life card back.
       *[other] { $seat }'s { $card } gets a Life card back.
    }
mm25-event-defeated =
    { $seat_is ->
        [you] Your { $card } is defeated: a Trophy.
       *[other] { $seat }'s { $card } is defeated: a Trophy.
    }
mm25-event-trophy =
    { $seat_is ->
        [you] Your { $card } becomes a Trophy.
       *[other] { $seat }'s { $card } becomes a Trophy.
    }
mm25-event-looked =
    { $seat_is ->
        [you] You look at the opponent's Hand.
       *[other] { $seat } looks at the opponent's Hand.
    }
mm25-event-saw =
    { $seat_is ->
        [you] In your Hand: { $card }.
       *[other] In { $seat }'s Hand: { $card }.
    }
mm25-event-saw-hidden =
    { $seat_is ->
        [you] A card of your Hand is seen.
       *[other] A card of { $seat }'s Hand is seen.
    }
mm25-event-battle-ended = The Battle is over.
mm25-event-hand-left =
    { $seat_is ->
        [you] You leave your Hand as it is.
       *[other] { $seat } leaves the Hand as it is.
    }
mm25-event-time = Time is called.
mm25-event-sudden-death = Sudden death: whoever first damages the opposing Captain wins too.
mm25-event-game-won =
    { $seat_is ->
        [you] You win the game!
       *[other] { $seat } wins the game.
    }
mm25-event-game-drawn = The game is a draw.
mm25-event-exchanged =
    { $seat_is ->
        [you] You exchange a card with your sideboard.
       *[other] { $seat } exchanges a card with the sideboard.
    }
mm25-event-match-won =
    { $seat_is ->
        [you] You win the match!
       *[other] { $seat } wins the match.
    }
mm25-event-match-drawn = The match is a draw.

# How it ended.

mm25-how-captain =
    { $seat_is ->
        [you] Your Captain was defeated.
       *[other] { $seat }'s Captain was defeated.
    }
mm25-how-captain-by =
    { $seat_is ->
        [you] { $card } defeated your Captain.
       *[other] { $card } defeated { $seat }'s Captain.
    }
mm25-how-trophies =
    { $seat_is ->
        [you] The Trophies in your list are worth { $life } Life: { $enough } are enough to lose.
       *[other] The Trophies in { $seat }'s list are worth { $life } Life: { $enough } are enough to lose.
    }
mm25-how-empty-chest =
    { $seat_is ->
        [you] You had to draw, and your Chest was empty.
       *[other] { $seat } had to draw, and the Chest was empty.
    }
mm25-how-sudden-death =
    { $seat_is ->
        [you] In sudden death, your Captain was the first to take Damage.
       *[other] In sudden death, { $seat }'s Captain was the first to take Damage.
    }
mm25-how-sudden-tie =
    { $seat_is ->
        [you] In sudden death the Captains tied, and yours, who attacked, did Damage.
       *[other] In sudden death the Captains tied, and { $seat }'s, who attacked, did Damage.
    }
mm25-how-both-won = Both players reached victory at the same moment.
mm25-how-both-won-by-text =
    { $seat_is ->
        [you] Both players reached victory at the same moment, and a Technique you used says that you lose then.
       *[other] Both players reached victory at the same moment, and a Technique that { $seat } used says that { $seat } loses then.
    }
mm25-how-conceded =
    { $seat_is ->
        [you] You conceded on turn { $turn }.
       *[other] { $seat } conceded on turn { $turn }.
    }
mm25-how-conceded-early =
    { $seat_is ->
        [you] You conceded before the first turn.
       *[other] { $seat } conceded before the first turn.
    }
mm25-how-turn-limit = The game has had { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } and is a draw.
mm25-how-games-won =
    { $seat_is ->
        [you] You won by { $won } games to { $lost }.
       *[other] { $seat } won by { $won } games to { $lost }.
    }
mm25-how-won-in-time =
    { $seat_is ->
        [you] Time had been called with the score level, and you won the game that decided it.
       *[other] Time had been called with the score level, and { $seat } won the game that decided it.
    }
mm25-how-ahead =
    { $seat_is ->
        [you] Time was called, and you were ahead { $won } to { $lost }.
       *[other] Time was called, and { $seat } was ahead { $won } to { $lost }.
    }
mm25-how-ahead-between-games =
    { $seat_is ->
        [you] Time was called between two games: each gets a point, and you are ahead { $won } to { $lost }.
       *[other] Time was called between two games: each gets a point, and { $seat } is ahead { $won } to { $lost }.
    }
mm25-how-games-limit = After { $games ->
    [one] one game
   *[other] { $games } games
 } nobody had won { $enough }.
mm25-how-captains =
    { $seat_is ->
        [you] Time was called: your Captain had lost { $less ->
            [0] no Life
           *[other] { $less } Life
        }, { $other }'s had lost { $more }.
       *[other] { $other_is ->
            [you] Time was called: { $seat }'s Captain had lost { $less ->
                [0] no Life
               *[other] { $less } Life
            }, yours had lost { $more }.
           *[other] Time was called: { $seat }'s Captain had lost { $less ->
                [0] no Life
               *[other] { $less } Life
            }, { $other }'s had lost { $more }.
        }
    }

# Refusals.

mm25-no-game-over = The match is over.
mm25-no-window = It cannot be used at this moment.
mm25-no-not-your-turn =
    { $seat_is ->
        [you] Another question is open: answer that first.
       *[other] { $seat } decides now, not you.
    }
mm25-no-not-your-turn-nobody = Nobody decides anything now.
mm25-no-mulligan-used = The Pirate Mulligan can be used once in a match.
mm25-no-mulligan-late = The Pirate Mulligan is for the beginning of a game.
mm25-no-wrong-phase = It does not belong to this phase.
mm25-no-must-redraw = No Character of the Hand can be placed: the Hand must be redrawn.
mm25-no-not-character = Only Character cards can be used like this.
mm25-no-team-reinforce = A Team cannot be a Reinforcement.
mm25-no-no-captain = There must be a Captain.
mm25-no-first-turn-battle = No Battle is begun in a player's first turn.
mm25-no-ability-used = This Character has used its ability in this turn.
mm25-no-already-battled = This Character has begun a Battle in this turn.
mm25-no-self-restricted = The Character's own text does not allow it.
mm25-no-user = Nobody in this Battle may use this Technique.
mm25-no-limit = The limit of this Technique is reached in this Battle.
mm25-no-team-member = No member of the Team is fighting.
mm25-no-team-1 = The Team card is not in your Hand.
mm25-no-team-2 = The fighting Character's crew is not on the Team card.
mm25-no-team-3 = The other member is not a Reinforcement in this Battle.
mm25-no-team-4 = The other member is on your Bridge too.
mm25-no-team-5 = Life and Logbook together are too few for the Team.
mm25-no-space = This space cannot be taken.
mm25-no-same-name = A Character of this name is on the Bridge.
mm25-no-setup-life = The Characters would have more than 6 Life together.
mm25-no-target = There is nothing that it may be aimed at.
mm25-no-protected = An effect protects it.
mm25-no-straw-hat = Cards with straw hats do not come back from the Ocean.
mm25-no-no-actions = There are not enough Actions left.
mm25-no-logbook = The Logbook has too few cards.
mm25-no-chest-empty = The Chest is empty.
mm25-no-hand-size = The Hand has too many cards, or too few.
mm25-no-cost = Its cost cannot be paid, or what it needs is not there.
mm25-no-sideboard = The deck would not be legal, or there is no such card.

# Faults of a deck.

mm25-fault-of = Deck of s{ $seat }: { $fault }
mm25-fault-unknown-card = There is no card { $number }.
mm25-fault-unknown-numbers = The numbers of { $number } are not known; it can be played once somebody supplies them.
mm25-fault-size = { $cards } cards. There must be 32.
mm25-fault-copies = { $count } of { $number }. There may be { $most }.
mm25-fault-no-captain = No Character could be Captain.
mm25-fault-sideboard = { $cards } cards in the sideboard. There may be 10.

# What happens if nothing is added.
mm25-stake-life = Now: { $space } { $from } → { $to } Life{ $behind ->
    [0] {""}
   *[other] {" "}(behind by { $behind })
 }
mm25-stake-lost = Now: you lose the game{ $behind ->
    [0] {""}
   *[other] {" "}(behind by { $behind })
 }
mm25-stake-nothing = Now: no damage{ $ahead ->
    [0] {""}
   *[other] {" "}(ahead by { $ahead })
 }

# As the game is offered, and how a match of it can be played.
mm25-short = One Piece Cardgame, 2009
mm25-about = Two players. A Captain, two Sailors, three Actions.
mm25-option-best-of = Length of the match
mm25-option-best-of-3 = best of three
mm25-option-best-of-1 = one game
