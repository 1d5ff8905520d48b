"""A player for beginners: it overlooks spells and blocks, and keeps attackers at home, by a chance of its own."""

from msgspec.structs import replace

from entaku.bots.playing.board import Board
from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Answer, Choose, Decision
from entaku.kernel.randomness import Stream, seed_from
from entaku.magic.views.game_view import GameView

OVERLOOKED = 2
"""So many of five things are overlooked."""


class CarelessBot(PlayBot):
    """Plays as a `PlayBot` would who doesn't see everything."""

    def _answer(self, board: Board, decision: Decision) -> Answer:
        if decision.purpose == "game-priority":
            return super()._answer(board, self._half_seen(board.view, decision))
        answer = super()._answer(board, decision)
        if decision.purpose in ("game-attack", "game-block") and isinstance(answer, tuple):
            usual = decision.default if isinstance(decision.default, tuple) else ()
            if len(usual) == len(answer):
                rows = zip(answer, usual, strict=True)
                return tuple(
                    must if self._overlooks(board.view, place) else row for place, (row, must) in enumerate(rows)
                )
        return answer

    def _half_seen(self, view: GameView, decision: Decision) -> Decision:
        """The same decision without what the player overlooks this turn; lands are always seen."""
        shape = decision.shape
        if not isinstance(shape, Choose):
            return decision
        seen = tuple(
            one
            for one in shape.options
            if one.what in ("pass", "land") or not self._overlooks(view, one.card if one.card is not None else 0)
        )
        return replace(decision, shape=replace(shape, options=seen))

    def _overlooks(self, view: GameView, thing: int) -> bool:
        stream = Stream(seed_from(f"careless {view.turn} {view.seat}"), "table", "overlooked", thing)
        return stream.below(5) < OVERLOOKED
