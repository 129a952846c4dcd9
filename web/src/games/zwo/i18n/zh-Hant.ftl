# What the page says of this game besides what the server says.
fact-zwo-cost = 登場 COST
fact-zwo-power = POWER
