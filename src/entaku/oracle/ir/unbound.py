"""Names that an ability uses and that nothing on the way there binds.

A tree says "that player", "the sacrificed creature" or "that much" by a name, or by the number of a target.  A name
that nothing binds means nobody, nothing or 0: the card would do less than it says, unnoticed.  What is bound on one
branch of a `May` or an `If` is known after it, as nothing is rightly meant where that wasn't done.  (CR 608.2)
"""

from collections.abc import Generator, Iterator, Sequence
from typing import get_args

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.bindings import (
    AMOUNT,
    ATTACKER,
    EACH,
    HARMED,
    PLAYER,
    X,
    asks_for_x,
    kept_by_permanent,
    of_action,
    of_costs,
    of_happening,
    of_targets,
    without_targets,
)
from entaku.oracle.ir.names import NOTHING, Names, Sort
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.walking import fields
from entaku.oracle.mechanics.repeating import RepeatThisProcess

CHOOSES_X: Names = frozenset({("X that is chosen as it is paid", "number")})
"""That a triggered ability lets X be chosen as it is paid while the ability resolves.  (CR 107.3f)"""
IN_PROCESS: Names = frozenset({("this process", "word")})
"""That instructions stand in a process that can be repeated."""

Found = Iterator[str]
Path = Generator[str, None, Names]
"""The names that nothing binds, and what is bound afterwards."""


def unbound(ability: a.Ability, known: Names = NOTHING) -> list[str]:
    """The names that an ability uses and nothing binds; `known` is what its card binds for it.

    >>> from entaku.oracle.mechanics import life as x
    >>> drain = x.LoseLife(2, t.Each("opponent")), x.GainLife(t.BoundAmount("lost"))
    >>> unbound(a.SpellAbility(drain)), unbound(a.SpellAbility(drain[1:]))
    ([], ['lost'])
    """
    return list(dict.fromkeys(_of_ability(ability, known)))


def asked_of_event(ability: a.Triggered) -> frozenset[str]:
    """The names by which a triggered ability asks for what it triggered on, or what its card has bound.

    >>> from entaku.oracle.ir import happenings as h
    >>> from entaku.oracle.mechanics import life as x
    >>> dies = h.Dies(t.Group(()))
    >>> sorted(asked_of_event(a.Triggered(dies, (x.LoseLife(1, t.BoundPlayer("player")),))))
    ['player']
    >>> asked_of_event(a.Triggered(dies, (x.GainLife(1),)))
    frozenset()
    """
    return frozenset((*_used(ability.if_, NOTHING), *_text(ability, NOTHING)))


def _of_ability(node: a.Ability, known: Names) -> Found:
    """An ability: what it waits for or costs binds names for what it does."""
    if isinstance(node, a.SpellAbility):
        yield from _text(node, known)
        if node.cleft is not None:
            yield from _text(node.cleft, known)
    elif isinstance(node, a.Activated):
        names = ATTACKER | kept_by_permanent(known) | of_costs(node.cost) | (X if node.x is not None else NOTHING)
        yield from _used((node.cost, node.if_, node.x), names)
        yield from _text(node, names)
    elif isinstance(node, a.Triggered):
        names = kept_by_permanent(known) | of_happening(node.on) | CHOOSES_X
        yield from _used(node.on, kept_by_permanent(known) | ATTACKER)
        yield from _used((node.if_, node.meanwhile), names)
        yield from _text(node, names)
    else:
        # the X of an additional cost is chosen with it, that of a keyword's cost as it is paid; what is done to pay is
        # known to what is done next
        more = of_costs(node.cost) if isinstance(node, a.AdditionalCost) else NOTHING
        more |= of_costs(node.cost) if isinstance(node, a.Keyword) else NOTHING
        yield from _fields(node, kept_by_permanent(known) | ATTACKER | more)


def _text(node: a.SpellAbility | a.Activated | a.Triggered, names: Names) -> Found:
    """What a spell or ability does, mode by mode, with the targets of each."""
    for part in (node, *node.modes):
        yield from _used(part.targets, names)
        yield from _in_order(part.do, names | of_targets(part.targets))


# Instructions.


def _in_order(do: Sequence[i.Instruction], names: Names) -> Path:
    """Instructions in order, each knowing what those before it have bound."""
    for each in do:
        names = yield from _instruction(each, names)
    return names


def _instruction(node: i.Instruction, names: Names) -> Path:
    if isinstance(node, i.May | i.DoUnless):
        return (yield from _offered(node, names))
    if isinstance(node, i.If | i.Instead):
        yield from _used(node.condition, names)
        one = yield from _in_order(node.do, names)
        other = yield from _in_order(node.otherwise if isinstance(node, i.If) else node.instead, names)
        return one | other
    if isinstance(node, i.Likewise):
        yield from _used(node.who, names)
        return (yield from _in_order(node.do, names))
    if isinstance(node, i.OnceEachTurn):
        return (yield from _in_order(node.do, names))
    if isinstance(node, i.ThisProcess):
        yield from _in_order(node.do, names | IN_PROCESS)
        return names
    if isinstance(node, i.ForEach | i.Repeat | i.RepeatAtWill | i.WithX | i.ForEachVote):
        return (yield from _repeated(node, names))
    if isinstance(node, i.Delayed | i.AtNext | i.Reflexive):
        yield from _later(node, names)
        return names
    assert isinstance(node, i.Action), node
    yield from _action(node, names)
    names |= of_action(node)
    for do in node.branches():
        yield from _in_order(do, names)
    return names


def _offered(node: i.May | i.DoUnless, names: Names) -> Path:
    """What somebody may do: while they do, they are "each"."""
    yield from _used(node.who, names)
    theirs = names | (NOTHING if isinstance(node, i.May) and isinstance(node.who, t.You) else EACH)
    chosen = X if isinstance(node, i.May) and names >= CHOOSES_X and any(map(asks_for_x, node.pay)) else NOTHING
    paid = theirs | (of_costs(node.pay) - X) | chosen
    yield from _used(node.pay, paid)
    if any(map(asks_for_x, node.pay)) and not chosen:  # as something resolves, X is what it was before  (CR 118.12)
        yield from _asked("X", ("number",), names)
    if isinstance(node, i.DoUnless):
        yield from _in_order(node.unless, paid)
        done = yield from _in_order(node.do, names)
        return done
    done = yield from _in_order(node.do, paid)
    then = yield from _in_order(node.then, done)
    otherwise = yield from _in_order(node.otherwise, theirs)
    willing: Names = NOTHING if isinstance(node.who, t.You) else frozenset({("willing", "player")})
    return (then | otherwise | willing) - (EACH - names)


def _repeated(node: i.ForEach | i.Repeat | i.RepeatAtWill | i.WithX | i.ForEachVote, names: Names) -> Path:
    inner = names
    if isinstance(node, i.ForEach):
        yield from _used(node.of, names)
        inner = names | EACH
    elif isinstance(node, i.Repeat | i.WithX):
        yield from _used(node.amount, names)
        inner = names | (X if isinstance(node, i.WithX) else NOTHING)
    elif isinstance(node, i.RepeatAtWill):
        yield from _used(node.who, names)
    else:
        yield from _asked("votes", ("word",), names)
        inner = names | {("voter", "player")}
    done = yield from _in_order(node.do, inner)
    return done if isinstance(node, i.WithX) else done - (inner - names)


def _later(node: i.Delayed | i.AtNext | i.Reflexive, names: Names) -> Found:
    """What triggers later: it knows what its maker knew, and its targets unless it has its own.  (CR 603.7c, 603.12)"""
    if isinstance(node, i.AtNext):
        yield from _in_order(node.do, names)
        return
    if isinstance(node, i.Delayed):
        yield from _used(node.on, names)
        names = names | of_happening(node.on)
        yield from _used(node.if_, names)
    if node.targets or isinstance(node, i.Reflexive):
        names = without_targets(names)
    yield from _used(node.targets, names)
    yield from _in_order(node.do, names | of_targets(node.targets))


def _action(node: i.Action, names: Names) -> Found:
    if isinstance(node, RepeatThisProcess):
        yield from _asked("this process", ("word",), names)
    for field, value in fields(node):
        if field not in node.held:
            yield from _used(value, names | EACH if field in node.of_each else names)


# Names.

_THINGS: tuple[Sort, ...] = ("object", "player")
_COUNTED: tuple[Sort, ...] = ("number", "object", "player")


def _asked(name: str, sorts: Sequence[Sort], names: Names) -> Found:
    """The name, if nothing of such a sort goes by it."""
    if not any((name, sort) in names for sort in sorts):
        yield name


def _named(node: Node) -> tuple[str, tuple[Sort, ...]] | None:
    """The name that a node itself asks for, and of which sort it may be."""
    if isinstance(node, t.Targeted | t.TargetedPlayer):
        return f"target {node.n}", _THINGS if isinstance(node, t.Targeted) else ("player",)
    if node == t.DefendingPlayer(t.Self()):
        return "defending player", ("player",)
    if isinstance(node, t.OtherChosenName):
        return node.than, ("object",)
    if isinstance(node, t.Parity):
        return ("chosen word", ("word",)) if node.of == "chosen" else None
    if isinstance(node, t.VotesFor | c.MostVotes | t.VotedOtherwise):
        return "votes", ("word",)
    if isinstance(node, ch.SetColour):
        return (node.bound, ("word",)) if node.bound else None
    if type(node) in _PLAIN:
        sorts = _PLAIN[type(node)]
        return getattr(node, "name", "") or _CHOSEN[type(node)], sorts
    return None


_CHOSEN: dict[type, str] = {
    t.X: "X",
    t.ChosenName: "chosen name",
    t.ChosenNumber: "chosen number",
    t.ChosenPlayer: "chosen player",
    t.ChosenFor: "chosen type",
}
_PLAIN: dict[type, tuple[Sort, ...]] = {
    t.Bound: _THINGS,
    t.Among: _THINGS,
    t.MostOfOne: _THINGS,
    t.BoundPlayer: ("player",),
    t.BoundAmount: _COUNTED,
    t.BoundName: ("word",),
    t.BoundColour: ("word",),
    c.Bind: (*_COUNTED, "word"),
    t.X: ("number",),
    t.ChosenName: ("word",),
    t.ChosenNumber: ("word",),
    t.ChosenPlayer: ("word",),
    t.ChosenFor: ("word",),
}
"""Nodes that ask for a name, and what may go by it."""


def _used(value: object, names: Names) -> Found:
    """The names asked for in it that nothing binds."""
    if isinstance(value, tuple):
        for each in value:
            yield from _used(each, names)
    elif isinstance(value, ch.Gain):
        for ability in value.abilities:
            # a keyword is given with its choices made; other abilities settle nothing before they are used
            yield from _fields(ability, names) if isinstance(ability, a.Keyword) else _of_ability(ability, NOTHING)
    elif isinstance(value, get_args(a.Ability)):
        yield from _of_ability(value, NOTHING)  # an ability that something is given knows nothing of its giver's names
    elif isinstance(value, Node):
        named = _named(value)
        if named is not None and not _known_otherwise(value, names):
            yield from _asked(*named, names)
        yield from _fields(value, names)


def _known_otherwise(node: Node, names: Names) -> bool:
    """Whether it is a colour that was chosen for the permanent itself."""
    return isinstance(node, t.BoundColour) and ("chosen colour", "word") in names


def _fields(node: Node, names: Names) -> Found:
    """The parts of a node; a player for whom a condition must hold is "each" in it, as is what a static changes."""
    for field, value in fields(node):
        inner = names
        if isinstance(node, t.PlayersWho) and field == "condition":
            inner = names | EACH
        elif isinstance(node, a.Static) and field == "changes" and isinstance(node.what, t.Group):
            inner = names | {("each", "object")}
        elif isinstance(node, rp.InsteadOfGainingLife | rp.InsteadOfSoMany | rp.InsteadOfDrawing) and field == "do":
            inner = names | PLAYER | (NOTHING if isinstance(node, rp.InsteadOfDrawing) else AMOUNT)
        elif isinstance(node, rp.InsteadOfMoving) and field == "then":
            inner = names | {("it", "object")}
        elif isinstance(node, rp.InsteadOfDamage) and field in ("shield", "then", "instead"):
            inner = names | AMOUNT | (PLAYER if field == "instead" else HARMED if field == "then" else NOTHING)
        elif isinstance(node, a.Target) and field == "of" and node.each_of is not None:
            inner = names | EACH
        elif isinstance(node, ch.CantAttack) and field == "unless":
            inner = names | {("defending", "player")}
        yield from _used(value, inner)
