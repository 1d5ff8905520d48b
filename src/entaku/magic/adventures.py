"""Adventures: spells that adventurer cards are cast as, and that leave the card in exile to be cast later.  (CR 716)"""

from entaku.cards.ir import player_rules as pr
from entaku.cards.ir import things as t
from entaku.magic import changing, faces, moving
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.game import Effect, Game, Object

NORMALLY = pr.PlayFrom(t.You(), t.Bound("on an adventure"), spells_only=True, as_adventure=False)
"""What its controller may do with a card that is on an adventure.  (CR 716.3d)"""


def is_adventure(item: Object) -> bool:
    """Whether a spell was cast as an Adventure.  (CR 716.3b)"""
    return item.definition.layout == "adventure" and faces.is_other(item)


def finishes(game: Game, item: Object) -> Procedure[None]:
    """An Adventure is exiled as it resolves; as long as it stays there its controller may cast it.  (CR 716.3d)"""
    for number in (yield from moving.move(game, [Going(item.id, "exile", cause="resolve")])):
        if game.objects[number].zone == "exile":
            bound = (("on an adventure", (number,)),)
            stamp = changing.stamp(game)
            changing.add_effect(
                game, Effect(stamp, number, item.controller, "source leaves", rule=NORMALLY, bound=bound)
            )
