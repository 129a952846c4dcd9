# I capitoli delle sue regole.
chapter-opcg-1 = Le carte
chapter-opcg-2 = Aree e chi può guardare
chapter-opcg-3 = I mazzi
chapter-opcg-4 = La preparazione
chapter-opcg-5 = Vittoria e sconfitta
chapter-opcg-6 = Il turno
chapter-opcg-7 = La fase Principale
chapter-opcg-8 = La battaglia
chapter-opcg-9 = Danni e [Innesco]
chapter-opcg-10 = La fase Finale
chapter-opcg-11 = L’ordine degli effetti
chapter-opcg-12 = Le parole chiave
chapter-opcg-13 = Le carte DON!!
chapter-opcg-14 = Come si leggono gli effetti
chapter-opcg-15 = Regole in conflitto
chapter-opcg-16 = Che cosa non è consentito
