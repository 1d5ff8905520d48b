"""Comparisons: nights played by rules that differ in one thing, and what that changes."""
