"""Continuous effects.  (CR 611–613)"""
