"""Keywords that a rule gives to spells: "creature spells you cast have convoke", "the next spell … has storm".

(CR 604.2)
"""

from entaku.oracle.ir.abilities import Keyword, Static
from entaku.oracle.ir.player_rules import CastAsThoughFlash, CostsLess, SpellsHave
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import acts, player_lines
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, player_lines)
"""The modules to whose tables lines are added here, which must be there before."""

_A, _N, _WHERE = slot("a"), slot("n"), slot("where")
GIVEN_BY_RULES = frozenset((
    "affinity for", "affinity for artifacts", "cascade", "convoke", "delve", "demonstrate", "gravestorm", "improvise",
    "storm", "undaunted",
))  # fmt: skip
"""The keywords that a spell can have because a rule says so: they help to pay, make it cheaper, or trigger at once."""
WAYS_BY_RULES = frozenset(("casualty", "evoke", "freerunning", "prowl"))
"""Those that let it be cast for another cost, or have more be paid as it is cast."""


class SpellKeywords(Kind):
    """Keywords that a spell can have by a rule: "convoke", "storm"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["keyword list"].read(text, at, told):
            if all(isinstance(one, Keyword) and one.name in GIVEN_BY_RULES | WAYS_BY_RULES for one in found):
                yield found, end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["keyword list"].say(value, told)


class SpellsLikeOne(Kind):
    """Several sorts of spells, told as one: "each instant and sorcery spell"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        end = text.find(" spell you cast ", at)
        if end > 0:
            words = f"{text[at:end]} spells"
            for where, last, then in KINDS["spells like"].read(words, 0, told):
                if last == len(words):
                    yield where, end + len(" spell"), then

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["spells like"].say(value, told)
        if " and " not in words or not words.endswith(" spells"):
            raise Unsayable(value)
        return words.removesuffix("s"), told


KINDS["spells like one"] = SpellsLikeOne()
KINDS["spell keywords"] = SpellKeywords()
table("player line").add(
    phrase("{where:spells that you cast} have {a:spell keywords}.",
           "{where:spells like} you cast have {a:spell keywords}.",
           "each {where:spell like} you cast has {a:spell keywords}.",
           "each {where:spells like one} you cast has {a:spell keywords}.",
           "{where:spells that you cast} gain {a:spell keywords} as you cast them.",
           Static(rules=(SpellsHave(You(), _WHERE, _A),))),
    phrase("the first {where:spell like} you cast each turn has {a:spell keywords}.",
           Static(rules=(SpellsHave(You(), _WHERE, _A, first=True),))),
)  # fmt: skip
table("command").add(
    phrase("the next {where:spell like} you cast this turn has {a:spell keywords}",
           Establish(SpellsHave(You(), _WHERE, _A, next=True))),
    phrase("the next {where:spell like} you cast this turn costs {n:generic} less to cast",
           Establish(CostsLess(You(), _WHERE, _N, next=True))),
    phrase("the next {where:spell like} you cast this turn can be cast as though it had flash",
           Establish(CastAsThoughFlash(You(), _WHERE, next=True))),
)  # fmt: skip
