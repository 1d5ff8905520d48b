"""Meld.  (CR 701.37, 713)"""

from collections.abc import Iterator

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Group
from entaku.oracle.ir.walking import nodes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.japanese.clauses import Said as SaidInJapanese
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import command, row

MELDING = "pair"
"""What a thing is called that has been spoken of as the counterpart of the card itself."""


class Meld(Action, frozen=True):
    """The source and one of these that you own and control are exiled, then melded into this.  (CR 701.37)"""

    other: Group
    into: str


def melds(node: object) -> Iterator[Meld]:
    """What a tree, or a part of it, says about melding."""
    return (one for one in nodes(node) if isinstance(one, Meld))


class Counterpart(Kind):
    """What the card itself melds with, where it is spoken of: "a creature named Bruna, the Fading Light"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group):
                yield value, end, then._replace(it=told.it, noun=told.noun, that=value, that_noun=MELDING)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS["a group"].say(value, told)
        return words, then._replace(it=told.it, noun=told.noun, that=value, that_noun=MELDING)


class Them(Kind):
    """The card itself and its counterpart."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.that_noun == MELDING and text.startswith("them", at):
            yield told.that, at + len("them"), told

    def say(self, value: Value, told: Telling) -> Said:
        if told.that_noun != MELDING or told.that != value:
            raise Unsayable(value)
        return "them", told


KINDS["counterpart"] = Counterpart()
KINDS["both of a pair"] = Them()


def _meld(act: Meld, told: Told) -> SaidInJapanese:
    return "それらを追放し、その後それらを", Clause(f"{act.into}へと", "合体させる")


row(
    Meld,
    command("exile {what:both of a pair}, then meld them into {into:name}", Meld(slot("what"), slot("into"))),
    ja=_meld,
)
