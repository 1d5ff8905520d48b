"""The layers watched as they are applied: each step by which an object came to be what it is.  (CR 613)

Nothing is worked out otherwise than it ever is: what changes an object's characteristics asks the projection for them,
and this one keeps what asked, in which layer, and what they were like before.
"""

from typing import NamedTuple

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import effects_off_battlefield, layers
from entaku.magic.spells.layers.layer_dependency import DEFINED, LAYER_OF, MODIFIED
from entaku.magic.spells.layers.projection import Part, Projection


class Step(NamedTuple):
    """A change to an object's characteristics: by what, in which layer, and what they were like afterwards.

    `source` is the object whose effect it is, 0 where counters do it; `turn` the turn since which the effect of a spell
    or ability lasts, 0 where a static ability has it.
    """

    layer: int
    source: int
    controller: Seat
    turn: int
    now: Traits


class Watched(Projection):
    """A projection that keeps what happens to one object: what changes it, and what it was like before.

    Each effect is applied by itself, so that it is told by itself.  One that is only tried, to find out what depends on
    what, is a step after which nothing is different.
    """

    sums = False
    __slots__ = ("before", "made", "wanted")

    def __init__(self, game: Game, wanted: int) -> None:
        super().__init__(game)
        self.wanted = wanted
        self.made: list[tuple[Part | None, int]] = []
        self.before: list[Traits] = []

    def edit(self, number: int, by: Part | None, layer: int) -> Traits:
        """The object's traits, to be changed; what they are like before is kept if it is the one that is watched."""
        traits = super().edit(number, by, layer)
        if number == self.wanted:
            self.made.append((by, layer))
            self.before.append(traits.copy())
        return traits

    def steps(self, game: Game) -> tuple[Step, ...]:
        """What has happened to the object, step by step."""
        now = [*self.before, self.traits[self.wanted]][1:]
        return tuple(step(game, self, by, layer, one) for (by, layer), one in zip(self.made, now, strict=True))


def step(game: Game, known: Projection, by: Part | None, layer: int, now: Traits) -> Step:
    """A step with whose effect it was."""
    if by is None:
        return Step(layer, 0, -1, 0, now)
    turn = by.effect.turn if by.effect is not None else 0
    return Step(layer, by.source, layers.context(game, known, by).controller, turn, now)


def steps(game: Game, number: int) -> tuple[Step, ...]:
    """How an object came to be what it is from its copiable values, step by step; the game is left as it is."""
    other = game.copy()
    if number in game.battlefield:
        watched = Watched(other, number)
        layers.work_out(other, watched)
        return watched.steps(other)
    return elsewhere(other, other.objects[number])


def elsewhere(game: Game, item: Object) -> tuple[Step, ...]:
    """The same for an object that is no permanent: what it defines itself, what effects say, its counters."""
    found: list[Step] = []
    if item.face_down and item.zone in ("exile", "command"):
        return ()
    traits = item.base
    if traits.kit.defines:
        traits = layers.defined(game, item)
        found.append(Step(DEFINED, item.id, item.controller, 0, traits))
    for ctx, change, changed in effects_off_battlefield.granting(game, item, traits):
        found.append(Step(LAYER_OF[type(change)], ctx.source, ctx.controller, 0, changed))
        traits = changed
    if item.counters and traits.power is not None:
        found.append(Step(MODIFIED, 0, -1, 0, layers.sized(item, traits)))
    return tuple(found)
