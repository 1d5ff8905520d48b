"""What continuous effects have made of everything, as the layers leave it.  (CR 611.3a, 613)

Here are the records, and whoever asks what something is like asks here; `layers` works them out, and says so as it is
loaded.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import RuleInForce, Traits
from entaku.magic.spells.layers.effect_dependencies import Nature
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Activated, Static, Triggered

if TYPE_CHECKING:
    from entaku.magic.game.state import Bindings, Effect, Game, Object


class Elsewhere(Struct, frozen=True):
    """Changes to objects that are no permanents: of one zone those that a group means, or these objects.  (CR 113.6)"""

    what: t.Group | frozenset[int]
    changes: tuple[ch.Change, ...]
    source: int
    controller: Seat
    bound: "Bindings" = ()


class Part:
    """A continuous effect while the layers are worked out."""

    __slots__ = (
        "ability",
        "affected",
        "bound",
        "by_layer",
        "controller",
        "defines",
        "effect",
        "nature",
        "source",
        "timestamp",
    )

    def __init__(self, by_layer: dict[int, tuple[ch.Change, ...]], source: int, timestamp: int, nature: Nature) -> None:
        self.by_layer = by_layer
        self.source = source
        self.timestamp = timestamp
        self.nature = nature
        self.ability: Static | None = None
        self.effect: Effect | None = None
        self.controller: Seat = -1
        self.defines = False
        self.affected: list[int] | None = None


class Projection:
    """What everything is like now.

    `rules` are rules for players, and `replaces` replacement effects, by their kind; `triggers` triggered abilities by
    the kind of event they wait for.  `activated` are the abilities of permanents that may be activated, each with its
    permanent, that one's controller and its place; `active` are the same by controller, `is_shared` says that anyone
    may activate one; `mana` and `unknown` are the permanents that have such abilities, the former by controller;
    `face_down` those that lie so; `frail` those that state-based actions may be about, `sound` of them the creatures
    that nothing but damage endangers, with their toughness; `sole` those that are legendary
    or world permanents, or planeswalkers; `astray` those whose controller is another than was last noticed, or has
    left.  `elsewhere` is what effects change about objects in other zones; `buried` are the cards with abilities that
    work in a graveyard or in exile, as long as the `graves` are these.  While a layer is applied that none of its
    effects reads, `groups` are the permanents of each group that was asked for.  `sums`: effects that say the same of
    the same objects may be applied as one.
    """

    sums = True
    __slots__ = (
        "activated",
        "active",
        "astray",
        "building",
        "buried",
        "elsewhere",
        "face_down",
        "frail",
        "graves",
        "groups",
        "is_shared",
        "lying",
        "mana",
        "moments",
        "of_elsewhere",
        "own",
        "parts",
        "raw",
        "replaces",
        "rules",
        "shape",
        "sole",
        "sound",
        "stir",
        "tapped",
        "tapping",
        "traits",
        "triggers",
        "unknown",
        "volatile",
    )

    def __init__(self, game: "Game") -> None:
        self.shape = game.shape
        self.stir = game.stir
        self.tapping = game.tapping
        self.lying = game.lying
        self.volatile = self.tapped = self.of_elsewhere = False
        self.moments: dict[str, object] = {}
        self.building = True
        self.traits: dict[int, Traits] = {}
        self.own: set[int] = set()
        self.raw: dict[int, tuple[Object, Traits]] = {}
        self.parts: list[Part] = []
        self.rules: dict[type, list[RuleInForce]] = {}
        self.replaces: dict[type, list[RuleInForce]] = {}
        self.triggers: dict[type, list[tuple[int, Seat, Triggered]]] = {}
        self.activated: list[tuple[int, Seat, int, Activated]] = []
        self.active: dict[Seat, list[tuple[int, Seat, int, Activated]]] = {}
        self.is_shared = False
        self.mana: dict[Seat, list[int]] = {}
        self.unknown: list[int] = []
        self.face_down: list[int] = []
        self.frail: list[int] = []
        self.sound: dict[int, int] = {}
        self.buried: tuple[int, ...] = ()
        self.graves: tuple[object, ...] = ()
        self.sole: list[int] = []
        self.astray: list[int] = []
        self.elsewhere: list[Elsewhere] = []
        self.groups: dict[object, list[int]] | None = None

    def hangs_on(self, game: "Game", nature: Nature) -> None:
        """Note that something in it is of such a nature."""
        self.volatile = self.volatile or nature.volatile
        for name in nature.moments:
            self.moments[name] = getattr(game, name)
        self.tapped = self.tapped or nature.tapped
        self.of_elsewhere = self.of_elsewhere or nature.elsewhere

    @property
    def momentary(self) -> bool:
        """Whether something in it hangs on when it is."""
        return bool(self.moments)

    def is_so(self, game: "Game") -> bool:
        """Whether nothing has changed that it hangs on; of the step nothing hangs but what is momentary."""
        return (
            self.shape == game.shape
            and (not self.volatile or self.stir == game.stir)
            and (not self.moments or all(getattr(game, name) == then for name, then in self.moments.items()))
            and (not self.tapped or self.tapping == game.tapping)
            and (not self.of_elsewhere or self.lying == game.lying)
        )

    def edit(self, number: int, _by: Part | None, _layer: int) -> Traits:
        """The object's traits, to be changed in a layer by an effect, or by its counters: a copy made once."""
        traits = self.traits[number]
        if number not in self.own:
            traits = self.traits[number] = traits.copy()
            self.own.add(number)
        return traits


class Worked(Struct, frozen=True):
    """Who works out what is asked here: what everything is like, and one object that is no permanent."""

    project: Callable[["Game"], Projection]
    elsewhere: Callable[["Game", "Object", Projection], Traits]


_by: list[Worked] = []


def worked_out_by(
    project: Callable[["Game"], Projection], elsewhere: Callable[["Game", "Object", Projection], Traits]
) -> None:
    """Say who works projections out: the layers, which ask what projections tell and so can't be imported here."""
    _by[:] = [Worked(project, elsewhere)]


def current(game: "Game") -> Projection:
    """What everything is like now; worked out anew only if something has changed that may matter."""
    known = game.projection
    if game.checked == game.version and known is not None:
        return known
    known = kept(game)
    game.checked = game.version
    return _by[0].project(game) if known is None else known


def kept(game: "Game") -> Projection | None:
    """What was worked out before, if that is still so."""
    known = game.projection
    return known if known is not None and (known.building or known.is_so(game)) else None


def look(game: "Game", item: "Object") -> Traits:
    """The characteristics of an object as they are now."""
    known = (game.projection if game.checked == game.version else None) or current(game)
    traits = known.traits.get(item.id)
    return _by[0].elsewhere(game, item, known) if traits is None else traits
