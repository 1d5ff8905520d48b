"""Parts of a card, and card types.  (CR 2, 3)"""
