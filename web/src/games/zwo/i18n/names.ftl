# In every language: the page shows the card itself, so it is called by its name alone.
zwo-card = { $name }
