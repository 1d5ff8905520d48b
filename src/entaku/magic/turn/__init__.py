"""The turn.  (CR 5)"""
