"""What a player could do with an object, each with what keeps them from it: nothing where they can.  (CR 116, 117.1)"""

from collections.abc import Iterator

from entaku.kernel.decisions import Assign, Choose, Decision
from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces, rooms
from entaku.magic.additional.mechanics import companion
from entaku.magic.card_types import lands
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts import special_actions
from entaku.magic.concepts.mana import costs
from entaku.magic.concepts.mana.mana_owed import owed
from entaku.magic.concepts.mana.payment import Price
from entaku.magic.concepts.mana.restricted_mana import Purpose
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.concepts.targetable import Aim
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.abilities import activating
from entaku.magic.spells.casting import castable
from entaku.magic.spells.casting.spell_sections import wanted_targets
from entaku.magic.spells.layers import effects_off_battlefield, projection
from entaku.magic.spells.resolving.asking import Context, controller_of
from entaku.magic.turn.combat import declare_attackers, declare_blockers
from entaku.magic.turn.combat.defending_players import defenders
from entaku.magic.variants import commander
from entaku.magic.views.why.refused import Deed, WhyNot
from entaku.magic.zones import castable_index
from entaku.oracle.ir import abilities as a


def found(game: Game, seat: Seat, item: Object, asked: Decision | None) -> Iterator[WhyNot]:
    """What the player could do with an object, with what keeps them from it: nothing where they can do it."""
    purpose = asked.purpose if asked is not None and asked.seat == seat else ""
    if asked is not None and purpose == "game-attack":
        yield from attacks(game, seat, item, asked)
    elif purpose == "game-block":
        yield from blocks(game, seat, item)
    elif asked is not None and purpose == "game-target":
        yield from targets(game, item, asked)
    late = () if purpose == "game-priority" else (r.NO_PRIORITY,)
    for one in (*plays(game, seat, item), *activations(game, seat, item), *specials(game, seat, item)):
        tried = (r.TAKEN_BACK,) if not late and key(one) in game.pending.refused else ()
        yield replace(one, refusals=(*late, *tried, *one.refusals))


def key(one: WhyNot) -> str:
    """The key of the option that this would be."""
    placed = one.what in ("activate", "mana", "unlock")
    return f"{one.what}:{one.card}:{one.place}" if placed else f"{one.what}:{one.card}"


def plays(game: Game, seat: Seat, item: Object) -> Iterator[WhyNot]:
    """Playing a card as a land, and casting it: for which of its faces the least is lacking."""
    if not is_holding(game, seat, item):
        return
    there = lands.lands(item)
    if there:
        yield WhyNot("land", item.id, min((tuple(lands.unplayable(game, seat, face)) for face in there), key=len))
    spells = [face for face in card_faces.castable(item) if not face.base.types & {"Land", "Conspiracy"}]
    if spells:
        found = () if castable.may_cast(game, seat, item) else min(tried(game, seat, spells), key=len)
        yield WhyNot("cast", item.id, found)


def tried(game: Game, seat: Seat, spells: list[Object]) -> Iterator[tuple[Refusal, ...]]:
    """What keeps a card from being cast, as each of its faces."""
    for face in spells:
        yield tuple(castable.refusals(game, seat, face))


def is_holding(game: Game, seat: Seat, item: Object) -> bool:
    """Whether it is a card that the player might play from where it is: none on the battlefield or the stack."""
    if item.zone == "command":
        return item.rumbling or any(one.id == item.id for one in commander.castable(game, seat))
    return item.owner == seat and item.zone in ("hand", "graveyard", "exile", "library")


def activations(game: Game, seat: Seat, item: Object) -> Iterator[WhyNot]:
    """Activating its abilities: those of a permanent that the player controls, those of a card where it is."""
    for there, place, ability in activating.abilities_of(game, seat):
        if there.id == item.id:
            found = dict.fromkeys(activating.refusals(game, seat, item, place, ability))
            yield WhyNot("activate", item.id, priced(game, seat, item, ability, found), place)
    for there, place, ability in activating.every_mana_ability(game, seat):
        if there.id == item.id:
            found = dict.fromkeys(activating.mana_refusals(game, seat, item, place, ability))
            yield WhyNot("mana", item.id, priced(game, seat, item, ability, found), place)


def priced(
    game: Game, seat: Seat, item: Object, ability: a.Activated, found: dict[Refusal, None]
) -> tuple[Refusal, ...]:
    """The refusals, with what an ability costs where mana is lacking."""
    if r.MANA not in found:
        return tuple(found)
    symbols = costs.symbols_of(activating.cost_of(Context(game, item.id, seat), ability))
    price = Price(symbols, purpose=Purpose(item, is_ability=True))
    return tuple(owed(game, seat, one, price) for one in found)


def specials(game: Game, seat: Seat, item: Object) -> Iterator[WhyNot]:
    """Special actions: setting a card aside, turning a permanent up, a door, a companion.  (CR 116.2)"""
    if item.id in castable_index.held(game, seat).aside:
        for keyword in effects_off_battlefield.kit_of_card(game, item).keyword_list:
            if keyword.name in castable_index.ASIDE:
                found = dict.fromkeys(special_actions.refusals(game, seat, item, keyword))
                yield WhyNot(ASIDE[keyword.name], item.id, tuple(found))
    if item.id in activating.concealed(game, seat):
        yield WhyNot("turn-up", item.id, tuple(activating.not_turned_up(game, seat, item.id)))
    if item.zone == "battlefield" and controller_of(game, item.id) == seat:
        for place in rooms.locked(item):
            yield WhyNot("unlock", item.id, tuple(rooms.refusals(game, seat, item, place)), place)
    if companion.chosen(game, seat) is item:
        yield WhyNot("companion", item.id, tuple(companion.refusals(game, seat, item)))


ASIDE: dict[str, Deed] = {"foretell": "foretell", "plot": "plot", "suspend": "suspend"}
"""Setting a card aside, by the keyword that lets it."""


def targets(game: Game, item: Object, asked: Decision) -> Iterator[WhyNot]:
    """Choosing an object as the target that is asked for now.  (CR 601.2c)"""
    aim = game.aim
    offered = [one.card for one in asked.shape.options] if isinstance(asked.shape, Choose) else ()
    if isinstance(aim, Aim) and item.id not in offered and item.zone in ("battlefield", "graveyard", "stack", "exile"):
        yield WhyNot("target", item.id, tuple(dict.fromkeys(aim.refusals(item.id))))


def target_player(game: Game, seat: Seat, asked: Decision) -> Iterator[WhyNot]:
    """Choosing a player as the target that is asked for now.  (CR 601.2c)"""
    aim = game.aim
    offered = [one.seat for one in asked.shape.options if one.card is None] if isinstance(asked.shape, Choose) else ()
    if isinstance(aim, Aim) and seat not in offered and game.in_game(seat):
        yield WhyNot("target", 0, tuple(dict.fromkeys(aim.player_refusals(seat))), seat=seat)


def aimed_at(game: Game, seat: Seat, one: WhyNot) -> tuple[Context, tuple[a.Target, ...]]:
    """Who asks for which targets, where there are none for casting a card or for activating an ability of it."""
    item = game.objects[one.card]
    if one.what == "activate":
        there = {(there.id, place): ability for there, place, ability in activating.abilities_of(game, seat)}
        ability = there[item.id, one.place]
        in_modes = (each for mode in ability.modes for each in mode.targets)
        return Context(game, item.id, seat), (*ability.targets, *in_modes)
    ctx = Context(game, item.id, seat, None, {"announcing": item.id})
    modes = range(max((len(ability.modes) for ability in item.base.kit.spell), default=0))
    return ctx, wanted_targets(item.base, tuple(modes))


def attacks(game: Game, seat: Seat, item: Object, asked: Decision) -> Iterator[WhyNot]:
    """Attacking with a creature at all, attacking somebody with it, and leaving it at home.  (CR 508.1)"""
    traits = projection.look(game, item)
    if item.zone != "battlefield" or not traits.is_creature or controller_of(game, item.id) != seat:
        return
    found = tuple(declare_attackers.refusals(game, seat, item, traits))
    left = asked.shape.subjects if isinstance(asked.shape, Assign) else ()
    is_left_out = item.id not in [one.card for one in left]
    if found or is_left_out:
        yield WhyNot("attack", item.id, found or (r.NOT_CHOSEN,))
        return
    bidden = tuple(dict.fromkeys(declare_attackers.bidden(game, traits)))
    chances = declare_attackers.chances(game, game.active)
    if bidden and declare_attackers.must_attack(chances, item.id):
        yield WhyNot("stay", item.id, bidden)
    for target in defenders(game, seat):
        stops = tuple(declare_attackers.stopping(game, traits, target))
        must = bidden if not stops and declare_attackers.must_attack(chances, item.id, target) else ()
        yield WhyNot("attack-whom", item.id, stops or must, whom=target[1], seat=target[0])


def blocks(game: Game, seat: Seat, item: Object) -> Iterator[WhyNot]:
    """Blocking with a creature: each of those who attack the player or their team.  (CR 509.1)"""
    traits = projection.look(game, item)
    if item.zone != "battlefield" or not traits.is_creature or controller_of(game, item.id) != seat:
        return
    for attack in game.combat.attacks if game.combat is not None else ():
        if attack.player in game.setup.sharing[seat]:
            refusals = tuple(declare_blockers.refusals(game, item, traits, attack.attacker))
            yield WhyNot("block", item.id, refusals, whom=attack.attacker)
