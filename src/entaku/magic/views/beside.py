"""What everybody sees of the decks beside the libraries: planes and schemes.  (CR 901, 904)"""

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game
from entaku.magic.variants import planar_die, planechase


class BesideView(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Planar and scheme decks; what is face up lies in the command zone.

    `controller`: the planar controller, None without planes (CR 901.6); `planes`: how many cards are in the planar deck
    that is theirs; `price`: what the next roll of the planar die costs them (CR 901.9); `schemes`: how many cards are
    in each player's scheme deck, nothing where nobody has one.
    """

    controller: Seat | None = None
    planes: int = 0
    price: int = 0
    schemes: tuple[int, ...] = ()


def of_game(game: Game) -> BesideView | None:
    """What there is, None in a game without any."""
    if not game.setup.is_planechase and not game.setup.has_schemes:
        return None
    schemes = tuple(len(deck) for deck in game.scheme_decks)
    if not game.planar_decks:
        return BesideView(schemes=schemes)
    seat = planechase.controller(game)
    return BesideView(seat, len(planechase.deck_of(game, seat)), planar_die.price(game, seat), schemes)
