"""The manual way: what these rules don't know, or have failed at, the table does by hand, told to everybody.

A player takes one action after the other (life, moving cards, counters, tapping) and says when it is done.
"""

from entaku.cards.ir.things import Zone
from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic import changing, moving, rumble
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, ask, choose_number, choose_objects, choose_player
from entaku.magic.game import Game

DONE = "done"
WHAT = (DONE, "life", "move", "counters", "tap", "draw")
PLACES = ("battlefield", "hand", "graveyard", "exile", "library-top", "library-bottom")
COUNTERS = ("+1/+1", "-1/-1", "loyalty", "charge")
MOST_ACTIONS = 100
MOST_LIFE = 1000


def take_over(game: Game) -> Procedure[None]:
    """After a fault: its player does by hand what should have happened; then the game goes on from where it stood."""
    pending = game.pending
    yield from by_hand(game, pending.holder)
    changing.set_fields(game, acting=None, pending=pending.then or changing.replace(pending, stage="settle"))


def by_hand(game: Game, seat: Seat, about: tuple[int, ...] = ()) -> Procedure[None]:
    """The player acts by hand until they say that it is done."""
    options = tuple(Option(what, what) for what in WHAT)
    for _ in range(MOST_ACTIONS):
        if not game.in_game(seat) or game.is_over:
            return
        what = yield from ask(game, seat, "game-by-hand", Choose(options), DONE, about)
        if what == "life":
            yield from change_life(game, seat)
        elif what == "move":
            yield from move(game, seat)
        elif what == "counters":
            yield from change_counters(game, seat)
        elif what == "tap":
            yield from tap(game, seat)
        elif what == "draw":
            yield from draw(game, seat)
        else:
            return


def change_life(game: Game, seat: Seat) -> Procedure[None]:
    """A player's life goes up or down; what an opponent loses counts for who acts, whose card it mostly is.  (EV-15)"""
    whose = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    if whose is not None:
        change = yield from choose_number(game, seat, "game-by-hand-life", -MOST_LIFE, MOST_LIFE, 0)
        rumble.credit(game, changing.change_life(game, whose, change, "by hand"), (seat,))


def draw(game: Game, seat: Seat) -> Procedure[None]:
    """A player draws cards."""
    whose = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    if whose is not None:
        count = yield from choose_number(game, seat, "game-by-hand-draw", 0, len(game.libraries[whose]), 0)
        yield from moving.draw(game, whose, count)


def within_reach(game: Game, seat: Seat) -> list[int]:
    """The cards that the player may move by hand: what everybody sees, their own hand, the top of their library."""
    graveyards = [number for pile in game.graveyards for number in pile]
    return [
        *game.battlefield, *game.stack, *graveyards, *game.exile, *game.hands[seat], *game.libraries[seat][:1],
    ]  # fmt: skip


def move(game: Game, seat: Seat) -> Procedure[None]:
    """One card goes to another zone; onto the battlefield under a player's control."""
    chosen = yield from choose_objects(game, seat, "game-by-hand-card", within_reach(game, seat), 0, 1)
    if not chosen:
        return
    options = tuple(Option(place, place) for place in PLACES)
    place = yield from ask(game, seat, "game-by-hand-zone", Choose(options), "graveyard", (chosen[0],))
    if chosen[0] not in game.objects:
        return
    zone, _, end = str(place).partition("-")
    to: Zone = zone  # type: ignore[assignment]
    controller: Seat | None = None
    if to == "battlefield":
        controller = yield from choose_player(game, seat, "game-by-hand-player", game.seats_in_turn_order(seat))
    yield from moving.move(game, [Going(chosen[0], to, controller=controller, bottom=end == "bottom")])


def change_counters(game: Game, seat: Seat) -> Procedure[None]:
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
        changing.change_counters(game, chosen[0], kinds[kind], change)


def tap(game: Game, seat: Seat) -> Procedure[None]:
    """Permanents are tapped if they are untapped, and untapped if they are tapped."""
    chosen = yield from choose_objects(game, seat, "game-by-hand-cards", game.battlefield, 0, None)
    there = [number for number in chosen if number in game.objects]
    tapped = [number for number in there if game.objects[number].tapped]
    changing.tap(game, [number for number in there if number not in tapped])
    changing.tap(game, tapped, untap=True)


def tell(game: Game, seat: Seat, card: str, text: str, fault: str = "") -> None:
    """Tell everybody what is left to hands."""
    changing.happen(game, e.ByHand(seat, card, text, fault))
