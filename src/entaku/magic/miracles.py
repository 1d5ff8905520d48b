"""Cards that are revealed as they are drawn, and cast for their miracle costs.  (CR 702.94)"""

from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Triggered
from entaku.cards.ir.happenings import Draws
from entaku.cards.mechanics.casting import CastFor
from entaku.kernel.seats import Seat
from entaku.magic import changing, elsewhere
from entaku.magic import events as e
from entaku.magic.choices import Procedure, yes
from entaku.magic.game import Game, Waiting

IS_REVEALED = Triggered(Draws(t.You(), nth=1), (CastFor("miracle"),))
"""What triggers as a card is revealed by its miracle ability.  (CR 702.94a)"""


def drawn(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """A player has drawn a card and may reveal it, before anything else happens, if it is a miracle.  (CR 702.94a)

    Only the first card that they have drawn this turn can be.
    """
    item = game.objects[number]
    if game.players[seat].cards_drawn != 1 or "miracle" not in elsewhere.kit_of_card(game, item).keywords:
        return
    if (yield from yes(game, seat, "game-miracle", (number,))):
        changing.happen(game, e.Revealed(seat, (item.definition.name,)))
        changing.queue(game, [Waiting(seat, number, IS_REVEALED, (("it", (number,)),))])
