# What the page says of this game besides what the server says.
choose-either-uno = カードを譲りますか？
choose-player-uno = { $card }を誰に譲りますか？
choose-card-uno = { $name }にどのカードを譲りますか？
