# In every language: the page shows the card itself, so it is called by its name alone.
opcg-card = { $name }
zwo-card = { $name }
mm25-card = { $name }
mm25-card-titled = { $name }
