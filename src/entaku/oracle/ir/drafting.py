"""What cards do in a draft and before a deck is shuffled: abilities as data.  (CR 905.2)

An ability says when it works and what it does; several cards share each node, and none is made for one card alone
where the parts of another would do.  The draft room runs these trees, `say_drafting` puts them into words.
"""

from typing import Literal

from entaku.oracle.ir.node import Node

CardType = str
"""A card type as it is printed ("Creature"), or "" for a card of any type."""


# What a player notes, sees or does with cards.


class RevealNextPick(Node, frozen=True):
    """The next card you draft is revealed and its name noted."""


class LookAtNextOfPack(Node, frozen=True):
    """You look at the next card that is drafted from this booster pack."""


class GuessNextOfPack(Node, frozen=True):
    """You guess the name of the next card that is drafted from this booster pack; then it is revealed."""


class ChooseColours(Node, frozen=True):
    """The choosers, one after the other, each choose a colour that is not chosen yet."""

    choosers: tuple[Literal["right", "you", "left"], ...] = ("right", "you", "left")


class AddBooster(Node, frozen=True):
    """You may add a booster pack to the draft; your next pick is from it.

    `layouts` are those of a cube that it may have, as likely as their weights; none for a booster like the others.
    """

    layouts: tuple[tuple[str, int], ...] = ()


class AddCards(Node, frozen=True):
    """Cards come into your card pool from outside the draft: all of these, or `count` of them at random.

    `again`: the same name may be drawn twice though it is there once; else only when no other is left.
    """

    cards: tuple[str, ...]
    count: int = 0
    again: bool = False


class LeaveDraft(Node, frozen=True):
    """The card goes out of the draft instead of into your card pool."""


class DraftWholePack(Node, frozen=True):
    """Each card of the booster pack is drafted, one at a time."""


class DraftAnother(Node, frozen=True):
    """One more card is drafted from the same booster pack."""


class RemoveIt(Node, frozen=True):
    """The card is removed from the draft, and with it from the card pool; what it has may be noted."""

    face_up: bool = False
    note: Literal["", "subtypes"] = ""


class NoteIt(Node, frozen=True):
    """The card is revealed, and a fact of it noted."""

    fact: Literal["name", "creature types"] = "name"


class LookAtPack(Node, frozen=True):
    """You look at an unopened booster pack, or at one that no other player is looking at."""


class LookAtNextPick(Node, frozen=True):
    """You look at the next card that a player of your choice drafts."""


class DraftAtRandom(Node, frozen=True):
    """You can't look at booster packs and draft at random, until you have drafted so many cards this way."""

    cards: int


class GiveLastCards(Node, frozen=True):
    """Each player passes the last card of each booster pack to a player who drafted a card of this name."""


class OfferExchange(Node, frozen=True):
    """You reveal a card of your pool; each other player may offer one of theirs for it; you may accept one."""


Price = Literal["turn-down", "into-pack", "skip-next-pack", "sit-round-out"]
"""What using an ability costs, in the order of the text."""


# When an ability works.


class DraftFaceUp(Node, frozen=True):
    """The card is drafted face up and stays so.  (CR 905.2c)"""


class RevealAsDrafted(Node, frozen=True):
    """The card is revealed as it is drafted, and what it asks for is noted.  (CR 905.2b)"""

    note: Literal["", "passer", "cards this round"] = ""
    then: RevealNextPick | LookAtNextOfPack | GuessNextOfPack | ChooseColours | None = None


class AfterDrafting(Node, frozen=True):
    """Works once, after the card has been drafted."""

    do: AddBooster


class AsDrafted(Node, frozen=True):
    """Happens as the card is drafted."""

    do: AddCards | LeaveDraft


class InsteadOfDrafting(Node, frozen=True):
    """May be used instead of drafting a card from a booster pack, while the card is face up."""

    do: DraftWholePack
    price: tuple[Price, ...]


class AsYouDraft(Node, frozen=True):
    """May be used as you draft a card of a type, while this card is face up."""

    do: DraftAnother | RemoveIt | NoteIt
    card_type: CardType = ""
    price: tuple[Price, ...] = ()


class DuringDraft(Node, frozen=True):
    """May be used at any time during the draft, while the card is face up."""

    do: LookAtPack | LookAtNextPick
    price: tuple[Price, ...] = ("turn-down",)


class WhileFaceUp(Node, frozen=True):
    """Holds as long as the card is face up."""

    do: DraftAtRandom | GiveLastCards


class AfterDraft(Node, frozen=True):
    """May be used once, immediately after the draft."""

    do: OfferExchange


class BeforeShuffle(Node, frozen=True):
    """Before the deck is shuffled to start the game, the card is revealed from it to exile cards outside it.

    `least` to `most` cards of the types that its player drafted and that aren't in the deck; `most` None is no limit.
    """

    card_types: tuple[CardType, ...]
    least: int = 1
    most: int | None = 1


DraftAbility = (
    DraftFaceUp
    | RevealAsDrafted
    | AfterDrafting
    | AsDrafted
    | InsteadOfDrafting
    | AsYouDraft
    | DuringDraft
    | WhileFaceUp
    | AfterDraft
    | BeforeShuffle
)
"""An ability that works in the draft or just before the game."""
