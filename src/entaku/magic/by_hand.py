"""The manual way: what these rules don't know, or have failed at, the table does by hand, told to everybody.

A player takes one action after the other (moving cards, tapping, counters, life, damage, tokens, draws), each told to
everybody as it happens, and says when it is done.
"""

from collections.abc import Callable

import msgspec

from entaku.cards.ir.things import Zone
from entaku.cards.mechanics.tokens import Token
from entaku.kernel.decisions import Choose, Name, Option
from entaku.kernel.seats import Seat
from entaku.magic import changing, damage, layers, moving, rumble
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, ask, choose_number, choose_objects, choose_player, choose_things
from entaku.magic.definitions import token_definition
from entaku.magic.game import Game, SeatRef
from entaku.magic.naming import creature_types
from entaku.magic.replacement.dealing import Dealing

DONE = "done"
PLACES: dict[str, tuple[Zone, bool]] = {
    "battlefield": ("battlefield", False),
    "hand": ("hand", False),
    "graveyard": ("graveyard", False),
    "exile": ("exile", False),
    "library-top": ("library", False),
    "library-bottom": ("library", True),
    "command": ("command", False),
}
"""Where a card may be moved by hand: the zone, and whether to its bottom."""
COUNTERS = ("+1/+1", "-1/-1", "loyalty", "charge")
COLOURS = ("W", "U", "B", "R", "G", "C")
MOST_ACTIONS = 100
MOST_LIFE = 1000
MOST_AT_ONCE = 100


def take_over(game: Game) -> Procedure[None]:
    """After a fault: its player does by hand what should have happened; then the game goes on from where it stood."""
    pending = game.pending
    yield from by_hand(game, pending.holder)
    changing.set_fields(game, acting=None, pending=pending.then or changing.replace(pending, stage="settle"))


def by_hand(game: Game, seat: Seat, about: tuple[int, ...] = ()) -> Procedure[None]:
    """The player acts by hand until they say that it is done."""
    options = tuple(Option(what, what) for what in (*ACTS, DONE))
    for _ in range(MOST_ACTIONS):
        if not game.in_game(seat) or game.is_over:
            return
        what = yield from ask(game, seat, "game-by-hand", Choose(options), DONE, about)
        if what not in ACTS:
            return
        yield from ACTS[str(what)](game, seat, about)


def acted(game: Game, seat: Seat, what: str, number: int = 0, **facts: Seat | str) -> None:
    """Tell everybody what a player does by hand."""
    changing.happen(game, msgspec.convert({"seat": seat, "what": what, "number": number, **facts}, e.ActedByHand))


def name_of(game: Game, number: int) -> str:
    return layers.look(game, game.objects[number]).name


def change_life(game: Game, seat: Seat, about: tuple[int, ...]) -> Procedure[None]:
    """A player's life goes up or down; what an opponent loses counts for who acts, whose card it mostly is.  (EV-15)"""
    whose = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    if whose is not None:
        change = yield from choose_number(game, seat, "game-by-hand-change", -MOST_LIFE, MOST_LIFE, 0)
        acted(game, seat, "life", change, whose=whose)
        rumble.credit(game, changing.change_life(game, whose, change, "by hand"), (seat,))


def draw(game: Game, seat: Seat, about: tuple[int, ...]) -> Procedure[None]:
    """A player draws cards."""
    whose = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    if whose is not None:
        count = yield from choose_number(game, seat, "game-by-hand-count", 0, len(game.libraries[whose]), 0)
        acted(game, seat, "draw", count, whose=whose)
        yield from moving.draw(game, whose, count)


def damage_by_hand(game: Game, seat: Seat, about: tuple[int, ...]) -> Procedure[None]:
    """The card that asks, or a permanent, deals damage to a player or a permanent.  (CR 120.3)"""
    source = about[0] if about else None
    if source is None:
        chosen = yield from choose_objects(game, seat, "game-by-hand-card", game.battlefield, 0, 1)
        if not chosen:
            return
        source = chosen[0]
    players = [SeatRef(other) for other in game.seats_in_turn_order(seat)]
    found = yield from choose_things(game, seat, "game-by-hand-to", (*players, *game.battlefield), 0, 1)
    if not found:
        return
    amount = yield from choose_number(game, seat, "game-by-hand-count", 0, MOST_AT_ONCE, 0)
    to = found[0]
    if isinstance(to, SeatRef):
        acted(game, seat, "damage", amount, whose=to.seat)
    elif to in game.objects:
        acted(game, seat, "damage", amount, card=name_of(game, to))
    else:
        return
    yield from damage.deal(game, [Dealing(source, to, amount)], seat)


def make_tokens(game: Game, seat: Seat, about: tuple[int, ...]) -> Procedure[None]:
    """A player creates creature tokens of a kind, a size and a colour.  (CR 111)"""
    whose = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    if whose is None:
        return
    kind = yield from ask(game, seat, "game-by-hand-kind", Name("creature type", creature_types(game, seat)))
    power = yield from choose_number(game, seat, "game-by-hand-power", 0, MOST_AT_ONCE, 1)
    toughness = yield from choose_number(game, seat, "game-by-hand-toughness", 0, MOST_AT_ONCE, 1)
    options = tuple(Option(place, "colour", text=colour) for place, colour in enumerate(COLOURS))
    colour = yield from ask(game, seat, "game-by-hand-colour", Choose(options), len(COLOURS) - 1)
    count = yield from choose_number(game, seat, "game-by-hand-count", 0, MOST_AT_ONCE, 1)
    letter = COLOURS[colour] if isinstance(colour, int) else "C"
    token = Token(("Creature", str(kind)), power, toughness, "" if letter == "C" else letter)
    acted(game, seat, "token", count, whose=whose, card=str(kind), text=f"{power}/{toughness}")
    yield from moving.tokens(game, [moving.Wanted(token_definition(token), whose, count)])


def within_reach(game: Game, seat: Seat) -> list[int]:
    """The cards that the player may move by hand: what everybody sees, their own hand, the top of their library.

    In the command zone these are commanders only.
    """
    graveyards = [number for pile in game.graveyards for number in pile]
    leaders = [number for number in game.command if game.objects[number].commander is not None]
    return [
        *game.battlefield, *game.stack, *graveyards, *game.exile, *game.hands[seat], *game.libraries[seat][:1],
        *leaders,
    ]  # fmt: skip


def move(game: Game, seat: Seat, about: tuple[int, ...]) -> Procedure[None]:
    """One card goes to another zone; onto the battlefield under a player's control."""
    chosen = yield from choose_objects(game, seat, "game-by-hand-card", within_reach(game, seat), 0, 1)
    if not chosen:
        return
    is_leader = game.objects[chosen[0]].commander is not None
    options = tuple(Option(place, place) for place in PLACES if is_leader or place != "command")
    place = yield from ask(game, seat, "game-by-hand-zone", Choose(options), "graveyard", (chosen[0],))
    if chosen[0] not in game.objects:
        return
    to, bottom = PLACES[str(place)]
    controller: Seat | None = None
    if to == "battlefield":
        controller = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    if chosen[0] not in game.objects:
        return
    item = game.objects[chosen[0]]
    seen = not {item.zone, to} <= {"hand", "library"}
    acted(game, seat, "move", card=name_of(game, item.id), text=str(place), seen=seen)
    yield from moving.move(game, [Going(chosen[0], to, controller=controller, bottom=bottom)])


def change_counters(game: Game, seat: Seat, about: tuple[int, ...]) -> Procedure[None]:
    """Counters are put on a permanent or removed from it."""
    chosen = yield from choose_objects(game, seat, "game-by-hand-card", game.battlefield, 0, 1)
    if not chosen:
        return
    here = game.objects[chosen[0]].counters
    kinds = tuple(dict.fromkeys((*COUNTERS, *(kind for kind, _ in here))))
    options = tuple(Option(place, "word", text=kind) for place, kind in enumerate(kinds))
    kind = yield from ask(game, seat, "game-by-hand-counter", Choose(options), 0, (chosen[0],))
    change = yield from choose_number(game, seat, "game-by-hand-number", -100, 100, 0, (chosen[0],))
    if isinstance(kind, int) and chosen[0] in game.objects:
        acted(game, seat, "counters", change, card=name_of(game, chosen[0]), text=kinds[kind])
        changing.change_counters(game, chosen[0], kinds[kind], change)


def tap(game: Game, seat: Seat, about: tuple[int, ...]) -> Procedure[None]:
    """Permanents are tapped if they are untapped, and untapped if they are tapped."""
    chosen = yield from choose_objects(game, seat, "game-by-hand-cards", game.battlefield, 0, None)
    there = [number for number in chosen if number in game.objects]
    tapped = [number for number in there if game.objects[number].tapped]
    for number in there:
        acted(game, seat, "untap" if number in tapped else "tap", card=name_of(game, number))
    changing.tap(game, [number for number in there if number not in tapped])
    changing.tap(game, tapped, untap=True)


def tell(game: Game, seat: Seat, card: str, text: str) -> None:
    """Tell everybody what is left to hands."""
    changing.happen(game, e.ByHand(seat, card, text))


def tell_fault(game: Game, seat: Seat, card: str) -> None:
    """Tell everybody that the rules here have failed, and not how: that is for who keeps the table."""
    changing.happen(game, e.ByHand(seat, card, "", fault=True))


ACTS: dict[str, Callable[[Game, Seat, tuple[int, ...]], Procedure[None]]] = {
    "move": move,
    "tap": tap,
    "counters": change_counters,
    "life": change_life,
    "damage": damage_by_hand,
    "token": make_tokens,
    "draw": draw,
}
"""What can be done by hand."""
