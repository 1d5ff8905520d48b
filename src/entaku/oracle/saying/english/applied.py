"""How something changes for a while: "target creature gets +2/+2 until end of turn".  (CR 611.2)"""

from collections.abc import Iterable

from msgspec import structs

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import (
    AllMustBlock,
    AssignsNone,
    CanAttackDespiteDefender,
    CanBlockMore,
    CantAttack,
    CantBeBlocked,
    CantBeBlockedByFewer,
    CantBeBlockedByMore,
    CantBeRegenerated,
    CantBeTargeted,
    CantBlock,
    Change,
    DoesntUntap,
    Gain,
    MustBeBlocked,
    Resize,
    SetController,
    SetCreatureType,
    SetLandType,
    SetSize,
    SetTypes,
    SwitchSize,
)
from entaku.oracle.ir.durations import END_OF_TURN, Until
from entaku.oracle.ir.things import Amount, Group, Other, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.growth import is_told_for_each
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sizes import is_plain, one_of, so_many_times
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.rows import phrases

_WHAT, _N, _A, _C, _U = slot("what"), slot("n"), slot("a"), slot("c"), slot("u")

_UNTIL: dict[Until, tuple[str, ...]] = {
    END_OF_TURN: (" until end of turn", " this turn"),
    "your next turn": (" until your next turn",),
    "end of combat": (" this combat",),
    "end of game": ("",),
}
IN_FRONT, TWO_TIMES = 2, 3
"""Wordings in which how long something lasts is said before it, or once for characteristics and once for rules."""
BEFORE_VERB = (" ", " each ", " also ")
"""What stands before what something gets: that each of several gets it, or that it is more than was said before."""
_OF_RULES = (
    CantBlock,
    CantAttack,
    CantBeBlocked,
    CanBlockMore,
    CantBeBlockedByMore,
    CanAttackDespiteDefender,
    CantBeRegenerated,
    AssignsNone,
    CantBeBlockedByFewer,
    CantBeTargeted,
)


def in_proportion(apply: Apply, amount: Amount) -> list[Apply]:
    """The change in size so many times: "+1/+0 for each"; not for each other of a group, which is so for each apart."""
    if any(isinstance(one, Other) and isinstance(one.than, Group) for one in nodes(amount)):
        return []
    size = apply.changes[0]
    grown = so_many_times(size, amount) if len(apply.changes) == 1 and isinstance(size, Resize) else None
    return [structs.replace(apply, changes=(grown,))] if grown is not None else []


class FirstOfAll(Kind):
    """A pronoun with which a sentence begins: behind "except" or "and" it says what a copy is besides."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if at == 0 or text.endswith(". ", 0, at):
            yield from KINDS["subject pronoun"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["subject pronoun"].say(value, told)


class Applied(Kind):
    """Something changes for a while: "target creature gets +2/+2 until end of turn"."""

    says = (Apply,)

    FIRST: tuple[tuple[str, Until], ...] = (
        ("until end of turn, ", END_OF_TURN),
        ("until your next turn, ", "your next turn"),
    )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        first = next(((words, until) for words, until in self.FIRST if text.startswith(words, at)), None)
        start = at + len(first[0]) if first else at
        for what, end, then in KINDS["subject"].read(text, start, told):
            number = next((each for each in (1, 2) if text.startswith(BEFORE_VERB[each], end)), 0)
            if not text.startswith(" ", end):
                continue
            then = then.chose("each", number)
            begin = end + len(BEFORE_VERB[number])
            for changes, last, after in KINDS["lasting changes"].read(text, begin, then):
                if first:
                    yield Apply(what, changes, first[1]), last, after.chose("until", IN_FRONT)
                    continue
                if text.startswith(" until end of turn and ", last):
                    begin = last + len(" until end of turn and ")
                    singular = after._replace(singular=then.singular)
                    for more, final, finally_ in KINDS["lasting changes"].read(text, begin, singular):
                        if text.startswith(" this turn", final):
                            changed = Apply(what, (*changes, *more))
                            yield changed, final + 10, finally_.chose("until", TWO_TIMES)
                yield from self._while(text, last, Apply(what, changes), after)

    def _while(self, text: str, at: int, apply: Apply, told: Telling) -> Reading:
        """How long it lasts; then perhaps for each of what."""
        if text.startswith(" ", at):
            for long, end, then in KINDS["duration"].read(text, at + 1, told):
                yield structs.replace(apply, until=long), end, then
        for until, wordings in _UNTIL.items():
            for number, words in enumerate(wordings):
                if words and text.startswith(words, at):
                    lasting = structs.replace(apply, until=until)
                    end, then = at + len(words), told.chose("until", number)
                    yield lasting, end, then
                    if text.startswith(" for each ", end):
                        for amount, last, after in KINDS["for each"].read(text, end + 10, then):
                            for changed in in_proportion(lasting, amount):
                                yield changed, last, after

    def _in_proportion(self, value: Apply, words: str, told: Telling) -> Said:
        """A change in size for each of something."""
        size = value.changes[0]
        if len(value.changes) != 1 or not isinstance(size, Resize) or value.until != "end of turn":
            raise Unsayable(value)
        one, amount = one_of(size)
        said, told = KINDS["lasting changes"].say((one,), told)
        number, told = told.choice("until", 0)
        each, told = KINDS["for each"].say(amount, told)
        if number == IN_FRONT:
            return f"{self._first(value.until)}{words} {said} for each {each}", told
        return f"{words} {said}{_UNTIL[value.until][number]} for each {each}", told

    def _first(self, until: Until) -> str:
        """The words before the clause for how long it lasts.  Raises Unsayable where it is said behind alone."""
        for words, long in self.FIRST:
            if until == long:
                return words
        raise Unsayable(until)

    def begins(self) -> Iterable[str] | None:
        return (*(words for words, _ in self.FIRST), *(begins_of_any(("subject",)) or ("",)))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Apply) or value.until == "end of game":
            raise Unsayable(value)
        rules = isinstance(value.changes[0], _OF_RULES) and value.until == "end of turn"
        words, told = KINDS["subject"].say(value.what, told)
        each, told = told.choice("each")
        between = BEFORE_VERB[each]
        if isinstance(value.changes[0], Resize) and not is_plain(value.changes[0]) and not is_told_for_each(told):
            return self._in_proportion(value, words, told)
        number, told = told.choice("until", self._usual(value.changes, rules))
        if number == TWO_TIMES:
            return self._two_times(words, value.changes, told)
        said, told = KINDS["lasting changes"].say(value.changes, told)
        if value.until not in _UNTIL:
            long, told = KINDS["duration"].say(value.until, told)
            return f"{words}{between}{said} {long}", told
        text = f"{words}{between}{said}"
        if number == IN_FRONT:
            return f"{self._first(value.until)}{text}", told
        return f"{text}{_UNTIL[value.until][number]}", told

    def _usual(self, changes: tuple[Change, ...], rules: bool) -> int:
        mixed = len(changes) > 1 and isinstance(changes[-1], _OF_RULES) and not isinstance(changes[0], _OF_RULES)
        return TWO_TIMES if mixed else 1 if rules else 0

    def _two_times(self, words: str, changes: tuple[Change, ...], told: Telling) -> Said:
        """Characteristics last "until end of turn", rules "this turn"."""
        rules = tuple(each for each in changes if isinstance(each, _OF_RULES))
        others = changes[: len(changes) - len(rules)]
        if (*others, *rules) != changes or not others or not rules:
            raise Unsayable(changes)
        singular = told.singular
        first, told = KINDS["lasting changes"].say(others, told)
        second, told = KINDS["lasting changes"].say(rules, told._replace(singular=singular))
        return f"{words} {first} until end of turn and {second} this turn", told


KINDS["first of all"] = FirstOfAll()
KINDS["applied"] = Applied()

Table(
    "next untap step",
    phrase(
        "its controller's next untap step",
        "their controller's next untap step",
        "their controllers' next untap steps",
        None,
    ),
)
Table(
    "thing clause",
    *phrases("thing clause"),
    phrase("{a:applied}", _A),
    phrase(
        "{what:one subject} become~ a artifact creature {u:term}",
        Apply(_WHAT, (SetTypes(("Artifact", "Creature"), keeps=True),), _U),
    ),
    phrase(
        "{what:one subject} become~ a artifact creature",
        Apply(_WHAT, (SetTypes(("Artifact", "Creature"), keeps=True),), "end of game"),
    ),
    phrase("{what:subject pronoun}'s a enchantment", Apply(_WHAT, (SetTypes(("Enchantment",)),), "end of game")),
    phrase("{what:subject pronoun} gain~ {a:keyword list}", Apply(_WHAT, (Gain(_A),), "end of game")),
    phrase("{what:subject} {c:obliged} this turn if able", Apply(_WHAT, (_C,))),
    phrase("{what:subject} must be blocked this turn if able", Apply(_WHAT, (MustBeBlocked(),))),
    phrase("all creatures able to block {what:things} this turn do so", Apply(_WHAT, (AllMustBlock(),))),
    phrase(
        "{what:subject} don't~ untap during {x:next untap step}",
        Apply(_WHAT, (DoesntUntap(),), "its controller's next untap step"),
    ),
    phrase(
        "{what:subject} don't~ untap during your next untap step",
        Apply(_WHAT, (DoesntUntap(You()),), "your next untap step"),
    ),
    phrase(
        "{what:subject} can attack this turn as though {it:it or they} didn't have defender",
        Apply(_WHAT, (CanAttackDespiteDefender(),)),
    ),
    phrase("{what:subject} becomes the basic land type of your choice {u:term}", Apply(_WHAT, (SetLandType(),), _U)),
    phrase("{what:subject} becomes the creature type of your choice {u:term}", Apply(_WHAT, (SetCreatureType(),), _U)),
    phrase("switch {what:poss} power and toughness {u:term}", Apply(_WHAT, (SwitchSize(),), _U)),
    phrase("gain control of {what:things} {u:term}", Apply(_WHAT, (SetController(),), _U)),
    phrase(
        "gain control of {what:things}",
        "you gain control of {what:things}",
        Apply(_WHAT, (SetController(),), "end of game"),
    ),
    phrase(
        "{what:subject} become~ {c:new form} {u:term}. it's still a land",
        "{u:term in front}, {what:subject} become~ {c:new form}. it's still a land",
        "{u:term in front}, {what:subject} become~ {c:new form} that's still a land",
        "{what:subject} become~ {c:new artifact form} {u:term}",
        "{u:term in front}, {what:subject} become~ {c:new artifact form}",
        Apply(_WHAT, _C, _U),
    ),
    phrase(
        "{what:subject} become~ {c:new form}. it's still a land",
        "{what:subject} become~ {c:new form} that's still a land",
        "{what:subject} become~ {c:new artifact form}",
        Apply(_WHAT, _C, "end of game"),
    ),
    phrase("{what:subject} become~ {c:other form}", Apply(_WHAT, _C, "end of game")),
    phrase(
        "{what:subject} become {n:number}/{t:number} creatures {u:term}. they're still lands",
        Apply(_WHAT, (SetTypes(("Creature",), keeps=True), SetSize(_N, slot("t"))), _U),
    ),
)
