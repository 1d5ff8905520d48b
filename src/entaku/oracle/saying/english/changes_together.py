"""Several changes of one sentence: "gets +1/+1, has flying, and can't block", "has defender and loses all other …"."""

from collections.abc import Iterator

from entaku.oracle.ir.changes import (
    AddColour,
    AddTypes,
    CantAttack,
    CantBeActivated,
    CantBeBlocked,
    CantBlock,
    CantCrew,
    Change,
    Gain,
    Lose,
    SetColour,
    SetSize,
    SetTypes,
)
from entaku.oracle.saying.english import changes, player_lines
from entaku.oracle.saying.english.keywords import listed
from entaku.oracle.saying.english.standing_forms import is_standing
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (changes, player_lines)
"""The modules whose kinds of phrases are used here, which must be there before."""

_BOTH = (
    ("can't attack, block, or crew Vehicles", (CantAttack(), CantBlock(), CantCrew())),
    ("can't attack or block", (CantAttack(), CantBlock())),
    ("can't block or be blocked", (CantBlock(), CantBeBlocked())),
    ("can't block and can't be blocked", (CantBlock(), CantBeBlocked())),
)
"""Two changes that are said together, and how.  (CR 101.2)"""
STATIC = "static change"
"""What things are as long as something stands, and don't only become."""
_NEITHER_WAY = "can't block or be blocked by "
_OTHERS = ("lose all other abilities", "loses all other abilities")
_OTHERS_LOST = Lose(("all other abilities",))
"""What stands where that is said, as long as what is said isn't in the order in which it is done."""
_OTHERWISE = "others lost"
"""What remembers at which place it is said that all other abilities are lost, or 0 where all were before."""
_ARRESTED = (
    (", and their activated abilities ", ", and its activated abilities "),
    (" and their activated abilities ", " and its activated abilities "),
)


class Changes(Kind):
    """Changes of one sentence: "gets +2/+2 and gains flying", "gets +1/+1, has flying, and can't block"."""

    def __init__(self, name: str, table: str, becoming: tuple[str, str], without: str) -> None:
        KINDS[name] = self
        self.table = table
        self.becoming = becoming
        self.without = without

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for said, end, then in self._read(text, at, told):
            found, then = self._in_order(said, then)
            yield found, end, then
            for number, words in enumerate(_ARRESTED):
                joint = words[told.singular]
                if text.startswith(joint, end):
                    for but_mana, last, after in KINDS["can't be activated"].read(text, end + len(joint), then):
                        yield (*found, CantBeActivated(but_mana)), last, after.chose("arrested", number)

    def _in_order(self, said: tuple[Change, ...], told: Telling) -> tuple[tuple[Change, ...], Telling]:
        """The changes with all other abilities lost before any is gained, as it is done.  (CR 613.1f)"""
        if _OTHERS_LOST not in said:
            return said, told.chose(_OTHERWISE, 0) if Lose() in said else told
        place = said.index(_OTHERS_LOST)
        rest = [*said[:place], *said[place + 1 :]]
        first = next((n for n, one in enumerate(rest) if isinstance(one, Gain)), len(rest))
        return (*rest[:first], Lose(), *rest[first:]), told.chose(_OTHERWISE, 1 + place)

    def _as_said(self, value: tuple[Change, ...], told: Telling) -> tuple[tuple[Change, ...], Telling]:
        """The same the other way round: the changes in the order in which they are said."""
        if Lose() not in value:
            return value, told
        gained = [number for number, one in enumerate(value) if isinstance(one, Gain)]
        others = value.index(Lose()) == min(gained, default=0) - 1 and value[0] != Lose()
        place, told = told.choice(_OTHERWISE, 1 + max(gained) if others else 0)
        if not place:
            return value, told
        rest = [one for one in value if one != Lose()]
        return (*rest[: place - 1], _OTHERS_LOST, *rest[place - 1 :]), told

    def _each(self, text: str, at: int, told: Telling) -> Reading:
        """One change; or two that one phrase says."""
        for found, end, then in KINDS[self.table].read(text, at, told):
            yield (found,), end, then
        words = _OTHERS[told.singular]
        if text.startswith(words, at):
            yield (_OTHERS_LOST,), at + len(words), told
        yield from self._besides(text, at, told)

    def _besides(self, text: str, at: int, told: Telling) -> Reading:
        """A colour or a size, and types, that something has besides its own."""
        verb = self.becoming[told.singular]
        if text.startswith(verb, at):
            yield from KINDS["coloured besides"].read(text, at + len(verb), told)
            yield from KINDS["sized besides"].read(text, at + len(verb), told)

    def _read(self, text: str, at: int, told: Telling) -> Reading:
        singular = told.singular
        for number, (both, changed) in enumerate(_BOTH):
            if text.startswith(both, at) and not text.startswith(" alone", at + len(both)):
                yield changed, at + len(both), told.chose("can't both", number)
        if text.startswith(_NEITHER_WAY, at):
            for group, end, then in KINDS["groups"].read(text, at + len(_NEITHER_WAY), told):
                yield (CantBlock(group), CantBeBlocked(group)), end, then._replace(it=told.it, noun=told.noun)
        verb = self.becoming[told.singular]
        if text.startswith(verb, at):
            yield from self._formed(text, at + len(verb), told)
        lose = "loses " if told.singular else "lose "
        if text.startswith(lose, at):
            yield from KINDS[self.without].read(text, at + len(lose), told)
        for found, end, then in self._each(text, at, told):
            yield from self._more(text, end, then._replace(singular=singular), found)

    def _formed(self, text: str, at: int, told: Telling) -> Reading:
        """What becomes of something that has its size named with its type; and one more change behind."""
        yield from KINDS["bare form"].read(text, at, told)
        if self.table == STATIC:
            yield from KINDS["standing form"].read(text, at, told)
        for forms, end, then in KINDS["sized form"].read(text, at, told):
            yield forms, end, then
            if text.startswith(" and ", end):
                fresh = then._replace(singular=told.singular)
                for last, final, after in self._each(text, end + len(" and "), fresh):
                    yield (*forms, *last), final, after

    def _more(self, text: str, at: int, told: Telling, found: tuple[Change, ...]) -> Reading:
        if text.startswith(", and ", at) and len(found) > 1:
            for last, end, then in self._each(text, at + 6, told):
                yield (*found, *last), end, then
        elif text.startswith(", ", at):
            for each, end, then in self._each(text, at + 2, told):
                yield from self._more(text, end, then._replace(singular=told.singular), (*found, *each))
        elif text.startswith(" and ", at) and len(found) == 1:
            for number, (both, changed) in enumerate(_BOTH):
                if text.startswith(both, at + 5) and not isinstance(found[0], CantAttack | CantBlock):
                    yield (*found, *changed), at + 5 + len(both), told.chose("can't both", number)
            for last, end, then in self._each(text, at + 5, told):
                yield (*found, *last), end, then
        if len(found) == 1 or (len(found) == 2 and is_besides(found)):
            yield found, at, told

    def _say_formed(self, value: tuple[Change, ...], told: Telling) -> Said:
        """The same said: its form, perhaps without abilities or with one more change."""
        if value[0] == Lose():
            words, then = KINDS[self.without].say(value, told)
            return f"{'loses' if told.singular else 'lose'} {words}", then._replace(singular=told.singular)
        number = 3 if isinstance(value[0], SetColour) else 2
        words, then = KINDS["sized form"].say(value[:number], told)
        more = [*self._said_each(value[number:], then._replace(singular=told.singular))]
        if len(more) > 1:
            raise Unsayable(value)
        for said, after in more:
            words, then = f"{words} and {said}", after
        return f"{self.becoming[told.singular]}{words}", then._replace(singular=told.singular)

    def _said_each(self, value: tuple[Change, ...], told: Telling) -> Iterator[tuple[str, Telling]]:
        """The changes one after the other, with what remains to be said."""
        place = 0
        while place < len(value):
            singular = told.singular
            two = value[place : place + 2]
            kind = "coloured besides" if isinstance(two[0], AddColour) else "sized besides"
            if is_besides(two) and (isinstance(two[0], AddColour) or told.choice(kind)[0]):
                words, then = KINDS[kind].say(two, told)
                words, place = f"{self.becoming[singular]}{words}", place + 1
            elif value[place] == _OTHERS_LOST:
                words, then = _OTHERS[singular], told
            else:
                words, then = KINDS[self.table].say(value[place], told)
            told = then._replace(singular=singular)
            yield words, told
            place += 1

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            raise Unsayable("no change")
        last = value[-1]
        if isinstance(last, CantBeActivated) and len(value) > 1:
            singular = told.singular
            words, told = self.say(value[:-1], told)
            number, told = told.choice("arrested")
            end, told = KINDS["can't be activated"].say(last.but_mana, told)
            return f"{words}{_ARRESTED[number][singular]}{end}", told._replace(singular=singular)
        usual = next((number for number, (_, changed) in enumerate(_BOTH) if changed == value), None)
        if usual is not None:
            number, told = told.choice("can't both", usual)
            return _BOTH[number][0], told
        if len(value) == 2 and isinstance(value[0], CantBlock) and value[1] == CantBeBlocked(value[0].which):
            words, then = KINDS["groups"].say(value[0].which, told)
            return f"{_NEITHER_WAY}{words}", then._replace(it=told.it, noun=told.noun)
        if told.choice("bare form")[0] and isinstance(value[0], SetTypes | SetColour):
            words, then = KINDS["bare form"].say(value, told)
            return f"{self.becoming[told.singular]}{words}", then._replace(singular=told.singular)
        if self.table == STATIC and not told.choice("sized form")[0] and is_standing(value):
            words, then = KINDS["standing form"].say(value, told)
            return f"{self.becoming[told.singular]}{words}", then._replace(singular=told.singular)
        value, told = self._as_said(value, told)
        if told.choice("sized form")[0] and isinstance(value[0], SetTypes | SetColour | Lose):
            return self._say_formed(value, told)
        return self._say_listed(value, told)

    def _say_listed(self, value: tuple[Change, ...], told: Telling) -> Said:
        """Changes one after the other, the last perhaps two that are said together."""
        both = next((number for number, (_, changed) in enumerate(_BOTH) if changed == value[1:]), None)
        said = []
        for words, then in self._said_each(value if both is None else value[:1], told):
            told = then
            said.append(words)
        if both is not None:
            number, told = told.choice("can't both", both)
            said.append(_BOTH[number][0])
        return listed(said), told


def is_besides(value: tuple[Change, ...]) -> bool:
    """Whether it is types that something has besides its own with a colour or a size, which one phrase says."""
    if len(value) != 2:
        return False
    first, second = value
    coloured = isinstance(first, AddColour) and isinstance(second, AddTypes)
    return coloured or (isinstance(first, AddTypes) and isinstance(second, SetSize))


Changes("lasting changes", "lasting change", ("become ", "becomes "), "becoming without abilities")
Changes("static changes", STATIC, ("are ", "is "), "being without abilities")
