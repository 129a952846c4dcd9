# The chapters of its rules.
chapter-uno-1 = The pack
chapter-uno-2 = Players, seats, dealer
chapter-uno-3 = Deal and first card
chapter-uno-4 = Your turn
chapter-uno-5 = Special cards
chapter-uno-6 = The call
chapter-uno-7 = The end of a round
chapter-uno-8 = Penalties and accusations
chapter-uno-9 = Scores and matches
chapter-uno-10 = Two players
chapter-uno-11 = Elimination
chapter-uno-12 = What counts on a screen
chapter-uno-13 = What is refused
