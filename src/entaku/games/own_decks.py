"""Games with decks that players bring, or that are built for bots of every card that is known."""

from collections.abc import Mapping, Sequence
from typing import Final

from entaku.bots.commander_building import CommanderBuilder, plain_deck
from entaku.bots.composing import Known
from entaku.decks.check.companions import asked_by
from entaku.decks.check.rules import VERSIONS, rules_named
from entaku.decks.deck import Deck, DeckEntry, count
from entaku.games.brought import LEAST, of_day
from entaku.games.seating import known_of, set_aside
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.magic.game.dated import NEWEST, RulesDate, as_of, date_of, rules_on
from entaku.magic.game.profile import (
    BRAWL,
    BRAWL_OF_TWO,
    COMMANDER,
    COMMANDER_2010,
    OATHBREAKER,
    PAUPER_COMMANDER,
    RulesProfile,
    TeamPlay,
    between_teams,
)
from entaku.magic.game.setup import GameSetup, PlayerSetup
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.library import Library
from entaku.oracle.naming.spelling import folded
from entaku.oracle.printed import PrintedCard

PROFILES: Final[Mapping[str, RulesProfile]] = {
    "commander": COMMANDER,
    "commander-2010": COMMANDER_2010,
    "brawl": BRAWL,
    "pauper-commander": PAUPER_COMMANDER,
    "oathbreaker": OATHBREAKER,
}
OF_TWO: Final[Mapping[str, RulesProfile]] = {"brawl": BRAWL_OF_TWO}
"""What is otherwise where two play."""


def of_date(rules: str, written: str) -> tuple[str, RulesDate]:
    """These rules as they were on a day, month or year, or today's if nothing is written.  Raises Unlawful.

    Commander of 2010 has a name of its own, with the lists of cards that were banned then.

    >>> of_date("commander", "2010-12-15"), of_date("free-60", "2023")
    (('commander-2010', '2010-12-15'), ('free-60', '2022-04'))
    """
    own = date_of(PROFILES[rules]) if rules in PROFILES else None
    date = rules_on(written) if written else own or NEWEST
    if rules == "commander" and date == date_of(COMMANDER_2010):
        return "commander-2010", date
    if own is not None and own != NEWEST and date != own:
        raise Unlawful("rules-date-fixed", rules=rules, date=own)
    return rules, date


class Builders:
    """Builds decks for bots by the rules of a game."""

    def __init__(self, rules: str, library: Library, date: RulesDate = NEWEST) -> None:
        self.rules = rules
        self.date = date
        self.library = library
        self._known: Known | None = None
        self._builder: CommanderBuilder | None = None

    def build(self, seed: Seed, owner: int | str) -> Deck:
        """A deck of the cards that are known here."""
        known = self._known = self._known or Known(self.library)
        if self.rules not in VERSIONS:
            return plain_deck(known, LEAST[self.rules], seed, owner)
        builder = self._builder = self._builder or CommanderBuilder(known, of_day(self.rules, self.date))
        return builder.build(seed, owner)


def seat_with(name: str, deck: Deck, rules: str, library: Library | None = None) -> PlayerSetup:
    """A player with a list of their own.  Conspiracies lie in the sideboard until the game begins.  (CR 905.4)

    Of what lies beside a Commander deck today only companions come along, which the library knows.  (CR 702.139)
    """
    if rules not in VERSIONS:
        sideboard = printed((*deck.sideboard, *deck.conspiracies))
        return PlayerSetup(name, printed(deck.main), sideboard, set_aside=set_aside(deck))
    by = rules_named(rules)
    beside = deck.sideboard if count(deck.sideboard) <= by.sideboard else ()
    if by.companions and library is not None:
        beside = tuple(entry for entry in deck.sideboard if asked_by(entry.name, library) is not None)
    return PlayerSetup(name, printed(deck.main), printed(beside), commanders=printed(deck.commanders))


def printed(entries: Sequence[DeckEntry]) -> tuple[PrintedCard, ...]:
    """A list's entries as cards, one by one."""
    return tuple(
        PrintedCard(entry.name, entry.set_code, entry.number, entry.foil)
        for entry in entries
        for _ in range(entry.count)
    )


def described_by(names: Sequence[str], decks: Sequence[Deck]) -> tuple[CustomCard, ...]:
    """What the lists of these players say of cards.  Raises Unlawful where two say different things of one."""
    found: dict[str, tuple[str, CustomCard]] = {}
    for name, deck in zip(names, decks, strict=True):
        for one in deck.described:
            other, said = found.setdefault(folded(one.card.name), (name, one))
            if said != one:
                raise Unlawful("own-deck-described-twice", card=one.card.name, player=name, other=other)
    return tuple(said for _, said in found.values())


def setup_of(
    players: Sequence[PlayerSetup], rules: str, library: Library, survivors: int = 1, date: RulesDate = NEWEST,
    teams: TeamPlay = "",
) -> GameSetup:  # fmt: skip
    """A game of these players by these rules, as they were on a date, until so many are left; or between teams.

    Raises Unlawful if so many players make no teams.
    """
    cards, trees = known_of(players, library.get, library)
    profile = PROFILES.get(rules) or RulesProfile(least_deck=LEAST[rules])
    if len(players) == 2:
        profile = OF_TWO.get(rules, profile)
    if date_of(profile) == NEWEST:
        profile = as_of(profile, date)
    profile = between_teams(profile, teams, len(players))
    return GameSetup(
        players=tuple(players), cards=cards, trees=trees, profile=profile, patient=True, survivors=survivors
    )
