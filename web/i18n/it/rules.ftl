# La pagina delle regole.

rules-contents = Indice
rules-chapter = Capitolo { $number }
rules-every-table = A ogni tavolo
rules-found =
    { $count ->
        [one] una clausola
       *[other] { $count } clausole
    }
rules-nothing = Nessuna clausola contiene «{ $query }».
rules-clear = Mostra tutte le clausole
rules-original = Fonti in lingua originale
rules-keys = / per cercare, [ e ] per passare da una clausola all’altra.
rules-instead = { $query }: { $count }
