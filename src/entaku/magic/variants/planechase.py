"""Planechase: planar decks, and the plane on which everybody is.  (CR 901, 310, 311)

Cards in a planar deck are face down in the command zone, where nobody can do anything with them: the game knows them as
what they are, in their order, and makes an object of each that is turned face up.  (CR 901.4, 901.7a)
"""

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Game, Object
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.awaited_abilities import is_awaited
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.planechase import Planeswalk
from entaku.oracle.printed import PrintedCard

LEADS_AWAY = a.Triggered(h.Does(t.You(), "roll dice"), (Planeswalk(),))
"""The planeswalking ability, which has no source.  (CR 901.8)"""


def is_played(game: Game) -> bool:
    """Whether this is a Planechase game."""
    return game.setup.is_planechase


def lay_out(game: Game) -> None:
    """Planar decks are shuffled: the one that all share, or each player's own.  (CR 901.3, 901.15a)"""
    setup = game.setup
    if setup.planar_deck:
        lists: list[tuple[Seat | str, tuple[PrintedCard, ...]]] = [("planes", setup.planar_deck)]
    else:
        lists = [(seat, one.planes if game.in_game(seat) else ()) for seat, one in enumerate(setup.players)]
    decks = []
    for owner, cards in lists:
        deck = [setup.definition(card.name) for card in cards]
        if not setup.keeps_decks_beside_in_order:
            game.stream(owner, "planar deck").shuffle(deck)
        decks.append(tuple(deck))
    mutators.set_fields(game, planar_decks=tuple(decks))


def place_of_deck(game: Game, seat: Seat) -> int:
    """Which planar deck is a player's: there may be one for all.  (CR 901.15c)"""
    return 0 if game.setup.planar_deck else seat


def deck_of(game: Game, seat: Seat) -> tuple[Definition, ...]:
    """A player's planar deck, the top first."""
    return game.planar_decks[place_of_deck(game, seat)]


def set_deck(game: Game, seat: Seat, deck: tuple[Definition, ...]) -> None:
    place = place_of_deck(game, seat)
    decks = (*game.planar_decks[:place], deck, *game.planar_decks[place + 1 :])
    mutators.set_fields(game, planar_decks=decks)


def is_plane(item: Object) -> bool:
    return "Plane" in item.base.types


def is_phenomenon(item: Object) -> bool:
    return "Phenomenon" in item.base.types


def face_up(game: Game) -> list[Object]:
    """The planes and phenomena that are face up."""
    there = (game.objects[number] for number in game.command)
    return [item for item in there if is_plane(item) or is_phenomenon(item)]


def controller(game: Game) -> Seat:
    """The planar controller: the active player, or who came next when that player left.  (CR 901.6)"""
    return game.active if game.in_game(game.active) else game.next_seat(game.active)


def start(game: Game, starter: Seat) -> None:
    """The starting player turns up the first plane; phenomena before it go to the bottom.  (CR 103.6, 901.5)"""
    if not is_played(game) or not game.in_game(starter):
        return
    for _ in deck_of(game, starter):
        top, *rest = deck_of(game, starter)
        if "Plane" in top.traits.types:
            turn_up(game, starter, walked=False)
            return
        set_deck(game, starter, (*rest, top))


def turn_up(game: Game, seat: Seat, walked: bool = True) -> Object | None:
    """The top card of a player's planar deck is moved off it and turned face up.  (CR 901.11)"""
    deck = deck_of(game, seat)
    if not deck:
        return None
    set_deck(game, seat, deck[1:])
    item = mutators.create(game, deck[0], seat, zone="command")
    strange = is_phenomenon(item)
    told = e.PlaneTurnedUp(seat, item.id, item.base.name, strange, walked)
    if walked:
        mutators.happen(game, told, e.Undergone(item.id, "is encountered" if strange else "is planeswalked to"))
    else:
        mutators.happen(game, told)
    return item


def turn_down(game: Game, item: Object) -> None:
    """A face-up plane or phenomenon goes to the bottom of its owner's planar deck, as a new object.  (CR 901.7a)"""
    zone_mutators.depart(game, [item.id])
    set_deck(game, item.owner, (*deck_of(game, item.owner), item.definition))


def planeswalk(game: Game, seat: Seat) -> bool:
    """The planar controller leaves all that is face up, and turns up what is next; nobody else can, and no other game.

    (CR 701.24a, 701.24b, 901.11c)
    """
    if not is_played(game) or seat != controller(game):
        return False
    left = face_up(game)
    mutators.happen(game, *(e.Undergone(item.id, "is planeswalked away from") for item in left if is_plane(item)))
    for item in left:
        turn_down(game, item)
    arrive(game, seat)
    return True


def arrive(game: Game, seat: Seat) -> None:
    """A player has planeswalked: what lasts until then ends, and they are where the top card leads.  (CR 901.11)"""
    over = [effect for effect in game.effects if effect.until == "a player planeswalks"]
    if over:
        mutators.drop_effects(game, over)
    waiting = tuple(one for one in game.delayed if one.until != "a player planeswalks")
    if len(waiting) < len(game.delayed):
        mutators.set_fields(game, delayed=waiting)
    turn_up(game, seat)


def chaos(game: Game) -> None:
    """Chaos ensues on every plane that is face up.  (CR 310.7)"""
    mutators.happen(game, *(e.Undergone(item.id, "sees chaos") for item in face_up(game) if is_plane(item)))


# What else the rules say happens.


def pass_phenomena(game: Game) -> None:
    """Past a phenomenon whose ability has left the stack the planar controller planeswalks.  (CR 311.7, 704.6f)"""
    if is_played(game) and any(is_phenomenon(item) and not is_awaited(game, item.id) for item in face_up(game)):
        planeswalk(game, controller(game))


def hand_over(game: Game, seat: Seat) -> None:
    """A player is the planar controller from now on, and of a deck for all the owner.  (CR 901.6, 901.15b)"""
    for item in face_up(game):
        if item.controller != seat:
            owner = seat if game.setup.planar_deck else item.owner
            mutators.alter(game, item.id, controller=seat, held_by=seat, owner=owner)


def before_leaving(game: Game, seat: Seat) -> None:
    """If the planar controller would leave, the next player is it before they do.  (CR 901.6)"""
    if is_played(game) and any(item.controller == seat for item in face_up(game)):
        heir = game.next_seat(seat)
        if heir != seat:
            keep_phenomena(game, seat, heir)
            hand_over(game, heir)


def keep_phenomena(game: Game, seat: Seat, heir: Seat) -> None:
    """What phenomena have triggered stays on the stack, controlled by the new planar controller.  (CR 901.10b)"""
    strange = {item.id for item in face_up(game) if is_phenomenon(item)}
    for number in game.stack:
        item = game.objects[number]
        if item.controller == seat and item.spell is not None and item.spell.source in strange:
            mutators.alter(game, number, controller=heir, owner=heir)
    waiting = (mutators.replace(one, controller=heir) if one.source in strange else one for one in game.waiting)
    mutators.set_fields(game, waiting=tuple(waiting))


def after_leaving(game: Game, seat: Seat) -> None:
    """If the plane has left with its owner, the planar controller turns up the next one at once.  (CR 901.10)

    A planeswalking ability that was on the stack is gone then.  (CR 901.10a)
    """
    if not game.planar_decks:
        return  # before the decks lie there
    if not game.setup.planar_deck:
        set_deck(game, seat, ())
    if not game.turn or face_up(game) or all(player.left for player in game.players):
        return
    for number in list(game.stack):
        spell = game.objects[number].spell
        if spell is not None and spell.ability is LEADS_AWAY:
            mutators.cease(game, number)
    mutators.set_fields(game, waiting=tuple(one for one in game.waiting if one.ability is not LEADS_AWAY))
    arrive(game, controller(game))
