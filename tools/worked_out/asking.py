"""Plans in which something is asked, in each place in which it can be: what is if it holds, and if it doesn't."""

from collections.abc import Iterator

from msgspec import structs

from tools.worked_out.board import SOURCE, YOU, Meant, player
from tools.worked_out.deeds import AIMED, PLAIN
from tools.worked_out.parts import CONDITIONS, Condition
from tools.worked_out.plans import Plan, said_of, stage, staged, steps, targeting, targets_said

ASKED = (
    ("Activated((), ({do},){targets}, if_={condition})", "An ability"),
    ("Activated((), (If({condition}, ({do},)),){targets})", "An instruction"),
    ("Activated((), (Instead((LoseLife(9),), ({do},), {condition}),){targets})", "The other instruction"),
)


def asked(form: str, said: str, condition: Condition, aimed: bool, made: bool) -> Plan:
    """An activated ability in which something is asked."""
    act = AIMED if aimed else PLAIN
    before = stage("Artifact")
    hand, play = said_of(condition.steps if made else ())
    board = steps(before, condition.steps if made else ())
    holds = condition.holds(board)
    chosen = (act.chosen,) if aimed else ()
    targets = targets_said((act.target,) if aimed else ())
    ability = form.format(do=act.tree.format(n=0), condition=condition.tree, targets=targets)
    besides: tuple[str, ...] = ()
    use: tuple[str, ...] = (f"A activates {SOURCE}{targeting(chosen)}",)
    if holds:
        board = act.does(board, Meant(targets=chosen))
    elif "if_" in form:
        use, besides = (), (f"A can't activate {SOURCE}{targeting(chosen)} (not allowed)",)
    elif "Instead" in form:
        board = player(board, YOU, life=-9)
    name = f"{said}{' with a target' if aimed else ''}, if {condition.said}, and it {'is so' if holds else 'is not'}"
    return staged(Plan(name, "Artifact", ability, hand, (*play, *use), before, board, besides))


STANDING = (
    ("Static(creature(YOURS), (Resize(2, 2),), while_={condition})", "Creatures are greater"),
    ("Static(SELF, (Gain(keywords('indestructible')),), while_={condition})", "It has a keyword"),
)


def standing(form: str, said: str, condition: Condition, made: bool) -> Plan:
    """What holds as long as something is so."""
    before = stage("Artifact")
    hand, play = said_of(condition.steps if made else ())
    board = steps(before, condition.steps if made else ())
    holds = condition.holds(board)
    besides: tuple[str, ...] = ()
    if "Gain" in form:
        besides = (f"{SOURCE} has indestructible" if holds else f"{SOURCE} doesn't have indestructible",)
    else:
        for name in board.of(YOU):
            one = board.creatures[name]
            size = 2 if holds else 0
            new = structs.replace(one, power=one.power + size, toughness=one.toughness + size)
            board = structs.replace(board, creatures={**board.creatures, name: new})
    name = f"{said} while {condition.said}, and it {'is so' if holds else 'is not'}"
    return staged(
        Plan(
            name, "Artifact", form.format(condition=condition.tree), hand, play or ("A passes",), before, board, besides
        )
    )


def asking_plans() -> Iterator[Plan]:
    """Every condition in every place in which something is asked."""
    for condition in CONDITIONS:
        for made in (True, False) if condition.steps else (False,):
            for form, said in ASKED:
                for aimed in (False, True):
                    yield asked(form, said, condition, aimed, made)
            for form, said in STANDING:
                yield standing(form, said, condition, made)
