"""Rooms: who is there, what they wish for, and what they decide together."""
