# What the page says of this game besides what the server says.
about-opcg-don = { $ready } attive: ognuna paga 1, oppure si assegna a una carta per +1000 di Potenza nel tuo turno. { $turned } a riposo: tornano attive nella tua prossima Fase di Ripristino.
about-opcg-don-other = { $ready } attive: ognuna paga 1, oppure si assegna a una carta per +1000 di Potenza nel turno di { $name }. { $turned } a riposo: tornano attive nella prossima Fase di Ripristino di { $name }.
