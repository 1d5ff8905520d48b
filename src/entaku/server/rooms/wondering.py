"""Why: what somebody asks of a game that is played, and is told as far as they may know it."""

import asyncio
from collections.abc import Callable

import msgspec

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Viewer
from entaku.magic.game.events import GameEvent
from entaku.magic.game.play import Play
from entaku.magic.views.why.why_happened import WhyHappened, why_happened
from entaku.magic.views.why.why_not import why_not, why_not_player
from entaku.magic.views.why.why_so import why_so
from entaku.server.lines.line import Line
from entaku.server.lines.outbox import Outbox
from entaku.server.protocol import (
    AskWhy,
    AskWhyHappened,
    AskWhyPlayer,
    AskWhySo,
    ToldWhy,
    ToldWhyHappened,
    ToldWhySo,
)
from entaku.server.tables.sitting import Sitting

_encode = msgspec.json.Encoder().encode
_decode_event = msgspec.json.Decoder(GameEvent).decode


class Wondering:
    """What is asked about a room's table; `in_play` gives the table of a number, or raises EntakuError."""

    def __init__(self, in_play: Callable[[int], Sitting], outbox: Outbox) -> None:
        self._in_play = in_play
        self._outbox = outbox

    async def wonder(self, line: Line, message: AskWhy | AskWhyPlayer | AskWhySo | AskWhyHappened) -> None:
        """Tell whoever is there why, as far as they may know it.  Raises EntakuError if there is nothing to tell."""
        told: ToldWhy | ToldWhySo | ToldWhyHappened
        play, request = self._game(message.table), message.request
        if isinstance(message, AskWhySo):
            told = ToldWhySo(why_so(play.game, line.viewer, message.card), request)
        elif isinstance(message, AskWhyHappened):
            told = ToldWhyHappened(await self._why_happened(message, line.viewer), request)
        else:
            if not isinstance(line.viewer, int):
                raise Unlawful("seat-only")
            if isinstance(message, AskWhyPlayer):
                told = ToldWhy(0, why_not_player(play, line.viewer, message.seat), request)
            else:
                told = ToldWhy(message.card, why_not(play, line.viewer, message.card), request)
        self._outbox.say(line, _encode(told))

    async def _why_happened(self, message: AskWhyHappened, viewer: Viewer) -> WhyHappened:
        """Why something happened not long ago: it is played again beside the table, which may go on meanwhile."""
        sitting = self._in_play(message.table)
        try:
            event = _decode_event(message.event)
        except msgspec.MsgspecError as problem:
            raise Unlawful("why-unknown-event") from problem
        count = sitting.viewers.happened(event, viewer)
        if count is None:
            raise Unlawful("why-unknown-event")
        over, entry = sitting.table, sitting.table.log[count - 1]

        def found() -> WhyHappened:
            return why_happened(sitting.past.after(over, count - 1), (entry,), event, viewer)

        return await asyncio.to_thread(found)

    def _game(self, table: int) -> Play:
        state = self._in_play(table).table.state
        if not isinstance(state, Play):
            raise Unlawful("why-unknown-card")
        return state
