"""Archenemy: scheme decks, and the schemes that are set in motion.  (CR 904, 313)

As in a planar deck, cards in a scheme deck are no objects that anything could be done with: the game knows them as what
they are, in their order, and makes an object of each that is turned face up.  (CR 904.4)
"""

from collections.abc import Iterator, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.resolving import asking
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.awaited_abilities import awaited


def lay_out(game: Game) -> None:
    """Scheme decks are shuffled.  (CR 904.3, 904.4)"""
    setup = game.setup
    if not setup.has_schemes:
        return
    decks = []
    for seat, player in enumerate(setup.players):
        deck = [setup.definition(card.name) for card in player.schemes if game.in_game(seat)]
        if not setup.keeps_decks_beside_in_order:
            game.stream(seat, "scheme deck").shuffle(deck)
        decks.append(tuple(deck))
    mutators.set_fields(game, scheme_decks=tuple(decks))


def set_deck(game: Game, seat: Seat, deck: tuple[Definition, ...]) -> None:
    mutators.set_fields(game, scheme_decks=(*game.scheme_decks[:seat], deck, *game.scheme_decks[seat + 1 :]))


def is_scheme(item: Object) -> bool:
    return "Scheme" in item.base.types


def is_ongoing(item: Object) -> bool:
    return "Ongoing" in item.base.supertypes


def face_up(game: Game) -> Iterator[Object]:
    """The schemes that are face up."""
    for number in game.command:
        if is_scheme(game.objects[number]):
            yield game.objects[number]


def advance(game: Game, team: Sequence[Seat]) -> None:
    """As their precombat main phase begins an archenemy sets a scheme in motion, without the stack.  (CR 904.9)"""
    for seat in team if game.setup.has_schemes else ():
        if game.in_game(seat):
            set_in_motion(game, seat)


def after_leaving(game: Game, seat: Seat) -> None:
    """With a player their scheme deck leaves the game.  (CR 800.4a)"""
    if game.scheme_decks:
        set_deck(game, seat, ())


def set_in_motion(game: Game, seat: Seat) -> None:
    """The top card of the player's scheme deck is moved off it and turned face up.  (CR 701.25b)"""
    deck = game.scheme_decks[seat]
    if not deck:
        return
    set_deck(game, seat, deck[1:])
    item = mutators.create(game, deck[0], seat, zone="command")
    told = e.SchemeSetInMotion(seat, item.id, item.base.name, is_ongoing(item))
    mutators.happen(game, told, e.Undergone(item.id, "is set in motion"))


def turn_down(game: Game, item: Object) -> None:
    """A scheme is turned face down and put on the bottom of its owner's scheme deck.  (CR 701.26b, 904.10)"""
    zone_mutators.depart(game, [item.id])
    set_deck(game, item.owner, (*game.scheme_decks[item.owner], item.definition))


def abandon(game: Game, item: Object) -> None:
    """Only an ongoing scheme can be abandoned.  (CR 701.26a)"""
    mutators.happen(game, e.SchemeAbandoned(item.owner, item.base.name))
    turn_down(game, item)


def put_back(game: Game) -> None:
    """What isn't ongoing is turned down once no ability of any scheme has yet to resolve.  (CR 704.6e, 904.10)"""
    if not game.setup.has_schemes:
        return
    done = [item for item in face_up(game) if not is_ongoing(item)]
    if done and not any(was_scheme(game, source) for source, _ in awaited(game)):
        for item in done:
            turn_down(game, item)


def was_scheme(game: Game, number: int) -> bool:
    """Whether an object is, or was when it was last seen, a scheme."""
    found = asking.seen(game, number)
    return found is not None and is_scheme(found[0])
