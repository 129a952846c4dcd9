# ONE PIECE CARD GAME. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

opcg-title = ONE PIECE CARD GAME
opcg-setup = { $one } contro { $two } (nomi delle carte: edizione inglese)

# Cards and zones.

opcg-card = { $number } { $name }
opcg-card-at = { $card } n. { $place }
opcg-card-hidden = carta coperta { $place } ({ $zone })
opcg-card-unknown = una carta
opcg-name = { $name }
opcg-card-text = Effetto: { $text }
opcg-don = DON!!
opcg-zone-leader = Leader
opcg-zone-characters = Personaggi
opcg-zone-stage = Scenario
opcg-zone-cost = Area Costi
opcg-zone-hand = Mano
opcg-zone-deck = Mazzo
opcg-zone-trash = Scarti
opcg-zone-life = Vita
opcg-zone-limbo = Innesco
opcg-from-leader = dall'area Leader
opcg-from-characters = dall'area Personaggi
opcg-from-stage = dall'area Scenario
opcg-from-hand = dalla mano
opcg-from-deck = dal mazzo
opcg-from-trash = dagli scarti
opcg-from-life = dalla Vita
opcg-from-limbo = dall'Innesco
opcg-to-leader = nell'area Leader
opcg-to-characters = nell'area Personaggi
opcg-to-stage = nell'area Scenario
opcg-to-hand = in mano
opcg-to-deck = nel mazzo
opcg-to-trash = negli scarti
opcg-to-life = nella Vita
opcg-to-limbo = per il suo Innesco
opcg-keyword-rush = Impeto
opcg-keyword-rush-character = Impeto: Personaggi
opcg-keyword-blocker = Bloccante
opcg-keyword-double-attack = Doppio attacco
opcg-keyword-banish = Esilio
opcg-keyword-unblockable = Imbloccabile
opcg-sign-rock = sasso
opcg-sign-paper = carta
opcg-sign-scissors = forbici

# What is printed on a card.

opcg-facts = { $facts }
opcg-effect = { $text }
opcg-type = { "{" }{ $name }{ "}" }
opcg-category-leader = Leader
opcg-category-character = Personaggio
opcg-category-event = Evento
opcg-category-stage = Scenario
opcg-colour-red = rosso
opcg-colour-green = verde
opcg-colour-blue = blu
opcg-colour-purple = viola
opcg-colour-black = nero
opcg-colour-yellow = giallo
opcg-attribute-slash = <Taglio>
opcg-attribute-strike = <Impatto>
opcg-attribute-ranged = <Distanza>
opcg-attribute-special = <Speciale>
opcg-attribute-wisdom = <Sapienza>
opcg-attribute-unknown = <?>

# The table.

opcg-before-turns = Preparazione
opcg-turn =
    { $seat_is ->
        [you] Turno { $turn }: il tuo
       *[other] Turno { $turn }: { $seat }
    }
opcg-battle = { $attacker } ({ $one }) attacca { $target } ({ $two })
opcg-count-life = Vita { $count }
opcg-count-hand = Mano { $count }
opcg-count-deck = Mazzo { $count }
opcg-count-trash = Scarti { $count }
opcg-count-don-deck = Mazzo DON!! { $count }
opcg-badge-cost = Costo { $cost }
opcg-badge-power = Potenza { $power }
opcg-badge-counter = Contrattacco +{ $counter }
opcg-badge-given = DON!! assegnate: { $count }
opcg-badge-rested = a riposo
opcg-badge-fresh = di questo turno
opcg-badge-face-up = scoperta
opcg-badge-shown = nota a entrambi
opcg-badge-attacker = attacca
opcg-badge-target = è il bersaglio
opcg-badge-copy = n. { $place }
opcg-badge-active-don = attive: { $count }
opcg-badge-rested-don = a riposo: { $count }
opcg-part-printed = valore stampato
opcg-part-don = DON!! assegnate
opcg-part-counter = valore di Contrattacco
opcg-part-life = carte Vita perse o ottenute
opcg-part-effect = un effetto
opcg-waiting = { $card }: { $text }

# Questions.

opcg-ask-sign =
    { $seat_is ->
        [you] Morra cinese: quale segno fai?
       *[other] { $seat } sceglie il segno.
    }
opcg-ask-choose-first =
    { $seat_is ->
        [you] Hai vinto la morra cinese: vuoi essere primo o secondo di mano?
       *[other] { $seat } decide chi è primo di mano.
    }
opcg-ask-redraw =
    { $seat_is ->
        [you] La tua mano iniziale: la tieni o fai il mulligan, una sola volta, di tutte e cinque le carte?
       *[other] { $seat } decide se fare il mulligan.
    }
opcg-ask-main =
    { $seat_is ->
        [you] Fase Principale: che cosa fai?
       *[other] { $seat } è nella fase Principale.
    }
opcg-ask-block =
    { $seat_is ->
        [you] { $attack }: blocchi?
       *[other] { $attack }: { $seat } decide se bloccare.
    }
opcg-ask-counter =
    { $seat_is ->
        [you] { $attack }: contrattacchi?
       *[other] { $attack }: { $seat } è nel passo di Contrattacco.
    }
# What these ask about.
opcg-attack = { $attacker } (Potenza { $one }) attacca { $target } (Potenza { $two })
opcg-attack-unknown = L’attacco
opcg-leader-of =
    { $seat_is ->
        [you] il tuo Leader
       *[other] il Leader di { $seat }
    }
opcg-ask-life-card =
    { $seat_is ->
        [you] Danno: che cosa fai con la carta Vita?
       *[other] { $seat } guarda una carta Vita.
    }
opcg-ask-make-room =
    { $seat_is ->
        [you] Hai già cinque Personaggi: quale va negli scarti per fare posto?
       *[other] { $seat } fa posto a un Personaggio.
    }
opcg-ask-order =
    { $seat_is ->
        [you] Più effetti tuoi devono essere attivati: quale viene prima?
       *[other] { $seat } decide quale effetto viene prima.
    }
opcg-ask-pick =
    { $seat_is ->
        [you] { $card }: scegli { $count }.
       *[other] { $card }: { $seat } sceglie le carte.
    }
opcg-choose-exactly =
    { $most ->
        [one] una carta
       *[other] { $most } carte
    }
opcg-choose-up-to =
    { $most ->
        [one] al massimo una carta
       *[other] al massimo { $most } carte
    }
opcg-choose-between = da { $least } a { $most } carte
opcg-ask-put-back =
    { $seat_is ->
        [you] { $card }: rimetti le carte a posto una alla volta. Quale viene ora?
       *[other] { $card }: { $seat } rimette a posto le carte.
    }
opcg-ask-return-don =
    { $seat_is ->
        [you] { $card }: quale DON!! torna nel mazzo DON!!?
       *[other] { $card }: { $seat } riporta DON!! nel mazzo DON!!.
    }
opcg-ask-move-don =
    { $seat_is ->
        [you] { $card }: quale DON!! assegnata si sposta?
       *[other] { $card }: { $seat } sposta una DON!! assegnata.
    }
opcg-ask-how-many =
    { $seat_is ->
        [you] { $card }: quante ne scegli?
       *[other] { $card }: { $seat } sceglie quante.
    }
opcg-ask-may =
    { $seat_is ->
        [you] { $card }: usi l'effetto?
       *[other] { $card }: { $seat } decide se usare l'effetto.
    }
opcg-ask-choose-one =
    { $seat_is ->
        [you] { $card }: quale parte dell'effetto scegli?
       *[other] { $card }: { $seat } sceglie una parte dell'effetto.
    }

# Answers, from the first choice to the last.

opcg-do-first = primo di mano
opcg-do-second = secondo di mano
opcg-do-keep = tieni la mano
opcg-do-redraw = mulligan (ripesca)
opcg-do-play = gioca { $card } (Costo { $cost })
opcg-do-over = al posto di { $card }
opcg-do-activate = attiva l'effetto di { $card }
opcg-do-ability = effetto { $number }
opcg-do-give = assegna una DON!!
opcg-do-give-to = a { $card }
opcg-do-attack = attacca con { $card } (Potenza { $power })
opcg-do-target = bersaglio: { $card } (Potenza { $power })
opcg-do-end = termina il turno
opcg-do-block = blocca con { $card } (Potenza { $power })
opcg-do-counter = contrattacca con { $card } (+{ $counter })
opcg-do-counter-for = per { $card }
opcg-do-counter-for-target = per { $card } (sotto attacco)
opcg-do-counter-event = contrattacca con l'effetto di { $card } (Costo { $cost })
opcg-do-pass = passa
opcg-do-trigger = usa l'Innesco di { $card }
opcg-do-take-life = prendi in mano { $card }
opcg-do-pick = scegli { $card }
opcg-do-top = { $card } in cima
opcg-do-bottom = { $card } in fondo
opcg-do-done = basta così
opcg-do-yes = sì
opcg-do-no = no
opcg-do-choose = parte { $number }
opcg-do-next = { $number }: { $card }, { $text }
opcg-do-number = il numero { $count }
opcg-do-return-active = una DON!! attiva
opcg-do-return-rested = una DON!! a riposo
opcg-do-return-given = una DON!! assegnata a { $card }
opcg-do-cancel = ricomincia la scelta
opcg-do-concede = arrenditi

# Events.

opcg-event-signs = Morra cinese: { $one_is ->
    [you] tu
   *[other] { $one }
 } { $sign_one }, { $two_is ->
    [you] tu
   *[other] { $two }
 } { $sign_two }.
opcg-event-first-player =
    { $seat_is ->
        [you] Sei primo di mano.
       *[other] { $seat } è primo di mano.
    }
opcg-event-chose-first =
    { $seat_is ->
        [you] Hai vinto la morra cinese e scelto di essere primo di mano.
       *[other] { $seat } ha vinto la morra cinese e scelto di essere primo di mano.
    }
opcg-event-chose-second =
    { $seat_is ->
        [you] Hai vinto la morra cinese e scelto di essere secondo di mano.
       *[other] { $seat } ha vinto la morra cinese e scelto di essere secondo di mano.
    }
opcg-event-hand-kept =
    { $seat_is ->
        [you] Tieni la tua mano.
       *[other] { $seat } tiene la mano.
    }
opcg-event-hand-redrawn =
    { $seat_is ->
        [you] Fai il mulligan: riponi la mano e ripeschi.
       *[other] { $seat } fa il mulligan: ripone la mano e ripesca.
    }
opcg-event-turn-began =
    { $seat_is ->
        [you] Turno { $turn }: tocca a te.
       *[other] Turno { $turn }: tocca a { $seat }.
    }
opcg-event-phase-ended =
    { $seat_is ->
        [you] Termini la tua fase Principale.
       *[other] { $seat } termina la fase Principale.
    }
opcg-event-refreshed =
    { $seat_is ->
        [you] Fase di Ripristino: le tue carte e le tue DON!! diventano attive.
       *[other] Fase di Ripristino: le carte e le DON!! di { $seat } diventano attive.
    }
opcg-event-drew-seen =
    { $seat_is ->
        [you] Peschi { $card }.
       *[other] { $seat } pesca { $card }.
    }
opcg-event-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
opcg-event-moved-seen =
    { $seat_is ->
        [you] La tua carta { $card } va { $from } { $to }.
       *[other] La carta { $card } di { $seat } va { $from } { $to }.
    }
opcg-event-moved =
    { $seat_is ->
        [you] Una tua carta va { $from } { $to }.
       *[other] Una carta di { $seat } va { $from } { $to }.
    }
opcg-event-put-back-seen =
    { $seat_is ->
        [you] La tua carta { $card } torna { $to }.
       *[other] La carta { $card } di { $seat } torna { $to }.
    }
opcg-event-put-back =
    { $seat_is ->
        [you] Una tua carta torna { $to }.
       *[other] Una carta di { $seat } torna { $to }.
    }
opcg-event-shuffled =
    { $seat_is ->
        [you] Mescoli il tuo mazzo.
       *[other] { $seat } mescola il mazzo.
    }
opcg-event-looked-own =
    { $seat_is ->
        [you] Guardi carte tue: { $count }.
       *[other] { $seat } guarda carte proprie: { $count }.
    }
opcg-event-looked-other =
    { $seat_is ->
        [you] Guardi carte dell'avversario: { $count }.
       *[other] { $seat } guarda carte dell'avversario: { $count }.
    }
opcg-event-revealed =
    { $seat_is ->
        [you] Riveli { $card }.
       *[other] { $seat } rivela { $card }.
    }
opcg-event-played =
    { $seat_is ->
        [you] Metti in campo { $card }.
       *[other] { $seat } mette in campo { $card }.
    }
opcg-event-event-activated =
    { $seat_is ->
        [you] Attivi l'Evento { $card }.
       *[other] { $seat } attiva l'Evento { $card }.
    }
opcg-event-effect-activated =
    { $seat_is ->
        [you] Si attiva l'effetto della tua carta { $card }.
       *[other] Si attiva l'effetto della carta { $card } di { $seat }.
    }
opcg-event-trigger-activated =
    { $seat_is ->
        [you] Riveli { $card } e usi il suo Innesco.
       *[other] { $seat } rivela { $card } e usa il suo Innesco.
    }
opcg-event-rested =
    { $seat_is ->
        [you] La tua carta { $card } va a riposo.
       *[other] La carta { $card } di { $seat } va a riposo.
    }
opcg-event-set-active =
    { $seat_is ->
        [you] La tua carta { $card } diventa attiva.
       *[other] La carta { $card } di { $seat } diventa attiva.
    }
opcg-event-attacked =
    { $seat_is ->
        [you] Attacchi { $target } con { $card }.
       *[other] { $seat } attacca { $target } con { $card }.
    }
opcg-event-blocked =
    { $seat_is ->
        [you] Blocchi con { $card }.
       *[other] { $seat } blocca con { $card }.
    }
opcg-event-target-changed =
    { $seat_is ->
        [you] La tua carta { $card } diventa il bersaglio dell'attacco.
       *[other] La carta { $card } di { $seat } diventa il bersaglio dell'attacco.
    }
opcg-event-countered =
    { $seat_is ->
        [you] Contrattacchi con { $card }: Potenza +{ $power }.
       *[other] { $seat } contrattacca con { $card }: Potenza +{ $power }.
    }
opcg-event-compared = Potenza { $attacker } contro { $target }: l'attacco riesce.
opcg-event-compared-less = Potenza { $attacker } contro { $target }: l'attacco fallisce.
opcg-event-battle-ended = La battaglia finisce.
opcg-event-knocked-out =
    { $seat_is ->
        [you] La tua carta { $card } va KO.
       *[other] La carta { $card } di { $seat } va KO.
    }
opcg-event-damage =
    { $seat_is ->
        [you] Subisci danni: { $count }.
       *[other] { $seat } subisce danni: { $count }.
    }
opcg-event-modified =
    { $seat_is ->
        [you] La tua carta { $card } riceve Potenza { $power }.
       *[other] La carta { $card } di { $seat } riceve Potenza { $power }.
    }
opcg-event-don-added =
    { $seat_is ->
        [you] Aggiungi DON!! alla tua area Costi: { $count }.
       *[other] { $seat } aggiunge DON!! all'area Costi: { $count }.
    }
opcg-event-don-added-rested =
    { $seat_is ->
        [you] Aggiungi DON!! a riposo alla tua area Costi: { $count }.
       *[other] { $seat } aggiunge DON!! a riposo all'area Costi: { $count }.
    }
opcg-event-don-paid =
    { $seat_is ->
        [you] Paghi { $count } DON!!.
       *[other] { $seat } paga { $count } DON!!.
    }
opcg-event-don-given =
    { $seat_is ->
        [you] Assegni { $count } DON!! a { $card }.
       *[other] { $seat } assegna { $count } DON!! a { $card }.
    }
opcg-event-don-came-back =
    { $seat_is ->
        [you] Le DON!! assegnate tornano a riposo nella tua area Costi: { $count }.
       *[other] Le DON!! assegnate tornano a riposo nell'area Costi di { $seat }: { $count }.
    }
opcg-event-don-set-active =
    { $seat_is ->
        [you] Rendi attive DON!!: { $count }.
       *[other] { $seat } rende attive DON!!: { $count }.
    }
opcg-event-don-rested =
    { $seat_is ->
        [you] Metti a riposo { $count } DON!!.
       *[other] { $seat } mette a riposo { $count } DON!!.
    }
opcg-event-don-returned =
    { $seat_is ->
        [you] Riporti { $count } DON!! nel tuo mazzo DON!!.
       *[other] { $seat } riporta { $count } DON!! nel mazzo DON!!.
    }
opcg-event-lost =
    { $seat_is ->
        [you] Perdi.
       *[other] { $seat } perde.
    }
opcg-event-won =
    { $seat_is ->
        [you] Vinci la partita!
       *[other] { $seat } vince la partita.
    }
opcg-event-game-over = La partita è finita: pareggio.

# How it ended.

opcg-how-struck =
    { $seat_is ->
        [you] { $card } batte il tuo Leader, { $power } contro { $against }, e non hai più carte Vita.
       *[other] { $card } batte il Leader di { $seat }, { $power } contro { $against }: { $seat } non ha più carte Vita.
    }
opcg-how-damaged =
    { $seat_is ->
        [you] L'effetto di { $card } infligge danni al tuo Leader, e non hai più carte Vita.
       *[other] L'effetto di { $card } infligge danni al Leader di { $seat }, che non ha più carte Vita.
    }
opcg-how-drew-last =
    { $seat_is ->
        [you] Hai pescato l'ultima carta del tuo mazzo.
       *[other] { $seat } ha pescato l'ultima carta del mazzo.
    }
opcg-how-deck-out =
    { $seat_is ->
        [you] Il tuo mazzo è rimasto senza carte.
       *[other] Il mazzo di { $seat } è rimasto senza carte.
    }
opcg-how-deck-out-late =
    { $seat_is ->
        [you] Il tuo mazzo è rimasto senza carte, e quel turno è finito.
       *[other] Il mazzo di { $seat } è rimasto senza carte, e quel turno è finito.
    }
opcg-how-deck-out-wins =
    { $seat_is ->
        [you] Il tuo mazzo è rimasto senza carte, e per effetto di una tua carta questo vale la vittoria.
       *[other] Il mazzo di { $seat } è rimasto senza carte, e per effetto di una sua carta questo vale la vittoria.
    }
opcg-how-text =
    { $seat_is ->
        [you] Per effetto di { $card } vinci la partita.
       *[other] Per effetto di { $card } { $seat } vince la partita.
    }
opcg-how-conceded =
    { $seat_is ->
        [you] Ti arrendi al turno { $turn }.
       *[other] { $seat } si arrende al turno { $turn }.
    }
opcg-how-conceded-early =
    { $seat_is ->
        [you] Ti arrendi prima del primo turno.
       *[other] { $seat } si arrende prima del primo turno.
    }
opcg-how-both-lost = Entrambi i mazzi sono rimasti senza carte nello stesso momento.
opcg-how-loop = La stessa posizione si è presentata per la terza volta e nessuno aveva una scelta per cambiarla.

# Refusals.

opcg-no-game-over = La partita è finita.
opcg-no-not-your-decision =
    { $seat_is ->
        [you] C'è un'altra domanda aperta: rispondi prima a quella.
       *[other] Ora decide { $seat }, non tu.
    }
opcg-no-not-your-decision-nobody = Ora non c'è niente da decidere.
opcg-no-wrong-timing = Non è il momento per farlo.
opcg-no-no-such-card = Lì non c'è quella carta.
opcg-no-first-turn = Nel proprio primo turno nessuno può attaccare.
opcg-no-bad-replacement = Con cinque Personaggi indica quale va negli scarti; con meno, nessuno.
opcg-no-illegal-attacker = { $card } ora non può attaccare.
opcg-no-illegal-target = Questa carta ora non può attaccare { $card }.
opcg-no-illegal-give = Si può assegnare solo una DON!! attiva della tua area Costi, al tuo Leader o a un tuo Personaggio.
opcg-no-illegal-block = Questa carta ora non può bloccare.
opcg-no-illegal-counter = Contrattacca solo una carta Personaggio della tua mano con un valore di Contrattacco, per il tuo Leader o un tuo Personaggio.
opcg-no-not-available = Ora questo non si può fare, oppure la carta non ha un effetto simile.
opcg-no-bad-choice = Qui non si può scegliere questo.
opcg-no-bad-mulligan = Il mulligan riguarda tutta la mano, e si fa una volta sola.
opcg-no-cannot-pay = Costa { $cost } DON!! e tu ne hai attive { $active }.
opcg-no-cannot-pay-effect = Il costo di questo effetto ora non si può pagare.

# Faults of a deck.

opcg-fault-of = Mazzo di s{ $seat }: { $fault }
opcg-fault-unknown-card = La carta { $number } non esiste.
opcg-fault-leaders = Leader: { $count }. Deve essercene uno.
opcg-fault-not-a-leader = { $number } non è un Leader.
opcg-fault-category = Il Leader { $number } non può stare nel mazzo.
opcg-fault-size = Carte: { $cards }. Devono essere 50.
opcg-fault-colour = { $number } non ha nessun Colore del Leader.
opcg-fault-copies = Copie di { $number }: { $count }. Al massimo 4.
opcg-fault-kept-out = Il testo del Leader esclude { $number }.

# What happens if nothing is added.
opcg-stake-fails = Ora: l’attacco fallisce ({ $attacker } contro { $target })
opcg-stake-life = Ora: Vita { $from } → { $to }{ $short ->
    [0] {""}
   *[other] {" "}(mancano { $short } di Potenza)
 }
opcg-stake-falls = Ora: { $card } va KO{ $short ->
    [0] {""}
   *[other] {" "}(mancano { $short } di Potenza)
 }
opcg-stake-lost = Ora: perdi la partita{ $short ->
    [0] {""}
   *[other] {" "}(mancano { $short } di Potenza)
 }
opcg-stake-nothing = Ora: nessuna perdita

# As the game is offered, and how a match of it can be played.
opcg-short = ONE PIECE CARD GAME
opcg-about = Due giocatori. Leader, DON!! e Vita nascosta.
opcg-option-any-colour = Nei mazzi carte di ogni colore (senza OP-3.2)
