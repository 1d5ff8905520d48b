"""Events of keyword actions and abilities: "whenever you surveil", "whenever a creature you control explores"."""

from entaku.oracle.ir.conditions import DidThisTurn, Exists, Matches, ResolvedThisTurn, Unless
from entaku.oracle.ir.deeds import Deed
from entaku.oracle.ir.designations import YOUR_BEARER
from entaku.oracle.ir.happenings import (
    AnyHappening,
    CountersRemoved,
    Crews,
    Does,
    Enlists,
    Exerts,
    LastCounterRemoved,
    PhasesIn,
    PhasesOut,
    RingTempts,
    TransformsInto,
    Undergoes,
    Unlocks,
)
from entaku.oracle.ir.things import Bound, Other, Self, You
from entaku.oracle.mechanics.speed import MAX_SPEED
from entaku.oracle.saying.english import conditions, events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (conditions, events)
"""The modules to whose tables lines are added here, which must be there before."""

_WHO, _WHAT, _WHICH, _KIND = slot("who"), slot("what"), slot("which"), slot("kind")
Table(
    "which time",
    phrase("first", (1,)),
    phrase("second", (2,)),
    phrase("third", (3,)),
    phrase("fourth", (4,)),
    phrase("fifth", (5,)),
    phrase("first or second", (1, 2)),
)
Table("counter put", phrase("put a counter on a permanent", "put a counter on a permanent"))
Table("for the first time", phrase("for the first time each turn", None))
table("condition").add(
    phrase(
        "this is the {n:which time} time this ability has resolved this turn",
        "it's the {n:which time} time",
        ResolvedThisTurn(slot("n")),
    ),
    phrase("you {a:counter put} this turn", DidThisTurn(You(), slot("a"))),
    phrase("you've surveilled this turn", DidThisTurn(You(), "surveil")),
    phrase("you've committed a crime this turn", DidThisTurn(You(), "commit a crime")),
    phrase("you chose a creature other than ~ as your Ring-bearer", Matches(Bound(), (Other(),))),
    phrase("you control a Ring-bearer", Exists(YOUR_BEARER)),
    phrase("you don't control a Ring-bearer", Unless(Exists(YOUR_BEARER))),
    phrase("you have max speed", MAX_SPEED),
    phrase("you descended this turn", DidThisTurn(You(), "descend")),
    phrase(
        "{x:cards left} left your graveyard this turn",
        DidThisTurn(You(), "have a card leave the graveyard"),
    ),
)

_IN_ONE_WORD: tuple[Deed, ...] = (
    "surveil", "scry", "clash", "discover", "earthbend", "blight", "airbend", "proliferate", "investigate",
    "waterbend", "firebend",
)  # fmt: skip
Table("cards left", phrase("a card", "one or more cards", None))
_REMEMBERED = (
    *(phrase(f"{verb}~", verb) for verb in _IN_ONE_WORD),
    phrase("manifest~ dread", "manifest dread"),
    phrase("venture~ into the dungeon", "venture into the dungeon"),
    phrase("take~ the initiative", "take the initiative"),
    phrase("time travel~", "time travel"),
    phrase("plot~ a card", "plot a card"),
    phrase("solve~ a Case", "solve a Case"),
    phrase("unlock~ a door", "unlock a door"),
    phrase("commit~ a crime", "commit a crime"),
    phrase("collect~ evidence", "collect evidence"),
    phrase("activate~ a exhaust ability", "activate an exhaust ability"),
    phrase("activate~ a equip ability", "activate an equip ability"),
    phrase("fully unlock~ a Room", "fully unlock a Room"),
    *(phrase(f"expend~ {number}", f"expend {number}") for number in (4, 6, 8)),
    phrase("forage~", "forage"),
)
"""What is remembered for the turn, so that it may be asked for its first time."""
Table("remembered deed", *_REMEMBERED)
Table(
    "deed",
    *_REMEMBERED,
    phrase("shuffle~ {x:whose} library", "shuffle"),
    phrase("search~ {x:whose} library", "search"),
    phrase("flip~ a coin", "flip a coin"),
    phrase("pay~ life", "pay life"),
    phrase("lose~ the game", "lose the game"),
    phrase("win~ a coin flip", "win a flip"),
    phrase("lose~ a coin flip", "lose a flip"),
)
Table(
    "change",
    phrase("explores", "explores"),
    phrase("connives", "connives"),
    phrase("endures", "endures"),
    *(phrase(f"becomes {now}", f"becomes {now}") for now in ("plotted", "prepared", "suspected", "renowned")),
)
table("event phrase").add(
    phrase("{who:any player} {a:deed}", Does(_WHO, slot("a"))),
    phrase("{who:any player} {a:remembered deed} {x:for the first time}", Does(_WHO, slot("a"), first=True)),
    phrase("{who:any player} {a:deed} or {b:deed}", AnyHappening((Does(_WHO, slot("a")), Does(_WHO, slot("b"))))),
    phrase("{who:any player} clash~ and win~", Does(_WHO, "clash", won=True)),
    phrase("the Ring tempts you", RingTempts(You())),
    phrase("you unlock this door", Unlocks()),
    phrase("you choose a creature as your Ring-bearer", RingTempts(You(), bearing=True)),
    phrase("{what:happener} {a:change}", Undergoes(_WHAT, slot("a"))),
    phrase(
        "~ or {b:another one} {a:change}", AnyHappening((Undergoes(Self(), slot("a")), Undergoes(slot("b"), slot("a"))))
    ),
    phrase("{what:a group} transforms", TransformsInto(_WHAT)),
    phrase("{what:a group} transforms into {where:one of a kind}", TransformsInto(_WHAT, slot("where"))),
    phrase("chaos ensues", Undergoes(Self(), "sees chaos")),
    phrase("you planeswalk to ~", Undergoes(Self(), "is planeswalked to")),
    phrase("you planeswalk away from ~", Undergoes(Self(), "is planeswalked away from")),
    phrase("you encounter ~", Undergoes(Self(), "is encountered")),
    phrase("you set ~ in motion", Undergoes(Self(), "is set in motion")),
    phrase("a {kind:counter} counter is removed from ~ while it's exiled", CountersRemoved(_KIND)),
    phrase("the last {kind:counter} counter is removed from ~ while it's exiled", LastCounterRemoved(_KIND)),
    phrase("{what:happener} phases out", PhasesOut(_WHAT)),
    phrase("{what:happener} phases in", PhasesIn(_WHAT)),
    phrase("you exert {what:a group}", Exerts(_WHAT)),
    phrase("{what:happener} enlists a creature", Enlists(_WHAT)),
    phrase("{what:happener} crews {which:a group}", Crews(_WHAT, _WHICH)),
)
