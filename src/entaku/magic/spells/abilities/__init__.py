"""Activated and triggered abilities.  (CR 602, 603)"""
