"""Decks: built after a draft, checked, brought."""
