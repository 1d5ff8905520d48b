"""Counters: those of players, and what those on objects do.  (CR 122)"""
