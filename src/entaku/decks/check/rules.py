"""The versions of the Commander rules for decks, as data: what each demands, and its dated ban list."""

import datetime
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec
from msgspec import Struct

from entaku.cards.naming.spelling import folded
from entaku.kernel.errors import Unlawful

Aspect = Literal[
    "commander", "identity", "basic-type", "size", "singleton", "legality", "banned", "not-commander", "sideboard"
]  # fmt: skip
"""What of a deck a rule is about."""

VERSIONS: Final = ("commander-2010", "commander")


class Listed(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A card on a list from one day on to the day before another; "" where it was there before, or stayed."""

    card: str
    since: str = ""
    until: str = ""

    def holds(self, on: str) -> bool:
        """Whether the card is on the list on a day ("2010-06-20"); on no particular one, "", it is if it stayed."""
        return (self.since <= on and (not self.until or on < self.until)) if on else not self.until


class SetDates(Struct, frozen=True):
    """When a set could first be played with, and when it was released."""

    name: str
    prerelease: str
    release: str


class Promoted(Struct, frozen=True):
    """Cards that files date by a promotional series of many years, and when they were really first released."""

    released: str
    cards: tuple[str, ...]


class Period(Struct, frozen=True):
    """The time for which a version knows its lists.

    `usual` is the day that is meant where none is named; `banned` was banned in the format whose legality counts, of
    which `excepted` may be played all the same.
    """

    first: str
    last: str
    usual: str
    banned: tuple[str, ...]
    excepted: tuple[str, ...]
    sets: tuple[SetDates, ...]
    promoted: tuple[Promoted, ...]

    def playable_from(self, card: str, released: str) -> str:
        """From which day on a card may be played of which a file says that it was first released on this one.  (CM-7)

        >>> rules_named("commander-2010").period.playable_from("Etched Champion", "2010-10-01")
        '2010-09-25'
        """
        released = next((each.released for each in self.promoted if card in each.cards), released)
        return next((each.prerelease for each in self.sets if each.prerelease <= released <= each.release), released)


class CommanderRules(Struct, frozen=True):
    """A version of the rules for Commander decks.

    rules            the rule that each aspect of a deck is checked by
    legality         the format in the cards' data whose legality counts
    period           for a version of the past, its dates and lists; None for today's, whose list is in the cards' data
    two_commanders   whether partners and their like may lead a deck together
    said_commanders  whether a card that says so can be a commander
    companions       whether a card beside the deck may be revealed as its companion  (CR 702.139)
    sideboard        the most cards that may lie beside the deck; 0 where nothing beside it is played or looked at
    on               the day that is asked about, "" for today
    allowed          what a group allows whatever the lists say
    """

    name: str
    rules: dict[Aspect, str]
    legality: str
    period: Period | None = None
    two_commanders: bool = False
    said_commanders: bool = False
    size: int = 100
    companions: bool = False
    sideboard: int = 0
    banned: tuple[Listed, ...] = ()
    not_commanders: tuple[Listed, ...] = ()
    allowed: tuple[str, ...] = ()
    on: str = ""

    def ban_of(self, name: str) -> Listed | None:
        """How the card is on the ban list on the day asked about, if it is."""
        return self._of(self.banned, name)

    def no_commander(self, name: str) -> Listed | None:
        """How the card is on the list of those not to be commanders, if it is."""
        return self._of(self.not_commanders, name)

    def allows(self, name: str) -> bool:
        """Whether the group allows the card whatever the lists say."""
        return folded(name) in map(folded, self.allowed)

    def listed_name(self, name: str) -> str | None:
        """The card of this name, however it is spelt, if any list names it."""
        key = folded(name)
        cards = (*self.banned, *self.not_commanders)
        names = [each.card for each in cards] + list(self.period.banned if self.period else ())
        return next((each for each in names if folded(each) == key), None)

    def _of(self, listed: Iterable[Listed], name: str) -> Listed | None:
        key = folded(name)
        return next((each for each in listed if folded(each.card) == key and each.holds(self.on)), None)


def rules_named(name: str, on: str = "") -> CommanderRules:
    """A version of the rules, as of a day ("2010-06-20").

    Raises Unlawful for a version that there is not, or a day for which it knows no lists.

    >>> rules_named("commander-2010", "2010-06-19").ban_of("Channel") is None
    True
    >>> rules_named("commander-2010", "2010-06-20").ban_of("Channel")
    Listed(card='Channel', since='2010-06-20')
    """
    rules = _versions().get(name)
    if rules is None:
        raise Unlawful("check-version-unknown", version=name, known=", ".join(VERSIONS))
    period = rules.period
    if period is None:
        if on:
            raise Unlawful("check-version-undated", version=name)
        return rules
    if not on:
        return msgspec.structs.replace(rules, on=period.usual)
    if not _is_date(on) or not period.first <= on <= period.last:
        raise Unlawful("check-date-outside", date=on[:20], first=period.first, last=period.last)
    return msgspec.structs.replace(rules, on=on)


def with_changes(
    rules: CommanderRules, ban: Iterable[str] = (), allow: Iterable[str] = (), no_commander: Iterable[str] = ()
) -> CommanderRules:
    """The rules with a group's own changes to the lists.  (CM-8)"""
    allowed = tuple(allow)
    keys = set(map(folded, allowed))
    return msgspec.structs.replace(
        rules,
        banned=(*(each for each in rules.banned if folded(each.card) not in keys), *map(Listed, ban)),
        not_commanders=(
            *(each for each in rules.not_commanders if folded(each.card) not in keys),
            *map(Listed, no_commander),
        ),
        allowed=(*rules.allowed, *allowed),
    )


def _is_date(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


@cache
def _versions() -> Mapping[str, CommanderRules]:
    folder = resources.files(__package__)
    return {
        name: msgspec.json.decode(folder.joinpath(f"{name}.json").read_bytes(), type=CommanderRules)
        for name in VERSIONS
    }
