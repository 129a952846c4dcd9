# What the page says of this game besides what the server says.
choose-either-uno = 要送出一張牌嗎？
choose-player-uno = 要把{ $card }送給誰？
choose-card-uno = 要送哪張牌給{ $name }？
