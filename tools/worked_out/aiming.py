"""Plans of what is targeted: how many, others, of each player, of so much in all; players, and permanents."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from tools.worked_out.board import LAST, NEXT, SOURCE, YOU, Board, creature, lose
from tools.worked_out.plans import Plan, stage, staged, targeting, with_source_tapped


class Aim(Struct, frozen=True):
    """What is targeted: how it is written, who may be chosen so that it is right, and what is refused."""

    said: str
    tree: str
    chosen: tuple[str, ...]
    refused: tuple[tuple[str, ...], ...] = ()
    """What can't be chosen for it."""
    beside: str = ""
    """What is targeted by the ability before."""


def tapped(board: Board, name: str) -> Board:
    return creature(board, name, tapped=True)


def robbed(board: Board, name: str) -> Board:
    return lose(board, name, 3)


OF_THINGS = (
    Aim("one or two", "Target((creature(THEIRS),), 1, 2)", ("Crab", "Drake"), (("Crab", "Ant"),)),
    Aim("two", "Target((creature(THEIRS),), 2, 2)", ("Crab", "Drake"), (("Crab",),)),
    Aim("none or two", "Target((creature(THEIRS),), 0, 2)", ("Crab", "Drake"), (("Ant",),)),
    Aim("any number", "Target((creature(),), 0, None)", ("Ant", "Boar", "Drake")),
    Aim("at least one", "Target((creature(),), 1, None)", ("Ant", "Boar", "Drake")),
    Aim("another", "Target((creature(),), different=True)", ("Crab",), (("Ant",),), "Ant"),
    Aim("up to two others", "Target((creature(),), 0, 2, different=True)", ("Crab", "Drake"), (("Ant", "Crab"),),
        "Ant"),
    Aim("one or two others", "Target((creature(),), 1, 2, different=True)", ("Crab", "Drake"), (("Ant", "Crab"),),
        "Ant"),
    Aim("one of each opponent", "Target((creature(ControlledBy(BoundPlayer('each'))),), 0, each_of=EACH_OPPONENT)",
        ("Crab", "Drake"), (("Ant",),)),
    Aim("one of each player", "Target((creature(ControlledBy(BoundPlayer('each'))),), 0, each_of=EACH_PLAYER)",
        ("Ant", "Crab", "Drake"), (("Ant", "Boar"),)),
    Aim("so much power in all", "Target((creature(),), 0, None, total=Total('power', 7))", ("Crab", "Drake"),
        (("Ant", "Crab", "Drake"),)),
    Aim("up to two of so much power", "Target((creature(),), 0, 2, total=Total('power', 6))", ("Boar", "Drake"),
        (("Crab", "Drake"),)),
    Aim("as many as there are of one's own", "Target((creature(),), 0, Count(creature(YOURS)))", ("Crab", "Drake"),
        (("Ant", "Crab", "Drake"),)),
)  # fmt: skip
OF_PLAYERS = (
    Aim("two players", "Target((EACH_PLAYER,), 2, 2)", (NEXT, LAST), ((NEXT,),)),
    Aim("up to two players", "Target((EACH_PLAYER,), 0, 2)", (NEXT, LAST)),
    Aim("up to one player", "Target((EACH_PLAYER,), 0)", (NEXT,)),
    Aim("up to one opponent", "Target((EACH_OPPONENT,), 0)", (NEXT,), ((YOU,),)),
    Aim("any number of players", "Target((EACH_PLAYER,), 0, None)", (YOU, NEXT, LAST)),
    Aim("any number of opponents", "Target((EACH_OPPONENT,), 0, None)", (NEXT, LAST), ((YOU,),)),
    Aim("another player", "Target((EACH_OTHER,))", (NEXT,), ((YOU,),)),
    Aim("a player besides", "Target((EACH_PLAYER,), different=True)", (LAST,), ((NEXT,),), NEXT),
    Aim("an opponent besides", "Target((EACH_OPPONENT,), different=True)", (LAST,), ((NEXT,),), NEXT),
)  # fmt: skip


def aimed(aim: Aim, does: Callable[[Board, str], Board], form: str, first: str) -> Iterator[Plan]:
    """It is done to each that is chosen; and others can't be chosen, or as many."""
    before = stage("Artifact")
    n = int(bool(aim.beside))
    targets = (first, aim.tree) if aim.beside else (aim.tree,)
    ability = f"Activated((TapThis(),), ({form.format(n=n)},), targets=({', '.join(targets)},))"
    named = (aim.beside,) if aim.beside else ()
    board = with_source_tapped(before)
    for name in aim.chosen:
        board = does(board, name)
    use = f"A activates {SOURCE}{targeting((*named, *aim.chosen))}"
    yield staged(Plan(f"{aim.said.capitalize()} are aimed at", "Artifact", ability, (), (use,), before, board))
    for wrong in aim.refused:
        besides = (f"A can't activate {SOURCE}{targeting((*named, *wrong))} (no target)",)
        said = " and ".join((*named, *wrong))
        yield staged(
            Plan(
                f"{aim.said.capitalize()} aren't {said}",
                "Artifact",
                ability,
                (),
                (),
                before,
                before,
                besides,
            )
        )


def aimed_plans() -> Iterator[Plan]:
    """Each kind of targets, of permanents and of players; and what is none of them."""
    for aim in OF_THINGS:
        yield from aimed(aim, tapped, "Tap(Targeted({n}))", "target_creature()")
    for aim in OF_PLAYERS:
        yield from aimed(aim, robbed, "LoseLife(3, TargetedPlayer({n}))", "ANY_PLAYER")
