# ZOMBIE WORLD ORDER. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.
# Damage is points, injury is one layer down: no message mixes them.

zwo-title = ZOMBIE WORLD ORDER
zwo-setup = { $one } against { $two }
# The setup so far, and a ruling that is not the default; then one more.
zwo-setup-ruled = { $setup }. { $ruling }
zwo-setup-ruled-too = { $setup } { $ruling }
zwo-ruling-injury-at-least = Damage equal to POWER injures too.
zwo-ruling-same-card-answers = A card may answer while an effect of it waits.
zwo-ruling-late-targets = An Auto ability needs its target only when it is handled.
zwo-deck-rotting-orchard = Rotting Orchard
zwo-deck-cold-assembly = Cold Assembly
zwo-deck-crimson-court = Crimson Court
zwo-deck-own = a deck of one's own ({ $colours })

# Cards and zones.

zwo-card = { $number } { $name }
zwo-card-at = { $card } #{ $place }
zwo-card-with = { $card } ({ $facts })
zwo-card-of =
    { $seat_is ->
        [you] your { $card }
       *[other] { $seat }'s { $card }
    }
zwo-card-hidden = hidden card { $place } ({ $zone })
zwo-card-unknown = a card
zwo-name = { $name }
zwo-card-text = Text: { $text }
zwo-keyword-text = { $keyword }. { $text }
zwo-zone-field = Field
zwo-zone-intact = Intact
zwo-zone-half-wrecked = Half-wrecked
zwo-zone-mana = Mana
zwo-zone-hand = Hand
zwo-zone-wrecked = Wrecked
zwo-zone-deck = Deck
zwo-zone-area = Resolution
zwo-from-field = from the field
zwo-from-mana = from the mana zone
zwo-from-hand = from the hand
zwo-from-wrecked = from the wrecked zone
zwo-from-deck = from the deck
zwo-from-area = from the resolution area
zwo-to-field = to the field
zwo-to-mana = to the mana zone
zwo-to-hand = to the hand
zwo-to-wrecked = to the wrecked zone
zwo-to-deck = to the deck
zwo-to-area = to the resolution area
zwo-stand = STAND
zwo-rest = REST
zwo-front = FRONT
zwo-back = BACK
zwo-half-wrecked = half-wrecked
zwo-colour-green = green
zwo-colour-blue = blue
zwo-colour-red = red
zwo-colour-grey = grey
zwo-keyword-amplify = Amplify
zwo-keyword-absorb = Absorb
zwo-keyword-erode = Erode
zwo-phase-prepare = prepare phase
zwo-phase-draw = draw phase
zwo-phase-mana = mana phase
zwo-phase-main = main phase
zwo-phase-battle = battle phase
zwo-phase-end = end phase

# What is printed on a card.

zwo-facts = { $facts }
zwo-effect = { $text }
zwo-category-zombie = zombie
zwo-category-event = EVENT
zwo-attribute-green = green (DEADMAN)
zwo-attribute-blue = blue (MEKA Z)
zwo-attribute-red = red (IMMORTAL)
zwo-attribute-none = grey (no attribute)
zwo-summon-cost = summon cost { $cost }
zwo-revive-cost = revive cost { $cost }
zwo-power = POWER { $power }
zwo-critical = CRITICAL { $critical }
zwo-rarity-rare = rarity R
zwo-rarity-uncommon = rarity UC
zwo-rarity-common = rarity C

# The table.

zwo-before-turns = Setup
zwo-turn =
    { $seat_is ->
        [you] Turn { $turn }: yours
       *[other] Turn { $turn }: { $seat }
    }
zwo-attack-open = { $attacker } attacks
zwo-attack-on-player =
    { $seat_is ->
        [you] { $attacker } (CRITICAL { $critical }) attacks you
       *[other] { $attacker } (CRITICAL { $critical }) attacks { $seat }
    }
zwo-attack-on-zombie = { $attacker } (POWER { $one }) attacks { $target } (POWER { $two })
zwo-area-next = resolves next: { $item }
zwo-area-then = then: { $item }
zwo-item-summon =
    { $seat_is ->
        [you] your summon of { $card }
       *[other] { $seat }'s summon of { $card }
    }
zwo-item-revive =
    { $seat_is ->
        [you] your revival of { $card }
       *[other] { $seat }'s revival of { $card }
    }
zwo-item-event =
    { $seat_is ->
        [you] your EVENT { $card }
       *[other] { $seat }'s EVENT { $card }
    }
zwo-item-ability =
    { $seat_is ->
        [you] the ability of your { $card }
       *[other] the ability of { $seat }'s { $card }
    }
zwo-item-auto =
    { $seat_is ->
        [you] the Auto ability of your { $card }
       *[other] the Auto ability of { $seat }'s { $card }
    }
zwo-item-keyword =
    { $seat_is ->
        [you] { $keyword } of your { $card }
       *[other] { $keyword } of { $seat }'s { $card }
    }
zwo-item-aimed = { $item } → { $targets }
zwo-item-end-phase = the end of the { $phase }
zwo-item-step = the attack
zwo-item-battle = the battle of the zombies
zwo-item-damage = the damage of the attack
zwo-part-printed = printed
zwo-part-damage = damage taken
zwo-part-effect = an effect
zwo-count-life = Life { $count }
zwo-count-hand = Hand { $count }
zwo-count-deck = Deck { $count }
zwo-count-wrecked = Wrecked { $count }
zwo-count-mana = Mana { $stand }/{ $count }
zwo-badge-copy = #{ $place }
zwo-badge-cost = cost { $cost }
zwo-badge-damage = damage { $damage }
zwo-badge-attacker = attacks
zwo-badge-target = is attacked
zwo-badge-owner =
    { $seat_is ->
        [you] owned by you
       *[other] owned by { $seat }
    }
zwo-badge-shown = known to both

# Questions.

zwo-ask-redraw =
    { $seat_is ->
        [you] Your opening hand: do you keep it, or redraw all seven cards once?
       *[other] { $seat } decides whether to redraw.
    }
zwo-ask-mana =
    { $seat_is ->
        [you] Mana phase: do you place a card as mana, or turn a BACK mana to FRONT?
       *[other] { $seat } is in the mana phase.
    }
zwo-ask-main =
    { $seat_is ->
        [you] Main phase: what do you do?
       *[other] { $seat } is in the main phase.
    }
zwo-ask-battle =
    { $seat_is ->
        [you] Battle phase: which zombie attacks?
       *[other] { $seat } is in the battle phase.
    }
zwo-ask-battle-none =
    { $seat_is ->
        [you] Battle phase: none of your zombies can attack.
       *[other] { $seat } is in the battle phase.
    }
zwo-ask-attack-target =
    { $seat_is ->
        [you] { $card } attacks: whom?
       *[other] { $card } attacks: { $seat } chooses the target.
    }
zwo-ask-block =
    { $seat_is ->
        [you] { $attack }: do you block?
       *[other] { $attack }: { $seat } decides whether to block.
    }
zwo-ask-answer =
    { $seat_is ->
        [you] FREE timing: do you answer { $item }?
       *[other] FREE timing: { $seat } may answer { $item }.
    }
zwo-ask-order =
    { $seat_is ->
        [you] Several of your Auto abilities wait: which one comes next?
       *[other] { $seat } decides which Auto ability comes next.
    }
zwo-ask-auto =
    { $seat_is ->
        [you] { $card }: your Auto ability activates.
       *[other] { $card }: { $seat } activates its Auto ability.
    }
zwo-ask-pick =
    { $seat_is ->
        [you] { $card }: choose { $count }.
       *[other] { $card }: { $seat } chooses cards.
    }
zwo-choose-exactly =
    { $most ->
        [one] one card
       *[other] { $most } cards
    }
zwo-choose-up-to =
    { $most ->
        [one] up to one card
       *[other] up to { $most } cards
    }
zwo-ask-may =
    { $seat_is ->
        [you] { $card }: do you use the effect?
       *[other] { $card }: { $seat } decides whether to use the effect.
    }
zwo-ask-choose-one =
    { $seat_is ->
        [you] { $card }: which part of the effect do you choose?
       *[other] { $card }: { $seat } chooses a part of the effect.
    }
zwo-ask-target =
    { $seat_is ->
        [you] { $card }: choose { $count }.
       *[other] { $card }: { $seat } chooses { $count }.
    }
zwo-target-exactly =
    { $most ->
        [one] a target
       *[other] { $most } targets
    }
zwo-target-up-to =
    { $most ->
        [one] up to one target
       *[other] up to { $most } targets
    }
zwo-ask-pay-summon =
    { $seat_is ->
        [you] { $card }: summon cost { $cost }. Which mana do you REST?
       *[other] { $card }: { $seat } pays its summon cost { $cost }.
    }
zwo-ask-pay-revive =
    { $seat_is ->
        [you] { $card }: revive cost { $cost }. Which mana do you turn to BACK?
       *[other] { $card }: { $seat } pays its revive cost { $cost }.
    }
zwo-ask-pay =
    { $seat_is ->
        [you] { $card }: what do you pay its cost with?
       *[other] { $card }: { $seat } pays its cost.
    }

# Answers, from the first choice to the last.

zwo-do-keep = keep the hand
zwo-do-redraw = redraw
zwo-do-place = place { $card } as mana ({ $lies })
zwo-do-turn-mana = turn the mana { $card } to FRONT
zwo-do-no-mana = leave the mana as it is
zwo-do-summon = summon { $card } (cost { $cost })
zwo-do-summon-event = summon { $card }
zwo-do-revive = revive { $card } (cost { $cost })
zwo-do-use = use the ability of { $card }
zwo-do-use-event = use the EVENT { $card }
zwo-do-ability = Auto ability { $number }
zwo-do-target =
    { $seat_is ->
        [you] target your { $card }
       *[other] target { $seat }'s { $card }
    }
zwo-do-enough = enough targets
zwo-do-pay = pay with { $card }
zwo-do-decline = do not pay
zwo-do-cancel = start this choice again
zwo-do-end-main = end the main phase
zwo-do-attack = attack with { $card }
zwo-do-attack-player =
    { $seat_is ->
        [you] attack you
       *[other] attack { $seat }
    }
zwo-do-attack-zombie = attack { $card }
zwo-do-block = block with { $card }
zwo-do-no-block = do not block
zwo-do-end-battle = end the battle phase
zwo-do-pass = pass
zwo-do-next = { $number }: { $card }, { $text }
zwo-do-pick = choose { $card }
zwo-do-done = done
zwo-do-yes = yes
zwo-do-no = no
zwo-do-choose = part { $number }
zwo-do-concede = concede
zwo-do-agree = agree to a draw

# Events.

zwo-event-first-player =
    { $seat_is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
zwo-event-hand-kept =
    { $seat_is ->
        [you] You keep your hand.
       *[other] { $seat } keeps the hand.
    }
zwo-event-hand-redrawn =
    { $seat_is ->
        [you] You have redrawn your hand.
       *[other] { $seat } has redrawn the hand.
    }
zwo-event-turn-began =
    { $seat_is ->
        [you] Turn { $turn }: yours.
       *[other] Turn { $turn }: { $seat }'s.
    }
zwo-event-phase-began =
    { $seat_is ->
        [you] Your { $phase } begins.
       *[other] { $seat }'s { $phase } begins.
    }
zwo-event-prepared =
    { $seat_is ->
        [you] Prepare phase: your zombies and mana become STAND.
       *[other] Prepare phase: { $seat }'s zombies and mana become STAND.
    }
zwo-event-drew-seen =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
zwo-event-drew =
    { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
zwo-event-shuffled =
    { $seat_is ->
        [you] You shuffle your deck.
       *[other] { $seat } shuffles the deck.
    }
zwo-event-moved-seen =
    { $seat_is ->
        [you] Your { $card } goes { $from } { $to }.
       *[other] { $seat }'s { $card } goes { $from } { $to }.
    }
zwo-event-moved =
    { $seat_is ->
        [you] A card of yours goes { $from } { $to }.
       *[other] A card of { $seat }'s goes { $from } { $to }.
    }
zwo-event-mana-placed-seen =
    { $seat_is ->
        [you] You place { $card } as mana ({ $lies }).
       *[other] { $seat } places { $card } as mana ({ $lies }).
    }
zwo-event-mana-placed =
    { $seat_is ->
        [you] You place a card as mana ({ $lies }).
       *[other] { $seat } places a card as mana ({ $lies }).
    }
zwo-event-mana-rested =
    { $seat_is ->
        [you] You REST 1 mana.
       *[other] { $seat } RESTs 1 mana.
    }
zwo-event-mana-front =
    { $seat_is ->
        [you] Your mana { $card } is turned to FRONT.
       *[other] { $seat }'s mana { $card } is turned to FRONT.
    }
zwo-event-mana-back =
    { $seat_is ->
        [you] Your mana { $card } is turned to BACK.
       *[other] { $seat }'s mana { $card } is turned to BACK.
    }
zwo-event-summon =
    { $seat_is ->
        [you] You summon { $card }.
       *[other] { $seat } summons { $card }.
    }
zwo-event-revive =
    { $seat_is ->
        [you] You declare the revival of { $card }.
       *[other] { $seat } declares the revival of { $card }.
    }
zwo-event-event-used =
    { $seat_is ->
        [you] You use the EVENT { $card }.
       *[other] { $seat } uses the EVENT { $card }.
    }
zwo-event-ability-used =
    { $seat_is ->
        [you] You use the ability of { $card }.
       *[other] { $seat } uses the ability of { $card }.
    }
zwo-event-auto =
    { $seat_is ->
        [you] The Auto ability of your { $card } activates.
       *[other] The Auto ability of { $seat }'s { $card } activates.
    }
zwo-event-keyword =
    { $seat_is ->
        [you] { $keyword } of your { $card } activates.
       *[other] { $keyword } of { $seat }'s { $card } activates.
    }
zwo-event-targeted-hidden =
    { $seat_is ->
        [you] Target: your BACK mana { $place }.
       *[other] Target: { $seat }'s BACK mana { $place }.
    }
zwo-event-targeted =
    { $seat_is ->
        [you] Target: your { $card }.
       *[other] Target: { $seat }'s { $card }.
    }
zwo-event-end-declared =
    { $seat_is ->
        [you] You end the { $phase }.
       *[other] { $seat } ends the { $phase }.
    }
zwo-event-passed =
    { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
zwo-event-resolved =
    { $seat_is ->
        [you] The effect of your { $card } resolves.
       *[other] The effect of { $seat }'s { $card } resolves.
    }
zwo-event-entered =
    { $seat_is ->
        [you] { $card } enters your field.
       *[other] { $card } enters { $seat }'s field.
    }
zwo-event-revived =
    { $seat_is ->
        [you] Your { $card } is revived.
       *[other] { $seat }'s { $card } is revived.
    }
zwo-event-injured =
    { $seat_is ->
        [you] Your { $card } is injured: it is half-wrecked.
       *[other] { $seat }'s { $card } is injured: it is half-wrecked.
    }
zwo-event-injured-wrecked =
    { $seat_is ->
        [you] Your { $card } is injured: it goes to the wrecked zone.
       *[other] { $seat }'s { $card } is injured: it goes to the wrecked zone.
    }
zwo-event-lowered =
    { $seat_is ->
        [you] Your { $card } goes to the half-wrecked zone.
       *[other] { $seat }'s { $card } goes to the half-wrecked zone.
    }
zwo-event-stood =
    { $seat_is ->
        [you] Your { $card } becomes STAND.
       *[other] { $seat }'s { $card } becomes STAND.
    }
zwo-event-rested =
    { $seat_is ->
        [you] Your { $card } becomes REST.
       *[other] { $seat }'s { $card } becomes REST.
    }
zwo-event-control-changed =
    { $seat_is ->
        [you] You control { $card } now.
       *[other] { $seat } controls { $card } now.
    }
zwo-event-zombie-damaged =
    { $seat_is ->
        [you] Your { $card } takes { $damage } damage.
       *[other] { $seat }'s { $card } takes { $damage } damage.
    }
zwo-event-damage-cleared = The damage on all zombies is cleared.
zwo-event-modified =
    { $seat_is ->
        [you] The effect applies to your { $card }.
       *[other] The effect applies to { $seat }'s { $card }.
    }
zwo-event-players-modified = The effect applies to a player.
zwo-event-attacked =
    { $seat_is ->
        [you] You attack with { $card }.
       *[other] { $seat } attacks with { $card }.
    }
zwo-event-player-targeted =
    { $seat_is ->
        [you] The attack is on you.
       *[other] The attack is on { $seat }.
    }
zwo-event-zombie-targeted =
    { $seat_is ->
        [you] The attack is on your { $card }.
       *[other] The attack is on { $seat }'s { $card }.
    }
zwo-event-blocked =
    { $seat_is ->
        [you] You block with { $card }.
       *[other] { $seat } blocks with { $card }.
    }
zwo-event-not-blocked =
    { $seat_is ->
        [you] You do not block.
       *[other] { $seat } does not block.
    }
zwo-event-battle-declared = The two zombies are about to battle.
zwo-event-damage-declared = The attack is about to deal its damage.
zwo-event-fought = Battle: POWER { $attacker } against { $target }.
zwo-event-attack-ended = The attack is over.
zwo-event-player-damaged =
    { $seat_is ->
        [you] You take { $damage } damage: life { $life }.
       *[other] { $seat } takes { $damage } damage: life { $life }.
    }
zwo-event-life-recovered =
    { $seat_is ->
        [you] You recover { $amount } life: life { $life }.
       *[other] { $seat } recovers { $amount } life: life { $life }.
    }
zwo-event-lost =
    { $seat_is ->
        [you] You lose.
       *[other] { $seat } loses.
    }
zwo-event-won =
    { $seat_is ->
        [you] You win the game!
       *[other] { $seat } wins the game.
    }
zwo-event-drawn = The game is a draw: both players lose.

# How it ended.

zwo-how-struck =
    { $seat_is ->
        [you] { $card } hit you for { $damage }: you have no life left.
       *[other] { $card } hit { $seat } for { $damage }: { $seat } has no life left.
    }
zwo-how-damaged =
    { $seat_is ->
        [you] The effect of { $card } dealt you { $damage } damage: you have no life left.
       *[other] The effect of { $card } dealt { $damage } damage to { $seat }: { $seat } has no life left.
    }
zwo-how-both-lost = The effect of { $card } took both players' last life at the same moment.
zwo-how-agreed = Both players agreed to a draw.
zwo-how-stuck = Both decks are empty, and nothing changed for { $turns } turns.
zwo-how-loop = Auto abilities resolved { $times } times, and nobody could stop them.
zwo-how-conceded =
    { $seat_is ->
        [you] You conceded on turn { $turn }.
       *[other] { $seat } conceded on turn { $turn }.
    }
zwo-how-conceded-early =
    { $seat_is ->
        [you] You conceded before the first turn.
       *[other] { $seat } conceded before the first turn.
    }

# Refusals.

zwo-no-game-over = The game is over.
zwo-no-not-your-right =
    { $seat_is ->
        [you] Another question is open: answer that first.
       *[other] { $seat } decides now, not you.
    }
zwo-no-not-your-right-nobody = Nobody decides anything now.
zwo-no-bad-redraw = A hand is redrawn as a whole, once, before the first turn.
zwo-no-bad-mana-action = There is one mana action, in your mana phase; a card is placed FRONT, in turn 1 BACK.
zwo-no-bad-turning = Only a BACK mana of yours can be turned to FRONT.
zwo-no-cannot-summon = Only zombie cards of your hand are summoned, as an action of your main phase.
zwo-no-bad-payment = The mana for it is missing, or already turned.
zwo-no-lacks-colour = Your mana lacks a colour of its cost.
zwo-no-cannot-revive = Only your half-wrecked zombies are revived, as an action of your main phase.
zwo-no-not-main-timing = MAIN is for actions of your main phase.
zwo-no-not-free-timing = FREE is for main and battle phases, when you have the right.
zwo-no-wrong-place = It has no ability to use there.
zwo-no-used-up = { $card } has already used this ability in this turn.
zwo-no-bad-target = There is no target that fits.
zwo-no-cannot-attack = Only a STAND zombie of yours that may attack does so, in your battle phase.
zwo-no-bad-attack-target = Only the opposing player or a REST zombie of the opponent can be attacked.
zwo-no-cannot-block = Only a STAND zombie of yours that may block does so, when you are attacked.
zwo-no-cannot-end-phase = This phase cannot be ended now.
zwo-no-forbidden = An effect, or the card's own text, does not allow it now.
zwo-no-bad-cost-choice = The part of its cost that is not mana cannot be paid like this.
zwo-no-still-waits = An effect of { $card } still lies in the resolution area: only other cards can use FREE abilities.

# Faults of a deck.

zwo-fault-of = Deck of s{ $seat }: { $fault }
zwo-fault-unknown-card = There is no card { $number }.
zwo-fault-size = { $cards } cards. There must be 50.
zwo-fault-copies = { $count } of { $number }. There may be 4.

# Headings of the manual, under which a clause stands.
zwo-heading-numbered = { $heading } { $number }
zwo-heading-title = title
zwo-heading-cards = Cards
zwo-heading-zombie-card = Zombie card
zwo-heading-event-card = EVENT card
zwo-heading-terms = Terms
zwo-heading-keywords = Keyword abilities
zwo-heading-keyword = Keyword
zwo-heading-icons = Icons
zwo-heading-zones = Zones
zwo-heading-decks = Decks
zwo-heading-life = Life
zwo-heading-winning = Winning
zwo-heading-before = Before the game
zwo-heading-turn = Turn flow
zwo-heading-phase = Phase
zwo-heading-summoning = Summoning
zwo-heading-abilities = Using zombies' abilities
zwo-heading-events = EVENT cards
zwo-heading-revive = Reviving
zwo-heading-end-of-main = End of the main phase
zwo-heading-step = Step
zwo-heading-injury = About injury
zwo-heading-end-of-battle = End of the battle phase
zwo-heading-principle = Principle
zwo-heading-answers = Q&A
zwo-heading-free = FREE abilities
zwo-heading-declaration = declaration
zwo-heading-example = example

# What happens if nothing is added.
zwo-stake-life = Now: { $from } → { $to } life{ $critical ->
    [0] {""}
   *[other] {" "}(CRITICAL { $critical })
 }
zwo-stake-injured = Now: { $card } is injured
zwo-stake-injured-in-battle = Now: { $card } is injured (POWER { $one } against { $two })
zwo-stake-lost = Now: you lose the game{ $critical ->
    [0] {""}
   *[other] {" "}(CRITICAL { $critical })
 }
zwo-stake-nothing = Now: no loss
zwo-stake-stands = Now: no loss (POWER { $one } against { $two })

# As the game is offered, and how a match of it can be played.
zwo-short = ZOMBIE WORLD ORDER
zwo-about = Two players. Mana, two layers of undead, ten life.
zwo-option-injury-threshold = Which damage injures (ZW-13.2)
zwo-option-injury-threshold-strict = more than POWER
zwo-option-injury-threshold-at-least = POWER or more
zwo-option-same-card-answers = A card may answer while an effect of it waits (ZW-17.16)
zwo-option-late-targets = Auto abilities need a target only when taken from the queue (ZW-19.3)
