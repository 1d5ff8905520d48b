"""What cards of Commander sets and their kin say: clashes, what was spent, politics, and sentences of their own."""

from collections.abc import Iterable

from entaku.oracle.ir.abilities import (
    RemoveCountersCost,
    RevealCost,
    Static,
    Target,
)
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import MustAttack
from entaku.oracle.ir.conditions import (
    Bind,
    Exists,
    ManaSpent,
    Unless,
    UsedThisTurn,
    WasKicked,
)
from entaku.oracle.ir.happenings import CompletesDungeon, PlayerIsAttacked
from entaku.oracle.ir.instructions import AtNext, If, Instead
from entaku.oracle.ir.player_rules import CantSearch, SkipsExtraTurns, SkipsStep, UntapsWithOthers
from entaku.oracle.ir.things import (
    Attached,
    Being,
    Bound,
    BoundAmount,
    BoundPlayer,
    ChosenPlayer,
    ColoursSpent,
    ControlledBy,
    ControllerOf,
    Count,
    CountersOn,
    Each,
    Greatest,
    Group,
    HasCounter,
    Is,
    Not,
    Self,
    SharesType,
    StatOf,
    Targeted,
    You,
)
from entaku.oracle.mechanics.choosing import ChoosePlayer
from entaku.oracle.mechanics.counters import RemoveCounters
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import (
    acts,
    amounts,
    conditions,
    costs,
    effects,
    events,
    player_lines,
    standing,
    suffixes,
)
from entaku.oracle.saying.english.happeners import ANY_PLAYER
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either, Table, table
from entaku.oracle.saying.english.targets import PLANESWALKERS
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.words import NUMBERS

ADDS_TO = (acts, amounts, conditions, costs, effects, events, player_lines, standing, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_A, _B, _C, _KIND, _N, _WHAT, _WHERE, _WHO = (
    slot("a"), slot("b"), slot("c"), slot("kind"), slot("n"), slot("what"), slot("where"), slot("who"),
)  # fmt: skip
_CREATURE = Is("Creature")
_CHOSEN, _MOVED, _REVEALED, _WON = Bound("chosen"), Bound("moved"), Bound("revealed"), Bind("won")
_OPPONENT = Each("opponent")
_HAND = Count(Group(zone="hand", of=You()))
_DISCARDED = Greatest("mana value", Bound("discarded"))
_THEIR_CREATURES = Group((_CREATURE, ControlledBy(BoundPlayer("each"))))


class OneSymbol(Kind):
    """A kind of mana: "{W}"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text[at : at + 1] == "{" and text[at + 2 : at + 3] == "}" and text[at + 1] in "WUBRGC":
            yield text[at + 1], at + 3, told

    def say(self, value: Value, told: Telling) -> Said:
        return f"{{{value}}}", told


class Attackers(Kind):
    """That there is an attacker like this: "a white creature is attacking"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and text.startswith(" is attacking", end):
                yield Exists(Group((*value.where, Being("attacking")))), end + len(" is attacking"), then

    def say(self, value: Value, told: Telling) -> Said:
        what = value.what if isinstance(value, Exists) and value == Exists(value.what) else None
        if not isinstance(what, Group) or what.where[-1:] != (Being("attacking"),):
            raise Unsayable(value)
        words, told = KINDS["a group"].say(Group(what.where[:-1]), told)
        return f"{words} is attacking", told


class PlayerOrController(Kind):
    """Whoever was hit: a player, or the controller of a planeswalker or permanent."""

    WORDS = ("that player or that planeswalker's controller", "that permanent's controller or that player")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            if text.startswith(words, at) and self._usual(told.it, told) == number:
                yield ControllerOf(told.it), at + len(words), told._replace(singular=True)  # type: ignore[arg-type]  # what "it" is, is a thing

    def begins(self) -> Iterable[str] | None:
        return self.WORDS

    def say(self, value: Value, told: Telling) -> Said:
        number = self._usual(value.what, told) if isinstance(value, ControllerOf) and value.what == told.it else None
        if number is None:
            raise Unsayable(value)
        return self.WORDS[number], told._replace(singular=True)

    def _usual(self, what: object, told: Telling) -> int | None:
        """The words for a target that may be a player; None for one that can't."""
        if not isinstance(what, Targeted) or what.n >= len(told.targets):
            return None
        of = told.targets[what.n].of
        if not any(isinstance(each, Each) for each in of):
            return None
        return 0 if len(of) == 2 and PLANESWALKERS in of else 1


class AllAgain(Kind):
    """Who is dealt damage, said in full both times."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["recipient"].read(text, at, told._replace(it=None, noun="", that=None))

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["recipient"].say(value, told._replace(it=None, noun="", that=None))


class CastItself(Kind):
    """The spell that mana was spent on, or what it became: "this spell", "~", or "it" where that is nothing else."""

    WORDS = ("it", "this spell", "~")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            known = words != "it" or told.it is None or isinstance(told.it, Self)
            if known and text.startswith(words, at) and not text[at + len(words) : at + len(words) + 1].isalpha():
                yield Self(), at + len(words), told.chose("cast itself", number)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Self):
            raise Unsayable(value)
        number, told = told.choice("cast itself", 1 if told.spell else 0)
        return self.WORDS[number], told


class Lying(Kind):
    """That cards are in your graveyard, said the other way round: "seven or more cards are in your graveyard"."""

    WORDS = "are in your graveyard"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield None, at + len(self.WORDS), told.chose("are in", 1)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("are in")
        if not number:
            raise Unsayable("said as usual")
        return self.WORDS, told


class TargetsOfOne(Kind):
    """Target cards in one graveyard: "up to three target cards from a single graveyard"."""

    WHOSE = ((" from a single graveyard", None), (" from a opponent's graveyard", _OPPONENT))
    COUNTS = tuple((f"{NUMBERS[n]} ", n, n) for n in range(2, 6)) + tuple(
        (f"up to {NUMBERS[n]} ", 0, n) for n in range(2, 6)
    )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for words, least, most in self.COUNTS:
            if not text.startswith(f"{words}target ", at):
                continue
            for where, end, then in KINDS["cards like"].read(text, at + len(words) + len("target "), told):
                for whose, of in self.WHOSE:
                    if text.startswith(whose, end):
                        number = len(then.targets)
                        target = Target((Group(where, "graveyard", of),), least, most, together=True)
                        value = Targeted(number)
                        yield value, end + len(whose), then._replace(
                            targets=(*then.targets, target), said=number + 1, it=value, noun="card", moved=False,
                        )  # fmt: skip

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Targeted) or value.n != told.said or value.n >= len(told.targets):
            raise Unsayable(value)
        target = told.targets[value.n]
        group = target.of[0]
        count = next((words for words, *both in self.COUNTS if both == [target.least, target.most]), None)
        if not target.together or not isinstance(group, Group) or count is None:
            raise Unsayable(target)
        whose = next(words for words, of in self.WHOSE if of == group.of)
        words, told = KINDS["cards like"].say(group.where, told)
        then = told._replace(said=told.said + 1, it=value, noun="card", moved=False)
        return f"{count}target {words}{whose}", then


class RemovedKind(Kind):
    """Of which kind the counters were that were removed; their number knows nothing of it, so it is remembered."""

    REMEMBERED = "removed: "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for kind, end, then in KINDS["counter"].read(text, at, told):
            if f"{text[at:end]} counter" in text[:at]:
                yield None, end, then.chose(f"{self.REMEMBERED}{kind}", 1)

    def say(self, value: Value, told: Telling) -> Said:
        key = next((key for key, _ in told.trail if key.startswith(self.REMEMBERED)), f"{self.REMEMBERED}+1/+1")
        return key.removeprefix(self.REMEMBERED), told.choice(key)[1]


KINDS["removed kind"] = RemovedKind()
KINDS["targets of one"] = TargetsOfOne()
KINDS["symbol"] = OneSymbol()
KINDS["all again"] = AllAgain()
KINDS["lying"] = Lying()
KINDS["cast itself"] = CastItself()
KINDS["attackers"] = Attackers()
KINDS["player or controller"] = PlayerOrController()
_players = KINDS["player"]
assert isinstance(_players, Either)
_players.add_first("player or controller")

table("cost part").add(
    phrase("reveal ~ from your hand", RevealCost(Self())),
    phrase("reveal {what:a card in hand} from your hand", RevealCost(_WHAT)),
    phrase("remove all {kind:counter} counters from ~", RemoveCountersCost(_KIND, CountersOn(_KIND, Self()))),
)
table("described player").add(phrase("the chosen player", ChosenPlayer()))
ANY_PLAYER.add(phrase("the chosen player", ChosenPlayer()))
table("suffix phrase").add(
    phrase("that shares a card type with {what:things}", SharesType(_WHAT)),
    phrase("without a {kind:counter} counter on {x:it or them}", Not(HasCounter(_KIND))),
)
table("equal").add(
    phrase("the revealed card's mana value", StatOf("mana value", _REVEALED)),
)
table("count").add(
    phrase("{x:removed kind} counter# removed this way", BoundAmount("removed")),
    phrase("color# of mana spent to cast {what:cast itself}", ColoursSpent(_WHAT)),
)
table("condition").add(
    phrase("you win", "you won", _WON),
    phrase("{c:symbol} was spent to cast {what:cast itself}", ManaSpent(_C, 1, _WHAT)),
    phrase("at least {n:one} {c:colour} mana was spent to cast {what:cast itself}", ManaSpent(_C, _N, _WHAT)),
    phrase("{c:attackers}", _C),
)
table("event phrase").add(
    phrase("you complete a dungeon", CompletesDungeon(You())),
    phrase("enchanted player is attacked", PlayerIsAttacked(Attached())),
)  # fmt: skip
table("command").add(
    phrase("remove all {kind:counter} counters from {what:things}", RemoveCounters(_WHAT, _KIND)),
)  # fmt: skip
Table("skipped", *(phrase(step, step) for step in ("untap", "upkeep", "draw")))
table("player line").add(
    phrase("your opponents can't search libraries.", Static(rules=(CantSearch(_OPPONENT),))),
    phrase("players can't search libraries.", Static(rules=(CantSearch(Each()),))),
    phrase("if {who:any player} would begin a extra turn, that player skips that turn instead.",
           Static(rules=(SkipsExtraTurns(_WHO),))),
    phrase("untap {what:things} during each other player's untap step.",
           Static(rules=(UntapsWithOthers(_WHAT),))),
    phrase("skip your {step:skipped} step.", Static(rules=(SkipsStep(You(), slot("step")),))),
    phrase("players skip their {step:skipped} steps.", Static(rules=(SkipsStep(Each(), slot("step")),))),
)  # fmt: skip

IDIOMS.add(
    phrase("return {what:targets of one} to their hand", (Move(_WHAT, "hand"),)),
    phrase("exile {what:targets of one}", (Move(_WHAT, "exile"),)),
    phrase("~ deals {a:number} damage to {what:all again}. if this spell was kicked, it deals {b:number} damage to"
           " {what:all again} instead",
           (Instead((Damage(_A, _WHAT),), (Damage(_B, _WHAT),), WasKicked()),)),
    phrase("sacrifice it unless {c:symbol} was spent to cast it",
           (If(Unless(ManaSpent(_C)), (Sacrifice(Self()),)),)),
    phrase("each player exiles all {where:cards like} from their graveyard, then sacrifices all creatures they"
           " control, then puts all cards they exiled this way onto the battlefield",
           (Move(Group(_WHERE, "graveyard", Each()), "exile"),
            Sacrifice(Group((_CREATURE,)), Each(), Count(_THEIR_CREATURES)), Move(_MOVED, "battlefield"))),
    phrase("if this ability has been activated {n:one} or more times this turn, sacrifice ~ at the beginning of the"
           " next end step", (If(UsedThisTurn(_N), (AtNext("end", (Sacrifice(Self()),)),)),)),
    phrase("choose a opponent at random. ~ attacks that player this combat if able",
           (ChoosePlayer(_OPPONENT, random=True),
            Apply(Self(), (MustAttack(BoundPlayer("chosen")),), "end of combat"))),
)  # fmt: skip
