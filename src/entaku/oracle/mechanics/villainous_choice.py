"""Villainous choices.  (CR 2026 701.55)"""

from typing import ClassVar

from entaku.oracle.ir import families
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import BoundPlayer, Players
from entaku.oracle.saying.rows import row, says


class FaceVillainousChoice(Action, frozen=True):
    """A player chooses one of two options, and all of it is done.  (CR 2026 701.55a)

    Several face it one after the other: it stands in a `ForEach`, and whoever faces it is "each".
    """

    held: ClassVar = ("first", "second")

    first: tuple["families.AnyInstruction", ...]
    second: tuple["families.AnyInstruction", ...]
    who: Players = BoundPlayer("each")

    def branches(self) -> "tuple[tuple[families.AnyInstruction, ...], ...]":
        """What is done for either option."""
        return self.first, self.second


row(FaceVillainousChoice, ja=says("悪辣な選択に", "直面する"))
