"""Readers of the files that other programs keep cards in."""
