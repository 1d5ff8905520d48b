"""Adventures and Omens: spells that cards are cast as, and what becomes of the card as they resolve.  (CR 716)

An Adventure leaves the card in exile to be cast later; an Omen is shuffled into a library.  (CR 2026 715, 720)
"""

from entaku.magic.additional.faces import card_faces
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import Effect, Game, Object
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t

NORMALLY = pr.PlayFrom(t.You(), t.Bound("on an adventure"), spells_only=True, as_adventure=False)
"""What its controller may do with a card that is on an adventure.  (CR 716.3d)"""


def is_adventure(item: Object) -> bool:
    """Whether a spell was cast as an Adventure.  (CR 716.3b)"""
    return item.definition.layout == "adventure" and card_faces.is_other(item)


def adventure_ends(game: Game, item: Object) -> Procedure[None]:
    """An Adventure is exiled as it resolves; as long as it stays there its controller may cast it.  (CR 716.3d)"""
    for number in (yield from moving.move(game, [Going(item.id, "exile", cause="resolve")])):
        if game.objects[number].zone == "exile":
            bound = (("on an adventure", (number,)),)
            stamp = mutators.stamp(game)
            mutators.add_effect(
                game, Effect(stamp, number, item.controller, "source leaves", rule=NORMALLY, bound=bound)
            )


def is_omen(item: Object) -> bool:
    """Whether a spell was cast as an Omen."""
    return item.definition.layout == "omen" and card_faces.is_other(item)


def omen_ends(game: Game, item: Object) -> Procedure[None]:
    """An Omen is shuffled into its owner's library as it resolves.  (CR 2026 720.3d)"""
    yield from moving.move(game, [Going(item.id, "library", cause="resolve", shuffled=True)])
