"""What a player may do as they get priority, and why they may not."""

from collections.abc import Sequence

from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces, face_down
from entaku.magic.additional.mechanics import companion
from entaku.magic.concepts import special_actions
from entaku.magic.concepts.mana import costs
from entaku.magic.concepts.timing import sorcery_time
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.abilities import activating
from entaku.magic.spells.casting import castable, casting_methods, play_permissions
from entaku.magic.spells.casting.casting_methods import Way
from entaku.magic.spells.layers import effects_off_battlefield
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander
from entaku.magic.zones.castable_index import ASIDE, FROM_GRAVEYARD
from entaku.oracle.ir.abilities import CostPart
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
    for face in card_faces.castable(game.objects[card]):
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
    item = game.objects[here[0]]
    if "cast" in kinds:
        return why_not_cast(game, seat, item)
    if "turn-up" in kinds:
        return why_not_turned_up(game, seat, item)
    if companion.NAME in kinds:
        return why_not_taken(game, seat, item)
    aside = next((one for one in kinds if one in ASIDE), None)
    return why_not_set_aside(game, seat, item, aside) if aside is not None else "not allowed"


def why_not_cast(game: Game, seat: Seat, item: Object) -> str:
    """Why a card can't be cast as what it is here."""
    if "Land" in item.base.types:
        return "wrong time" if not sorcery_time(game, seat) else "too many"
    if not is_cast_from_there(game, seat, item):
        return "not allowed"
    if not castable.allowed(game, seat, item):
        return "forbidden"
    found = list(castable.ways(game, seat, item))
    return lacking(game, seat, item, found) if found else "wrong time"


def told(way: Way) -> tuple[str, ...]:
    """The words for a way of casting: what is paid, "" for the mana cost, then what is paid besides."""
    first, *later = casting_methods.words(way)
    return (first, *(word for word in later if word))


def why_not_so(game: Game, seat: Seat, item: Object, named: frozenset[str]) -> str:
    """Why a card isn't cast in any of the ways that are named, whatever else it may be cast for."""
    found = [way for way in castable.ways(game, seat, item) if not named.isdisjoint(told(way))]
    if not found or any(castable.can_finish(game, seat, item, way) for way in found):
        return "not allowed"
    return lacking(game, seat, item, found)


def lacking(game: Game, seat: Seat, item: Object, found: Sequence[Way]) -> str:
    """What isn't there for a card to be cast in these ways: mana, something else of its cost, or a target."""
    announcing = Context(game, item.id, seat, None, {"announcing": item.id})
    payable = [
        way
        for way in found
        if castable.can_pay_mana(announcing, item, way)
        and (not castable.takes_x(item.base, way) or any(True for _ in castable.payable_x(announcing, item, way)))
    ]
    if not payable:
        return "not enough mana"
    ctx = Context(game, item.id, seat, None, {"announcing": item.id, "X": 0})
    return "no target" if any(costs.can_pay_parts(ctx, way.parts) for way in payable) else "cost"


def is_cast_from_there(game: Game, seat: Seat, item: Object) -> bool:
    """Whether the player could cast a card from where it lies, whatever the time and the cost."""
    if item.zone == "hand" or (item.rumbling and item.owner == seat):
        return True
    if any(one.id == item.id for one in commander.castable(game, seat)):
        return True
    if (item.foretold or item.plotted) and item.owner == seat:
        return True
    comes_back = item.zone == "graveyard" and bool(item.base.kit.keywords & WHOLE_FROM_GRAVEYARD)
    return comes_back or play_permissions.permission_for(game, seat, item) is not None


def why_not_set_aside(game: Game, seat: Seat, item: Object, name: str) -> str:
    """Why a card can't be foretold or suspended."""
    own = effects_off_battlefield.kit_of_card(game, item).keyword_list if item.id in game.hands[seat] else ()
    keyword = next((one for one in own if one.name == name), None)
    if keyword is None:
        return "not allowed"
    return (
        unpaid(special_actions.price_of(keyword))
        if special_actions.is_time(game, seat, item, keyword)
        else "wrong time"
    )


def why_not_turned_up(game: Game, seat: Seat, item: Object) -> str:
    """Why a permanent can't be turned face up: it has nothing that lets it, or what that costs can't be paid."""
    found = face_down.ways_up(item) if item.id in activating.concealed(game, seat) else []
    ctx = Context(game, item.id, seat)
    if not found or any(costs.can_pay_all(game, seat, ctx, one.cost) for one in found):
        return "not allowed"
    return unpaid(found[0].cost)


def why_not_taken(game: Game, seat: Seat, item: Object) -> str:
    """Why a companion can't be put into the hand: it is in the game, or none; or the time or the mana isn't there."""
    if companion.chosen(game, seat) is not item:
        return "not allowed"
    return unpaid(companion.PRICE) if sorcery_time(game, seat) else "wrong time"


def unpaid(parts: Sequence[CostPart]) -> str:
    """What is said of a cost that can't be paid."""
    return "not enough mana" if costs.symbols_of(parts) else "cost"
