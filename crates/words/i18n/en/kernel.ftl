# What every game and the program itself say.

K-1 = Malformed input
    .text = The input is not one that anybody could send now: it lacks a part, has too many, or names a seat that does not exist.
K-2 = Stale input
    .text = The input answers a question that is no longer open: the match has moved on.
K-3 = A bound was reached
    .text = The engine keeps a match in a fixed amount of memory. A declaration past that bound is refused; should something automatic pass it, the match is void.

refusal-malformed = This is not a complete input.
refusal-stale = The match has moved on since; please look again.
refusal-bound = The engine has no room for one more of these.

origin-manual = rulebook: { $headings }
origin-comprehensive = comprehensive rules: { $sections }
origin-decision = decision of this project

# What was chosen for a match.
option-unknown = This game has no option “{ $option }”.
option-value = “{ $value }” cannot be chosen for { $option }: there are { $values }.
