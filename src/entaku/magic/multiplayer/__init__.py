"""Multiplayer rules.  (CR 8)"""
