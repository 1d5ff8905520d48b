"""Plans of abilities that may be used at some time alone, only so often, only if something is so, from a graveyard."""

from collections.abc import Iterator
from functools import partial
from itertools import product

from msgspec import Struct

from tools.worked_out.board import SOURCE, Impossible, Meant
from tools.worked_out.deeds import AIMED, PLAIN
from tools.worked_out.parts import ATTACK, CHARM, CONDITIONS, CROWN, DOOM, END, PEEK, Condition, Step
from tools.worked_out.plans import (
    Plan,
    all_possible,
    in_its_zone,
    said_of,
    stage,
    staged,
    steps,
    targeting,
    targets_said,
)


class Limit(Struct, frozen=True):
    """How often it may be used, as it is written."""

    said: str
    tree: str


class Timing(Struct, frozen=True):
    """When it may be used: as it is written, and what makes the time wrong."""

    said: str
    tree: str
    past: tuple[str, ...] = ()


LIMITS = (Limit("", ""), Limit("once each turn", ", limit=1"), Limit("once", ", once=True"))
TIMINGS = (
    Timing("", ""),
    Timing("as a sorcery", ", timing='sorcery'", ATTACK.play),
    Timing("in one's own turn", ", timing='your turn'", ("go to B's upkeep",)),
)
WHERE = ("battlefield", "graveyard")
USUAL = tuple(one for one in CONDITIONS if one.steps in {(DOOM,), (CHARM,), (CROWN,), (PEEK,)} or "Exists" in one.tree)
"""Conditions that abilities ask before they may be used."""


class Way(Struct, frozen=True):
    """How an ability may be used, all told."""

    timing: Timing
    limit: Limit
    condition: Condition | None
    aimed: bool
    zone: str

    @property
    def said(self) -> str:
        """Its name."""
        parts = (
            self.timing.said,
            self.limit.said,
            f"if {self.condition.said}" if self.condition else "",
            "with a target" if self.aimed else "",
            "from a graveyard" if self.zone == "graveyard" else "",
        )
        return "An ability to be used " + ", ".join(part for part in parts if part)

    @property
    def ability(self) -> str:
        """How it is written."""
        act = AIMED if self.aimed else PLAIN
        asked = f", if_={self.condition.tree}" if self.condition else ""
        zone = ", zone='graveyard'" if self.zone == "graveyard" else ""
        targets = targets_said((act.target,) if self.aimed else ())
        return f"Activated((), ({act.tree.format(n=0)},){targets}{self.timing.tree}{asked}{self.limit.tree}{zone})"


def prepared(condition: Condition | None, *, so: bool) -> tuple[Step, ...]:
    """What is done first so that what is asked is so, or isn't."""
    if condition is None:
        return ()
    made = condition.holds(steps(stage("Artifact"), condition.steps))
    return condition.steps if made == so else ()


def used_in(way: Way, refused: str) -> Plan:
    """It is used, and can't be: again, or at a wrong time, or since what is asked isn't so.  Raises Impossible."""
    act = AIMED if way.aimed else PLAIN
    chosen = (act.chosen,) if way.aimed else ()
    use = f"A activates {SOURCE}{targeting(chosen)}"
    before = stage("Artifact")
    first = prepared(way.condition, so=refused != "as nothing is so")
    hand, play = said_of(first)
    board = steps(before, first)
    if refused == "again" or (refused == "at another time" and not way.limit.tree):
        play = (*play, use)
        board = act.does(board, Meant(targets=chosen))
    if refused == "at another time":
        play = (*play, *way.timing.past)
        board = ATTACK.does(board) if way.timing.past == ATTACK.play else END.does(board)
        if way.condition and way.timing.past != ATTACK.play and "This" in way.condition.tree:
            raise Impossible
    besides = () if refused == "" else (f"A can't activate {SOURCE}{targeting(chosen)} (not allowed)",)
    if refused == "":
        play = (*play, use)
        board = act.does(board, Meant(targets=chosen))
    name = f"{way.said}" + (f", and not {refused}" if refused else "")
    plan = Plan(name, "Artifact", way.ability, hand, play, before, board, besides)
    return in_its_zone(staged(plan), way.zone)


def limited_plans() -> Iterator[Plan]:
    """Each way of which at least two things are said, and each thing that keeps it from being used."""
    for timing, limit, condition, aimed, zone in product(TIMINGS, LIMITS, (None, *USUAL), (False, True), WHERE):
        way = Way(timing, limit, condition, aimed, zone)
        if sum((bool(timing.tree), bool(limit.tree), condition is not None, zone == "graveyard")) < 2:
            continue
        refusals = (
            ("as nothing is so", condition is not None),
            ("again", limit.tree),
            ("at another time", timing.tree),
            ("", zone == "graveyard"),
        )
        yield from all_possible(partial(used_in, way, refused) for refused, asked in refusals if asked)
