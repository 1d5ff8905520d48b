"""Keyword abilities by name, and what each comes with.  (CR 702)"""

PLAIN = (
    "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink",
    "menace", "reach", "trample", "vigilance", "defender", "flash", "shroud", "fear", "intimidate", "shadow",
    "horsemanship", "flanking", "wither", "infect", "prowess", "convoke", "delve", "improvise", "persist", "undying",
    "exalted", "cascade", "storm", "rebound", "changeling", "devoid", "dethrone", "melee", "hidden agenda",
    "double agenda", "skulk", "ascend", "exploit", "evolve", "extort", "soulbond", "unleash", "phasing", "banding",
    "battle cry", "living weapon", "totem armor", "myriad", "ingest", "mentor", "riot", "provoke", "epic", "gravestorm",
    "haunt", "retrace", "sunburst", "conspire", "split second", "demonstrate", "training", "decayed", "daybound",
    "nightbound", "jump-start", "assist", "undaunted", "partner", "affinity for artifacts", "aftermath", "fuse",
    "compleated", "cipher", "forecast",
)  # fmt: skip
"""Keywords that are no more than their names."""

WITH_COST = (
    "cycling", "equip", "kicker", "multikicker", "flashback", "morph", "megamorph", "madness", "echo", "buyback",
    "entwine", "unearth", "evoke", "bestow", "ninjutsu", "cumulative upkeep", "foretell", "disturb", "level up", "ward",
    "dash", "fortify", "reconfigure", "outlast", "overload", "scavenge", "transmute", "replicate", "recover", "surge",
    "emerge", "embalm", "eternalize", "spectacle", "encore", "escape", "mutate", "miracle", "prowl", "aura swap",
    "blitz", "awaken", "champion", "splice onto Arcane", "suspend", "reinforce", "transfigure", "boast", "strive",
)  # fmt: skip
"""Keywords that have a cost in mana."""

WITH_NUMBER = (
    "bushido", "crew", "fabricate", "modular", "rampage", "renown", "tribute", "bloodthirst", "devour", "dredge",
    "fading", "vanishing", "graft", "amplify", "afflict", "absorb", "annihilator", "afterlife", "soulshift", "toxic",
    "ripple", "poisonous", "hideaway", "casualty", "frenzy",
)  # fmt: skip
"""Keywords that have a number."""

LANDWALKS = {"plainswalk": "Plains", "islandwalk": "Island", "swampwalk": "Swamp", "mountainwalk": "Mountain",
             "forestwalk": "Forest"}  # fmt: skip
LANDCYCLINGS = {"plainscycling": "Plains", "islandcycling": "Island", "swampcycling": "Swamp",
                "mountaincycling": "Mountain", "forestcycling": "Forest"}  # fmt: skip

SIMPLE: dict[str, tuple[str, ...]] = {}
"""Plain keywords by their first word."""
for _name in (*PLAIN, "protection", "enchant"):
    SIMPLE[_name.split(" ")[0]] = (*SIMPLE.get(_name.split(" ")[0], ()), _name)
