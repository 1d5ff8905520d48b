"""What keeps something from being done: the refusals of the rules, each with its number.  (CR 101.2)

Where the rules decide whether something may be done, they go through what could keep it from being done, one after
the other: the first refusal decides, and all of them are the explanation.
"""

from msgspec import Struct

from entaku.oracle.importers.imported import Texts


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Something that keeps a player from doing something: what it is called, and the rule that says so.

    `by` is the object whose effect says so, 0 where the rules themselves do; `facts` are what its sentence names,
    `said` what of that has words in both languages.
    """

    key: str
    rule: str
    by: int = 0
    facts: tuple[tuple[str, str], ...] = ()
    said: tuple[tuple[str, Texts], ...] = ()


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

# Targets: what keeps an object from being one.

OUT_OF_RANGE = Refusal("out-of-range", "801.4")
CANT_BE_TARGET = Refusal("cant-be-target", "101.2")
SHROUD = Refusal("shroud", "702.18a")
HEXPROOF = Refusal("hexproof", "702.11b")
HEXPROOF_FROM_THIS = Refusal("hexproof-from", "702.11d")
PROTECTED = Refusal("protected", "702.16b")
PLAYER_OUT_OF_RANGE = Refusal("player-out-of-range", "801.4")
PLAYER_SHROUD = Refusal("player-shroud", "702.18a")
PLAYER_HEXPROOF = Refusal("player-hexproof", "702.11c")
PLAYER_PROTECTED = Refusal("player-protected", "702.16b")
PLAYER_CHOSEN = Refusal("player-chosen", "601.2c")
PLAYER_UNLIKE = Refusal("player-unlike", "601.2c")
NO_OPPONENT = Refusal("no-opponent", "601.2c")
NOT_YOU = Refusal("not-you", "601.2c")
ONLY_OBJECTS = Refusal("only-objects", "115.1")
ITSELF = Refusal("itself", "115.5")
ANOTHER = Refusal("another", "601.2c")
CHOSEN_BEFORE = Refusal("chosen-before", "601.2c")
TOO_MUCH = Refusal("too-much-together", "601.2c")
NOT_TOGETHER = Refusal("not-together", "601.2c")
ONLY_PLAYERS = Refusal("only-players", "115.1")
ELSEWHERE = Refusal("elsewhere", "115.2")
NOT_THEIRS = Refusal("not-theirs", "601.2c")
NO_SPELL = Refusal("no-spell", "601.2c")
UNLIKE = Refusal("unlike", "601.2c")
NOT_A = Refusal("not-a", "601.2c")
IS_A = Refusal("is-a", "601.2c")
COLOURED = Refusal("coloured", "601.2c")
NOT_COLOURED = Refusal("not-coloured", "601.2c")
HAS = Refusal("has", "601.2c")
HAS_NOT = Refusal("has-not", "601.2c")
NOT_YOURS = Refusal("not-yours", "601.2c")
YOURS = Refusal("yours", "601.2c")
NOT_AN_OPPONENTS = Refusal("not-an-opponents", "601.2c")
NOT_CONTROLLED = Refusal("not-controlled", "601.2c")
NOT_BEING = {
    status: Refusal(f"not-{status.replace(' ', '-')}-target", "601.2c")
    for status in ("tapped", "untapped", "attacking", "blocking", "attacking or blocking", "token", "nontoken")
}
MEASURED = {
    (stat, bound): Refusal(f"{stat.replace(' ', '-')}-{bound}", "601.2c")
    for stat in ("power", "toughness", "mana value")
    for bound in ("most", "least", "exactly")
}

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

# Special actions.

OF_SETTING_ASIDE, OF_PLOTTING, OF_UNLOCKING, OF_COMPANIONS = map(
    times, ("116.2f", "2026 116.2k", "2026 116.2m", "116.2g")
)
ONLY_YOUR_TURN_FORETOLD = Refusal("only-your-turn", "116.2h")
NOTHING_TURNS_UP = Refusal("nothing-turns-up", "708.7")
STAYS_FACE_DOWN = Refusal("stays-face-down", "723.2g")
LOSES_MORPH = Refusal("loses-morph", "702.37e")
NO_COST_TO_UNLOCK = Refusal("no-cost-to-unlock", "118.6")

# Attacking and blocking.

ATTACKER_TAPPED = Refusal("attacker-tapped", "508.1a")
DEFENDER = Refusal("defender", "702.3b")
NO_DEFENDER = Refusal("no-defender", "508.1b")
NOT_CHOSEN = Refusal("not-chosen", "508.1")
GOADED = Refusal("goaded", "701.38b")
MUST_ATTACK = Refusal("must-attack", "508.1d")
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
