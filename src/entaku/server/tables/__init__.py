"""Tables in play: drafts and games as the service holds them, their clocks, and going back."""
