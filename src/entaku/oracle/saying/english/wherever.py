"""What is so of permanents, and of spells and cards elsewhere too: "the same is true for …".  (CR 611.3)"""

from msgspec import structs

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.things import Group
from entaku.oracle.ir.wherever import Wherever, taken_apart, wherever
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_SAME = ". the same is true for "
_OWNED = " you own that aren't on the battlefield."


class WhereverLine(Kind):
    """A static ability about permanents, and behind it of which spells and cards the same is true."""

    says = (Static,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        begin = text.find(_SAME, at)
        if begin < 0 or not text.endswith(_OWNED):
            return
        for static, _, then in KINDS["static line"].read(text[: begin + 1], at, told):
            if static.while_ is not None or not isinstance(static.what, Group) or static.what.zone != "battlefield":
                continue
            for spells, end, after in KINDS["groups"].read(text, begin + len(_SAME), then._replace(it=None, noun="")):
                if not isinstance(spells, Group) or spells.zone != "stack" or not text.startswith(" and ", end):
                    continue
                for cards, last, final in KINDS["cards like"].read(text, end + len(" and "), after):
                    if text[last:] == _OWNED:
                        what = wherever(Wherever(static.what, spells, cards))
                        yield structs.replace(static, what=what), len(text), final

    def say(self, value: Value, told: Telling) -> Said:
        found = taken_apart(value.what) if isinstance(value, Static) else None
        if found is None:
            raise Unsayable(value)
        said, told = KINDS["static line"].say(structs.replace(value, what=found.permanents), told)
        spells, told = KINDS["groups"].say(found.spells, told._replace(it=None, noun=""))
        cards, told = KINDS["cards like"].say(found.cards, told)
        return f"{said.removesuffix('.')}{_SAME}{spells} and {cards}{_OWNED}", told


KINDS["wherever line"] = WhereverLine()
