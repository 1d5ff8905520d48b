"""Half of X, rounded behind what is done so often: "draw half X cards, rounded down".  (CR 107.1a)"""

import re

from entaku.oracle.ir.things import Half, X
from entaku.oracle.saying.english import acts
from entaku.oracle.saying.english.multiples import holds, with_amount
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts,)
"""The modules to whose tables lines are added here, which must be there before."""


class Halved(Kind):
    """What a player does, half X times; where a spell is spoken of, its own X would be meant."""

    HALF = "half "
    FOUND = re.compile(r"[a-z~ ]*?\b(half )X ")
    ROUNDED = (", rounded down", ", rounded up")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.FOUND.match(text, at)
        if found is None or told.noun == "spell":
            return
        plain = text[: found.start(1)] + text[found.end(1) :]
        for value, end, then in KINDS["verb phrase"].read(plain, at, told):
            for up, words in enumerate(self.ROUNDED):
                if holds(value, X()) and plain.startswith(words, end):
                    half = with_amount(value, X(), Half(X(), bool(up)))
                    yield half, end + len(self.HALF) + len(words), then.chose("halved", 1)

    def say(self, value: Value, told: Telling) -> Said:
        is_said, told = told.choice("halved")
        up = next((way for way in (False, True) if is_said and holds(value, Half(X(), way))), None)
        if up is None:
            raise Unsayable(value)
        words, told = KINDS["verb phrase"].say(with_amount(value, Half(X(), up), X()), told)
        before, found, behind = words.partition("X ")
        if not found:
            raise Unsayable(words)
        return f"{before}{self.HALF}X {behind}{self.ROUNDED[up]}", told


KINDS["halved"] = Halved()
table("verb phrase").add_said_first(phrase("{do:halved}", slot("do")))
