"""Split cards: on the stack one half, which is cast; everywhere else both together.  (CR 709)"""

from collections.abc import Sequence

from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic.changing import replace
from entaku.magic.choices import Procedure, ask
from entaku.magic.game import Game, Object


def halves(item: Object) -> tuple[Object, ...]:
    """The card as each of its halves would be; none for any other object, and for what is a half.  (CR 709.3a)"""
    if item.copies is not None:
        return ()
    return tuple(replace(item, copies=half) for half in item.definition.halves)


def chosen(game: Game, seat: Seat, halved: Sequence[Object], places: Sequence[int]) -> Procedure[int]:
    """The place of the half that the player casts, one of these.  (CR 709.3)"""
    options = tuple(Option(number, "word", text=halved[place].base.name) for number, place in enumerate(places))
    answer = yield from ask(game, seat, "game-cast-half", Choose(options), about=(halved[0].id,))
    return places[answer if isinstance(answer, int) else 0]
