# What the terminal says around a game.

cli-log = Registro
cli-choose = Scegli un numero.
cli-back = 0  indietro
cli-help = ? (perché no) · log (registro) · rules CLAUSOLA (regole) · concede (lascia la partita) · quit (esci)
cli-not-a-choice = Qui non c'è la scelta { $choice }. Scrivi un numero dell'elenco, oppure ? per vedere che cosa non è possibile.
cli-why-title = Che cosa non è possibile ora, e perché:
cli-why-nothing = Al momento è tutto possibile.
cli-risky-title = Non è vietato, ma può costarti caro. Digita la lettera:
cli-waiting = In attesa di { $seat }.
cli-you = Tu
cli-goodbye = A presto. Nulla va perduto: puoi rivedere la partita dal file di registrazione.
cli-concede-sure = Vuoi lasciare definitivamente la partita? Scrivi di nuovo concede.
cli-unknown-clause = In questo gioco non c'è la clausola { $clause }.
cli-round-over = La mano è finita. Premi Invio per avviare la successiva.
cli-match-over = La partita è finita.
cli-place = { $place }. { $seat }
cli-replay-written = La registrazione è in { $file }.
cli-seed = Seme { $seed }: con lo stesso seme e le stesse risposte si ripete la stessa partita.
