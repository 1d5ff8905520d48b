"""Draft, build, play and rank a trading-card night, with the rules enforced.

`draft`, `game`, `duel` and `commander` open tables, `position` begins a game in its middle, `night` plays a whole
night; `bot` plays a seat, and `imagine` is a game as a seat may think it is; `deck`, `card` and `cards` read what there
is, `replay` what was saved.  Everything is loaded when it is first asked for.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from entaku.decks.deck import Deck
    from entaku.front.drafts import Draft, draft
    from entaku.front.games import Game, commander, deck, duel, game
    from entaku.front.imagining import imagine
    from entaku.front.knowledge import card, cards
    from entaku.front.learning import env
    from entaku.front.levels import bot
    from entaku.front.nights import night
    from entaku.front.positions import position
    from entaku.front.recordings import replay
    from entaku.kernel.decisions import Assign, Choose, Decision, Divide, Name, Number, Option, Order, Split, YesNo
    from entaku.kernel.errors import Ambiguous, EntakuError, Unlawful, Unreadable
    from entaku.magic.profile import RulesProfile

__version__ = "0.2.0"

__all__ = [
    "Ambiguous", "Assign", "Choose", "Decision", "Deck", "Divide", "Draft", "EntakuError", "Game", "Name", "Number",
    "Option", "Order", "RulesProfile", "Split", "Unlawful", "Unreadable", "YesNo", "bot", "card", "cards", "commander",
    "deck", "draft", "duel", "env", "game", "imagine", "night", "position", "replay",
]  # fmt: skip

_HOMES = {
    "entaku.decks.deck": ("Deck",),
    "entaku.front.drafts": ("Draft", "draft"),
    "entaku.front.games": ("Game", "commander", "deck", "duel", "game"),
    "entaku.front.imagining": ("imagine",),
    "entaku.front.knowledge": ("card", "cards"),
    "entaku.front.learning": ("env",),
    "entaku.front.levels": ("bot",),
    "entaku.front.nights": ("night",),
    "entaku.front.positions": ("position",),
    "entaku.front.recordings": ("replay",),
    "entaku.kernel.decisions": (
        "Assign", "Choose", "Decision", "Divide", "Name", "Number", "Option", "Order", "Split", "YesNo",
    ),
    "entaku.kernel.errors": ("Ambiguous", "EntakuError", "Unlawful", "Unreadable"),
    "entaku.magic.profile": ("RulesProfile",),
}  # fmt: skip
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # or every misspelt name would have a type

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(_HOME_OF[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _Room(ModuleType):
    """A room whose name is a verb, too: `entaku.draft(8)` is `entaku.front.drafts.draft(8)`."""

    def __call__(self, *given: object, **named: object) -> object:
        name = self.__name__.rpartition(".")[2]
        return getattr(import_module(_HOME_OF[name]), name)(*given, **named)


for _name in ("draft", "cards"):
    import_module(f"entaku.{_name}")
    sys.modules[f"entaku.{_name}"].__class__ = _Room
