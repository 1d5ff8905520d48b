"""What goes by which name in an ability: what happenings, costs and instructions bind.  (CR 608.2)

Each name has a sort: an object, a player, a number, or a word that was chosen.
"""

from collections.abc import Sequence

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.names import NOTHING, Names
from entaku.oracle.mana import Cost

X: Names = frozenset({("X", "number")})
IT: Names = frozenset({("it", "object")})
OTHER: Names = frozenset({("other", "object")})
PLAYER: Names = frozenset({("player", "player")})
AMOUNT: Names = frozenset({("amount", "number")})
HARMED: Names = frozenset({("harmed", "object"), ("harmed", "player")})
"""To what or whom damage that was prevented would have been dealt."""
ATTACKER: Names = frozenset({("defending player", "player")})
"""That the card itself may be attacking, so that there is a defending player.  (CR 508.5)"""
EACH: Names = frozenset({("each", "object"), ("each", "player")})

_OF_HAPPENINGS: dict[type, Names] = {
    h.Enters: IT | PLAYER,
    h.Dies: IT | PLAYER,
    h.Leaves: IT,
    h.Moves: IT,
    h.Attacks: IT | PLAYER,
    h.AttackDifferent: IT,
    h.Exerts: IT,
    h.Enlists: IT | OTHER,
    h.AttacksUnblocked: IT | PLAYER,
    h.PlayerAttacks: PLAYER | AMOUNT | {("attackers", "object")},
    h.PlayerIsAttacked: PLAYER | {("attackers", "object")},
    h.Destroys: IT | PLAYER,
    h.CompletesDungeon: PLAYER,
    h.LosesControl: IT | PLAYER,
    h.Copies: IT | PLAYER,
    h.Blocks: IT | OTHER,
    h.BecomesBlocked: IT | OTHER,
    h.Casts: IT | PLAYER,
    h.Draws: IT | PLAYER,
    h.Discards: IT | PLAYER,
    h.GainsLife: PLAYER | AMOUNT,
    h.GetsCounters: PLAYER | AMOUNT,
    h.LosesLife: PLAYER | AMOUNT,
    h.PlaysLand: IT | PLAYER,
    h.TapsForMana: IT | PLAYER | {("mana", "word")},
    h.BecomesTapped: IT,
    h.Sacrifices: IT | PLAYER,
    h.BeginningOf: PLAYER,
    h.BecomesMonarch: PLAYER,
    h.RingTempts: IT | PLAYER,
    h.BecomesMonstrous: IT | AMOUNT | X,
    h.Exploits: IT | OTHER,
    h.Mutates: IT,
    h.CountersPut: IT | AMOUNT,
    h.LastCounterRemoved: IT,
    h.CountersRemoved: IT,
    h.Cycles: IT | PLAYER,
    h.MadeToDiscard: IT | PLAYER,
    h.TurnedFaceUp: IT,
    h.TransformsInto: IT,
    h.DaytimeChanges: frozenset(),
    h.Activates: IT | PLAYER,
    h.Does: PLAYER | {("won", "word")},
    h.Undergoes: IT,
    h.PhasesOut: IT,
    h.PhasesIn: IT,
    h.Crews: IT | OTHER,
    h.Mills: IT | PLAYER,
    h.CreatesToken: IT | PLAYER,
    h.BecomesAttached: IT | OTHER,
    h.NthCounterPut: IT,
    h.Chapter: frozenset(),
    h.BecomesLevel: frozenset(),
    h.FinishVoting: frozenset({("votes", "word")}),
}


def of_happening(on: h.Happening) -> Names:
    """What an event always binds: what it binds only sometimes no text may count on.

    >>> sorted(of_happening(h.DealsDamage(t.Self(), t.Each())))
    [('amount', 'number'), ('defending player', 'player'), ('it', 'object'), ('player', 'player')]
    """
    if isinstance(on, h.AnyHappening):
        return frozenset.intersection(*map(of_happening, on.of))
    if isinstance(on, h.OneOrMore):
        return of_happening(on.of) | AMOUNT
    if isinstance(on, h.Does) and on.what == "roll dice":
        return PLAYER | AMOUNT
    if isinstance(on, h.PlayerAttacks) and on.whom is not None:
        return _OF_HAPPENINGS[h.PlayerAttacks] | {("attacked", "player")}
    own = ATTACKER if getattr(on, "what", t.Self()) == t.Self() else NOTHING
    if isinstance(on, h.DealsDamage):
        whom = NOTHING if on.to is None else OTHER if isinstance(on.to, t.Things) else PLAYER
        return own | IT | AMOUNT | whom
    if isinstance(on, h.IsDealtDamage):
        return own | OTHER | AMOUNT | (IT if isinstance(on.what, t.Things) else PLAYER)
    if isinstance(on, h.BecomesTarget):
        return own | OTHER | (IT if on.who is None else PLAYER if on.what is None else NOTHING)
    return own | _OF_HAPPENINGS.get(type(on), NOTHING)


def of_costs(parts: Sequence[a.CostPart]) -> Names:
    """What paying a cost binds: its X, and what was given up for it."""
    names: Names = NOTHING
    for part in parts:
        if asks_for_x(part):
            names |= X
        if isinstance(part, a.SacrificeCost | a.RevealCost | a.TapOthers):
            names |= {(part.bind, "object")}
        if isinstance(part, a.DoCost):
            names = names.union(*(of_action(one) for one in part.do if isinstance(one, Action)))
        if isinstance(part, a.DiscardCost):
            names |= {("discarded", "object")}
        if isinstance(part, a.ExileCost):
            names |= {("moved", "object")}
        if isinstance(part, a.MaterialsCost):
            names |= {(part.bind, "object"), (part.materials, "object")}
        if isinstance(part, a.RemoveCountersCost) and isinstance(part.what, t.Self):
            names |= {(part.bind, "number")}
    return names


def asks_for_x(part: a.CostPart) -> bool:
    """Whether X is chosen for this part of a cost.  (CR 107.3a)"""
    if isinstance(part, a.Pay):
        return "X" in part.mana.symbols
    return part == a.LoyaltyCost("-X") or isinstance(getattr(part, "amount", 0), t.X)


def of_action(node: Action) -> Names:
    """What an action binds for those after it.

    >>> from entaku.oracle.mechanics.drawing import Discard
    >>> sorted(of_action(Discard(1)))
    [('discarded', 'object'), ('discarders', 'player')]
    """
    names = node.also_binds()
    for field in ("bind", "rest", "other"):
        name = getattr(node, field, "")
        if isinstance(name, str) and name:
            names |= {(name, node.sort)}
    return names


CHOSEN_AS = {
    "colour": "chosen colour",
    "creature type": "chosen type",
    "land type": "chosen type",
    "basic land type": "chosen type",
    "card type": "chosen type",
    "card name": "chosen name",
    "creature card name": "chosen name",
    "nonland card name": "chosen name",
    "number": "chosen number",
    "player": "chosen player",
    "opponent": "chosen player",
    "word": "chosen word",
}
"""How what was chosen for a permanent is known to its abilities."""
_GIFT = "gift a "
"""How the keywords begin by which an opponent is chosen.  (CR 2026 702.174a)"""
_AGENDAS = ("hidden agenda", "double agenda")


def of_card(abilities: Sequence[a.Ability], cost: Cost | None) -> Names:
    """What a card binds for its abilities: its X, what is paid to cast it, what is chosen for it."""
    names = X if cost is not None and "X" in cost.symbols else NOTHING
    for ability in abilities:
        if isinstance(ability, a.AdditionalCost):
            names |= of_costs((*ability.cost, *ability.or_else))
        elif isinstance(ability, a.Replaces) and isinstance(ability.effect, rp.AsEntersChoose):
            names |= {(CHOSEN_AS[ability.effect.kind], "word")}
        elif isinstance(ability, a.Keyword) and ability.name in _AGENDAS:
            names |= {("chosen name", "word")}
        elif isinstance(ability, a.Keyword) and ability.name.startswith(_GIFT):
            names |= {("chosen player", "word")}
        elif isinstance(ability, a.Deck) and ability.choose_number:
            names |= {("chosen number", "word")}
    return names


def kept_by_permanent(names: Names) -> Names:
    """What a permanent still knows of its casting: X and what was chosen for it, not what was paid."""
    return frozenset(name for name in names if name[0] == "X" or name[0].startswith("chosen "))


def of_targets(targets: Sequence[a.Target]) -> Names:
    """The targets of an ability, by their numbers."""
    names: Names = NOTHING
    for number, target in enumerate(targets):
        for phrase in target.of:
            names |= {(f"target {number}", "object" if isinstance(phrase, t.Group) else "player")}
    return names


def without_targets(names: Names) -> Names:
    return frozenset(name for name in names if not name[0].startswith("target "))
