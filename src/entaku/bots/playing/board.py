"""What a player sees of a game, in the terms in which it thinks: who has what, and what that is worth."""

from collections.abc import Iterable, Sequence

from entaku.bots.playing.leaders import Leaders
from entaku.kernel.remembering import of_each
from entaku.kernel.seats import Seat
from entaku.magic.views.game_view import CardView, GameView, PlayerView

KEYWORD_WORTH = {
    "first strike": 0.5, "double strike": 1.5, "deathtouch": 1.0, "lifelink": 0.8, "vigilance": 0.3, "trample": 0.4,
    "haste": 0.2, "menace": 0.5, "hexproof": 0.6, "shroud": 0.4, "indestructible": 2.0, "protection": 0.5,
    "dethrone": 0.5, "melee": 0.6, "reach": 0.2, "landwalk": 0.3, "fear": 0.5,
}  # fmt: skip
"""What keyword abilities add to a creature's worth; flying counts by its power."""
LAND_WORTH = 1.2
CARD_WORTH = 1.4
"""What a card in hand is worth."""
TEAMMATE = 0.9
"""So much of one's own is what a teammate has."""
OTHERS = 0.7
"""So much of one's own others may not have."""


class Board:
    """A view, taken apart for its own player."""

    def __init__(self, view: GameView) -> None:
        assert view.seat is not None
        self.view = view
        self.me: Seat = view.seat
        self.permanents: dict[int, CardView] = {card.id: card for card in view.battlefield}
        self.creatures: dict[Seat, list[CardView]] = {player.seat: [] for player in view.players}
        self.enchanted: dict[int, list[CardView]] = {}
        for card in view.battlefield:
            if "Creature" in card.types:
                self.creatures[card.controller].append(card)
            if card.attached is not None:
                self.enchanted.setdefault(card.attached, []).append(card)
        self.harmless: set[int] = set()
        """Creatures that deal no combat damage, as their Auras say."""
        self.unharmed: set[int] = set()
        """Creatures that are dealt none."""
        self.spent: frozenset[int] = frozenset()
        """Creatures that are destroyed as the turn ends, as far as the player knows: they have nothing to lose."""
        self.beaten: frozenset[Seat] = frozenset()
        """Opponents who will be out of the game before the turn ends: what is done to them or theirs is nothing."""
        self.friends: tuple[Seat, ...] = next((team for team in view.teams if self.me in team), (self.me,))
        """The player and their team."""
        self.opponents: list[Seat] = [p.seat for p in view.players if not p.left and p.seat not in self.friends]
        self.leaders = Leaders(view)
        self._elsewhere: dict[int, CardView] | None = None
        self._threats: dict[Seat, float] = {}
        self._politics: dict[Seat, float] = {}

    def player(self, seat: Seat) -> PlayerView:
        return self.view.players[seat]

    @property
    def life(self) -> int:
        return self.view.players[self.me].life

    @property
    def hand(self) -> tuple[CardView, ...]:
        return self.view.players[self.me].hand

    @property
    def is_mine(self) -> bool:
        """Whether it is this player's own turn, be it together with their team."""
        return self.view.active in self.together(self.me)

    def is_friend(self, seat: Seat) -> bool:
        """Whether somebody is the player or one of their team."""
        return seat in self.friends

    def together(self, seat: Seat) -> tuple[Seat, ...]:
        """Those who take their turns, attack and block together, and have one life total.  (CR 805, 810)"""
        teams = self.view.teams if self.view.shared else ()
        return next((team for team in teams if seat in team), (seat,))

    @property
    def is_attacked(self) -> bool:
        """Whether anything attacks the player, or a team that blocks together with them.  (CR 805.10d)"""
        return any(attack.player in self.together(self.me) for attack in self.view.attacks)

    def share(self, seat: Seat) -> float:
        """What a good that somebody has is to the player: all of it their own, most of it a teammate's."""
        return 1.0 if seat == self.me else TEAMMATE if self.is_friend(seat) else -OTHERS

    def card(self, number: int) -> CardView | None:
        """A card that the view shows, wherever it is."""
        found = self.permanents.get(number)
        if found is not None:
            return found
        for card in self.hand:
            if card.id == number:
                return card
        if self._elsewhere is None:
            view, piles = self.view, list[tuple[CardView, ...]]()
            for player in view.players:
                piles += [player.hand, player.graveyard, player.sideboard, player.known]
                piles += [(player.companion,)] if player.companion is not None else []
            self._elsewhere = {one.id: one for pile in (view.command, view.exile, *reversed(piles)) for one in pile}
        return self._elsewhere.get(number)

    def lands(self, seat: Seat) -> list[CardView]:
        return [card for card in self.view.battlefield if card.controller == seat and "Land" in card.types]

    def threat(self, seat: Seat) -> float:
        """How dangerous an opponent is: what they can attack with, hold, and have left."""
        if seat not in self._threats:
            player = self.player(seat)
            worth = sum(worth_of(card) for card in self.view.battlefield if card.controller == seat)
            worth += 0.6 * player.hand_size + 0.15 * max(player.life, 0)
            self._threats[seat] = worth + (2.0 if self.view.monarch == seat else 0.0)
        return self._threats[seat]

    def side(self, seat: Seat) -> float:
        """How what a player has counts for the player of the board: for one's own good, or against it."""
        return 1.0 if seat == self.me else -self.politics(seat)

    def politics(self, seat: Seat) -> float:
        """How gladly this player is hit rather than another: about 1, more for the leader, less for the weakest.

        A teammate isn't hit gladly at all.
        """
        if self.is_friend(seat):
            return -TEAMMATE
        if len(self.opponents) < 2:
            return 1.0
        if seat in self.beaten:
            return 0.0
        known = self._politics.get(seat)
        if known is None:
            threats = [self.threat(other) for other in self.opponents]
            average = sum(threats) / len(threats) or 1.0
            known = self._politics[seat] = min(1.5, max(0.6, self.threat(seat) / average))
        return known

    def round_from_me(self, seat: Seat) -> int:
        """How many places to the left somebody sits: what decides between equals, whatever seats are called."""
        return (seat - self.me) % len(self.view.players)


def power_of(card: CardView) -> int:
    return max(0, card.power or 0)


def creature_worth(power: int, toughness: int, keywords: Iterable[str]) -> float:
    """What a creature of this size is worth."""
    words = set(keywords)
    worth = 0.6 + power + 0.6 * toughness
    if "defender" in words:
        worth -= 0.7 * power
    if "flying" in words:
        worth += 0.4 * power
    return worth + sum(KEYWORD_WORTH.get(word, 0.0) for word in words)


@of_each
def worth_of(card: CardView) -> float:
    """What a permanent, or the permanent that a card would be, is worth."""
    if "Creature" in card.types:
        size = creature_worth(max(0, card.power or 0), max(0, card.toughness or 0), card.keywords)
        return size + 0.1 * card.mana_value
    if "Planeswalker" in card.types:
        return 4.0 + sum(count for kind, count in card.counters if kind == "loyalty")
    if "Land" in card.types:
        return LAND_WORTH
    return 1.0 + 0.6 * card.mana_value if card.types else CARD_WORTH


def least(cards: Sequence[CardView], count: int) -> list[CardView]:
    """So many of the cards that are worth least."""
    return sorted(cards, key=lambda card: (worth_of(card), card.id))[:count]
