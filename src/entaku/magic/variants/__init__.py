"""Variants: Commander, Planechase, Archenemy, and the Rumble rule of Group Game Draft.  (CR 9)"""
