# What the page says of this game besides what the server says.
about-opcg-don = { $ready } active: each pays 1, or is given to a card for +1000 power in your turn. { $turned } rested: active again in your next Refresh Phase.
about-opcg-don-other = { $ready } active: each pays 1, or is given to a card for +1000 power in { $name }’s turn. { $turned } rested: active again in { $name }’s next Refresh Phase.
