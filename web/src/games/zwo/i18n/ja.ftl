# What the page says of this game besides what the server says.
fact-zwo-cost = 登場コスト
fact-zwo-power = パワー
