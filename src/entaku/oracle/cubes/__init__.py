"""Cube lists: the cards of a cube, and how its boosters are made."""
