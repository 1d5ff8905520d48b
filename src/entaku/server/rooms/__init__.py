"""Rooms: who is there, what is asked of them, and what they decide together."""
