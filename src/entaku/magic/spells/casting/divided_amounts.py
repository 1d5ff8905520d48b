"""Damage and counters divided among targets, as a spell or ability is put onto the stack.  (CR 601.2d, 603.3d)"""

from collections.abc import Iterator, Sequence

from entaku.magic.game.choices import Procedure, divide
from entaku.magic.game.state import Division, Spell, Thing
from entaku.magic.spells.casting.spell_sections import Section
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir.instructions import If, Instead
from entaku.oracle.ir.node import Node, has_own_targets
from entaku.oracle.ir.walking import parts
from entaku.oracle.mechanics.counters import DivideCounters
from entaku.oracle.mechanics.damage import DivideDamage

Divided = DivideDamage | DivideCounters


def choose(ctx: Context, parts: Sequence[Section], chosen: Sequence[tuple[Thing, ...]]) -> Procedure[Division]:
    """How much each target gets of what is divided among them, at least 1 each; nothing for the others.  (CR 601.2d)"""
    shares: list[tuple[int, ...]] = []
    for section in parts:
        groups = chosen[len(shares) : len(shares) + len(section.targets)]
        among = {one.n: one for one in divided(ctx, section.do)} if any(groups) else {}
        for place, things in enumerate(groups):
            shares.append((yield from shares_of(ctx, among.get(place), things)))
    return tuple(shares) if any(shares) else ()


def shares_of(ctx: Context, one: Divided | None, things: Sequence[Thing]) -> Procedure[tuple[int, ...]]:
    """How much each of these gets."""
    if one is None or not things:
        return ()
    total = asking.amount(ctx, one.amount)
    found = yield from divide(ctx.game, ctx.controller, "game-divide", things, total, 1, (ctx.source,))
    return tuple(found.get(thing, 0) for thing in things)


def by_target(spell: Spell, first: int, count: int) -> tuple[tuple[tuple[Thing, int], ...], ...]:
    """What each target of one part of a text gets, for as many targets of the whole text from the first on."""
    places = slice(first, first + count)
    return tuple(
        tuple(zip(things, shares, strict=False))
        for things, shares in zip(spell.targets[places], spell.division[places], strict=False)
    )


def share_out(ctx: Context, one: Divided) -> list[tuple[Thing, int]]:
    """What each target gets that is still legal; what was for the others is lost.  (CR 608.2b)"""
    division = ctx.bound.get("division", ())
    assert isinstance(division, tuple)
    shares = dict(division[one.n]) if one.n < len(division) else {}
    return [(thing, shares[thing]) for thing in asking.targeted(ctx, one.n) if shares.get(thing)]


def divided(ctx: Context, part: object) -> Iterator[Divided]:
    """What a text divides, wherever it says so: also what somebody may do, or does if they have done something else.

    Of two ways that exclude each other it is the one that would be followed now.  What has targets of its own is
    announced for itself.
    """
    if isinstance(part, tuple):
        for each in part:
            yield from divided(ctx, each)
    elif isinstance(part, Divided):
        yield part
    elif isinstance(part, If | Instead):
        other = part.otherwise if isinstance(part, If) else part.instead
        ways = [list(divided(ctx, way)) for way in (part.do, other)]
        if all(ways):
            is_so = asking.holds(ctx, part.condition)
            ways = [ways[int(is_so == isinstance(part, Instead))]]
        for way in ways:
            yield from way
    elif isinstance(part, Node) and not has_own_targets(part):
        yield from divided(ctx, parts(part))
