"""Importing cards in a browser."""
