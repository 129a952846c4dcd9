# What the terminal says around a game.

cli-log = Registro
cli-back = 0  indietro
cli-gold = { $answer } · prudente
cli-grave = { $answer } · pensaci due volte
cli-help = ? (perché no) · log (registro) · rules CLAUSOLA (regole) · concede (lascia la partita) · quit (esci)
cli-card-help = card NUMERO (che cosa fa una carta)
cli-no-such-card = In questo gioco non c'è la carta { $number }.
cli-not-a-choice = Qui non c'è la scelta { $choice }. Scrivi un numero dell'elenco, oppure ? per vedere che cosa non è possibile.
cli-why-title = Che cosa non è possibile ora, e perché:
cli-why-nothing = Al momento è tutto possibile.
cli-risky-title = Non è vietato, ma può costarti caro. Digita la lettera:
cli-you = Tu
cli-goodbye = A presto. Con --replay FILE puoi rivedere una partita.
cli-concede-sure = Vuoi lasciare definitivamente la partita? Scrivi di nuovo concede.
cli-unknown-clause = In questo gioco non c'è la clausola { $clause }.
cli-round-over = La mano è finita. Premi Invio per avviare la successiva.
cli-match-over = La partita è finita.
cli-place = { $place }. { $seat }
cli-replay-written = La registrazione è in { $file }.
cli-seed = Seme { $seed }: con lo stesso seme e le stesse risposte si ripete la stessa partita.

# What it says when something cannot be used, and what it counts.

cli-no-language = La lingua «{ $name }» non c'è: ci sono en, ja, zh-Hant e it.
cli-no-deck = Il mazzo «{ $name }» non c'è: non è uno di { $decks } né un file.
cli-two-decks = Una partita ha due mazzi, non { $decks }.
cli-for-two = Questo gioco è per due giocatori, non per { $seats }.
cli-other-games-option = { $option } è un'opzione di { $game }, non di { $this }.
cli-no-bot = Il bot «{ $name }» non c'è: ci sono random, search, search:ITERAZIONI e search:50ms.
cli-bots-for-seats = Bot: { $bots }, posti: { $seats }. Indicane uno per tutti, oppure uno per posto.
cli-no-threads = I thread devono essere da 1 a 1024.
cli-no-games = Bisogna giocare almeno una mano.
cli-cannot-read = Impossibile leggere { $file }: { $error }
cli-cannot-write = Impossibile scrivere { $file }: { $error }
cli-sim-games = { $games } mani, { $decisions } decisioni (di cui { $forced } obbligate), { $draws } pari, { $void } nulle, { $seconds } s di CPU, { $nanos } ns per decisione
cli-no-seat = Qui non c'è il posto «{ $name }»: ci sono da s0 a s{ $last }.
cli-sim-seat = { $bot } vittorie: { $wins }, { $rate } % [{ $low }, { $high }], { $points } punti a mano
cli-sim-beginners = chi ha cominciato vince { $wins } volte, { $rate } % [{ $low }, { $high }]
replay-verified = { $inputs } mosse, { $hashes } hash: tutto come registrato. L'ultimo hash è { $hash }.
replay-eyes = Qui non c'è nessun «{ $name }»: ci sono spectator e da s0 a s{ $last }.
replay-not-a-replay = { $file } non è una registrazione.
replay-format = { $file } ha il formato { $format }, che questo programma non legge.
replay-truncated = { $file } è incompleto: { $found } byte su almeno { $expected }.
replay-altered = { $file } è stato modificato: la somma di controllo non torna.
replay-garbled = { $file } è integro ma non descrive una partita.
replay-game = { $file } è di un gioco, «{ $game }», che questo programma non conosce.
replay-edition = { $file } è stato giocato con l'edizione { $found } delle regole; questo programma ha l'edizione { $ours }.
replay-refused = { $file }: la mossa { $step } è rifiutata. { $why } ({ $clause })
replay-diverged = { $file }: tra la mossa { $first } e la mossa { $last } la partita non va come registrato.
cli-no-cards = Questo gioco ha un solo mazzo fisso: non ci sono carte o mazzi da cercare.
cli-no-card = Nessuna carta ha «{ $query }» nel numero, nel nome o nei tipi.
cli-list-no-number = Riga { $line }: manca un numero di carta come OP01-016. Il nome non basta: più carte possono averlo uguale.
cli-list-two-numbers = Riga { $line }: due numeri di carta.
cli-list-no-count = Riga { $line }: manca la quantità accanto al numero di carta.
cli-list-bad-count = Riga { $line }: la quantità va da 1 a 255.
cli-list-no-format = Il formato di lista «{ $name }» non c'è: ci sono { $formats }.
cli-list-empty = La lista è vuota.
cli-deck-faults = 
    { $faults ->
        [one] Un errore.
       *[other] { $faults } errori.
    }
cli-card-file = Ci sono errori in { $file }.
cli-card-file-too-much = { $file } contiene più di quanto una partita possa tenere: { $what }.
replay-cards = { $file } è stato giocato con altre carte: indica il loro file con --card-file.
cli-serving = Quarterdeck è all'indirizzo { $address }
cli-no-database = «{ $name }» non è un database: scrivi sqlite:FILE.
cli-database = Il database { $file } non si può usare: { $error }.
cli-no-page = La cartella { $folder } non contiene una pagina costruita (index.html).
cli-cannot-listen = Impossibile mettersi in ascolto su { $address }: { $error }
cli-checked = { $matches } partite, di cui { $open } aperte, { $lines } righe: ogni riga rigiocata, ogni impronta uguale.
cli-unsound = { $held } partite su { $matches } non possono proseguire con questa versione e sono sospese:
cli-held = { $code }, riga { $line }: { $why ->
    [unreadable] illeggibile
    [later-version] scritta da una versione successiva
    [deal] le carte non si possono distribuire
    [refused] rifiutata
   *[diverged] porta a un altro stato
}
cli-no-server = Nessun server risponde a { $address }.
cli-no-load = «{ $name }» non è un tipo di tavolo. I tipi: { $kinds }.
cli-load-seats = { $tables } tavoli, { $sockets } persone
cli-load-moves = { $moves } mosse su disco, { $pace } al secondo; { $matches } partite finite
cli-load-waits = fino al disco: metà entro { $p50 } ms, 99 % entro { $p99 } ms, 99,9 % entro { $p999 } ms, tutte entro { $max } ms
cli-option-of-matches = { $option } ha senso solo in un incontro intero.
