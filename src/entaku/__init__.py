"""Draft, build, play and rank a trading-card night, with the rules enforced.

`draft`, `game`, `duel` and `commander` open tables, `position` begins a game in its middle, `night` plays a whole
night; `bot` plays a seat, and `imagine` is a game as a seat may think it is; `deck`, `card` and `cards` read what there
is, `replay` what was saved; `lab` measures.  Everything is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from entaku.decks.deck import Deck
    from entaku.drafts.views import DraftView
    from entaku.front import lab as lab
    from entaku.front.drafts import Draft, draft
    from entaku.front.games import Game, commander, deck, duel, game
    from entaku.front.imagining import imagine
    from entaku.front.knowledge import card, cards
    from entaku.front.learning import env
    from entaku.front.levels import bot
    from entaku.front.nights import night
    from entaku.front.positions import position
    from entaku.front.recordings import replay
    from entaku.kernel.decisions import (
        Answer,
        Assign,
        Choose,
        Decision,
        Divide,
        Name,
        Number,
        Option,
        Order,
        Split,
        YesNo,
    )
    from entaku.kernel.errors import Ambiguous, EntakuError, Unlawful, Unreadable
    from entaku.kernel.table import Event
    from entaku.magic.game.profile import RulesProfile
    from entaku.magic.views.game_view import GameView
    from entaku.oracle.card import Card

__version__ = "0.2.0"

__all__ = [
    "Ambiguous", "Answer", "Assign", "Card", "Choose", "Decision", "Deck", "Divide", "Draft", "DraftView",
    "EntakuError", "Event", "Game", "GameView", "Name", "Number", "Option", "Order", "RulesProfile", "Split",
    "Unlawful", "Unreadable", "YesNo", "bot", "card", "cards", "commander", "deck", "draft", "duel", "env", "game",
    "imagine", "night", "position", "replay",
]  # fmt: skip

_HOMES = {
    "entaku.oracle.card": ("Card",),
    "entaku.decks.deck": ("Deck",),
    "entaku.drafts.views": ("DraftView",),
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
        "Answer", "Assign", "Choose", "Decision", "Divide", "Name", "Number", "Option", "Order", "Split", "YesNo",
    ),
    "entaku.kernel.errors": ("Ambiguous", "EntakuError", "Unlawful", "Unreadable"),
    "entaku.kernel.table": ("Event",),
    "entaku.magic.game.profile": ("RulesProfile",),
    "entaku.magic.views.game_view": ("GameView",),
}  # fmt: skip
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}
_MODULES = {"lab": "entaku.front.lab"}


if not TYPE_CHECKING:  # or every misspelt name would have a type

    def __getattr__(name: str) -> object:
        if name in _MODULES:
            found: object = import_module(_MODULES[name])
        elif name in _HOME_OF:
            found = getattr(import_module(_HOME_OF[name]), name)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_MODULES})
