"""Rules that hold players down or up: what they skip, may not untap or play, what life they keep, what they may pay."""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.conditions import During
from entaku.oracle.ir.player_rules import (
    CantCast,
    CantPlayLands,
    CastOnlyThen,
    HandSize,
    LifeFloor,
    LivesAtZero,
    OutOfReach,
    PayInstead,
    SkipsStep,
    UntapLimit,
)
from entaku.oracle.ir.things import Each, EnchantedPlayer, Group, You
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import acts, commander, player_lines
from entaku.oracle.saying.english.patterns import WHO, slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

ADDS_TO = (acts, commander, player_lines)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _STEP, _WHERE, _WHO, _COST = slot("n"), slot("step"), slot("where"), slot("who"), slot("cost")


class SoManyUntapped(Kind):
    """No more of what than this can be untapped: "one creature", "two permanents"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, end, then in KINDS["one"].read(text, at, told):
            if isinstance(number, int) and text.startswith(" ", end):
                group = "each group" if number == 1 else "groups"
                for value, last, after in KINDS[group].read(text, end + 1, then):
                    if isinstance(value, Group) and value.zone == "battlefield":
                        yield (number, value.where), last, after

    def say(self, value: Value, told: Telling) -> Said:
        most, where = value
        number, told = KINDS["one"].say(most, told)
        words, told = KINDS["each group" if most == 1 else "groups"].say(Group(where), told)
        return f"{number} {words}", told


KINDS["so many untapped"] = SoManyUntapped()
Table("own untap steps", phrase("their untap steps", "your untap step", None))
Table(
    "skipped once",
    phrase("combat phase", "combat"),
    *(phrase(f"{step} step", step) for step in ("untap", "upkeep", "draw")),
)
table("verb phrase").add(
    phrase("skip~ {your} next {step:skipped once}", Establish(SkipsStep(WHO, _STEP, once=True), "end of game")),
)
table("verb phrase").add(phrase("can't play lands this turn", Establish(CantPlayLands(WHO))))
table("limited player").add(phrase("enchanted player", EnchantedPlayer()))
Table("casting at large", phrase("each opponent", Each("opponent")), phrase("players", Each()))
Table("when to cast", phrase("any time they could cast a sorcery", "as a sorcery"),
      phrase("during their own turns", "own turn"))  # fmt: skip
Table("your endless hand", phrase("you have no maximum hand size", None))
Table("for lack of life", phrase("for having 0 or less life", None))
table("player line").add(
    phrase("{who:players at large} can't play lands.", Static(rules=(CantPlayLands(_WHO),))),
    phrase(
        "damage that would reduce your life total to less than {n:number} reduces it to {n:number} instead.",
        Static(rules=(LifeFloor(You(), _N),)),
    ),
    phrase(
        "{who:players at large} can't untap more than {most+where:so many untapped} during {x:own untap steps}.",
        Static(rules=(UntapLimit(_WHO, slot("most"), _WHERE),)),
    ),
    phrase(
        "you may pay {cost:paid} rather than pay the mana cost for {where:spells like} you cast.",
        "you may pay {cost:paid} rather than pay the mana cost for {where:spells like} that you cast.",
        Static(rules=(PayInstead(You(), _WHERE, _COST),)),
    ),
    phrase(
        "{who:casting at large} can cast spells only {when:when to cast}.",
        Static(rules=(CastOnlyThen(_WHO, slot("when")),)),
    ),
    phrase("you don't lose the game {x:for lack of life}.", Static(rules=(LivesAtZero(),))),
    phrase(
        "{x:your endless hand} and don't lose the game {y:for lack of life}.",
        Static(rules=(HandSize(You(), None), LivesAtZero())),
    ),
    phrase(
        "cards in graveyards can't be the targets of spells or abilities.",
        Static(rules=(OutOfReach(Group(zone="graveyard")),)),
    ),
    phrase(
        "your opponents can't cast spells during combat.",
        Static(rules=(CantCast(Each("opponent"), while_=During(("combat",))),)),
    ),
)
