"""Cards from Python: one with all that is known of it, or many by what they are."""

from collections.abc import Callable
from pathlib import Path

from entaku.front.given import text_in
from entaku.front.sitting import library_in
from entaku.oracle.card import Card
from entaku.oracle.operators import Search
from entaku.oracle.showing import CardSummary, played_by_hand, show_card, texts_of


def card(name: str, *, data: str | Path | None = None) -> CardSummary:
    """Everything that is known of a card, in English or Japanese, however it is spelt; printed as text.

    Raises Unlawful, with the nearest names, if nobody knows it, and Ambiguous if several cards have it.

    >>> import entaku
    >>> dredger = entaku.card("canal dredger")
    >>> dredger
    <Canal Dredger {4}: Artifact Creature — Construct>
    >>> dredger.ja, dredger.faces[0].size, dredger.works_in_draft
    ('運河浚渫機', '1/5', True)
    """
    return show_card(text_in(name), library_in(data))


def cards(
    set_code: str = "",
    *,
    type: str = "",
    colours: str | None = None,
    search: str = "",
    where: Callable[[Card], bool] | None = None,
    data: str | Path | None = None,
) -> tuple[Card, ...]:
    """The facts of cards in the order of their names: those of a set, of a card type or subtype, of just these colours.

    `search` is as on Scryfall: "t:goblin c:r mv<=3 o:haste", with `or`, `-` and parentheses; "is:full" finds what the
    rules play in full.  `where` says of each whether it is wanted.  Raises Unlawful for a set that nobody knows, and
    for an operator that isn't understood.

    >>> import entaku
    >>> len(entaku.cards("CN2")), len(entaku.cards("CNS", type="Goblin"))
    (221, 3)
    >>> [card.name for card in entaku.cards(colours="RW", where=lambda card: card.mana_value > 4)]
    ['Adriana, Captain of the Guard', 'Basandra, Battle Seraph']
    >>> [card.name for card in entaku.cards(search="t:goblin -r:common (pow>=2 or o:attack)")]
    ["Grenzo's Ruffians", 'Grenzo, Dungeon Warden', 'Grenzo, Havoc Raiser', 'Guttersnipe']
    """
    library, set_code, type = library_in(data), text_in(set_code), text_in(type)
    asked = Search(
        text_in(search), lambda card: texts_of(card, library)[0], lambda card: not played_by_hand(card, library)
    )
    found = library.set(set_code).cards if set_code else library.cards().values()
    wanted = (
        card
        for card in found
        if (not type or card.is_type(type))
        and (colours is None or set(card.colours) == set(colours))
        and asked.finds(card)
        and (where is None or where(card))
    )
    return tuple(sorted(wanted, key=lambda card: card.name))
