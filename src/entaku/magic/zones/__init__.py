"""Zones.  (CR 4)"""
