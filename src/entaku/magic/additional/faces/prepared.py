"""Prepared permanents, and the copies of their spells that lie in exile to be cast.  (CR 2026 722.3)"""

from entaku.magic.additional import designations
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Effect, Game, Object
from entaku.magic.spells.layers import projection
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t

MAY_CAST = pr.PlayFrom(t.ControllerOf(t.Bound("prepared")), t.Bound("prepare spell"), spells_only=True)
"""What whoever controls a prepared permanent may do with the copy.  (CR 2026 722.3c)"""


def spell_of(item: Object) -> Definition | None:
    """The prepare spell that a permanent has, be it as a copy; none while it lies face down.  (CR 2026 722.2b)"""
    values = item.copies or item.definition
    has_one = values.layout == "prepare" and len(values.faces) > 1 and not item.face_down
    return values.faces[1] if has_one else None


def prepare(game: Game, number: int) -> bool:
    """A permanent with a prepare spell becomes prepared, if it isn't.  Whether it did.  (CR 2026 722.3a)"""
    item = game.objects.get(number)
    if item is None or item.zone != "battlefield" or spell_of(item) is None:
        return False
    if not designations.give(game, number, "prepared"):
        return False
    mutators.happen(game, e.Undergone(number, "becomes prepared"))
    put_copy(game, number)
    return True


def put_copy(game: Game, number: int) -> None:
    """A copy of a prepared permanent's spell comes into exile, for its controller to cast.  (CR 2026 722.3c)"""
    spell = spell_of(game.objects[number])
    if spell is None:
        return
    controller = projection.look(game, game.objects[number]).controller
    copy = mutators.create(game, Definition(None, spell.traits, is_token=True), controller, zone="exile")
    mutators.alter(game, copy.id, prepared=number)
    bound = (("prepared", (number,)), ("prepare spell", (copy.id,)))
    mutators.add_effect(
        game, Effect(mutators.stamp(game), copy.id, controller, "source leaves", rule=MAY_CAST, bound=bound)
    )


def waits(game: Game, item: Object) -> bool:
    """Whether the copy of a prepare spell may stay in exile: its permanent is there, and prepared.  (CR 2026 722.3c)"""
    if item.zone != "exile" or item.prepared is None:
        return False
    permanent = game.objects.get(item.prepared)
    return permanent is not None and permanent.zone == "battlefield" and "prepared" in permanent.designations


def was_cast(game: Game, card: Object) -> None:
    """As the copy becomes cast its permanent is prepared no longer.  (CR 2026 722.3c)"""
    if card.prepared is not None:
        designations.take(game, card.prepared, "prepared")
