"""Spells, abilities and effects.  (CR 6)"""
