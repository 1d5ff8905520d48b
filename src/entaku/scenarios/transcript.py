"""What happened at a scenario's table, line by line."""

from collections.abc import Iterator

from entaku.kernel.table import Event
from entaku.magic.game import events as e
from entaku.scenarios.playing import ScenarioTable
from entaku.scenarios.remarks import Said, said


def told(table: ScenarioTable) -> Iterator[Said]:
    """The events that a reader wants to see, in order."""
    for event in table.events:
        found = line_of(table, event)
        if found is not None:
            yield found


def name_of(table: ScenarioTable, number: int) -> str:
    """The name of an object that is, or was."""
    game = table.game
    item = game.objects.get(number)
    if item is None and number in game.last_known:
        item = game.last_known[number].object
    return item.definition.name if item is not None else f"#{number}"


def line_of(table: ScenarioTable, event: Event) -> Said | None:
    """One event as a line; None for what goes without saying."""
    player = table.player
    if isinstance(event, e.StepBegan):
        return said("scenario-log-step", player=player(event.seat), step=event.step)
    if isinstance(event, e.Cast):
        return said("scenario-log-cast", player=player(event.seat), card=event.card)
    if isinstance(event, e.ActivatedAbility):
        return said("scenario-log-activated", player=player(event.seat), card=event.card)
    if isinstance(event, e.TriggeredAbility):
        return said("scenario-log-triggered", player=player(event.seat), card=event.card)
    if isinstance(event, e.Targeted):
        targets = (*(name_of(table, n) for n in event.objects), *(player(seat) for seat in event.seats))
        return said("scenario-log-targets", targets=targets)
    if isinstance(event, e.Moved):
        to, origin = said(f"scenario-zone-{event.to}"), said(f"scenario-zone-{event.origin}")
        return said("scenario-log-moved", card=event.card, origin=origin, to=to, cause=event.cause or "-")
    return fight_or_count(table, event)


def fight_or_count(table: ScenarioTable, event: Event) -> Said | None:
    """Combat, damage, life, votes and the end."""
    player = table.player
    if isinstance(event, e.AttackDeclared):
        attacks = tuple(f"{name_of(table, n)} → {player(seat)}" for n, seat, _ in event.attackers)
        return said("scenario-log-attack", attacks=attacks)
    if isinstance(event, e.BlockDeclared):
        blocks = tuple(f"{name_of(table, b)} → {name_of(table, a)}" for b, a in event.blocks)
        return said("scenario-log-block", blocks=blocks)
    if isinstance(event, e.Damaged):
        to = player(event.seat) if event.seat is not None else name_of(table, event.object or 0)
        return said("scenario-log-damage", source=name_of(table, event.source), to=to, amount=event.amount)
    if isinstance(event, e.LifeChanged):
        return said("scenario-log-life", player=player(event.seat), now=event.now)
    if isinstance(event, e.Voted):
        choice = event.choice if event.object is None else name_of(table, event.object)
        return said("scenario-log-vote", player=player(event.voter), choice=choice)
    if isinstance(event, e.Created):
        return said("scenario-log-created", player=player(event.controller), card=event.card)
    if isinstance(event, e.PlayerLost):
        return said("scenario-log-lost", player=player(event.seat), why=event.why)
    if isinstance(event, e.MonarchChanged):
        return said("scenario-log-monarch", player=player(event.seat))
    if isinstance(event, e.Blessed):
        return said("scenario-log-blessed", player=player(event.seat))
    if isinstance(event, e.Paired):
        return said("scenario-log-paired", card=name_of(table, event.object), other=name_of(table, event.other))
    return None
