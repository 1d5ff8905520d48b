"""Cards beside a deck that may be revealed as its companion, and what stands against each of them.  (CR 702.139)"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from entaku.decks.deck import Deck
from entaku.decks.problems import Problem
from entaku.oracle.card import bare
from entaku.oracle.companions import DeckCard, condition_of, deck_card, unmet
from entaku.oracle.ir.starting_deck import StartingDeck
from entaku.oracle.library import Library

RULE: Final = "CR 702.139a"
ALLOWED: Final = "check-companion-allowed"


class Considered(Struct, frozen=True):
    """A card with companion that lies beside a deck.

    `finding` says whether it may be revealed, or why not; `may_be` is None where too little is known.
    """

    card: str
    may_be: bool | None
    finding: Problem


Against = Callable[[str], Problem | None]


def nothing(card: str) -> Problem | None:
    """What else stands against a card where any may be played: nothing."""
    return None


def considered(deck: Deck, least: int, library: Library, against: Against = nothing) -> tuple[Considered, ...]:
    """The companions that a deck might have, in a format whose decks have at least so many cards."""
    asked = {name: asked_by(name, library) for name in dict.fromkeys(entry.name for entry in deck.sideboard)}
    if not any(asked.values()):
        return ()
    starting = list(started_with(deck, library))
    return tuple(
        _refused(name, problem) if (problem := against(name)) is not None else _met(name, condition, starting, least)
        for name, condition in asked.items()
        if condition is not None
    )


def asked_by(name: str, library: Library) -> StartingDeck | None:
    """What a card asks of a deck as its companion, as far as is known what it does; None of one without companion."""
    card = library.get(name)
    tree = None if card is None else library.known_tree(card)
    return None if tree is None else condition_of(tree.abilities)


def started_with(deck: Deck, library: Library) -> Iterator[DeckCard]:
    """The cards of the starting deck, commanders too; one that nobody knows is a card of a name.  (CR 702.139b)"""
    for name, count in deck.counts().items():
        card = library.get(name)
        known = DeckCard(bare(name), None) if card is None else deck_card(card, library.known_tree(card))
        yield from [known] * count


def _refused(name: str, problem: Problem) -> Considered:
    return Considered(name, may_be=False, finding=problem)


def _met(name: str, condition: StartingDeck, starting: Sequence[DeckCard], least: int) -> Considered:
    """Whether a starting deck is as a companion asks."""
    found = unmet(condition, starting, least)
    if found is None:
        return Considered(name, may_be=True, finding=problem_of(ALLOWED, name))
    finding = Problem(RULE, found.key, found.card, {"companion": name, **found.facts})
    return Considered(name, False if found.is_sure else None, finding)


def problem_of(key: str, name: str, **facts: str | int) -> Problem:
    """What is said of a companion itself."""
    return Problem(RULE, key, None, {"companion": name, **facts})
