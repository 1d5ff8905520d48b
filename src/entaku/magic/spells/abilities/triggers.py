"""Which abilities trigger on what has just happened.  (CR 603.2)

Nothing is changed here: a batch of events that happened at once goes in, abilities that wait to be put onto the stack
come out.  Events of leaving the battlefield are seen as things were just before (603.10).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any  # Any: each row takes a node of its own kind

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.game import events as e
from entaku.magic.game.definitions import happening_kinds
from entaku.magic.game.state import DelayedTrigger, Game, Waiting
from entaku.magic.spells.abilities import additional_triggers
from entaku.magic.spells.abilities.event_subject import Bound, Match, subject
from entaku.magic.spells.abilities.given_keywords import given_triggers, kept
from entaku.magic.spells.abilities.simultaneous_events import Gathering, awaited, is_in_range, is_meant
from entaku.magic.spells.abilities.trigger_events import (
    KINDS,
    LOOK_BACK,
    OF_PARTS,
    casts,
    cycles,
    enters,
    made_to_discard,
    moves,
    moves_itself,
)
from entaku.magic.spells.layers import projection, rules_in_force
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.unbound import asked_of_event

Rule = Callable[[Game, Any], Iterable[Waiting]]

BY_RULE: dict[type, tuple[Rule, ...]] = {}
"""What triggers by a rule of the game and has no source, by the kind of event; mechanics put theirs here."""


def by_rule(*kinds: type[Event]) -> Callable[[Rule], Rule]:
    """Mark a function as one that says what triggers on events of these kinds by a rule of the game."""

    def mark(rule: Rule) -> Rule:
        for kind in kinds:
            BY_RULE[kind] = (*BY_RULE.get(kind, ()), rule)
        return rule

    return mark


def watch(game: Game, batch: Iterable[Event], before: Projection | None) -> list[Waiting]:
    """The abilities that trigger on a batch of simultaneous events, in no order yet."""
    gathering = Gathering()
    now = projection.current(game)
    for event in batch:
        for rule in BY_RULE.get(type(event), ()):
            for new in rule(game, event):
                if new not in gathering.found:
                    gathering.found.append(new)
        triggered_elsewhere(game, event, gathering)
        if isinstance(event, e.Moved) and event.origin == "battlefield" and before is not None and not event.part:
            triggered_as_given(game, event, gathering, before)
        for kind, match in KINDS.get(type(event), ()) if not is_part(event) else OF_PARTS:
            if kind is h.Enters and goes_unnoticed(game, event):
                continue
            past = before if before is not None and kind in LOOK_BACK else None
            awaiting = (past or now).triggers.get(kind)
            for nth, (source, controller, ability) in instances(awaiting) if awaiting else ():
                fired(game, source, controller, ability, kind, match, event, gathering, None, past, nth)
            for delayed in game.delayed:
                if kind in happening_kinds(delayed.ability.on):
                    one = (delayed.source, delayed.controller, delayed.ability)
                    fired(game, *one, kind, match, event, gathering, delayed, nth=delayed.id)
    return [one for one in gathering.all() if is_meant(game, one)]


def goes_unnoticed(game: Game, event: Event) -> bool:
    """Whether what enters causes no abilities to trigger.  (CR 603.2)"""
    return isinstance(event, e.Moved) and any(
        subject(ctx, rule.entering, event.now) for rule, ctx in rules_in_force.rules(game, pr.NoTriggers)
    )


def is_part(event: Event) -> bool:
    """Whether an event is about a further card of what has moved, which is no other permanent.  (CR 713.4, 723.3)"""
    return isinstance(event, e.Moved) and event.part


def instances(
    waiting: Sequence[tuple[int, Seat, Triggered]],
) -> Iterator[tuple[int, tuple[int, Seat, Triggered]]]:
    """Abilities that wait, each with how often its source has had the same one before it in the list.  (CR 113.2c)"""
    had: dict[tuple[int, int], int] = {}
    for one in waiting:
        key = (one[0], id(one[2]))
        count = had.get(key, 0)
        had[key] = count + 1
        yield count, one


def triggered_elsewhere(game: Game, event: Event, gathering: Gathering) -> None:
    """What triggers on the spell itself as it is cast, or on a card itself where it is put.  (CR 603.2, 603.6c)"""
    if isinstance(event, e.Cast) and event.object in game.objects:
        spell = game.objects[event.object]
        for ability in (*spell.base.kit.on_cast, *given_triggers(game, event.seat, spell)):
            fired(game, event.object, event.seat, ability, h.Casts, casts, event, gathering)
    elif isinstance(event, e.Moved) and event.to == "battlefield" and event.now in game.objects:
        for ability in kept(game.objects[event.now]):
            fired(game, event.now, event.controller, ability, h.Enters, enters, event, gathering)
    elif isinstance(event, e.Moved) and event.now in game.objects:
        item = game.objects[event.now]
        for ability in item.base.kit.triggered:
            for on, _ in awaited(ability.on):
                if isinstance(on, h.Moves | h.Cycles | h.MadeToDiscard) and isinstance(on.what, t.Self):
                    match = ITSELF[type(on)]
                    fired(game, item.id, item.owner, ability, type(on), match, event, gathering)


ITSELF: dict[type, Match] = {h.Moves: moves, h.Cycles: cycles, h.MadeToDiscard: made_to_discard}
"""What a card itself may wait for in the zone that it is put into."""


def triggered_as_given(game: Game, event: e.Moved, gathering: Gathering, past: Projection) -> None:
    """What was given to a permanent and triggers as that is put into exile or a hand.  (CR 603.6c, 603.10a)"""
    own = game.objects[event.now].base.kit.triggered if event.now in game.objects else ()
    for source, controller, ability in past.triggers.get(h.Moves, ()):
        if source == event.was and ability not in own:
            fired(game, source, controller, ability, h.Moves, moves_itself, event, gathering, None, past)


def fired(
    game: Game, source: int, controller: Seat, ability: Triggered, kind: type, match: Match, event: Event,
    gathering: Gathering, delayed: DelayedTrigger | None = None, past: Projection | None = None, nth: int = 0,
) -> None:  # fmt: skip
    """One ability and one event: on which parts of it the ability triggers; the `nth` like it on its source."""
    on = ability.on
    if isinstance(event, e.StepBegan) and is_told_already(game, source, controller, ability, event):
        return
    if delayed is None:
        ctx = Context(game, source, controller)
    else:
        ctx = Context(game, source, controller, delayed.spell, dict(delayed.bound))
    for happening, counted in ((on, on),) if type(on) is kind else awaited(on):
        if type(happening) is not kind:
            continue
        for bound in match(ctx, happening, event):
            if game.ranges is None or is_in_range(game, controller, happening, bound):
                one = waiting(game, source, controller, ability, bound, delayed)
                more = additional_triggers.NEVER if delayed else triggered_again(game, source, kind, match, event, past)
                gathering.add(counted, one, more, nth)


def is_told_already(game: Game, source: int, controller: Seat, ability: Triggered, event: e.StepBegan) -> bool:
    """Whether an ability has triggered on this step for a teammate, and asks nothing of the player.  (CR 805.4d)"""
    team = game.setup.sharing[event.seat]
    if event.seat == team[0] or "player" in asked_of_event(ability):
        return False
    ctx = Context(game, source, controller)
    whose = [one.whose for one, _ in awaited(ability.on) if isinstance(one, h.BeginningOf)]
    before = team[: team.index(event.seat)]
    return any(seat in asking.players(ctx, one) for one in whose for seat in before)


def triggered_again(
    game: Game, source: int, kind: type, match: Match, event: Event, past: Projection | None
) -> frozenset[int]:
    """The effects that make an ability of a permanent trigger once more on this event.  (CR 603.2d)"""
    found = additional_triggers.rules(game, past)
    if not found:
        return additional_triggers.NEVER

    def is_cause(asker: Context, on: h.Happening | None) -> bool:
        kinds = [one for one, _ in awaited(on)] if on is not None else []
        return on is None or any(type(one) is kind and any(True for _ in match(asker, one, event)) for one in kinds)

    return frozenset(
        additional_triggers.causes(game, found, lambda asker, rule: subject(asker, rule.of, source), is_cause)
    )


def waiting(
    game: Game, source: int, controller: Seat, ability: Triggered, bound: Bound, delayed: DelayedTrigger | None
) -> Waiting:
    """An ability as it triggers: a delayed one knows what its maker knew, another what its source is.  (CR 603.7c)"""
    if delayed is not None:
        together = {**dict(delayed.bound), **bound, "delayed": delayed.id}
        bindings = tuple(together.items())
        return Waiting(controller, source, ability, bindings, delayed.cast, delayed.spell, delayed.moved)
    seen = asking.seen(game, source)
    if seen is None:
        return Waiting(controller, source, ability, tuple(bound.items()))
    item = seen[0]
    if "it" in bound and any(getattr(part, "what", None) == t.Attached() for part, _ in awaited(ability.on)):
        bound = {**bound, "host of event": bound["it"]}
    return Waiting(controller, source, ability, tuple(bound.items()), item.how_cast)
