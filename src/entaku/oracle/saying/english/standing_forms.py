"""Creatures that lands and artifacts are as long as something stands: "all lands are 1/1 creatures that are still …".

And sizes that things get from elsewhere: "its base power and toughness become 4/4".  (CR 205.1b, 613.4b)
"""

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import SetSize, SetTypes
from entaku.oracle.ir.things import StatOf
from entaku.oracle.saying.english import applied, several_forms
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import SaidSo, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (applied, several_forms)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

ROBOT = (SetTypes(("Artifact", "Creature"), keeps=True),)


def is_standing(value: Value) -> bool:
    """Whether it is a creature that something is besides what it was."""
    types = value[0] if isinstance(value, tuple) and value else None
    return isinstance(types, SetTypes) and types.keeps and "Creature" in types.types


class StandingForm(Kind):
    """A creature that something is besides what it was: a land, which is said, or an artifact, which goes without."""

    STILL = (
        (" that are still lands", ". they're still lands"),
        (" that's still a land", ". it's still a land"),
    )
    ARTIFACT = ("artifact creatures", "a artifact creature")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        words = self.ARTIFACT[told.singular]
        if text.startswith(words, at):
            yield ROBOT, at + len(words), told.chose("standing form", 1)
        for form, end, then in KINDS["new form" if told.singular else "new forms"].read(text, at, told):
            if "Artifact" in form[0].types:
                yield form, end, then.chose("standing form", 1)
                continue
            for number, still in enumerate(self.STILL[told.singular], 2):
                if text.startswith(still, end):
                    yield form, end + len(still), then.chose("standing form", number)

    def say(self, value: Value, told: Telling) -> Said:
        if not is_standing(value):
            raise Unsayable(value)
        number, told = told.choice("standing form", 1 if "Artifact" in value[0].types else 3)
        if value == ROBOT:
            return self.ARTIFACT[told.singular], told
        still = "" if number == 1 else self.STILL[told.singular][number - 2]
        words, told = KINDS["new form" if told.singular else "new forms"].say(value, told)
        return f"{words}{still}", told


KINDS["standing form"] = StandingForm()
SaidSo("size set", "base power and toughness ")
_WHAT, _TO, _N, _T, _U = slot("what"), slot("to"), slot("n"), slot("t"), slot("u")
Table("size of another", phrase("{to:poss} power and toughness", (StatOf("power", _TO), StatOf("toughness", _TO))))
Table(
    "base size of what",
    phrase(
        "the base power and toughness of {what:all}",
        "the base power and toughness of {what:thing}",
        "{what:poss} base power and toughness",
        _WHAT,
    ),
)
table("thing clause").add(
    phrase(
        "{what:poss} {x:size set}become {n:number}/{t:number} {u:term}",
        "the {x:size set}of {what:thing} become {n:number}/{t:number} {u:term}",
        Apply(_WHAT, (SetSize(_N, _T),), _U),
    ),
    phrase(
        "{what:base size of what} become equal to {n+t:size of another} {u:term}",
        "change {what:base size of what} to {n+t:size of another} {u:term}",
        Apply(_WHAT, (SetSize(_N, _T),), _U),
    ),
    phrase(
        "{what:subject} become artifact creatures {u:term}",
        "{u:term in front}, {what:subject} become artifact creatures",
        Apply(_WHAT, ROBOT, _U),
    ),
)
