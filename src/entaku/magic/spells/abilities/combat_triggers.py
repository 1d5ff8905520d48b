"""Which attacks and blocks abilities wait for, and what they bind.  (CR 603.2, 508.3, 509.3)"""

from collections.abc import Iterable, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.concepts import predicates
from entaku.magic.game import events as e
from entaku.magic.game.state import Game, SeatRef
from entaku.magic.spells.abilities.event_subject import Bound, Match, player_is, subject
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t


def _attacks(ctx: Context, node: h.Attacks, event: e.AttackDeclared) -> Iterable[Bound]:
    for attacker, seat, planeswalker in event.attackers:
        if not subject(ctx, node.what, attacker) or (node.alone and len(event.attackers) > 1):
            continue
        if len(event.attackers) - 1 < node.others or (node.saddled and attacker not in ctx.game.memory.saddled):
            continue
        if node.whom is not None and not player_is(ctx, node.whom, seat):
            continue
        if planeswalker and (
            (node.whom is not None and not (node.or_planeswalker and predicates.is_walker(ctx.game, planeswalker)))
            or node.most_life
        ):
            continue
        if node.beside is not None and not any(
            subject(ctx, node.beside, other) for other, *_ in event.attackers if other != attacker
        ):
            continue
        if node.most_life and not has_most_life(ctx.game, ctx.controller, seat):
            continue
        yield {"it": (attacker,), "player": (SeatRef(seat),)}


def _unblocked(ctx: Context, node: h.AttacksUnblocked, event: e.Unblocked) -> Iterable[Bound]:
    for attacker, seat in event.attackers:
        if subject(ctx, node.what, attacker):
            yield {"it": (attacker,), "player": (SeatRef(seat),)}


def _player_attacks(ctx: Context, node: h.PlayerAttacks, event: e.AttackDeclared) -> Iterable[Bound]:
    """Attackers are counted as they are declared, all at once.  (CR 508.3d)"""
    for seat in ctx.game.setup.sharing[event.seat]:
        if not player_is(ctx, node.who, seat):
            continue
        own = attackers_of(ctx.game, event, seat)
        if node.whom is not None:
            yield from _attacks_each(ctx, node, event, seat, own)
            continue
        found = tuple(number for number in own if asking.fits(ctx, number, node.where))
        if own and len(found) >= node.least:
            yield {"player": (SeatRef(seat),), "attackers": found, "amount": len(found)}


def _attacks_each(
    ctx: Context, node: h.PlayerAttacks, event: e.AttackDeclared, seat: Seat, own: Sequence[int]
) -> Iterable[Bound]:
    """A player attacks others, each of whom is attacked by creatures of theirs, and not a planeswalker.  (CR 508.3d)"""
    for whom in dict.fromkeys(other for _, other, walker in event.attackers if not walker):
        theirs = (n for n, other, walker in event.attackers if other == whom and not walker and n in own)
        found = tuple(number for number in theirs if asking.fits(ctx, number, node.where))
        if len(found) >= node.least and player_is(ctx, node.whom, whom):
            meant = whom if isinstance(node.who, t.You) else seat
            both = {"player": (SeatRef(meant),), "attacked": (SeatRef(whom),)}
            yield {**both, "attackers": found, "amount": len(found)}


def attackers_of(game: Game, event: e.AttackDeclared, seat: Seat) -> list[int]:
    """A player's own of the attackers that were declared, with teammates' perhaps.  (CR 508.3d, 805.10c)"""
    alone = len(game.setup.sharing[event.seat]) == 1
    return [number for number, _, _ in event.attackers if alone or asking.controller_of(game, number) == seat]


def _is_attacked(ctx: Context, node: h.PlayerIsAttacked, event: e.AttackDeclared) -> Iterable[Bound]:
    """A player is attacked once by all that attack them, their planeswalkers' attackers apart.  (CR 508.3b)"""
    for seat in dict.fromkeys(seat for _, seat, planeswalker in event.attackers if not planeswalker):
        if SeatRef(seat) in asking.recipients(ctx, node.who):
            found = tuple(n for n, whom, walker in event.attackers if whom == seat and not walker)
            yield {"player": (SeatRef(seat),), "attackers": found}


def has_most_life(game: Game, asker: Seat, seat: Seat) -> bool:
    """Whether a player has the most life or is tied for it."""
    life = [p.life for p in game.players if not p.left and asking.in_range(game, asker, p.seat)]
    return bool(life) and game.players[seat].life == max(life)


def _attack_different(ctx: Context, node: h.AttackDifferent, event: e.AttackDeclared) -> Iterable[Bound]:
    attacked = {number: seat for number, seat, planeswalker in event.attackers if not planeswalker}
    for number, seat in attacked.items():
        if subject(ctx, node.what, number) and any(other != seat for other in attacked.values()):
            yield {"it": (number,)}


def _exerts(ctx: Context, node: h.Exerts, event: e.AttackDeclared) -> Iterable[Bound]:
    for number in event.exerted:
        by_others = number not in attackers_of(ctx.game, event, ctx.controller)
        if subject(ctx, node.what, number) and event.seat in ctx.game.setup.sharing[ctx.controller] and not by_others:
            yield {"it": (number,)}


def _enlists(ctx: Context, node: h.Enlists, event: e.AttackDeclared) -> Iterable[Bound]:
    for number, other in event.enlisted:
        if subject(ctx, node.what, number):
            yield {"it": (number,), "other": (other,)}


def _exerted_to_pay(ctx: Context, node: h.Exerts, event: e.Undergone) -> Iterable[Bound]:
    """What is exerted for a cost isn't so as it attacks.  (CR 701.39c)"""
    ours = event.change == "is exerted" and asking.controller_of(ctx.game, event.object) == ctx.controller
    if ours and isinstance(node.what, t.Group) and subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def _blocks(ctx: Context, node: h.Blocks, event: e.BlockDeclared) -> Iterable[Bound]:
    for blocker in dict.fromkeys(blocker for blocker, _ in event.blocks):
        if not subject(ctx, node.what, blocker):
            continue
        attackers = [attacker for other, attacker in event.blocks if other == blocker]
        if node.which is None:
            yield {"it": (blocker,), "other": tuple(attackers)}
        else:
            for attacker in attackers:
                if subject(ctx, node.which, attacker):
                    yield {"it": (blocker,), "other": (attacker,)}


def _becomes_blocked(ctx: Context, node: h.BecomesBlocked, event: e.BlockDeclared) -> Iterable[Bound]:
    for attacker in dict.fromkeys(attacker for _, attacker in event.blocks):
        if not subject(ctx, node.what, attacker):
            continue
        blockers = [blocker for blocker, other in event.blocks if other == attacker]
        if node.by is None:
            yield {"it": (attacker,), "other": tuple(blockers)}
        else:
            for blocker in blockers:
                if subject(ctx, node.by, blocker):
                    yield {"it": (attacker,), "other": (blocker,)}


KINDS: dict[type, tuple[tuple[type, Match], ...]] = {
    e.AttackDeclared: (
        (h.Attacks, _attacks),
        (h.AttackDifferent, _attack_different),
        (h.Exerts, _exerts),
        (h.Enlists, _enlists),
        (h.PlayerAttacks, _player_attacks),
        (h.PlayerIsAttacked, _is_attacked),
    ),
    e.Unblocked: ((h.AttacksUnblocked, _unblocked),),
    e.BlockDeclared: ((h.Blocks, _blocks), (h.BecomesBlocked, _becomes_blocked)),
    e.Undergone: ((h.Exerts, _exerted_to_pay),),
}
"""What of these triggers on which event."""
