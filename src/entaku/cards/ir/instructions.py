"""What spells and abilities tell players to do as they resolve.  (CR 608.2)

Instructions are followed in order: actions, and the words that tie them together.
"""

from entaku.cards.ir.actions import Action
from entaku.cards.ir.changes import Until
from entaku.cards.ir.conditions import Condition
from entaku.cards.ir.happenings import Happening, Step
from entaku.cards.ir.node import Node
from entaku.cards.ir.things import Amount, Players, Things, You


class May(Node, frozen=True):
    """A player may follow these instructions; `then` if they did, `otherwise` if not.

    `pay`: by paying this cost they do.
    """

    do: tuple["Instruction", ...] = ()
    then: tuple["Instruction", ...] = ()
    otherwise: tuple["Instruction", ...] = ()
    who: Players = You()
    pay: tuple["abilities.CostPart", ...] = ()


class If(Node, frozen=True):
    """Instructions that are followed only if a condition holds."""

    condition: Condition
    do: tuple["Instruction", ...]
    otherwise: tuple["Instruction", ...] = ()


class DoUnless(Node, frozen=True):
    """Instructions that are followed unless a player does something else instead, which they may."""

    do: tuple["Instruction", ...]
    unless: tuple["Instruction", ...] = ()
    pay: tuple["abilities.CostPart", ...] = ()
    who: Players = You()


class ForEach(Node, frozen=True):
    """Instructions that are followed once for each of these players or objects: "each"."""

    of: Things | Players
    do: tuple["Instruction", ...]


class Repeat(Node, frozen=True):
    """Instructions that are followed so many times."""

    amount: Amount
    do: tuple["Instruction", ...]


class RepeatAtWill(Node, frozen=True):
    """Instructions that are followed once, and again as often as a player likes."""

    do: tuple["Instruction", ...]
    who: Players


class WithX(Node, frozen=True):
    """Instructions in all of which X is one amount, counted once before they are followed.  (CR 107.3i)"""

    amount: Amount
    do: tuple["Instruction", ...]


class ForEachVote(Node, frozen=True):
    """Instructions that are followed once for each vote for a choice; its player is "voter"."""

    choice: str
    do: tuple["Instruction", ...]


class Delayed(Node, frozen=True):
    """A delayed trigger: the next time something happens, or each time while it lasts.  (CR 603.7)"""

    on: Happening
    do: tuple["Instruction", ...]
    targets: tuple["abilities.Target", ...] = ()
    until: Until | None = None
    once: bool = True
    if_: Condition | None = None


class AtNext(Node, frozen=True):
    """At the beginning of the next step of this name, of anybody's turn or of yours, instructions are followed."""

    step: Step
    do: tuple["Instruction", ...]
    yours: bool = False


class Reflexive(Node, frozen=True):
    """When you do so, this triggers and uses the stack.  (CR 603.12)"""

    do: tuple["Instruction", ...]
    targets: tuple["abilities.Target", ...] = ()


class Instead(Node, frozen=True):
    """These instructions, or others instead if a condition holds.

    The same as `If` turned round, for texts that say the exception after the rule.
    """

    do: tuple["Instruction", ...]
    instead: tuple["Instruction", ...]
    condition: Condition


Instruction = (
    Action
    | May
    | If
    | DoUnless
    | ForEach
    | Repeat
    | RepeatAtWill
    | WithX
    | ForEachVote
    | Delayed
    | AtNext
    | Reflexive
    | Instead
)

# Abilities hold instructions, and these hold costs and targets: the names are looked up when first needed.
from entaku.cards.ir import abilities  # noqa: E402
