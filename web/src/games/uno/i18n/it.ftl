# What the page says of this game besides what the server says.
choose-either-uno = Doni una carta?
choose-player-uno = A chi doni { $card }?
choose-card-uno = Che cosa doni a { $name }?
