"""What spells and abilities tell players to do as they resolve.  (CR 608.2)

Instructions are followed in order: actions, and the words that tie them together.  An action's class stands with its
words in `cards.mechanics`; which there are is asked of the classes themselves, so that no list has to be kept.
"""

from functools import reduce
from importlib import import_module
from operator import or_
from typing import TYPE_CHECKING, Any, ClassVar  # Any: nodes of any kind

from entaku.cards.ir.conditions import Condition
from entaku.cards.ir.durations import Until
from entaku.cards.ir.happenings import Happening, Step
from entaku.cards.ir.names import NOTHING, Names, Sort
from entaku.cards.ir.node import Node
from entaku.cards.ir.things import Amount, Players, Things, You


class Instruction(Node, frozen=True):
    """What is followed as something resolves."""


class Action(Instruction, frozen=True):
    """What a player does as instructed: one thing, without conditions.  (CR 701)"""

    of_each: ClassVar[tuple[str, ...]] = ()
    """The fields that are asked for each of its players, or recipients, one after the other: "each"."""

    held: ClassVar[tuple[str, ...]] = ()
    """The fields that hold instructions."""

    sort: ClassVar[Sort] = "object"
    """What goes by the name `bind`."""

    def branches(self) -> "tuple[tuple[instructions.AnyInstruction, ...], ...]":
        """Instructions one row of which is followed as it comes out."""
        return ()

    def also_binds(self) -> Names:
        """Names that it gives besides `bind`, `rest` and `other`."""
        return NOTHING


class May(Instruction, frozen=True):
    """A player may follow these instructions; `then` if they did, `otherwise` if not.

    `pay`: by paying this cost they do.  Where others than you are asked, those of them who did are "willing".
    """

    do: tuple["instructions.AnyInstruction", ...] = ()
    then: tuple["instructions.AnyInstruction", ...] = ()
    otherwise: tuple["instructions.AnyInstruction", ...] = ()
    who: Players = You()
    pay: tuple["abilities.CostPart", ...] = ()


class If(Instruction, frozen=True):
    """Instructions that are followed only if a condition holds."""

    condition: Condition
    do: tuple["instructions.AnyInstruction", ...]
    otherwise: tuple["instructions.AnyInstruction", ...] = ()


class DoUnless(Instruction, frozen=True):
    """Instructions that are followed unless a player does something else instead, which they may.

    A cost is paid so many `times`, all of it at once.
    """

    do: tuple["instructions.AnyInstruction", ...]
    unless: tuple["instructions.AnyInstruction", ...] = ()
    pay: tuple["abilities.CostPart", ...] = ()
    who: Players = You()
    times: Amount = 1


class ForEach(Instruction, frozen=True):
    """Instructions that are followed once for each of these players or objects: "each"."""

    of: Things | Players
    do: tuple["instructions.AnyInstruction", ...]


class Likewise(Instruction, frozen=True):
    """These players do the same: they follow these instructions as though each of them were "you"."""

    who: Players
    do: tuple["instructions.AnyInstruction", ...]


class Repeat(Instruction, frozen=True):
    """Instructions that are followed so many times."""

    amount: Amount
    do: tuple["instructions.AnyInstruction", ...]


class RepeatAtWill(Instruction, frozen=True):
    """Instructions that are followed once, and again as often as a player likes."""

    do: tuple["instructions.AnyInstruction", ...]
    who: Players


class WithX(Instruction, frozen=True):
    """Instructions in all of which X is one amount, counted once before they are followed.  (CR 107.3i)"""

    amount: Amount
    do: tuple["instructions.AnyInstruction", ...]


class ForEachVote(Instruction, frozen=True):
    """Instructions that are followed once for each vote for a choice; its player is "voter"."""

    choice: str
    do: tuple["instructions.AnyInstruction", ...]


class Delayed(Instruction, frozen=True):
    """A delayed trigger: the next time something happens, or each time while it lasts.  (CR 603.7)"""

    on: Happening
    do: tuple["instructions.AnyInstruction", ...]
    targets: tuple["abilities.Target", ...] = ()
    until: Until | None = None
    once: bool = True
    if_: Condition | None = None


class AtNext(Instruction, frozen=True):
    """At the beginning of the next step of this name, of anybody's turn or of yours, instructions are followed."""

    step: Step
    do: tuple["instructions.AnyInstruction", ...]
    yours: bool = False


class Reflexive(Instruction, frozen=True):
    """When you do so, this triggers and uses the stack.  (CR 603.12)"""

    do: tuple["instructions.AnyInstruction", ...]
    targets: tuple["abilities.Target", ...] = ()


class Instead(Instruction, frozen=True):
    """These instructions, or others instead if a condition holds.

    The same as `If` turned round, for texts that say the exception after the rule.
    """

    do: tuple["instructions.AnyInstruction", ...]
    instead: tuple["instructions.AnyInstruction", ...]
    condition: Condition


if TYPE_CHECKING:
    AnyInstruction = Instruction


def __getattr__(name: str) -> Any:  # noqa: ANN401  (whatever is asked for)
    """`AnyInstruction`, by which trees are read: all classes of instructions, once every mechanic is there."""
    if name != "AnyInstruction":
        raise AttributeError(name)
    for module in ("ir.actions", "mechanics"):
        import_module(f"entaku.cards.{module}")
    found = globals()[name] = reduce(or_, every(Instruction))
    return found


def every(kind: type[Instruction]) -> list[type[Instruction]]:
    """The classes of a kind of instruction, in the order in which they were made; those that hold others apart."""
    found: list[type[Instruction]] = []
    for one in kind.__subclasses__():
        found += every(one) if one.__subclasses__() else [one]
    return found


# Abilities hold instructions, and these hold costs and targets: the names are looked up when first needed.
from entaku.cards.ir import abilities, instructions  # noqa: E402
