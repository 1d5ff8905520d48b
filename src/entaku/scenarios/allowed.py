"""What a player may do as they get priority, and why they may not."""

from collections.abc import Sequence

from entaku.kernel.decisions import Option
from entaku.magic import castable, commander, faces, paying
from entaku.magic.game import Game, Object
from entaku.magic.holdings import FROM_GRAVEYARD
from entaku.scenarios import answering
from entaku.scenarios.playing import ATTACK, BLOCK, Failed, ScenarioTable, priority_options
from entaku.scenarios.pointing import Pointer, is_meant, meant
from entaku.scenarios.remarks import said


def reach(table: ScenarioTable, seat: int) -> None:
    """The others pass until the player has priority, in the same step.  Raises Failed if they don't get it."""
    game = table.game
    step, turn, stack = game.step, game.turn, game.stack
    while True:
        answering.go_on(table)
        decision, game = table.decision, table.game
        if decision is not None and decision.purpose in (ATTACK, BLOCK) and stack == game.stack:
            table.default()
            step = game.step
            continue
        if decision is None or (game.step, game.turn) != (step, turn) or not set(stack) <= set(game.stack):
            raise Failed(said("scenario-no-priority", player=table.player(seat)), "no priority")
        if decision.seat == seat:
            return
        table.pass_priority()


def option_for(table: ScenarioTable, seat: int, what: str | Pointer, kinds: Sequence[str]) -> Option:
    """What the player may do with something now.  Raises Failed, with the reason, if they may not."""
    pointer = table.names.pointer(what) if isinstance(what, str) else what
    found = options_for(table, pointer, kinds)
    if found:
        return found[0]
    reason = refusal(table, seat, pointer, kinds)
    raise Failed(
        said("scenario-not-allowed", player=table.player(seat), name=pointer.text, reason=word_of(reason)), reason
    )


def options_for(table: ScenarioTable, pointer: Pointer, kinds: Sequence[str]) -> list[Option]:
    """All that may be done now with what the words point at: the first object that they mean."""
    decision = table.decision
    assert decision is not None
    options = [option for option in priority_options(decision) if option.what in kinds]
    cards = list(dict.fromkeys(option.card for option in options if option.card is not None))
    found = meant(table.game, pointer, cards)
    return [option for option in options if option.card == found[0]] if found else []


def word_of(reason: str) -> object:
    return said(f"scenario-reason-{reason.replace(' ', '-')}")


def check_half(table: ScenarioTable, seat: int, card: int, half: str) -> None:
    """Raises Failed, with the reason, if a card can't be cast as this one of its faces, whatever else it can be."""
    game = table.game
    for face in faces.castable(game.objects[card]):
        if face.base.name == half and not castable.may_cast_face_up(game, seat, face):
            reason = why_not_cast(game, seat, face) if castable.is_let(game, seat, face) else "not allowed"
            raise Failed(
                said("scenario-not-allowed", player=table.player(seat), name=half, reason=word_of(reason)), reason
            )


NO_ABILITY, NO_WAY = "no ability", "no way"
REASONS = (
    "no priority", "wrong time", "not enough mana", "no target", "forbidden", "cost", "not there", "not allowed",
    "must attack", "must block", "too many", "alone", "menace", "too many blockers", "twice", "refused",
    NO_ABILITY, NO_WAY,
)  # fmt: skip
"""Why an action is refused, in the words of scenarios."""
WHOLE_FROM_GRAVEYARD = FROM_GRAVEYARD - {"aftermath"}
"""Keywords by which a card is cast from a graveyard as it is, and not one half of it.  (CR 702.127a)"""


def refusal(table: ScenarioTable, seat: int, pointer: Pointer, kinds: Sequence[str]) -> str:
    """Why the player may not do it."""
    game = table.game
    own = (*game.hands[seat], *game.graveyards[seat], *game.libraries[seat])
    places = (*own, *game.exile, *game.battlefield, *game.command, *game.outside)
    here = [number for number in places if is_meant(game, pointer, number)]
    if not here:
        return "not there"
    if "cast" not in kinds:
        return "not allowed"
    return why_not_cast(game, seat, game.objects[here[0]])


def why_not_cast(game: Game, seat: int, item: Object) -> str:
    """Why a card can't be cast as what it is here."""
    if "Land" in item.base.types:
        return "wrong time" if not castable.sorcery_time(game, seat) else "too many"
    leads = any(one.id == item.id for one in commander.castable(game, seat))
    waits = (item.rumbling and item.owner == seat) or leads
    comes_back = item.zone == "graveyard" and bool(item.base.kit.keywords & WHOLE_FROM_GRAVEYARD)
    if item.zone != "hand" and not waits and not comes_back:
        return "not allowed"
    if not castable.allowed(game, seat, item):
        return "forbidden"
    ways = list(castable.ways(game, seat, item))
    if not ways:
        return "wrong time"
    if not any(paying.can_pay(game, seat, castable.price_of(game, seat, item, way)) for way in ways):
        return "not enough mana"
    return "no target"
