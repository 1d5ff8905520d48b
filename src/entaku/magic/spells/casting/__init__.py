"""Casting spells.  (CR 601)"""
