"""A list that somebody brings: as it was written, as it is understood, and whether it may be played."""

from collections.abc import Mapping
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from entaku.decks.building import statistics
from entaku.decks.check.brackets import bracket_of
from entaku.decks.check.commander import Verdict, check, with_commander
from entaku.decks.check.companions import considered
from entaku.decks.check.rules import VERSIONS, CommanderRules, rules_named
from entaku.decks.deck import Deck, count
from entaku.decks.formats.files import deck_of, with_known_names
from entaku.decks.problems import Problem
from entaku.kernel.errors import EntakuError, Unlawful
from entaku.magic.game.dated import NEWEST, RulesDate
from entaku.magic.game.setup import tree_for
from entaku.oracle.ir.abilities import NotUnderstood
from entaku.oracle.library import Library
from entaku.oracle.lists.reading import read_list


class Brought(Struct, frozen=True):
    """The list that a guest brought, as it was written; `handed_in` once they are done with it.

    A `fixed` one was handed in for a whole night, and is not changed at its tables.  `bracket` is the lowest one that
    its cards speak for, as was found when it was kept; 0 where nobody looked, or the rules have none.
    """

    text: str
    file: str = "list"
    commander: str = ""
    handed_in: bool = False
    fixed: bool = False
    bracket: int = 0


LEAST: Final[Mapping[str, int]] = {"free-40": 40, "free-60": 60}
"""The fewest cards of a deck where any cards will do."""
RULES: Final = (*VERSIONS, *LEAST)
"""Every set of rules that own decks are played by."""
MOST_CARDS: Final = 1000
"""More cards than a table could shuffle."""


class Played(Protocol):
    """By what rules a game is played, and of when."""

    @property
    def rules(self) -> str: ...

    @property
    def date(self) -> RulesDate: ...


class Looked(Struct, frozen=True):
    """A list as it was understood, and what stands against playing it."""

    deck: Deck
    problems: tuple[Problem, ...]
    verdict: Verdict


def of_day(rules: str, date: RulesDate) -> CommanderRules:
    """By what lists are checked for a game by the rules of a date: the lists of then, where they are known.

    >>> of_day("commander", "2022-04").ban_of("Dockside Extortionist"), of_day("brawl", "2022-04").on
    (None, '')
    """
    today = rules_named(rules)
    return rules_named(rules, date) if date != NEWEST and today.known_from else today


def look(brought: Brought, rules: str, library: Library, date: RulesDate = NEWEST) -> Looked:
    """Read and check a list for a game by the rules of a date.

    Raises Unreadable for what is no list, Unlawful for one that no table can hold.
    """
    listed = read_list(brought.text, brought.file, "deck")
    deck = deck_of(listed)
    library = library.beside(deck.described)
    if count((*deck.main, *deck.commanders, *deck.sideboard, *deck.conspiracies)) > MOST_CARDS:
        raise Unlawful("own-deck-too-big", most=MOST_CARDS)
    if rules in VERSIONS:
        if brought.commander:
            deck = with_commander(deck, brought.commander, library)
        verdict = check(deck, of_day(rules, date), library, is_headed=listed.headed)
        problems = verdict.problems
    else:
        verdict = _as_it_is(deck, library, LEAST[rules])
        problems = _of_size(verdict.deck, LEAST[rules])
    return Looked(verdict.deck, problems, msgspec.structs.replace(verdict, problems=problems))


def unknown_in(brought: Brought, library: Library) -> list[EntakuError]:
    """An error for each name of a list that nobody knows, with those most like it."""
    deck = deck_of(read_list(brought.text, brought.file, "deck"))
    _, unknown = with_known_names(deck, library.beside(deck.described).find)
    return unknown


def with_bracket(brought: Brought, options: Played, library: Library) -> Brought:
    """A list that was handed in elsewhere, with the bracket that its cards speak for by these rules."""
    if options.rules not in VERSIONS:
        return brought
    deck = look(brought, options.rules, library, options.date).deck
    found = bracket_of(deck, of_day(options.rules, options.date), library)
    return msgspec.structs.replace(brought, bracket=0 if found is None else found.at_least)


def _as_it_is(deck: Deck, library: Library, least: int) -> Verdict:
    """A list that nothing is asked of: its cards under the names that they have here."""
    deck, _ = with_known_names(deck, library.find)
    deck = msgspec.structs.replace(deck, main=(*deck.commanders, *deck.main), commanders=())
    names = {entry.name for entry in (*deck.main, *deck.sideboard, *deck.conspiracies)}
    known = {name: card for name in names if (card := library.get(name)) is not None}
    ja = {name: card.ja for name, card in known.items() if card.ja}
    by_name = tuple(sorted(name for name in names if name not in known or known[name].layout == "bare"))
    beside = considered(deck, least, library)
    return Verdict(deck, (), (), None, statistics(deck.main, known.get), ja, by_name, beside)


def _of_size(deck: Deck, least: int) -> tuple[Problem, ...]:
    """A deck has no fewer cards than its format asks for.  (CR 100.2)"""
    if deck.size >= least:
        return ()
    facts: dict[str, str | int] = {"number": deck.size, "wanted": least, "difference": least - deck.size}
    return (Problem("CR 100.2", "own-deck-too-few", None, facts),)


def by_hand(deck: Deck, library: Library) -> tuple[str, ...]:
    """The deck's cards that the rules don't play in full, in the order of their names."""
    library = library.beside(deck.described)
    return tuple(sorted(name for name in deck.counts() if not _is_played(name, library)))


def _is_played(name: str, library: Library) -> bool:
    card = library.get(name)
    if card is None:
        return False
    return not any(isinstance(each, NotUnderstood) for each in tree_for(card, library.known_tree(card)).abilities)
