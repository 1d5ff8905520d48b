"""What of a Commander deck speaks for which bracket, 1 to 5: a remark for the talk before the game, and no verdict."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from entaku.decks.check.plans import denies_lands, takes_extra_turns, tutors
from entaku.decks.check.rules import CommanderRules, latest
from entaku.decks.check.standing import differing, game_changer
from entaku.decks.deck import Deck
from entaku.decks.problems import Problem
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.ir.walking import nodes
from entaku.oracle.library import Library

MOST_CHANGERS_OF_THREE: Final = 3
"""So many cards that change games a deck of bracket 3 may have; one of 1 or 2 has none."""


class Reason(Struct, frozen=True):
    """Cards that speak for a bracket: what they are, the lowest bracket that has them, and their names."""

    kind: str
    at_least: int
    cards: tuple[str, ...]

    def problem(self) -> Problem:
        """The reason as it is said."""
        facts: dict[str, str | int] = {"count": len(self.cards), "cards": "\n".join(self.cards)}
        return Problem("", f"check-bracket-{self.kind}", None, facts | {"bracket": self.at_least})


class Bracket(Struct, frozen=True):
    """The lowest bracket that the cards of a deck speak for, and why.

    What a deck is meant for no card says, so between 1 and 2, and 4 and 5, its player decides.  `unread` are cards
    whose words aren't understood in full, which may say more; `listed` is when the list of cards that change games came
    into force; `remarks` say where imported data differ from it.
    """

    at_least: int
    because: tuple[Reason, ...]
    unread: tuple[str, ...]
    listed: str
    remarks: tuple[Problem, ...] = ()


def bracket_of(deck: Deck, rules: CommanderRules, library: Library) -> Bracket | None:
    """What a deck with known names speaks for; None where the rules of the day have no brackets."""
    if not rules.has_brackets:
        return None
    library = library.beside(deck.described)
    names = list(deck.counts())
    standings = {name: game_changer(rules, name, library) for name in names}
    remarks = tuple(
        differing("", "game-changer", rules.game_changers, name, found)
        for name, found in standings.items()
        if found.remark
    )
    trees = {name: tree for name in names if (tree := _tree(name, library)) is not None}
    found = (
        _reason("game-changers", _for_changers, (name for name in names if standings[name].on_list)),
        _reason("mass-land-denial", _always(4), _those(trees, denies_lands)),
        _reason("extra-turns", _always(2), _those(trees, takes_extra_turns)),
        _reason("tutors", _always(1), _those(trees, tutors)),
    )
    because = tuple(reason for reason in found if reason is not None)
    unread = tuple(name for name in names if name not in trees or _is_unread(trees[name]))
    lowest = max((reason.at_least for reason in because), default=1)
    return Bracket(lowest, because, unread, latest(rules.game_changers, rules.on), remarks)


def _for_changers(count: int) -> int:
    return 3 if count <= MOST_CHANGERS_OF_THREE else 4


def _always(bracket: int) -> Callable[[int], int]:
    return lambda count: bracket


def _reason(kind: str, lowest: Callable[[int], int], names: Iterable[str]) -> Reason | None:
    cards = tuple(names)
    return Reason(kind, lowest(len(cards)), cards) if cards else None


def _those(trees: dict[str, Tree], does: Callable[[Tree], bool]) -> Iterable[str]:
    return (name for name, tree in trees.items() if does(tree))


def _tree(name: str, library: Library) -> Tree | None:
    """What a card does; a basic land does nothing but what its type says."""
    card = library.get(name)
    if card is None:
        return None
    tree = library.known_tree(card)
    return Tree(name) if tree is None and card.is_basic_land else tree


def _is_unread(tree: Tree) -> bool:
    return any(isinstance(node, NotUnderstood) for node in nodes(tree.abilities))
