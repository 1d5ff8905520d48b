"""Keyword abilities that spells have because a rule says so: "creature spells you cast have convoke".  (CR 604.2)

A spell has them as it is being cast and afterwards; a card that may be cast is looked at as the spell it would be.
"""

from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir.abilities import AlternativeCost, Keyword, Static, Triggered
from entaku.oracle.keywords.meanings import meaning

SINCE = "since"
"""Under this name a rule for the next spell knows which objects are newer than it."""


def given(game: Game, seat: Seat, item: Object) -> Iterator[Keyword]:
    """The keyword abilities that rules give a spell which a player casts."""
    for rule, asker in rules_for(game, seat, pr.SpellsHave):
        limited = rule.next or rule.first
        if asking.fits_as(asker, item, item.base, rule.where) and not (
            limited and is_late(game, seat, item, asker, rule)
        ):
            yield from rule.keywords


def is_late(
    game: Game, seat: Seat, item: Object, asker: Context, rule: pr.SpellsHave | pr.CostsLess | pr.CastAsThoughFlash
) -> bool:
    """Whether the player has cast another such spell this turn, since the rule was made if it is for the next one."""
    since = asker.bound.get(SINCE, 0)
    assert isinstance(since, int)
    return any(
        caster == seat and since <= spell.id != item.id and asking.fits_as(asker, spell, traits, rule.where)
        for caster, spell, traits in game.memory.cast
    )


def given_casting(game: Game, seat: Seat, item: Object) -> Iterator[AlternativeCost]:
    """The other costs for which such keywords let the spell be cast.  (CR 118.9, 702.74, 702.76, 2026 702.173)"""
    for keyword in given(game, seat, item):
        yield from (one for one in meaning(keyword) if isinstance(one, AlternativeCost))


def kept(item: Object) -> Iterator[Triggered]:
    """What a permanent's spell was given as it was cast for another cost, and triggers as it enters.  (CR 702.74a)"""
    keyword = item.how_cast.way.keyword
    if keyword == "evoke" and not any(one.name == keyword for one in item.base.kit.keyword_list):
        yield from (one for one in meaning(Keyword(keyword)) if isinstance(one, Triggered))


def given_names(game: Game, seat: Seat, item: Object) -> frozenset[str]:
    return frozenset(each.name for each in given(game, seat, item))


def given_statics(game: Game, seat: Seat, item: Object) -> Iterator[Static]:
    """What such keywords say of the cost of the spell.  (CR 702.41)"""
    for keyword in given(game, seat, item):
        yield from (one for one in meaning(keyword) if isinstance(one, Static))


def given_triggers(game: Game, seat: Seat, item: Object) -> Iterator[Triggered]:
    """What such keywords make trigger as the spell is cast.  (CR 702.40, 702.85)"""
    for keyword in given(game, seat, item):
        yield from (one for one in meaning(keyword) if isinstance(one, Triggered) and one.zone == "stack")
