# La fine di un incontro, e ciò che sta tra una mano e l’altra.

over-won = Hai vinto
over-draw = Pareggio
over-void = Partita annullata
over-other =
    { $count ->
        [one] Vince { $name }
       *[other] Vincono { $name }
    }
over-place =
    { $place ->
        [1] Primo posto
        [2] Secondo posto
        [3] Terzo posto
        [4] Quarto posto
        [5] Quinto posto
        [6] Sesto posto
        [7] Settimo posto
        [8] Ottavo posto
        [9] Nono posto
       *[other] Ultimo posto
    } su { $of ->
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
       *[other] dieci
    }
over-turns =
    { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
over-length = { $minutes } min { $seconds } s
over-look = Guarda il tavolo
over-show = Mostra il risultato
rematch = Rivincita
rematch-waits = In attesa degli altri…
rematch-wanted =
    { $count ->
        [one] { $name } vuole la rivincita
       *[other] { $name } vogliono la rivincita
    }
to-next = Alla prossima partita
replay-it = Replay
interlude-won =
    { $of ->
        [round] La mano { $number } va a
       *[game] La Partita { $number } va a
    } { $count ->
       *[other] { $name }
    }
interlude-you =
    { $of ->
        [round] Hai vinto la mano { $number }
       *[game] Hai vinto la Partita { $number }
    }
interlude-nobody =
    { $of ->
        [round] Nessuno ha vinto la mano { $number }
       *[game] Nessuno ha vinto la Partita { $number }
    }
interlude-place = Posto
interlude-round = Mano
interlude-game = Partita
interlude-wins = Vittorie
interlude-left =
    { $count ->
        [one] Una carta rimasta
       *[other] { $count } carte rimaste
    }: { $cards }
interlude-on = Avanti
round-in = La prossima mano comincia tra { $seconds } s
round-wait = Aspetta
round-ready =
    { $count ->
        [one] { $name } è pronto
       *[other] { $name } sono pronti
    }
