"""What abilities ask about the game, and who asks: which players, which objects, how many, whether.  (CR 608.2)

A context is who asks: a source, its controller, what the ability has bound.  Each kind of question has a table of who
answers which node, filled by the modules that hold the answers (`selectors`, `amounts`, `counted_amounts`,
`conditions`, `predicates`) as the package is loaded; so they ask each other here, and import each other in no circle.
All know their source's range of influence (CR 801); it is looked at here and nowhere else.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal  # Any: each row takes a node of its own kind

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Effect, Game, LastKnown, Object, SeatRef, Spans, Spell, Thing
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.effect_dependencies import shared
from entaku.magic.spells.layers.projection import look
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Activated


class Context:
    """Who asks: a source, its controller, the spell or ability that resolves, and what goes by which name."""

    __slots__ = ("bound", "controller", "game", "source", "spell")
    game: Game  # said here as well, because predicates are checked first where nothing is remembered of a check before

    def __init__(
        self,
        game: Game,
        source: int,
        controller: Seat,
        spell: Spell | None = None,
        bound: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.controller = controller
        self.spell = spell
        self.bound: dict[str, object] = {} if bound is None else bound

    def with_bound(self, **names: object) -> "Context":
        """The same asker, who knows more names."""
        return Context(self.game, self.source, self.controller, self.spell, {**self.bound, **names})

    @property
    def source_name(self) -> str:
        """The name of the card that the ability is printed on."""
        found = seen(self.game, self.source)
        return found[1].name if found else ""


PLAYERS: dict[type, Callable[[Context, Any], tuple[Seat, ...]]] = {}
THINGS: dict[type, Callable[[Context, Any], Sequence[Thing]]] = {}
AMOUNTS: dict[type, Callable[[Context, Any], int]] = {}
CONDITIONS: dict[type, Callable[[Context, Any], bool]] = {}
PREDICATES: dict[type, Callable[[Context, Object, Traits, Any], bool]] = {}
"""Who answers: for each kind of node the function that knows what it means."""


def context(game: Game, source: int, controller: Seat, effect: Effect | None) -> Context:
    """Who asks in what a static ability, or an effect that lasts, says: its source, and what its maker knew."""
    return Context(game, source, controller, None, dict(effect.bound) if effect is not None else None)


def seen(game: Game, number: int) -> tuple[Object, Traits] | None:
    """An object with its characteristics, as it is or else as it last was.  (CR 608.2h)"""
    there = game.objects.get(number)
    if there is not None:
        return there, look(game, there)
    known: LastKnown | None = game.last_known.get(number)
    return None if known is None else (known.object, known.traits)


def as_exiler(game: Game, source: int) -> tuple[int, str]:
    """An object as what exiles others: they are exiled with it, or with cards of its name.  (CR 607.2a)"""
    found = seen(game, source)
    return source, found[1].name if found is not None else ""


def current(ctx: Context, number: int) -> int | None:
    """The object that an id means to who asks: itself, or what it became where they can find it.  (CR 400.7)"""
    found = currents(ctx, number)
    return found[0] if found else None


def currents(ctx: Context, number: int) -> list[int]:
    """The objects that an id means to who asks: itself, or all that it became where they can find it.  (CR 400.7)

    They can follow it through a move that they make themselves, that set them off, or that was their cost; the source
    of an activated ability is gone once it has paid for that ability.  (CR 400.7d, 400.7e, 400.7h)
    A spell that has merged with a permanent is that permanent.  (CR 702.140f)
    """
    spell = ctx.spell
    windows = () if spell is None or (number == ctx.source and isinstance(spell.ability, Activated)) else spell.moved
    return followed(ctx.game, number, windows)


def followed(game: Game, number: int, windows: Spans) -> list[int]:
    """What an object is now that can be followed to where it came since the resolution began, or within these spans."""
    if number in game.objects:
        return [number]
    known = game.last_known.get(number)
    found: list[int] = []
    for now in known.became if known is not None else ():
        if number < now < game.began and not any(first <= now < end for first, end in windows):
            continue
        there = game.objects.get(now)
        if there is None or there.zone not in ("library", "hand", "command"):
            found += followed(game, now, windows)
    return found


def controller_of(game: Game, number: int) -> Seat | None:
    """The controller of an object, as it is or last was; of a card elsewhere, its owner.  (CR 108.4)"""
    found = seen(game, number)
    if found is None:
        return None
    return found[1].controller if found[1].controller >= 0 else found[0].controller


def in_range(game: Game, asker: Seat, other: Seat) -> bool:
    """Whether a player is within another's range of influence.  (CR 801.2)"""
    return game.ranges is None or other in game.ranges[asker]


# Players.


def meant(ctx: Context, node: t.Players) -> tuple[Seat, ...]:
    """The players that a phrase means, however far away they sit."""
    return PLAYERS[type(node)](ctx, node)


def players(ctx: Context, node: t.Players) -> tuple[Seat, ...]:
    """The players that a phrase means, in APNAP order where they are several."""
    found = meant(ctx, node)
    game = ctx.game
    if game.ranges is not None:
        found = tuple(seat for seat in found if in_range(game, ctx.controller, seat))
    return found


# Objects.


SO_FAR: Final = "targets so far"
"""The name by which the targets that have been chosen are known as long as others are being chosen."""


def targeted(ctx: Context, n: int) -> tuple[Thing, ...]:
    """The n-th target, or each of them where several could be chosen; while they are chosen, one of those so far."""
    spell = ctx.spell
    if spell is not None and n < len(spell.targets):
        return spell.targets[n]
    so_far = ctx.bound.get(SO_FAR, ())
    return so_far[n] if isinstance(so_far, tuple) and n < len(so_far) else ()


def things(ctx: Context, node: t.Things) -> Sequence[Thing]:
    """The objects that a phrase means; targets and bound things may be players too."""
    return THINGS[type(node)](ctx, node)


def objects(ctx: Context, node: t.Things) -> list[int]:
    """The objects among what a phrase means."""
    return [thing for thing in things(ctx, node) if isinstance(thing, int)]


def present(ctx: Context, node: t.Things) -> list[int]:
    """The objects that a phrase means, as who asks finds them now."""
    return [now for number in objects(ctx, node) for now in currents(ctx, number)]


def permanents(ctx: Context, where: tuple[t.Predicate, ...]) -> list[int]:
    """The permanents that are like all of these; looked for once where nothing that this hangs on can change."""
    groups = projection.current(ctx.game).groups
    alike = None if groups is None else shared(where)
    if groups is None or alike is None:
        return like(ctx, where)
    key = (alike.where, ctx.controller)
    found = groups.get(key)
    if found is None:
        found = groups[key] = like(ctx, alike.where)
    return [number for number in found if number != ctx.source] if alike.others else found


def like(ctx: Context, where: tuple[t.Predicate, ...]) -> list[int]:
    game = ctx.game
    everything, there = projection.current(game).traits, game.objects
    return [n for n in game.battlefield if fits_as(ctx, there[n], everything[n], where)]


def recipients(ctx: Context, node: t.Things | t.Players) -> list[Thing]:
    """The objects and players that a phrase means, where it may mean either."""
    if type(node) in PLAYERS:
        return [SeatRef(seat) for seat in players(ctx, node)]  # type: ignore[arg-type]  # its kind is among those that are looked up
    return list(things(ctx, node))  # type: ignore[arg-type]  # its kind is among those that are looked up


def chosen_of(ctx: Context) -> tuple[tuple[str, str], ...]:
    """What was chosen for the source."""
    found = seen(ctx.game, ctx.source)
    return found[0].chosen if found else ()


def types_chosen(ctx: Context) -> tuple[str, ...]:
    """The types that were chosen: as the ability was followed, or else for the source."""
    now = ctx.bound.get("chosen type")
    return (now,) if isinstance(now, str) else tuple(value for key, value in chosen_of(ctx) if key == "type")


def parity_chosen(ctx: Context) -> Literal["even", "odd", "chosen"]:
    """Whether even or odd was chosen, as it was followed or else for the source; "chosen" while neither."""
    word = ctx.bound.get("chosen word") or dict(chosen_of(ctx)).get("word")
    return "even" if word == "even" else "odd" if word == "odd" else "chosen"


# Amounts.


def amount(ctx: Context, node: t.Amount) -> int:
    """The number that a phrase means."""
    return node if type(node) is int else AMOUNTS[type(node)](ctx, node)


def raised(ctx: Context, node: t.Amount) -> int:
    """By how much a size is raised, or lowered where the phrase says so; no count is below 0.  (CR 107.1b)"""
    if type(node) is int:
        return node
    lowers = isinstance(node, t.Times) and node.factor < 0
    return min(0, amount(ctx, node)) if lowers else max(0, amount(ctx, node))


# Whether.


def fits(ctx: Context, number: int, where: tuple[t.Predicate, ...]) -> bool:
    """Whether an object, as it is or last was, is like all of these."""
    item = ctx.game.objects.get(number)
    if item is None:
        known = ctx.game.last_known.get(number)
        return known is not None and fits_as(ctx, known.object, known.traits, where)
    return fits_as(ctx, item, look(ctx.game, item), where)


def fits_as(ctx: Context, item: Object, traits: Traits, where: tuple[t.Predicate, ...]) -> bool:
    """Whether an object with these characteristics is like all of these."""
    for predicate in where:  # noqa: SIM110 (a loop: nothing is asked as often as this)
        if not PREDICATES[type(predicate)](ctx, item, traits, predicate):
            return False
    return True


def holds(ctx: Context, node: c.Condition) -> bool:
    """Whether a condition holds."""
    return CONDITIONS[type(node)](ctx, node)


COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
    "=": lambda a, b: a == b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
}
