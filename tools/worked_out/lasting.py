"""Plans of spells after which something is waited for, the rest of the turn or once, with a target or without."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from tools.worked_out.board import SOURCE, YOU, Impossible, Meant, player
from tools.worked_out.deeds import AIMED, PLAIN
from tools.worked_out.parts import EVENTS, Event
from tools.worked_out.plans import Plan, all_possible, stage, staged, targets_said
from tools.worked_out.waiting import AGAIN


def delayed(event: Event, aimed: bool, once: bool) -> Plan:
    """Something that a spell has wait for an event, which comes twice where it can.  Raises Impossible."""
    act = AIMED if aimed else PLAIN
    if act.tree.startswith(event.by) or (aimed and event.again) or {"Casts", "Draws"} & {event.tree.partition("(")[0]}:
        raise Impossible
    until = ", until='end of turn'" if not once else ""
    targets = targets_said((act.target,) if aimed else ())
    own = "" if once else ", once=False"
    ability = f"SpellAbility((Delayed({event.tree}, ({act.tree.format(n=0)},){targets}{until}{own}),))"
    before = stage("Sorcery")
    board = player(before, YOU, hand=-1, spells=1)
    play = [f"A casts {SOURCE}"]
    hand = list(event.step.hand)
    for turn in range(2 if event.again else 1):
        if event.first:
            raise Impossible
        board = event.step.does(board)
        board = act.does(board, Meant(targets=(act.chosen,))) if turn == 0 or not once else board
        play += (
            event.step.play
            if turn == 0
            else [one.replace(card, AGAIN[card]) for card in event.step.hand for one in event.step.play]
        )
        play += [f"A targets {act.chosen}"] * aimed
        hand += [f"{card} as {AGAIN[card]}" for card in event.step.hand] if turn == 1 else []
    name = f"{'Damage' if aimed else 'Experience'} {'once, later' if once else 'each time this turn'}, {event.said}"
    return staged(Plan(name, "Sorcery", ability, tuple(hand), tuple(play), before, board))


def possible() -> Iterator[Callable[[], Plan]]:
    """Each of the plans, to be made."""
    for event, aimed, once in product(EVENTS, (False, True), (False, True)):
        yield partial(delayed, event, aimed, once)


def delayed_plans() -> Iterator[Plan]:
    """Each event as a spell has it waited for."""
    yield from all_possible(possible())
