"""Which players and which objects a phrase means.  (CR 608.2)"""

from collections.abc import Iterable, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game, Object, SeatRef, Thing
from entaku.magic.spells.resolving.asking import (
    PLAYERS,
    THINGS,
    Context,
    amount,
    controller_of,
    fits,
    holds,
    in_range,
    objects,
    permanents,
    players,
    recipients,
    seen,
    targeted,
    things,
)
from entaku.oracle.ir import things as t

# Players.


def doers(ctx: Context, node: t.Players) -> frozenset[Seat]:
    """The players that a phrase means of what was done by or to them: those too who have left since.  (CR 800.4i)"""
    found = set(players(ctx, node))
    if isinstance(node, t.Each):
        gone = (player.seat for player in ctx.game.players if player.left)
        found |= {seat for seat in gone if node.who == "player" or seat not in _left_out(ctx, node)}
    return frozenset(seat for seat in found if in_range(ctx.game, ctx.controller, seat))


def _each(ctx: Context, node: t.Each) -> tuple[Seat, ...]:
    order = ctx.game.seats_in_turn_order()
    if node.who == "player":
        return order
    left_out = _left_out(ctx, node)
    return tuple(seat for seat in order if seat not in left_out)


def _left_out(ctx: Context, node: t.Each) -> tuple[Seat, ...]:
    """Whom "each other player" and "each opponent" don't mean."""
    return (ctx.controller,) if node.who == "other" else ctx.game.setup.sides[ctx.controller]


def _controller(ctx: Context, node: t.ControllerOf) -> tuple[Seat, ...]:
    found = (last_controller(ctx.game, n) if isinstance(n, int) else n.seat for n in things(ctx, node.what))
    return still_in(ctx.game, (seat for seat in found if seat is not None))


def last_controller(game: Game, number: int) -> Seat | None:
    """The controller of an object; of a card that this effect has taken from the battlefield, its last.  (CR 608.2h)"""
    item = game.objects.get(number)
    if item is not None and number >= game.began and item.zone not in ("battlefield", "stack"):
        for was, known in game.last_known.items():
            if number in known.became and known.object.zone == "battlefield":
                return controller_of(game, was)
    return controller_of(game, number)


def _owner(ctx: Context, node: t.OwnerOf) -> tuple[Seat, ...]:
    found = (seen(ctx.game, thing) for thing in things(ctx, node.what) if isinstance(thing, int))
    return still_in(ctx.game, (pair[0].owner for pair in found if pair))


def still_in(game: Game, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in dict.fromkeys(seats) if not game.players[seat].left)


def _targeted_player(ctx: Context, node: t.TargetedPlayer) -> tuple[Seat, ...]:
    chosen = targeted(ctx, node.n)
    return still_in(ctx.game, (thing.seat for thing in chosen if isinstance(thing, SeatRef)))


def _bound_player(ctx: Context, node: t.BoundPlayer) -> tuple[Seat, ...]:
    value = ctx.bound.get(node.name, ())
    refs = value if isinstance(value, tuple) else (value,)
    return still_in(ctx.game, (ref.seat for ref in refs if isinstance(ref, SeatRef)))


def _defending(ctx: Context, node: t.DefendingPlayer) -> tuple[Seat, ...]:
    found: list[Seat] = []
    for thing in things(ctx, node.what):
        if isinstance(thing, int):
            seat = defending_player(ctx.game, thing)
            if seat is not None:
                found.append(seat)
    return still_in(ctx.game, found)


def is_attacking(game: Game, number: int) -> bool:
    """Whether an object is an attacking creature now."""
    return game.combat is not None and any(attack.attacker == number for attack in game.combat.attacks)


def opposing(game: Game, number: int) -> tuple[int, ...]:
    """Those that an object blocks or is blocked by.  (CR 509.1g)"""
    found: list[int] = []
    for attack in game.combat.attacks if game.combat is not None else ():
        if attack.attacker == number:
            found += attack.blockers
        elif number in attack.blockers:
            found.append(attack.attacker)
    return tuple(found)


def in_combat(game: Game, number: int) -> tuple[Seat | None, bool, tuple[int, ...]]:
    """Whom an object attacks, whether it is attacking, and which creatures it blocks or is blocked by."""
    return defending_player(game, number), is_attacking(game, number), opposing(game, number)


def opposed(game: Game, number: int, attacking: bool) -> tuple[int, ...]:
    """Those that blocked what attacked as it left the battlefield, or that it blocked.  (CR 608.2h)"""
    known = game.last_known.get(number) if number not in game.objects else None
    return () if known is None or known.attacking != attacking else known.opposed


def defending_player(game: Game, attacker: int) -> Seat | None:
    """Whom a creature attacks, or attacked when it left combat.  (CR 508.5)"""
    if game.combat is not None:
        for attack in game.combat.attacks:
            if attack.attacker == attacker:
                return attack.player
        for number, seat in reversed(game.combat.attacked_before):
            if number == attacker:
                return seat
    known = game.last_known.get(attacker)
    return None if known is None else known.attacked


def _active(ctx: Context, _: t.ActivePlayer) -> tuple[Seat, ...]:
    """The active player; of a team whose turn it is who asks, or else its primary player.  (CR 805.9)"""
    game = ctx.game
    return still_in(game, (ctx.controller if game.is_turn_of(ctx.controller) else game.active,))


def _monarch(ctx: Context, _: t.TheMonarch) -> tuple[Seat, ...]:
    return () if ctx.game.monarch is None else (ctx.game.monarch,)


def _enchanted(ctx: Context, _: t.EnchantedPlayer) -> tuple[Seat, ...]:
    there = (thing.seat for thing in _attached(ctx, t.Attached()) if isinstance(thing, SeatRef))
    return still_in(ctx.game, there)


def _left_of(ctx: Context, node: t.LeftOf) -> tuple[Seat, ...]:
    game, count = ctx.game, len(ctx.game.players)
    found = []
    for seat in players(ctx, node.who):
        for step in range(1, count):
            other = (seat - step if node.right else seat + step) % count
            if game.in_game(other):
                found.append(other)
                break
    return tuple(found)


def _who(ctx: Context, node: t.PlayersWho) -> tuple[Seat, ...]:
    return tuple(seat for seat in players(ctx, node.of) if holds(ctx.with_bound(each=SeatRef(seat)), node.condition))


def _except(ctx: Context, node: t.Except) -> tuple[Seat, ...]:
    others = players(ctx, node.who)
    return tuple(seat for seat in players(ctx, node.of) if seat not in others)


def _noted(ctx: Context, _: t.NotedPlayers) -> tuple[Seat, ...]:
    setup = ctx.game.setup
    pool = setup.players[ctx.controller].pool
    if pool is None:
        return ()
    at_draft = setup.seats_at_draft or tuple(range(len(setup.players)))
    noted = pool.players(ctx.source_name)
    return still_in(ctx.game, (seat for seat, place in enumerate(at_draft) if place in noted))


def _voted_otherwise(ctx: Context, node: t.VotedOtherwise) -> tuple[Seat, ...]:
    votes = ctx.game.memory.votes
    mine = {choice for seat, choice in votes if seat == ctx.controller}
    others = {seat for seat, choice in votes if choice not in mine}
    return tuple(seat for seat in players(ctx, node.of) if seat in others)


PLAYERS |= {
    t.You: lambda ctx, _: (ctx.controller,) if not ctx.game.players[ctx.controller].left else (),
    t.YourTeam: lambda ctx, _: still_in(ctx.game, ctx.game.setup.sides[ctx.controller]),
    t.Each: _each,
    t.ControllerOf: _controller,
    t.OwnerOf: _owner,
    t.TargetedPlayer: _targeted_player,
    t.BoundPlayer: _bound_player,
    t.DefendingPlayer: _defending,
    t.TheMonarch: _monarch,
    t.EnchantedPlayer: _enchanted,
    t.ActivePlayer: _active,
    t.LeftOf: _left_of,
    t.PlayersWho: _who,
    t.Except: _except,
    t.NotedPlayers: _noted,
    t.VotedOtherwise: _voted_otherwise,
}


# Objects.


def _bound(ctx: Context, node: t.Bound) -> Sequence[Thing]:
    value = ctx.bound.get(node.name, ())
    if isinstance(value, tuple):
        return [thing for thing in value if isinstance(thing, int | SeatRef)]
    return [value] if isinstance(value, int | SeatRef) else []


def _attached(ctx: Context, _: t.Attached) -> Sequence[Thing]:
    """What the source is attached to, or last was: an Aura that outlasted its host was to nothing.  (CR 608.2h)

    In an ability about what happens to the host it is that very object, whatever the source is attached to since.
    """
    if "host of event" in ctx.bound:
        return _bound(ctx, t.Bound("host of event"))
    found = seen(ctx.game, ctx.source)
    if found is None:
        return []
    source = found[0]
    if source.attached_player is not None:
        return [SeatRef(source.attached_player)]
    return [] if source.attached is None or outlasted(ctx.game, ctx.source, source.attached) else [source.attached]


def outlasted(game: Game, number: int, host: int) -> bool:
    """Whether an object has left later than what it was attached to, and so as attached to nothing.  (CR 704.5m)"""
    gone, known = game.last_known.get(host), game.last_known.get(number)
    is_there = number in game.objects or host in game.objects
    return gone is not None and known is not None and not is_there and known.left != gone.left


def _group(ctx: Context, node: t.Group) -> Sequence[Thing]:
    seats = None if node.of is None else players(ctx, node.of)
    game, where = ctx.game, node.where
    if node.zone == "battlefield":
        found = permanents(ctx, where)
    else:
        found = [number for number in game.in_zone(node.zone, seats) if fits(ctx, number, where)]
    if node.zone == "stack" and not any(type(predicate) is t.IsAbility for predicate in where):
        found = [number for number in found if not is_ability(game.objects[number])]
    if game.ranges is not None:
        found = [n for n in found if in_range(game, ctx.controller, controller_of(game, n) or 0)]
    return found


def is_ability(item: Object) -> bool:
    """Whether an object on the stack is an activated or triggered ability, not a spell."""
    return item.spell is not None and item.spell.ability is not None


def _among(ctx: Context, node: t.Among) -> Sequence[Thing]:
    bound = _bound(ctx, t.Bound(node.name))
    return [n for n in bound if isinstance(n, int) and fits(ctx, n, node.where)]


def _both(ctx: Context, node: t.Both) -> Sequence[Thing]:
    return list(dict.fromkeys(thing for part in node.of for thing in recipients(ctx, part)))


def _targets_of(ctx: Context, node: t.TargetsOf) -> Sequence[Thing]:
    found: list[Thing] = []
    for number in objects(ctx, node.what):
        pair = seen(ctx.game, number)
        if pair is not None and pair[0].spell is not None:
            found += [thing for group in pair[0].spell.targets for thing in group if thing in ctx.game.battlefield]
    return list(dict.fromkeys(found))


def _top_cards(ctx: Context, node: t.TopCards) -> Sequence[Thing]:
    count = amount(ctx, node.amount)
    found: list[Thing] = []
    for seat in players(ctx, node.who):
        library = tuple(n for n in ctx.game.libraries[seat] if not ctx.game.objects[n].is_token)
        if count > 0:
            found += library[-count:] if node.bottom else library[:count]
    return [n for n in found if isinstance(n, int) and fits(ctx, n, node.where)] if node.where else found


def _commanders(ctx: Context, node: t.Commanders) -> Sequence[Thing]:
    owners = players(ctx, node.who)
    return [n for n, one in ctx.game.objects.items() if one.commander is not None and one.owner in owners]


THINGS |= {
    t.Self: lambda ctx, _: [ctx.source],
    t.Giver: lambda ctx, node: [node.number],
    t.Targeted: lambda ctx, node: targeted(ctx, node.n),
    t.Bound: _bound,
    t.Attached: _attached,
    t.Group: _group,
    t.Among: _among,
    t.Both: _both,
    t.TargetsOf: _targets_of,
    t.TopCards: _top_cards,
    t.Commanders: _commanders,
}
