"""What is publicly known of every card in a draft: its facts, what it does there, and its worth at first sight."""

from collections.abc import Mapping
from functools import cached_property, lru_cache

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.oracle.card import Card, bare
from entaku.oracle.colours import COLOURS
from entaku.oracle.ir.drafting import (
    AddCards,
    AfterDraft,
    AfterDrafting,
    AsDrafted,
    AsYouDraft,
    DraftAbility,
    DraftAtRandom,
    DraftFaceUp,
    DuringDraft,
    InsteadOfDrafting,
    RevealAsDrafted,
    WhileFaceUp,
)
from entaku.oracle.naming.spelling import folded

RARITY_WORTH = {"common": 1.0, "uncommon": 2.0, "rare": 3.0, "mythic": 4.0, "special": 3.0, "bonus": 3.0}
"""What a card's rarity says about it before anything else is known."""


class Effects(Struct, frozen=True):
    """What a card does in the draft, sorted by when it matters.

    face_up      it is drafted face up
    reveal       what happens as it is revealed, if it is
    use          what its player may do with it while it lies face up
    at_random    how many cards its player must draft at random while it lies face up
    gives_last   the last cards of packs go to the players who drafted it
    adds_booster its player may add a booster after drafting it
    exchanges    its player may offer an exchange after the draft
    gains        cards that come into its player's pool as it is drafted
    leaves       it goes out of the draft as it is drafted
    """

    face_up: bool = False
    reveal: RevealAsDrafted | None = None
    use: InsteadOfDrafting | AsYouDraft | DuringDraft | None = None
    at_random: int = 0
    gives_last: bool = False
    adds_booster: bool = False
    exchanges: bool = False
    gains: tuple[AddCards, ...] = ()
    leaves: bool = False


class Facts(Struct, frozen=True, dict=True):
    """Public knowledge, shared by all copies of a table.

    `judged` holds a card's worth at first sight and the places of its colours in `COLOURS`.
    """

    cards: Mapping[str, Card]
    effects: Mapping[str, Effects]
    judged: Mapping[str, tuple[float, tuple[int, ...]]]

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The English name by every spelling of every name, made when somebody first names a card."""
        names: dict[str, str] = {}
        for card in self.cards.values():
            for spelling in (card.name, card.ja, *(name for face in card.faces for name in (face.name, face.ja))):
                if spelling:
                    names.setdefault(folded(spelling), card.name)
        return names

    def card(self, name: str) -> Card:
        """The card's facts; a bare card if only the name is known."""
        return self.cards.get(name) or bare(name)

    def named(self, spelling: str) -> str:
        """The English name of the card that somebody means; their own words if no card here is called so."""
        return spelling if spelling in self.cards else self.names.get(folded(spelling), spelling)


@lru_cache(maxsize=64)
def facts_of(known: tuple[Card, ...], abilities: tuple[tuple[str, tuple[DraftAbility, ...]], ...]) -> Facts:
    """The facts of these cards, made once for all tables that draft them.

    Raises Unlawful if one has two abilities to be used while it lies face up.
    """
    cards = {card.name: card for card in known}
    return Facts(
        cards=cards,
        effects={name: effects_of(name, trees) for name, trees in abilities},
        judged={name: judged(card) for name, card in cards.items()},
    )


def judged(card: Card) -> tuple[float, tuple[int, ...]]:
    """A card's worth at first sight, and its colours by their places in `COLOURS`."""
    return _judged(0.0 if card.is_basic_land else RARITY_WORTH[card.rarity], card.colours)


@lru_cache(maxsize=256)
def _judged(worth: float, colours: str) -> tuple[float, tuple[int, ...]]:
    """There are few such judgements, and many cards at many tables."""
    return worth, tuple(place for place, colour in enumerate(COLOURS) if colour in colours)


@lru_cache(maxsize=1024)
def effects_of(name: str, abilities: tuple[DraftAbility, ...]) -> Effects:
    """The abilities of a card, sorted.  Raises Unlawful if two of them are to be used while it lies face up."""
    uses = [ability for ability in abilities if isinstance(ability, InsteadOfDrafting | AsYouDraft | DuringDraft)]
    if len(uses) > 1:
        raise Unlawful("draft-two-uses", card=name)
    as_drafted = [ability.do for ability in abilities if isinstance(ability, AsDrafted)]
    static = [ability.do for ability in abilities if isinstance(ability, WhileFaceUp)]
    return Effects(
        face_up=any(isinstance(ability, DraftFaceUp) for ability in abilities),
        reveal=next((ability for ability in abilities if isinstance(ability, RevealAsDrafted)), None),
        use=uses[0] if uses else None,
        at_random=max((do.cards for do in static if isinstance(do, DraftAtRandom)), default=0),
        gives_last=any(not isinstance(do, DraftAtRandom) for do in static),
        adds_booster=any(isinstance(ability, AfterDrafting) for ability in abilities),
        exchanges=any(isinstance(ability, AfterDraft) for ability in abilities),
        gains=tuple(do for do in as_drafted if isinstance(do, AddCards)),
        leaves=any(not isinstance(do, AddCards) for do in as_drafted),
    )
