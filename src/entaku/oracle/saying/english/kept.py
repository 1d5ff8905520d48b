"""What each player keeps, and what becomes of the rest: "each player chooses a creature they control. …"."""

from collections.abc import Iterable

from entaku.oracle.ir.things import Bound, BoundPlayer, ControlledBy, Count, Each, Group, Other
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.saying.english import any_number
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (any_number,)
"""The modules whose kinds of phrases are used here, which must be there before."""

_WHO, _WHAT, _REST, _OTHERS = slot("who"), slot("what"), slot("rest"), slot("others")
_THEIRS = ControlledBy(BoundPlayer("each"))
_UNCHOSEN = Other(Bound("chosen"))


class KeptByEach(Kind):
    """ "A creature they control": what each chooses among, the others of theirs, and the others of all."""

    BEHIND = " they control"

    def _parts(self, value: Group) -> Value:
        others = Group((*value.where, _UNCHOSEN))
        return Group((*value.where, _THEIRS)), Group((*value.where, _THEIRS, _UNCHOSEN)), others

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not isinstance(told.subject, Each):
            return
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and text.startswith(self.BEHIND, end):
                yield self._parts(value), end + len(self.BEHIND), then

    def say(self, value: Value, told: Telling) -> Said:
        kept = value[0]
        plain = Group(kept.where[:-1]) if isinstance(kept, Group) else None
        if plain is None or any(one not in (None, part) for one, part in zip(value, self._parts(plain), strict=True)):
            raise Unsayable(value)
        words, told = KINDS["a group"].say(plain, told)
        return words + self.BEHIND, told


class EachOfThem(Kind):
    """Several players, each of whom does something with what is theirs."""

    WORDS = (("each player", Each()), ("each opponent", Each("opponent")))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for words, who in self.WORDS:
            if text.startswith(words, at):
                yield who, at + len(words), told._replace(subject=who)

    def begins(self) -> Iterable[str] | None:
        return (words for words, _ in self.WORDS)

    def say(self, value: Value, told: Telling) -> Said:
        for words, who in self.WORDS:
            if value == who:
                return words, told._replace(subject=who)
        raise Unsayable(value)


KINDS["kept by each"] = KeptByEach()
KINDS["each of them"] = EachOfThem()
IDIOMS.add(
    phrase(
        "{who:each of them} chooses {what+rest+others:kept by each}. destroy the rest",
        (ChooseThings(_WHAT, _WHO), Destroy(_OTHERS)),
    ),
    phrase(
        "{who:each of them} chooses {what+rest+others:kept by each}, then sacrifices the rest",
        (ChooseThings(_WHAT, _WHO), Sacrifice(_REST, _WHO, Count(_REST))),
    ),
)
