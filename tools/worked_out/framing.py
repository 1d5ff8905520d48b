"""Plans in which something whole is done in each of the places in which instructions stand."""

from collections.abc import Iterator
from functools import partial
from itertools import product

from msgspec import Struct

from tools.worked_out.board import SOURCE, YOU, Impossible, Meant, beginning, player
from tools.worked_out.deeds import ACTS, MORE, Act
from tools.worked_out.parts import CONDITIONS, END, EVENTS, Step
from tools.worked_out.plans import (
    Kind,
    Plan,
    all_possible,
    said_of,
    stage,
    staged,
    steps,
    targeting,
    targets_said,
    used,
    with_source_tapped,
)


class Frame(Struct, frozen=True):
    """A place for an act: how it is written, what is answered, and how often the act is then done."""

    said: str
    tree: str
    answers: tuple[str, ...] = ()
    times: int = 1
    gained: int = 0
    crowned: bool = False
    later: tuple[Step, ...] = ()
    mode: bool = False
    reflexive: bool = False


DOOMED = next(event.step for event in EVENTS if event.said == "as a creature dies")
CROWNED = next(one.steps[0] for one in CONDITIONS if one.tree == "IsMonarch(YOU)")

FRAMES = (
    Frame("if they say yes", "May(({do},))", ("A says yes",)),
    Frame("once they said yes", "May((GainLife(1),), ({do},))", ("A says yes",), gained=1),
    Frame("if they say no", "May((GainLife(1),), (), ({do},))", ("A says no",)),
    Frame("if it is so", "If(IsMonarch(YOU), ({do},))", crowned=True),
    Frame("if it isn't so", "If(IsMonarch(YOU), (GainLife(1),), ({do},))"),
    Frame("if nothing else is so", "Instead(({do},), (GainLife(1),), IsMonarch(YOU))"),
    Frame("as it is so", "Instead((GainLife(1),), ({do},), IsMonarch(YOU))", crowned=True),
    Frame("when they did", "May((GainLife(1),), (Reflexive(({do},){targets}),))", ("A says yes",), gained=1,
          reflexive=True),
    Frame("as the next one dies", "Delayed(Dies(creature()), ({do},))", later=(DOOMED,)),
    Frame("at the next end step", "AtNext('end', ({do},))", later=(END,)),
    Frame("unless they do something", "DoUnless(({do},), (GainLife(1),))", ("A says no",)),
    Frame("twice", "Repeat(2, ({do},))", times=2),
    Frame("for each", "ForEach(creature(YOURS), ({do},))", times=2),
    Frame("as a die says", "Roll(20, table=(Striation(1, 20, ({do},)),))"),
    Frame("to be spared", "DoUnless((LoseLife(9),), ({do},))", ("A says yes",)),
    Frame("with a number", "WithX(3, ({do},))"),
    Frame("in a mode", "Mode(({do},){targets})", mode=True),
)  # fmt: skip

TOP = {
    "bottom": "Top is on the bottom of A's library",
    "graveyard": "Top is in A's graveyard",
    "hand": "Top is in A's hand",
    "battlefield": "Top is on the battlefield",
    "exile": "Top is in exile",
    "discarded": "Top is in A's graveyard",
}
"""Where the card is at the end that was on top of the library."""


def framed(frame: Frame, act: Act) -> Plan:
    """An act in a place, on a spell.  Raises Impossible."""
    if act.target and not (frame.mode or frame.reflexive) and frame.later:
        raise Impossible
    if "DoUnless" in frame.tree and "DoUnless" in act.tree:
        raise Impossible  # nobody is spared by what is done only if they aren't
    if frame.times > 1 and (act.target or act.answers or act.top or act.shows(beginning())):
        raise Impossible
    if frame.later == (END,) and ("AtNext" in act.tree or "MayPlay" in act.tree):
        raise Impossible  # the step has begun, and nobody casts creatures in it
    if frame.said in ("if they say yes", "to be spared") and ("), Remove" in act.tree or "), Discard" in act.tree):
        raise Impossible  # as it is asked there is nothing yet to be removed or discarded
    kind: Kind = "Sorcery" if "SELF" not in act.tree else "Artifact"
    aims, chosen = (act.target,) * bool(act.target), (act.chosen,) * bool(act.chosen)
    own = frame.mode or frame.reflexive
    do = frame.tree.format(do=act.tree.format(n=0), targets=targets_said(aims))
    outer = () if own else aims
    if frame.mode:
        inside = f"modes=({do}, Mode((GainLife(1),)))"
        ability = f"SpellAbility({inside})" if kind == "Sorcery" else f"Activated((TapThis(),), {inside})"
    else:
        ability = used(kind, do, outer)
    first = (CROWNED,) * frame.crowned
    hand, play = said_of(first)
    verb = "casts" if kind == "Sorcery" else "activates"
    use = f"A {verb} {SOURCE}{' in mode 1' if frame.mode else ''}{targeting(chosen if not frame.reflexive else ())}"
    if kind != "Sorcery" and frame.mode:
        raise Impossible
    later_hand, later = said_of(frame.later)
    aimed = tuple(f"A targets {one}" for one in chosen) if frame.reflexive else ()
    answers = (*frame.answers, *aimed) if not frame.later else frame.answers
    lines = (*play, use, *answers, *later, *act.answers) if frame.later else (*play, use, *answers, *act.answers)
    before = player(stage(kind), YOU, library=bool(act.top))
    board = steps(before, first)
    if kind == "Sorcery":
        board = player(board, YOU, hand=-1, spells=1)
    else:
        board = with_source_tapped(board)
    board = player(board, YOU, life=frame.gained)
    board = steps(board, frame.later)
    for _ in range(frame.times):
        board = act.does(board, Meant(targets=chosen))
    besides = (*act.shows(board), *((TOP[act.top],) if act.top else ()))
    name = f"{act.said[0].upper()}{act.said[1:]}, {frame.said}"
    return staged(Plan(name, kind, ability, (*hand, *later_hand), lines, before, board, besides, act.top))


def framed_plans() -> Iterator[Plan]:
    """Every act in every place."""
    yield from all_possible(partial(framed, frame, act) for frame, act in product(FRAMES, (*ACTS, *MORE)))
