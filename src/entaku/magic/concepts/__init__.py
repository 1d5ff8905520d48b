"""Game concepts.  (CR 1)"""
