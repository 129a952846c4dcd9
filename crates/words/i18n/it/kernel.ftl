# What every game and the program itself say.

K-1 = Comando malformato
    .text = Nessuno potrebbe inviare ora questo comando: gli manca una parte, ne ha di troppo o indica un posto che non esiste.
K-2 = Comando superato
    .text = Il comando risponde a una domanda che non è più aperta: la partita è andata avanti.
K-3 = Limite raggiunto
    .text = Il motore di gioco tiene la partita in una quantità fissa di memoria. Una mossa oltre quel limite è rifiutata; se lo supera qualcosa di automatico, la partita è nulla.

refusal-malformed = Il comando non è completo.
refusal-stale = Nel frattempo la partita è andata avanti: guarda di nuovo.
refusal-bound = Limite raggiunto: il motore di gioco non ha più posto.

origin-manual = regolamento: { $headings }
origin-comprehensive = regolamento completo: { $sections }
origin-decision = decisione di questo progetto

# What was chosen for a match.
option-unknown = Questo gioco non ha l’opzione “{ $option }”.
option-value = Per { $option } non si può scegliere “{ $value }”: ci sono { $values }.
