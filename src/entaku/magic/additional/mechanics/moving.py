"""Objects put from zone to zone: returned, exiled, put onto the battlefield.  (CR 400.7, 610.3)"""

from collections.abc import Sequence

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import transform_and_flip
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects, choose_things, yes
from entaku.magic.game.state import Attack, Effect, Game, SeatRef
from entaku.magic.spells.layers import durations, projection
from entaku.magic.spells.resolving import asking, selectors
from entaku.magic.spells.resolving.asking import Context, amount, objects, players, present
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.turn.combat.defending_players import defenders
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import things as t
from entaku.oracle.ir.things import Among, Both, Bound, Things
from entaku.oracle.mechanics.moving import ExileUntil, Move, PutFromHand, PutOnEitherEnd


@follows(Move)
def move(ctx: Context, node: Move) -> Procedure[bool]:
    game = ctx.game
    numbers = [
        number
        for number in dict.fromkeys(present(ctx, node.what))
        if not was_cast(ctx, node.what, number) and node.origin in (None, game.objects[number].zone)
    ]
    if node.to == "library":
        moved = yield from into_libraries(ctx, node, numbers)
    else:
        under = players(ctx, node.under) if node.under is not None else ()
        if node.under is not None and not under:
            return False
        exiled_by = asking.as_exiler(game, ctx.source) if node.to == "exile" else None
        going = [
            Going(
                number, node.to, controller=under[0] if under else None, tapped=node.tapped, face_down=node.face_down,
                counters=((node.counter, node.counters),) if node.counter else (), exiled_by=exiled_by,
                hidden=node.to == "hand" and game.objects[number].zone == "library",
                face=transform_and_flip.other_face(game, game.objects[number]) if node.transformed else None,
            )
            for number in numbers
            if not node.transformed or transform_and_flip.other_face(game, game.objects[number]) is not None
        ]  # fmt: skip
        moved = yield from moving.move(game, going)
        if node.face_down and node.to == "exile" and was_seen(ctx, numbers):
            moving.look_at(game, ctx.controller, moved)
    if node.attacking:
        yield from attack_as_chosen(ctx, moved)
    ctx.bound[node.bind] = tuple(n for n in moved if is_found(game, n, node.to))
    return bool(moved)


def was_seen(ctx: Context, numbers: Sequence[int]) -> bool:
    """Whether the player has just been told to look at these cards, and may go on to look.  (CR 2026 406.3)"""
    seen = ctx.bound.get("seen", ())
    return isinstance(seen, tuple) and set(seen).issuperset(numbers)


def is_found(game: Game, number: int, to: t.Zone) -> bool:
    """Whether the rest of the text finds what was moved: not in the command zone instead, nor shuffled away."""
    item = game.objects.get(number)
    return item is not None and (to == "command" or item.zone != "command")


def was_cast(ctx: Context, what: Things, number: int) -> bool:
    """Whether a card that was revealed or found has become a spell since: it isn't put anywhere with the rest."""
    item = ctx.game.objects[number]
    parts = what.of if isinstance(what, Both) else (what,)
    is_told = all(isinstance(part, Bound | Among) for part in parts)
    return is_told and item.zone == "stack" and number not in objects(ctx, what)


def into_libraries(ctx: Context, node: Move, numbers: Sequence[int]) -> Procedure[list[int]]:
    """Cards go to their owners' libraries, all at once; each owner orders their own.  (CR 401.4)"""
    game = ctx.game
    in_order: list[int] = []
    piles: dict[int, list[int]] = {}
    for number in numbers:
        if number in game.objects:
            piles.setdefault(game.objects[number].owner, []).append(number)
    for owner, own in piles.items():
        seat = ctx.controller if node.any_order else owner
        if node.random_order:
            game.stream(owner, "library order").shuffle(own)
        in_order += yield from moving.in_library_order(game, seat, own, not node.random_order)
    moved = yield from moving.put_into_libraries(game, in_order, node.bottom)
    if node.below:
        put_below(game, moved, node.below)
    return moved


@follows(PutOnEitherEnd)
def put_on_either_end(ctx: Context, node: PutOnEitherEnd) -> Procedure[bool]:
    """Each owner says where theirs go.  (CR 401.4)"""
    game, done = ctx.game, False
    for number in present(ctx, node.what):
        owner = game.objects[number].owner
        on_top = yield from yes(game, owner, "game-put-on-top", (number,))
        if number in game.objects:
            moved = yield from moving.put_into_libraries(game, [number], not on_top)
            if on_top and node.below:
                put_below(game, moved, node.below)
            done = done or bool(moved)
    return done


def put_below(game: Game, numbers: Sequence[int], above: int) -> None:
    """Cards that are on top of their owners' libraries go below so many others, or below all of fewer.  (CR 401.7)"""
    for number in numbers:
        owner = game.objects[number].owner
        if number in game.libraries[owner]:
            others = [one for one in game.libraries[owner] if one != number]
            mutators.set_library(game, owner, (*others[:above], number, *others[above:]))


@follows(ExileUntil)
def exile_until(ctx: Context, node: ExileUntil) -> Procedure[bool]:
    """Exile until something happens; nothing is exiled if it has already happened.  (CR 610.3)"""
    game = ctx.game
    if durations.is_over(game, Effect(0, ctx.source, ctx.controller, node.until)):
        return False
    exiled_by = asking.as_exiler(game, ctx.source)
    moved = yield from moving.move(game, [Going(n, "exile", exiled_by=exiled_by) for n in present(ctx, node.what)])
    ctx.bound[node.bind] = tuple(n for n in moved if n in game.objects and game.objects[n].zone == "exile")
    if moved:
        effect = Effect(mutators.stamp(game), ctx.source, ctx.controller, node.until, tuple(moved), turn=game.turn)
        mutators.add_effect(game, effect)
    return bool(moved)


@follows(PutFromHand)
def put_from_hand(ctx: Context, node: PutFromHand) -> Procedure[bool]:
    """Each player may choose, in turn order; all that was chosen enters at once.  (CR 101.4)"""
    game = ctx.game
    going: list[Going] = []
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        found = [n for n in game.hands[seat] if asking.fits(inner, n, node.where)]
        most = None if node.amount is None else amount(inner, node.amount)
        chosen = yield from choose_objects(game, seat, "game-put-from-hand", found, 0, most, (ctx.source,))
        going += [Going(n, "battlefield", controller=seat, tapped=node.tapped) for n in chosen]
    moved = yield from moving.move(game, going)
    ctx.bound[node.bind] = tuple(moved)
    if isinstance(node.attacking, t.Each):
        yield from attack_as_chosen(ctx, moved)
    elif node.attacking is not None:
        attack_too(ctx, moved, players(ctx, node.attacking))
    return bool(moved)


def attack_as_chosen(ctx: Context, numbers: Sequence[int], whom: Seat | None = None) -> Procedure[None]:
    """Creatures that have entered attacking: for each its controller chooses whom or what it attacks.  (CR 508.4)

    With `whom` that player or a planeswalker of theirs.
    """
    game = ctx.game
    for number in numbers:
        item = game.objects.get(number)
        if game.combat is None or item is None or not game.is_turn_of(item.controller):
            continue
        if not projection.look(game, item).is_creature:
            continue
        seat = item.controller
        among = defenders(game, seat)
        if whom is not None:
            among = [each for each in among if each[0] == whom] or [(whom, 0)]
        found = {walker or SeatRef(player): (player, walker) for player, walker in among}
        for chosen in (yield from choose_things(game, seat, "game-attack-whom", found, about=(number,))):
            player, walker = found[chosen]
            attack_too(ctx, (number,), (player,), walker or None)


def attack_too(ctx: Context, numbers: Sequence[int], whom: Sequence[Seat], planeswalker: int | None = None) -> None:
    """Creatures that have entered attacking a player, or a planeswalker of that player's.  (CR 508.4)

    They weren't declared as attackers; where the planeswalker has gone they attack nothing.  (CR 506.4c)
    """
    game = ctx.game
    there = [n for n in numbers if n in game.objects and game.objects[n].zone == "battlefield"]
    own = [
        n
        for n in there
        if projection.look(game, game.objects[n]).is_creature and game.is_turn_of(game.objects[n].controller)
    ]
    if game.combat is not None and whom and game.in_game(whom[0]):
        walker = planeswalker if planeswalker is None or planeswalker in game.battlefield else 0
        attacks = tuple(Attack(number, whom[0], walker) for number in own)
        mutators.set_combat(game, mutators.replace(game.combat, attacks=(*game.combat.attacks, *attacks)))


def attack_in_place(ctx: Context, numbers: Sequence[int]) -> None:
    """Creatures attack in the place of what was returned to pay a cost.  (CR 702.49c, 2026 702.190b)"""
    returned, walker = ctx.bound.get("returned"), ctx.bound.get("attacked planeswalker")
    attacked = selectors.defending_player(ctx.game, returned[0]) if isinstance(returned, tuple) else None
    if attacked is not None:
        attack_too(ctx, numbers, (attacked,), walker if isinstance(walker, int) else None)


@possible(Move)
def can_move(ctx: Context, node: Move) -> bool:
    """What is to be moved is there.  (CR 608.2d)"""
    there = (asking.current(ctx, number) for number in objects(ctx, node.what))
    found = (ctx.game.objects[number] for number in there if number is not None)
    return any(node.origin in (None, item.zone) for item in found)
