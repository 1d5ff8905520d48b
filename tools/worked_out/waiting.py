"""Plans in which something is waited for: each event with conditions, targets, modes, and once each turn."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations

from msgspec import structs

from tools.worked_out.board import Impossible, Meant
from tools.worked_out.deeds import AIMED, PLAIN
from tools.worked_out.parts import (
    ATTACK,
    BANISH,
    BLESS,
    BLOCK,
    CHARM,
    COMBAT,
    CONDITIONS,
    CROWNING,
    DOOM,
    EDICT,
    END,
    EVENTS,
    FIELD,
    NEWT,
    PEEK,
    PURGED,
    RECALL,
    SPARK,
    STING,
    STING_ANT,
    STUDY,
    TEMPT,
    TOSS,
    Condition,
    Event,
    Step,
)
from tools.worked_out.plans import Kind, Plan, all_possible, in_its_zone, said_of, stage, staged, steps, targets_said

AGAIN = {"Charm": "Chime", "Study": "Lore", "Sting": "Prick", "Peek": "Glance", "Bless": "Boon"}
"""What the second card of a name goes by."""


ATTACKING = ("Attacks", "BecomesTapped", "PlayerAttacks")
HAPPENS = {
    CHARM: ("Casts", "GainsLife"),
    STUDY: ("Draws",),
    STING: ("Casts", "LosesLife"),
    STING_ANT: ("Casts", "IsDealtDamage", "BecomesTarget"),
    DOOM: ("Dies",),
    NEWT: ("Enters",),
    RECALL: ("Leaves", "BecomesTarget"),
    EDICT: ("Sacrifices", "Leaves"),
    BLESS: ("CountersPut", "BecomesTarget"),
    PEEK: ("Does",),
    BANISH: ("Moves", "Leaves", "BecomesTarget"),
    PURGED: ("Moves", "Leaves", "Dies", "Sacrifices", "BecomesTarget"),
    TOSS: ("Discards", "MadeToDiscard"),
    SPARK: ("GetsCounters",),
    CROWNING: ("BecomesMonarch",),
    TEMPT: ("RingTempts",),
    FIELD: ("PlaysLand",),
    END: ("BeginningOf",),
    ATTACK: ATTACKING,
    COMBAT: (*ATTACKING, "DealsDamage", "LosesLife"),
    BLOCK: (*ATTACKING, "Blocks", "BecomesBlocked"),
}
"""All of the events that each step is: what it is done for, and what comes of that."""


ASKED = {"if_": "only if", "meanwhile": "while"}
"""The places in which a condition of an event stands, and how it is called there.  (CR 603.2, 603.4)"""


def waited(
    event: Event,
    condition: Condition | None,
    aimed: bool,
    modal: bool,
    made: bool,
    also: str = "",
    place: str = "if_",
) -> Plan:
    """An ability that waits for the event: with a condition in its place, a target, modes.  Raises Impossible."""
    kind: Kind = "Artifact"
    act = AIMED if aimed else PLAIN
    before = stage(kind)
    prepared = condition.steps if condition is not None and made else ()
    hand, play = said_of(prepared)
    if {*hand} & {*event.step.hand, *event.by} or act.tree.startswith(event.by):
        raise Impossible
    if condition is not None and event.first and "Instant" in condition.tree:
        raise Impossible
    if aimed and event.step is TEMPT and RECALL in prepared:
        raise Impossible  # of one creature alone nobody is asked which it is, and the next answer is another's
    board = steps(before, prepared)
    at = board if event.first else event.step.does(board)
    holds = condition is None or condition.holds(at)
    if condition is not None and condition.holds(board) != holds:
        raise Impossible  # what happens changes it: left to those who write by hand
    body = f"modes=(Mode((LoseLife(9),)), Mode(({act.tree.format(n=0)},)))" if modal else f"({act.tree.format(n=0)},)"
    asked = f", {place}={condition.tree}" if condition is not None else ""
    ability = f"Triggered({event.tree}, {body}{targets_said((act.target,) if aimed else ())}{asked}{also})"
    answers = ("A chooses mode 2",) if modal and holds else (f"A targets {act.chosen}",) if aimed and holds else ()
    done = act.does(at, Meant(targets=(act.chosen,))) if holds else at
    done = event.step.does(done) if event.first else done
    what = "a mode" if modal else "a target" if aimed else "experience"
    name = f"Something with {what} {event.said}" + (
        f", {ASKED[place]} {condition.said}, and it {'is so' if holds else 'is not'}" if condition else ""
    )
    return staged(
        Plan(name, kind, ability, (*hand, *event.step.hand), (*play, *event.step.play, *answers), before, done)
    )


def twice(event: Event, also: str, said: str, condition: Condition | None = None, aimed: bool = False) -> Plan:
    """An ability that is limited to one time each turn, whose event happens twice.  Raises Impossible."""
    if not event.again and event.second is None:
        raise Impossible
    kind: Kind = "Artifact"
    act = AIMED if aimed else PLAIN
    prepared = condition.steps if condition is not None and made_so(condition) else ()
    first_hand, first = said_of(prepared)
    next_one = event.second or once_more(event.step)
    before = stage(kind)
    board = steps(before, prepared)
    if {*first_hand} & {*event.step.hand, *event.by} or act.tree.startswith(event.by):
        raise Impossible
    if condition is not None and not (condition.holds(board) and condition.holds(event.step.does(board))):
        raise Impossible
    board = next_one.does(act.does(event.step.does(board), Meant(targets=(act.chosen,))))
    asked = f", if_={condition.tree}" if condition is not None else ""
    name = f"{'Damage' if aimed else 'Experience'} {event.said}, {said}{f', if {condition.said}' if condition else ''}"
    targets = targets_said((act.target,) if aimed else ())
    ability = f"Triggered({event.tree}, ({act.tree.format(n=0)},){targets}{asked}, {also})"
    play = (*first, *event.step.play, *((f"A targets {act.chosen}",) if aimed else ()), *next_one.play)
    hand = (*first_hand, *event.step.hand, *next_one.hand)
    return staged(Plan(name, kind, ability, hand, play, before, board))


def once_more(step: Step) -> Step:
    """The same by another card of the name."""
    play = tuple(one.replace(card, AGAIN[card]) for card in step.hand for one in step.play)
    return structs.replace(step, play=play, hand=tuple(f"{card} as {AGAIN[card]}" for card in step.hand))


def made_so(condition: Condition) -> bool:
    """Whether what is done for a condition makes it so, and not the contrary."""
    return condition.holds(steps(stage("Artifact"), condition.steps))


def from_graveyard(event: Event, condition: Condition | None, aimed: bool) -> Plan:
    """An ability that waits in a graveyard.  Raises Impossible."""
    plan = waited(event, condition, aimed, modal=False, made=True, also=", zone='graveyard'")
    if condition is not None and (not made_so(condition) or "SELF" in condition.tree):
        raise Impossible
    return in_its_zone(structs.replace(plan, name=f"{plan.name}, from a graveyard"), "graveyard")


def either(event: Event, other: Event) -> Plan:
    """An ability that waits for one of two events, of which the first comes about and the other doesn't.

    Raises Impossible.
    """
    inner = other.tree.removeprefix("OneOrMore(").partition("(")[0]
    if inner == "AnyHappening" or "AnyHappening" in event.tree or inner in HAPPENS[event.step]:
        raise Impossible
    before = stage("Artifact")
    board = before if event.first else event.step.does(before)
    board = PLAIN.does(board, Meant())
    board = event.step.does(board) if event.first else board
    ability = f"Triggered(AnyHappening(({event.tree}, {other.tree})), ({PLAIN.tree},))"
    name = f"Experience {event.said}, or else {other.said}"
    return staged(Plan(name, "Artifact", ability, event.step.hand, event.step.play, before, board))


def possible() -> Iterator[Callable[[], Plan]]:
    """Each of the plans, to be made."""
    asked = (None, *CONDITIONS)
    besides = ((None, True), *((one, False) for one in asked))
    for event in EVENTS:
        for made in (True, False):
            for aimed, modal in ((False, False), (True, False), (False, True)):
                for condition in asked:
                    if (condition is None and not made) or (condition is not None and modal):
                        continue
                    yield partial(waited, event, condition, aimed, modal, made)
                    if condition is not None:
                        yield partial(waited, event, condition, aimed, modal, made, place="meanwhile")
        for also, said in (("limit=1", "once each turn"), ("first_each_turn=True", "the first time in a turn")):
            yield from (partial(twice, event, also, said, *more) for more in besides)
        yield from (partial(from_graveyard, event, *more) for more in besides)
    yield from (partial(either, *both) for both in permutations(EVENTS, 2))


def waiting_plans() -> Iterator[Plan]:
    """Every event with every condition, with targets and modes, limited, from a graveyard, or as one of two."""
    yield from all_possible(possible())
