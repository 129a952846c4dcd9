# UNO One Piece. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

uno-title = UNO One Piece, edizione Nuovo Mondo

uno-colour-blue = blu
uno-colour-green = verde
uno-colour-red = rosso
uno-colour-yellow = giallo
uno-colour-none = nessuno

uno-card-number = { $number } { $colour }
uno-card-draw-two = «pesca due» { $colour }
uno-card-reverse = inverti { $colour }
uno-card-skip = salta { $colour }
uno-card-wild = jolly
uno-card-ace = asso
uno-card-red-hair = Shanks il Rosso
uno-card-blackbeard = Barbanera

uno-direction-clockwise = senso orario
uno-direction-counter-clockwise = senso antiorario

uno-mode-rounds = modalità a mani fisse, con punti positivi e negativi
uno-mode-first500 = primo a 500
uno-mode-elimination = modalità a eliminazione
uno-setup = { $seats } giocatori · { $mode } · { $preset }
uno-preset-standard = regole standard
uno-preset-table = regole da tavolo

# The table.

uno-zone-pile = Mazzo
uno-zone-discards = Pila degli scarti
uno-zone-hand = Carte in mano
uno-round = Mano { $round }
uno-round-of = Mano { $round } di { $rounds }
uno-colour-in-force = Colore in gioco: { $colour }
uno-direction = Direzione: { $direction }
uno-counter-cards = carte: { $count }
uno-counter-total = punti: { $count }
uno-counter-account = punti negativi: { $count }
uno-badge-drawn = appena pescata
uno-badge-known = già vista
uno-badge-dealer = mazziere
uno-badge-left = fuori dalla partita

# Questions.

uno-ask-turn =
    { $seat_is ->
        [you] Tocca a te: gioca una carta o pesca.
       *[other] { $seat } deve giocare o pescare.
    }
uno-ask-after-draw =
    { $seat_is ->
        [you] La carta pescata va bene: la giochi o la tieni?
       *[other] { $seat } può giocare la carta appena pescata.
    }
uno-ask-choose-colour =
    { $seat_is ->
        [you] La carta scoperta è un jolly: scegli un colore.
       *[other] { $seat } deve scegliere un colore.
    }
uno-ask-misplay =
    { $seat_is ->
        [you] Questa carta non va bene. Vuoi accusare?
       *[other] { $seat } decide se accusare la carta sbagliata.
    }
uno-ask-challenge =
    { $seat_is ->
        [you] Asso (+4) di { $by }: lo sfidi o peschi quattro carte?
       *[other]
            { $by_is ->
                [you] { $seat } decide se sfidare il tuo asso (+4).
               *[other] { $seat } decide se sfidare l'asso (+4) di { $by }.
            }
    }
uno-ask-catch =
    { $seat_is ->
        [you] Qualcuno ha dimenticato la dichiarazione. Lo cogli in fallo?
       *[other] { $seat } può reagire.
    }
uno-ask-next-round = Si può avviare la mano successiva.

# Answers, from the first choice to the last.

uno-do-play = gioca: { $card }
uno-do-name-colour = scegli il colore { $colour }
uno-do-no-gift = senza carta donata
uno-do-give = dona a { $seat }: { $card }
uno-do-call = con la dichiarazione: «Diventerò il Re dei pirati!»
uno-do-no-call = senza la dichiarazione
uno-do-draw = pesca una carta
uno-do-keep = tieni la carta
uno-do-choose-colour = { $colour }
uno-do-challenge = lancia la sfida
uno-do-accept = accetta e pesca quattro carte
uno-do-catch = cogli in fallo { $seat }: dichiarazione dimenticata
uno-do-accuse-misplay = accusa { $seat }: carta sbagliata
uno-do-accuse-draw = accusa { $seat }: ha pescato senza bisogno
uno-do-pass = passa
uno-do-concede = lascia la partita
uno-do-next-round = avvia la mano successiva
uno-do-window-over = lascia scadere il tempo per reagire
uno-do-time-out = tempo scaduto per { $seat }

# Events.

uno-event-dealer-drew =
    { $seat_is ->
        [you] Per il sorteggio del mazziere peschi: { $card }.
       *[other] Per il sorteggio del mazziere { $seat } pesca: { $card }.
    }
uno-event-dealer =
    { $seat_is ->
        [you] Il mazziere sei tu.
       *[other] Il mazziere è { $seat }.
    }
uno-event-round-began = Comincia la mano { $round }.
uno-event-dealt-seen =
    { $seat_is ->
        [you] Ricevi: { $cards }.
       *[other] { $seat } riceve: { $cards }.
    }
uno-event-dealt =
    { $seat_is ->
        [you] Ricevi sette carte.
       *[other] { $seat } riceve sette carte.
    }
uno-event-start-refused = Carta iniziale non valida, torna nel mazzo: { $card }.
uno-event-start-card = Carta iniziale: { $card }.
uno-event-colour-chosen =
    { $seat_is ->
        [you] Tu scegli il colore { $colour }.
       *[other] { $seat } sceglie il colore { $colour }.
    }
uno-event-called =
    { $seat_is ->
        [you] Gridi: «Diventerò il Re dei pirati!»
       *[other] { $seat } grida: «Diventerò il Re dei pirati!»
    }
uno-event-played =
    { $seat_is ->
        [you] Giochi: { $card }.
       *[other] { $seat } gioca: { $card }.
    }
uno-event-played-naming =
    { $seat_is ->
        [you] Giochi: { $card }. Colore scelto: { $colour }.
       *[other] { $seat } gioca: { $card }. Colore scelto: { $colour }.
    }
uno-event-my-era =
    { $seat_is ->
        [you] Gridi: «È arrivata la mia era!»
       *[other] { $seat } grida: «È arrivata la mia era!»
    }
uno-event-this-hat =
    { $seat_is ->
        [you] Dici: «Questa carta (questo cappello)... la do a te.»
       *[other] { $seat } dice: «Questa carta (questo cappello)... la do a te.»
    }
uno-event-gave = { $from_is ->
    [you] Tu
   *[other] { $from }
 } → { $to_is ->
    [you] tu
   *[other] { $to }
 }: una carta passa di mano, coperta.
uno-event-gave-seen =
    { $from_is ->
        [you] Doni a { $to }: { $card }.
       *[other]
            { $to_is ->
                [you] { $from } ti dona: { $card }.
               *[other] { $from } dona a { $to }: { $card }.
            }
    }
uno-event-reversed = Ora si gioca in { $direction }.
uno-event-skipped =
    { $seat_is ->
        [you] Salti il turno.
       *[other] { $seat } salta il turno.
    }
uno-event-drew-seen =
    { $seat_is ->
        [you] Peschi: { $card }.
       *[other] { $seat } pesca: { $card }.
    }
uno-event-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
uno-event-drew-nothing =
    { $seat_is ->
        [you] Per te non c'è più nulla da pescare.
       *[other] Per { $seat } non c'è più nulla da pescare.
    }
uno-event-kept =
    { $seat_is ->
        [you] Tieni la carta pescata.
       *[other] { $seat } tiene la carta pescata.
    }
uno-event-passed-automatically =
    { $seat_is ->
        [you] Non puoi né giocare né pescare: il turno passa.
       *[other] { $seat } non può né giocare né pescare: il turno passa.
    }
uno-event-reshuffled =
    { $cards ->
        [one] Una carta usata diventa il nuovo mazzo.
       *[other] { $cards } carte usate vengono mescolate e diventano il nuovo mazzo.
    }
uno-event-accepted-ace =
    { $seat_is ->
        [you] Accetti l'asso.
       *[other] { $seat } accetta l'asso.
    }
# Two players: names only, so that they can stand for you too.
uno-event-challenge-upheld = Sfida, { $by_is ->
    [you] tu
   *[other] { $by }
 } → { $against_is ->
    [you] tu
   *[other] { $against }
 }: riuscita, c'era un'altra carta utilizzabile.
uno-event-challenge-failed = Sfida, { $by_is ->
    [you] tu
   *[other] { $by }
 } → { $against_is ->
    [you] tu
   *[other] { $against }
 }: fallita, l'asso era regolare.
uno-event-catch-upheld = Dichiarazione mancata, { $by_is ->
    [you] tu
   *[other] { $by }
 } → { $against_is ->
    [you] tu
   *[other] { $against }
 }: accusa riuscita, il fallo c'era.
uno-event-catch-failed = Dichiarazione mancata, { $by_is ->
    [you] tu
   *[other] { $by }
 } → { $against_is ->
    [you] tu
   *[other] { $against }
 }: accusa infondata.
uno-event-misplay-upheld = Carta sbagliata, { $by_is ->
    [you] tu
   *[other] { $by }
 } → { $against_is ->
    [you] tu
   *[other] { $against }
 }: accusa riuscita, la carta non va bene.
uno-event-misplay-failed = Carta sbagliata, { $by_is ->
    [you] tu
   *[other] { $by }
 } → { $against_is ->
    [you] tu
   *[other] { $against }
 }: accusa infondata, la carta va bene.
uno-event-accused-draw = Pescata senza bisogno, { $by_is ->
    [you] tu
   *[other] { $by }
 } → { $against_is ->
    [you] tu
   *[other] { $against }
 }: quest'accusa costa sempre a chi la fa.
uno-event-took-back =
    { $seat_is ->
        [you] Riprendi: { $card }.
       *[other] { $seat } riprende: { $card }.
    }
uno-event-counted =
    { $seat_is ->
        [you] Le tue carte valgono { $points }; i tuoi punti negativi sono { $account }.
       *[other] Le carte di { $seat } valgono { $points }; i suoi punti negativi sono { $account }.
    }
uno-event-left =
    { $seat_is ->
        [you] Lasci la partita.
       *[other] { $seat } lascia la partita.
    }
uno-event-out =
    { $seat_is ->
        [you] Sei fuori.
       *[other] { $seat } è fuori.
    }
uno-event-round-won =
    { $seat_is ->
        [you] Vinci la mano: il Re dei pirati sei tu!
       *[other] { $seat } vince la mano ed è il Re dei pirati.
    }
uno-event-round-void = La mano è durata troppo ed è nulla.
uno-event-scored =
    { $seat_is ->
        [you] Segni { $points }; il tuo totale è { $total }.
       *[other] { $seat } segna { $points }; il suo totale è { $total }.
    }
uno-event-match-ended = La partita è decisa.

# How it ended.

uno-how-last-card =
    { $seat_is ->
        [you] Hai giocato la tua ultima carta, { $card }.
       *[other] { $seat } ha giocato la sua ultima carta, { $card }.
    }
uno-how-last-gift =
    { $seat_is ->
        [you] Hai donato la tua ultima carta.
       *[other] { $seat } ha donato la sua ultima carta.
    }
uno-how-turn-limit = La mano è arrivata a { $turns ->
    [one] un turno
   *[other] { $turns } turni
 } ed è nulla.
uno-how-player =
    { $seat_is ->
        [you] tu
       *[other] { $seat }
    }
uno-how-last-in =
    { $seat_is ->
        [you] Tutti gli altri sono fuori; tu { $total ->
            [0] non hai punti negativi
            [one] hai { $total } punto negativo
           *[other] hai { $total } punti negativi
        }.
       *[other] Tutti gli altri sono fuori; { $seat } { $total ->
            [0] non ha punti negativi
            [one] ha { $total } punto negativo
           *[other] ha { $total } punti negativi
        }.
    }
uno-how-others-left =
    { $seat_is ->
        [you] Tutti gli altri hanno lasciato la partita.
       *[other] Tutti tranne { $seat } hanno lasciato la partita.
    }
uno-how-points-reached =
    { $seat_is ->
        [you] Hai raggiunto { $total } punti; ne servivano { $goal }.
       *[other] { $seat } ha raggiunto { $total } punti; ne servivano { $goal }.
    }
uno-how-rounds-played =
    { $count ->
        [1] { $seat_is ->
            [you] Dopo { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } hai il totale più alto: { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        }.
           *[other] Dopo { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } { $seat } ha il totale più alto: { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        }.
        }
       *[other] Dopo { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } più giocatori hanno il totale più alto, { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        }: { $players }.
    }
uno-how-round-limit =
    { $count ->
        [1] { $seat_is ->
            [you] Dopo il massimo di { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } hai il totale più alto: { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        }.
           *[other] Dopo il massimo di { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } { $seat } ha il totale più alto: { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        }.
        }
       *[other] Dopo il massimo di { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } più giocatori hanno il totale più alto, { $total ->
            [one] { $total } punto
           *[other] { $total } punti
        }: { $players }.
    }
uno-how-round-limit-account =
    { $count ->
        [1] { $seat_is ->
            [you] Dopo il massimo di { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } hai meno punti negativi di tutti: { $total }.
           *[other] Dopo il massimo di { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } { $seat } ha meno punti negativi di tutti: { $total }.
        }
       *[other] Dopo il massimo di { $rounds ->
            [one] una mano
           *[other] { $rounds } mani
        } più giocatori hanno meno punti negativi di tutti, { $total }: { $players }.
    }

# Refusals.

uno-no-not-your-turn =
    { $seat_is ->
        [you] C'è un'altra domanda aperta: rispondi prima a quella.
       *[other] Adesso tocca rispondere a { $seat }, non a te.
    }
uno-no-not-your-turn-nobody = Ora nessuno può agire.
uno-no-round-over = La mano è finita.
uno-no-match-over = La partita è finita.
uno-no-round-not-over = La mano non è ancora finita.
uno-no-card-not-in-hand = Non hai in mano questa carta: { $card }.
uno-no-card-does-not-match = Questa carta ({ $card }) non va bene né con il colore in gioco ({ $colour }) né con la carta scoperta ({ $top }).
uno-no-only-drawn-card = Dopo aver pescato puoi giocare solo la carta pescata: { $card }.
uno-no-not-drawn = Non hai pescato una carta da tenere.
uno-no-already-drawn = In questo turno hai già pescato.
uno-no-nothing-to-draw = Non c'è più nulla da pescare, e hai una carta che va bene.
uno-no-colour-missing = Devi scegliere un colore.
uno-no-colour-not-allowed = Qui non puoi scegliere un colore.
uno-no-bad-colour = Questo colore non esiste: scegli blu, verde, rosso o giallo.
uno-no-target-missing = Indica chi riceve la carta donata.
uno-no-gift-missing = Indica quale carta doni.
uno-no-target-self = Non puoi donare una carta a te stesso.
uno-no-target-out = { $seat } non è in partita.
uno-no-gift-not-in-hand = Non ti resta questa carta da donare: { $card }.
uno-no-gift-not-allowed = Con questa carta non puoi donarne un'altra.
uno-no-call-not-due = La dichiarazione si fa solo quando sta per restarti una sola carta, o quando doni l'ultima.
uno-no-reaction-closed = Ora non c'è nulla a cui reagire così, oppure il giocatore indicato è sbagliato.
uno-no-self-reaction = Non puoi accusare te stesso.
uno-no-not-next-player = Solo il giocatore seguente, { $seat }, può lanciare la sfida.
uno-no-no-ace = Non c'è nessun asso da sfidare o da accettare.
uno-no-already-settled = L'accusa è già stata fatta.
uno-no-reaction-off = Queste accuse esistono solo con le regole da tavolo.
uno-no-bad-input = Non è un comando di questo gioco.

# Faults of a setup.

uno-fault-player-count = Giocatori: { $count }. Devono essere da 2 a 10.
uno-fault-rounds = Mani: { $count }. Devono essere da 1 a 99.
uno-fault-turn-limit = Limite di turni: { $count }. Deve essere almeno 1.
uno-fault-round-limit = Limite di mani: { $count }. Deve essere da 1 a 99.
uno-fault-dealer = Il mazziere indicato, posto { $count }, non è al tavolo.

# What happens if nothing is added.
uno-stake-draws = { $count ->
    [0] Ora: non peschi nulla
    [one] Ora: peschi una carta
   *[other] Ora: peschi { $count } carte
 }

# As the game is offered, and how a match of it can be played.
uno-short = UNO One Piece
uno-about = Da due a dieci. Bluffa con l'asso, dichiara prima dell'ultima carta.
uno-option-preset = Regole
uno-option-preset-standard = al resto pensa il programma
uno-option-preset-table = tutte le regole stampate
uno-option-mode = Si gioca
uno-option-mode-rounds = a un numero di mani
uno-option-mode-first500 = a chi arriva primo a 500 punti
uno-option-mode-elimination = a eliminazione
uno-option-rounds = Mani
uno-option-turn-limit = Turni dopo i quali una mano è nulla
