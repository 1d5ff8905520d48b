"""Cubes that people bring: looked over, tried, kept."""
