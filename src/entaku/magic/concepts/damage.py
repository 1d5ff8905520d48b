"""Damage, and what it results in.  (CR 120)"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.concepts.counters import player_counters
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import RuleInForce, Traits
from entaku.magic.game.state import Game, SeatRef, Thing
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.replacement import amounts, dealing
from entaku.magic.spells.replacement.dealing import Dealing, Prevented
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.follow import follow
from entaku.magic.variants import commander, rumble
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir.replacements import InsteadOfDamage


def deal(game: Game, dealings: Iterable[Dealing], by: Seat | None = None) -> Procedure[list[Dealing]]:
    """Damage is dealt all at once: that which replacement leaves of it.  `by`: by whose effect.  (CR 120.4)"""
    settled, prevented = yield from dealing.damage_after_replacement(game, list(dealings))
    gains = yield from life_linked(game, settled)
    weakened = yield from counters_instead(game, settled)
    settled = [one for one in settled if dealing.can_be_damaged(game, one.to)]
    batch: list[Event] = []
    for one in settled:
        batch += results(game, one, weakened, by)
    for seat, amount in gains:
        event = mutators.change_life(game, seat, amount, quiet=True)
        batch += [event] if event is not None else []
    mutators.happen(game, *batch)
    yield from after_prevention(game, prevented)
    return settled


def after_prevention(game: Game, prevented: Iterable[Prevented]) -> Procedure[None]:
    """What effects do besides preventing damage, immediately afterwards.  (CR 615.5)

    What a spell or ability set up does so once for a moment, and what a static ability does once for each permanent or
    player that would have been dealt damage, and for each source where it speaks of one.  (CR 615.13)
    """
    totals: dict[tuple[object, ...], tuple[RuleInForce, int, tuple[Thing, ...]]] = {}
    for one in prevented:
        if one.to is not None:
            yield from instead_of(game, one)
            continue
        rule, source, _, effect = one.by
        assert isinstance(rule, InsteadOfDamage)
        apart = (one.harmed, one.source if rule.source is not None else None)
        key = (id(rule), source, *(apart if effect is None else (effect.timestamp,)))
        _, total, harmed = totals.get(key, (one.by, 0, ()))
        harmed = harmed if one.harmed is None or one.harmed in harmed else (*harmed, one.harmed)
        totals[key] = (one.by, total + one.amount, harmed)
    for (rule, source, controller, effect), total, harmed in totals.values():
        assert isinstance(rule, InsteadOfDamage)
        ctx = asking.context(game, source, controller, effect).with_bound(amount=total, harmed=harmed)
        yield from follow(ctx, rule.then)


def instead_of(game: Game, one: Prevented) -> Procedure[None]:
    """What happens instead of damage that would have been dealt: to "player", "amount" of it.  (CR 614.6)"""
    rule, source, controller, effect = one.by
    assert isinstance(rule, InsteadOfDamage)
    ctx = asking.context(game, source, controller, effect).with_bound(amount=one.amount, player=(one.to,))
    yield from follow(ctx, rule.instead)


def life_linked(game: Game, settled: Iterable[Dealing]) -> Procedure[list[tuple[Seat, int]]]:
    """What is gained from each source with lifelink, each a gain of its own.  (CR 120.3f, 120.4c, 702.15e)"""
    totals: dict[int, int] = {}
    for one in settled:
        keywords, controller = source_traits(game, one.source)
        if "lifelink" in keywords and controller is not None and game.in_game(controller):
            totals[one.source] = totals.get(one.source, 0) + one.amount
    gains: list[tuple[Seat, int]] = []
    for source, total in totals.items():
        seat = asking.controller_of(game, source)
        assert seat is not None
        amount = yield from amounts.life_after_replacement(game, seat, total)
        gains.append((seat, amount))
    return gains


WEAKENING = frozenset({"wither", "infect"})
"""Keywords of sources whose damage to creatures is -1/-1 counters.  (CR 120.3d)"""


def counters_instead(game: Game, settled: Iterable[Dealing]) -> Procedure[dict[int, int]]:
    """How many -1/-1 counters each creature gets from sources with wither or infect.  (CR 120.3d, 120.4c)"""
    found: dict[int, int] = {}
    for one in settled:
        if isinstance(one.to, int) and source_traits(game, one.source)[0] & WEAKENING and is_creature(game, one.to):
            more = yield from amounts.counters_after_replacement(game, one.to, "-1/-1", one.amount)
            found[one.to] = found.get(one.to, 0) + more
    return found


def is_creature(game: Game, number: int) -> bool:
    item = game.objects.get(number)
    return item is not None and "Creature" in projection.look(game, item).types


def source_traits(game: Game, source: int) -> tuple[frozenset[str], int | None]:
    """The keywords of a source of damage and who controls it, as it is or last was.  (CR 609.7, 608.2h)"""
    found = asking.seen(game, source)
    if found is None:
        return frozenset(), None
    return found[1].kit.keywords, asking.controller_of(game, source)


def results(game: Game, one: Dealing, weakened: dict[int, int], effect_of: Seat | None = None) -> list[Event]:
    """What one portion of damage does to what it is dealt to; `weakened`: counters still to be put.  (CR 120.3)"""
    if isinstance(one.to, SeatRef):
        return to_player(game, one, one.to.seat, effect_of)
    keywords, controller = source_traits(game, one.source)
    by = -1 if controller is None else controller
    types = projection.look(game, game.objects[one.to]).types
    batch: list[Event] = [e.Damaged(one.source, one.amount, object=one.to, combat=one.combat, controller=by)]
    if "Planeswalker" in types:
        changed = mutators.change_counters(game, one.to, "loyalty", -one.amount, quiet=True)
        batch += [changed] if changed is not None else []
    if "Battle" in types:
        changed = mutators.change_counters(game, one.to, "defense", -one.amount, quiet=True)
        batch += [changed] if changed is not None else []
    if "Creature" in types:
        if keywords & WEAKENING:
            changed = mutators.change_counters(game, one.to, "-1/-1", weakened.pop(one.to, 0), quiet=True, by=by)
            batch += [changed] if changed is not None else []
        mark(game, one, keywords)
    return batch


def mark(game: Game, one: Dealing, keywords: frozenset[str]) -> None:
    """Damage is marked on a creature, unless it was counters; deathtouch is deadly either way.  (CR 120.3d, 702.2b)"""
    assert isinstance(one.to, int)
    item = game.objects[one.to]
    marked = 0 if keywords & WEAKENING else one.amount
    touched = item.deathtouched or "deathtouch" in keywords
    mutators.alter(game, one.to, damage=item.damage + marked, deathtouched=touched)


def toxicity(traits: Traits) -> int:
    """The total toxic value of a creature: the numbers of all its toxic abilities together.  (CR 2026 702.164b)"""
    own = (one.amount for one in traits.kit.keyword_list if one.name == "toxic")
    return sum(number for number in own if isinstance(number, int))


def life_taken(game: Game, seat: Seat, damage: int) -> int:
    """How much life damage takes: as much, unless it can't reduce the life total to less than something.  (CR 614.1)"""
    life = game.players[seat].life
    floors = (life - rule.least for rule, _ in rules_for(game, seat, pr.LifeFloor))
    return max(0, min((damage, *floors)))


def to_player(game: Game, one: Dealing, seat: Seat, effect_of: Seat | None) -> list[Event]:
    """A player loses that much life, or gets that many poison counters.  (CR 120.3a, 120.3b)"""
    keywords, controller = source_traits(game, one.source)
    by = -1 if controller is None else controller
    batch: list[Event] = [e.Damaged(one.source, one.amount, seat=seat, combat=one.combat, controller=by)]
    found = asking.seen(game, one.source)
    if one.combat and found is not None:
        memory, leads = game.memory, found[0].commander is not None
        mutators.set_fields(game, memory=mutators.replace(memory, kin=(*memory.kin, (by, found[1], leads))))
    if one.combat and game.setup.profile.commander is not None and found is not None:
        batch += commander.strike(game, found[0], seat, one.amount, by)
    if one.combat and "toxic" in keywords and found is not None:
        got = player_counters.change(game, seat, "poison", toxicity(found[1]), quiet=True)
        batch += [got] if got is not None else []
    if "infect" in keywords:
        got = player_counters.change(game, seat, "poison", one.amount, quiet=True)
        return [*batch, got] if got is not None else batch
    event = mutators.change_life(game, seat, -life_taken(game, seat, one.amount), "damage", quiet=True)
    batch += [event] if event is not None else []
    rumble.credit(game, event, (controller, effect_of))
    return batch
