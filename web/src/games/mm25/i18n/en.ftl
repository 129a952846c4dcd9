# What the page says of this game besides what the server says.
fact-mm25-power = Power
fact-mm25-damage = Damage
fact-mm25-life = Life
