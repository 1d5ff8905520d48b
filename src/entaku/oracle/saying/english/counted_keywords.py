"""Keywords whose number is counted, or whose cost is: "mobilize X, where X is …", "ward {X}, where X is …"."""

from collections.abc import Iterable

from entaku.oracle.ir.abilities import Keyword, Pay
from entaku.oracle.ir.things import X
from entaku.oracle.mana import Cost
from entaku.oracle.saying.english import crafting
from entaku.oracle.saying.english.tables import Either
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (crafting,)
"""The module whose kind is used here, which must be there before."""
_NUMBERED = ("afflict", "afterlife", "annihilator", "bushido", "firebending", "frenzy", "mobilize")
"""Keywords whose number is asked for as their ability resolves, whatever it is then."""
_WHERE = ", where X is "
_WARD = Keyword("ward", (Pay(Cost(("X",))),), X())
_BEGINNINGS = {f"{name} X{_WHERE}": Keyword(name, amount=X()) for name in _NUMBERED} | {f"ward {{X}}{_WHERE}": _WARD}
"""What is said of each before its X is told, and the keyword with a plain X."""


class CountedKeyword(Kind):
    """One of them, which is a paragraph of its own."""

    says = (Keyword,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for words, keyword in _BEGINNINGS.items() if at == 0 else ():
            if text.startswith(words):
                for amount, end, then in KINDS["equal"].read(text, len(words), told):
                    if text[end:] == ".":
                        yield Keyword(keyword.name, keyword.cost, amount), end + 1, then

    def begins(self) -> Iterable[str] | None:
        return _BEGINNINGS

    def say(self, value: Value, told: Telling) -> Said:
        for words, keyword in _BEGINNINGS.items():
            if isinstance(value, Keyword) and value == Keyword(keyword.name, keyword.cost, value.amount):
                amount, told = KINDS["equal"].say(value.amount, told)
                return f"{words}{amount}.", told
        raise Unsayable(value)


KINDS["counted keyword"] = CountedKeyword()
Either("keyword apart", "craft", "counted keyword")
