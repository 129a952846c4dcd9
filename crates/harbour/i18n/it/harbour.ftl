# Harbour, the example of a game.
harbour-title = Il porto
harbour-short = Il porto
harbour-about = Due capitani. Offerte segrete, si carica quel che si può.
harbour-setup = Due partite, con dieci carte di peso da uno a cinque.
harbour-card = cassa da { $weight }
harbour-hidden = una cassa coperta
harbour-game = Partita { $game }
harbour-round = Turno { $round }
harbour-zone-deck = Mazzo
harbour-zone-load = Stiva
harbour-zone-discards = Scarti
harbour-zone-hand = Mano
harbour-count-hand = Mano { $count }
harbour-count-points = Punti { $count }
harbour-count-load = Carico { $count }
harbour-ask-redraw =
    { $seat_is ->
        [you] Tieni questa mano?
       *[other] { $seat } decide se tenere la mano
    }
harbour-ask-bid =
    { $seat_is ->
        [you] Scegli una cassa in segreto
       *[other] { $seat } sceglie una cassa
    }
harbour-ask-load =
    { $seat_is ->
        [you] Carica fino a due casse, cinque in tutto
       *[other] { $seat } carica
    }
harbour-ask-scout =
    { $seat_is ->
        [you] Guarda due carte, mescola, o lascia
       *[other] { $seat } esplora
    }
harbour-ask-order =
    { $seat_is ->
        [you] In che ordine tornano?
       *[other] { $seat } rimette le carte
    }
harbour-ask-next-game = Si distribuisce la prossima partita.
harbour-stake-load = Ora: il carico resta a { $load }

harbour-event-game-began = Comincia la partita { $game }.
harbour-event-shuffled =
    { $seat_is ->
        [you] Mescoli.
       *[other] { $seat } mescola.
    }
harbour-event-put-aside =
    { $seat_is ->
        [you] Una tua carta è messa da parte coperta.
       *[other] { $seat } ha una carta da parte.
    }
harbour-event-dealt-seen =
    { $seat_is ->
        [you] Ricevi { $cards }.
       *[other] { $seat } riceve { $cards }.
    }
harbour-event-dealt =
    { $seat_is ->
        [you] Ricevi quattro carte.
       *[other] { $seat } riceve quattro carte.
    }
harbour-event-kept =
    { $seat_is ->
        [you] Tieni la mano.
       *[other] { $seat } tiene la mano.
    }
harbour-event-redrew =
    { $seat_is ->
        [you] Ripeschi quattro carte.
       *[other] { $seat } ripesca quattro carte.
    }
harbour-event-chosen =
    { $seat_is ->
        [you] Hai scelto.
       *[other] { $seat } ha scelto.
    }
harbour-event-revealed = Scoperte: { $one } e { $two }.
harbour-event-won =
    { $seat_is ->
        [you] Vinci il turno di { $margin }.
       *[other] { $seat } vince il turno di { $margin }.
    }
harbour-event-tied = Pari: nessuno vince il turno.
harbour-event-loaded =
    { $seat_is ->
        [you] Carichi { $cards }.
       *[other] { $seat } carica { $cards }.
    }
harbour-event-loaded-nothing =
    { $seat_is ->
        [you] Non carichi nulla.
       *[other] { $seat } non carica nulla.
    }
harbour-event-looked-seen =
    { $seat_is ->
        [you] Guardi { $cards }.
       *[other] { $seat } guarda { $cards }.
    }
harbour-event-looked =
    { $seat_is ->
        [you] Guardi due carte.
       *[other] { $seat } guarda due carte.
    }
harbour-event-put-back =
    { $seat_is ->
        [you] Le rimetti.
       *[other] { $seat } le rimette.
    }
harbour-event-passed =
    { $seat_is ->
        [you] Lasci il mazzo.
       *[other] { $seat } lascia il mazzo.
    }
harbour-event-drew-seen =
    { $seat_is ->
        [you] Peschi { $card }.
       *[other] { $seat } pesca { $card }.
    }
harbour-event-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
harbour-event-game-ended = Fine della partita: { $one } contro { $two }.
harbour-event-conceded =
    { $seat_is ->
        [you] Ti arrendi.
       *[other] { $seat } si arrende.
    }
harbour-event-match-ended = L’incontro è finito.
harbour-how-loads =
    { $seat_is ->
        [you] Hai caricato { $more }, { $other } { $less }.
       *[other] { $other_is ->
            [you] { $seat } ha caricato { $more }, tu { $less }.
           *[other] { $seat } ha caricato { $more }, { $other } { $less }.
        }
    }
harbour-how-loads-equal = Entrambi hanno caricato { $load }.
harbour-how-points =
    { $seat_is ->
        [you] Hai { $more ->
            [one] 1 punto
           *[other] { $more } punti
        }, { $other } { $less }.
       *[other] { $other_is ->
            [you] { $seat } ha { $more ->
                [one] 1 punto
               *[other] { $more } punti
            }, tu { $less }.
           *[other] { $seat } ha { $more ->
                [one] 1 punto
               *[other] { $more } punti
            }, { $other } { $less }.
        }
    }
harbour-how-points-equal = Entrambi hanno { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
harbour-how-conceded =
    { $seat_is ->
        [you] Ti arrendi.
       *[other] { $seat } si arrende.
    }
harbour-do-keep = tieni la mano
harbour-do-redraw = ripesca quattro carte
harbour-do-bid = scegli { $card }
harbour-do-pick = carica { $card }
harbour-do-done = è tutto
harbour-do-cancel = ricomincia la scelta
harbour-do-look = guarda due carte
harbour-do-shuffle = mescola
harbour-do-pass = lascia
harbour-do-put = poi { $card }
harbour-do-concede = arrenditi
harbour-do-next-game = distribuisci
harbour-no-over = È finita.
harbour-no-not-over = Non è finita.
harbour-no-not-asked = Non tocca a te.
harbour-no-answer = Non è una risposta.
harbour-no-card = Non c’è questa carta.
harbour-no-order = Non in questo ordine.
harbour-no-heavy = Pesa { $total }: al massimo cinque.
harbour-no-few = Se ne devono caricare due.
harbour-fault-decks = Servono due mazzi, non { $found }.
harbour-fault-size = Un mazzo ha da otto a dodici carte, non { $found }.
harbour-fault-weight = Nessuna carta pesa { $found }.
harbour-fault-copies = Più di quattro carte pesano { $weight }.
