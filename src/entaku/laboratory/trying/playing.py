"""One small game on one board: played by chance until it has gone on long enough, and watched all the while."""

import traceback

from msgspec import Struct

from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.errors import EntakuError
from entaku.kernel.randomness import Seed, Stream
from entaku.laboratory.trying.actors import Actors
from entaku.laboratory.trying.boards import Board, lay
from entaku.laboratory.trying.checking import Wrong, cards, check_cards, check_views
from entaku.laboratory.trying.watching import Watch
from entaku.magic.game.events import ByHand
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Game

CHECK_EVERY = 12
"""After so many answers the cards are counted."""
COPIED_AT = (5, 23, 47)
"""After so many answers the game is taken on by a copy of itself."""
MOST_EVENTS = 20_000
"""A game that tells more than this goes round in circles."""


class Moment(Struct, frozen=True):
    """A question that came up, to compare two games by: whose, what for, and how much of everything there was."""

    home: int
    purpose: str
    lives: tuple[int, ...]
    zones: tuple[int, ...]


class Playthrough(Struct, frozen=True):
    """How a game went: what was asked, the answers, and what was wrong: a word for it, and all that is known of it.

    `done` is how often what was done.
    """

    moments: tuple[Moment, ...]
    answers: tuple[Answer, ...]
    fault: str = ""
    trace: str = ""
    done: dict[object, int] = {}


def play(watch: Watch, board: Board, seed: Seed, most: int, number: int = 0, shift: int = 0) -> Playthrough:
    """Play a board for so many answers at most.  What goes wrong is told, never raised."""
    moments: list[Moment] = []
    answers: list[Answer] = []
    actors = Actors(watch.subject, seed, len(board.sides), shift, number, watch.done)
    try:
        carry_on(watch, actors, board, seed, most, moments, answers)
    except Wrong as wrong:
        return Playthrough(tuple(moments), tuple(answers), str(wrong), "")
    except (Exception, EntakuError) as problem:
        fault = f"{type(problem).__name__}: {problem}"
        return Playthrough(tuple(moments), tuple(answers), fault, traceback.format_exc())
    return Playthrough(tuple(moments), tuple(answers), done=dict(actors.used))


def carry_on(
    watch: Watch, actors: Actors, board: Board, seed: Seed, most: int, moments: list[Moment], answers: list[Answer]
) -> None:
    """The game itself.  Raises Wrong, or whatever the rules raise."""
    state = lay(board, seed, actors.shift)
    dealt = cards(state.game)
    stream = Stream(seed, "table", "watching")
    look = 3 + stream.below(30)
    state.advance()
    told = 0
    while len(answers) < most and (decision := state.decision) is not None:
        moments.append(moment_of(state.game, decision, actors))
        answer = actors.answer(state, decision)
        events = MAGIC.apply(state, decision, decision.check(answer))
        answers.append(answer)
        watch.told(state.game, events)
        told += len(events)
        left = [f"{one.card}: {one.text}" for one in events if isinstance(one, ByHand)]
        if left:
            raise Wrong(f"left to hands: {left[0]}")
        if told > MOST_EVENTS:
            raise Wrong("it goes round in circles")
        if len(answers) % CHECK_EVERY == 0:
            check_cards(state.game, dealt)
        if len(answers) == look:
            check_views(state.game, stream)
        if len(answers) in COPIED_AT:
            state = state.copy()
    check_cards(state.game, dealt)


def moment_of(game: Game, decision: Decision, actors: Actors) -> Moment:
    """What can be compared with a game in which everybody sits elsewhere."""
    count = len(game.players)
    seats = [(home + actors.shift) % count for home in range(count)]
    lives = tuple(game.players[seat].life for seat in seats)
    zones = (
        *(len(game.hands[seat]) for seat in seats), *(len(game.libraries[seat]) for seat in seats),
        *(len(game.graveyards[seat]) for seat in seats), len(game.battlefield), len(game.stack), len(game.exile),
    )  # fmt: skip
    return Moment(actors.home(decision.actor), decision.purpose, lives, zones)


def difference(first: Playthrough, second: Playthrough) -> str:
    """Where a game went another way than the same game with everybody sitting elsewhere; "" if it didn't."""
    for place, (one, other) in enumerate(zip(first.moments, second.moments, strict=False)):
        if one != other:
            return f"seats turned: at answer {place} {one} became {other}"
    if len(first.moments) != len(second.moments):
        return f"seats turned: {len(first.moments)} questions became {len(second.moments)}"
    return ""
