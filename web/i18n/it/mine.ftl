# Le partite di chi legge.
mine-none = Ancora nessuna partita. Per la prima basta un minuto.
mine-with = con { $names }
mine-won = Vinta
mine-lost = Persa
mine-draw = Pari
mine-over = Finita
mine-running = In corso
mine-earlier = Partite precedenti
mine-away = Non è stato possibile caricare le tue partite. Sono al sicuro.
