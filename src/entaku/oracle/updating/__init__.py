"""Cards in one step: a file of all cards is fetched from those who make one each day, and imported."""
