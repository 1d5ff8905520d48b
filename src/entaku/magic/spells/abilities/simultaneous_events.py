"""What happens at once: whether a trigger counts each part of it, or the moment as one.  (CR 603.2c)

"Whenever a creature dies" triggers once for each that dies.  What is dealt or deals damage, who loses life, and
"whenever one or more creatures die" are counted once for a moment: what its parts bound is put together.
"""

from collections.abc import Callable, Iterator
from typing import Any  # Any: each row takes a node of its own kind

import msgspec

from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game, SeatRef, Waiting
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir.instructions import OnceEachTurn

Bound = dict[str, object]


def of_source(node: h.DealsDamage, bound: Bound) -> object:
    """Damage that a source deals to anything is one; to a player, or to a creature, one for each of them."""
    if node.to is None:
        return bound["it"]
    return bound["it"], bound.get("player"), bound.get("other")


def of_victim(_: h.IsDealtDamage, bound: Bound) -> object:
    """Damage by several sources at once is one for each object or player that it is dealt to.  (CR 510.2)"""
    return bound.get("it"), bound.get("player")


def of_loser(_: h.LosesLife, bound: Bound) -> object:
    """The life that a player loses at once is one loss, whatever it is lost to.  (CR 119.3)"""
    return bound["player"]


def of_all(node: h.OneOrMore, bound: Bound) -> object:
    """One or more of them: once, or once for each player or object that the words single out."""
    inner = node.of
    if isinstance(inner, h.CountersPut):
        return bound["it"]
    by_player = getattr(inner, "who", None) is not None or getattr(inner, "whom", None) is not None
    if by_player or (isinstance(inner, h.DealsDamage) and type(inner.to) in asking.PLAYERS):
        return bound.get("player")
    return None


ONCE: dict[type, Callable[[Any, Bound], object]] = {
    h.DealsDamage: of_source,
    h.IsDealtDamage: of_victim,
    h.LosesLife: of_loser,
    h.OneOrMore: of_all,
}
"""Events that are counted by the moment: which parts of it are one."""


class Gathering:
    """The abilities that trigger on one moment, in the order in which they were first found to."""

    __slots__ = ("again", "found", "places")

    def __init__(self) -> None:
        self.found: list[Waiting] = []
        self.again: dict[int, frozenset[int]] = {}
        self.places: dict[object, int] = {}

    def add(self, happening: h.Happening, waiting: Waiting, again: frozenset[int] = frozenset(), nth: int = 0) -> None:
        """An ability triggers on a part of what happened, and because of these effects once more each.  (CR 603.2d)

        `nth` tells apart the same ability that an object has several times: each triggers by itself.  (CR 113.2c)
        """
        one = ONCE.get(type(happening))
        if isinstance(happening, h.OneOrMore):
            waiting = counted(waiting)
        if one is not None:
            key = (waiting.source, id(waiting.ability), nth, id(happening), one(happening, dict(waiting.bound)))
            place = self.places.setdefault(key, len(self.found))
            if place < len(self.found):
                self.found[place] = together(self.found[place], waiting)
                self.again[place] = self.again.get(place, frozenset()) | again
                return
        if again:
            self.again[len(self.found)] = again
        self.found.append(waiting)

    def all(self) -> Iterator[Waiting]:
        """Everything that triggered, as often as it did; what triggers once each turn at most does so once."""
        for place, one in enumerate(self.found):
            yield one
            if one.ability.limit is None:
                yield from (one for _ in self.again.get(place, ()))


def counted(waiting: Waiting) -> Waiting:
    """One part of a moment that counts for one, where it isn't about an amount of something itself."""
    if any(name == "amount" for name, _ in waiting.bound):
        return waiting
    return msgspec.structs.replace(waiting, bound=(*waiting.bound, ("amount", 1)))


def together(one: Waiting, other: Waiting) -> Waiting:
    """Two parts of a moment as one: all they were about, and the sum of their amounts.  (CR 120.9)"""
    bound: Bound = dict(one.bound)
    for name, more in other.bound:
        had = bound.get(name)
        if name == "amount" and isinstance(had, int) and isinstance(more, int):
            bound[name] = had + more
        elif isinstance(had, tuple) and isinstance(more, tuple):
            bound[name] = tuple(dict.fromkeys((*had, *more)))
        elif had is None:
            bound[name] = more
    return msgspec.structs.replace(one, bound=tuple(bound.items()))


def awaited(happening: h.Happening) -> Iterator[tuple[h.Happening, h.Happening]]:
    """The single events that one waits for, each with how it is counted."""
    if isinstance(happening, h.AnyHappening):
        for one in happening.of:
            yield from awaited(one)
    elif isinstance(happening, h.OneOrMore):
        yield from ((one, happening) for one, _ in awaited(happening.of))
    else:
        yield happening, happening


def is_meant(game: Game, waiting: Waiting) -> bool:
    """Whether what an ability asks as it triggers is so, and it hasn't come too late.  (CR 603.4)"""
    if waiting.ability.first_each_turn and is_repeated(game, waiting):
        return False
    if is_taken(game, waiting):
        return False
    if not waiting.ability.asked:
        return True
    ctx = Context(game, waiting.source, waiting.controller, waiting.spell, dict(waiting.bound))
    return all(asking.holds(ctx, one) for one in waiting.ability.asked)


def is_taken(game: Game, waiting: Waiting) -> bool:
    """Whether what may be done only once each turn has been done.  (CR 2026 603.2h)"""
    last = waiting.ability.do[-1:]
    return bool(last) and isinstance(last[0], OnceEachTurn) and (waiting.source, waiting.ability) in game.memory.taken


def is_repeated(game: Game, waiting: Waiting) -> bool:
    """Whether it has happened earlier this turn, be it before the ability was there.  (CR 603.2)

    A player has gained, or lost, life, discarded cards or created tokens; or an object has become a target.
    """
    on = waiting.ability.on
    if isinstance(on, h.OneOrMore) and isinstance(on.of, h.Discards):
        who = dict(waiting.bound)["player"]
        return isinstance(who, tuple) and any(ref.seat in game.memory.discards for ref in who)
    created = on.of if isinstance(on, h.OneOrMore) else on
    if isinstance(created, h.CreatesToken):
        return has_created(game, waiting, created)
    if isinstance(on, h.BecomesTarget):
        what = dict(waiting.bound).get("it")
        if not isinstance(what, tuple):
            return False
        if on.of_yours:
            return any((number, waiting.controller) in game.memory.targeted_by for number in what)
        return any(number in game.memory.targeted for number in what)
    if not isinstance(on, h.GainsLife | h.LosesLife):
        return False
    who = dict(waiting.bound)["player"]
    gained = isinstance(on, h.GainsLife)
    return isinstance(who, tuple) and any((ref.seat, gained) in game.memory.life_changed for ref in who)


def has_created(game: Game, waiting: Waiting, node: h.CreatesToken) -> bool:
    """Whether the player has created a token like this earlier in the turn, as it last was."""
    who = dict(waiting.bound)["player"]
    ctx = Context(game, waiting.source, waiting.controller)
    made = [number for seat, number in game.memory.entered if isinstance(who, tuple) and SeatRef(seat) in who]
    seen = [found for number in made if (found := asking.seen(game, number)) is not None]
    return any(item.is_token and asking.fits_as(ctx, item, traits, node.where) for item, traits in seen)


def mentioned(happening: h.Happening) -> tuple[str, ...]:
    """What an event is about by its words: of "becomes blocked" the blocker is no part.  (CR 801.7)"""
    if isinstance(happening, h.DealsDamage):
        return ("it", "other", "player") if happening.to is not None else ("it",)
    if isinstance(happening, h.Blocks | h.BecomesBlocked):
        second = happening.which if isinstance(happening, h.Blocks) else happening.by
        return ("it", "other") if second is not None else ("it",)
    if isinstance(happening, h.Attacks):
        return ("it", "player") if happening.whom is not None else ("it",)
    return ("it", "other", "player") if isinstance(happening, h.BecomesTarget) else ("it", "player")


def is_in_range(game: Game, controller: Seat, happening: h.Happening, bound: Bound) -> bool:
    """Whether an event happened entirely within a player's range of influence.  (CR 801.7)"""
    for name in mentioned(happening):
        things = bound.get(name, ())
        for thing in things if isinstance(things, tuple) else ():
            seat = thing.seat if isinstance(thing, SeatRef) else asking.controller_of(game, thing)
            if seat is not None and not asking.in_range(game, controller, seat):
                return False
    return True
