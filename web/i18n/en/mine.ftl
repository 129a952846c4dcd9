# The reader’s own matches.
mine-none = No matches yet. The first one takes a minute.
mine-with = with { $names }
mine-won = Won
mine-lost = Lost
mine-draw = Draw
mine-over = Over
mine-running = Running
mine-earlier = Earlier matches
mine-away = Your matches could not be loaded. They are kept.
