"""Replacement and prevention effects.  (CR 614–616)

Each thing that is about to happen passes here once before it does.  Where several effects could change it, the affected
player, or the affected object's controller, chooses the next; no effect gets a second opportunity.  (616.1)
"""
