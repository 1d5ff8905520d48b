"""Plans in which so much of something is done to some: each deed, each amount, everybody."""

from collections.abc import Iterator
from functools import partial
from itertools import product

from msgspec import structs

from tools.worked_out.board import YOU, Impossible, Meant, creature, player
from tools.worked_out.deeds import DEEDS, Deed
from tools.worked_out.parts import AMOUNTS, EVENTS, Amount, Event, Whom
from tools.worked_out.plans import (
    Kind,
    Plan,
    all_possible,
    said_of,
    stage,
    staged,
    steps,
    targets_said,
    use_of,
    used,
    with_source_tapped,
)


def is_likely(deed: Deed, amount: Amount, whom: Whom, event: Event | None) -> bool:
    """Whether texts may have it: what is seldom stands with what is frequent."""
    seldom = (not amount.often) + (not whom.often) + (deed.said.startswith("Damage by")) + (event is not None)
    return seldom <= 1 + (amount.of_it or amount.of_amount or whom.of_it or whom.of_player)


def fits(deed: Deed, amount: Amount, whom: Whom, event: Event | None) -> bool:
    """Whether these go together: what is spoken of is there, and nobody speaks of what can't be."""
    by_it, by_attached = "IT)" in deed.tree, "ATTACHED)" in deed.tree
    needs = (amount.of_it or whom.of_it or by_it, whom.of_player, amount.of_amount)
    if event is None:
        if any(needs):
            return False
    elif not any(needs) or not all(
        not need or there for need, there in zip(needs, (event.it, event.player, event.amount), strict=True)
    ):
        return False
    if event is not None and (
        (event.first and (amount.before or by_it)) or set(said_of(amount.before)[0]) & {*event.step.hand, *event.by}
    ):
        return False
    if amount.of_x and (event is not None or whom.tree in ("SELF", "ATTACHED") or by_attached):
        return False
    if event is not None and deed.tree.startswith(event.by):
        return False
    if whom.second and (amount.of_target or amount.of_x or event is not None):
        return False
    attached = by_attached or whom.attached
    return not (
        attached
        and (amount.tree == "StatOf('power', SELF)" or whom.of_it or (whom.tree == "SELF" and "Damage" in deed.tree))
    )


def counted(deed: Deed, amount: Amount, whom: Whom, event: Event | None) -> Plan:
    """So much of a deed to some: used where nothing is waited for, else as the event happens.  Raises Impossible."""
    attached = whom.attached or "ATTACHED)" in deed.tree
    kind: Kind = "Sorcery" if amount.of_x else "Artifact — Equipment" if attached else "Artifact Creature"
    aims = ("target_creature()",) * (amount.of_target or whom.second) + (whom.target,) * bool(whom.target)
    second = "Drake" if amount.of_target and whom.chosen == "Crab" else whom.chosen
    chosen = ("Crab",) * amount.of_target + ("Drake",) * whom.second + (second,) * bool(whom.target)
    do = deed.tree.format(amount=amount.tree, to=whom.tree.format(n=len(aims) - 1))
    do = f"Tap(TARGET), {do}" if whom.second else do
    meant = Meant(targets=chosen, x=4)
    before = stage(kind)
    board = steps(before, amount.before)
    hand, play = said_of(amount.before)
    ability, use = used(kind, do, aims), (*play, use_of(kind, amount.of_x, chosen))
    if event is not None:
        meant = structs.replace(meant, it=event.it, player=event.player, amount=event.amount)
        ability = f"Triggered({event.tree}, ({do},){targets_said(aims)})"
        use = (*play, *event.step.play, *(f"A targets {one}" for one in chosen))
        hand = (*hand, *event.step.hand)
        board = board if event.first else event.step.does(board)
    if kind != "Sorcery" and event is None:
        board = with_source_tapped(board)
    board = creature(board, "Drake", tapped=True) if whom.second else board
    n = amount.worth(board, meant)
    if not 0 < n <= deed.most:
        raise Impossible
    done = board
    for each in whom.found(board, meant):
        done = deed.does(done, each, n)
    name = f"{deed.said}, {amount.said}, for {whom.said}" + (f", {event.said}" if event else "")
    cost = "X" if amount.of_x else "0"
    if kind == "Sorcery":
        done = player(done, YOU, hand=-1, spells=1)
    if event is not None and event.first:
        done = event.step.does(done)
    return staged(Plan(name, kind, ability, hand, use, before, done, cost=cost))


def counted_plans() -> Iterator[Plan]:
    """Every deed with every amount for everyone, as far as they go together; of events the first that fits."""
    yield from all_possible(
        partial(counted, deed, amount, whom, event)
        for deed in DEEDS
        for whom, amount, event in product(deed.whom, AMOUNTS, (None, *EVENTS))
        if is_likely(deed, amount, whom, event) and fits(deed, amount, whom, event)
    )
