"""Creature spells that were cast to mutate, and how they resolve.  (CR 702.140)

Cast so a spell has a target (`altered_spells`); what it merges with stays the object that it was (`merged_permanents`).
"""

from collections.abc import Sequence

from entaku.kernel.decisions import Choose, Option
from entaku.magic.additional.faces import merged_permanents
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.state import Game, Object, Thing


def is_mutating(item: Object) -> bool:
    """Whether a spell is a mutating creature spell.  (CR 702.140a)"""
    return item.zone == "stack" and item.how_cast.way.keyword == "mutate"


def cease(game: Game, item: Object) -> Object:
    """Without a legal target it goes on as a creature spell.  (CR 702.140b)"""
    mutators.alter(game, item.id, copies=None)
    return game.objects[item.id]


def resolves(game: Game, item: Object, legal: Sequence[tuple[Thing, ...]]) -> Procedure[None]:
    """It merges with its target, on top or at the bottom, as its controller chooses.  (CR 608.3c, 702.140c)"""
    host = next((thing for group in legal for thing in group if isinstance(thing, int)), None)
    assert host is not None, "a mutating spell without a target resolves as a creature spell"
    options = (Option(0, "over"), Option(1, "under"))
    answer = yield from ask(game, item.controller, "game-mutate", Choose(options), about=(host, item.id))
    if item.id in game.objects and host in game.objects:
        name = item.base.name
        merged_permanents.merge(game, item, host, answer != 1)
        mutators.happen(game, e.Resolved(item.id, name))
