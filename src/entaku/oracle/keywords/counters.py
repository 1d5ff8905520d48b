"""Keyword counters: counters that give the keyword ability of their name.  (CR 122.1b)"""

KEYWORD_COUNTERS = frozenset(
    {
        "deathtouch", "decayed", "double strike", "exalted", "first strike", "flying", "haste", "hexproof",
        "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
    }
)  # fmt: skip
