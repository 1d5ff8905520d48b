"""Which objects that have gone can still be asked about, and are kept as they last were.  (CR 400.7, 603.7c, 608.2h)"""

from collections.abc import Iterator

from entaku.magic.game.state import Bindings, DelayedTrigger, Effect, Game, ObjectId, Spell, Waiting


def asked_for(game: Game) -> set[ObjectId]:
    """The objects that something in the game names, and all that these have become since.  (CR 400.7)"""
    found: set[ObjectId] = set()
    waiting: list[DelayedTrigger | Waiting | Effect] = [*game.delayed, *game.waiting, *game.effects]
    named = [number for one in waiting for number in names(one)]
    named += [one.object.id for one in game.phased]
    while named:
        number = named.pop()
        if number not in found:
            found.add(number)
            known = game.last_known.get(number)
            named += known.became if known is not None else ()
    return found


def names(one: DelayedTrigger | Waiting | Effect) -> Iterator[ObjectId]:
    """The objects that an effect or a trigger names: where it comes from, what it affects, what it is bound to."""
    yield one.source
    yield from bound_to(one.bound)
    if isinstance(one, Effect):
        yield from one.objects
    elif one.spell is not None:
        yield from targets_of(one.spell)


def targets_of(spell: Spell) -> Iterator[ObjectId]:
    """The objects that a spell or ability has as targets, and what it is bound to."""
    yield from bound_to(spell.bound)
    for group in spell.targets:
        yield from (thing for thing in group if isinstance(thing, int))


def bound_to(bound: Bindings) -> Iterator[ObjectId]:
    """The objects under any of these names; a number among them is taken for one, which keeps too much at worst."""
    for _, value in bound:
        for thing in value if isinstance(value, tuple) else (value,):
            if isinstance(thing, int):
                yield thing
