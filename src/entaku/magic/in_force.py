"""The rules that effects make for players and objects: who can't gain life, what must attack …  (CR 613.10, 613.11)

Each is given with who asks in it: its source, the player who controls it, and what its maker knew.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from entaku.cards.ir import things as t
from entaku.kernel.seats import Seat
from entaku.magic import layers, questions
from entaku.magic.definitions import RuleInForce, Traits
from entaku.magic.game import Game
from entaku.magic.questions import Context

Rule = TypeVar("Rule")


class ForPlayers(Protocol):
    """A rule for some players."""

    @property
    def who(self) -> t.Players: ...


PlayerRule = TypeVar("PlayerRule", bound=ForPlayers)


def rules_for(game: Game, seat: Seat, kind: type[PlayerRule]) -> Sequence[tuple[PlayerRule, Context]]:
    """The rules of one kind that are about a player."""
    found = layers.projection(game).rules.get(kind)
    if not found:
        return ()
    return [(rule, asker) for rule, asker in asked(game, found, kind) if seat in questions.players(asker, rule.who)]


def has_rules(game: Game, seat: Seat, *kinds: type[ForPlayers]) -> bool:
    """Whether any rule of these kinds is about a player."""
    there = layers.projection(game).rules
    return bool(there) and any(kind in there and rules_for(game, seat, kind) for kind in kinds)


def rules(game: Game, kind: type[Rule]) -> Sequence[tuple[Rule, Context]]:
    """All rules of one kind that are in force, the latest last."""
    found = layers.projection(game).rules.get(kind)
    return asked(game, found, kind) if found else ()


def rules_of(game: Game, traits: Traits, kind: type[Rule]) -> Sequence[tuple[Rule, Context]]:
    """The rules of one kind that effects make for an object with these characteristics."""
    return asked(game, traits.rules, kind) if traits.rules else ()


def asked(game: Game, found: Iterable[RuleInForce], kind: type[Rule]) -> list[tuple[Rule, Context]]:
    """Those of a kind, each with who asks in it."""
    return [
        (one.rule, questions.context(game, one.source, one.controller, one.effect))
        for one in found
        if isinstance(one.rule, kind)
    ]
