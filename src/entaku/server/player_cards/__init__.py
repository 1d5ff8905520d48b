"""Player cards: who a player is on every night."""
