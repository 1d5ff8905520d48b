"""Names of cards as people write them: a spelling, a name in two languages, a line of a list, a heading."""
