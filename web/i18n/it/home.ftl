# La pagina iniziale, e come si sceglie un tavolo.

play-friend = Con un amico
play-how = Prepara una partita contro i bot: { $game }
play-with = Con un amico: { $game }
level-deckhand = gioca a caso
level-mate = riflette un po’
level-captain = riflette a lungo
pace-table = come nelle tue opzioni
deck-yours = Il tuo mazzo
deck-rival = Il mazzo del bot
deck-surprise = a sorpresa
deck-mirror = uguale al tuo
more-options = Altre opzioni
name-saved = Salvato
name-failed = Il server non risponde. Il tuo nome è rimasto com’era.

# At the tables now.
tables-now = Ai tavoli adesso
tables-live =
    { $count ->
        [0] in diretta
        [one] in diretta · un tavolo
       *[other] in diretta · { $count } tavoli
    }
tables-none = Non c’è nessuno ai tavoli. Sfida un bot, o apri un tavolo per un amico.
tables-failed = Non è stato possibile caricare l’elenco dei tavoli.
tables-waiting = Ci sono novità. Le vedrai appena esci dall’elenco.
count-people =
    { $count ->
        [one] una persona
       *[other] { $count } persone
    }
count-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
count-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
