"""The stack: abilities put onto it, and what resolves.  (CR 405, 603.3, 608)"""

from collections.abc import Sequence

import msgspec

from entaku.kernel.decisions import Option, Order
from entaku.kernel.seats import Seat
from entaku.magic.additional import ascending, mechanics
from entaku.magic.additional.faces import adventures, bestowing, card_faces, mutating
from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.additional.mechanics.moving import attack_in_place
from entaku.magic.by_hand import acts
from entaku.magic.concepts import targets
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound, ask
from entaku.magic.game.definitions import Definition, Traits, kit_of
from entaku.magic.game.state import Game, Object, SeatRef, Spans, Spell, Thing, Waiting
from entaku.magic.spells.casting import casting, divided_amounts, play_permissions
from entaku.magic.spells.casting.spell_sections import Section, sections
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving import connectives as _words
from entaku.magic.spells.resolving import lasting_effects as _permanents
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follow
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import Every, Matches, WasCast
from entaku.oracle.ir.durations import UntilNot
from entaku.oracle.ir.happenings import BeginningOf
from entaku.oracle.ir.instructions import AtNext, If, Instruction
from entaku.oracle.ir.short import keywords
from entaku.oracle.ir.things import Zone
from entaku.oracle.ir.unbound import asked_of_event
from entaku.oracle.keywords.paid import WITH_WAY
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.plotting import BecomePlotted

INSTRUCTED_BY = (mechanics, _permanents, _words)
"""The modules whose procedures follow instructions; naming them here makes them known."""


def ability_sections(ability: a.Activated | a.Triggered, modes: Sequence[int]) -> list[Section]:
    """The parts of an ability's text with their own targets."""
    if ability.modes:
        return [Section(ability.modes[m].do, ability.modes[m].targets) for m in modes]
    return [Section(ability.do, ability.targets)]


def put_ability(game: Game, seat: Seat, source: int, spell: Spell) -> int:
    """An activated or triggered ability becomes an object on the stack, controlled by a player.  (CR 113.7a, 405.1)"""
    found = asking.seen(game, source)
    name = found[1].name if found else ""
    nothing: frozenset[str] = frozenset()
    traits = Traits(
        name, None, found[1].colours if found else "", nothing, nothing, nothing, None, None, None, kit_of(())
    )
    item = mutators.create(game, Definition(None, traits), seat, zone="stack")
    mutators.alter(game, item.id, spell=spell)
    return item.id


# Triggered abilities.


def place_triggers(game: Game) -> Procedure[None]:
    """Waiting triggers go onto the stack in APNAP order, those of a player in the order they choose.  (CR 603.3b)

    Players who share turns put all that any of them controls onto it in one order.  (CR 805.7)
    """
    waiting = game.waiting
    mutators.set_fields(game, waiting=())
    for team in dict.fromkeys(game.together(seat) for seat in game.seats_in_turn_order()):
        own = [one for seat in team for one in waiting if one.controller == seat]
        if len(own) > 1 and not all(alike(one, own[0]) for one in own):
            order_of = yield from chosen_order(game, own)
            own = [own[place] for place in order_of]
        for one in own:
            yield from place(game, one)


def alike(one: Waiting, other: Waiting) -> bool:
    """Whether two triggers do the same to the same, so that their order doesn't matter."""
    if one.controller != other.controller:
        return False
    if one.ability != other.ability or one.ability.targets or one.ability.modes or one.source != other.source:
        return False
    if one.bound == other.bound:
        return True
    asked, theirs = asked_of_event(one.ability), dict(other.bound)
    return all(theirs.get(name) == value for name, value in one.bound if name in asked)


def chosen_order(game: Game, own: Sequence[Waiting]) -> Procedure[list[int]]:
    """The order in which triggers of one player or team go onto the stack: the first given goes on first.

    Of teammates who have some the first in seat order decides, as where they don't agree.  (CR 805.2)
    """
    players = sorted({one.controller for one in own})
    options = tuple(
        Option(place_, "trigger", text=name_of(game, one), seat=one.controller if len(players) > 1 else None)
        for place_, one in enumerate(own)
    )
    purpose = "game-order-triggers" if len(players) == 1 else "game-order-team-triggers"
    answer = yield from ask(game, players[0], purpose, Order(options))
    return [key for key in answer if isinstance(key, int)] if isinstance(answer, tuple) else list(range(len(own)))


def name_of(game: Game, one: Waiting) -> str:
    found = asking.seen(game, one.source)
    return found[1].name if found else ""


CREATED = "came to wait"
"""Under this name an ability knows when its delayed trigger was created, by the id that was its own.  (CR 701.28f)"""


def place(game: Game, one: Waiting) -> Procedure[None]:
    """A trigger goes onto the stack with its modes and targets, or nowhere if it has none.  (CR 603.3c, 603.3d)"""
    if not game.in_game(one.controller):
        return
    ability = one.ability
    bound = dict(one.bound)
    created = bound.pop("delayed", None)
    if created is not None:
        bound[CREATED] = created
    maker = one.spell if not ability.targets else None
    ctx = Context(game, one.source, one.controller, Spell(cast=one.cast), bound)
    modes: list[int] = []
    if ability.modes:
        try:
            modes = yield from chosen_modes(ctx, ability)
        except Rewound:
            return
        if not modes:
            return  # CR 700.2b
    wanted = tuple(target for section in ability_sections(ability, modes) for target in section.targets)
    chosen = yield from targets.choose(ctx, wanted, (one.source,))
    if chosen is None:
        return
    division = yield from divided_amounts.choose(ctx, ability_sections(ability, modes), chosen)
    if maker is not None and not wanted:
        chosen = list(maker.targets)
    ctx.bound.pop(asking.SO_FAR, None)
    spell = Spell(
        tuple(chosen), division, tuple(modes), one.cast, ability, one.source, tuple(ctx.bound.items()),
        wants=wanted, moved=found_by(game, one),
    )  # fmt: skip
    number = put_ability(game, one.controller, one.source, spell)
    mutators.happen(game, e.TriggeredAbility(one.controller, number, one.source, game.objects[number].base.name))
    casting.tell_targets(game, number)


def chosen_modes(ctx: Context, ability: a.Triggered) -> Procedure[list[int]]:
    """The modes of a trigger, of which some may be one alone that hasn't been chosen this turn, or ever.  (CR 700.2)"""
    game, item = ctx.game, ctx.game.objects.get(ctx.source)
    if ability.at_random:
        return random_mode(ctx, ability)
    if not ability.unchosen or item is None:
        least, most = ability.choose, ability.choose_most
        if ability.more_if is not None and asking.holds(ctx, ability.more_if):
            least, most = ability.more_least, ability.more
        legal = sum(targets.can_choose(ctx, mode.targets) for mode in ability.modes)
        modes = yield from casting.modes_of(ctx, ability.modes, min(least, max(legal, 1)) if least else 0, most)
        return modes
    own = projection.look(game, item).kit.triggered
    first = FIRST_MODE - MOST_MODES * (own.index(ability) if ability in own else len(own))
    turn = game.turn if ability.unchosen == "turn" else play_permissions.FOR_GOOD
    taken = {first - key for key, when, _ in item.used if when == turn}
    modes = yield from casting.modes_of(ctx, ability.modes, without=taken)
    noted = tuple((first - mode, turn, 1) for mode in modes)
    mutators.alter(game, ctx.source, used=(*play_permissions.still_noted(game, item), *noted))
    return modes


def random_mode(ctx: Context, ability: a.Triggered) -> list[int]:
    """One of the modes that are legal, as chance has it; none if there is none.  (CR 700.2b)"""
    legal = [m for m, mode in enumerate(ability.modes) if targets.can_choose(ctx, mode.targets)]
    ctx.game.stream(ctx.controller, "choose").shuffle(legal)
    return legal[:1]


FIRST_MODE, MOST_MODES = -1000, 20
"""Under which keys it is noted of an object that modes of its abilities have been chosen."""


def found_by(game: Game, one: Waiting) -> Spans:
    """Where a triggered ability finds what was moved: an Aura's own also itself, once it has followed.  (CR 400.7e)"""
    known = game.last_known.get(one.source)
    if not one.moved or known is None or "Aura" not in known.traits.subtypes:
        return one.moved
    first, _ = one.moved[-1]
    return (*one.moved[:-1], (first, game.next_id))


# Resolution.


def resolve(game: Game) -> Procedure[None]:
    """The top object of the stack resolves.  (CR 608)"""
    number = game.stack[-1]
    item = game.objects[number]
    spell = item.spell or Spell()
    mutators.set_fields(game, acting=item.controller, began=game.next_id)
    source = spell.source if spell.ability is not None else number
    ctx = Context(game, source, item.controller, spell, dict(spell.bound))
    if isinstance(spell.ability, a.Triggered) and not still_true(ctx, spell.ability):
        finish(game, number, fizzled=True)
        return
    legal = targets.still_legal(ctx, spell.wants, spell.targets) if spell.wants else list(spell.targets)
    if spell.wants and any(spell.targets) and not any(legal):
        if bestowing.is_bestowed(item):
            yield from permanent_resolves(game, bestowing.cease(game, item), ())
            return
        if mutating.is_mutating(item):
            yield from permanent_resolves(game, mutating.cease(game, item), ())
            return
        yield from fizzle(game, item)
        return
    if spell.ability is not None:
        resolved = (*game.memory.resolved, (source, spell.ability))
        mutators.set_fields(game, memory=mutators.replace(game.memory, resolved=resolved))
        yield from follow_sections(ctx, spell, legal, ability_sections(spell.ability, spell.modes), 0)
        finish(game, number)
    elif mutating.is_mutating(item) and any(legal):
        yield from mutating.resolves(game, item, legal)
    elif item.base.is_permanent:
        yield from permanent_resolves(game, item, legal)
    else:
        if "ascend" in item.base.kit.keywords and ascending.may_rise(game, item.controller):
            mutators.bless(game, (item.controller,))  # CR 702.131a
        yield from follow_sections(ctx, spell, legal, sections(item.base.kit, spell.modes), 0)
        yield from left_to_hands(game, item)
        yield from spell_finishes(game, item)


def still_true(ctx: Context, ability: a.Triggered) -> bool:
    """Whether an intervening condition still holds.  (CR 603.4)"""
    return ability.if_ is None or asking.holds(ctx, ability.if_)


def follow_sections(
    ctx: Context, spell: Spell, legal: Sequence[tuple[Thing, ...]], parts: Sequence[Section], first: int
) -> Procedure[None]:
    """Follow the text part by part; each part counts its own targets from 0."""
    place_ = first
    for section in parts:
        count = len(section.targets)
        own = tuple(legal[place_ : place_ + count]) if spell.wants else tuple(legal)
        ctx.spell = msgspec.structs.replace(spell, targets=own)
        ctx.bound["division"] = divided_amounts.by_target(spell, place_, count)
        place_ += count
        yield from follow(ctx, section.do)
        if ctx.game.is_over:
            return


def finish(game: Game, number: int, fizzled: bool = False) -> None:
    """An ability leaves the stack."""
    if number in game.objects:
        name = game.objects[number].base.name
        mutators.cease(game, number)
        mutators.happen(game, e.Resolved(number, name, fizzled))


def fizzle(game: Game, item: Object) -> Procedure[None]:
    """All its targets are illegal: it doesn't resolve.  (CR 608.2b)"""
    if item.is_card:
        yield from moving.move(game, [Going(item.id, "graveyard")])
        mutators.happen(game, e.Resolved(item.id, item.base.name, fizzled=True))
    else:
        finish(game, item.id, fizzled=True)


def left_to_hands(game: Game, item: Object) -> Procedure[None]:
    """What the text of a resolving spell says that nobody here understands is done by hand."""
    if item.base.kit.unknown:
        acts.tell(game, item.controller, item.base.name, "")
        yield from acts.by_hand(game, item.controller, (item.id,))


def spell_finishes(game: Game, item: Object) -> Procedure[None]:
    """Last, an instant or sorcery goes to its owner's graveyard, unless it has gone elsewhere.  (CR 608.2m, 702.27a)"""
    if item.id in game.objects:
        if item.is_card and adventures.is_adventure(item):
            yield from adventures.adventure_ends(game, item)
        elif item.is_card and adventures.is_omen(item):
            yield from adventures.omen_ends(game, item)
        elif item.is_card:
            yield from put_away(game, item)
        else:
            mutators.cease(game, item.id)
    mutators.happen(game, e.Resolved(item.id, item.base.name))


def put_away(game: Game, item: Object) -> Procedure[None]:
    """Where the card of a resolved spell goes: to the hand, or to exile if it rebounds.  (CR 702.27a, 702.88a)"""
    paid = item.how_cast.way.extra
    bought_back = paid is not None and WITH_WAY[paid].returned
    rebounds = (
        not bought_back and item.how_cast.origin == "hand" and "rebound" in projection.look(game, item).kit.keywords
    )
    to: Zone = "hand" if bought_back else "exile" if rebounds else "graveyard"
    moved = yield from moving.move(game, [Going(item.id, to, cause="resolve")])
    exiled = tuple(n for n in moved if rebounds and n in game.objects and game.objects[n].zone == "exile")
    if exiled:
        ctx = Context(game, item.id, item.controller, None, {"rebounding": exiled})
        _permanents.add_delayed(ctx, REBOUND, once=True, until=None)


REBOUND = a.Triggered(BeginningOf("upkeep", t.You()), (CastFree(t.Bound("rebounding")),))
"""What is exiled to rebound may be cast again in the next upkeep.  (CR 702.88a)"""


BECAME = t.Bound("became")
HASTE = Apply(BECAME, (Gain(keywords("haste")),), UntilNot(Matches(BECAME, (t.ControlledBy(t.You()),))))
AS_IT_BECOMES: dict[str, tuple[Instruction, ...]] = {
    "blitz": (AtNext("end", (Sacrifice(BECAME),)),),
    "dash": (AtNext("end", (Move(BECAME, "hand"),)),),
    "warp": (AtNext("end", (Move(BECAME, "exile", bind="warped"), BecomePlotted(t.Bound("warped"), "warp"))),),
    "suspend": (If(Every((WasCast(BECAME, by_you=True), Matches(BECAME, (t.Is("Creature"),)))), (HASTE,)),),
}
"""What begins as a spell becomes a permanent that was cast so.  (CR 702.62a, 702.109a, 702.152a)"""


def permanent_resolves(game: Game, item: Object, legal: Sequence[tuple[Thing, ...]]) -> Procedure[None]:
    """A permanent spell becomes a permanent, a copy of one a token; an Aura is attached to its target.  (CR 608.3)

    Of a Room the half that was cast is unlocked.  (CR 2026 709.5d)
    One whose sneak cost was paid enters tapped, and attacks whom the returned creature attacked.  (CR 2026 702.190b)
    """
    host: Thing | None = legal[0][0] if legal and legal[0] and "Aura" in item.base.subtypes else None
    bound = dict(item.spell.bound) if item.spell is not None else {}
    sneaks = item.how_cast.way.keyword == "sneak" and "returned" in bound
    half = card_faces.place(item) if item.definition.layout == "room" else None
    going = Going(
        item.id,
        "battlefield",
        controller=item.controller,
        attached=host if isinstance(host, int) else None,
        attached_player=host.seat if isinstance(host, SeatRef) else None,
        cause="resolve",
        face=item.definition if half is None else None,
        face_down=item.face_down,
        cloaked=item.cloaked,
        tapped=sneaks,
        unlocked=None if half is None else HALVES[half],
    )
    became = yield from moving.move(game, [going])
    if sneaks:
        attack_in_place(Context(game, item.id, item.controller, None, bound), became)
    after = AS_IT_BECOMES.get(item.how_cast.way.keyword or "")
    if after is not None:
        yield from follow(Context(game, item.id, item.controller, None, {"became": tuple(became)}), after)
    if item.id in game.objects:
        yield from moving.move(game, [Going(item.id, "graveyard")])
    mutators.happen(game, e.Resolved(item.id, item.base.name))
