"""Games with the decks that players bring: what their lists are, whether they may be played, and the game they make."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from entaku.bots.commander_building import CommanderBuilder, plain_deck
from entaku.bots.composing import Known
from entaku.cards.cubes.cube import CustomCard
from entaku.cards.ir.abilities import NotUnderstood
from entaku.cards.library import Library
from entaku.cards.printed import PrintedCard
from entaku.decks.building import statistics
from entaku.decks.check.commander import Verdict, check, with_commander
from entaku.decks.check.report import report_of
from entaku.decks.check.rules import VERSIONS, CommanderRules, rules_named
from entaku.decks.deck import Deck, DeckEntry, count
from entaku.decks.formats.files import is_headed, read, with_known_names
from entaku.decks.problems import Problem
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.magic.profile import COMMANDER, COMMANDER_2010, RulesProfile
from entaku.magic.setup import GameSetup, PlayerSetup, tree_for
from entaku.messages import Language
from entaku.server.cubes.bodies import CubeChecked
from entaku.server.decks.bodies import CheckedDeck
from entaku.server.rooms.record import Brought
from entaku.server.tables.bodies import WhatIsPlayed
from entaku.server.tables.gaming import GAME, check_options, known_of, manners_of
from entaku.server.tables.offers import FormatOffer
from entaku.server.tables.options import OwnDeckOptions

OWN_DECKS: Final = "own-decks"
PROFILES: Final[Mapping[str, RulesProfile]] = {"commander": COMMANDER, "commander-2010": COMMANDER_2010}
LEAST: Final[Mapping[str, int]] = {"free-40": 40, "free-60": 60}
"""The fewest cards of a deck where any cards will do."""
RULES: Final = (*VERSIONS, *LEAST)
"""Every set of rules that own decks are played by."""
MOST_CARDS: Final = 1000
"""More cards than a table could shuffle."""


class Looked(Struct, frozen=True):
    """A list as it was understood, and what stands against playing it."""

    deck: Deck
    problems: tuple[Problem, ...]
    verdict: Verdict


def look(brought: Brought, rules: str, library: Library) -> Looked:
    """Read and check a list.  Raises Unreadable for what is no list, Unlawful for one that no table can hold."""
    deck = read(brought.text, brought.file)
    if count((*deck.main, *deck.commanders, *deck.sideboard, *deck.conspiracies)) > MOST_CARDS:
        raise Unlawful("own-deck-too-big", most=MOST_CARDS)
    if rules in VERSIONS:
        if brought.commander:
            deck = with_commander(deck, brought.commander, library)
        verdict = check(deck, rules_named(rules), library, is_headed=is_headed(brought.text))
        problems = verdict.problems
    else:
        verdict = _as_it_is(deck, library)
        problems = _of_size(verdict.deck, LEAST[rules])
    return Looked(verdict.deck, problems, msgspec.structs.replace(verdict, problems=problems))


def _as_it_is(deck: Deck, library: Library) -> Verdict:
    """A list that nothing is asked of: its cards under the names that they have here."""
    deck, _ = with_known_names(deck, library.find)
    deck = msgspec.structs.replace(deck, main=(*deck.commanders, *deck.main), commanders=())
    names = {entry.name for entry in (*deck.main, *deck.sideboard, *deck.conspiracies)}
    known = {name: card for name in names if (card := library.get(name)) is not None}
    ja = {name: card.ja for name, card in known.items() if card.ja}
    return Verdict(deck, (), (), None, statistics(deck.main, known.get), ja)


def _of_size(deck: Deck, least: int) -> tuple[Problem, ...]:
    """A deck has no fewer cards than its format asks for.  (CR 100.2)"""
    if deck.size >= least:
        return ()
    facts: dict[str, str | int] = {"number": deck.size, "wanted": least, "difference": least - deck.size}
    return (Problem("CR 100.2", "own-deck-too-few", None, facts),)


def said(looked: Looked, rules: str, language: Language) -> CheckedDeck:
    """What the check says, for people."""
    if rules in VERSIONS:
        report = report_of(looked.verdict, rules_named(rules), language)
    else:
        report = report_of(looked.verdict, CommanderRules(rules, {}, ""), language)
    return CheckedDeck(report, looked.deck, looked.verdict.ja)


def by_hand(deck: Deck, library: Library) -> tuple[str, ...]:
    """The deck's cards that the rules don't play in full, in the order of their names."""
    return tuple(sorted(name for name in deck.counts() if not _is_played(name, library)))


def _is_played(name: str, library: Library) -> bool:
    card = library.get(name)
    if card is None:
        return False
    return not any(isinstance(each, NotUnderstood) for each in tree_for(card, library.known_tree(card)).abilities)


class OwnDecks:
    """A game with decks that players bring; bots build theirs from every card that is known."""

    def __init__(self) -> None:
        self.offer = FormatOffer(OWN_DECKS, OWN_DECKS, 2, 10)
        self.play = GAME
        self._builders: dict[str, tuple[Library, int, Builders]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """In another process it is the one of that process, with the builders that it has."""
        return here, ()

    def is_heavy(self, options: OwnDeckOptions) -> bool:
        """Lists are read and checked, and bots build theirs of every card that is known."""
        return True

    def check(self, options: OwnDeckOptions, seats: int, library: Library) -> CubeChecked | None:
        """Raises Unlawful for a clock or a time of grace that no table keeps."""
        check_options(manners_of(options))
        return None

    def customs(self, options: OwnDeckOptions, library: Library) -> Mapping[str, CustomCard]:
        """No cards beside the library's."""
        return {}

    def setup(
        self,
        options: OwnDeckOptions,
        names: Sequence[str],
        library: Library,
        luck: Seed,
        decks: Sequence[Brought | None] = (),
    ) -> GameSetup:
        """The game of these decks; a bot without one builds its own.  Raises Unlawful for one not to be played.

        Priorities are asked only where that can be seen without looking into a hand.
        """
        builds = self.builders(options.rules, library)
        players = []
        for seat, (name, own) in enumerate(zip(names, decks, strict=True)):
            if own is None:
                deck = builds.build(luck, seat)
            elif not own.handed_in:
                raise Unlawful("own-deck-missing", player=name)
            else:
                looked = look(own, options.rules, library)
                if looked.problems and not options.anyway:
                    raise Unlawful("own-deck-not-legal", player=name)
                deck = looked.deck
            players.append(seat_with(name, deck, options.rules))
        setup = setup_of(players, options.rules, library)
        return msgspec.structs.replace(
            setup, profile=msgspec.structs.replace(setup.profile, windows="public", rumble=options.rumble)
        )

    def builders(self, rules: str, library: Library) -> "Builders":
        """Who builds decks for bots; they keep what they know of the cards until more are imported."""
        kept = self._builders.get(rules)
        if kept is None or kept[0] is not library or kept[1] != library.size:
            kept = self._builders[rules] = (library, library.size, Builders(rules, library))
        return kept[2]

    def shown(self, options: OwnDeckOptions) -> WhatIsPlayed:
        """The options as everybody sees them."""
        return WhatIsPlayed(OWN_DECKS, OWN_DECKS, (), None, 0, (), 0, None, own_decks=options)


@cache
def here() -> OwnDecks:
    """The games with own decks of this process."""
    return OwnDecks()


class Builders:
    """Builds decks for bots by the rules of a game."""

    def __init__(self, rules: str, library: Library) -> None:
        self.rules = rules
        self.library = library
        self._known: Known | None = None
        self._builder: CommanderBuilder | None = None

    def build(self, seed: Seed, owner: int | str) -> Deck:
        """A deck of the cards that are known here."""
        known = self._known = self._known or Known(self.library)
        if self.rules not in VERSIONS:
            return plain_deck(known, LEAST[self.rules], seed, owner)
        builder = self._builder = self._builder or CommanderBuilder(known, rules_named(self.rules))
        return builder.build(seed, owner)


def seat_with(name: str, deck: Deck, rules: str) -> PlayerSetup:
    """A player with a list of their own.  Conspiracies lie in the sideboard until the game begins.  (CR 905.4)"""
    if rules not in VERSIONS:
        return PlayerSetup(name, printed(deck.main), printed((*deck.sideboard, *deck.conspiracies)))
    beside = deck.sideboard if count(deck.sideboard) <= rules_named(rules).sideboard else ()
    return PlayerSetup(name, printed(deck.main), printed(beside), commanders=printed(deck.commanders))


def printed(entries: Sequence[DeckEntry]) -> tuple[PrintedCard, ...]:
    """A list's entries as cards, one by one."""
    return tuple(
        PrintedCard(entry.name, entry.set_code, entry.number, entry.foil)
        for entry in entries
        for _ in range(entry.count)
    )


def setup_of(players: Sequence[PlayerSetup], rules: str, library: Library, survivors: int = 1) -> GameSetup:
    """A game of these players by these rules, until so many are left."""
    cards, trees = known_of(players, library.get, library)
    profile = PROFILES.get(rules) or RulesProfile(least_deck=LEAST[rules])
    return GameSetup(
        players=tuple(players), cards=cards, trees=trees, profile=profile, patient=True, survivors=survivors
    )
