"""What the rooms below make together: decks that sit down to a game, recordings, results for a night."""
