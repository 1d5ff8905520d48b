"""Swapping cards before the game: one for one with the sideboard, once the commanders are known.  (CM-9, CM-16)"""

from entaku.kernel.decisions import Assign, Option
from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.state import Game
from entaku.magic.variants import commander
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going

PURPOSE = "game-sideboard"


def swap_cards(game: Game, seat: Seat) -> Procedure[None]:
    """A player has so many seconds to put sideboard cards into the deck, each for a card of it.  (CM-16)

    Offered are cards within the commander's colours that the deck doesn't have yet; without an answer nothing changes.
    """
    seconds = game.setup.profile.sideboarding
    coming = [number for number in game.outside if game.objects[number].owner == seat and may_come(game, seat, number)]
    if seconds is None or not coming:
        return
    copies: dict[str, list[int]] = {}
    for number in game.libraries[seat]:
        copies.setdefault(game.objects[number].definition.name, []).append(number)
    names = sorted(copies)
    going = tuple(Option(place, "leaves", copies[name][0], text=name) for place, name in enumerate(names))
    subjects = tuple(Option(number, "comes", number, text=game.objects[number].definition.name) for number in coming)
    answer = yield from ask(game, seat, PURPOSE, Assign(subjects, (going,) * len(subjects)), clock=seconds)
    if not isinstance(answer, tuple) or not game.in_game(seat):
        return
    for number, choice in zip(coming, answer, strict=True):
        left = copies[names[choice[0]]] if isinstance(choice, tuple) and choice else []
        if left:
            zone_mutators.move(game, [Going(left.pop(), "outside", hidden=True), Going(number, "library", hidden=True)])


def may_come(game: Game, seat: Seat, number: int) -> bool:
    """Whether a sideboard card may be in this deck: by its colours, and as the only one of its name.  (CM-2, CM-6)"""
    card = game.objects[number].definition.card
    within = commander.identity(game, seat)
    if card is None or within is None or set(card.identity) - set(within):
        return False
    names = {game.objects[other].definition.name for other in game.libraries[seat]}
    return card.is_basic_land or card.name not in names
