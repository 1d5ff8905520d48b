"""What a game is, as plain data, and the outer machine that plays it."""
