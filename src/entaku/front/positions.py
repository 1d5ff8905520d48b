"""Positions from Python: a game as it is set up, from any moment on."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from entaku.front.games import Game
from entaku.front.given import text_in
from entaku.front.sitting import imported_in, library_in
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.scenarios.positions import POSITIONS, setup_from
from entaku.scenarios.sandbox import Sandbox, answered, read

Side = Mapping[str, object]
"""What a player has: life, counters, mana, and the cards in each zone, a line of text each."""


def position(
    text: str = "",
    *,
    board: Mapping[str, Side] | None = None,
    players: int | Sequence[str] | None = None,
    turn: str = "",
    rules: str | Mapping[str, object] = "",
    monarch: str = "",
    daytime: str = "",
    seed: int | str = 1,
    data: str | Path | None = None,
) -> Game:
    """A game from a moment on, set up in the words of scenarios: as a text, or part by part.

    `board` has for each player (A, B, C … or the `players`' names) `life`, `mana`, `poison` and the zones: battlefield,
    hand, library (the top first), graveyard, exile, command, commanders.  `turn`: "B's upkeep"; `rules`: "commander",
    "2010-12-15" and others, or what differs from Conspiracy's.  Parts that are given go before those of the text.
    A text may be a whole scenario: what it says is done is done then.
    Raises Unreadable, naming the line, for what isn't understood or can't be.

    >>> import entaku
    >>> mine = {"hand": ["Brainstorm"], "battlefield": ["Island", "Wind Dancer (2 +1/+1 counters)"]}
    >>> game = entaku.position(board={"A": mine, "B": {"life": 3}}, turn="A's upkeep")
    >>> game.turn, game.view(0).players[1].life, str(game.view(0).players[0].hand[0].name)
    (3, 3, 'Brainstorm')
    """
    given: dict[str, object] = {"players": players, "profile": rules, "turn": turn, "monarch": monarch}
    given |= {"daytime": daytime, "board": board}
    said = {key: value for key, value in given.items() if value not in (None, "")}
    library = library_in(data)
    imports = partial(imported_in, library)
    whole = read(text_in(text), imports)[0].sandbox if text.strip() else Sandbox(text)
    begun = Sandbox(whole.text, (), whole.seed if whole.answers else str(seed))
    setup = setup_from(begun.text, said, imports)
    game = Game(answered(Table(POSITIONS, setup, seed_from(begun.seed)), whole.answers))
    game.began = Sandbox(setup.situation, (), begun.seed)
    return game
