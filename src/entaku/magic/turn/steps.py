"""The steps of a turn, in their order.  (CR 500.1)"""

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "first-strike damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip
COMBAT_STEPS = STEPS[4:10]
"""The steps of the combat phase.  (CR 506.1)"""
