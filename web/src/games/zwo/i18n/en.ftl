# What the page says of this game besides what the server says.
fact-zwo-cost = Summon cost
fact-zwo-power = Power
