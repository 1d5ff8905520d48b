"""Plans in which something is asked, in each place in which it can be: what is if it holds, and if it doesn't."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

from msgspec import structs

from tools.worked_out.board import SOURCE, YOU, Impossible, Meant, creature, player
from tools.worked_out.deeds import AIMED, PLAIN
from tools.worked_out.parts import CONDITIONS, NEWT, Condition
from tools.worked_out.plans import Kind, Plan, all_possible, said_of, stage, staged, steps, targeting, targets_said

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
    elif "{do},), (LoseLife" in form:
        board = player(board, YOU, life=-9)
    elif "if_" in form:
        use, besides = (), (f"A can't activate {SOURCE}{targeting(chosen)} (not allowed)",)
    elif "Instead" in form:
        board = player(board, YOU, life=-9)
    name = f"{said}{' with a target' if aimed else ''}, if {condition.said}, and it {'is so' if holds else 'is not'}"
    return staged(Plan(name, "Artifact", ability, hand, (*play, *use), before, board, besides))


OR_ELSE = ("Activated((), (If({condition}, ({do},), (LoseLife(9),)),){targets})", "One instruction or the other")


def opposite(condition: Condition) -> Condition:
    """What is so where that isn't."""
    return Condition(
        f"it isn't so that {condition.said}",
        f"Unless({condition.tree})",
        lambda board: not condition.holds(board),
        condition.steps,
    )


def together(kind: str, one: Condition, other: Condition) -> Condition:
    """Both of two, or either; only what is made so."""
    both = kind == "Every"
    return Condition(
        f"{one.said} {'and' if both else 'or'} {other.said}",
        f"{kind}(({one.tree}, {other.tree}))",
        lambda board: one.holds(board) and other.holds(board) if both else one.holds(board) or other.holds(board),
        tuple(dict.fromkeys((*one.steps, *other.steps))) if both else one.steps,
    )


def compound() -> Iterator[Condition]:
    """Conditions that are put together of others."""
    plain = [one for one in CONDITIONS if not one.tree.startswith(("Either", "Every", "Unless"))]
    for one in plain:
        yield opposite(one)
    for one, other in combinations((*plain, *map(opposite, plain)), 2):
        if other.said.endswith(one.said):
            continue
        yield together("Every", one, other)
        yield together("Either", one, other)


STANDING = (
    ("Static(creature(YOURS), (Resize(2, 2),), while_={condition})", "Creatures are greater"),
    ("Static(SELF, (Gain(keywords('indestructible')),), while_={condition})", "It has a keyword"),
    ("Static(ATTACHED, (Resize(2, 2),), while_={condition})", "Its host is greater"),
)


def standing(form: str, said: str, condition: Condition, made: bool) -> Plan:
    """What holds as long as something is so."""
    kind: Kind = "Artifact — Equipment" if "ATTACHED" in form else "Artifact"
    before = stage(kind)
    hand, play = said_of(condition.steps if made else ())
    board = steps(before, condition.steps if made else ())
    holds = condition.holds(board)
    besides: tuple[str, ...] = ()
    if "Gain" in form:
        besides = (f"{SOURCE} has indestructible" if holds else f"{SOURCE} doesn't have indestructible",)
    else:
        for name in ("Boar",) if "ATTACHED" in form else board.of(YOU):
            one = board.creatures[name]
            size = 2 if holds else 0
            new = structs.replace(one, power=one.power + size, toughness=one.toughness + size)
            board = structs.replace(board, creatures={**board.creatures, name: new})
    name = f"{said} while {condition.said}, and it {'is so' if holds else 'is not'}"
    return staged(
        Plan(name, kind, form.format(condition=condition.tree), hand, play or ("A passes",), before, board, besides)
    )


ENTERING = (
    ("Replaces(EntersTapped(creature(YOURS)), while_={condition})", "Creatures come tapped"),
    ("Replaces(EntersWithCounters(creature(YOURS), '+1/+1', 2), while_={condition})", "Creatures come with counters"),
)


def entering(form: str, said: str, condition: Condition, made: bool) -> Plan:
    """How a creature enters as long as something is so.  Raises Impossible."""
    done = condition.steps if made else ()
    if NEWT in condition.steps:
        raise Impossible
    before = stage("Artifact")
    hand, play = said_of((*done, NEWT))
    board = steps(before, done)
    holds = condition.holds(board)
    board = NEWT.does(board)
    if holds:
        board = creature(board, "Newt", **({"tapped": True} if "Tapped" in form else {"plus": 2}))
    name = f"{said} while {condition.said}, and it {'is so' if holds else 'is not'}"
    ability = form.format(condition=condition.tree)
    besides = (f"Newt is {'tapped' if holds else 'untapped'}",) if "Tapped" in form else ()
    return staged(Plan(name, "Artifact", ability, hand, play, before, board, besides))


def possible() -> Iterator[Callable[[], Plan]]:
    """Each of the plans, to be made."""
    for condition in CONDITIONS:
        for made in (True, False) if condition.steps else (False,):
            for form, said in (*ASKED, OR_ELSE):
                yield from (partial(asked, form, said, condition, aimed, made) for aimed in (False, True))
            yield from (partial(standing, *form, condition, made) for form in STANDING)
            yield from (partial(entering, *form, condition, made) for form in ENTERING)


def asking_plans() -> Iterator[Plan]:
    """Every condition in every place in which something is asked."""
    yield from all_possible(possible())


def compound_plans() -> Iterator[Plan]:
    """Conditions that are put together of others, in one place."""
    for condition in compound():
        yield asked(*ASKED[0], condition, aimed=False, made=True)
