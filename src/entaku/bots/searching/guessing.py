"""What cards may be that a player can't see: like those that have been seen, in the colours of whose they are."""

from collections.abc import Mapping, Sequence

from entaku.bots.playing.lore import Lore
from entaku.decks.lands import BASIC_OF
from entaku.kernel.randomness import Stream
from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Definition
from entaku.magic.views.game_view import CardView, GameView
from entaku.oracle.ir.things import Zone

LANDS_OF_TEN = 4
"""So many of ten unseen cards are taken to be lands."""
ENOUGH = 8
"""So many different cards in somebody's colours make a deck likely; of fewer, cards of all colours are taken."""


class Guesses:
    """Guesses of hidden cards, from what a view shows and from the cards of the own deck."""

    def __init__(self, view: GameView, deck: Sequence[str], lore: Lore, known: Mapping[str, Definition]) -> None:
        self.known = known
        seen: dict[Seat, list[str]] = {player.seat: [] for player in view.players}
        for card in shown(view):
            if card.name in known and not card.token and not card.face_down:
                seen[card.owner].append(card.name)
        spells = [name for name in deck if not lore.card(name).is_type("Land")]
        spells += [name for names in seen.values() for name in names if not lore.card(name).is_type("Land")]
        spells = sorted(name for name in spells if name in known and not lore.card(name).is_type("Conspiracy"))
        self.lands: dict[Seat, list[str]] = {}
        self.spells: dict[Seat, list[str]] = {}
        for seat, names in seen.items():
            own = sorted(name for name in names if lore.card(name).is_type("Land"))
            colours = {colour for name in names for colour in (*lore.card(name).colours, *lore.mana(name))}
            self.lands[seat] = own or sorted(name for name in BASIC_OF.values() if name in known)
            like = [name for name in spells if colours.issuperset(lore.card(name).colours)]
            self.spells[seat] = like if len(set(like)) >= ENOUGH else spells
        self.creatures = [name for name in spells if lore.card(name).is_type("Creature")]

    def guess(self, owner: Seat, zone: Zone, stream: Stream) -> Definition:
        """A card that it may be."""
        spells, lands = self.spells[owner] or self.lands[owner], self.lands[owner] or self.spells[owner]
        if zone in ("battlefield", "stack"):
            return self.known[stream.choose(self.creatures or spells)]
        if zone == "command" or (zone != "outside" and stream.below(10) < LANDS_OF_TEN):
            return self.known[stream.choose(lands)]
        return self.known[stream.choose(spells)]


def shown(view: GameView) -> list[CardView]:
    """Every card that a view shows."""
    cards = [*view.battlefield, *view.exile]
    for player in view.players:
        cards += (*player.hand, *player.graveyard)
    return cards
