# I posti prima che si diano le carte.

seats-of = { $game }, { $count } posti
seats-only-you = Per ora ci sei solo tu. Manda il link, o metti dei bot nei posti liberi.
seats-list = Posti
seats-place = Posto { $place } di { $count }
seats-you = Tu, { $name }
seats-host = ospita
seats-guest = tramite il link
seats-here = presente
seats-away = non connesso
seats-bot = { $name }, bot
seats-free = Posto libero
seats-free-sub = aspetta chi ha il link
seats-put-bot = Metti un bot
seats-change = Cambia
seats-change-of = Cambia: { $name }
seats-clear = Libera il posto
seats-clear-of = Libera il posto di { $name }
seats-leave = Lascia il posto
seats-add = Posto
seats-add-one = Aggiungi un posto
seats-less-one = Togli l’ultimo posto
seats-take = Fai sedere questo bot
seats-deal = Dai le carte
seats-deal-fill =
    { $count ->
        [one] Dai le carte, con un bot nel posto libero
       *[other] Dai le carte, con bot nei { $count } posti liberi
    }
seats-waits = Dà le carte { $name }, oppure si comincia quando qualcuno prende l’ultimo posto.
seats-full = Tutti i posti sono occupati. Potrai guardare appena si comincia.
seats-agreed = Come si gioca
seats-own-list = una tua lista
seats-bring = Usa questo mazzo
seats-brought = Questo mazzo è al tavolo.
seats-link = Manda questo link, o fallo inquadrare
seats-qr = Codice QR del link
seats-fact = { $name }: { $value }
