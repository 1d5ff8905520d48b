"""What keeps something from being done: the refusals of the rules, each with its number.  (CR 101.2)

Where the rules decide whether something may be done, they go through what could keep it from being done, one after
the other: the first refusal decides, and all of them are the explanation.
"""

from msgspec import Struct


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Something that keeps a player from doing something: what it is called, and the rule that says so.

    `by` is the object whose effect says so, 0 where the rules themselves do; `facts` are what its sentence names.
    """

    key: str
    rule: str
    by: int = 0
    facts: tuple[tuple[str, str], ...] = ()


# When: priority, turns, steps.

NO_PRIORITY = Refusal("no-priority", "117.1")
TAKEN_BACK = Refusal("taken-back", "726.1")
Times = tuple[Refusal, Refusal, Refusal]
"""Not the player's turn; no main phase; something on the stack."""


def times(rule: str) -> Times:
    """What of the time may keep a player from something, as a rule says it."""
    return Refusal("not-your-turn", rule), Refusal("not-main-phase", rule), Refusal("stack-not-empty", rule)


OF_SPELLS, OF_LANDS, OF_LOYALTY, OF_ABILITIES = map(times, ("117.1a", "305.1", "606.3", "602.5d"))
SPLIT_SECOND = Refusal("split-second", "702.61a")
ONLY_YOUR_TURN = Refusal("only-your-turn", "602.5d")
ONLY_YOUR_UPKEEP = Refusal("only-your-upkeep", "602.5d")
ONLY_COMBAT = Refusal("only-combat", "602.5d")
BEFORE_ATTACKERS = Refusal("before-attackers", "602.5d")
BEFORE_DAMAGE = Refusal("before-damage", "602.5d")

# What it takes: mana and other costs, targets.

MANA = Refusal("mana", "601.2g")
TAPPED = Refusal("tapped", "602.5a")
NOT_TAPPED = Refusal("not-tapped", "602.5a")
SICK = Refusal("sick", "302.6")
LIFE = Refusal("life", "119.4")
ENERGY = Refusal("energy", "118.3")
LOYALTY = Refusal("loyalty", "606.6")
COUNTERS = Refusal("counters", "118.3")
SACRIFICE = Refusal("sacrifice", "118.3")
DISCARD = Refusal("discard", "118.3")
POWER = Refusal("power", "118.3")
OTHERS = Refusal("cost", "118.3")
NO_TARGET = Refusal("no-target", "601.2c")

# Casting and playing.

NOT_FROM_HERE = Refusal("not-from-here", "601.3")
NO_MANA_COST = Refusal("no-mana-cost", "118.6")
NO_WAY = Refusal("no-way", "601.3")
NO_LEGEND = Refusal("no-legend", "205.4e")
ONLY_IF = Refusal("only-if", "601.3")
CANT_CAST = Refusal("cant-cast", "101.2")
CAST_LIMIT = Refusal("cast-limit", "101.2")
LAND_PLAYED = Refusal("land-played", "305.2")

# Activating.

ARRESTED = Refusal("arrested", "602.5")
ONLY_IF_SO = Refusal("only-if-so", "602.5b")
ONCE = Refusal("once", "602.5b")
USED = Refusal("used", "602.5b")
LOYALTY_USED = Refusal("loyalty-used", "606.3")

# Attacking and blocking.

ATTACKER_TAPPED = Refusal("attacker-tapped", "508.1a")
DEFENDER = Refusal("defender", "702.3b")
NO_DEFENDER = Refusal("no-defender", "508.1b")
NOT_CHOSEN = Refusal("not-chosen", "508.1")
CANT_ATTACK = Refusal("cant-attack", "508.1c")
BLOCKER_TAPPED = Refusal("blocker-tapped", "509.1a")
SHADOW = Refusal("shadow", "702.28b")
FLYING = Refusal("flying", "702.9b")
FEAR = Refusal("fear", "702.36b")
INTIMIDATE = Refusal("intimidate", "702.13b")
HORSEMANSHIP = Refusal("horsemanship", "702.31b")
SKULK = Refusal("skulk", "702.118b")
LANDWALK = Refusal("landwalk", "702.14c")
PROTECTION = Refusal("protection", "702.16f")
CANT_BE_BLOCKED = Refusal("cant-be-blocked", "509.1b")
CANT_BLOCK = Refusal("cant-block", "509.1b")
