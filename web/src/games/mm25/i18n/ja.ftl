# What the page says of this game besides what the server says.
fact-mm25-power = パワー
fact-mm25-damage = ダメージ
fact-mm25-life = ライフ
