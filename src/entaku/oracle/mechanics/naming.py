"""Colours, types, names and numbers that are chosen.  (CR 201.4, 205.3)"""

from typing import ClassVar, Literal

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.names import NOTHING, Names
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.things import subject
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import CHOICES, Clause, one_among
from entaku.oracle.saying.rows import KIND, command, row


class ChooseValue(Action, frozen=True):
    """A player chooses a colour, a number, a name, a type or one of some words: `bind`.

    It is "settled" for the source if so said.
    """

    sort: ClassVar = "word"

    kind: Literal[
        "colour", "creature type", "land type", "basic land type", "card name", "creature card name",
        "nonland card name", "number", "word", "card type",
    ]  # fmt: skip
    bind: str
    who: Players = You()
    among: tuple[str, ...] = ()

    def also_binds(self) -> Names:
        return frozenset({(self.bind, "number")}) if self.kind == "number" else NOTHING


def _choose_value(act: ChooseValue, told: Told) -> Said:
    what = one_among(act.among) or CHOICES.get(act.kind)
    if what is None:
        raise Unsayable(act)
    return subject(act.who, told), Clause(f"{what}を", "選ぶ")


row(
    ChooseValue,
    command("choose a color", ChooseValue("colour", "chosen colour")),
    command("choose a creature type", ChooseValue("creature type", "chosen type")),
    command("choose a card type", ChooseValue("card type", "chosen type")),
    command("choose {among:some card types}", ChooseValue("card type", "chosen type", among=slot("among"))),
    command("choose {among:odd or even}", ChooseValue("word", "chosen word", among=slot("among"))),
    command("choose a number", ChooseValue("number", "chosen number")),
    command("choose {kind:card name}", ChooseValue(KIND, "chosen name")),
    ja=_choose_value,
)
