"""Tokens.  (CR 111, 701.6)"""

from entaku.magic.additional import copying
from entaku.magic.additional.mechanics.moving import attack_as_chosen, attack_too
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import token_definition
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.spells.resolving import asking, locked_in_values
from entaku.magic.spells.resolving.asking import Context, amount, objects, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.mechanics.tokens import Create, CreateCopies, Token


@follows(Create)
def create(ctx: Context, node: Create) -> Procedure[bool]:
    token = locked_in_values.ground(ctx, node.token) if not isinstance(node.token.power, int) else node.token
    assert isinstance(token, Token)
    definition = token_definition(token)
    wanted = [
        Wanted(definition, seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount))
        for seat in players(ctx, node.who)
    ]
    hosts = [None] if node.on is None else [n for n in objects(ctx, node.on) if n in ctx.game.battlefield]
    made: list[int] = []
    for host in hosts:
        made += yield from moving.tokens(ctx.game, wanted, node.tapped, host, amount(ctx, node.counters))
    if node.attacking and node.whom is not None:
        attack_too(ctx, made, players(ctx, node.whom))
    elif node.attacking:
        yield from attack_as_chosen(ctx, made)
    ctx.bound[node.bind] = tuple(made)
    return bool(made)


@follows(CreateCopies)
def create_copies(ctx: Context, node: CreateCopies) -> Procedure[bool]:
    """Tokens that are copies; each enters as what it copies would.  (CR 707.5, 707.10)"""
    wanted: list[Wanted] = []
    for number in objects(ctx, node.of):
        found = asking.seen(ctx.game, number)
        if found is not None:
            definition = copying.token_of(ctx, found[0], node.except_)
            wanted += (Wanted(definition, seat, amount(ctx, node.amount)) for seat in players(ctx, node.who))
    made = yield from moving.tokens(ctx.game, wanted, node.tapped or node.attacking)
    if node.attacking:
        yield from attack_as_chosen(ctx, made)
    ctx.bound[node.bind] = tuple(made)
    return bool(made)
