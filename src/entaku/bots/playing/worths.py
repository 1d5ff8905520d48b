"""What instructions are worth, collected from `bots.mechanics`: in about the worth of a card each."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any  # Any: each row takes a node of its own kind

from entaku.kernel.decisions import Option
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir.instructions import Action

if TYPE_CHECKING:
    from entaku.bots.playing.choosing import Choosing
    from entaku.bots.playing.judging import Judge

Done = Callable[[Any, tuple[object, ...]], float]
"""How good an instruction is for what goes by these phrases."""
Brings = Callable[["Judge", Any, CardView | None, int], float]
"""What an instruction brings its player on the board as it is; the source, and what X is, are known."""
Score = Callable[["Choosing", Option], float]
"""What it is worth to choose an option; one below 0 isn't chosen if it need not be."""

KNOWN: set[type] = set()
"""The instructions whose worth has been said, be it nothing."""
THINGS: dict[type, float] = {}
"""How good an instruction is for the thing that it is done to."""
PLAYERS: dict[type, float] = {}
"""How good an instruction is for the player who does it, for each card, life or token."""
DONE: dict[type, Done] = {}
"""The same for things and players, where it depends on more."""
USUALLY: dict[type, float] = {}
"""What an instruction brings by itself, where it is done to no things on the battlefield."""
BRINGS: dict[type, Brings] = {}
"""The same, counted on the board."""
CHOSEN: dict[str, Score] = {}
"""How the options of a question are judged, by its purpose."""


def chosen_for(purpose: str) -> Callable[[Score], Score]:
    """Mark a function as the one that judges the options of the questions of a purpose."""

    def register(score: Score) -> Score:
        CHOSEN[purpose] = score
        return score

    return register


def worth(
    kind: type[Action],
    *,
    thing: float = 0.0,
    player: float = 0.0,
    usually: float = 0.0,
    done: Done | None = None,
    brings: Brings | None = None,
) -> None:
    """What a kind of instruction is worth; nothing, if nothing is said.  3 is about a card."""
    if kind in KNOWN:
        raise ValueError(f"{kind.__name__} has a worth already")
    KNOWN.add(kind)
    tables: tuple[tuple[dict[type, Any], object], ...] = (
        (THINGS, thing), (PLAYERS, player), (USUALLY, usually), (DONE, done), (BRINGS, brings),
    )  # fmt: skip
    for table, value in tables:
        if value:
            table[kind] = value
