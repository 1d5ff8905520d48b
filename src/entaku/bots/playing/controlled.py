"""What a bot decides for a player whom it controls for a turn: nothing that helps them.  (CR 718.5)"""

from entaku.kernel.decisions import Answer, Assign, Decision


def in_their_place(decision: Decision) -> Answer:
    """They do as little as they may, but attack: each creature a player other than who controls them, if it can."""
    shape = decision.shape
    if decision.purpose != "game-attack" or not isinstance(shape, Assign):
        return decision.default
    keys = ([one.key for one in row if one.seat != decision.actor] for row in shape.choices)
    return tuple(tuple(key for key in row[:1] if isinstance(key, int)) for row in keys)
