"""Deck lists as other programs write them: each format is a reader and a writer."""
