"""Damage, and what it results in.  (CR 120)"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic import changing, commander, layers, questions, replacement, rumble
from entaku.magic import events as e
from entaku.magic.choices import Procedure
from entaku.magic.game import Game, SeatRef
from entaku.magic.replacement import Dealing


def deal(game: Game, dealings: Iterable[Dealing], by: Seat | None = None) -> Procedure[int]:
    """Damage is dealt all at once, by what replacement leaves of it; its total.  `by`: by whose effect.  (CR 120.4)"""
    settled: list[Dealing] = []
    for one in dealings:
        if one.amount > 0 and replacement.can_be_damaged(game, one.to):
            settled += yield from replacement.damage_after_replacement(game, one)
    batch: list[Event] = []
    gained: dict[int, int] = {}
    total = 0
    for one in settled:
        if not replacement.can_be_damaged(game, one.to):
            continue
        total += one.amount
        batch += results(game, one, by)
        keywords, controller = source_traits(game, one.source)
        if "lifelink" in keywords and controller is not None and game.in_game(controller):
            gained[controller] = gained.get(controller, 0) + one.amount
    for seat, amount in gained.items():
        amount = replacement.life_after_replacement(game, seat, amount)
        event = changing.change_life(game, seat, amount, quiet=True)
        if event is not None:
            batch.append(event)
    changing.happen(game, *batch)
    return total


def source_traits(game: Game, source: int) -> tuple[frozenset[str], int | None]:
    """The keywords of a source of damage and who controls it, as it is or last was.  (CR 609.7, 608.2h)"""
    found = questions.seen(game, source)
    if found is None:
        return frozenset(), None
    return found[1].kit.keywords, questions.controller_of(game, source)


def results(game: Game, one: Dealing, effect_of: Seat | None = None) -> list[Event]:
    """What one portion of damage does to what it is dealt to.  (CR 120.3)"""
    keywords, controller = source_traits(game, one.source)
    by = -1 if controller is None else controller
    if isinstance(one.to, SeatRef):
        seat = one.to.seat
        batch: list[Event] = [e.Damaged(one.source, one.amount, seat=seat, combat=one.combat, controller=by)]
        if (
            one.combat
            and game.setup.profile.commander is not None
            and (found := questions.seen(game, one.source)) is not None
        ):
            batch += commander.strike(game, found[0], seat, one.amount, by)
        if "infect" in keywords:
            changing.alter_player(game, seat, poison=game.players[seat].poison + one.amount)
            return batch
        event = changing.change_life(game, seat, -one.amount, "damage", quiet=True)
        if event is not None:
            batch.append(event)
        rumble.credit(game, event, (controller, effect_of))
        return batch
    item = game.objects[one.to]
    types = layers.look(game, item).types
    batch = [e.Damaged(one.source, one.amount, object=one.to, combat=one.combat, controller=by)]
    if "Planeswalker" in types:
        changed = changing.change_counters(game, one.to, "loyalty", -one.amount, quiet=True)
        batch += [changed] if changed is not None else []
    if "Creature" in types:
        if keywords & {"wither", "infect"}:
            changed = changing.change_counters(game, one.to, "-1/-1", one.amount, quiet=True)
            batch += [changed] if changed is not None else []
        else:
            fatal = "deathtouch" in keywords or item.deathtouched
            changing.alter(game, one.to, damage=game.objects[one.to].damage + one.amount, deathtouched=fatal)
    return batch
