"""What spells and abilities tell players to do as they resolve.  (CR 608.2)

Instructions are followed in order: actions, and the words that tie them together.  An action's class stands with its
words in `oracle.mechanics`; which there are is asked of the classes themselves, so that no list has to be kept.
"""

from typing import ClassVar

from entaku.oracle.ir import families
from entaku.oracle.ir.conditions import Condition
from entaku.oracle.ir.costs import CostPart
from entaku.oracle.ir.durations import Until
from entaku.oracle.ir.families import Instruction as Instruction
from entaku.oracle.ir.happenings import Happening, Step
from entaku.oracle.ir.names import NOTHING, Names, Sort
from entaku.oracle.ir.targets import Target
from entaku.oracle.ir.things import Amount, Players, Things, You


class Action(Instruction, frozen=True):
    """What a player does as instructed: one thing, without conditions.  (CR 701)"""

    of_each: ClassVar[tuple[str, ...]] = ()
    """The fields that are asked for each of its players, or recipients, one after the other: "each"."""

    held: ClassVar[tuple[str, ...]] = ()
    """The fields that hold instructions."""

    sort: ClassVar[Sort] = "object"
    """What goes by the name `bind`."""

    def branches(self) -> "tuple[tuple[families.AnyInstruction, ...], ...]":
        """Instructions one row of which is followed as it comes out."""
        return ()

    def also_binds(self) -> Names:
        """Names that it gives besides `bind`, `rest` and `other`."""
        return NOTHING


class May(Instruction, frozen=True):
    """A player may follow these instructions; `then` if they did, `otherwise` if not.

    `pay`: by paying this cost they do.  Where others than you are asked, those of them who did are "willing".
    """

    do: tuple["families.AnyInstruction", ...] = ()
    then: tuple["families.AnyInstruction", ...] = ()
    otherwise: tuple["families.AnyInstruction", ...] = ()
    who: Players = You()
    pay: tuple[CostPart, ...] = ()


class If(Instruction, frozen=True):
    """Instructions that are followed only if a condition holds."""

    condition: Condition
    do: tuple["families.AnyInstruction", ...]
    otherwise: tuple["families.AnyInstruction", ...] = ()


class DoUnless(Instruction, frozen=True):
    """Instructions that are followed unless a player does something else instead, which they may.

    A cost is paid so many `times`, all of it at once.
    """

    do: tuple["families.AnyInstruction", ...]
    unless: tuple["families.AnyInstruction", ...] = ()
    pay: tuple[CostPart, ...] = ()
    who: Players = You()
    times: Amount = 1


class ForEach(Instruction, frozen=True):
    """Instructions that are followed once for each of these players or objects: "each"."""

    of: Things | Players
    do: tuple["families.AnyInstruction", ...]


class Likewise(Instruction, frozen=True):
    """These players do the same: they follow these instructions as though each of them were "you"."""

    who: Players
    do: tuple["families.AnyInstruction", ...]


class Repeat(Instruction, frozen=True):
    """Instructions that are followed so many times."""

    amount: Amount
    do: tuple["families.AnyInstruction", ...]


class RepeatAtWill(Instruction, frozen=True):
    """Instructions that are followed once, and again as often as a player likes."""

    do: tuple["families.AnyInstruction", ...]
    who: Players


class ThisProcess(Instruction, frozen=True):
    """Instructions that may say that they are all followed once more: "repeat this process".

    What goes by a name in them does so in each process anew, and isn't known behind them.
    """

    do: tuple["families.AnyInstruction", ...]


class OnceEachTurn(Instruction, frozen=True):
    """What may be done only once each turn: the ability that says so triggers only until it is.  (CR 2026 603.2h)"""

    do: tuple["families.AnyInstruction", ...]


class WithX(Instruction, frozen=True):
    """X is one amount, counted once before these instructions, in all of them and in what follows.  (CR 107.3i)"""

    amount: Amount
    do: tuple["families.AnyInstruction", ...]


class ForEachVote(Instruction, frozen=True):
    """Instructions that are followed once for each vote for a choice; its player is "voter"."""

    choice: str
    do: tuple["families.AnyInstruction", ...]


class Delayed(Instruction, frozen=True):
    """A delayed trigger: the next time something happens, or each time while it lasts.  (CR 603.7)"""

    on: Happening
    do: tuple["families.AnyInstruction", ...]
    targets: tuple[Target, ...] = ()
    until: Until | None = None
    once: bool = True
    if_: Condition | None = None


class AtNext(Instruction, frozen=True):
    """At the beginning of the next step of this name, of anybody's turn or of yours, instructions are followed."""

    step: Step
    do: tuple["families.AnyInstruction", ...]
    yours: bool = False


class Reflexive(Instruction, frozen=True):
    """When you do so, this triggers and uses the stack.  (CR 603.12)"""

    do: tuple["families.AnyInstruction", ...]
    targets: tuple[Target, ...] = ()


class Instead(Instruction, frozen=True):
    """These instructions, or others instead if a condition holds.

    The same as `If` turned round, for texts that say the exception after the rule.
    """

    do: tuple["families.AnyInstruction", ...]
    instead: tuple["families.AnyInstruction", ...]
    condition: Condition
