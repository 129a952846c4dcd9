# What the page says of this game besides what the server says.
fact-zwo-cost = Costo di evocazione
fact-zwo-power = Potenza
