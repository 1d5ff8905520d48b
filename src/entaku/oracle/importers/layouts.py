"""How the faces of a card stand, by the words that files of cards have for it: all that both sources use, and nothing
guessed of a word that is new."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from entaku.oracle.card import Face, Layout

Stands = Literal["alone", "beside", "inset", "below", "behind", "apart", "no card"]
"""Where further faces are: there are none; the other half beside the first; in a frame set into it; below it, upside
down; on the back; on a card of its own, as of two that meld; or what the word means is no card to play with."""


class Standing(Struct, frozen=True):
    """A word for a layout: where faces stand, what we call it if it is a card's, and whether we play all of it.

    `back` is our word where such a card has a back although the layout means a card of one face.
    """

    word: str
    stands: Stands
    layout: Layout | None
    played: bool = False
    back: Layout | None = None


TABLE: Final = (
    Standing("normal", "alone", "normal", played=True),
    Standing("split", "beside", "split", played=True),
    Standing("aftermath", "beside", "aftermath", played=True),
    Standing("room", "beside", "room", played=True),
    Standing("flip", "below", "flip", played=True),
    Standing("transform", "behind", "transform", played=True),
    Standing("modal_dfc", "behind", "modal_dfc", played=True),
    Standing("battle", "alone", "normal", played=True, back="transform"),
    Standing("meld", "apart", "meld", played=True),
    Standing("leveler", "alone", "leveler", played=True),
    Standing("class", "alone", "class", played=True),
    Standing("case", "alone", "case", played=True),
    Standing("saga", "alone", "saga", played=True, back="transform"),
    Standing("station", "alone", "station", played=True),
    Standing("adventure", "inset", "adventure", played=True),
    Standing("omen", "inset", "omen", played=True),
    Standing("prepare", "inset", "prepare", played=True),
    Standing("mutate", "alone", "mutate", played=True),
    Standing("prototype", "alone", "prototype", played=True),
    Standing("planar", "alone", "planar", played=True),
    Standing("scheme", "alone", "scheme", played=True),
    Standing("vanguard", "alone", "vanguard"),
    Standing("host", "alone", "host"),
    Standing("augment", "alone", "augment"),
    Standing("reversible_card", "alone", "normal", played=True, back="reversible_card"),
    Standing("token", "no card", None),
    Standing("double_faced_token", "no card", None),
    Standing("emblem", "no card", None),
    Standing("art_series", "no card", None),
)
"""Every word of Scryfall's and MTGJSON's, and those by which the rules call what both give by another word."""
BY_WORD: Final = {standing.word: standing for standing in TABLE}
NO_CARDS: Final = frozenset(standing.word for standing in TABLE if standing.layout is None)
"""Layouts of objects that are no cards to play with."""


def layout_of(word: str, faces: Sequence[Face]) -> Layout:
    """Our word for the layout of a card of these faces; "unknown" for a word that nobody knows here.

    Both sources call omen cards adventurer cards, and rooms split cards: their subtypes tell them apart.

    >>> flash, keep = Face("Flash", subtypes=("Omen",)), Face("Keep")
    >>> layout_of("adventure", (keep, flash)), layout_of("saga", (keep, flash)), layout_of("hologram", (keep,))
    ('omen', 'transform', 'unknown')
    """
    standing = BY_WORD.get(word)
    if standing is None or standing.layout is None:
        return "unknown"
    if standing.layout == "adventure" and any("Omen" in face.subtypes for face in faces):
        return "omen"
    if standing.layout == "split" and any("Room" in face.subtypes for face in faces):
        return "room"
    return standing.back if standing.back is not None and len(faces) > 1 else standing.layout


def is_unknown(word: str) -> bool:
    """Whether nobody here knows what a word for a layout means."""
    return word not in BY_WORD
