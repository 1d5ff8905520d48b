"""Targets, where they are first mentioned: "target creature", "up to two target creatures", "any target".  (CR 115)"""

import re
from collections.abc import Iterable, Iterator

from msgspec import structs

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.targets import Different
from entaku.oracle.ir.things import (
    Being,
    ControlledBy,
    ControllerOf,
    Each,
    Group,
    HasCounter,
    Is,
    IsAbility,
    Other,
    Targeted,
    TargetedPlayer,
    X,
)
from entaku.oracle.saying.english.group_nouns import apart, noun_of
from entaku.oracle.saying.english.groups import OTHER_THAN
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.totals import cut, with_total
from entaku.oracle.saying.english.words import NUMBERS

ANY = (Group((Is("Creature"),)), Group((Is("Planeswalker"),)), Each())
PLANESWALKERS = Group((Is("Planeswalker"),))
PLAYERS = {"player": Each(), "opponent": Each("opponent")}
SPELL_OR_PERMANENT = (Group(zone="stack"), Group())
SPELL_OR_ABILITY = (Group(zone="stack"), Group((IsAbility(),), "stack"))
SUSPENDED_CARD = Group((Being("suspended"),), "exile")
_OF_TWO_SORTS = (
    ("target permanent or suspended card", (Group(), SUSPENDED_CARD)),
    ("target permanent with a time counter on it or suspended card", (Group((HasCounter("time"),)), SUSPENDED_CARD)),
    ("target spell or permanent", SPELL_OR_PERMANENT),
    ("target spell or ability", SPELL_OR_ABILITY),
    ("target spell, activated ability, or triggered ability", SPELL_OR_ABILITY),
)
"""Targets of either of two sorts, as they are said."""


class Targets(Kind):
    """A target, where it is first mentioned: "target creature", "up to two target creatures", "any target"."""

    says = (Targeted, TargetedPlayer)

    def __init__(self, name: str, players: bool, also_players: bool = False) -> None:
        KINDS[name] = self
        self.players = players
        self.also_players = also_players

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for target, end, then in self._target(text, at, told):
            number = len(told.targets)
            then = then._replace(targets=(*told.targets, target), said=number + 1)
            if all(isinstance(each, Each) for each in target.of):
                one = target.most == 1
                yield TargetedPlayer(number), end, then._replace(player=TargetedPlayer(number), singular=one)
                continue
            noun = "" if len(target.of) > 1 else noun_of(target.of[0]) if isinstance(target.of[0], Group) else ""
            one = target.most == 1
            if is_aside(target):
                yield Targeted(number), end, then._replace(singular=one)
                continue
            then = of_their_controller(target, then)
            yield Targeted(number), end, then._replace(it=Targeted(number), noun=noun, singular=one, moved=False)

    def _target(self, text: str, at: int, told: Telling) -> Iterator[tuple[Target, int, Telling]]:
        if self.also_players and text.startswith("any target", at):
            yield Target(ANY), at + 10, told
        if self.also_players and (other := _ANY_OTHER.match(text, at)):
            yield any_other(told), other.end(), told.chose("any other", _OTHER_WORDS.index(other[0]))
        for number, (words, of) in enumerate(_OF_TWO_SORTS):
            if not self.players and not self.also_players and text.startswith(words, at):
                yield Target(of), at + len(words), told.chose("two sorts", number)
        if _TARGETED.match(text, at):
            for start, least, most in COUNTS:
                if text.startswith(start, at):
                    yield from self._in_all(text, at + len(start), told, least, most)
                    yield from self._described(text, at + len(start), told, least, most)

    def _in_all(
        self, text: str, at: int, told: Telling, least: int | X, most: int | X | None
    ) -> Iterator[tuple[Target, int, Telling]]:
        """Targets that have so much together at most, which stands behind their noun."""
        found = cut(text, at) if most != 1 else None
        if found and isinstance(found.total, Different) and least and found.total.of != "controller":
            return
        for target, end, then in self._described(found.text, at, told, least, most) if found else ():
            if found and found.start <= end:
                then = found.chosen(at, then)
                yield structs.replace(target, total=found.total), end + found.length, then

    def _described(
        self, text: str, at: int, told: Telling, least: int | X, most: int | X | None
    ) -> Iterator[tuple[Target, int, Telling]]:
        one = most == 1
        start = next((words for words in _TARGET if text.startswith(words, at)), None)
        if start is None:
            return
        different, at = start != "target ", at + len(start)
        if self.players:
            for noun, who in PLAYERS.items():
                word = noun if one else f"{noun}s"
                if text.startswith(word, at) and different and is_first(told) and who == Each():
                    yield Target((ANOTHER,), least, most), at + len(word), told
                elif text.startswith(word, at):
                    yield Target((who,), least, most, different=different), at + len(word), told
            return
        for group, end, then in KINDS["group" if one else "groups"].read(text, at, told):
            if not isinstance(group, Group) or is_other_before(group, text[at:end]):
                continue
            if start in _ORDINALS:
                then = then.chose("which", _ORDINALS.index(start))
            apart_from_it = different and not told.targets and start not in _ORDINALS[1:]
            one_of = Group((apart(told), *group.where), group.zone, group.of) if apart_from_it else group
            yield Target((one_of,), least, most, different=different and not apart_from_it), end, then
            if self.also_players and one and text.startswith(" or player", end) and not different:
                yield Target((group, Each()), least, most), end + len(" or player"), then
        if self.also_players and one:
            yield from _or_planeswalker(text, at, told)

    def begins(self) -> Iterable[str] | None:
        return ("any target", *_OTHER_WORDS, *(words for words, _, _ in COUNTS if words), *_TARGET)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Targeted | TargetedPlayer) or value.n != told.said or value.n >= len(told.targets):
            raise Unsayable(value)
        target = told.targets[value.n]
        if isinstance(value, TargetedPlayer) != self.players or target.chooser is not None:
            raise Unsayable(target)
        then = told._replace(said=told.said + 1)
        if isinstance(value, TargetedPlayer):
            other = target.of == (ANOTHER,)
            words = "player" if other else next((word for word, who in PLAYERS.items() if (who,) == target.of), None)
            if words is None:
                raise Unsayable(target)
            then = then._replace(player=value, singular=target.most == 1)
            return self._counted(target, words, f"{words}s", other or target.different), then
        noun = "" if len(target.of) > 1 else noun_of(target.of[0]) if isinstance(target.of[0], Group) else ""
        words, then = self._said(target, then)
        if is_aside(target):
            return words, then._replace(singular=True)
        then = of_their_controller(target, then)
        return words, then._replace(it=value, noun=noun, singular=target.most == 1, moved=False)

    def _said(self, target: Target, told: Telling) -> Said:
        if len(target.of) > 1:
            sorts = [number for number, (_, of) in enumerate(_OF_TWO_SORTS) if target == Target(of)]
            if sorts and not self.also_players:
                number, told = told.choice("two sorts", sorts[0])
                return _OF_TWO_SORTS[number][0], told
            if not self.also_players or (target.least, target.most) != (1, 1):
                raise Unsayable(target)
            if target == Target(ANY):
                return "any target", told
            if target == any_other(told._replace(targets=told.targets[: told.said - 1])):
                number, told = told.choice("any other")
                return _OTHER_WORDS[number], told
            for noun, who in PLAYERS.items():
                if target.of == (who, PLANESWALKERS):
                    return f"target {noun} or planeswalker", told
            if target.of[1] != Each():
                raise Unsayable(target)
        group = target.of[0]
        if not isinstance(group, Group):
            raise Unsayable(target)
        other = apart(told) in group.where[:1] and not told.choice("other than")[0]
        if other:
            group = Group(group.where[1:], group.zone, group.of)
        words, told = KINDS["group" if target.most == 1 else "groups"].say(group, told)
        words = self._counted(target, words, words, other or target.different)
        if target.different and words.startswith(_ORDINALS[0]):
            third = target.least == 1 and told.said > 2 and told.targets[told.said - 2].different
            ordinal, told = told.choice("which", len(_ORDINALS) - 1 if third else 0)
            words = _ORDINALS[ordinal] + words.removeprefix(_ORDINALS[0])
        if target.total is not None:
            words, told = with_total(words, target.total, told)
        return (f"{words} or player" if len(target.of) > 1 else words), told

    def _counted(self, target: Target, one: str, several: str, other: bool) -> str:
        words = one if target.most == 1 else several
        for start, least, most in COUNTS:
            if (least, most) == (target.least, target.most):
                another = "another " if other and start == "" else "other " if other else ""
                return f"{start}{another}target {words}"
        raise Unsayable(target)


ANOTHER = Each("other")


def of_their_controller(target: Target, told: Telling) -> Telling:
    """The same where one thing was targeted that an opponent controls: they are "that player", if nobody was before."""
    theirs = any(isinstance(of, Group) and ControlledBy(Each("opponent")) in of.where for of in target.of)
    if told.player is not None or target.most != 1 or not theirs:
        return told
    return told._replace(player=ControllerOf(Targeted(told.said - 1)))


def is_aside(target: Target) -> bool:
    """Whether it is "any other target": behind that "it" is still what was spoken of before."""
    return target == Target(ANY, different=True)


def any_other(told: Telling) -> Target:
    """Any target but those before; or, where it is the first, but what has been spoken of."""
    if told.targets:
        return Target(ANY, different=True)
    creature, planeswalker, player = ANY
    others = (structs.replace(each, where=(apart(told), *each.where)) for each in (creature, planeswalker))
    return Target((*others, player))


def is_first(told: Telling) -> bool:
    """Whether no player has been targeted before: "another target player" is then one other than you."""
    return not any(isinstance(one, Each) for target in told.targets for one in target.of)


def is_other_before(group: Group, words: str) -> bool:
    """Whether these words of a group leave something out before the noun, as targets do by themselves."""
    return any(isinstance(each, Other) for each in group.where) and OTHER_THAN not in words


def _or_planeswalker(text: str, at: int, told: Telling) -> Iterator[tuple[Target, int, Telling]]:
    for noun, who in PLAYERS.items():
        words = f"{noun} or planeswalker"
        if text.startswith(words, at):
            yield Target((who, PLANESWALKERS)), at + len(words), told


def _counts() -> Iterator[tuple[str, int | X, int | X | None]]:
    """How many targets, by the words before "target"."""
    yield "", 1, 1
    yield "any number of ", 0, None
    yield "one or more ", 1, None
    for number in range(1, 7):
        yield f"up to {NUMBERS[number]} ", 0, number
        if number > 1:
            yield f"{NUMBERS[number]} ", number, number
    yield "X ", X(), X()
    yield "up to X ", 0, X()
    yield "one or two ", 1, 2
    yield "one, two, or three ", 1, 3


_OTHER_WORDS = ("any other target", "another target", "a third target")
_ANY_OTHER = re.compile(r"any other target|(?:another|a third) target(?=[,.])")
"""Any target but those before: a noun would follow else, and behind these no full stop or comma."""
_ORDINALS = ("another target ", "a second target ", "a third target ")
_TARGET = (*_ORDINALS, "other target ", "target ")
COUNTS = tuple(_counts())
_TARGETED = re.compile(f"(?:{'|'.join(start for start, _, _ in COUNTS)})(?:another |other |a second |a third )?target ")
"""How a target begins: looked for at nearly every word of a text, and seldom there."""


Targets("new target", players=False)
Targets("new player target", players=True)
Targets("new damage target", players=False, also_players=True)
