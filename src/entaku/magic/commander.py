"""Commanders (統率者): who leads a deck, what they cost more, what damage they have dealt.  (CM-9 to CM-15, CR 903)

By which rules is the profile's choice (`commander`: those of 2010-12-15 or today's).  Being a commander is no
characteristic but a property of the card (CM-11): its object says which of its owner's commanders it is.
"""

from entaku.cards.colours import Colours, colours
from entaku.kernel.seats import Seat
from entaku.magic.game import Game, Object

LETHAL = 21
"""So much combat damage by one commander is the end of a player.  (CM-12, CR 903.10a)"""
TAX = 2
"""So much more a commander costs for each time it was cast from the command zone before.  (CM-13, CR 903.8)"""


def is_commander(item: Object) -> bool:
    """Whether the card is a commander: face down too, as a copy, or under anybody's control.  (CM-11, CR 903.3)"""
    return item.commander is not None


def name_of(game: Game, owner: Seat, place: int) -> str:
    """The name of a player's commander."""
    return game.setup.players[owner].commanders[place].name


def casts(game: Game, owner: Seat, place: int) -> int:
    """How often a commander has been cast from the command zone."""
    counted = game.players[owner].commander_casts
    return counted[place] if place < len(counted) else 0


def tax(game: Game, owner: Seat, place: int) -> int:
    """How much more generic mana it costs to cast a commander from the command zone now.  (CM-13, CR 903.8)"""
    return TAX * casts(game, owner, place)


def damage_by(game: Game, seat: Seat, owner: Seat, place: int) -> int:
    """How much combat damage a player has been dealt by one commander.  (CM-12, CR 903.10a)"""
    dealt = game.players[seat].commander_damage
    return next((amount for by, which, amount in dealt if (by, which) == (owner, place)), 0)


def found(game: Game, owner: Seat, place: int) -> Object | None:
    """The commander's object, wherever it is; None if it has left the game with its owner."""
    return next((item for item in game.objects.values() if item.owner == owner and item.commander == place), None)


def identity(game: Game, seat: Seat) -> Colours | None:
    """The colour identity of a player's commanders together; None, which is undefined, without any.  (CR 903.4)"""
    leaders = game.setup.players[seat].commanders
    if not leaders:
        return None
    cards = (game.setup.definition(leader.name).card for leader in leaders)
    return colours("".join(card.identity for card in cards if card is not None))
