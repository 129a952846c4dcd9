# What the page says of this game besides what the server says.
about-opcg-don = Attive: { $ready }. Ognuna paga 1, oppure si assegna a una carta per +1000 di Potenza nel tuo turno. A riposo: { $turned }, di nuovo attive nella tua prossima fase di Ripristino.
about-opcg-don-other = Attive: { $ready }. Ognuna paga 1, oppure si assegna a una carta per +1000 di Potenza nel turno di { $name }. A riposo: { $turned }, di nuovo attive nella prossima fase di Ripristino di { $name }.
