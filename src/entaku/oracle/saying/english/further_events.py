"""What else abilities wait for: life, hands and exile, cards milled, tokens created, things attached."""

from collections.abc import Mapping

from entaku.oracle.ir.happenings import (
    AnyHappening,
    BecomesAttached,
    BecomesBlocked,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    Copies,
    CountersRemoved,
    CreatesToken,
    Dies,
    Discards,
    Draws,
    Enters,
    GainsLife,
    IsDealtDamage,
    LosesLife,
    Mills,
    Moves,
    NthCounterPut,
    OneOrMore,
    PlaysLand,
    Sacrifices,
)
from entaku.oracle.ir.things import (
    Being,
    CastFrom,
    ChosenPlayer,
    ControlledBy,
    Group,
    Not,
    Other,
    Players,
    Predicate,
    TheMonarch,
    You,
    Zone,
)
from entaku.oracle.saying.english import events, happened
from entaku.oracle.saying.english.of_another_kind import LikeThese
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (events, happened)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_BY, _C, _KIND, _N, _WHAT, _WHERE, _WHO, _Z = (
    slot("by"), slot("c"), slot("kind"), slot("n"), slot("what"), slot("where"), slot("who"), slot("z"),
)  # fmt: skip


class SpellOfASort(Kind):
    """A spell of which more is asked than who controls it: "a Aura spell", "a instant or sorcery spell"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["a spell"].read(text, at, told):
            if any(not isinstance(one, ControlledBy) for one in where):
                yield where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            raise Unsayable(value)
        return KINDS["a spell"].say(value, told)


class EnteringSo(Kind):
    """What enters in some state, with the state behind the verb: "a land you control enters tapped"."""

    STATES = ("tapped", "untapped")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for what, end, then in KINDS["happener"].read(text, at, told):
            for state in self.STATES:
                if text.startswith(f" enters {state}", end) and isinstance(what, Group):
                    yield Group((*what.where, Being(state))), end + len(f" enters {state}"), then  # type: ignore[arg-type]  # each is a status

    def say(self, value: Value, told: Telling) -> Said:
        state = value.where[-1] if isinstance(value, Group) and value.where else None
        if not isinstance(state, Being) or state.status not in self.STATES:
            raise Unsayable(value)
        words, told = KINDS["happener"].say(Group(value.where[:-1]), told)
        return f"{words} enters {state.status}", told


class PutIntoExile(Kind):
    """Cards like these from one zone or one of two, as what happens to one: "cards … from your library"."""

    PLACES: Mapping[str, tuple[Zone, Players | None]] = {
        "your library": ("library", You()),
        "your graveyard": ("graveyard", You()),
        "your hand": ("hand", You()),
        "graveyards": ("graveyard", None),
    }
    BETWEEN = (" and/or ", " or ")
    WORDS = " are put into exile from "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["cards like"].read(text, at, told):
            if not text.startswith(self.WORDS, end):
                continue
            for first, last in self._place(text, end + len(self.WORDS)):
                yield self._from(where, first), last, then
                for number, words in enumerate(self.BETWEEN):
                    if text.startswith(words, last):
                        for second, finally_ in self._place(text, last + len(words)):
                            either = AnyHappening((self._from(where, first), self._from(where, second)))
                            yield either, finally_, then.chose("either place", number)

    def _place(self, text: str, at: int) -> list[tuple[str, int]]:
        return [(words, at + len(words)) for words in self.PLACES if text.startswith(words, at)]

    def _from(self, where: Value, place: str) -> Moves:
        zone, whose = self.PLACES[place]
        return Moves(Group(where, "exile", whose), "exile", zone)

    def say(self, value: Value, told: Telling) -> Said:
        moves = value.of if isinstance(value, AnyHappening) else (value,)
        said: list[str] = []
        where: tuple[Predicate, ...] = ()
        for one in moves:
            if not isinstance(one, Moves) or not isinstance(one.what, Group):
                raise Unsayable(value)
            where = one.what.where
            said += [words for words in self.PLACES if self._from(where, words) == one]
        if len(said) != len(moves) or len(said) > 2:
            raise Unsayable(value)
        cards, told = KINDS["cards like"].say(where, told)
        number, told = told.choice("either place") if len(said) == 2 else (0, told)
        return f"{cards}{self.WORDS}{self.BETWEEN[number].join(said)}", told


KINDS["spell of a sort"], KINDS["happener entering so"], KINDS["put into exile"] = (
    SpellOfASort(),
    EnteringSo(),
    PutIntoExile(),
)
Table("back in whose hand", phrase("hand", "a player's hand", "its owner's hand", "their owners' hands", None))
Table("going back", phrase("are returned to {x:back in whose hand}", None))
Table(
    "where lands are played from",
    phrase("exile", "exile"),
    phrase("your graveyard", "graveyard"),
    phrase("the top of your library", "library"),
)
Table("from outside a hand", phrase("from anywhere other than {x:whose} hand", None))
Table("playing a land or casting", phrase("play~ a land or cast~ a spell", None))
Table("counters of a kind", phrase("one or more {kind:counter} counters", _KIND))
ORDINALS = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
Table("which counter", *(phrase(word, number) for number, word in enumerate(ORDINALS, 2)))
table("which in a turn").add(phrase("fifth", 5), phrase("sixth", 6))
table("beginning").add(
    phrase("the chosen player's {step:step}", BeginningOf(slot("step"), ChosenPlayer())),
    phrase("the monarch's {step:step}", BeginningOf(slot("step"), TheMonarch())),
    phrase("each postcombat main phase", "each second main phase", BeginningOf("postcombat main")),
)
table("event phrase").add(
    phrase("{who:any player} gain~ or lose~ life", AnyHappening((GainsLife(_WHO), LosesLife(_WHO)))),
    phrase("{what:happener} is returned to {x:back in whose hand}", Moves(_WHAT, "hand", "battlefield")),
    phrase(
        "one or more {what:groups} {y:going back}",
        OneOrMore(Moves(_WHAT, "hand", "battlefield")),
    ),
    phrase("one or more {what:put into exile}", OneOrMore(_WHAT)),
    phrase("{where:a card like} leaves {who:whose graveyard}",
           Moves(Group(_WHERE, "graveyard", _WHO), None, "graveyard")),
    phrase("{what:attached happener} is put into a graveyard", Dies(_WHAT)),
    phrase("~ is put into your graveyard from the battlefield", Dies(events.ITSELF_OWNED)),
    phrase("{what:happener entering so}", Enters(_WHAT)),
    phrase("{c:damage sort} is dealt to you or {what:a group}",
           AnyHappening((IsDealtDamage(You(), _C), IsDealtDamage(_WHAT, _C)))),
    phrase("{what:happener} becomes the target of {where:spell of a sort}",
           BecomesTarget(_WHAT, like=_WHERE)),
    phrase("{who:any player} copy~ {where:a spell}", Copies(_WHO, _WHERE)),
    phrase("{who:any player} mill~ {where:a card like}", Mills(_WHO, _WHERE)),
    phrase("{who:any player} mill~ one or more {where:cards like}", OneOrMore(Mills(_WHO, _WHERE))),
    phrase("{where:a card like} is milled", Mills(None, _WHERE)),
    phrase("one or more {where:cards like} are milled", OneOrMore(Mills(None, _WHERE))),
    phrase("{who:any player} create~ {where:created one}", CreatesToken(_WHO, _WHERE)),
    phrase("{who:any player} create~ one or more {where:created ones}", OneOrMore(CreatesToken(_WHO, _WHERE))),
    phrase("{what:happener} becomes attached to {by:happener}", BecomesAttached(_WHAT, _BY)),
    phrase("the {n:which counter} {kind:counter} counter is put on ~", NthCounterPut(_KIND, _N)),
    phrase("{kind:counters of a kind} are removed from {what:happener}",
           OneOrMore(CountersRemoved(_KIND, _WHAT))),
    phrase("one or more {what:groups} block", OneOrMore(Blocks(_WHAT))),
    phrase("one or more {what:groups} become blocked", OneOrMore(BecomesBlocked(_WHAT))),
    phrase("{who:any player} play~ a land from {z:where lands are played from}", PlaysLand(_WHO, _Z)),
    phrase("{who:any player} play~ a land {x:from outside a hand}",
           PlaysLand(_WHO, other_than="hand")),
    phrase("{who:any player} {x:playing a land or casting} from {z:where lands are played from}",
           AnyHappening((PlaysLand(_WHO, _Z), Casts(_WHO, (CastFrom(_Z),))))),
    phrase("{who:any player} {x:playing a land or casting} {y:from outside a hand}",
           AnyHappening((PlaysLand(_WHO, other_than="hand"), Casts(_WHO, (Not(CastFrom("hand")),))))),
    phrase("{who:any player} play~ a card", AnyHappening((PlaysLand(_WHO), Casts(_WHO)))),
    phrase("{who:any player} cycle~ or discard~ {where:some sort of card}", Discards(_WHO, _WHERE)),
    phrase("{who:any player} sacrifice~ ~ or {by:another one}",
           AnyHappening((Sacrifices(_WHO, Group((Not(Other()),))), Sacrifices(_WHO, _BY)))),
    phrase("{who:any player} draw~ {x:whose} {n:which in a turn} card in a turn", Draws(_WHO, nth=_N)),
)  # fmt: skip


LikeThese("created one", "a group", Being("token"))
LikeThese("created ones", "groups", Being("token"))
