"""Games at a table of the server: the decks of a draft come together, and what the service must know about a game."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial

import msgspec
from msgspec import Struct

from entaku.bots.levels import Level, LevelBot
from entaku.bots.reasons import by_rule
from entaku.decks.deck import Deck
from entaku.decks.limited import Find
from entaku.games.seating import known_of, seated
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.game import snapshots
from entaku.magic.game.dated import as_of
from entaku.magic.game.events import GameEvent
from entaku.magic.game.play import MAGIC
from entaku.magic.game.play import Play as State
from entaku.magic.game.profile import MOST_LIFE, TODAY, between_teams
from entaku.magic.game.setup import GameSetup, RecordedSetup
from entaku.magic.views.determinization import apart, imagined
from entaku.magic.views.game_view import CardView, CommanderHit, CommanderView, GameView, StackView
from entaku.oracle.card import Card, Face
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.library import Library
from entaku.oracle.pool import Note, Pool, Removed
from entaku.oracle.printed import PrintedCard
from entaku.oracle.typelines import subtypes
from entaku.server.cards.facts import Facts
from entaku.server.tables.game_marks import MARKED_GAME
from entaku.server.tables.options import LONGEST_GRACE, GameOptions, Options, OwnDeckOptions
from entaku.server.tables.plays import Chosen, Play, Saving, Thought

MOST_RANGE = 5
MOST_UNDOS = 99
MOST_RETOLD = 150


def game_setup(
    names: Sequence[str],
    pools: Sequence[Pool],
    decks: Sequence[Deck],
    find: Find,
    library: Library,
    options: GameOptions,
    own: Mapping[str, CustomCard] = {},
) -> GameSetup:
    """The game that these players play with the decks that they made of their pools, by seat.  Raises Unlawful.

    `own` are the cards, by name, that the list of their cube describes itself.

    What a card does is what we ship, else what its imported text says; clauses that nobody understands, and cards
    without a text, are played by hand.  Every drafted card is known to the game, in a deck or not: cards name others.
    """
    players = tuple(seated(*player) for player in zip(names, pools, decks, strict=True))
    cards, known = known_of(players, find, library, own)
    dated = as_of(TODAY, options.date)
    profile = msgspec.structs.replace(
        dated,
        attack=options.attack,
        range=options.range,
        life=options.life,
        mulligan=options.mulligan,
        free_mulligan=dated.free_mulligan and options.mulligan != "partial-paris",
        windows="public",
        rumble=options.rumble,
    )
    return GameSetup(
        players=players,
        cards=cards,
        trees=known,
        profile=between_teams(profile, options.teams, len(players)),
        seats_at_draft=tuple(pool.seat for pool in pools),
        patient=True,
    )


def check_options(options: GameOptions) -> None:
    """Raises Unlawful for rules that no game can be played by."""
    if not 1 <= options.life <= MOST_LIFE or not (options.range is None or 1 <= options.range <= MOST_RANGE):
        raise Unlawful("game-options-out-of-range", life=MOST_LIFE, range=MOST_RANGE)
    clock, grace = options.clock, options.grace
    if not 0 <= options.undos <= MOST_UNDOS:
        raise Unlawful("game-undos-out-of-range", most=MOST_UNDOS)
    if clock is not None and not (1 <= clock.seconds <= 3600 and 0 <= clock.reserve <= 240):
        raise Unlawful("game-clock-out-of-range")
    if grace is not None and not 0 <= grace <= LONGEST_GRACE:
        raise Unlawful("game-grace-out-of-range")
    if options.rumble is not None and not 1 <= options.rumble <= MOST_LIFE:
        raise Unlawful("game-options-rumble", most=MOST_LIFE)


def game_options_of(options: Options) -> GameOptions:
    """What the people of a room may do with each other in the game that is played without a draft."""
    if not isinstance(options, OwnDeckOptions):
        return GameOptions()
    return GameOptions(undos=options.undos, clock=options.clock, grace=options.grace, rumble=options.rumble)


class GameBots:
    """The bots of one game: each seat's remembers what it did, at each level."""

    def __init__(self, setup: GameSetup) -> None:
        self._setup = setup
        self._bots: dict[tuple[Seat, Level], LevelBot] = {}

    def at(self, seat: Seat, level: Level) -> LevelBot:
        """The bot of a seat that plays at a level."""
        if (seat, level) not in self._bots:
            self._bots[seat, level] = LevelBot(self._setup, seat, level)
        return self._bots[seat, level]

    def answer(self, view: GameView, decision: Decision) -> Answer:
        """What the bot at the view's seat answers by rule of thumb."""
        return self.at(decision.actor, "normal").quick.answer(view, decision)


def think(bots: GameBots, state: State, view: GameView, decision: Decision, level: Level) -> Thought:
    """How a bot finds its answer; where it looks ahead, it does so apart from the game as it goes on."""
    bot = bots.at(decision.actor, level)
    if not bot.thinks(view, decision):
        return Thought(lambda: Chosen(bot.at_once(view, decision), bot.reason), is_long=False)
    imagine = partial(imagined, apart(state), decision.actor)
    return Thought(lambda: Chosen(bot.answer(view, decision, imagine), bot.reason), is_long=True)


def named(part: object) -> set[str]:
    """The names of the cards that a part of a game's view, or an event, shows.

    >>> sorted(named((CardView(3, "Forest"), StackView(4, "Regicide", 0))))
    ['Forest', 'Regicide']
    """
    found: set[str] = set()
    _collect(part, found)
    return found


def _collect(part: object, found: set[str]) -> None:
    if isinstance(part, tuple):
        for item in part:
            if type(item) is str:  # a name that was chosen; whatever else is a word here is no card
                found.add(item)
            elif type(item) is not int:
                _collect(item, found)
    elif isinstance(part, Struct):
        names, parts = _fields(type(part))
        for name in names:
            value = getattr(part, name)
            found.update((value,) if isinstance(value, str) else value)
        for field in parts:
            _collect(getattr(part, field), found)


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Of a struct's fields, those that hold names of cards, and those in which there may be some."""
    known: Mapping[type[Struct], tuple[str, ...]] = {
        CardView: ("name",),
        StackView: ("name",),
        CommanderView: ("name",),
        CommanderHit: ("name",),
        PrintedCard: ("name",),
        Note: ("by", "text"),
        Removed: ("by",),
    }
    fields = msgspec.structs.fields(kind)
    names = known.get(kind)
    if names is None:
        named = (field.name for field in fields if field.type in (str, tuple[str, ...]))
        names = tuple(name for name in named if name in ("card", "cards", "names"))
    parts = tuple(field.name for field in fields if field.name not in names and field.type not in (int, str, bool))
    return names, parts


def _cards(setup: GameSetup) -> Iterable[Card]:
    known = {card.name for card in setup.cards}
    return (*(token for token in _tokens() if token.name not in known), *setup.cards)


@cache
def _tokens() -> tuple[Card, ...]:
    """A bare card for each subtype that a token can be named after, with its Japanese word."""
    return tuple(
        Card(name=name, faces=(Face(name=name, ja=japanese),), layout="bare") for name, japanese in subtypes().items()
    )


def _reaches(event: Event) -> tuple[Seat, ...]:
    return ()


GAME = Play(
    rules=MAGIC,
    setup=RecordedSetup,
    view=GameView,
    events=GameEvent,
    cards=_cards,
    named=named,
    reaches=_reaches,
    bot=lambda setup, _: GameBots(setup),  # how games are played hangs on nothing that was published
    facts=Facts.playable,
    calm=0.25,
    retold=MOST_RETOLD,
    quick=frozenset({"game-priority"}),
    saving=Saving(snapshots.is_quiet, snapshots.write, snapshots.read),
    marked=MARKED_GAME,
    think=think,
    why=by_rule,
)
"""A game of Magic, as the service plays it."""
