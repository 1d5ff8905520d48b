"""What is remembered of a turn, so that abilities may ask for it later in the turn: for every event what it adds."""

from collections.abc import Callable
from typing import Any, Final  # Any: each row takes an event of its own kind

import msgspec

from entaku.kernel.table import Event
from entaku.magic.additional.descending import has_descended
from entaku.magic.game import events as e
from entaku.magic.game.state import Game, Memory

replace = msgspec.structs.replace
COUNTED: Final = "put a counter on a creature"
COUNTED_ANY: Final = "put a counter on a permanent"
"""What a player has done who put one there, or whose permanent entered with one.  (CR 122.6a)"""


def remembered(game: Game, event: Event) -> Memory:
    """The memory of the turn after an event; the same one where nothing may ask for that event."""
    memory, remember = game.memory, _REMEMBER.get(type(event))
    if isinstance(event, e.AttackDeclared):
        return _attacked(game, memory, event)
    if remember is None:
        return memory
    if isinstance(event, e.Moved):
        memory = _moved(game, memory, event)
    elif isinstance(event, e.Targeted):
        memory = _aimed_by(game, memory, event)
    return remember(memory, event)


def _moved(game: Game, memory: Memory, event: e.Moved) -> Memory:
    """Who has descended, had a card leave their graveyard, or a creature enter with counters."""
    if has_descended(game, event):
        memory = replace(memory, done=(*memory.done, (event.owner, "descend")))
    if event.origin == "graveyard" and event.now in game.objects:
        left = (event.owner, "have a card leave the graveyard")
        memory = replace(memory, done=(*memory.done, left)) if left not in memory.done else memory
    entered = game.objects.get(event.now) if event.to == "battlefield" else None
    if entered is not None and entered.counters:  # CR 122.6a
        put = (COUNTED_ANY, COUNTED) if "Creature" in entered.base.types else (COUNTED_ANY,)
        memory = replace(memory, done=(*memory.done, *((event.controller, one) for one in put)))
    return memory


def _attacked(game: Game, memory: Memory, event: e.AttackDeclared) -> Memory:
    """Who attacked which player, and not only a planeswalker of theirs.  (CR 508.6)"""
    pairs = ((game.objects[number].controller, player) for number, player, other in event.attackers if not other)
    new = tuple(pair for pair in dict.fromkeys(pairs) if pair not in memory.assailed)
    return replace(memory, assailed=(*memory.assailed, *new)) if new else memory


def _life(memory: Memory, event: e.LifeChanged) -> Memory:
    """How much life who has gained or lost, and whether anybody has for the first time."""
    happened = (event.seat, event.change > 0)
    changed = memory.life_changed if happened in memory.life_changed else (*memory.life_changed, happened)
    return replace(memory, life_changed=changed, life=(*memory.life, (event.seat, event.change)))


def _targets(memory: Memory, event: e.Targeted) -> Memory:
    """What has become a target this turn, for what waits for the first time each turn."""
    new = tuple(number for number in event.objects if number not in memory.targeted)
    return replace(memory, targeted=(*memory.targeted, *new)) if new else memory


def _aimed_by(game: Game, memory: Memory, event: e.Targeted) -> Memory:
    """By whose spells and abilities it has."""
    spell = game.objects.get(event.object)
    pairs = tuple((number, -1 if spell is None else spell.controller) for number in event.objects)
    new = tuple(pair for pair in pairs if pair not in memory.targeted_by)
    return replace(memory, targeted_by=(*memory.targeted_by, *new)) if new else memory


def _damage(memory: Memory, event: e.Damaged) -> Memory:
    """Which players have been dealt how much, and which objects by which sources."""
    if event.seat is not None:
        one = (event.source, event.seat)
        memory = replace(memory, damaged=(*memory.damaged, (event.seat, event.amount)), harmed=(*memory.harmed, one))
        return replace(memory, hit=(*memory.hit, one)) if event.combat else memory
    if event.object is None or (event.source, event.object) in memory.struck:
        return memory
    return replace(memory, struck=(*memory.struck, (event.source, event.object)))


def _entered(memory: Memory, event: e.Moved) -> Memory:
    if event.cause == "draw":
        return replace(memory, drawn=(*memory.drawn, event.now))
    if event.cause in ("discard", "cycle"):
        return replace(memory, discarded=(*memory.discarded, event.now), discards=(*memory.discards, event.owner))
    if event.cause == "sacrifice":
        memory = replace(memory, sacrificed=(*memory.sacrificed, (event.controller, event.was)))
    if event.by >= 0:
        return replace(memory, destroyed=(*memory.destroyed, (event.by, event.was)))
    if event.to != "battlefield":
        return memory
    return replace(memory, entered=(*memory.entered, (event.controller, event.now)))


def _created(memory: Memory, event: e.Created) -> Memory:
    if event.zone != "battlefield":
        return memory
    return replace(memory, entered=(*memory.entered, (event.controller, event.object)))


def _crewed(memory: Memory, event: e.Crewed) -> Memory:
    """Which creatures have crewed or saddled what.  (CR 702.122b, 2026 702.171c)"""
    return replace(memory, crews=(*memory.crews, *((event.object, one, event.saddling) for one in event.crew)))


def _done(memory: Memory, event: e.Done) -> Memory:
    """Who has done what a keyword action says."""
    return replace(memory, done=(*memory.done, (event.seat, event.what)))


_REMEMBER: dict[type, Callable[[Memory, Any], Memory]] = {
    e.LifeChanged: _life,
    e.Targeted: _targets,
    e.Damaged: _damage,
    e.Moved: _entered,
    e.Created: _created,
    e.Done: _done,
    e.Crewed: _crewed,
}
