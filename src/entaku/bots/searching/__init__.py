"""A player of games that looks ahead: it plays what it imagines of the game to see what its moves lead to."""
