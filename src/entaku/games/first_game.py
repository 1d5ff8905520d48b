"""The first game, which teaches: three decks that are always the same, and what lies on top of them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from entaku.games.brought import Brought
from entaku.magic.game.setup import GameSetup

LISTS: Final = Path(__file__).parents[1] / "sets" / "first_game"


class Opening(Struct, frozen=True):
    """A deck of the first game; `top` is its opening hand and what is drawn next, the first card first."""

    deck: Brought
    top: tuple[str, ...]


TOPS: Final = {
    "learner": (
        *("Plains", "Plains", "Plains", "Doomed Traveler", "Courier Hawk", "Wild Griffin", "Council's Judgment"),
        *("Palace Sentinels", "Plains", "Ajani's Sunstriker", "Plains", "Wild Griffin", "Plains", "Courier Hawk"),
    ),
    "left": (
        *("Forest", "Forest", "Forest", "Brushstrider", "Leovold's Operative", "Netcaster Spider", "Charging Rhino"),
        *("Forest", "Brushstrider", "Forest", "Leovold's Operative", "Forest", "Ravenous Leucrocota"),
    ),
    "right": (
        *("Swamp", "Swamp", "Swamp", "Child of Night", "Infectious Horror", "Zombie Goliath", "Grudge Keeper"),
        *("Swamp", "Child of Night", "Swamp", "Thorn of the Black Rose", "Swamp", "Stromkirk Patrol"),
    ),
}
"""By the name of its list what lies on top of each deck.

The learner has something to do in each of the first turns: a land and a creature, attackers for several players, a
vote, the crown.  The others have creatures that attack, so that there is something to block.
"""


@cache
def openings() -> tuple[Opening, ...]:
    """What each seat plays, the learner's first, who also begins.

    >>> [opening.deck.file for opening in openings()], openings()[0].top[0]
    (['learner', 'left', 'right'], 'Plains')
    """
    return tuple(
        Opening(Brought((LISTS / f"{name}.txt").read_text("utf-8"), name, handed_in=True), top)
        for name, top in TOPS.items()
    )


def laid_out(setup: GameSetup, decks: Sequence[Brought | None]) -> GameSetup:
    """The game in which each deck of the first game has on top what lies there, and the learner's begins."""
    tops = {opening.deck: opening.top for opening in openings()}
    learner = openings()[0].deck
    players = tuple(
        structs.replace(player, top=tops.get(deck, ()) if deck is not None else ())
        for player, deck in zip(setup.players, decks, strict=True)
    )
    return structs.replace(setup, players=players, starts=decks.index(learner) if learner in decks else None)
