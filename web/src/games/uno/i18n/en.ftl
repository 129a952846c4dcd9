# What the page says of this game besides what the server says.
choose-either-uno = Do you give a card away?
choose-player-uno = Who gets { $card }?
choose-card-uno = Which card do you give { $name }?
