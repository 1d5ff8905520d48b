"""What happens instead of a permanent's destruction, whatever would destroy it.  (CR 614.8, 701.7b)

Spells and abilities that destroy and the state-based actions for lethal damage ask the same.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from entaku.magic.concepts.counters.counter_effects import SHIELD
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects, yes
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import projection
from entaku.oracle.ir import changes as ch


class Spared(Struct, frozen=True):
    """A permanent that isn't destroyed: `aura` is destroyed instead, it loses a `counter`, or it regenerates."""

    number: int
    aura: int | None = None
    counter: bool = False


class Fates(Struct, frozen=True):
    """Of the permanents that would be destroyed at once those that are in the end, and those that are spared."""

    destroyed: tuple[int, ...] = ()
    spared: tuple[Spared, ...] = ()


def settle(
    game: Game, numbers: Iterable[int], no_regeneration: bool = False, by_effect: bool = False
) -> Procedure[Fates]:
    """What becomes of each of these; what is destroyed instead of one of them may be spared in its turn.

    `no_regeneration`: these themselves can't be regenerated; `by_effect`: it is an effect that would destroy them.
    """
    meant = tuple(dict.fromkeys(numbers))
    waiting = [number for number in meant if can_be_destroyed(game, number)]
    destroyed: list[int] = []
    spared: list[Spared] = []
    for number in waiting:
        may_regenerate = shielded(game, game.objects[number]) and not (no_regeneration and number in meant)
        countered = (by_effect or number not in meant) and bool(game.objects[number].counter(SHIELD))
        instead = yield from replaced(game, number, may_regenerate, countered)
        if instead is None:
            destroyed.append(number)
            continue
        spared.append(instead)
        if instead.aura is not None and instead.aura not in waiting and can_be_destroyed(game, instead.aura):
            waiting.append(instead.aura)
    return Fates(tuple(destroyed), tuple(spared))


def can_be_destroyed(game: Game, number: int) -> bool:
    """Whether a permanent is there and not indestructible.  (CR 702.12b)"""
    item = game.objects.get(number)
    return item is not None and item.zone == "battlefield" and not projection.look(game, item).has("indestructible")


def replaced(game: Game, number: int, may_regenerate: bool, countered: bool) -> Procedure[Spared | None]:
    """What happens instead of one destruction; its controller chooses where several things may.  (CR 616.1)

    `countered`: a shield counter may be removed from it.  (CR 122.1c)
    """
    auras = [aura for aura in game.battlefield if is_armour(game, aura, number)]
    chooser = projection.look(game, game.objects[number]).controller
    if auras:
        options = [*auras, number] if may_regenerate or countered else auras
        chosen = yield from choose_objects(game, chooser, "game-totem-armor", options, about=(number,))
        if not chosen:
            return None
        if chosen[0] in auras:
            return Spared(number, chosen[0])
    if may_regenerate and countered:
        countered = yield from yes(game, chooser, "game-shield-counter", (number,))
    return Spared(number, counter=countered) if may_regenerate or countered else None


def is_armour(game: Game, aura: int, number: int) -> bool:
    """Whether an Aura is destroyed instead of the permanent that it enchants.  (CR 702.89a)"""
    item = game.objects[aura]
    return item.attached == number and projection.look(game, item).has("umbra armor")


def shielded(game: Game, item: Object) -> bool:
    """Whether a permanent would be regenerated if it were destroyed.  (CR 701.15)"""
    return bool(item.shields) and not projection.look(game, item).has_rule(ch.CantBeRegenerated)


def spare(game: Game, spared: Sequence[Spared]) -> None:
    """Damage is removed from what was spared; what regenerates is tapped and leaves combat.  (CR 701.15a, 702.89a)

    What lost a shield counter only loses that.  (CR 122.1c)
    """
    for one in spared:
        if one.number not in game.objects:
            continue
        if one.counter:
            mutators.change_counters(game, one.number, SHIELD, -1)
            continue
        mutators.alter(game, one.number, damage=0, deathtouched=False)
        if one.aura is None:
            mutators.alter(game, one.number, shields=game.objects[one.number].shields - 1)
            mutators.tap(game, [one.number])
            mutators.leave_combat(game, one.number)
