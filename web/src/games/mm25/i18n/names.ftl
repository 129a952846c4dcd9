# In every language: the page shows the card itself, so it is called by its name alone.
mm25-card = { $name }
mm25-card-titled = { $name }
