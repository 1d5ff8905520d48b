"""Watching what a card's instructions change: which of them have acted, and which never did."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from entaku.kernel.table import Event
from entaku.laboratory.trying.dealing import Subject
from entaku.laboratory.trying.uses import Use, used, uses
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import AT_ONCE, FOLLOW
from entaku.magic.spells.resolving.observing import Followed
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.replacements import InsteadOfCreating
from entaku.oracle.ir.walking import fields

TIES = (
    i.May, i.If, i.DoUnless, i.ForEach, i.Repeat, i.RepeatAtWill, i.ThisProcess, i.OnceEachTurn, i.WithX, i.ForEachVote,
    i.Delayed, i.AtNext, i.Reflexive, i.Instead,
)  # fmt: skip
"""Words that tie instructions together: they act if what is within them does."""

MADE_BESIDES = (InsteadOfCreating, "besides")
"""What is created with other tokens is no instruction that is followed: it goes where those go."""


class Step(Struct, frozen=True):
    """One instruction of a card: of which ability, counted from 1, where in it, and what it says."""

    ability: int
    place: str
    node: Node

    @property
    def said(self) -> str:
        """The instruction as the code that makes it."""
        text = repr(self.node)
        return f"{self.place}: {text if len(text) < 160 else text[:157] + '…'}"


def steps(abilities: Sequence[Ability]) -> tuple[Step, ...]:
    """Every instruction of these abilities that does something itself."""
    return tuple(
        Step(number, place, node)
        for number, ability in enumerate(abilities, start=1)
        for place, node in within(ability, type(ability).__name__)
    )


def within(value: object, place: str) -> Iterator[tuple[str, Node]]:
    """The instructions in a part of a tree, and where they stand."""
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from within(part, f"{place}[{number}]")
    elif isinstance(value, Node):
        if (type(value) in FOLLOW or type(value) in AT_ONCE) and not isinstance(value, TIES):
            yield place, value
        for name, part in fields(value):
            if (type(value), name) != MADE_BESIDES:
                yield from within(part, f"{place}.{name}" if not isinstance(value, Keyword) else place)


class Watch:
    """An observer of one card's instructions.

    An instruction is known again by being the same object, or by being equal where the engine has made it anew.
    """

    def __init__(self, subject: Subject) -> None:
        self.steps = steps(subject.abilities)
        self.by_object: dict[int, list[int]] = {}
        self.by_value: dict[Node, list[int]] = {}
        for place, step in enumerate(self.steps):
            self.by_object.setdefault(id(step.node), []).append(place)
            self.by_value.setdefault(step.node, []).append(place)
        self.subject = subject
        self.wanted = uses(subject)
        self.used: set[Use] = set()
        self.done: Counter[object] = Counter()
        self.reached: set[int] = set()
        self.acted: set[int] = set()

    def places(self, ctx: Context, instruction: object) -> Sequence[int]:
        """Which instructions of the card this is."""
        same = self.by_object.get(id(instruction))
        if same is not None:
            return same
        if not isinstance(instruction, Node) or instruction not in self.by_value:
            return ()
        source = asking.seen(ctx.game, ctx.source)
        is_own = source is not None and (source[0].is_token or source[0].base.name == self.subject.card.name)
        return self.by_value[instruction] if is_own else ()

    def begins(self, ctx: Context, instruction: object) -> None:
        self.reached.update(self.places(ctx, instruction))

    def ends(self, followed: Followed) -> None:
        if followed.changed or followed.named:
            self.acted.update(self.places(followed.ctx, followed.instruction))

    def told(self, game: Game, events: Sequence[Event]) -> None:
        """What has happened: the ways in which the card has been used."""
        if self.wanted:
            for event in events:
                self.used.update(used(self.subject, game, event))

    @property
    def unused(self) -> list[Use]:
        """The ways in which the card hasn't been used so far."""
        return [use for use in self.wanted if use not in self.used]

    @property
    def silent(self) -> list[Step]:
        """The instructions that have changed nothing so far."""
        return [step for place, step in enumerate(self.steps) if place not in self.acted]
