# What the server itself says.
server-malformed = Questo non è un messaggio del protocollo.
server-not-seated = Può farlo solo chi siede al tavolo.
server-nothing-to-do = Adesso non c’è nulla con cui farlo.
server-disk = Al momento il server non può scrivere. La tua partita è al sicuro così com’è: riprova tra poco.
server-broken = Non è stato possibile eseguirlo. La partita è rimasta com’era e il guasto è stato registrato.
server-table-full = Tutti i posti di questo tavolo sono occupati.
server-void-version = La partita è nulla: era cominciata con un’altra versione delle regole e non può proseguire con questa.
server-on-hold = Questa partita è sospesa: questa versione del server non può proseguirla. Non si è perso nulla: riprenderà appena torna un server in grado di farlo. Potete anche chiuderla senza risultato.
server-ended-on-hold = La partita è stata chiusa senza risultato dai giocatori, perché il server non poteva proseguirla.
server-no-replay = Quella partita non può proseguire da lì.
server-clock-out =
    { $seat_is ->
        [you] Hai esaurito il tempo.
       *[other] { $seat } ha esaurito il tempo.
    }
server-did-not-come-back =
    { $seat_is ->
        [you] Non ti sei ricollegato in tempo.
       *[other] { $seat } non si è ricollegato in tempo.
    }
