"""Keyword counters: counters that give the keyword ability of their name.  (CR 122.1b)"""

KEYWORD_COUNTERS = frozenset(
    {
        "deathtouch", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible", "lifelink",
        "menace", "reach", "trample", "vigilance",
    }
)  # fmt: skip
