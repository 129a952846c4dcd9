# What the page says of this game besides what the server says.
choose-either-uno = Vuoi donare una carta?
choose-player-uno = A chi doni { $card }?
choose-card-uno = Quale carta doni a { $name }?
