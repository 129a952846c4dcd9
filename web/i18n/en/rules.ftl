# The page of rules.

rules-contents = Contents
rules-chapter = Chapter { $number }
rules-every-table = At every table
rules-found =
    { $count ->
        [one] one clause
       *[other] { $count } clauses
    }
rules-nothing = No clause says “{ $query }”.
rules-clear = Show all clauses
rules-original = Sources in the original
rules-keys = / searches, [ and ] go from clause to clause.
rules-instead = { $query }: { $count }
