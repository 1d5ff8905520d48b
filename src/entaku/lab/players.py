"""The bots that nights are played by, each under its name: how it drafts, how it builds its deck, how it plays."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from msgspec import Struct

from entaku.bots.drafting import DraftBot
from entaku.bots.levels import BY_WORK, LEVELS, UNHURRIED, Level, LevelBot
from entaku.bots.random_play import RandomPlayer
from entaku.bots.searching.player import Imagine
from entaku.draft.play import DraftPlayer
from entaku.draft.setup import DraftSetup
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.magic.setup import GameSetup
from entaku.magic.views import GameView

Values = Mapping[str, float]
"""What cards are worth by what was learned, by name; a card that isn't named is judged at first sight."""
NOTHING_LEARNED: Values = {}


class GamePlayer(Protocol):
    """Whoever answers a seat's decisions in a game."""

    def answer(self, view: GameView, decision: Decision, imagine: Imagine) -> Answer:
        """A lawful answer; who looks ahead does so in the games that `imagine` gives."""


class AtRandom:
    """Does anything lawful in a game, whatever it sees."""

    def __init__(self, seed: Seed, seat: int) -> None:
        self.player = RandomPlayer(seed, f"seat {seat}")

    def answer(self, view: GameView, decision: Decision, imagine: Imagine) -> Answer:
        """Any answer."""
        return self.player.answer(decision)


class Bot(Struct, frozen=True):
    """A bot: who drafts for it, whether its deck is built by what was learned too, and who plays for it."""

    drafts: Callable[[DraftSetup, Values], DraftPlayer]
    plays: Callable[[GameSetup, Seed, int], GamePlayer]
    has_learned: bool = False


def drafts_at_sight(setup: DraftSetup, values: Values) -> DraftPlayer:
    """Drafts by what a card's facts promise."""
    return DraftBot.of(setup)


def drafts_as_learned(setup: DraftSetup, values: Values) -> DraftPlayer:
    """Drafts by what cards have been worth in games."""
    return DraftBot.learned(setup, values)


def plays_at(level: Level, setup: GameSetup, seed: Seed, seat: int) -> GamePlayer:
    """Plays at a level; how far it looks ahead is told by games alone, not by seconds, so that it can be repeated."""
    return LevelBot(setup, seat, level, UNHURRIED)


def plays_in_time(level: Level, setup: GameSetup, seed: Seed, seat: int) -> GamePlayer:
    """Plays at a level within its seconds, as in a room whose machine does nothing else: no two games are the same."""
    return LevelBot(setup, seat, level, BY_WORK)


def plays_sensibly(setup: GameSetup, seed: Seed, seat: int) -> GamePlayer:
    """Plays by what an answer brings on the board that it sees."""
    return plays_at("normal", setup, seed, seat)


def plays_at_random(setup: GameSetup, seed: Seed, seat: int) -> GamePlayer:
    """Plays anything lawful."""
    return AtRandom(seed, seat)


SENSIBLE, LEARNED = "sensible", "learned"
BOTS: dict[str, Bot] = {
    SENSIBLE: Bot(drafts_at_sight, plays_sensibly),
    LEARNED: Bot(drafts_as_learned, plays_sensibly, has_learned=True),
    "random": Bot(drafts_at_sight, plays_at_random),
    **{level: Bot(drafts_at_sight, partial(plays_at, level)) for level in LEVELS},
    **{f"{level}-timed": Bot(drafts_at_sight, partial(plays_in_time, level)) for level in BY_WORK},
}


def bot_named(name: str) -> Bot:
    """The bot of a name.  Raises Unlawful, naming those that there are."""
    if name not in BOTS:
        raise Unlawful("lab-bot-unknown", name=name, names=", ".join(BOTS))
    return BOTS[name]


def sat_down(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Which bot sits at each place of a draft: those that are named in turn, again and again round the table.

    Raises Unlawful for a name that no bot has, and for more names than places.

    >>> sat_down(["learned", "sensible"], 5)
    ('learned', 'sensible', 'learned', 'sensible', 'learned')
    """
    for name in names:
        bot_named(name)
    if len(names) > players:
        raise Unlawful("lab-too-many-bots", bots=len(names), players=players)
    return tuple(names[place % len(names)] for place in range(players)) if names else (SENSIBLE,) * players
