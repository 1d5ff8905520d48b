"""The combat damage step.  (CR 510)"""

from collections.abc import Sequence

from entaku.kernel.seats import Seat
from entaku.magic.concepts import damage
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Attack, Game, SeatRef, Thing
from entaku.magic.spells.layers import projection
from entaku.magic.turn.combat import banding
from entaku.magic.turn.combat.damage_assignment import Striker, assign
from entaku.oracle.ir import changes as ch


def has_first_strike(game: Game) -> bool:
    """Whether there is a first combat damage step: something has first strike or double strike.  (CR 510.4)"""
    combat = game.combat
    if combat is None:
        return False
    return any(
        projection.look(game, game.objects[n]).kit.keywords & {"first strike", "double strike"}
        for attack in combat.attacks
        for n in (attack.attacker, *attack.blockers)
        if n in game.objects
    )


def strikes_now(game: Game, number: int, first: bool) -> bool:
    """Whether a creature deals its combat damage in this step.  (CR 510.4, 702.4b, 702.7b)"""
    words = projection.look(game, game.objects[number]).kit.keywords
    if first:
        return bool(words & {"first strike", "double strike"})
    struck = game.combat.first_strikers if game.combat is not None else None
    return struck is None or number not in struck or "double strike" in words


def strike(game: Game, first: bool) -> Procedure[None]:
    """All assign their damage, the attacking player first; then all is dealt at once.  (CR 510.1, 510.2, 802.6)"""
    combat = game.combat
    if combat is None:
        return
    now = struck(game, first) if first else ()
    there = [a for a in combat.attacks if a.attacker in game.objects and strikes_now(game, a.attacker, first)]
    attackers = []
    for attack in there:
        striker = yield from striking_attacker(game, attack)
        attackers += [striker] if striker is not None else []
    dealings = yield from assign(game, attackers)
    if any(attack.blockers for attack in combat.attacks):
        for seat in game.seats_in_turn_order():
            blockers = striking_blockers(game, seat, first)
            dealings += yield from assign(game, blockers)
    if first and game.combat is not None:
        mutators.set_combat(game, mutators.replace(game.combat, first_strikers=now))
    yield from damage.deal(game, [one for one in dealings if one.source in game.objects])


def struck(game: Game, first: bool) -> tuple[int, ...]:
    """The attackers and blockers whose step of combat damage this is.  (CR 510.4)"""
    attacks = game.combat.attacks if game.combat is not None else ()
    fighting = dict.fromkeys(n for attack in attacks for n in (attack.attacker, *attack.blockers))
    return tuple(n for n in fighting if n in game.objects and strikes_now(game, n, first))


def strength(traits: Traits) -> int:
    """How much combat damage a creature assigns: its power, or its toughness if an effect says so.  (CR 510.1a)"""
    if traits.has_rule(ch.AssignsNone):
        return 0
    if traits.has_rule(ch.AssignsToughness):
        return max(0, traits.toughness or 0)
    return max(0, traits.power or 0)


def striking_attacker(game: Game, attack: Attack) -> Procedure[Striker | None]:
    """An unblocked creature strikes what it attacks, a blocked one its blockers; trample more.  (CR 510.1b, 510.1c)

    One that may assign its damage as though it weren't blocked is asked about.
    """
    number = attack.attacker
    traits = projection.look(game, game.objects[number])
    target = whom(game, attack)
    blockers = tuple(b for b in attack.blockers if b in game.objects)
    beyond: tuple[Thing, ...] = ()
    if target is not None and attack.blocked and strength(traits) and traits.has_rule(ch.AssignsAsUnblocked):
        passes = yield from yes(game, traits.controller, "game-as-unblocked", (number,))
        blockers, beyond = ((), (target,)) if passes else (blockers, beyond)
    if target is not None and (not attack.blocked or "trample" in traits.kit.keywords):
        beyond = (target,)
    return striker_of(game, number, blockers, beyond, banding.divider(game, attack.player, blockers))


def striking_blockers(game: Game, seat: Seat, first: bool) -> list[Striker]:
    """A player's blockers, each with what it blocks, in the order announced for it.  (CR 510.1d)"""
    combat = game.combat
    blocking: dict[int, list[int]] = {}
    for attack in combat.attacks if combat is not None else ():
        for blocker in attack.blockers:
            blocking.setdefault(blocker, []).append(attack.attacker)
    orders = dict(combat.orders) if combat is not None else {}
    found = []
    for blocker, attackers in blocking.items():
        if (
            blocker in game.objects
            and projection.look(game, game.objects[blocker]).controller == seat
            and strikes_now(game, blocker, first)
        ):
            announced = orders.get(blocker, ())
            attackers.sort(key=lambda a: announced.index(a) if a in announced else len(announced))
            there = tuple(a for a in attackers if a in game.objects)
            striker = striker_of(game, blocker, there, (), banding.divider(game, facing(game, there), there))
            if striker is not None:
                found.append(striker)
    return found


def facing(game: Game, attackers: Sequence[int]) -> Seat:
    """The attacking player whom a blocker faces: of a team who controls what it blocks.  (CR 805.10c)"""
    if attackers and len(game.setup.sharing[game.active]) > 1:
        return projection.look(game, game.objects[attackers[0]]).controller
    return game.active


def striker_of(
    game: Game, number: int, creatures: tuple[int, ...], beyond: tuple[Thing, ...], divider: Seat | None
) -> Striker | None:
    """The creature with the damage it assigns, divided by its controller or the one that banding names; None if it
    assigns none.  (CR 510.1a)
    """
    traits = projection.look(game, game.objects[number])
    total = strength(traits)
    if not total or not (creatures or beyond):
        return None
    seat = traits.controller if divider is None else divider
    return Striker(number, seat, total, (*creatures, *beyond), len(creatures), divider is not None)


def whom(game: Game, attack: Attack) -> Thing | None:
    """What an attacker deals damage to: the player or planeswalker it attacks, if that is still there.  (CR 506.4c)"""
    if attack.planeswalker is not None:
        item = game.objects.get(attack.planeswalker)
        return attack.planeswalker if item is not None and item.zone == "battlefield" else None
    return SeatRef(attack.player) if game.in_game(attack.player) else None
