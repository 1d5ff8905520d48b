"""Keyword abilities: one table of them, and what they mean.  (CR 702)"""
