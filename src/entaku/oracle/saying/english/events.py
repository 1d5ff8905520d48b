"""Events: what follows "when", "whenever" and "at", and what later words then refer to."""

from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.happenings import (
    Activates,
    AnyHappening,
    AttackDifferent,
    Attacks,
    BecomesBlocked,
    BecomesLevel,
    BecomesMonarch,
    BecomesMonstrous,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    ComesTrue,
    Copies,
    CountersPut,
    CountersReach,
    Crews,
    Cycles,
    DaytimeChanges,
    DealsDamage,
    Dies,
    Discards,
    Does,
    Draws,
    Enters,
    Exerts,
    Exploits,
    FinishVoting,
    GainsLife,
    GetsCounters,
    IsDealtDamage,
    Leaves,
    LosesLife,
    MadeToDiscard,
    Moves,
    Mutates,
    OneOrMore,
    PlayerAttacks,
    PlaysLand,
    RingTempts,
    Sacrifices,
    TapsForMana,
    TransformsInto,
    TurnedFaceUp,
    Undergoes,
    Unlocks,
)
from entaku.oracle.ir.things import (
    Attached,
    Bound,
    BoundPlayer,
    ControllerOf,
    CountersOn,
    Each,
    Group,
    Not,
    Other,
    OwnedBy,
    Self,
    TargetsSome,
    You,
)
from entaku.oracle.saying.english.conditions import Controlled
from entaku.oracle.saying.english.group_nouns import noun_of
from entaku.oracle.saying.english.joined_events import OR_A_STEP, said_apart, said_as_usual, with_another
from entaku.oracle.saying.english.of_another_kind import OfSomeSort
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.spoken_players import attacks_any, speaks_of_its_host, whose_it_is
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, SEVERAL, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.things import TARGETING

_A, _BY, _C, _N, _WHAT, _WHERE, _WHO = (
    slot("a"), slot("by"), slot("c"), slot("n"), slot("what"), slot("where"), slot("who"),
)  # fmt: skip


Controlled("entering under yours", "a group", You())
Controlled("several entering yours", "groups", You())
Controlled("entering under theirs", "a group", Each("opponent"))


ITSELF_OWNED = Group((Not(Other()), OwnedBy(You())))
"""The card itself where it is its owner's, into whose graveyard it then goes.  (CR 400.3)"""
CASTING_THIS = Casts(You(), (Not(Other()),))
"""That the spell itself is cast: such an ability works on the stack.  (CR 113.6)"""
_BURIED = Group(slot("where"), "graveyard", slot("of"))
Table(
    "whose graveyard",
    phrase("your graveyard", You()),
    phrase("a opponent's graveyard", Each("opponent")),
    phrase("a graveyard", None),
)
Table("whence", phrase("anywhere", None), phrase("your library", "their library", "library"))

Table(
    "counters got",
    phrase("{E}", "energy"),
    *(phrase(f"{kind} counters", kind) for kind in ("experience", "poison")),
)


class SomeSort(OfSomeSort):
    """A card, or cards, of which more is said than that, and which isn't spoken of behind."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in super().read(text, at, told):
            yield where, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = super().say(value, told)
        return words, then._replace(it=told.it, noun=told.noun)


SomeSort("some sort of card", "a card like")
SomeSort("some sort of cards", "cards like")
Table("either face", phrase("~", "this creature", "this permanent", "this land", None))
Table(
    "one attacked",
    phrase("you", You()),
    phrase("a opponent", "one of your opponents", Each("opponent")),
    phrase("a player", Each()),
)
Table("what targets", phrase("a spell or ability", False), phrase("a spell", True))
Table("of whose control", phrase("a opponent controls", Each("opponent")))
Table("leaving", phrase("leave~ the battlefield", False), phrase("leave~ the battlefield without dying", True))
Table("graveyards", phrase("a graveyard", "graveyards", None))
Table("several dying", phrase("die", "are put into {y:graveyards} from the battlefield", None))
Table("dying", phrase("die~", "is put into a graveyard from the battlefield", None))
Table(
    "event phrase",
    phrase(
        "{what:happener} enter~",
        "{what:entering under yours} enters under your control",
        "{what:entering under theirs} enters under a opponent's control",
        Enters(_WHAT),
    ),
    phrase(
        "~ or {by:another one} enters",
        "~ or {by:another under yours} enters under your control",
        AnyHappening((Enters(Self()), Enters(_BY))),
    ),
    phrase("{what:happener} enters or leaves the battlefield", AnyHappening((Enters(_WHAT), Leaves(_WHAT)))),
    phrase("you cast this spell", CASTING_THIS),
    phrase(
        "{where:a card like} is put into {of:whose graveyard} from {c:whence}",
        Moves(_BURIED, "graveyard", _C),
    ),
    phrase(
        "one or more {where:cards like} are put into {of:whose graveyard} from {c:whence}",
        OneOrMore(Moves(_BURIED, "graveyard", _C)),
    ),
    phrase("~ is put into your graveyard from your library", Moves(Self(), "graveyard", "library")),
    phrase("{what:happener} {x:dying}", Dies(_WHAT)),
    phrase("~ or {by:another one} {x:dying}", AnyHappening((Dies(Self()), Dies(_BY)))),
    phrase(
        "{what:happener} {x:dying} or is put into exile from the battlefield",
        AnyHappening((Dies(_WHAT), Moves(_WHAT, "exile", "battlefield"))),
    ),
    phrase("{what:happener} {a:leaving}", Leaves(_WHAT, alive=_A)),
    phrase("~ or {by:another one} {a:leaving}", AnyHappening((Leaves(Self(), alive=_A), Leaves(_BY, alive=_A)))),
    phrase("one or more {what:groups} leave the battlefield without dying", OneOrMore(Leaves(_WHAT, alive=True))),
    phrase("{what:happener} is put into a graveyard from anywhere", Moves(_WHAT, "graveyard")),
    phrase("{what:happener} attacks alone", Attacks(_WHAT, alone=True)),
    phrase("{what:happener} attacks", Attacks(_WHAT)),
    phrase("{what:happener} attacks while saddled", Attacks(_WHAT, saddled=True)),
    phrase("{what:happener} attacks {c:one attacked}", Attacks(_WHAT, _C)),
    phrase("{what:happener} attacks you or a planeswalker you control", Attacks(_WHAT, You(), or_planeswalker=True)),
    phrase("~ and another creature attack different players", AttackDifferent()),
    phrase("{what:happener} attacks or blocks", AnyHappening((Attacks(_WHAT), Blocks(_WHAT)))),
    phrase("{what:happener} enters or attacks", AnyHappening((Enters(_WHAT), Attacks(_WHAT)))),
    phrase("{what:happener} enters or {by:happener} dies", AnyHappening((Enters(_WHAT), Dies(_BY)))),
    phrase("{what:happener} blocks", Blocks(_WHAT)),
    phrase("{what:happener} blocks {by:a group}", Blocks(_WHAT, _BY)),
    phrase("{what:happener} becomes blocked", BecomesBlocked(_WHAT)),
    phrase("{what:happener} becomes blocked by {by:a group}", BecomesBlocked(_WHAT, _BY)),
    phrase("{what:happener} blocks or becomes blocked", AnyHappening((Blocks(_WHAT), BecomesBlocked(_WHAT)))),
    phrase(
        "{what:happener} blocks or becomes blocked by {by:a group}",
        AnyHappening((Blocks(_WHAT, _BY), BecomesBlocked(_WHAT, _BY))),
    ),
    phrase(
        "{what:happener} deals {c:damage sort} to {by:any player}",
        "{what:happener} deals {c:damage sort} to {by:a group}",
        DealsDamage(_WHAT, _BY, _C),
    ),
    phrase("{what:happener} deals {c:damage sort}", DealsDamage(_WHAT, combat=_C)),
    phrase(
        "{what:happener} is dealt {c:damage sort}",
        "{c:damage sort} is dealt to {what:happener}",
        IsDealtDamage(_WHAT, _C),
    ),
    phrase(
        "{who:any player} cast~ {where:a spell}", "{who:any player} next cast~ {where:a spell}", Casts(_WHO, _WHERE)
    ),
    phrase("{who:any player} draw~ a card", Draws(_WHO)),
    phrase("{who:any player} draw~ a card {x:but the first in their steps}", Draws(_WHO, but_first=True)),
    phrase("{who:any player} discard~ a card", Discards(_WHO)),
    phrase("{who:any player} discard~ {where:some sort of card}", Discards(_WHO, _WHERE)),
    phrase("{who:any player} gain~ life", GainsLife(_WHO)),
    phrase("{who:any player} get~ one or more {k:counters got}", GetsCounters(_WHO, slot("k"))),
    phrase("{who:any player} lose~ life", LosesLife(_WHO)),
    phrase("{who:any player} play~ a land", PlaysLand(_WHO)),
    phrase("{who:any player} sacrifice~ {what:a group}", Sacrifices(_WHO, _WHAT)),
    phrase(
        "you sacrifice ~",
        "you sacrifice it",
        "you sacrifice this token",
        "you sacrifice this artifact",
        Sacrifices(You(), Group((Not(Other()),))),
    ),
    phrase(
        "{who:any player} tap~ {what:a group} for mana",
        "{who:anybody unsaid}{what:a group} is tapped for mana",
        TapsForMana(_WHO, _WHAT),
    ),
    phrase("{who:any player} become~ the monarch", BecomesMonarch(_WHO)),
    phrase("{what:happener} becomes tapped", BecomesTapped(_WHAT)),
    phrase("{what:happener} becomes untapped", BecomesTapped(_WHAT, untapped=True)),
    phrase("{what:happener} becomes the target of {c:what targets}", BecomesTarget(_WHAT, by_spell=_C)),
    phrase(
        "{what:happener} becomes the target of {c:what targets} a opponent controls",
        BecomesTarget(_WHAT, of_opponent=True, by_spell=_C),
    ),
    phrase(
        "{what:happener} becomes the target of {c:what targets} you control",
        BecomesTarget(_WHAT, of_yours=True, by_spell=_C),
    ),
    phrase(
        "you or {what:a group} becomes the target of {c:what targets} a opponent controls",
        BecomesTarget(_WHAT, You(), of_opponent=True, by_spell=_C),
    ),
    phrase("{what:happener} becomes monstrous", BecomesMonstrous(_WHAT)),
    phrase("{what:happener} exploits {where:a group}", Exploits(_WHAT, slot("where"))),
    phrase("~ mutates", Mutates(Self())),
    phrase("{what:a group} mutates", Mutates(_WHAT)),
    phrase("{what:happener} is turned face up", TurnedFaceUp(_WHAT)),
    phrase("~ or {by:another one} is turned face up", AnyHappening((TurnedFaceUp(Self()), TurnedFaceUp(_BY)))),
    phrase("{x:either face} transforms into ~", TransformsInto()),
    phrase(
        "{x:either face} enters or transforms into ~",
        AnyHappening((Enters(Self()), TransformsInto())),
    ),
    phrase("{x:either face} transforms into ~ or dies", AnyHappening((TransformsInto(), Dies(Self())))),
    phrase("one or more {what:groups} leave the battlefield", OneOrMore(Leaves(_WHAT))),
    phrase("one or more {what:groups} become tapped", OneOrMore(BecomesTapped(_WHAT))),
    phrase(
        "one or more {what:groups} enter",
        "one or more {what:several entering yours} enter under your control",
        OneOrMore(Enters(_WHAT)),
    ),
    phrase(
        "~ or {by:another one} deals {c:damage sort} to {n:any player}",
        AnyHappening((DealsDamage(Self(), _N, _C), DealsDamage(_BY, _N, _C))),
    ),
    phrase("~ becomes level {n:amount}", BecomesLevel(_N)),
    phrase("day becomes night or night becomes day", DaytimeChanges()),
    phrase("you cycle ~", Cycles(You())),
    phrase("a spell or ability {c:of whose control} causes you to discard ~", MadeToDiscard(_C)),
    phrase("players finish voting", FinishVoting()),
    phrase(
        "there are {n:one} or more {kind:counter} counters on ~",
        "~ has {n:one} or more {kind:counter} counters on it",
        CountersReach(slot("kind"), _N),
    ),
    phrase(
        "~ has no {kind:counter} counters on it",
        "there are no {kind:counter} counters on ~",
        ComesTrue(Compared(CountersOn(slot("kind"), Self()), "=", 0)),
    ),
    phrase("one or more {what:groups} attack", OneOrMore(Attacks(_WHAT))),
    phrase("one or more {what:groups} {x:several dying}", OneOrMore(Dies(_WHAT))),
    phrase(
        "one or more {what:groups} deal combat damage to {by:any player}",
        OneOrMore(DealsDamage(_WHAT, _BY, combat=True)),
    ),
    phrase("a {kind:counter} counter is put on {what:happener}", CountersPut(slot("kind"), _WHAT)),
    phrase("{who:any player} sacrifice~ one or more {what:groups}", OneOrMore(Sacrifices(_WHO, _WHAT))),
    phrase("{who:any player} discard~ one or more cards", OneOrMore(Discards(_WHO))),
    phrase("{who:any player} discard~ one or more {where:some sort of cards}", OneOrMore(Discards(_WHO, _WHERE))),
)


_EARLY = (
    phrase("upkeep", "upkeep"),
    phrase("draw step", "draw"),
    phrase("first main phase", "precombat main phase", "precombat main"),
)
Table("early step", *_EARLY)
Table(
    "step", *_EARLY, phrase("second main phase", "postcombat main phase", "postcombat main"), phrase("end step", "end")
)
Table("steps", phrase("postcombat main phases", "second main phases", "postcombat main"))
Table(
    "beginning",
    phrase("your {step:step}", "each of your {step:steps}", BeginningOf(slot("step"), You())),
    phrase("each player's {step:early step}", "each {step:early step}", BeginningOf(slot("step"))),
    phrase("each end step", "each player's end step", "the end step", BeginningOf("end")),
    phrase("each opponent's {step:step}", BeginningOf(slot("step"), Each("opponent"))),
    phrase("each other player's {step:step}", BeginningOf(slot("step"), Each("other"))),
    phrase("combat on your turn", BeginningOf("combat", You())),
    phrase("each combat", BeginningOf("combat")),
    phrase("the {step:step} of {what:named}'s controller", BeginningOf(slot("step"), ControllerOf(_WHAT))),
    phrase("your first upkeep", BeginningOf("upkeep", You(), first=True)),
    phrase("each other player's first upkeep", BeginningOf("upkeep", Each("other"), first=True)),
    phrase("the first upkeep", BeginningOf("upkeep", first_of_game=True)),
)
Table(
    "combat's end",
    phrase("at end of combat on your turn", BeginningOf("end of combat", You())),
    phrase("at end of combat", BeginningOf("end of combat")),
)
_ONCE = (
    Enters, TransformsInto, Cycles, MadeToDiscard, Dies, Leaves, BecomesMonstrous, Exploits, TurnedFaceUp,
    CountersReach, Moves,
)  # fmt: skip


EXERTS = "you may exert ~ as it attacks. when you do"
FULLY_UNLOCKS = Does(You(), "fully unlock a Room")
"""What eerie abilities wait for besides: it always stands by itself.  (CR 207.2c)"""


def is_once(event: Value) -> bool:
    """Whether it happens to one thing, and only once, as all but chaos comes over a plane, or comes true: "when"."""
    if isinstance(event, Undergoes):
        return event.change.startswith("is ") and event.change != "is exerted"
    if isinstance(event, Unlocks | ComesTrue):
        return True
    return isinstance(event, _ONCE) and getattr(event, "what", None) in (Self(), Attached(), ITSELF_OWNED)


class Event(Kind):
    """An event with its "when", "whenever" or "at the beginning of", and what is then referred to."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(EXERTS, at):
            yield Exerts(), at + len(EXERTS), after(Exerts(), told)
        if text.startswith("at the beginning of ", at):
            for value, end, then in KINDS["beginning"].read(text, at + 20, told):
                yield value, end, after(value, then)
                for either, last, later in with_another(text, at, value, end, then, told):
                    yield either, last, after(either, later)
        if text.startswith("at ", at) and not told.spell:
            for value, end, then in KINDS["combat's end"].read(text, at, told):
                yield value, end, after(value, then)
        for number, start in enumerate(("when ", "whenever ")):
            if text.startswith(start, at):
                began = at + len(start)
                found = list(KINDS["event phrase"].read(text, began, told.chose("when", number)))
                yield from ((value, end, after(value, then)) for value, end, then in found)
                for value, end, then in found:  # only what no phrase says whole is two events
                    for either, last, later in with_another(text, began, value, end, then, told):
                        yield either, last, after(either, later)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, AnyHappening) and len(value.of) > 1:
            at_a_step = OR_A_STEP if isinstance(value.of[-1], BeginningOf) else 0
            apart, told = told.choice("and whenever", at_a_step or int(value.of[-1] == FULLY_UNLOCKS))
            if apart:
                words, told = said_apart(value, apart, told)
                return words, after(value, told)
        if isinstance(value, BeginningOf):
            ends = value.step == "end of combat"
            words, told = KINDS["combat's end" if ends else "beginning"].say(value, told)
            return words if ends else f"at the beginning of {words}", after(value, told)
        if value == Exerts():
            return EXERTS, after(value, told)
        once = is_once(value)
        number, told = told.choice("when", 0 if once else 1)
        try:
            words, told = KINDS["event phrase"].say(value, told)
        except Unsayable:
            if not isinstance(value, AnyHappening) or len(value.of) < 2:
                raise
            words, told = said_as_usual(value, told.chose("when", number))
            return words, after(value, told)
        return f"{('when', 'whenever')[number]} {words}", after(value, told)


KINDS["event"] = Event()


def after_several(event: AnyHappening | OneOrMore, told: Telling) -> Telling:
    """What the words after one of several events, or after an event of one or more things, refer to."""
    if isinstance(event, OneOrMore) and isinstance(event.of, CountersPut):  # once for each object
        return after(event.of, told)._replace(number="amount")
    if isinstance(event, OneOrMore):
        then = after(event.of, told)._replace(it=None, that=None, number="amount")
        what = getattr(event.of, "what", None)
        if isinstance(event.of, Attacks | DealsDamage | Enters) and isinstance(what, Group):
            return then._replace(it=Bound("it"), noun=f"{SEVERAL}{noun_of(what)}", singular=False)
        return then
    whom = {getattr(each, "what", None) for each in event.of}
    then = after(event.of[0 if len(whom) == 1 else -1], told)
    either = " or ".join(map(ridden, event.of))
    return then._replace(that_noun=either) if all(map(ridden, event.of)) else then


def ridden(event: object) -> str:
    """What a creature crews or saddles, as later words call it; "" for any other event."""
    return ("Mount" if event.saddling else "Vehicle") if isinstance(event, Crews) else ""


NUMBERED = DealsDamage | IsDealtDamage | GainsLife | LosesLife | GetsCounters | OneOrMore | PlayerAttacks
"""Events of which a number is known, which later words may mean by "that many"."""


def besides(event: object, told: Telling) -> Telling:
    """Who "that player" is, "that card" or "those creatures", where an event is about others than "it"."""
    if isinstance(event, MadeToDiscard) or (isinstance(event, PlayerAttacks) and event.whom) or attacks_any(event):
        told = told._replace(player=BoundPlayer())
    if isinstance(event, PlayerAttacks) and event.least != 1:
        return told._replace(that=Bound("attackers"), that_noun=f"{SEVERAL}creature")
    return told._replace(that=Bound("it"), that_noun="card") if isinstance(event, Discards) else told


def after(event: object, told: Telling) -> Telling:
    """What the words after an event refer to."""
    numbered = isinstance(event, NUMBERED)
    told = told._replace(subject=You(), moved=False, that=None, number="amount" if numbered else "")
    told = besides(event, told)
    if isinstance(event, AnyHappening | OneOrMore):
        return after_several(event, told)
    what = getattr(event, "what", None)
    told = told._replace(attacker=Bound("it") if isinstance(what, Group | Attached) else None)
    if isinstance(
        event,
        GainsLife
        | LosesLife
        | Casts
        | TapsForMana
        | Sacrifices
        | PlaysLand
        | Draws
        | Discards
        | BeginningOf
        | BecomesMonarch
        | RingTempts
        | Activates
        | Copies
        | Does,
    ):
        who = event.whose if isinstance(event, BeginningOf) else event.who
        of_host = isinstance(event, BeginningOf) and who == ControllerOf(Attached())
        told = told._replace(
            player=BoundPlayer() if not isinstance(who, You) else None,
            it=Attached() if of_host else what if isinstance(what, Attached) else None,
        )
    if isinstance(event, Casts | Copies):
        targeted = TargetsSome(Self()) in event.where  # "it" is what the spell targets, not the spell
        it = Self() if targeted or event == CASTING_THIS else Bound("it")
        return told._replace(it=it, noun="" if targeted else "spell")
    if isinstance(event, BeginningOf | FinishVoting | BecomesMonarch | Does | RingTempts):
        return told
    if isinstance(what, Self):
        told = told._replace(it=Self(), noun="")
    elif isinstance(what, Attached):
        told = (
            told._replace(it=Bound("it"), noun=f"{told.noun}|card")
            if isinstance(event, Dies | Leaves | Moves)
            else told
        )
    elif isinstance(what, Group):
        noun = "" if speaks_of_its_host(what) else noun_of(what)
        noun = "source" if getattr(event, "anything", False) else noun
        dead = isinstance(event, Dies | Leaves | Moves) and noun != "card"
        told = told._replace(it=Bound("it"), noun=f"{noun}|card".removeprefix("|") if dead else noun)
        told = told._replace(player=whose_it_is(event, what, told))
    other = (
        event.which if isinstance(event, Blocks | Crews) else event.by if isinstance(event, BecomesBlocked) else None
    )
    if isinstance(event, DealsDamage):
        if isinstance(event.to, Group):
            other = event.to
        elif event.to is not None:
            told = told._replace(player=BoundPlayer())
    if isinstance(event, BecomesTarget):
        told = told._replace(that=Bound("other"), that_noun=TARGETING)
    if other is not None:
        told = told._replace(that=Bound("other"), that_noun=ridden(event) or noun_of(other))
    return told
