"""Keyword abilities one of which is gained, as one chooses: "gains your choice of flying or haste".  (CR 608.2d)"""

from entaku.oracle.ir.durations import END_OF_TURN, Until
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.suffixes import keyword_names
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.japanese.clauses import Said as JapaneseSaid
from entaku.oracle.saying.japanese.durations import duration
from entaku.oracle.saying.japanese.things import all_of
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause, keyword_name
from entaku.oracle.saying.rows import WHAT, clause, row


class GainChosen(Action, frozen=True):
    """Objects gain one of these keyword abilities, by their names, the same for all: you choose which.  (CR 608.2d)"""

    what: Things
    keywords: tuple[str, ...]
    until: Until = END_OF_TURN


class ChoiceOfKeywords(Kind):
    """Keywords to choose among: "your choice of flying, vigilance, or lifelink"."""

    WORDS = "your choice of "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            for found, end in self._more(text, at + len(self.WORDS), ()):
                yield found, end, told

    def _more(self, text: str, at: int, before: tuple[str, ...]) -> list[tuple[tuple[str, ...], int]]:
        for name in keyword_names(text, at):
            found, end = (*before, name), at + len(name)
            last = ", or " if before and text.startswith((", or ", ", "), end) else " or "
            if text.startswith(last, end):
                return [
                    ((*found, other), end + len(last) + len(other)) for other in keyword_names(text, end + len(last))
                ]
            if text.startswith(", ", end):
                return self._more(text, end + 2, found)
        return []

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or len(value) < 2:
            raise Unsayable(value)
        *first, last = value
        comma = "," if len(first) > 1 else ""
        return f"{self.WORDS}{', '.join(first)}{comma} or {last}", told


KINDS["choice of keywords"] = ChoiceOfKeywords()


def _gain(act: GainChosen, told: Told) -> JapaneseSaid:
    names = "か".join(keyword_name(name) for name in act.keywords)
    return "", Clause(f"{duration(act.until, told)}{all_of(act.what, told)}は{names}のうちあなたが選んだ１つを", "得る")


row(
    GainChosen,
    clause("{what:subject} gain~ {a:choice of keywords} {u:term}",
           "{u:term in front}, {what:subject} gain~ {a:choice of keywords}",
           GainChosen(WHAT, slot("a"), slot("u"))),
    ja=_gain,
)  # fmt: skip
