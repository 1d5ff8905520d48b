"""Additional rules.  (CR 7)"""
