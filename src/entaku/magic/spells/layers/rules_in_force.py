"""The rules that effects make for players and objects: who can't gain life, what must attack …  (CR 613.10, 613.11)

Each is given with who asks in it: its source, the player who controls it, and what its maker knew.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import RuleInForce, Traits
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import things as t

Rule = TypeVar("Rule")


class ForPlayers(Protocol):
    """A rule for some players."""

    @property
    def who(self) -> t.Players: ...


PlayerRule = TypeVar("PlayerRule", bound=ForPlayers)


def rules_for(game: Game, seat: Seat, kind: type[PlayerRule]) -> Sequence[tuple[PlayerRule, Context]]:
    """The rules of one kind that are about a player."""
    found = projection.current(game).rules.get(kind)
    if not found:
        return ()
    return [(rule, asker) for rule, asker in asked(game, found, kind) if seat in asking.players(asker, rule.who)]


def has_rules(game: Game, seat: Seat, *kinds: type[ForPlayers]) -> bool:
    """Whether any rule of these kinds is about a player."""
    there = projection.current(game).rules
    for kind in kinds:  # noqa: SIM110 (a loop: it is asked of every player at every window)
        if kind in there and rules_for(game, seat, kind):
            return True
    return False


def rules(game: Game, kind: type[Rule]) -> Sequence[tuple[Rule, Context]]:
    """All rules of one kind that are in force, the latest last."""
    found = projection.current(game).rules.get(kind)
    return asked(game, found, kind) if found else ()


def rules_of(game: Game, traits: Traits, kind: type[Rule]) -> Sequence[tuple[Rule, Context]]:
    """The rules of one kind that effects make for an object with these characteristics."""
    return asked(game, traits.rules, kind) if traits.rules else ()


def asked(game: Game, found: Iterable[RuleInForce], kind: type[Rule]) -> list[tuple[Rule, Context]]:
    """Those of a kind, each with who asks in it."""
    return [
        (one.rule, asking.context(game, one.source, one.controller, one.effect))
        for one in found
        if isinstance(one.rule, kind)
    ]
