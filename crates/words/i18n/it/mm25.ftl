# The One Piece Cardgame of 2009. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

mm25-title = One Piece Cardgame (regolamento del 2009)
mm25-setup = { $one } contro { $two }. Vince l'Incontro chi vince { $wins } Partite.
mm25-setup-single = { $one } contro { $two }. Partita singola.
mm25-deck-gull-wind = Vento di Gabbiani
mm25-deck-iron-harbour = Porto di Ferro
mm25-deck-black-ledger = Libro Nero
mm25-deck-own = un Mazzo proprio ({ $crews })

# Cards, crews and zones.

mm25-card = { $number } { $name }
mm25-card-titled = { $number } { $name }, { $title }
mm25-card-at = { $card } n. { $place }
mm25-card-with = { $card } ({ $facts })
mm25-card-hidden = carta coperta { $place } ({ $zone })
mm25-card-unknown = una carta
mm25-name = { $name }
mm25-card-text = Testo: { $text }
mm25-text = { $text }
mm25-crew = { $name }
mm25-crew-dawn-gulls = Gabbiani dell'Alba
mm25-crew-iron-tide = Marea di Ferro
mm25-crew-citizens = Cittadini
mm25-crew-enemy = Ciurma Nemica
mm25-zone-bridge = Ponte
mm25-zone-reinforcements = Rinforzi
mm25-zone-techniques = Tecniche
mm25-zone-hand = Mano
mm25-zone-ocean = Oceano
mm25-zone-trophies = Lista dei Trofei
mm25-zone-logbook = Giornale di Bordo
mm25-zone-life = Punti Vita
mm25-zone-chest = Forziere
mm25-zone-sideboard = Carte di riserva (sideboard)
mm25-zone-deck = Mazzo
mm25-from-bridge = dal Ponte
mm25-from-reinforcements = dai Rinforzi
mm25-from-techniques = dalle Tecniche
mm25-from-hand = dalla Mano
mm25-from-ocean = dall'Oceano
mm25-from-trophies = dalla Lista dei Trofei
mm25-from-logbook = dal Giornale di Bordo
mm25-from-life = dai Punti Vita
mm25-from-chest = dal Forziere
mm25-from-sideboard = dalla sideboard
mm25-to-bridge = al Ponte
mm25-to-reinforcements = ai Rinforzi
mm25-to-techniques = alle Tecniche
mm25-to-hand = alla Mano
mm25-to-ocean = all'Oceano
mm25-to-trophies = alla Lista dei Trofei
mm25-to-logbook = al Giornale di Bordo
mm25-to-life = ai Punti Vita
mm25-to-chest = al Forziere
mm25-to-sideboard = alla sideboard
mm25-space-captain = Capitano
mm25-space-sailor-1 = Marinaio 1
mm25-space-sailor-2 = Marinaio 2
mm25-window-declared = la dichiarazione della Battaglia
mm25-window-before = prima delle Azioni di Battaglia
mm25-window-battle-actions = Azioni di Battaglia
mm25-window-interrupt = Interruzione
mm25-window-before-comparison = prima del confronto della Forza
mm25-window-after-comparison = dopo il confronto della Forza
mm25-window-before-damage = prima del Danno
mm25-window-defeated = un Personaggio è stato sconfitto
mm25-window-after-battle = dopo la Battaglia

# What is printed on a card.

mm25-facts = { $facts }
mm25-category-character = Personaggio
mm25-category-technique = Tecnica
mm25-category-team = Squadra
mm25-power = Forza { $power }
mm25-damage = Danno { $damage }
mm25-life = Punti Vita { $life }
mm25-life-left = Punti Vita { $life }/{ $most }
mm25-members = membri: { $members }
mm25-users = utilizzabile da { $users }
mm25-users-anyone = utilizzabile da chiunque
mm25-limited = Limitato: { $limit }
mm25-when = quando: { $window }
mm25-hats = Cappelli di Paglia: { $hats }
mm25-numbers-unknown = valori sconosciuti
mm25-users-unknown = utilizzatori sconosciuti
mm25-window-unknown = momento d'uso sconosciuto

# The table.

mm25-game = Partita { $game }
mm25-game-sudden = Partita { $game }, morte improvvisa
mm25-score = Punteggio { $one }:{ $two }
mm25-time = tempo scaduto
mm25-exchanging = Scambio con la sideboard
mm25-setting-up = Preparazione
mm25-turn =
    { $seat_is ->
        [you] Turno { $turn }: il tuo
       *[other] Turno { $turn }: { $seat }
    }
mm25-actions = Azioni usate { $used }/{ $most }
mm25-final-phase = Fase Finale
mm25-battle = Battaglia: { $one } (Forza { $power_one }) contro { $two } (Forza { $power_two })
mm25-battle-broken = La Battaglia ha perso un combattente
mm25-part-printed = valore stampato
mm25-part-life = Punti Vita persi e recuperati
mm25-part-battle = ottenuto in questa Battaglia
mm25-waiting = { $card }: { $text }
mm25-window = Finestra: { $window }
mm25-count-hand = Mano { $count }
mm25-count-chest = Forziere { $count }
mm25-count-logbook = Giornale di Bordo { $count }
mm25-count-trophies = Trofei { $count } ({ $life } Punti Vita)
mm25-count-won = Partite vinte { $count }
mm25-badge-copy = n. { $place }
mm25-badge-attacker = attacca
mm25-badge-target = bersaglio
mm25-badge-began = ha cominciato una Battaglia
mm25-badge-used = ha usato l'abilità
mm25-badge-face-down = carta coperta
mm25-badge-pending = non ancora applicata
mm25-badge-shown = nota a entrambi
mm25-badge-mulligan = Mulligan Pirata usato
mm25-badge-exempt = non deve scartare

# Questions.

mm25-ask-sideboard =
    { $seat_is ->
        [you] Scambi carte con la tua sideboard, o passi alla prossima Partita?
       *[other] { $seat } può scambiare carte con la sideboard.
    }
mm25-ask-choose-first =
    { $seat_is ->
        [you] Hai vinto il sorteggio: chi comincia?
       *[other] { $seat } ha vinto il sorteggio e sceglie chi comincia.
    }
mm25-ask-mulligan =
    { $seat_is ->
        [you] Usi il Mulligan Pirata? Puoi farlo una volta nell'Incontro.
       *[other] { $seat } decide se usare il Mulligan Pirata.
    }
mm25-ask-place =
    { $seat_is ->
        [you] Preparazione: scegli prima il Capitano, poi fino a due Marinai, con al massimo 6 Punti Vita in tutto; o cambia la Mano.
       *[other] { $seat } mette i Personaggi sul Ponte.
    }
mm25-ask-main =
    { $seat_is ->
        [you] Fase Principale (Azioni rimaste: { $left }): che cosa fai?
       *[other] { $seat } è nella Fase Principale.
    }
mm25-ask-discard =
    { $seat_is ->
        [you] Fase Finale: quale carta scarti nell'Oceano? Ne tieni quattro.
       *[other] Fase Finale: { $seat } porta la Mano a quattro carte.
    }
mm25-ask-exempt =
    { $seat_is ->
        [you] Fase Finale: porti la tua Mano a quattro carte? Non sei obbligato.
       *[other] Fase Finale: { $seat } decide se portare la Mano a quattro carte.
    }
mm25-ask-battle =
    { $seat_is ->
        [you] { $battle }: quale Azione di Battaglia compi?
       *[other] { $battle }: { $seat } compie un'Azione di Battaglia.
    }
mm25-ask-window =
    { $seat_is ->
        [you] { $battle }, { $window }: usi una carta?
       *[other] { $battle }, { $window }: { $seat } può usare una carta.
    }
mm25-ask-interrupt =
    { $seat_is ->
        [you] { $card } è stata giocata: la interrompi?
       *[other] { $card } è stata giocata: { $seat } può interromperla.
    }
mm25-ask-offer =
    { $seat_is ->
        [you] { $card }: ne usi l'Abilità?
       *[other] { $card }: { $seat } decide se usarne l'Abilità.
    }
mm25-ask-pick =
    { $seat_is ->
        [you] { $card }: scegli { $count }.
       *[other] { $card }: { $seat } sceglie le carte.
    }
mm25-choose-exactly =
    { $most ->
        [one] una carta
       *[other] { $most } carte
    }
mm25-choose-up-to =
    { $most ->
        [one] fino a una carta
       *[other] fino a { $most } carte
    }
mm25-ask-give =
    { $seat_is ->
        [you] { $card }: quale carta della tua Mano va nell'Oceano?
       *[other] { $card }: { $seat } sceglie una carta della Mano per l'Oceano.
    }
mm25-ask-reinforce =
    { $seat_is ->
        [you] { $card }: chi chiami come Rinforzo?
       *[other] { $card }: { $seat } può chiamare un Rinforzo.
    }
mm25-ask-attacker =
    { $seat_is ->
        [you] { $card }: chi comincia la Battaglia?
       *[other] { $card }: { $seat } sceglie chi comincia la Battaglia.
    }
mm25-ask-target =
    { $seat_is ->
        [you] { $card }: contro chi è la Battaglia?
       *[other] { $card }: { $seat } sceglie il bersaglio della Battaglia.
    }
mm25-ask-may =
    { $seat_is ->
        [you] { $card }: lo fai?
       *[other] { $card }: { $seat } decide se farlo.
    }
mm25-ask-choose-one =
    { $seat_is ->
        [you] { $card }: quale parte dell'effetto scegli?
       *[other] { $card }: { $seat } sceglie una parte dell'effetto.
    }

# Answers, from the first choice to the last.

mm25-do-swap-out = togli { $card } dal Mazzo
mm25-do-swap-in = metti { $card } al suo posto
mm25-do-ready = passa alla prossima Partita
mm25-do-go-first = comincia tu
mm25-do-go-second = lascia cominciare l'avversario
mm25-do-mulligan = usa il Mulligan Pirata
mm25-do-keep = tieni la Mano
mm25-do-redraw = scarta tutta la Mano nell'Oceano e pesca sette carte
mm25-do-place = metti coperta la carta { $card }
mm25-do-in-space = come { $space }
mm25-do-placed = la ciurma è questa
mm25-do-attack = comincia una Battaglia con { $card }
mm25-do-against = contro { $card }
mm25-do-activate = usa l'Abilità di { $card }
mm25-do-update = aggiorna il Giornale di Bordo
mm25-do-call = chiama { $card }
mm25-do-move = muovi i Marinai
mm25-do-increase = aumenta la Mano: pesca una carta
mm25-do-pass-turn = passa il turno
mm25-do-discard = scarta { $card } nell'Oceano
mm25-do-settle = porta la Mano a quattro carte
mm25-do-skip = lascia la Mano com'è
mm25-do-reinforce = chiama { $card } come Rinforzo
mm25-do-use = usa la Tecnica { $card }
mm25-do-team = chiama la Squadra { $card }
mm25-do-pass-battle = passa
mm25-do-decline = non fare nulla
mm25-do-pick = scegli { $card }
mm25-do-pick-of =
    { $seat_is ->
        [you] scegli tra le tue carte { $card }
       *[other] scegli { $card } di { $seat }
    }
mm25-do-done = basta così
mm25-do-cancel = ricomincia la scelta
mm25-do-yes = sì
mm25-do-no = no
mm25-do-choose = parte { $number }
mm25-do-concede = concedi la Partita
mm25-do-time = dichiara la Fine Tempo

# Events.

mm25-event-game-began = Comincia la Partita { $game }.
mm25-event-game-began-sudden = Comincia la Partita { $game }, a morte improvvisa.
mm25-event-shuffled =
    { $seat_is ->
        [you] Mescoli il tuo Forziere.
       *[other] { $seat } mescola il Forziere.
    }
mm25-event-toss =
    { $seat_is ->
        [you] Vinci il sorteggio.
       *[other] { $seat } vince il sorteggio.
    }
mm25-event-loser-begins =
    { $seat_is ->
        [you] Hai perso la Partita precedente: cominci tu.
       *[other] { $seat } ha perso la Partita precedente e comincia questa.
    }
mm25-event-chose-first =
    { $seat_is ->
        [you] Hai vinto il sorteggio e scelto di cominciare.
       *[other] { $seat } ha vinto il sorteggio e scelto di cominciare.
    }
mm25-event-chose-second =
    { $seat_is ->
        [you] Hai vinto il sorteggio e scelto di far cominciare l'avversario.
       *[other] { $seat } ha vinto il sorteggio e scelto di far cominciare l'avversario.
    }
mm25-event-logbook-dealt =
    { $seat_is ->
        [you] Metti { $cards } carte nel tuo Giornale di Bordo.
       *[other] { $seat } mette { $cards } carte nel Giornale di Bordo.
    }
mm25-event-drew-seen =
    { $seat_is ->
        [you] Peschi { $card }.
       *[other] { $seat } pesca { $card }.
    }
mm25-event-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
mm25-event-could-not-draw =
    { $seat_is ->
        [you] Il tuo Forziere è vuoto: non puoi pescare.
       *[other] Il Forziere di { $seat } è vuoto: non può pescare.
    }
mm25-event-mulligan =
    { $seat_is ->
        [you] Usi il Mulligan Pirata.
       *[other] { $seat } usa il Mulligan Pirata.
    }
mm25-event-hand-kept =
    { $seat_is ->
        [you] Tieni la tua Mano.
       *[other] { $seat } tiene la Mano.
    }
mm25-event-hand-redrawn =
    { $seat_is ->
        [you] Scarti tutta la Mano nell'Oceano e la rifai.
       *[other] { $seat } scarta tutta la Mano nell'Oceano e la rifà.
    }
mm25-event-placed =
    { $seat_is ->
        [you] Hai messo coperti i tuoi Personaggi: { $characters }.
       *[other] { $seat } ha messo sul Ponte Personaggi coperti: { $characters }.
    }
mm25-event-revealed =
    { $seat_is ->
        [you] Il tuo { $space } è { $card }.
       *[other] Il { $space } di { $seat } è { $card }.
    }
mm25-event-life-dealt =
    { $seat_is ->
        [you] Carte Punti Vita per il tuo { $space }: { $cards }.
       *[other] Carte Punti Vita per il { $space } di { $seat }: { $cards }.
    }
mm25-event-turn-began =
    { $seat_is ->
        [you] Turno { $turn }: tocca a te.
       *[other] Turno { $turn }: tocca a { $seat }.
    }
mm25-event-turn-passed =
    { $seat_is ->
        [you] Passi il turno.
       *[other] { $seat } passa il turno.
    }
mm25-event-moved-seen =
    { $seat_is ->
        [you] La tua carta { $card } va { $from } { $to }.
       *[other] La carta { $card } di { $seat } va { $from } { $to }.
    }
mm25-event-moved =
    { $seat_is ->
        [you] Una tua carta va { $from } { $to }.
       *[other] Una carta di { $seat } va { $from } { $to }.
    }
mm25-event-logbook-updated =
    { $seat_is ->
        [you] Metti la prima carta del tuo Forziere nel tuo Giornale di Bordo.
       *[other] { $seat } mette la prima carta del Forziere nel Giornale di Bordo.
    }
mm25-event-called =
    { $seat_is ->
        [you] Chiami { $card } come { $space }.
       *[other] { $seat } chiama { $card } come { $space }.
    }
mm25-event-sailors-moved =
    { $seat_is ->
        [you] Muovi i tuoi Marinai.
       *[other] { $seat } muove i Marinai.
    }
mm25-event-ability =
    { $seat_is ->
        [you] Usi l'Abilità di { $card }.
       *[other] { $seat } usa l'Abilità di { $card }.
    }
mm25-event-triggered =
    { $seat_is ->
        [you] Si attiva l'Abilità della tua carta { $card }.
       *[other] Si attiva l'Abilità di { $card } di { $seat }.
    }
mm25-event-battle =
    { $seat_is ->
        [you] Cominci una Battaglia: { $card } contro { $target }.
       *[other] { $seat } comincia una Battaglia: { $card } contro { $target }.
    }
mm25-event-battle-prevented =
    { $seat_is ->
        [you] Impedisci la Battaglia: non comincia.
       *[other] { $seat } impedisce la Battaglia: non comincia.
    }
mm25-event-reinforced =
    { $seat_is ->
        [you] Chiami { $card } come Rinforzo.
       *[other] { $seat } chiama { $card } come Rinforzo.
    }
mm25-event-quarrel =
    { $seat_is ->
        [you] Le Ciurme sono diverse: il tuo Personaggio { $card } subisce Danno.
       *[other] Le Ciurme sono diverse: il Personaggio { $card } di { $seat } subisce Danno.
    }
mm25-event-technique-placed =
    { $seat_is ->
        [you] Usi la Tecnica { $card }.
       *[other] { $seat } usa la Tecnica { $card }.
    }
mm25-event-technique-used =
    { $seat_is ->
        [you] La tua Tecnica { $card } ha effetto.
       *[other] La Tecnica { $card } di { $seat } ha effetto.
    }
mm25-event-technique-annulled =
    { $seat_is ->
        [you] La tua Tecnica { $card } viene annullata.
       *[other] La Tecnica { $card } di { $seat } viene annullata.
    }
mm25-event-team =
    { $seat_is ->
        [you] Chiami la Squadra { $card } come { $space }.
       *[other] { $seat } chiama la Squadra { $card } come { $space }.
    }
mm25-event-battle-passed =
    { $seat_is ->
        [you] Passi.
       *[other] { $seat } passa.
    }
mm25-event-declined =
    { $seat_is ->
        [you] Non fai nulla.
       *[other] { $seat } non fa nulla.
    }
mm25-event-compared = Confronto: Forza { $attacker } contro { $target }.
mm25-event-battle-won =
    { $seat_is ->
        [you] Il tuo Personaggio { $card } vince la Battaglia.
       *[other] Il Personaggio { $card } di { $seat } vince la Battaglia.
    }
mm25-event-battle-tied = La Battaglia finisce in Parità.
mm25-event-damaged =
    { $seat_is ->
        [you] Il tuo Personaggio { $card } subisce Danno { $damage }.
       *[other] Il Personaggio { $card } di { $seat } subisce Danno { $damage }.
    }
mm25-event-life-lost-seen =
    { $seat_is ->
        [you] La tua carta Punti Vita { $card } va nella tua Mano.
       *[other] La carta Punti Vita { $card } di { $seat } va nella Mano.
    }
mm25-event-life-lost =
    { $seat_is ->
        [you] Una tua carta Punti Vita va nella tua Mano.
       *[other] Una carta Punti Vita di { $seat } va nella Mano.
    }
mm25-event-mended =
    { $seat_is ->
        [you] Il tuo Personaggio { $card } recupera 1 Punto Vita.
       *[other] Il Personaggio { $card } di { $seat } recupera 1 Punto Vita.
    }
mm25-event-defeated =
    { $seat_is ->
        [you] Il tuo Personaggio { $card } è sconfitto e diventa un Trofeo.
       *[other] Il Personaggio { $card } di { $seat } è sconfitto e diventa un Trofeo.
    }
mm25-event-trophy =
    { $seat_is ->
        [you] Il tuo Personaggio { $card } diventa un Trofeo.
       *[other] Il Personaggio { $card } di { $seat } diventa un Trofeo.
    }
mm25-event-looked =
    { $seat_is ->
        [you] Guardi la Mano dell'avversario.
       *[other] { $seat } guarda la Mano dell'avversario.
    }
mm25-event-saw =
    { $seat_is ->
        [you] Nella tua Mano: { $card }.
       *[other] Nella Mano di { $seat }: { $card }.
    }
mm25-event-saw-hidden =
    { $seat_is ->
        [you] Viene vista una carta della tua Mano.
       *[other] Viene vista una carta della Mano di { $seat }.
    }
mm25-event-battle-ended = La Battaglia è finita.
mm25-event-hand-left =
    { $seat_is ->
        [you] Lasci la Mano com'è.
       *[other] { $seat } lascia la Mano com'è.
    }
mm25-event-time = Fine Tempo.
mm25-event-sudden-death = Morte improvvisa: vince anche chi per primo infligge Danno al Capitano avversario.
mm25-event-game-won =
    { $seat_is ->
        [you] Vinci la Partita!
       *[other] { $seat } vince la Partita.
    }
mm25-event-game-drawn = La Partita finisce in Parità.
mm25-event-exchanged =
    { $seat_is ->
        [you] Scambi una carta con la tua sideboard.
       *[other] { $seat } scambia una carta con la sideboard.
    }
mm25-event-match-won =
    { $seat_is ->
        [you] Vinci l'Incontro!
       *[other] { $seat } vince l'Incontro.
    }
mm25-event-match-drawn = L'Incontro finisce in Parità.

# How it ended.

mm25-how-captain =
    { $seat_is ->
        [you] Il tuo Capitano è stato sconfitto.
       *[other] Il Capitano di { $seat } è stato sconfitto.
    }
mm25-how-captain-by =
    { $seat_is ->
        [you] { $card } ha sconfitto il tuo Capitano.
       *[other] { $card } ha sconfitto il Capitano di { $seat }.
    }
mm25-how-trophies =
    { $seat_is ->
        [you] I Trofei nella tua Lista valgono { $life } Punti Vita: ne bastano { $enough } per perdere.
       *[other] I Trofei nella Lista di { $seat } valgono { $life } Punti Vita: ne bastano { $enough } per perdere.
    }
mm25-how-empty-chest =
    { $seat_is ->
        [you] Dovevi pescare e il tuo Forziere era vuoto.
       *[other] { $seat } doveva pescare e il Forziere era vuoto.
    }
mm25-how-sudden-death =
    { $seat_is ->
        [you] Nella morte improvvisa il tuo Capitano ha subito Danno per primo.
       *[other] Nella morte improvvisa il Capitano di { $seat } ha subito Danno per primo.
    }
mm25-how-sudden-tie =
    { $seat_is ->
        [you] Nella morte improvvisa i Capitani hanno pareggiato, e il tuo, che attaccava, ha inflitto Danno.
       *[other] Nella morte improvvisa i Capitani hanno pareggiato, e quello di { $seat }, che attaccava, ha inflitto Danno.
    }
mm25-how-both-won = I due giocatori hanno raggiunto la vittoria nello stesso momento.
mm25-how-both-won-by-text =
    { $seat_is ->
        [you] I due giocatori hanno raggiunto la vittoria nello stesso momento, e per effetto di una Tecnica che hai usato in quel caso perdi tu.
       *[other] I due giocatori hanno raggiunto la vittoria nello stesso momento, e per effetto di una Tecnica usata da { $seat } in quel caso perde { $seat }.
    }
mm25-how-conceded =
    { $seat_is ->
        [you] Concedi la Partita al turno { $turn }.
       *[other] { $seat } concede la Partita al turno { $turn }.
    }
mm25-how-conceded-early =
    { $seat_is ->
        [you] Concedi la Partita prima del primo turno.
       *[other] { $seat } concede la Partita prima del primo turno.
    }
mm25-how-turn-limit = La Partita è arrivata a { $turns ->
    [one] un turno
   *[other] { $turns } turni
 } ed è finita in Parità.
mm25-how-games-won =
    { $seat_is ->
        [you] Hai vinto { $won } Partite a { $lost }.
       *[other] { $seat } ha vinto { $won } Partite a { $lost }.
    }
mm25-how-won-in-time =
    { $seat_is ->
        [you] Alla Fine Tempo il punteggio era in parità, e hai vinto la Partita decisiva.
       *[other] Alla Fine Tempo il punteggio era in parità, e { $seat } ha vinto la Partita decisiva.
    }
mm25-how-ahead =
    { $seat_is ->
        [you] Alla Fine Tempo eri in vantaggio { $won } a { $lost }.
       *[other] Alla Fine Tempo { $seat } era in vantaggio { $won } a { $lost }.
    }
mm25-how-ahead-between-games =
    { $seat_is ->
        [you] La Fine Tempo è arrivata tra due Partite: un punto a testa, e sei in vantaggio { $won } a { $lost }.
       *[other] La Fine Tempo è arrivata tra due Partite: un punto a testa, e { $seat } è in vantaggio { $won } a { $lost }.
    }
mm25-how-games-limit = Dopo { $games ->
    [one] una Partita
   *[other] { $games } Partite
 } nessuno ne aveva vinte { $enough }.
mm25-how-captains =
    { $seat_is ->
        [you] Fine Tempo: al tuo Capitano { $less ->
            [0] non mancavano Punti Vita
            [one] mancava 1 Punto Vita
           *[other] mancavano { $less } Punti Vita
        }, a quello di { $other } { $more ->
            [one] ne mancava 1
           *[other] ne mancavano { $more }
        }.
       *[other] { $other_is ->
            [you] Fine Tempo: al Capitano di { $seat } { $less ->
                [0] non mancavano Punti Vita
                [one] mancava 1 Punto Vita
               *[other] mancavano { $less } Punti Vita
            }, al tuo { $more ->
                [one] ne mancava 1
               *[other] ne mancavano { $more }
            }.
           *[other] Fine Tempo: al Capitano di { $seat } { $less ->
                [0] non mancavano Punti Vita
                [one] mancava 1 Punto Vita
               *[other] mancavano { $less } Punti Vita
            }, a quello di { $other } { $more ->
                [one] ne mancava 1
               *[other] ne mancavano { $more }
            }.
        }
    }

# Refusals.

mm25-no-game-over = L'Incontro è finito.
mm25-no-window = Non si può usare in questo momento.
mm25-no-not-your-turn =
    { $seat_is ->
        [you] C'è un'altra domanda aperta: rispondi prima a quella.
       *[other] Ora decide { $seat }, non tu.
    }
mm25-no-not-your-turn-nobody = Ora nessuno decide nulla.
mm25-no-mulligan-used = Il Mulligan Pirata si può usare una volta per Incontro.
mm25-no-mulligan-late = Il Mulligan Pirata si usa all'inizio della Partita.
mm25-no-wrong-phase = Non si può fare in questa fase.
mm25-no-must-redraw = Nessun Personaggio della Mano può essere messo sul Ponte: la Mano va cambiata.
mm25-no-not-character = Si può fare solo con Carte Personaggio.
mm25-no-team-reinforce = Una Carta Squadra non può essere un Rinforzo.
mm25-no-no-captain = Serve un Capitano.
mm25-no-first-turn-battle = Nel primo turno di un giocatore non si cominciano Battaglie.
mm25-no-ability-used = Questo Personaggio ha già usato la sua Abilità in questo turno.
mm25-no-already-battled = Questo Personaggio ha già cominciato una Battaglia in questo turno.
mm25-no-self-restricted = Il testo stesso del Personaggio non lo permette.
mm25-no-user = Nessuno in questa Battaglia può usare questa Tecnica.
mm25-no-limit = Il limite di questa Tecnica in questa Battaglia è raggiunto.
mm25-no-team-member = Nessun membro della Squadra sta combattendo.
mm25-no-team-1 = La Carta Squadra non è nella tua Mano.
mm25-no-team-2 = La Ciurma del Personaggio che combatte non è sulla Carta Squadra.
mm25-no-team-3 = L'altro membro non è un Rinforzo in questa Battaglia.
mm25-no-team-4 = L'altro membro è anche sul tuo Ponte.
mm25-no-team-5 = Punti Vita e Giornale di Bordo insieme non bastano per la Squadra.
mm25-no-space = Quello Spazio non si può occupare.
mm25-no-same-name = Un Personaggio con questo Nome è già sul Ponte.
mm25-no-setup-life = I Personaggi avrebbero insieme più di 6 Punti Vita.
mm25-no-target = Non c'è nulla che possa esserne il bersaglio.
mm25-no-protected = Un effetto lo protegge.
mm25-no-straw-hat = Le carte con Cappelli di Paglia non tornano dall'Oceano.
mm25-no-no-actions = Non restano abbastanza Azioni.
mm25-no-logbook = Il Giornale di Bordo ha troppo poche carte.
mm25-no-chest-empty = Il Forziere è vuoto.
mm25-no-hand-size = La Mano ha troppe carte, o troppo poche.
mm25-no-cost = Il costo non si può pagare, oppure manca ciò che serve.
mm25-no-sideboard = Il Mazzo non sarebbe regolare, o la carta non c'è.

# Faults of a deck.

mm25-fault-of = Mazzo di s{ $seat }: { $fault }
mm25-fault-unknown-card = Non esiste la carta { $number }.
mm25-fault-unknown-numbers = I valori di { $number } non sono noti; si potrà giocare quando qualcuno li fornirà.
mm25-fault-size = { $cards } carte. Devono essere 32.
mm25-fault-copies = { $count } copie di { $number }. Ne sono ammesse { $most }.
mm25-fault-no-captain = Nessun Personaggio può essere Capitano.
mm25-fault-sideboard = { $cards } carte nella sideboard. Ne sono ammesse 10.

# What happens if nothing is added.
mm25-stake-life = Ora: { $space }, Punti Vita { $from } → { $to }{ $behind ->
    [0] {""}
   *[other] {" "}(sotto di { $behind })
 }
mm25-stake-lost = Ora: perdi la partita{ $behind ->
    [0] {""}
   *[other] {" "}(sotto di { $behind })
 }
mm25-stake-nothing = Ora: nessun Danno{ $ahead ->
    [0] {""}
   *[other] {" "}(sopra di { $ahead })
 }

# As the game is offered, and how a match of it can be played.
mm25-short = One Piece Cardgame, 2009
mm25-about = Due giocatori. Un Capitano, due Marinai, tre Azioni.
mm25-option-best-of = Durata
mm25-option-best-of-3 = al meglio di tre
mm25-option-best-of-1 = una partita
