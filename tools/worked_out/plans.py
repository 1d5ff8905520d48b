"""Plans: parts put together to one ability on one card, with what is done on the stage and what then must be so."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct, structs

from tools.worked_out.board import SOURCE, YOU, Board, Creature, Impossible, beginning, player
from tools.worked_out.parts import Step

Kind = Literal["Sorcery", "Artifact", "Artifact Creature", "Artifact — Equipment"]


class Plan(Struct, frozen=True):
    """An ability of a card of this kind; what is done, the last of it its use; the board before and behind.

    `zone`: where the card is as it begins, if neither a spell in hand nor a permanent; `further`: its other abilities;
    `libraries`: the cards of these players' libraries, the top first, where it matters which these are.
    """

    name: str
    kind: Kind
    ability: str
    hand: tuple[str, ...]
    play: tuple[str, ...]
    before: Board
    behind: Board
    besides: tuple[str, ...] = ()
    top: str = ""
    cost: str = "0"
    zone: str = ""
    further: tuple[str, ...] = ()
    face_down: bool = False
    libraries: Mapping[str, tuple[str, ...]] = {}


def all_possible(made: Iterable[Callable[[], Plan]]) -> Iterator[Plan]:
    """The plans of these that can be made: whatever raises Impossible is left out."""
    for plan in made:
        try:
            yield plan()
        except Impossible:
            continue


def zone_of(plan: Plan) -> str:
    """Where the card is as it begins."""
    return plan.zone or ("hand" if plan.kind == "Sorcery" else "battlefield")


def in_hand(plan: Plan) -> list[str]:
    """The cards in hand as it begins."""
    return [*plan.hand, *[SOURCE] * (zone_of(plan) == "hand")]


def stage(kind: Kind) -> Board:
    """The stage with the card that is looked at, where it is a permanent."""
    board = beginning()
    if kind == "Sorcery":
        return board
    own = Creature(YOU, 5, 55) if kind == "Artifact Creature" else Creature(YOU, is_creature=False)
    return structs.replace(board, creatures={**board.creatures, SOURCE: own})


def staged(plan: Plan) -> Plan:
    """The plan with as many cards in hand as it takes."""
    held = len(in_hand(plan))
    return structs.replace(plan, before=player(plan.before, YOU, hand=held), behind=player(plan.behind, YOU, hand=held))


def steps(board: Board, of: tuple[Step, ...]) -> Board:
    """The board after these."""
    for step in of:
        board = step.does(board)
    return board


def said_of(of: tuple[Step, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is in hand for these, and what is said."""
    return tuple(card for step in of for card in step.hand), tuple(line for step in of for line in step.play)


def targets_said(of: tuple[str, ...]) -> str:
    """The targets of an ability, as a further argument."""
    return f", targets=({', '.join(of)},)" if of else ""


def targeting(chosen: tuple[str, ...]) -> str:
    return f" targeting {' and '.join(chosen)}" if chosen else ""


def used(kind: Kind, do: str, aims: tuple[str, ...]) -> str:
    """The ability of a card that is cast, or tapped."""
    if kind == "Sorcery":
        return f"SpellAbility(({do},){targets_said(aims)})"
    return f"Activated((TapThis(),), ({do},){targets_said(aims)})"


def use_of(kind: Kind, with_x: bool, chosen: tuple[str, ...]) -> str:
    """How it is said that it is used."""
    if kind == "Sorcery":
        return f"A casts {SOURCE}{' with X = 4' if with_x else ''}{targeting(chosen)}"
    return f"A activates {SOURCE}{targeting(chosen)}"


def with_source_tapped(board: Board) -> Board:
    """The board as the card was tapped for its ability."""
    return structs.replace(
        board, creatures={**board.creatures, SOURCE: structs.replace(board.creatures[SOURCE], tapped=True)}
    )


def in_its_zone(plan: Plan, zone: str) -> Plan:
    """The plan with the card where it is used from."""
    if zone == "battlefield":
        return plan
    place = f"in A's {zone}"
    before, behind = (
        structs.replace(one, creatures={**one.creatures, SOURCE: structs.replace(one.creatures[SOURCE], where=place)})
        for one in (plan.before, plan.behind)
    )
    return structs.replace(plan, before=before, behind=behind, zone=zone)
