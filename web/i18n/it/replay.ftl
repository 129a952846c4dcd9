# Partite riviste.

replay = Replay
replay-title = Replay: { $names }
replay-seat = Giocatore { $number }
replay-where = Turno { $turn }, mossa { $step } di { $steps }
replay-step = Mossa { $step } di { $steps }
replay-line = La partita, momento per momento
replay-controls = Comandi del replay
replay-turn-back = Un turno indietro
replay-step-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-step-on = Una mossa avanti
replay-turn-on = Un turno avanti
replay-eyes-speed = Vista, velocità, file
replay-through = Punto di vista
replay-eyes-all = tutte le mani scoperte
replay-eyes-spectator = spettatore
replay-speed = Velocità
replay-share = Condividi questo momento
replay-shared = Link copiato
replay-hands = Tutte le mani
replay-play-on = Gioca da qui
replay-play-on-about = Una nuova partita, fuori classifica, che riparte da questo momento. Tu prendi un posto, i bot gli altri; le carte nascoste restano quelle di allora.
replay-play-as = Tu giochi come
replay-begin = Inizia
replay-none = Nessuna partita ha questo codice.
replay-version = Questa partita è stata giocata con un’altra versione del server. È conservata, ma questa versione non può mostrarla né continuarla.
replay-eyes-closed = Finché la partita è in corso puoi vederla solo dal tuo punto di vista o da spettatore.
replay-no-replay = Questo file non è una partita registrata, o è incompleto.
replay-away = Non è stato possibile caricare la partita. Il server non risponde; nulla è andato perso.
replay-open = Apri una partita da un file
replay-file = Salva la partita in un file

# Le partite di chi legge.
mine-none = Ancora nessuna partita. Per la prima basta un minuto.
mine-with = con { $names }
mine-won = Vinta
mine-lost = Persa
mine-draw = Pareggiata
mine-over = Finita
mine-running = In corso
mine-earlier = Partite precedenti
mine-away = Non è stato possibile caricare le tue partite. Sono al sicuro.
