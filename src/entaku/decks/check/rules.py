"""The versions of the Commander rules for decks, as data: what each demands, and its dated lists."""

import datetime
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.oracle.card import BETWEEN
from entaku.oracle.editions import in_force
from entaku.oracle.naming.spelling import folded

Aspect = Literal[
    "commander", "identity", "basic-type", "size", "singleton", "legality", "banned", "not-commander", "sideboard"
]  # fmt: skip
"""What of a deck a rule is about."""

NIGHTS: Final = ("commander-2010", "commander")
"""The versions by which whole nights are played."""

VERSIONS: Final = ("commander-2010", "commander", "brawl", "pauper-commander", "oathbreaker")


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
    editions         the names of the editions of the rules of the game that it goes by, the oldest first
    legality         the format in the cards' data whose legality counts
    period           for a version of the past, its dates and lists; None for one that still holds
    known_from       from when on the lists of one that still holds are known, a day or a month; "" where the cards'
                     data alone say what is banned
    leaders          the card types of which a leader is one
    legendary        whether leaders are legendary
    rarity           the rarity at which leaders were printed, "" where any will do
    signature        whether each leader has a signature spell, an instant or sorcery, beside them in the command zone
    any_basic        whether a deck of a colourless leader may have basic lands of one type  (CR 903.12e)
    ships_lead       since when legendary Vehicles and Spacecraft may lead decks, "" if they don't  (CR 903.3)
    two_commanders   whether partners and their like may lead a deck together
    said_commanders  whether a card that says so can be a commander
    companions       whether a card beside the deck may be revealed as its companion  (CR 702.139)
    sideboard        the most cards that may lie beside the deck; 0 where nothing beside it is played or looked at
    banned, not_commanders, not_companions, game_changers
                     the dated lists; of the last a deck's bracket speaks, and no rule
    on               the day that is asked about, "" for today
    allowed, own     what a group allows whatever the lists say, and what it bans itself
    """

    name: str
    rules: dict[Aspect, str]
    legality: str
    editions: tuple[str, ...] = ()
    period: Period | None = None
    known_from: str = ""
    leaders: tuple[str, ...] = ("Creature",)
    legendary: bool = True
    rarity: str = ""
    signature: bool = False
    any_basic: bool = False
    ships_lead: str = ""
    two_commanders: bool = False
    said_commanders: bool = False
    size: int = 100
    companions: bool = False
    sideboard: int = 0
    banned: tuple[Listed, ...] = ()
    not_commanders: tuple[Listed, ...] = ()
    not_companions: tuple[Listed, ...] = ()
    game_changers: tuple[Listed, ...] = ()
    allowed: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    on: str = ""

    @property
    def listed(self) -> str:
        """When the ban list of the day came into force.

        >>> rules_named("commander", "2025-12-24").listed
        '2025-04-22'
        """
        lists = (*self.banned, *self.not_commanders, *self.not_companions)
        return latest(lists, self.on) or (self.period.first if self.period else self.known_from)

    @property
    def as_of(self) -> str:
        """The day that is asked about, or if it is today, when the list that holds today came into force."""
        return self.on or self.listed

    @property
    def edition(self) -> str:
        """Which edition of the rules decks were built by on the day."""
        begun = [edition.name for edition in in_force(self.on)] if self.on else self.editions
        then = [name for name in self.editions if name in begun] or self.editions[:1]
        return then[-1] if then else ""

    @property
    def led_by_ships(self) -> bool:
        """Whether legendary Vehicles and Spacecraft may lead decks on the day.  (CR 903.3)"""
        return bool(self.ships_lead) and (not self.on or self.ships_lead <= self.on)

    @property
    def has_brackets(self) -> bool:
        """Whether decks are told apart by brackets on the day: since there is a list of cards that change games."""
        return bool(latest(self.game_changers, self.on))

    def ban_of(self, name: str) -> Listed | None:
        """How the card is on the ban list on the day asked about, if it is."""
        return on_list(self.banned, name, self.on)

    def ever_banned(self, name: str) -> bool:
        """Whether the card is on the ban list, or was."""
        return entry_of(self.banned, name) is not None

    def no_commander(self, name: str) -> Listed | None:
        """How the card is on the list of those not to be commanders, if it is."""
        return on_list(self.not_commanders, name, self.on)

    def no_companion(self, name: str) -> Listed | None:
        """How the card is on the list of those not to be companions, if it is."""
        return on_list(self.not_companions, name, self.on)

    def allows(self, name: str) -> bool:
        """Whether the group allows the card whatever the lists say."""
        return folded(name) in map(folded, self.allowed)

    def bans_itself(self, name: str) -> bool:
        """Whether the group itself has banned the card, whatever the lists and the data say."""
        return folded(name) in map(folded, self.own)

    def listed_name(self, name: str) -> str | None:
        """The card of this name, however it is spelt, if any list names it."""
        key = folded(name)
        cards = (*self.banned, *self.not_commanders)
        names = [each.card for each in cards] + list(self.period.banned if self.period else ())
        return next((each for each in names if folded(each) == key), None)


def entry_of(listed: Iterable[Listed], name: str) -> Listed | None:
    """What a list has of a card, on whatever day; of one with two faces it may have the front's name."""
    keys = {folded(name), folded(name.split(BETWEEN)[0])}
    return next((each for each in listed if folded(each.card) in keys), None)


def on_list(listed: Iterable[Listed], name: str, on: str) -> Listed | None:
    """How a card is on a list on a day, "" for today, if it is."""
    return entry_of((each for each in listed if each.holds(on)), name)


def latest(listed: Iterable[Listed], on: str) -> str:
    """When a list was last changed before a day, or on it; "" if it never was."""
    days = {day for each in listed for day in (each.since, each.until) if day and (not on or day <= on)}
    return max(days, default="")


def rules_named(name: str, on: str = "") -> CommanderRules:
    """A version of the rules, as of a day ("2010-06-20"), or of the month from which on its lists are known.

    Of today's rules a day of the past gives those that held then.  Raises Unlawful for a version that there is not, or
    a day for which it knows no lists.

    >>> rules_named("commander-2010", "2010-06-19").ban_of("Channel") is None
    True
    >>> rules_named("commander-2010", "2010-06-20").ban_of("Channel")
    Listed(card='Channel', since='2010-06-20')
    """
    rules = _versions().get(name)
    if rules is None:
        raise Unlawful("check-version-unknown", version=name, known=", ".join(VERSIONS))
    if on and rules.period is None and not rules.known_from:
        raise Unlawful("check-version-undated", version=name)
    if not on:
        return rules if rules.period is None else msgspec.structs.replace(rules, on=rules.period.usual)
    covering = rules if _covers(rules, on) else _earlier(rules, on)
    if covering is None:
        raise _unknown_day(rules, on)
    return msgspec.structs.replace(covering, on=on)


def _covers(rules: CommanderRules, on: str) -> bool:
    """Whether the lists of a day are known by these rules."""
    if rules.period is not None:
        return _is_date(on) and rules.period.first <= on <= rules.period.last
    return on == rules.known_from or (_is_date(on) and on >= rules.known_from)


def _earlier(rules: CommanderRules, on: str) -> CommanderRules | None:
    """The rules of the past that held on a day, where those that hold today are asked about it."""
    past = (each for each in _versions().values() if each.period is not None and each is not rules)
    return next((each for each in past if _covers(each, on)), None) if rules.period is None else None


def _unknown_day(rules: CommanderRules, on: str) -> Unlawful:
    if rules.period is not None:
        return Unlawful("check-date-outside", date=on[:20], first=rules.period.first, last=rules.period.last)
    past = rules_named("commander-2010").period
    assert past is not None
    return Unlawful("check-date-unknown", date=on[:20], first=past.first, last=past.last, since=rules.known_from)


def with_changes(
    rules: CommanderRules, ban: Iterable[str] = (), allow: Iterable[str] = (), no_commander: Iterable[str] = ()
) -> CommanderRules:
    """The rules with a group's own changes to the lists.  (CM-8)"""
    allowed, banned = tuple(allow), tuple(ban)
    keys = set(map(folded, allowed))
    return msgspec.structs.replace(
        rules,
        banned=(*(each for each in rules.banned if folded(each.card) not in keys), *map(Listed, banned)),
        not_commanders=(
            *(each for each in rules.not_commanders if folded(each.card) not in keys),
            *map(Listed, no_commander),
        ),
        allowed=(*rules.allowed, *allowed),
        own=(*rules.own, *banned),
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
