"""Plans in which cards of graveyards are moved: those that are targeted, all there are, with whatever they enter."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from msgspec import Struct, structs

from tools.worked_out.board import NEXT, YOU, Board, Creature, creature
from tools.worked_out.handling import back, back_under, from_there
from tools.worked_out.plans import Plan, all_possible, stage, staged, targeting, used, with_source_tapped


class Way(Struct, frozen=True):
    """How a card is moved from there: how it is written, and what it comes to."""

    said: str
    tree: str
    does: Callable[[Board, str], Board]


class Which(Struct, frozen=True):
    """What is moved: how it is written, which cards these are, what is targeted for that, and what is done first."""

    said: str
    tree: str
    names: tuple[str, ...]
    targets: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    first: str = ""
    begun: Callable[[Board], Board] = lambda board: board


def entering(*, tapped: bool = False, plus: int = 0, mine: bool = False) -> Callable[[Board, str], Board]:
    """It enters like that."""

    def done(board: Board, name: str) -> Board:
        board = back_under(board, name, YOU) if mine else back(board, name)
        return creature(board, name, tapped=tapped, plus=plus)

    return done


def ways() -> Iterator[Way]:
    """Everything with which a card may enter, and every other zone."""
    one, three = ", counter='+1/+1'", ", counter='+1/+1', counters=3"
    counters = (("", 0, ""), (one, 1, " with a counter"), (three, 3, " with three"))
    for (form, plus, said), tapped, mine in product(counters, (False, True), (False, True)):
        more = ", under=YOU" * mine + ", tapped=True" * tapped + form
        name = f"back{' under your control' * mine}{' tapped' * tapped}{said}"
        yield Way(name, f"Move({{what}}, 'battlefield'{more})", entering(tapped=tapped, plus=plus, mine=mine))
    yield Way("to a hand", "Move({what}, 'hand')", lambda board, name: from_there(board, name, "hand"))
    yield Way("into exile", "Move({what}, 'exile')", lambda board, name: from_there(board, name, "in exile"))


ANY_CARD = "target(in_graveyard(CREATURE, of=None))"
TWO_CARDS, UP_TO_TWO, ANOTHER = (
    f"target(in_graveyard(CREATURE, of=None), {how})"
    for how in ("least=2, most=2", "least=0, most=2", "different=True")
)
THEIRS = "target(in_graveyard(CREATURE, of=EACH_OPPONENT))"
OWN_AND_THEIRS = "Both((in_graveyard(CREATURE), in_graveyard(CREATURE, of=EACH_OPPONENT)))"
WHICH = (
    Which("what is targeted", "TARGET", ("Eft",), (ANY_CARD,), ("Eft",)),
    Which("both that are targeted", "TARGET", ("Newt", "Eft"), (TWO_CARDS,), ("Newt", "Eft")),
    Which("one of two at most", "TARGET", ("Eft",), (UP_TO_TWO,), ("Eft",)),
    Which(
        "the second target",
        "Targeted(1)",
        ("Eft",),
        ("target_creature()", ANY_CARD),
        ("Crab", "Eft"),
        "Tap(TARGET)",
        lambda board: creature(board, "Crab", tapped=True),
    ),
    Which("what is chosen", "CHOSEN", ("Eft",), first="ChooseThings(in_graveyard(CREATURE, of=EACH_OPPONENT))"),
    Which("another than the first", "Targeted(1)", ("Eft",), (ANY_CARD, ANOTHER), ("Newt", "Eft")),
    Which("one's own", "in_graveyard(CREATURE)", ("Newt",)),
    Which("all of both kinds", OWN_AND_THEIRS, ("Newt", "Eft")),
    Which("the target and one's own", "Both((TARGET, in_graveyard(CREATURE)))", ("Eft", "Newt"), (THEIRS,), ("Eft",)),
)


def raised(way: Way, which: Which) -> Plan:
    """Cards of two graveyards, one's own and an opponent's, are moved.  Raises Impossible."""
    before = stage("Artifact")
    buried = {
        "Newt": Creature(YOU, 6, 56, where=f"in {YOU}'s graveyard"),
        "Eft": Creature(NEXT, 7, 57, where=f"in {NEXT}'s graveyard"),
    }
    before = structs.replace(before, creatures={**before.creatures, **buried})
    board = which.begun(with_source_tapped(before))
    for name in which.names:
        board = way.does(board, name)
    do = way.tree.format(what=which.tree)
    ability = used("Artifact", f"{which.first}, {do}" if which.first else do, which.targets)
    besides = tuple(f"{name} is {board.creatures[name].where}" for name in buried)
    play = (f"A activates Work{targeting(which.chosen)}",)
    return staged(Plan(f"{which.said.capitalize()} {way.said}", "Artifact", ability, (), play, before, board, besides))


def raised_plans() -> Iterator[Plan]:
    """Everything that is there, in each way."""
    yield from all_possible(partial(raised, way, which) for which, way in product(WHICH, ways()))
