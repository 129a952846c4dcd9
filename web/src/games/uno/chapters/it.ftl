# I capitoli delle sue regole.
chapter-uno-1 = Le carte
chapter-uno-2 = Giocatori, posti, mazziere
chapter-uno-3 = Distribuzione e prima carta
chapter-uno-4 = Il tuo turno
chapter-uno-5 = Le carte speciali
chapter-uno-6 = La dichiarazione
chapter-uno-7 = La fine della mano
chapter-uno-8 = Penalità e accuse
chapter-uno-9 = Punti e partite
chapter-uno-10 = In due
chapter-uno-11 = A eliminazione
chapter-uno-12 = Che cosa conta sullo schermo
chapter-uno-13 = Che cosa non è consentito
