"""Cards with several faces, and permanents that are others than their cards say.  (CR 708–718)"""
