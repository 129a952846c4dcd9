# Le parole della pagina.

# The page: navigation and pages.
nav-play = Gioca
nav-rules = Regole
nav-settings = Opzioni
main-nav = Principale
home = Pagina iniziale
hero = Quattro giochi di carte, giocati secondo il regolamento.
hero-sub = Contro un bot o un amico, nella tua lingua. Ogni «no» cita la sua regola. Non serve un account.
resume = La tua partita ti aspetta
go-back = Riprendi
games = Giochi
play-bot = Sfida un bot
play-bots = Sfida i bot
level = Livello
kind-open = posto libero
kind-person = giocatore
kind-deckhand = Mozzo
kind-mate = Nostromo
kind-captain = Capitano
join = Unisciti
watch = Guarda
on-deck = In coperta
join-code = Codice di un tavolo
your-name = Il tuo nome
your-name-hint = assegnato quando ti siedi
save = Salva
read-rules = Leggi le regole
read-rules-sub = Ogni clausola ha un collegamento.
settings = Opzioni
settings-sub = Lingua, animazioni, suoni, tasti.
mine = Le tue partite
mine-sub = Com’è andata, e i replay.
footer = Le immagini delle carte sono generate dai dati. Quarterdeck non è affiliato ad alcun editore.
server-away = Il server non risponde. Le tue partite sono salvate.
again-try = Riprova
loading = Caricamento…
close = Chiudi
language = Lingua
theme-switch = Tema giorno o notte

# A new table.
new-table = Il tuo tavolo: { $game }
against = Contro
against-friend = un amico, con un link
against-bot = un bot
seats = Posti
clocks = Orologi
clocks-none = senza
clocks-of = { $minutes } min + { $seconds } s
who-sees = Chi lo vede
who-link = chi ha il link
who-all = tutti
open-table = Apri il tavolo
play-now = Gioca
deck = Mazzo
deck-sensible = scelto per te
deck-paste = incolla una lista…
deck-list = Lista del mazzo
deck-list-hint = una carta per riga, per esempio 4xST01-004
deck-faults =
    { $count ->
        [one] Un errore:
       *[other] { $count } errori:
    }
deck-good = Questo mazzo si può giocare.
deck-name = Nome del mazzo
deck-keep = Conserva il mazzo
deck-mine = Il mio mazzo

# Waiting for players.
lobby = Il tavolo è pronto
lobby-invited = { $name } ti invita
sit-down = Siediti
invite-code = Codice:
copy = Copia il link
copied = Copiato
share = Condividi

# The table, and what is said elsewhere too.
rules = Regole
new-version = È pronta una nuova versione.
reload = Ricarica

# Rules.
rules-title = Regole: { $game }
rules-search = Cerca nelle regole
rules-away = Non è stato possibile caricare le regole.

# Settings.
theme = Tema
theme-auto = come il sistema
theme-night = notte
theme-day = giorno
stops = Passo automatico
stops-hint = Contro i bot, dove non hai risposte si passa subito. Tra persone ogni finestra dura un attimo che non dice nulla della tua mano; Aspetta la tiene aperta.
stops-answers = chiedi se ho una risposta
stops-attacks = chiedi anche se vengo attaccato
stops-all = chiedi sempre
stops-next-turn = passa fino al mio prossimo turno
stops-never = non chiedere mai
tempo = Ritmo dei bot
tempo-auto = con calma nelle prime partite
tempo-calm = con calma
tempo-brisk = a buon ritmo
tempo-instant = subito
confirm = Chiedi due volte prima di una risposta che pesa molto
switch-on = sì
switch-off = no
motion = Animazioni
motion-normal = normali
motion-fast = veloci
motion-off = nessuna
sound = Suoni
volume = Volume
text-size = Dimensione del testo
card-size = Dimensione delle carte
size-s = piccola
size-m = media
size-l = grande
keys = Tasti
keys-reset = Ripristina i tasti
key-change = { $what }: { $key }. Cambia
key-press = Premi un tasto
key-pass = Il pulsante dorato
key-cancel = Annulla, chiudi
key-hand = Alla mano
key-mine = Al tuo lato
key-theirs = All'altro lato
key-next = Prossima carta che può agire (Maiusc: precedente)
key-why = Perché no?
key-inspect = Esamina la carta
key-undo = Annulla l'ultima mossa
key-hold = Tieni aperta la finestra
key-log = Registro
key-rules = Regole, a questa clausola
key-catch = Segnala chi non ha dichiarato
key-call = Dichiara con la prossima carta
key-draw = Pesca
key-space = Spazio
key-help = Elenco dei tasti
key-arrows = Da carta a carta
key-numbers = N-esimo pulsante
key-enter = Scegli

# What went wrong.
problem-table = Questo tavolo non esiste
problem-table-more = Il codice potrebbe essere sbagliato, o il tavolo non c'è più. Ricontrolla il link o apri un tavolo tuo.
problem-version = È pronta una nuova versione
problem-version-more = Il server usa una versione più recente di questa pagina. Ricaricala; la tua partita è salvata.
problem-replaced = Questo tavolo è aperto altrove
problem-replaced-more = Sei seduto a questo tavolo in un'altra finestra. Nulla è perduto.
use-here = Usalo qui
problem-away = Il server non risponde
problem-away-more = La tua partita è salvata. La pagina riprova da sola.
problem-on-hold = Questo tavolo è sospeso
problem-on-hold-more = Questa versione del server non sa leggere come è stato aperto il tavolo. Non si è perso nulla: tornerà con un server in grado di farlo.
problem-page = Questa pagina non esiste
problem-page-more = L'indirizzo potrebbe essere sbagliato.
