"""Mana and costs.  (CR 106, 107, 118)"""
