"""How attackers and blockers assign their combat damage.  (CR 510.1)

Each is asked in turn how it divides its damage; what is lethal counts what has been assigned before, and while others
have still to assign theirs, what they may.  When all of a player's creatures have, the whole is looked at (510.1e).
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.decisions import Divide
from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure, ask, option_of
from entaku.magic.game.state import Game, SeatRef, Thing
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement.dealing import Dealing

MOST_TRIES = 3


class Striker(Struct, frozen=True):
    """A creature that assigns combat damage: how much, among what, in this order.

    The first `creatures` are those that it blocks or is blocked by; what follows them gets the rest of trample.
    `seat` divides it: its controller, or by banding the other side, which is `free` of any order  (CR 702.22j).
    """

    source: int
    seat: Seat
    total: int
    order: tuple[Thing, ...]
    creatures: int
    free: bool = False


def assign(game: Game, strikers: Sequence[Striker]) -> Procedure[list[Dealing]]:
    """How one player's creatures assign their damage; as usual if it comes to nothing lawful.  (CR 510.1e)"""
    for _ in range(MOST_TRIES):
        shared: list[Dealing] = []
        whole: list[tuple[Striker, list[int]]] = []
        for place, declared in enumerate(strikers):
            striker = still(game, declared)
            to_come = [dealing for other in strikers[place + 1 :] for dealing in at_most(other)]
            shares = yield from divided(game, striker, shared, to_come)
            shared += dealings(striker, shares)
            whole.append((striker, shares))
        if all(is_lawful(game, striker, shares, without(shared, striker)) for striker, shares in whole):
            return shared
    usual: list[Dealing] = []
    for striker in (still(game, declared) for declared in strikers):
        usual += dealings(striker, in_order(game, striker, usual))
    return usual


def still(game: Game, striker: Striker) -> Striker:
    """The same without what has left the game since, with a player who was asked.  (CR 800.4a)"""
    if all(isinstance(thing, SeatRef) or thing in game.objects for thing in striker.order):
        return striker
    creatures = tuple(thing for thing in striker.order[: striker.creatures] if thing in game.objects)
    beyond = tuple(thing for thing in striker.order[striker.creatures :] if thing in game.objects)
    return replace(striker, order=(*creatures, *beyond), creatures=len(creatures))


def dealings(striker: Striker, shares: Sequence[int]) -> list[Dealing]:
    pairs = zip(striker.order, shares, strict=False)
    return [Dealing(striker.source, thing, share, combat=True) for thing, share in pairs if share]


def at_most(striker: Striker) -> list[Dealing]:
    """What a creature that has yet to assign its damage may assign to each."""
    return [Dealing(striker.source, thing, striker.total, combat=True) for thing in striker.order]


def without(shared: Sequence[Dealing], striker: Striker) -> list[Dealing]:
    return [dealing for dealing in shared if dealing.source != striker.source]


def lethal_damage(game: Game, source: int, number: int, others: Sequence[Dealing]) -> int:
    """How much of a source's damage is lethal beside what is marked and what others assign.  (CR 510.1c, 702.2c)"""
    if number not in game.objects:
        return 0
    assigned = [dealing for dealing in others if dealing.to == number]
    if any(has_deathtouch(game, dealing.source) for dealing in assigned):
        return 0
    item = game.objects[number]
    left = (projection.look(game, item).toughness or 0) - item.damage - sum(dealing.amount for dealing in assigned)
    return max(0, min(left, 1)) if has_deathtouch(game, source) else max(0, left)


def has_deathtouch(game: Game, source: int) -> bool:
    item = game.objects.get(source)
    return item is not None and "deathtouch" in projection.look(game, item).kit.keywords


def divided(
    game: Game, striker: Striker, assigned: Sequence[Dealing], to_come: Sequence[Dealing]
) -> Procedure[list[int]]:
    """How one creature divides its damage; asked again until it may be lawful, at last in the usual way."""
    usual = in_order(game, striker, assigned)
    order = striker.order
    if len(order) < 2:
        return usual
    options = tuple(option_of(game, thing, place) for place, thing in enumerate(order))
    shape = Divide(options, striker.total, 0)
    purpose = "game-band-damage" if striker.free else "game-damage"
    if purpose == "game-damage" and game.setup.profile.assignment == "free":
        purpose = "game-damage-freely"
    for _ in range(MOST_TRIES):
        answer = yield from ask(game, striker.seat, purpose, shape, tuple(usual), (striker.source,))
        shares = [n for n in answer if isinstance(n, int)] if isinstance(answer, tuple) else usual
        if len(shares) != len(order):
            return usual
        if is_lawful(game, striker, shares, [*assigned, *to_come]):
            return shares
    return usual


def in_order(game: Game, striker: Striker, others: Sequence[Dealing]) -> list[int]:
    """Lethal damage to each in order, all the rest to the last one it gets to; by banding, to the last creature."""
    shares = [0] * len(striker.order)
    left = striker.total
    last = striker.creatures if striker.free and striker.creatures else len(shares)
    for place, thing in enumerate(striker.order[:last]):
        if place == last - 1:
            share = left
        else:
            share = min(left, lethal_damage(game, striker.source, thing, others)) if isinstance(thing, int) else 0
        shares[place] = share
        left -= share
    return shares


def is_lawful(game: Game, striker: Striker, shares: Sequence[int], others: Sequence[Dealing]) -> bool:
    """Whether damage goes on only after lethal damage; since 2024 that binds trample alone.  (CR 510.1c, 702.19b)"""
    ordered = game.setup.profile.assignment == "ordered" and not striker.free
    creatures = [number for number in striker.order[: striker.creatures] if isinstance(number, int)]
    for place in range(1, len(shares)):
        beyond = place >= striker.creatures
        if not shares[place] or not (ordered or beyond):
            continue
        for number, share in zip(creatures[:place], shares, strict=False):
            if share < lethal_damage(game, striker.source, number, others):
                return False
    return True
