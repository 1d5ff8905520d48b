"""Who is out of the game before a turn of one's own ends, whatever is done to them meanwhile."""

from collections import Counter
from typing import TYPE_CHECKING

from entaku.kernel.seats import Seat
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.life import LoseLife

if TYPE_CHECKING:
    from entaku.bots.playing.judging import Judge

LOW = 5
"""Nobody who has more life than this is taken to lose it all by what triggers as a turn ends."""
NOBODY: frozenset[Seat] = frozenset()
LATE = ("end", "cleanup")
"""Steps in which it is too late for that."""


def beaten(judge: "Judge") -> frozenset[Seat]:
    """The opponents who lose their last life at the end of this turn by what the player's own permanents say.

    Of a last opponent nothing is said: the game is won anyhow.
    """
    board = judge.board
    if not board.is_mine or len(board.opponents) < 2 or board.view.step in LATE:
        return NOBODY
    low = [seat for seat in board.opponents if board.player(seat).life <= LOW]
    if not low:
        return NOBODY
    lost: Counter[Seat] = Counter()
    for card in board.view.battlefield:
        if card.controller == board.me:
            for trigger, _ in judge.lore.triggers(card.name):
                if isinstance(trigger.on, h.BeginningOf) and trigger.on.step == "end" and holds(judge, trigger):
                    for one in trigger.do:
                        lost.update(taken(judge, one))
    return frozenset(seat for seat in low if lost[seat] >= board.player(seat).life)


def holds(judge: "Judge", trigger: a.Triggered) -> bool:
    """Whether an ability triggers on its player's own turn, as far as that can be told."""
    assert isinstance(trigger.on, h.BeginningOf)
    whose = trigger.on.whose
    if isinstance(whose, t.Each) and whose.who != "player":
        return False
    if trigger.if_ is None:
        return True
    return trigger.if_ == c.IsMonarch(t.You()) and judge.board.view.monarch == judge.board.me


def taken(judge: "Judge", one: object) -> dict[Seat, int]:
    """The life that an instruction takes from players."""
    if not isinstance(one, LoseLife | Damage) or not isinstance(one.amount, int):
        return {}
    who = one.who if isinstance(one, LoseLife) else one.to
    guarded = isinstance(one, Damage)
    seats = judge.meant.seats(who)
    return {seat: one.amount for seat in seats if not (guarded and seat != judge.board.me and judge.is_guarded(seat))}
