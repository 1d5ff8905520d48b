"""The boards on which a card is tried: what lies where, so that what the card speaks of is there.

The card's player sits at home seat 0.  A board may be dealt turned: every home seat some places further, with its own
luck, everything else the same; then the same must happen some places further.
"""

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat
from entaku.magic.concepts import starting_the_game, targets
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.play import Play
from entaku.magic.game.profile import COMMANDER, CONSPIRACY
from entaku.magic.game.setup import GameSetup, PlayerSetup
from entaku.magic.game.state import Game, Object, Pending
from entaku.magic.spells.layers import projection
from entaku.magic.turn import turns
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.ir.things import Zone
from entaku.oracle.pool import Note, Pool
from entaku.oracle.printed import PrintedCard


class Placed(Struct, frozen=True):
    """A card as it lies somewhere: by its name, with what is to be said of it.

    `exiled_with` names the card by which it was exiled before the game.
    """

    name: str
    statuses: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    exiled_with: str = ""


class Side(Struct, frozen=True):
    """What a player has: cards by zone, the top of the library first, and life."""

    zones: tuple[tuple[Zone, tuple[Placed, ...]], ...]
    life: int = 20


class Board(Struct, frozen=True):
    """A situation: the sides in home seats, the step that begins in home seat 0's turn, and what the cards are.

    `notes` are what the player at home seat 0 noted in the draft.
    """

    sides: tuple[Side, ...]
    step: str
    cards: tuple[Card, ...]
    trees: tuple[Tree, ...]
    notes: tuple[Note, ...] = ()


AURA, SWORD = "Made-up Aura", "Made-up Sword"
"""What enchants and equips what has to be enchanted and equipped."""


def lay(board: Board, seed: Seed, shift: int = 0) -> Play:
    """The game in which the board's step begins, with every home seat `shift` places further."""
    count = len(board.sides)
    home = [(seat - shift) % count for seat in range(count)]
    setup = GameSetup(
        players=tuple(player_of(board, own) for own in home),
        cards=board.cards,
        trees=board.trees,
        profile=COMMANDER if any(leaders(board, own) for own in home) else CONSPIRACY,
        starts=shift % count,
        luck=tuple(home),
        seats_at_draft=tuple(home),
    )
    game = Game(setup, seed)
    first = shift % count
    fields = {"turn": count + 1, "active": first, "last_regular": first, "starter": first, "step": board.step}
    mutators.set_fields(game, **fields)
    mutators.set_fields(game, ranges=turns.ranges(game))
    for own, side in enumerate(board.sides):
        seat = (own + shift) % count
        mutators.alter_player(game, seat, life=side.life, turns=int(own == 0), last_turn=game.turn - (-own) % count)
        for zone, items in side.zones:
            for one in items:
                put(game, seat, zone, turned(one, shift, count))
        starting_the_game.remember_deck(game, seat)
    attach_all(game, board)
    mutators.set_fields(game, pending=Pending("step", first))
    game.events = []
    return Play(game)


def leaders(board: Board, own: int) -> tuple[PrintedCard, ...]:
    """The commander of a player, if one lies there: all that are marked as commanders are the same card."""
    marked = [one.name for _, items in board.sides[own].zones for one in items if "commander" in one.statuses]
    return tuple(PrintedCard(name) for name in marked[:1])


def player_of(board: Board, own: int) -> PlayerSetup:
    """Who sits at a home seat."""
    return PlayerSetup(f"P{own}", (), pool=pool_of(board, own), commanders=leaders(board, own))


def pool_of(board: Board, own: int) -> Pool:
    """What a player drafted: of all that, only the notes matter here."""
    return Pool(own, f"P{own}", (), () if own else board.notes)


def turned(one: Placed, shift: int, count: int) -> Placed:
    """The same, with a player chosen for it who sits elsewhere."""
    if not any(key == "player" for key, _ in one.chosen):
        return one
    moved = {key: str((int(value) + shift) % count) if key == "player" else value for key, value in one.chosen}
    return replace(one, chosen=tuple(moved.items()))


def put(game: Game, seat: Seat, zone: Zone, one: Placed) -> None:
    """Put a card or token where it lies, as if it had been there for long."""
    definition = game.setup.definition(one.name)
    if "token" in one.statuses and zone == "battlefield":
        definition = Definition(None, definition.traits, is_token=True)
    loyalty = definition.traits.loyalty if zone == "battlefield" else None
    counters = tuple({**({} if loyalty is None else {"loyalty": loyalty}), **dict(one.counters)}.items())
    item = Object(
        mutators.new_id(game), definition, seat, seat, zone, timestamp=mutators.stamp(game), held_by=seat,
        counters=counters if zone == "battlefield" else (), chosen=one.chosen,
        tapped=zone == "battlefield" and "tapped" in one.statuses,
        face_down=zone == "battlefield" and "face down" in one.statuses,
        monstrous=int("monstrous" in one.statuses),
        renowned="renowned" in one.statuses,
        commander=0 if "commander" in one.statuses else None,
        exiled_by=(0, one.exiled_with) if one.exiled_with else None,
    )  # fmt: skip
    mutators.put_in(game, item)
    for status, name in (("enchanted", AURA), ("equipped", SWORD)):
        if status in one.statuses and zone == "battlefield":
            mutators.put_in(
                game,
                Object(
                    mutators.new_id(game),
                    game.setup.definition(name),
                    seat,
                    seat,
                    "battlefield",
                    timestamp=mutators.stamp(game),
                    held_by=seat,
                    attached=item.id,
                ),
            )


def attach_all(game: Game, board: Board) -> None:
    """Auras and Equipment that lie there alone are attached to what they may be, others' things and own in turn."""
    for number in game.battlefield:
        item = game.objects[number]
        subtypes = item.base.subtypes
        if item.attached is not None or not subtypes & {"Aura", "Equipment"}:
            continue
        if "Aura" in subtypes:
            attach_aura(game, item)
        else:
            own = [
                n for n in game.battlefield if is_creature(game, n) and game.objects[n].controller == item.controller
            ]
            if own:
                mutators.alter(game, number, attached=own[0])


def attach_aura(game: Game, aura: Object) -> None:
    keyword = aura.base.kit.first("enchant")
    if keyword is None:
        return
    if keyword.who is not None:
        mutators.alter(game, aura.id, attached_player=game.next_seat(aura.controller))
        return
    places = [n for n in game.battlefield if n != aura.id and targets.may_enchant(game, aura.id, aura.controller, n)]
    places += [n for pile in game.graveyards for n in pile if targets.may_enchant(game, aura.id, aura.controller, n)]
    places = [number for number in places if game.objects[number].face_down] or places
    if places:
        mutators.alter(game, aura.id, attached=places[aura.id % len(places)])


def is_creature(game: Game, number: int) -> bool:
    return projection.look(game, game.objects[number]).is_creature
