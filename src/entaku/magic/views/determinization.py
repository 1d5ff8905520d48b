"""A game as it may be for all that a player knows: what they can't see is otherwise, what they can see is the same.

Where a player searches ahead, they do it in such games, never in the game itself.
"""

import logging
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from entaku.kernel.decisions import Decision
from entaku.kernel.errors import EntakuError
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.play import Play
from entaku.magic.game.state import Game, Object, ObjectId
from entaku.magic.views import viewing
from entaku.oracle.ir.things import Zone

Guess = Callable[[Seat, Zone, Stream], Definition]
"""Which card of a player a hidden one in a zone may be."""
OWN = "own"

log = logging.getLogger("entaku.magic")


def imagined(play: Play, seat: Seat, guess: Guess, luck: Seed) -> Play | None:
    """A table that the seat can't tell from this one, where all that it doesn't know is guessed, and chance is another.

    None if there is none to be had: in the middle of an action in which somebody was given hidden cards, or whose
    beginning can't be played again with what is guessed.
    """
    now, asked = play.game, play.decision
    if asked is None:
        return None
    base = now if play.fresh else play.checkpoint
    if base is None or (base is not now and has_hidden_news(base, now, seat)):
        return None
    stream = Stream(luck, "table", "imagined")
    game = base.copy()
    game.seed = luck
    guessed(game, now, seat, guess, stream)
    shuffle_own(game, now, seat, stream)
    forget(game)
    return resumed(play, game, asked)


def apart(play: Play) -> Play:
    """A copy of a table that shares nothing with it that is ever changed: it may be looked at in another thread."""
    base = play.game if play.fresh else play.checkpoint
    if base is None:
        return play.copy()
    game = base.copy()
    forget(game)
    return play.instead(game)


def has_hidden_news(base: Game, now: Game, seat: Seat) -> bool:
    """Whether something came into a pile that the seat can't see since then."""
    return any(
        number not in base.objects and not viewing.knows(now, now.objects[number], seat) for number in hidden(now, seat)
    )


def hidden(game: Game, seat: Seat) -> Iterable[ObjectId]:
    """The objects that the seat may not know, its own library's too, in the order of their ids."""
    for number in sorted(game.objects):
        item = game.objects[number]
        if not viewing.knows(game, item, seat) and not (item.zone == "outside" and item.owner == seat):
            yield number


def guessed(game: Game, now: Game, seat: Seat, guess: Guess, stream: Stream) -> None:
    """Every hidden card but those of the seat's own library becomes one that it may be."""
    for number in hidden(now, seat):
        item = game.objects.get(number)
        if item is not None and not (item.zone == "library" and item.owner == seat):
            game.objects[number] = replace(item, definition=guess(item.owner, item.zone, stream), chosen=())


def shuffle_own(game: Game, now: Game, seat: Seat, stream: Stream) -> None:
    """The seat knows which cards are left in its library, but not in which order."""
    there = [number for number in hidden(now, seat) if is_in_library(game.objects.get(number), seat)]
    cards = sorted((game.objects[number].definition for number in there), key=lambda one: one.name)
    stream.shuffle(cards)
    for number, card in zip(there, cards, strict=True):
        game.objects[number] = replace(game.objects[number], definition=card)


def is_in_library(item: Object | None, seat: Seat) -> bool:
    return item is not None and item.zone == "library" and item.owner == seat


def forget(game: Game) -> None:
    """Whatever was worked out from the cards as they are is worked out anew."""
    game.projection = None
    game.checked = -1
    game.tidy = game.shown = game.apart = game.aim = game.leaders = None
    game.sources = [None] * len(game.players)
    game.reaches = [None] * len(game.players)
    game.held = [None] * len(game.players)
    mutators.touched(game)
    game.laid += 1


def resumed(play: Play, game: Game, asked: Decision) -> Play | None:
    """The game brought to the same question; None if it comes to another one."""
    try:
        other = play.instead(game)
        found = other.decision
    except EntakuError:
        return None
    except Exception:  # an answer of before that doesn't fit what was guessed: such a game can't be
        log.debug("a guess that can't be", exc_info=True)
        return None
    return other if found == asked else None
