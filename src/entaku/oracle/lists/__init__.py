"""Lists of cards that people bring from anywhere, decks, cubes and boosters alike: one reader for all of them."""
