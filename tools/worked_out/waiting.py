"""Plans in which something is waited for: each event with conditions, targets, modes, and once each turn."""

from collections.abc import Iterator

from tools.worked_out.board import Impossible, Meant
from tools.worked_out.deeds import AIMED, PLAIN
from tools.worked_out.parts import CONDITIONS, EVENTS, Condition, Event
from tools.worked_out.plans import Kind, Plan, said_of, stage, staged, steps, targets_said

AGAIN = {"Charm": "Chime", "Study": "Lore", "Sting": "Prick", "Peek": "Glance", "Bless": "Boon"}
"""What the second card of a name goes by."""


def waited(event: Event, condition: Condition | None, aimed: bool, modal: bool, made: bool, also: str = "") -> Plan:
    """An ability that waits for the event: with an intervening condition, a target, modes.  Raises Impossible."""
    kind: Kind = "Artifact"
    act = AIMED if aimed else PLAIN
    before = stage(kind)
    prepared = condition.steps if condition is not None and made else ()
    hand, play = said_of(prepared)
    if {*hand} & {*event.step.hand, *event.by} or act.tree.startswith(event.by):
        raise Impossible
    if condition is not None and event.first and "Instant" in condition.tree:
        raise Impossible
    board = steps(before, prepared)
    at = board if event.first else event.step.does(board)
    holds = condition is None or condition.holds(at)
    if condition is not None and condition.holds(board) != holds:
        raise Impossible  # what happens changes it: left to those who write by hand
    body = f"modes=(Mode((LoseLife(9),)), Mode(({act.tree.format(n=0)},)))" if modal else f"({act.tree.format(n=0)},)"
    asked = f", if_={condition.tree}" if condition is not None else ""
    ability = f"Triggered({event.tree}, {body}{targets_said((act.target,) if aimed else ())}{asked}{also})"
    answers = ("A chooses mode 2",) if modal and holds else (f"A targets {act.chosen}",) if aimed and holds else ()
    done = act.does(at, Meant(targets=(act.chosen,))) if holds else at
    done = event.step.does(done) if event.first else done
    what = "a mode" if modal else "a target" if aimed else "experience"
    name = f"Something with {what} {event.said}" + (
        f", only if {condition.said}, and it {'is so' if holds else 'is not'}" if condition else ""
    )
    return staged(
        Plan(name, kind, ability, (*hand, *event.step.hand), (*play, *event.step.play, *answers), before, done)
    )


def twice(event: Event, also: str, said: str) -> Plan:
    """An ability that is limited to one time each turn, whose event happens twice.  Raises Impossible."""
    if not event.again:
        raise Impossible
    kind: Kind = "Artifact"
    second = tuple(one.replace(card, AGAIN[card]) for card in event.step.hand for one in event.step.play)
    more = tuple(f"{card} as {AGAIN[card]}" for card in event.step.hand)
    before = stage(kind)
    board = event.step.does(PLAIN.does(event.step.does(before), Meant()))
    name = f"Experience {event.said}, {said}"
    ability = f"Triggered({event.tree}, ({PLAIN.tree},), {also})"
    return staged(Plan(name, kind, ability, (*event.step.hand, *more), (*event.step.play, *second), before, board))


def waiting_plans() -> Iterator[Plan]:
    """Every event with every condition, with targets and modes."""
    for event in EVENTS:
        for made in (True, False):
            for aimed, modal in ((False, False), (True, False), (False, True)):
                for condition in (None, *CONDITIONS):
                    if (condition is None and not made) or (condition is not None and modal):
                        continue
                    try:
                        yield waited(event, condition, aimed, modal, made)
                    except Impossible:
                        continue
        for also, said in (("limit=1", "once each turn"), ("first_each_turn=True", "the first time in a turn")):
            try:
                yield twice(event, also, said)
            except Impossible:
                continue
