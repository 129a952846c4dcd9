# ZOMBIE WORLD ORDER. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.
# Damage is points (danno), injury is one layer down (lesione): no message mixes them.

zwo-title = ZOMBIE WORLD ORDER
zwo-setup = { $one } contro { $two }
# The setup so far, and a ruling that is not the default; then one more.
zwo-setup-ruled = { $setup }. { $ruling }
zwo-setup-ruled-too = { $setup } { $ruling }
zwo-ruling-injury-at-least = Anche un danno pari alla POTENZA causa una lesione.
zwo-ruling-same-card-answers = Una carta può rispondere anche mentre un suo effetto è in attesa.
zwo-ruling-late-targets = A un'abilità automatica il bersaglio serve solo quando viene gestita.
zwo-deck-rotting-orchard = Frutteto Marcescente
zwo-deck-cold-assembly = Gelida Officina
zwo-deck-crimson-court = Corte Cremisi
zwo-deck-own = un mazzo proprio ({ $colours })

# Cards and zones.

zwo-card = { $number } { $name }
zwo-card-at = { $card } n. { $place }
zwo-card-with = { $card } ({ $facts })
zwo-card-of =
    { $seat_is ->
        [you] la tua carta { $card }
       *[other] la carta { $card } di { $seat }
    }
zwo-card-hidden = carta nascosta { $place } ({ $zone })
zwo-card-unknown = una carta
zwo-name = { $name }
zwo-card-text = Testo: { $text }
zwo-keyword-text = { $keyword }. { $text }
zwo-zone-field = Campo
zwo-zone-intact = Integri
zwo-zone-half-wrecked = Semidistrutti
zwo-zone-mana = Mana
zwo-zone-hand = Mano
zwo-zone-wrecked = Distrutti
zwo-zone-deck = Mazzo
zwo-zone-area = Risoluzione
zwo-from-field = dal campo
zwo-from-mana = dalla zona mana
zwo-from-hand = dalla mano
zwo-from-wrecked = dalla zona distrutti
zwo-from-deck = dal mazzo
zwo-from-area = dall'area di risoluzione
zwo-to-field = al campo
zwo-to-mana = alla zona mana
zwo-to-hand = alla mano
zwo-to-wrecked = alla zona distrutti
zwo-to-deck = al mazzo
zwo-to-area = all'area di risoluzione
zwo-stand = DRITTA
zwo-rest = RUOTATA
zwo-front = FRONTE
zwo-back = RETRO
zwo-half-wrecked = semidistrutto
zwo-colour-green = verde
zwo-colour-blue = blu
zwo-colour-red = rosso
zwo-colour-grey = grigio
zwo-keyword-amplify = Amplifica
zwo-keyword-absorb = Assorbi
zwo-keyword-erode = Erodi
zwo-phase-prepare = fase di preparazione
zwo-phase-draw = fase di pesca
zwo-phase-mana = fase mana
zwo-phase-main = fase principale
zwo-phase-battle = fase di battaglia
zwo-phase-end = fase finale

# What is printed on a card.

zwo-facts = { $facts }
zwo-effect = { $text }
zwo-category-zombie = zombi
zwo-category-event = EVENTO
zwo-attribute-green = verde (DEADMAN)
zwo-attribute-blue = blu (MEKA Z)
zwo-attribute-red = rosso (IMMORTAL)
zwo-attribute-none = grigio (senza attributo)
zwo-summon-cost = costo di evocazione { $cost }
zwo-revive-cost = costo di rianimazione { $cost }
zwo-power = POTENZA { $power }
zwo-critical = CRITICO { $critical }
zwo-rarity-rare = rarità R
zwo-rarity-uncommon = rarità UC
zwo-rarity-common = rarità C

# The table.

zwo-before-turns = Preparazione della partita
zwo-turn =
    { $seat_is ->
        [you] Turno { $turn }: il tuo
       *[other] Turno { $turn }: { $seat }
    }
zwo-attack-open = { $attacker } attacca
zwo-attack-on-player =
    { $seat_is ->
        [you] { $attacker } (CRITICO { $critical }) attacca te
       *[other] { $attacker } (CRITICO { $critical }) attacca { $seat }
    }
zwo-attack-on-zombie = { $attacker } (POTENZA { $one }) attacca { $target } (POTENZA { $two })
zwo-area-next = si risolve per prima cosa: { $item }
zwo-area-then = poi: { $item }
zwo-item-summon =
    { $seat_is ->
        [you] la tua evocazione di { $card }
       *[other] l'evocazione di { $card } da parte di { $seat }
    }
zwo-item-revive =
    { $seat_is ->
        [you] la tua rianimazione di { $card }
       *[other] la rianimazione di { $card } da parte di { $seat }
    }
zwo-item-event =
    { $seat_is ->
        [you] il tuo EVENTO { $card }
       *[other] l'EVENTO { $card } di { $seat }
    }
zwo-item-ability =
    { $seat_is ->
        [you] l'abilità della tua carta { $card }
       *[other] l'abilità della carta { $card } di { $seat }
    }
zwo-item-auto =
    { $seat_is ->
        [you] l'abilità automatica del tuo zombi { $card }
       *[other] l'abilità automatica dello zombi { $card } di { $seat }
    }
zwo-item-keyword =
    { $seat_is ->
        [you] { $keyword } del tuo zombi { $card }
       *[other] { $keyword } dello zombi { $card } di { $seat }
    }
zwo-item-aimed = { $item } → { $targets }
zwo-item-end-phase = la fine della { $phase }
zwo-item-step = l'attacco
zwo-item-battle = la battaglia tra gli zombi
zwo-item-damage = il danno dell'attacco
zwo-part-printed = valore stampato
zwo-part-damage = danni subiti
zwo-part-effect = un effetto
zwo-count-life = Vita { $count }
zwo-count-hand = Mano { $count }
zwo-count-deck = Mazzo { $count }
zwo-count-wrecked = Distrutti { $count }
zwo-count-mana = Mana { $stand }/{ $count }
zwo-badge-copy = n. { $place }
zwo-badge-cost = costo { $cost }
zwo-badge-damage = danno { $damage }
zwo-badge-attacker = attacca
zwo-badge-target = è il bersaglio
zwo-badge-owner =
    { $seat_is ->
        [you] di tua proprietà
       *[other] proprietario: { $seat }
    }
zwo-badge-shown = nota a entrambi

# Questions.

zwo-ask-redraw =
    { $seat_is ->
        [you] La tua mano iniziale: la tieni o la cambi tutta, sette carte, una sola volta?
       *[other] { $seat } decide se cambiare la mano.
    }
zwo-ask-mana =
    { $seat_is ->
        [you] Fase mana: metti una carta come mana o giri a FRONTE un mana RETRO?
       *[other] { $seat } è nella fase mana.
    }
zwo-ask-main =
    { $seat_is ->
        [you] Fase principale: che cosa fai?
       *[other] { $seat } è nella fase principale.
    }
zwo-ask-battle =
    { $seat_is ->
        [you] Fase di battaglia: quale zombi attacca?
       *[other] { $seat } è nella fase di battaglia.
    }
zwo-ask-battle-none =
    { $seat_is ->
        [you] Fase di battaglia: nessuno dei tuoi zombi può attaccare.
       *[other] { $seat } è nella fase di battaglia.
    }
zwo-ask-attack-target =
    { $seat_is ->
        [you] { $card } attacca: chi?
       *[other] { $card } attacca: { $seat } sceglie il bersaglio.
    }
zwo-ask-block =
    { $seat_is ->
        [you] { $attack }: blocchi?
       *[other] { $attack }: { $seat } decide se bloccare.
    }
zwo-ask-answer =
    { $seat_is ->
        [you] Momento LIBERO, { $item }: vuoi rispondere?
       *[other] Momento LIBERO, { $item }: può rispondere { $seat }.
    }
zwo-ask-order =
    { $seat_is ->
        [you] Hai più abilità automatiche in attesa: quale viene ora?
       *[other] { $seat } decide quale abilità automatica viene ora.
    }
zwo-ask-auto =
    { $seat_is ->
        [you] { $card }: la tua abilità automatica si attiva.
       *[other] { $card }: { $seat } ne attiva l'abilità automatica.
    }
zwo-ask-pick =
    { $seat_is ->
        [you] { $card }: scegli { $count }.
       *[other] { $card }: { $seat } sceglie le carte.
    }
zwo-choose-exactly =
    { $most ->
        [one] una carta
       *[other] { $most } carte
    }
zwo-choose-up-to =
    { $most ->
        [one] al massimo una carta
       *[other] al massimo { $most } carte
    }
zwo-ask-may =
    { $seat_is ->
        [you] { $card }: usi l'effetto?
       *[other] { $card }: { $seat } decide se usare l'effetto.
    }
zwo-ask-choose-one =
    { $seat_is ->
        [you] { $card }: quale parte dell'effetto scegli?
       *[other] { $card }: { $seat } sceglie una parte dell'effetto.
    }
zwo-ask-target =
    { $seat_is ->
        [you] { $card }: scegli { $count }.
       *[other] { $card }: { $seat } sceglie { $count }.
    }
zwo-target-exactly =
    { $most ->
        [one] un bersaglio
       *[other] { $most } bersagli
    }
zwo-target-up-to =
    { $most ->
        [one] al massimo un bersaglio
       *[other] al massimo { $most } bersagli
    }
zwo-ask-pay-summon =
    { $seat_is ->
        [you] { $card }: costo di evocazione { $cost }. Quale mana metti in posizione RUOTATA?
       *[other] { $card }: { $seat } paga il costo di evocazione { $cost }.
    }
zwo-ask-pay-revive =
    { $seat_is ->
        [you] { $card }: costo di rianimazione { $cost }. Quale mana giri a RETRO?
       *[other] { $card }: { $seat } paga il costo di rianimazione { $cost }.
    }
zwo-ask-pay =
    { $seat_is ->
        [you] { $card }: con che cosa paghi il costo?
       *[other] { $card }: { $seat } paga il costo.
    }

# Answers, from the first choice to the last.

zwo-do-keep = tieni la mano
zwo-do-redraw = rifai la mano
zwo-do-place = metti { $card } come mana ({ $lies })
zwo-do-turn-mana = gira a FRONTE il mana { $card }
zwo-do-no-mana = lascia il mana com'è
zwo-do-summon = evoca { $card } (costo { $cost })
zwo-do-summon-event = evoca { $card }
zwo-do-revive = rianima { $card } (costo { $cost })
zwo-do-use = usa l'abilità di { $card }
zwo-do-use-event = usa l'EVENTO { $card }
zwo-do-ability = abilità automatica { $number }
zwo-do-target =
    { $seat_is ->
        [you] bersaglio tuo: { $card }
       *[other] bersaglio di { $seat }: { $card }
    }
zwo-do-enough = bersagli sufficienti
zwo-do-pay = paga con { $card }
zwo-do-decline = non pagare
zwo-do-cancel = ricomincia la scelta
zwo-do-end-main = termina la fase principale
zwo-do-attack = attacca con { $card }
zwo-do-attack-player =
    { $seat_is ->
        [you] attacca te
       *[other] attacca { $seat }
    }
zwo-do-attack-zombie = attacca { $card }
zwo-do-block = blocca con { $card }
zwo-do-no-block = non bloccare
zwo-do-end-battle = termina la fase di battaglia
zwo-do-pass = passa
zwo-do-next = { $number }: { $card }, { $text }
zwo-do-pick = scegli { $card }
zwo-do-done = basta così
zwo-do-yes = sì
zwo-do-no = no
zwo-do-choose = parte { $number }
zwo-do-concede = arrenditi
zwo-do-agree = accetta la patta

# Events.

zwo-event-first-player =
    { $seat_is ->
        [you] Sei il primo giocatore.
       *[other] { $seat } è il primo giocatore.
    }
zwo-event-hand-kept =
    { $seat_is ->
        [you] Tieni la tua mano.
       *[other] { $seat } tiene la mano.
    }
zwo-event-hand-redrawn =
    { $seat_is ->
        [you] Hai rifatto la tua mano.
       *[other] { $seat } ha rifatto la mano.
    }
zwo-event-turn-began =
    { $seat_is ->
        [you] Turno { $turn }: tocca a te.
       *[other] Turno { $turn }: tocca a { $seat }.
    }
zwo-event-phase-began =
    { $seat_is ->
        [you] Comincia la tua { $phase }.
       *[other] Comincia la { $phase } di { $seat }.
    }
zwo-event-prepared =
    { $seat_is ->
        [you] Fase di preparazione: i tuoi zombi e il tuo mana tornano in posizione DRITTA.
       *[other] Fase di preparazione: gli zombi e il mana di { $seat } tornano in posizione DRITTA.
    }
zwo-event-drew-seen =
    { $seat_is ->
        [you] Peschi { $card }.
       *[other] { $seat } pesca { $card }.
    }
zwo-event-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
zwo-event-shuffled =
    { $seat_is ->
        [you] Mescoli il tuo mazzo.
       *[other] { $seat } mescola il mazzo.
    }
zwo-event-moved-seen =
    { $seat_is ->
        [you] La tua carta { $card } passa { $from } { $to }.
       *[other] La carta { $card } di { $seat } passa { $from } { $to }.
    }
zwo-event-moved =
    { $seat_is ->
        [you] Una tua carta passa { $from } { $to }.
       *[other] Una carta di { $seat } passa { $from } { $to }.
    }
zwo-event-mana-placed-seen =
    { $seat_is ->
        [you] Metti { $card } come mana ({ $lies }).
       *[other] { $seat } mette { $card } come mana ({ $lies }).
    }
zwo-event-mana-placed =
    { $seat_is ->
        [you] Metti una carta come mana ({ $lies }).
       *[other] { $seat } mette una carta come mana ({ $lies }).
    }
zwo-event-mana-rested =
    { $seat_is ->
        [you] Metti 1 mana in posizione RUOTATA.
       *[other] { $seat } mette 1 mana in posizione RUOTATA.
    }
zwo-event-mana-front =
    { $seat_is ->
        [you] Il tuo mana { $card } viene girato a FRONTE.
       *[other] Il mana { $card } di { $seat } viene girato a FRONTE.
    }
zwo-event-mana-back =
    { $seat_is ->
        [you] Il tuo mana { $card } viene girato a RETRO.
       *[other] Il mana { $card } di { $seat } viene girato a RETRO.
    }
zwo-event-summon =
    { $seat_is ->
        [you] Evochi { $card }.
       *[other] { $seat } evoca { $card }.
    }
zwo-event-revive =
    { $seat_is ->
        [you] Dichiari la rianimazione di { $card }.
       *[other] { $seat } dichiara la rianimazione di { $card }.
    }
zwo-event-event-used =
    { $seat_is ->
        [you] Usi l'EVENTO { $card }.
       *[other] { $seat } usa l'EVENTO { $card }.
    }
zwo-event-ability-used =
    { $seat_is ->
        [you] Usi l'abilità di { $card }.
       *[other] { $seat } usa l'abilità di { $card }.
    }
zwo-event-auto =
    { $seat_is ->
        [you] Si attiva l'abilità automatica del tuo zombi { $card }.
       *[other] Si attiva l'abilità automatica dello zombi { $card } di { $seat }.
    }
zwo-event-keyword =
    { $seat_is ->
        [you] Si attiva { $keyword } del tuo zombi { $card }.
       *[other] Si attiva { $keyword } dello zombi { $card } di { $seat }.
    }
zwo-event-targeted-hidden =
    Bersaglio: il mana RETRO { $place } { $seat_is ->
        [you] tuo
       *[other] di { $seat }
    }.
zwo-event-targeted =
    { $seat_is ->
        [you] Bersaglio: la tua carta { $card }.
       *[other] Bersaglio: la carta { $card } di { $seat }.
    }
zwo-event-end-declared =
    { $seat_is ->
        [you] Termini la { $phase }.
       *[other] { $seat } termina la { $phase }.
    }
zwo-event-passed =
    { $seat_is ->
        [you] Passi.
       *[other] { $seat } passa.
    }
zwo-event-resolved =
    { $seat_is ->
        [you] Si risolve l'effetto della tua carta { $card }.
       *[other] Si risolve l'effetto della carta { $card } di { $seat }.
    }
zwo-event-entered =
    { $seat_is ->
        [you] { $card } entra nel tuo campo.
       *[other] { $card } entra nel campo di { $seat }.
    }
zwo-event-revived =
    { $seat_is ->
        [you] Il tuo zombi { $card } viene rianimato.
       *[other] Lo zombi { $card } di { $seat } viene rianimato.
    }
zwo-event-injured =
    { $seat_is ->
        [you] Il tuo zombi { $card } viene lesionato: è semidistrutto.
       *[other] Lo zombi { $card } di { $seat } viene lesionato: è semidistrutto.
    }
zwo-event-injured-wrecked =
    { $seat_is ->
        [you] Il tuo zombi { $card } viene lesionato: va nella zona distrutti.
       *[other] Lo zombi { $card } di { $seat } viene lesionato: va nella zona distrutti.
    }
zwo-event-lowered =
    { $seat_is ->
        [you] Il tuo zombi { $card } passa nella zona semidistrutti.
       *[other] Lo zombi { $card } di { $seat } passa nella zona semidistrutti.
    }
zwo-event-stood =
    { $seat_is ->
        [you] Il tuo zombi { $card } passa in posizione DRITTA.
       *[other] Lo zombi { $card } di { $seat } passa in posizione DRITTA.
    }
zwo-event-rested =
    { $seat_is ->
        [you] Il tuo zombi { $card } passa in posizione RUOTATA.
       *[other] Lo zombi { $card } di { $seat } passa in posizione RUOTATA.
    }
zwo-event-control-changed =
    { $seat_is ->
        [you] Ora controlli { $card }.
       *[other] Ora { $seat } controlla { $card }.
    }
zwo-event-zombie-damaged =
    { $seat_is ->
        [you] Il tuo zombi { $card } subisce { $damage } danni.
       *[other] Lo zombi { $card } di { $seat } subisce { $damage } danni.
    }
zwo-event-damage-cleared = I danni su tutti gli zombi vengono azzerati.
zwo-event-modified =
    { $seat_is ->
        [you] L'effetto si applica al tuo zombi { $card }.
       *[other] L'effetto si applica allo zombi { $card } di { $seat }.
    }
zwo-event-players-modified = L'effetto si applica a un giocatore.
zwo-event-attacked =
    { $seat_is ->
        [you] Attacchi con { $card }.
       *[other] { $seat } attacca con { $card }.
    }
zwo-event-player-targeted =
    { $seat_is ->
        [you] Bersaglio dell'attacco: tu.
       *[other] Bersaglio dell'attacco: { $seat }.
    }
zwo-event-zombie-targeted =
    { $seat_is ->
        [you] Bersaglio dell'attacco: il tuo zombi { $card }.
       *[other] Bersaglio dell'attacco: lo zombi { $card } di { $seat }.
    }
zwo-event-blocked =
    { $seat_is ->
        [you] Blocchi con { $card }.
       *[other] { $seat } blocca con { $card }.
    }
zwo-event-not-blocked =
    { $seat_is ->
        [you] Non blocchi.
       *[other] { $seat } non blocca.
    }
zwo-event-battle-declared = I due zombi stanno per affrontarsi in battaglia.
zwo-event-damage-declared = L'attacco sta per infliggere il suo danno.
zwo-event-fought = Battaglia: POTENZA { $attacker } contro { $target }.
zwo-event-attack-ended = L'attacco è finito.
zwo-event-player-damaged =
    { $seat_is ->
        [you] Subisci { $damage ->
            [one] 1 danno
           *[other] { $damage } danni
        }: vita { $life }.
       *[other] { $seat } subisce { $damage ->
            [one] 1 danno
           *[other] { $damage } danni
        }: vita { $life }.
    }
zwo-event-life-recovered =
    { $seat_is ->
        [you] Recuperi { $amount ->
            [one] 1 punto
           *[other] { $amount } punti
        } di vita: vita { $life }.
       *[other] { $seat } recupera { $amount ->
            [one] 1 punto
           *[other] { $amount } punti
        } di vita: vita { $life }.
    }
zwo-event-lost =
    { $seat_is ->
        [you] Perdi.
       *[other] { $seat } perde.
    }
zwo-event-won =
    { $seat_is ->
        [you] Vinci la partita!
       *[other] { $seat } vince la partita.
    }
zwo-event-drawn = La partita è patta: perdono entrambi.

# How it ended.

zwo-how-struck =
    { $seat_is ->
        [you] { $card } ti infligge { $damage ->
            [one] 1 danno
           *[other] { $damage } danni
        } con un attacco, e resti senza vita.
       *[other] { $card } infligge { $damage ->
            [one] 1 danno
           *[other] { $damage } danni
        } a { $seat } con un attacco: { $seat } resta senza vita.
    }
zwo-how-damaged =
    { $seat_is ->
        [you] L'effetto di { $card } ti infligge { $damage ->
            [one] 1 danno
           *[other] { $damage } danni
        }, e resti senza vita.
       *[other] L'effetto di { $card } infligge { $damage ->
            [one] 1 danno
           *[other] { $damage } danni
        } a { $seat }, che resta senza vita.
    }
zwo-how-both-lost = L'effetto di { $card } ha portato a 0 la vita di entrambi nello stesso momento.
zwo-how-agreed = I due giocatori si sono accordati per la patta.
zwo-how-stuck = I due mazzi sono vuoti e per { $turns } turni non è cambiato nulla.
zwo-how-loop = Le abilità automatiche si sono ripetute { $times } volte e nessuno poteva fermarle.
zwo-how-conceded =
    { $seat_is ->
        [you] Ti arrendi al turno { $turn }.
       *[other] { $seat } si arrende al turno { $turn }.
    }
zwo-how-conceded-early =
    { $seat_is ->
        [you] Ti arrendi prima del primo turno.
       *[other] { $seat } si arrende prima del primo turno.
    }

# Refusals.

zwo-no-game-over = La partita è finita.
zwo-no-not-your-right =
    { $seat_is ->
        [you] C'è un'altra domanda aperta: rispondi prima a quella.
       *[other] Ora decide { $seat }, non tu.
    }
zwo-no-not-your-right-nobody = Ora non c'è niente da decidere.
zwo-no-bad-redraw = La mano si rifà tutta, una volta sola, prima del primo turno.
zwo-no-bad-mana-action = C'è una sola azione mana, nella tua fase mana; una carta si mette FRONTE, nel turno 1 RETRO.
zwo-no-bad-turning = Si può girare a FRONTE solo un tuo mana RETRO.
zwo-no-cannot-summon = Si evocano solo carte zombi della tua mano, come azione della tua fase principale.
zwo-no-bad-payment = Il mana per pagare manca o è già girato.
zwo-no-lacks-colour = Tra il mana manca un colore richiesto dal costo.
zwo-no-cannot-revive = Si rianimano solo i tuoi zombi semidistrutti, come azione della tua fase principale.
zwo-no-not-main-timing = PRINCIPALE vale per le azioni della tua fase principale.
zwo-no-not-free-timing = LIBERO vale nelle fasi principale e di battaglia, quando hai il diritto.
zwo-no-wrong-place = Non ha abilità da usare lì.
zwo-no-used-up = { $card } ha già usato questa abilità in questo turno.
zwo-no-bad-target = Non c'è un bersaglio adatto.
zwo-no-cannot-attack = Attacca solo un tuo zombi in posizione DRITTA che possa farlo, nella tua fase di battaglia.
zwo-no-bad-attack-target = Si può attaccare solo il giocatore avversario o un suo zombi in posizione RUOTATA.
zwo-no-cannot-block = Blocca solo un tuo zombi in posizione DRITTA che possa farlo, quando vieni attaccato.
zwo-no-cannot-end-phase = Ora questa fase non si può terminare.
zwo-no-forbidden = Un effetto, o il testo della carta stessa, ora non lo permette.
zwo-no-bad-cost-choice = Ciò che il costo chiede oltre al mana non si può pagare così.
zwo-no-still-waits = Un effetto di { $card } è ancora nell'area di risoluzione: solo le altre carte possono usare abilità con LIBERO.

# Faults of a deck.

zwo-fault-of = Mazzo di s{ $seat }: { $fault }
zwo-fault-unknown-card = La carta { $number } non esiste.
zwo-fault-size = Carte: { $cards }. Devono essere 50.
zwo-fault-copies = Copie di { $number }: { $count }. Al massimo 4.

# Headings of the manual, under which a clause stands.
zwo-heading-numbered = { $heading } { $number }
zwo-heading-title = titolo
zwo-heading-cards = Le carte
zwo-heading-zombie-card = Carta zombi
zwo-heading-event-card = Carta EVENTO
zwo-heading-terms = Termini
zwo-heading-keywords = Abilità parola chiave
zwo-heading-keyword = Parola chiave
zwo-heading-icons = Icone
zwo-heading-zones = Le zone
zwo-heading-decks = I mazzi
zwo-heading-life = La vita
zwo-heading-winning = Vittoria
zwo-heading-before = Prima della partita
zwo-heading-turn = Svolgimento del turno
zwo-heading-phase = Fase
zwo-heading-summoning = Evocare zombi
zwo-heading-abilities = Usare le abilità degli zombi
zwo-heading-events = Usare le carte EVENTO
zwo-heading-revive = Rianimare zombi
zwo-heading-end-of-main = Fine della fase principale
zwo-heading-step = Passo
zwo-heading-injury = Le lesioni
zwo-heading-end-of-battle = Fine della fase di battaglia
zwo-heading-principle = Principio
zwo-heading-answers = Domande e risposte
zwo-heading-free = Abilità con LIBERO
zwo-heading-declaration = dichiarazione
zwo-heading-example = esempio

# What happens if nothing is added.
zwo-stake-life = Ora: Vita { $from } → { $to }{ $critical ->
    [0] {""}
   *[other] {" "}(CRITICO { $critical })
 }
zwo-stake-injured = Ora: { $card } subisce una lesione
zwo-stake-injured-in-battle = Ora: { $card } subisce una lesione (POTENZA { $one } contro { $two })
zwo-stake-lost = Ora: perdi la partita{ $critical ->
    [0] {""}
   *[other] {" "}(CRITICO { $critical })
 }
zwo-stake-nothing = Ora: nessuna perdita
zwo-stake-stands = Ora: nessuna perdita (POTENZA { $one } contro { $two })

# As the game is offered, and how a match of it can be played.
zwo-short = ZOMBIE WORLD ORDER
zwo-about = Due giocatori. Mana, due strati di non morti, dieci vite.
zwo-option-injury-threshold = Quale danno causa una lesione (ZW-13.2)
zwo-option-injury-threshold-strict = superiore alla POTENZA
zwo-option-injury-threshold-at-least = pari o superiore alla POTENZA
zwo-option-same-card-answers = Una carta può rispondere mentre un suo effetto attende (ZW-17.16)
zwo-option-late-targets = Alle abilità automatiche il bersaglio serve solo all’uscita dalla coda (ZW-19.3)
