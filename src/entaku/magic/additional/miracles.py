"""Cards that are revealed as they are drawn, and cast for their miracle costs.  (CR 702.94)"""

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.game.state import Game, Waiting
from entaku.magic.spells.layers import effects_off_battlefield
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.happenings import Draws
from entaku.oracle.mechanics.casting import CastFor

IS_REVEALED = Triggered(Draws(t.You(), nth=1), (CastFor("miracle"),))
"""What triggers as a card is revealed by its miracle ability.  (CR 702.94a)"""


def drawn(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """A player has drawn a card and may reveal it, before anything else happens, if it is a miracle.  (CR 702.94a)

    Only the first card that they have drawn this turn can be.
    """
    item = game.objects[number]
    if game.players[seat].cards_drawn != 1 or "miracle" not in effects_off_battlefield.kit_of_card(game, item).keywords:
        return
    if (yield from yes(game, seat, "game-miracle", (number,))):
        mutators.happen(game, e.Revealed(seat, (item.definition.name,)))
        mutators.queue(game, [Waiting(seat, number, IS_REVEALED, (("it", (number,)),))])
