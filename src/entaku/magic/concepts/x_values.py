"""X: which values may be announced for a spell or ability, and announcing one.  (CR 107.3a, 601.2b, 602.2b)

X is announced before targets are chosen, and may say what can be a target: so only those values are offered that can be
paid for, and with which all targets can be chosen.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from entaku.kernel.decisions import Choose, Option
from entaku.kernel.remembering import of_each
from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure, Rewound, ask, choose_number
from entaku.magic.game.state import Game
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import nodes

MOST = 60
"""No greater X is offered."""


@lru_cache(maxsize=4096)
def asks_x(part: a.CostPart) -> bool:
    """Whether a part of a cost other than mana depends on X: its number, or what it may be paid with."""
    return (isinstance(part, a.LoyaltyCost) and part.change == "-X") or mentions_x(part)


def mentions_x(value: object) -> bool:
    return any(isinstance(node, t.X) for node in nodes(value))


@of_each
def has_x(parts: tuple[a.CostPart, ...]) -> bool:
    """Whether a value of X is announced for a cost: mana of it, or anything else that depends on X."""
    return any(asks_x(part) or (isinstance(part, a.Pay) and "X" in part.mana.symbols) for part in parts)


def payable(can_pay: Callable[[int], bool], parts: Sequence[a.CostPart]) -> Iterator[int]:
    """The values of X that can be paid for.  More mana is never easier to pay; with other costs, any value may be."""
    ends = not any(asks_x(part) for part in parts)
    for x in range(MOST + 1):
        if can_pay(x):
            yield x
        elif ends:
            return


def choose(game: Game, seat: Seat, values: Sequence[int], source: int) -> Procedure[int]:
    """The value of X that a player announces, the greatest if they don't say.  Raises Rewound if there is none."""
    if not values:
        raise Rewound
    least, most = values[0], values[-1]
    if len(values) == most - least + 1:
        x = yield from choose_number(game, seat, "game-x", least, most, most, (source,))
        return x
    options = tuple(Option(value, "word", text=str(value)) for value in values)
    answer = yield from ask(game, seat, "game-x", Choose(options), most, (source,))
    return answer if isinstance(answer, int) else most
