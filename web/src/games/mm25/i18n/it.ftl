# What the page says of this game besides what the server says.
fact-mm25-power = Forza
fact-mm25-damage = Danno
fact-mm25-life = Punti Vita
