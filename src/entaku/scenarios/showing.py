"""What a scenario shows: the signatures without which one of its expectations would not be met.

A scenario that passes is played again with one part of one card's tree taken away (`weakening`).  If then an
expectation isn't met, it looked at what that part did.  If all are met nobody looked: the part may as well be wrong.
Whatever can't be done for want of the part is left out, and only expectations count, no answers that nobody asked for.
In all else it is played as `running` plays it: with nothing taken away it would pass again.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from entaku.oracle.documents import Text
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.ir.actions import Unknown
from entaku.oracle.ir.casting_ways import way_parts
from entaku.oracle.ir.signatures import Part, parts
from entaku.oracle.trees import shipped
from entaku.scenarios import answering, expecting, player_actions, recalling
from entaku.scenarios.board import set_up
from entaku.scenarios.playing import Failed, ScenarioTable
from entaku.scenarios.running import groups, not_asked
from entaku.scenarios.scenario import Check, Placed, Scenario
from entaku.scenarios.weakening import Abilities, set_fields, without, without_field

WHOLE = ""
"""Stands for a part as a whole, among its fields."""


class Piece(Struct, frozen=True):
    """A part of a card's tree, or one field of it, as something that may be taken away."""

    tree: Tree
    face: int
    part: Part
    field: str = WHOLE

    @property
    def name(self) -> str:
        """What it shows: the signature, or the field of it."""
        return f"{self.part.signature} {self.field}".strip()


def pieces(scenario: Scenario) -> Iterator[Piece]:
    """Everything in the trees of the scenario's cards that could be shown; what isn't understood does nothing."""
    for tree in trees_in(scenario):
        for face, abilities in enumerate((tree.abilities, *tree.others)):
            for part in parts(abilities):
                if isinstance(part.node, NotUnderstood | Unknown):
                    continue
                for field in (part.field,) if part.field else (WHOLE, *set_fields(part)):
                    yield Piece(tree, face, part, field)
                if part.place:
                    yield Piece(tree, face, structs.replace(part, signature=part.place))
            for way in way_parts(abilities):
                yield Piece(tree, face, way)


def trees_in(scenario: Scenario) -> list[Tree]:
    """The trees of the cards that the scenario puts anywhere."""
    own = {tree.name: tree for tree in scenario.trees}
    names = {one.name for side in scenario.sides for _, placed in side.zones for one in placed}
    names.update(name for side in scenario.sides for name, _ in side.noted)
    names.update(one.name for deck in decks_beside(scenario) for one in deck)
    found = (own.get(name, shipped().get(name)) for name in sorted(names))
    return [tree for tree in found if tree is not None]


def decks_beside(scenario: Scenario) -> Iterator[Sequence[Placed]]:
    """The planar and scheme decks of a scenario."""
    yield scenario.planes
    for side in scenario.sides:
        yield side.planes
        yield side.schemes


def shows(scenario: Scenario, piece: Piece) -> bool:
    """Whether an expectation isn't met when the piece is taken away."""
    faces = (piece.tree.abilities, *piece.tree.others)
    abilities = faces[piece.face]
    ways = without(abilities, piece.part) if piece.field == WHOLE else without_field(abilities, piece.part, piece.field)
    return any(is_missed(with_face(scenario, piece, way)) for way in ways)


def with_face(scenario: Scenario, piece: Piece, abilities: Abilities) -> Scenario:
    """The scenario, one of whose cards has these abilities on that face."""
    faces = [piece.tree.abilities, *piece.tree.others]
    faces[piece.face] = abilities
    tree = structs.replace(piece.tree, abilities=faces[0], others=tuple(faces[1:]))
    return structs.replace(scenario, trees=(*(one for one in scenario.trees if one.name != tree.name), tree))


def is_missed(scenario: Scenario) -> bool:
    """Whether an expectation isn't met, whatever else can't be done; not if the rules themselves fail."""
    try:
        table = ScenarioTable(scenario, set_up(scenario))
        return any(unmet(table, step, answers) for step, answers in groups(scenario.story))
    except Exception:  # a tree that makes no sense shows nothing
        return False


def unmet(table: ScenarioTable, step: Text | Check, answers: list[Text]) -> bool:
    """Go on by one action or check; whether an expectation of a check isn't met."""
    if isinstance(step, Text):
        attempt(table, step, answers)
        return False
    if step.statements:
        come_to(table, step)
    missed = any(looked(table, line) for line in step.statements)
    table.answers = answers
    return missed


def looked(table: ScenarioTable, line: Text) -> bool:
    """Whether a statement isn't met for another reason than that it has come to mean nothing."""
    problem = expecting.unmet(table, line)
    return problem is not None and problem.key != recalling.NOTHING_TRIGGERS


def attempt(table: ScenarioTable, line: Text, answers: list[Text]) -> None:
    """One action with the answers that follow it, as far as it can be done for want of the piece."""
    found = player_actions.recognised(table, line.text)
    assert found is not None
    form, match, is_response = found
    try:
        player_actions.before(table, form, is_response)
        not_asked(table)
        table.answers = answers
        form.do(table, match)
    except Failed:
        table.answers = answers


def come_to(table: ScenarioTable, check: Check) -> None:
    """The time at which a check looks, as far as it can be come to."""
    try:
        answering.go_on(table)
        if not check.now:
            answering.resolve_all(table)
        not_asked(table)
    except Failed:
        return
