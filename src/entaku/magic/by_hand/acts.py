"""The manual way: what these rules don't know, or have failed at, the table does by hand, told to everybody.

A player takes one action after the other (moving cards, tapping, attaching, counters, life, damage, tokens, draws),
each told to everybody as it happens, and says when it is done.  Whoever has done nothing yet may leave it, and nobody
hears of it.
"""

from collections.abc import Callable

import msgspec

from entaku.kernel.decisions import Choose, Name, Option
from entaku.kernel.seats import Seat
from entaku.magic.card_types.chosen_names import creature_types
from entaku.magic.concepts import damage
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import (
    Procedure,
    ask,
    choose_number,
    choose_objects,
    choose_player,
    choose_things,
    option_of,
)
from entaku.magic.game.definitions import token_definition
from entaku.magic.game.state import Game, SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.spells.replacement.dealing import Dealing
from entaku.magic.variants import rumble
from entaku.magic.views import viewing
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir.things import Zone
from entaku.oracle.mechanics.tokens import Token

DONE = "done"
TOP = "library-top"
"""The top card of one's own library, as long as one doesn't know which it is.  (CR 401.2)"""
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
ATTACHED = frozenset({"Aura", "Equipment", "Fortification"})
"""The subtypes of permanents that are attached to others.  (CR 301.5, 301.6, 303.4)"""
COUNTERS = ("+1/+1", "-1/-1", "loyalty", "charge")
COLOURS = ("W", "U", "B", "R", "G", "C")
MOST_ACTIONS = 100
MOST_LIFE = 1000
MOST_AT_ONCE = 100


def take_over(game: Game) -> Procedure[None]:
    """After a fault: its player does by hand what should have happened; then the game goes on from where it stood."""
    pending = game.pending
    yield from by_hand(game, pending.holder)
    mutators.set_fields(game, acting=None, pending=pending.then or mutators.replace(pending, stage="settle"))


class Acting:
    """Whoever acts by hand, and for which card; `untold` is its name as long as the others don't know of it."""

    __slots__ = ("about", "seat", "untold")

    def __init__(self, seat: Seat, about: tuple[int, ...], untold: str = "") -> None:
        self.seat = seat
        self.about = about
        self.untold = untold

    def did(self, game: Game, what: str, number: int = 0, **facts: Seat | str) -> None:
        """Tell everybody what is done, first of all for which card."""
        if self.untold:
            tell(game, self.seat, self.untold, "")
            self.untold = ""
        acted(game, self.seat, what, number, **facts)


def by_hand(game: Game, seat: Seat, about: tuple[int, ...] = ()) -> Procedure[None]:
    """The player acts by hand until they say that it is done."""
    yield from go_on(game, Acting(seat, about))


def use(game: Game, seat: Seat, number: int) -> Procedure[bool]:
    """A player uses a card by hand, unless they leave it before anything was done: whether anything was."""
    acting = Acting(seat, (number,), name_of(game, number))
    yield from go_on(game, acting)
    return not acting.untold


def go_on(game: Game, acting: Acting) -> Procedure[None]:
    """One act after the other, until the player says that it is done."""
    for _ in range(MOST_ACTIONS):
        if not game.in_game(acting.seat) or game.is_over:
            return
        last = Option(DONE, "leave" if acting.untold else DONE)
        options = (*(Option(what, what) for what in ACTS), last)
        what = yield from ask(game, acting.seat, "game-by-hand", Choose(options), DONE, acting.about)
        if what not in ACTS:
            return
        yield from ACTS[str(what)](game, acting)


def acted(game: Game, seat: Seat, what: str, number: int = 0, **facts: Seat | str) -> None:
    """Tell everybody what a player does by hand."""
    mutators.happen(game, msgspec.convert({"seat": seat, "what": what, "number": number, **facts}, e.ActedByHand))


def name_of(game: Game, number: int) -> str:
    return projection.look(game, game.objects[number]).name


def change_life(game: Game, acting: Acting) -> Procedure[None]:
    """A player's life goes up or down; what an opponent loses counts for who acts, whose card it mostly is.  (EV-15)"""
    whose = yield from choose_player(game, acting.seat, "game-by-hand-player", game.seats_in_turn_order(acting.seat))
    if whose is not None:
        change = yield from choose_number(game, acting.seat, "game-by-hand-change", -MOST_LIFE, MOST_LIFE, 0)
        acting.did(game, "life", change, whose=whose)
        rumble.credit(game, mutators.change_life(game, whose, change, "by hand"), (acting.seat,))


def draw(game: Game, acting: Acting) -> Procedure[None]:
    """A player draws cards."""
    whose = yield from choose_player(game, acting.seat, "game-by-hand-player", game.seats_in_turn_order(acting.seat))
    if whose is not None:
        count = yield from choose_number(game, acting.seat, "game-by-hand-count", 0, len(game.libraries[whose]), 0)
        acting.did(game, "draw", count, whose=whose)
        yield from moving.draw(game, whose, count)


def damage_by_hand(game: Game, acting: Acting) -> Procedure[None]:
    """The card that asks, or a permanent, deals damage to a player or a permanent.  (CR 120.3)"""
    source = acting.about[0] if acting.about else None
    if source is None:
        chosen = yield from choose_objects(game, acting.seat, "game-by-hand-card", game.battlefield, 0, 1)
        if not chosen:
            return
        source = chosen[0]
    players = [SeatRef(other) for other in game.seats_in_turn_order(acting.seat)]
    found = yield from choose_things(game, acting.seat, "game-by-hand-to", (*players, *game.battlefield), 0, 1)
    if not found:
        return
    amount = yield from choose_number(game, acting.seat, "game-by-hand-count", 0, MOST_AT_ONCE, 0)
    to = found[0]
    if isinstance(to, SeatRef):
        acting.did(game, "damage", amount, whose=to.seat)
    elif to in game.objects:
        acting.did(game, "damage", amount, card=name_of(game, to))
    else:
        return
    yield from damage.deal(game, [Dealing(source, to, amount)], acting.seat)


def make_tokens(game: Game, acting: Acting) -> Procedure[None]:
    """A player creates creature tokens of a kind, a size and a colour.  (CR 111)"""
    whose = yield from choose_player(game, acting.seat, "game-by-hand-player", game.seats_in_turn_order(acting.seat))
    if whose is None:
        return
    kind = yield from ask(
        game, acting.seat, "game-by-hand-kind", Name("creature type", creature_types(game, acting.seat))
    )
    power = yield from choose_number(game, acting.seat, "game-by-hand-power", 0, MOST_AT_ONCE, 1)
    toughness = yield from choose_number(game, acting.seat, "game-by-hand-toughness", 0, MOST_AT_ONCE, 1)
    options = tuple(Option(place, "colour", text=colour) for place, colour in enumerate(COLOURS))
    colour = yield from ask(game, acting.seat, "game-by-hand-colour", Choose(options), len(COLOURS) - 1)
    count = yield from choose_number(game, acting.seat, "game-by-hand-count", 0, MOST_AT_ONCE, 1)
    letter = COLOURS[colour] if isinstance(colour, int) else "C"
    token = Token(("Creature", str(kind)), power, toughness, "" if letter == "C" else letter)
    acting.did(game, "token", count, whose=whose, card=str(kind), text=f"{power}/{toughness}")
    yield from moving.tokens(game, [Wanted(token_definition(token), whose, count)])


def within_reach(game: Game, seat: Seat) -> list[int]:
    """The cards that the player may move by hand: what lies open, their own hand, the top of a library they know.

    In the command zone these are commanders only.
    """
    graveyards = [number for pile in game.graveyards for number in pile]
    leaders = [number for number in game.command if game.objects[number].commander is not None]
    top = [number for number in game.libraries[seat][:1] if viewing.knows(game, game.objects[number], seat)]
    return [
        *game.battlefield, *game.stack, *graveyards, *game.exile, *game.hands[seat], *top, *leaders,
    ]  # fmt: skip


def choose_card(game: Game, seat: Seat) -> Procedure[int | None]:
    """A card to move, or the top one of one's library, which isn't told to who doesn't know it.  (CR 401.2)"""
    known = within_reach(game, seat)
    options = [
        option_of(game, number, number)
        if viewing.knows(game, game.objects[number], seat)
        else Option(number, "object", card=number)
        for number in dict.fromkeys(known)
    ]
    if game.libraries[seat] and game.libraries[seat][0] not in known:
        options.append(Option(TOP, TOP))
    answer = yield from ask(game, seat, "game-by-hand-card", Choose(tuple(options), 0, min(1, len(options))))
    for key in answer if isinstance(answer, tuple) else ():
        if key == TOP:
            return next(iter(game.libraries[seat]), None)
        if isinstance(key, int):
            return key
    return None


def move(game: Game, acting: Acting) -> Procedure[None]:
    """One card goes to another zone; onto the battlefield under a player's control.

    Who doesn't know the card is told of it what everybody sees, and no more.
    """
    seat = acting.seat
    number = yield from choose_card(game, seat)
    if number is None:
        return
    is_known = viewing.knows(game, game.objects[number], seat)
    is_leader = is_known and game.objects[number].commander is not None
    options = tuple(Option(place, place) for place in PLACES if is_leader or place != "command")
    about = (number,) if is_known else ()
    place = yield from ask(game, seat, "game-by-hand-zone", Choose(options), "graveyard", about)
    if number not in game.objects:
        return
    to, bottom = PLACES[str(place)]
    controller: Seat | None = None
    if to == "battlefield":
        controller = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    if number not in game.objects:
        return
    item = game.objects[number]
    seen = not {item.zone, to} <= {"hand", "library"}
    name = name_of(game, number) if seen or is_known or to == "hand" else ""
    acting.did(game, "move", card=name, text=str(place), seen=seen)
    yield from moving.move(game, [Going(number, to, controller=controller, bottom=bottom)])


def change_counters(game: Game, acting: Acting) -> Procedure[None]:
    """Counters are put on a permanent or removed from it."""
    chosen = yield from choose_objects(game, acting.seat, "game-by-hand-card", game.battlefield, 0, 1)
    if not chosen:
        return
    here = game.objects[chosen[0]].counters
    kinds = tuple(dict.fromkeys((*COUNTERS, *(kind for kind, _ in here))))
    options = tuple(Option(place, "word", text=kind) for place, kind in enumerate(kinds))
    kind = yield from ask(game, acting.seat, "game-by-hand-counter", Choose(options), 0, (chosen[0],))
    change = yield from choose_number(game, acting.seat, "game-by-hand-number", -100, 100, 0, (chosen[0],))
    if isinstance(kind, int) and chosen[0] in game.objects:
        acting.did(game, "counters", change, card=name_of(game, chosen[0]), text=kinds[kind])
        mutators.change_counters(game, chosen[0], kinds[kind], change)


def tap(game: Game, acting: Acting) -> Procedure[None]:
    """Permanents are tapped if they are untapped, and untapped if they are tapped."""
    chosen = yield from choose_objects(game, acting.seat, "game-by-hand-cards", game.battlefield, 0, None)
    there = [number for number in chosen if number in game.objects]
    tapped = [number for number in there if game.objects[number].tapped]
    for number in there:
        acting.did(game, "untap" if number in tapped else "tap", card=name_of(game, number))
    mutators.tap(game, [number for number in there if number not in tapped])
    mutators.tap(game, tapped, untap=True)


def attach(game: Game, acting: Acting) -> Procedure[None]:
    """An Aura, an Equipment or a Fortification is attached to something, or is so to nothing any more.  (CR 701.3)"""
    found = [n for n in game.battlefield if not ATTACHED.isdisjoint(projection.look(game, game.objects[n]).subtypes)]
    chosen = yield from choose_objects(game, acting.seat, "game-by-hand-attached", found, 0, 1)
    if not chosen:
        return
    number = chosen[0]
    players = map(SeatRef, game.seats_in_turn_order(acting.seat))
    others = [other for other in game.battlefield if other != number]
    to = yield from choose_things(game, acting.seat, "game-by-hand-host", (*players, *others), 0, 1, (number,))
    if number not in game.objects or (to and isinstance(to[0], int) and to[0] not in game.objects):
        return
    name = name_of(game, number)
    if not to:
        acting.did(game, "detach", card=name)
    elif isinstance(to[0], SeatRef):
        acting.did(game, "attach", card=name, whose=to[0].seat)
    else:
        acting.did(game, "attach", card=name, text=name_of(game, to[0]))
    mutators.attach(game, number, to[0] if to else None)


def tell(game: Game, seat: Seat, card: str, text: str) -> None:
    """Tell everybody what is left to hands."""
    mutators.happen(game, e.ByHand(seat, card, text))


def tell_fault(game: Game, seat: Seat, card: str) -> None:
    """Tell everybody that the rules here have failed, and not how: that is for who keeps the table."""
    mutators.happen(game, e.ByHand(seat, card, "", fault=True))


ACTS: dict[str, Callable[[Game, Acting], Procedure[None]]] = {
    "move": move,
    "tap": tap,
    "attach": attach,
    "counters": change_counters,
    "life": change_life,
    "damage": damage_by_hand,
    "token": make_tokens,
    "draw": draw,
}
"""What can be done by hand."""
