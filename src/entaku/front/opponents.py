"""Who sits in an environment where no agent does: bots of a level, and any function of view and decision."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast  # Any: a view of whatever is played

from entaku.bots.playing.player import PlayBot
from entaku.drafts.play import step
from entaku.front.drafts import Draft
from entaku.front.games import Game
from entaku.front.given import shortly
from entaku.front.levels import Bot
from entaku.front.sitting import Answering, Function
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.seats import Seat

Opponent = Bot | Answering[Any] | Callable[[Any, Decision], object]
"""A bot of a level, or whoever answers from a view: that of the draft, of the pool or of the game, as it is asked."""


class Opponents:
    """The players of seats, as they sit at what is played just now."""

    def __init__(self, players: Mapping[Seat, Opponent]) -> None:
        self.players = dict(players)
        self._seated: dict[tuple[type, Seat], Answering[Any]] = {}

    def __contains__(self, seat: Seat) -> bool:
        return seat in self.players

    def builds(self, seat: Seat) -> bool:
        """Whether who sits there chooses the cards of a deck; for a bot of a level entaku's builder does."""
        return not isinstance(self.players[seat], Bot)

    def choose(self, seat: Seat, view: object, decision: Decision) -> Answer:
        """What who sits there answers before anything is dealt.  Raises Unlawful for what isn't lawful."""
        return decision.check(self._one(self.players[seat]).answer(view, decision))

    def act(self, table: Draft | Game, seat: Seat, decision: Decision) -> None:
        """Let who sits there answer."""
        if isinstance(table, Draft):
            step(table.table, seat, self._at(table, seat))
        else:
            table.answer(self._at(table, seat).answer(table.view(seat), decision), decision)

    def fork(self, game: Game | None) -> "Opponents":
        """The same players at a copy of a game; a bot that looks ahead begins anew to remember what it did."""
        other = Opponents(self.players)
        if game is not None:
            for place, one in self._seated.items():
                if isinstance(one, PlayBot):
                    other._seated[place] = one.copy()
        return other

    def _at(self, table: Draft | Game, seat: Seat) -> Answering[Any]:
        place = type(table), seat
        if place not in self._seated:
            player = self.players[seat]
            if isinstance(player, Bot):
                self._seated[place] = table.seated(seat, player) if isinstance(table, Game) else table.bot(seat)
            else:
                self._seated[place] = self._one(player)
        return self._seated[place]

    def _one(self, player: Opponent) -> Answering[Any]:
        return cast("Answering[Any]", player) if hasattr(player, "answer") else Function(cast(Any, player))


def opponents_in(given: "Opponent | Sequence[Opponent | None] | None", seats: int) -> dict[Seat, Opponent]:
    """Who sits where: one player for all seats but the first, or one for each seat, None where an agent sits.

    Raises Unreadable for what is no player, Unlawful for another number of them, or where no agent is left.

    >>> from entaku.front.levels import bot
    >>> opponents_in(bot("easy"), 3)
    {1: Bot(level='easy', seconds=None), 2: Bot(level='easy', seconds=None)}
    >>> opponents_in([bot(), None], 2)
    {0: Bot(level='normal', seconds=None)}
    """
    if given is None:
        return {}
    each: list[Opponent | None] = list(given) if isinstance(given, Sequence) else [None, *[given] * (seats - 1)]
    for one in each:
        if not (one is None or isinstance(one, Bot) or callable(one) or hasattr(one, "answer")):
            raise Unreadable("front-no-player", given=shortly(one))
    if len(each) != seats or None not in each:
        raise Unlawful("front-env-opponents", opponents=len(each) - each.count(None), seats=seats)
    return {seat: one for seat, one in enumerate(each) if one is not None}
