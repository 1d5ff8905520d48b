"""How a drafting bot judges cards: from a view and the public facts of the cards, with reasons."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from entaku.bots.text_worths import worth_by_text
from entaku.bots.worths import measured
from entaku.drafts.facts import RARITY_WORTH
from entaku.drafts.state import DraftCard
from entaku.drafts.views import DraftView
from entaku.oracle.card import Card
from entaku.oracle.colours import COLOURS
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.trees import shipped

CURVE = (0, 1, 5, 5, 4, 3, 2)
"""How many creatures a deck wants for each mana value; the last counts for all higher ones."""

POOL_OF_A_DECK = 23
"""So many cards make a deck's spells: a player's colours are settled when they have drafted that many."""


class Known(Struct, frozen=True, gc=False):
    """What the bot keeps of a card's facts."""

    base: float
    places: tuple[int, ...]
    creature_at: int
    is_creature: bool


class Reasons(Struct, frozen=True):
    """Why a card is worth what it is: the parts add up to `worth`."""

    card: int
    name: str
    worth: float
    base: float
    colour: float
    curve: float
    signal: float


class Outlook(Struct, gc=False):
    """What a player has so far: how much of each colour, how settled they are, which creatures are lacking.

    `signal` is how much each colour seems to be left by the players before.
    """

    weights: list[float]
    most: float
    settled: float
    lacking: list[float]
    signal: list[float]


ReadTree = Callable[[Card], Tree | None]
"""What a card does, where that is known."""

MOST_JUDGES = 16
_JUDGES: list[tuple[Mapping[str, Card], ReadTree, "Judge"]] = []

UNKNOWN = Known(0.9, (), -1, is_creature=False)


def shipped_tree(card: Card) -> Tree | None:
    """What a card of the shipped sets does."""
    return shipped().get(card.name)


def unread(card: Card) -> Tree | None:
    """Nobody looks at a card's text."""
    return None


def at_sight(card: Card) -> Known:
    """A card at first sight: its rarity, and what kind of card it is."""
    base = 0.0 if card.is_basic_land else RARITY_WORTH[card.rarity]
    if card.is_conspiracy:
        base += 0.8
    elif card.is_type("Land"):
        base *= 0.7
    elif card.is_type("Creature") or card.is_type("Planeswalker"):
        base += 0.4
    elif card.layout == "bare":
        base = UNKNOWN.base
    if card.mana_value > 6:
        base -= 0.5
    places = tuple(place for place, colour in enumerate(COLOURS) if colour in card.colours)
    creature = card.is_type("Creature")
    return Known(base, places, min(card.mana_value, len(CURVE) - 1) if creature else -1, creature)


def as_read(card: Card, tree: Tree | None) -> float:
    """What a card is worth by its text; by first sight where nothing is known of it, or it is no part of a deck."""
    if tree is None or card.is_conspiracy or card.is_basic_land:
        return at_sight(card).base
    return worth_by_text(card, tree)


class Knowledge(dict[str, Known]):
    """What is known of cards, by name; a card's text is read when somebody first asks for it."""

    def __init__(self, cards: Mapping[str, Card], worths: Mapping[str, float], tree: ReadTree) -> None:
        self.cards = cards
        self.worths = worths
        self.tree = tree

    def __missing__(self, name: str) -> Known:
        card = self.cards.get(name)
        known = UNKNOWN if card is None else at_sight(card)
        if name in self.worths:
            known = replace(known, base=self.worths[name])
        elif card is not None:
            known = replace(known, base=as_read(card, self.tree(card)))
        self[name] = known
        return known


class Judge:
    """Judges cards for the player of a view."""

    def __init__(self, known: Knowledge) -> None:
        self._known = known

    @classmethod
    def of(cls, cards: Mapping[str, Card], tree: ReadTree = shipped_tree) -> "Judge":
        """A judge of these cards, as they have been measured; those of one table share what they know.

        The text of those that haven't been is read: `tree` says what it does.
        """
        for place, (of_cards, of_tree, judge) in enumerate(_JUDGES):
            if of_cards is cards and of_tree == tree:
                _JUDGES.insert(0, _JUDGES.pop(place))
                return judge
        judge = cls.learned(cards, measured(), tree)
        _JUDGES.insert(0, (cards, tree, judge))
        del _JUDGES[MOST_JUDGES:]
        return judge

    @classmethod
    def learned(cls, cards: Mapping[str, Card], values: Mapping[str, float], tree: ReadTree = unread) -> "Judge":
        """A judge of these cards by what they have been worth; those that aren't among `values` by their text.

        Where that isn't known, or isn't to be read, by first sight.
        """
        return cls(Knowledge(cards, values, tree))

    def outlook(self, view: DraftView) -> Outlook:
        """What the view says about its player's colours and curve, and about the players before."""
        assert view.own is not None
        outlook = self.outlook_of(view.own.pool)
        outlook.signal = self._signal(view, outlook.settled)
        return outlook

    def outlook_of(self, pool: Sequence[DraftCard]) -> Outlook:
        """What these cards say about their player's colours and curve."""
        known = self._known
        weights = [0.0] * 5
        counts = [0] * len(CURVE)
        for card in pool:
            fact = known[card.name]
            for place in fact.places:
                weights[place] += fact.base
            if fact.creature_at >= 0:
                counts[fact.creature_at] += 1
        settled = min(len(pool) / POOL_OF_A_DECK, 1.0)
        lacking = [0.5 * settled if have < want else 0.0 for have, want in zip(counts, CURVE, strict=True)]
        return Outlook(weights, max(weights) or 1.0, settled, lacking, [0.0] * 5)

    def _signal(self, view: DraftView, settled: float) -> list[float]:
        """Good cards that come late say that the players before don't want their colour."""
        own = view.own
        assert own is not None
        signal = [0.0] * 5
        picked = view.players[own.seat].picked
        late = min(picked / 8, 1.0) * (1.0 - settled)
        if late > 0.0:
            for card in own.pack:
                fact = self._known[card.name]
                if fact.base >= 2.0:
                    for place in fact.places:
                        signal[place] += 0.3 * late
        return signal

    def worth(self, name: str, outlook: Outlook) -> float:
        """What a card is worth to the player with this outlook."""
        fact = self._known[name]
        worth = fact.base
        places = fact.places
        if places:
            least = min([outlook.weights[place] for place in places]) / outlook.most
            worth += (3.0 * least - 1.5 - 0.5 * (len(places) - 1)) * outlook.settled
            worth += sum([outlook.signal[place] for place in places]) / len(places)
        else:
            worth += 0.5 * outlook.settled
        if fact.creature_at >= 0:
            worth += outlook.lacking[fact.creature_at]
        return worth

    def base(self, name: str) -> float:
        """What a card is worth by itself."""
        return self._known[name].base

    def is_creature(self, name: str) -> bool:
        """Whether the card is known to be a creature."""
        return self._known[name].is_creature

    def reasons(self, card: DraftCard, outlook: Outlook) -> Reasons:
        fact = self._known[card.name]
        curve = outlook.lacking[fact.creature_at] if fact.creature_at >= 0 else 0.0
        signal = sum(outlook.signal[place] for place in fact.places) / max(len(fact.places), 1)
        worth = self.worth(card.name, outlook)
        return Reasons(card.id, card.name, worth, fact.base, worth - fact.base - curve - signal, curve, signal)
