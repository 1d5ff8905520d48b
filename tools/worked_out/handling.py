"""Plans in which something is done to one thing: to what something happened to, to its host, to a second target."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct, structs

from tools.worked_out.board import NEXT, SOURCE, YOU, Board, Impossible, come, creature, gone, hurt, noted, player
from tools.worked_out.deeds import greater
from tools.worked_out.parts import BLESS, EVENTS, Event, size
from tools.worked_out.plans import Kind, Plan, all_possible, stage, staged, targets_said, used, with_source_tapped


class Handling(Struct, frozen=True):
    """What is done to a thing: how it is written, what it comes to, and what is seen of that besides."""

    said: str
    tree: str
    does: Callable[[Board, str], Board] = lambda board, name: board
    shows: Callable[[Board, str], tuple[str, ...]] = lambda board, name: ()
    aimed: bool = False
    attached: bool = False


def to_library(board: Board, name: str) -> Board:
    """It is put into its owner's library.  (CR 400.3)"""
    whose = board.creatures[name].whose
    return gone(player(board, whose, library=1), name, "library")


def to_hand(board: Board, name: str) -> Board:
    """It is returned to its owner's hand.  (CR 400.3)"""
    whose = board.creatures[name].whose
    return gone(player(board, whose, hand=1), name, "hand")


def fought(board: Board, name: str) -> Board:
    """It and the target deal damage equal to their power to each other.  (CR 701.12a)"""
    powers = size(board, name), size(board, "Drake")
    return hurt(hurt(board, "Drake", powers[0]), name, powers[1])


def own(board: Board, name: str) -> str:
    """Whoever controls it, who is the only one that may sacrifice it."""
    if board.creatures[name].whose != YOU:
        raise Impossible
    return name


HANDLINGS = (
    Handling("It is destroyed", "Destroy({what})", lambda board, name: gone(board, name, "graveyard")),
    Handling("It is exiled", "Move({what}, 'exile')", lambda board, name: gone(board, name, "in exile")),
    Handling("It is returned", "Move({what}, 'hand')", to_hand),
    Handling("It is put on top", "Move({what}, 'library')", to_library,
             lambda board, name: (f"{name} is on top of {board.creatures[name].whose}'s library",)),
    Handling("It is put at the bottom", "Move({what}, 'library', bottom=True)", to_library,
             lambda board, name: (f"{name} is on the bottom of {board.creatures[name].whose}'s library",)),
    Handling("It is tapped", "Tap({what})", lambda board, name: creature(board, name, tapped=True)),
    Handling("It is untapped", "Untap({what})", lambda board, name: creature(board, name, tapped=False)),
    Handling("It is sacrificed", "Sacrifice({what})", lambda board, name: gone(board, own(board, name), "graveyard")),
    Handling("It shrinks", "PutCounters({what}, '-1/-1', 2)", lambda board, name: greater(board, name, -2)),
    Handling("It gets one counter", "PutCounters({what})",
             lambda board, name: creature(board, name, plus=board.creatures[name].plus + 1)),
    Handling("It gets a charge counter", "PutCounters({what}, 'charge')",
             lambda board, name: creature(board, name, charge=board.creatures[name].charge + 1)),
    Handling("It fights", "Fight({what}, Targeted({n}))", fought, aimed=True),
    Handling("It flies", "Apply({what}, (Gain(keywords('flying')),))",
             shows=lambda board, name: (f"{name} has flying",)),
    Handling("It is goaded", "Goad({what})", shows=lambda board, name: (f"{name} is goaded",)),
    Handling("It is suspected", "Suspect({what})", shows=lambda board, name: (f"{name} has menace",)),
    Handling("It is copied", "CreateCopies({what})", shows=lambda board, name: (f"A controls 1 {name} token",)),
    Handling("It is airbent", "Airbend({what})", lambda board, name: gone(board, name, "in exile")),
    Handling("It is armed", "Attach(SELF, {what})", shows=lambda board, name: (f"Work is attached to {name}",),
             attached=True),
)  # fmt: skip


TOKEN = "Goblin token"


class Thing(Struct, frozen=True):
    """What is spoken of: how it is written, which it is, and what is targeted first."""

    said: str
    tree: str
    name: str
    targets: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    first: str = ""
    attached: bool = False


OTHERS = (
    Thing("its host", "ATTACHED", "Boar", attached=True),
    Thing("itself", "SELF", SOURCE),
    Thing("the target", "TARGET", "Crab", ("target_creature()",), ("Crab",)),
    Thing("the second target", "Targeted(1)", "Crab", ("ANY_PLAYER", "target_creature()"), (NEXT, "Crab"),
          "GainLife(2, TARGET_PLAYER)"),
    Thing("the other target", "Targeted(1)", "Ant", ("target_creature(THEIRS)", "target_creature(YOURS)"),
          ("Crab", "Ant"), "Tap(TARGET)"),
    Thing("the token", "Bound('created')", TOKEN, first="Create(token(1, 1, 'R', 'Goblin'))"),
)  # fmt: skip


def first_done(board: Board, thing: Thing) -> Board:
    """What is done first, to the first target."""
    if not thing.first:
        return board
    if thing.name == TOKEN:
        return come(player(board, YOU, goblins=1), TOKEN, YOU, 1, 1)
    if thing.chosen[0] == NEXT:
        return player(board, NEXT, life=2, gained=2)
    return creature(board, thing.chosen[0], tapped=True)


def kind_of(handling: Handling, attached: bool) -> Kind:
    """Of what kind the card is: an Equipment is attached already, or comes to be."""
    return "Artifact — Equipment" if handling.attached or attached else "Artifact Creature"


def handled(handling: Handling, thing: Thing) -> Plan:
    """Something is done to what is there.  Raises Impossible."""
    if handling.attached and (thing.attached or thing.name == SOURCE):
        raise Impossible
    if thing.name == TOKEN and "Copies" in handling.tree:
        raise Impossible  # then there are two of that name
    if handling.aimed and (thing.targets or thing.name == TOKEN):
        raise Impossible
    kind = kind_of(handling, thing.attached)
    aims = (*thing.targets, *("target_creature()",) * handling.aimed)
    chosen = (*thing.chosen, *("Drake",) * handling.aimed)
    do = handling.tree.format(what=thing.tree, n=len(aims) - 1)
    do = f"{thing.first}, {do}" if thing.first else do
    before = stage(kind)
    board = handling.does(first_done(with_source_tapped(before), thing), thing.name)
    if thing.name == TOKEN and board.creatures[TOKEN].where != "on the battlefield":
        raise Impossible  # a token that has left is nowhere  (CR 111.7)
    use = f"A activates {SOURCE}" + (f" targeting {' and '.join(chosen)}" if chosen else "")
    besides = handling.shows(board, thing.name)
    name = f"{handling.said}, {thing.said}"
    return staged(Plan(name, kind, used(kind, do, aims), (), (use,), before, board, besides))


def happened(handling: Handling, event: Event, name: str, other: bool = False) -> Plan:
    """Something is done to what an event happened to, or to the other of two.  Raises Impossible."""
    if handling.aimed and ("Damage" in event.by or event.first):
        raise Impossible
    if "-1/-1" in handling.tree and event.step is BLESS:
        raise Impossible  # counters of both kinds annihilate each other  (CR 704.5q)
    kind = kind_of(handling, attached=False)
    aims, chosen = ("target_creature()",) * handling.aimed, ("Drake",) * handling.aimed
    do = handling.tree.format(what="Bound('other')" if other else "IT", n=0)
    if do.startswith(event.by):
        raise Impossible
    before = stage(kind)
    board = before if event.first else event.step.does(before)
    if board.creatures[name].where != "on the battlefield":
        raise Impossible
    board = handling.does(board, name)
    if event.first:
        there = board.creatures[name].where == "on the battlefield"
        board = event.step.does(board) if there else player(board, YOU, spells=1, hand=-1)
    ability = f"Triggered({event.tree}, ({do},){targets_said(aims)})"
    play = (*event.step.play, *(f"A targets {one}" for one in chosen))
    besides = handling.shows(board, name)
    said = f"{handling.said}, {'the other of the two, ' * other}{event.said}"
    return staged(Plan(said, kind, ability, event.step.hand, play, before, board, besides))


class Return(Struct, frozen=True):
    """What is done to a card in a graveyard."""

    said: str
    tree: str
    does: Callable[[Board, str], Board]
    tapped: bool = False


def back(board: Board, name: str) -> Board:
    """It is on the battlefield again, a new object.  (CR 400.7)"""
    return back_under(board, name, board.creatures[name].whose)


def back_under(board: Board, name: str, whose: str) -> Board:
    """The same, under somebody's control.  (CR 110.2a)"""
    again = structs.replace(board.creatures[name], where="on the battlefield", whose=whose)
    return noted(structs.replace(board, creatures={**board.creatures, name: again}), f"{whose}'s came")


def back_with(counters: int, *, tapped: bool = False) -> Callable[[Board, str], Board]:
    """The same, with so many +1/+1 counters on it."""
    return lambda board, name: creature(back(board, name), name, plus=counters, tapped=tapped)


def from_there(board: Board, name: str, where: str) -> Board:
    """It goes to another zone of its owner's."""
    one = board.creatures[name]
    place = where if where == "in exile" else f"in {one.whose}'s {where}"
    if where in ("hand", "library"):
        board = player(board, one.whose, **{where: 1})
    return structs.replace(board, creatures={**board.creatures, name: structs.replace(one, where=place)})


RETURNS = (
    Return("It comes back", "Move(IT, 'battlefield')", back),
    Return("It comes back tapped", "Move(IT, 'battlefield', tapped=True)",
           lambda board, name: creature(back(board, name), name, tapped=True)),
    Return("It comes back under another's control", "Move(IT, 'battlefield', under=YOU)",
           lambda board, name: back_under(board, name, YOU)),
    Return("It comes back under another's control tapped", "Move(IT, 'battlefield', under=YOU, tapped=True)",
           lambda board, name: creature(back_under(board, name, YOU), name, tapped=True)),
    Return("It comes back with a counter", "Move(IT, 'battlefield', counter='+1/+1')", back_with(1)),
    Return("It comes back with two counters", "Move(IT, 'battlefield', counter='+1/+1', counters=2)", back_with(2)),
    Return("It comes back tapped with a counter", "Move(IT, 'battlefield', tapped=True, counter='+1/+1')",
           back_with(1, tapped=True)),
    Return("It comes back to another with a counter", "Move(IT, 'battlefield', under=YOU, counter='+1/+1')",
           lambda board, name: creature(back_under(board, name, YOU), name, plus=1)),
    Return("It is returned to a hand", "Move(IT, 'hand')", lambda board, name: from_there(board, name, "hand")),
    Return("It is exiled from there", "Move(IT, 'exile')", lambda board, name: from_there(board, name, "in exile")),
    Return("It is put on top from there", "Move(IT, 'library')",
           lambda board, name: from_there(board, name, "library")),
)  # fmt: skip


def returned(act: Return, event: Event) -> Plan:
    """Something is done to a card that an event has put into a graveyard.  Raises Impossible."""
    before = stage("Artifact")
    board = event.step.does(before)
    if event.first or not board.creatures[event.it].where.endswith("graveyard"):
        raise Impossible
    ability = f"Triggered({event.tree}, ({act.tree},))"
    behind = act.does(board, event.it)
    name = f"{act.said}, {event.said}"
    return staged(Plan(name, "Artifact", ability, event.step.hand, event.step.play, before, behind))


BLOCKED = {"as it becomes blocked": "Crab", "as a creature blocks": "Boar"}
"""The other of the two, by the event."""


def possible() -> Iterator[Callable[[], Plan]]:
    """Each of the plans, to be made."""
    for handling in HANDLINGS:
        yield from (partial(handled, handling, thing) for thing in OTHERS)
        for event in EVENTS:
            if event.it:
                yield partial(happened, handling, event, event.it)
            if event.said in BLOCKED:
                yield partial(happened, handling, event, BLOCKED[event.said], other=True)
    for act in RETURNS:
        yield from (partial(returned, act, event) for event in EVENTS if event.it)


def handled_plans() -> Iterator[Plan]:
    """Everything that is done to a thing, with each thing and each event that has one."""
    yield from all_possible(possible())
