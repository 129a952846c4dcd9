# The chapters of its rules.
chapter-opcg-1 = Cards
chapter-opcg-2 = Areas and who may look
chapter-opcg-3 = Decks
chapter-opcg-4 = Setup
chapter-opcg-5 = Winning and losing
chapter-opcg-6 = The turn
chapter-opcg-7 = The Main Phase
chapter-opcg-8 = Battle
chapter-opcg-9 = Damage and [Trigger]
chapter-opcg-10 = The End Phase
chapter-opcg-11 = Order of effects
chapter-opcg-12 = Keywords
chapter-opcg-13 = DON!! cards
chapter-opcg-14 = How effects are read
chapter-opcg-15 = When rules conflict
chapter-opcg-16 = What is refused
