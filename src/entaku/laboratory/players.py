"""The bots that nights are played by, each under its name: how it drafts, how it builds its deck, how it plays."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal, Protocol

from msgspec import Struct

from entaku.bots.draft_judgement import ReadTree, unread
from entaku.bots.levels import BY_WORK, LEVELS, UNHURRIED, Level, LevelBot
from entaku.bots.random_play import RandomPlayer
from entaku.bots.searching.player import Imagine
from entaku.bots.worths import measured
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.game_view import GameView

Values = Mapping[str, float]
"""What cards are worth by what was learned, by name; a card that isn't named is judged by its text."""
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


GoesBy = Literal["sight", "text", "measured", "learned"]
"""What a bot takes cards for when it drafts and builds: their facts alone; their text; what was measured of shipped
ones, and the others' text; or what is given to it as learned, and the others' text."""


class Bot(Struct, frozen=True):
    """A bot: by what it drafts and builds its deck, and who plays for it."""

    plays: Callable[[GameSetup, Seed, int], GamePlayer]
    goes_by: GoesBy = "measured"

    @property
    def has_learned(self) -> bool:
        """Whether it needs to be told what was learned."""
        return self.goes_by == "learned"

    def worths(self, learned: Values) -> Values:
        """What it takes cards for, by name; those that aren't named it reads, or sees at once what they are."""
        return {"measured": measured(), "learned": learned}.get(self.goes_by, NOTHING_LEARNED)

    def reads(self, tree: ReadTree) -> ReadTree:
        """What it knows of cards' texts where this is what they say."""
        return unread if self.goes_by == "sight" else tree


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


SENSIBLE, AT_SIGHT, BY_TEXT, LEARNED = "sensible", "at-sight", "by-text", "learned"
BOTS: dict[str, Bot] = {
    SENSIBLE: Bot(plays_sensibly),
    AT_SIGHT: Bot(plays_sensibly, "sight"),
    BY_TEXT: Bot(plays_sensibly, "text"),
    LEARNED: Bot(plays_sensibly, "learned"),
    "random": Bot(plays_at_random),
    **{level: Bot(partial(plays_at, level)) for level in LEVELS},
    **{f"{level}-timed": Bot(partial(plays_in_time, level)) for level in BY_WORK},
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
