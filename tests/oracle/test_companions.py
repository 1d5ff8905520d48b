"""Whether a starting deck is as a companion asks, by what is printed on its cards and by their trees."""

import pytest

from entaku.oracle.card import Card, Face, Layout, bare
from entaku.oracle.companions import DeckCard, Unmet, condition_of, deck_card, unmet
from entaku.oracle.ir.abilities import Ability, Activated, Keyword, NotUnderstood, Tree
from entaku.oracle.ir.short import CREATURE, LAND, cost, keywords, taps_for
from entaku.oracle.ir.starting_deck import (
    CanBeActivated,
    DistinctSymbols,
    EachCard,
    MoreThanLeast,
    StartingDeck,
    Together,
)
from entaku.oracle.ir.things import AllOf, AnyOf, Is, Not, Parity, Permanent, Stat
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.trees import written

NONLAND = (Not(LAND),)


def card(name: str, kind: str = "Creature", mana: str = "", *does: Ability) -> DeckCard:
    """A card made up: "Creature — Cat", its mana cost, what it does."""
    return DeckCard(Card(name, (face(name, kind, mana),)), does)


def face(name: str, kind: str, mana: str) -> Face:
    types, _, subtypes = kind.partition(" — ")
    paid = Cost.parse(mana) if mana else None
    return Face(name, cost=paid, types=tuple(types.split()), subtypes=tuple(subtypes.split()))


def halves(layout: Layout, *costs: str) -> DeckCard:
    """A card of two faces, both instants."""
    faces = tuple(face(f"Half {place}", "Instant", mana) for place, mana in enumerate(costs))
    return DeckCard(Card("Half 0 // Half 1", faces, layout=layout), ())


FOREST = card("Forest", "Land — Forest")


def key(condition: StartingDeck, *deck: DeckCard, least: int = 40) -> str:
    """Why a deck isn't as is asked, in short; "" where it is."""
    found = unmet(condition, deck, least)
    return "" if found is None else found.key.removeprefix("check-companion-")


@pytest.mark.rule("CR 202.3", "CR 702.139a")
def test_even_mana_values_have_lands_among_them() -> None:
    """Zero is even, X is zero in a deck, and of several cards that are odd the first is named, the others counted."""
    even = EachCard((Parity("even"),))
    assert key(even, FOREST, card("Two", mana="1G"), card("X", mana="XGG")) == ""
    found = unmet(even, (FOREST, card("One", mana="G"), card("Three", mana="2G"), card("One", mana="G")), 40)
    assert found == Unmet("check-companion-mana-value", "One", {"number": 1, "more": 1})


@pytest.mark.rule("CR 709.4b", "CR 702.139a")
def test_both_halves_of_a_split_card_count_and_one_face_of_others() -> None:
    """A split card's costs are taken together, in number and in symbols; of a card with a back the front counts."""
    odd, distinct = EachCard((Parity("odd"),)), EachCard((DistinctSymbols(),))
    assert key(odd, halves("split", "1G", "G")) == ""
    assert key(odd, halves("modal_dfc", "1G", "G")) == "mana-value"
    assert key(distinct, halves("split", "1G", "G")) == "symbol-twice"
    assert key(distinct, halves("modal_dfc", "1G", "G")) == ""


@pytest.mark.rule("CR 107.4", "CR 702.139a")
def test_equal_symbols_are_compared_as_they_are_printed() -> None:
    """A hybrid symbol is none of its colours, and what is X twice is twice the same."""
    distinct = EachCard((DistinctSymbols(),))
    assert key(distinct, card("Hybrid", mana="2GG/WG/U"), FOREST) == ""
    found = unmet(distinct, (card("Double", mana="XXR"),), 40)
    assert found == Unmet("check-companion-symbol-twice", "Double", {"symbol": "{X}", "more": 0})


@pytest.mark.rule("CR 702.73a", "CR 702.139a")
def test_only_the_cards_that_are_asked_about_must_be_of_a_type() -> None:
    """Noncreature cards may be anything; a changeling is of each creature type in a deck too."""
    cats = EachCard((AnyOf((Is("Cat"), Is("Beast"))),), (CREATURE,))
    assert key(cats, card("Spell", "Instant"), card("Cat", "Creature — Cat"), FOREST) == ""
    assert key(cats, card("Any", "Creature — Shapeshifter", "", *keywords("changeling"))) == ""
    assert key(cats, card("Dog", "Creature — Dog")) == "other-type"


@pytest.mark.rule("CR 702.139a")
def test_either_of_two_qualities_will_do() -> None:
    """What costs three or more is as good as a land; permanents alone may be asked about."""
    dear = EachCard((AnyOf((AllOf((Stat("mana value", ">=", 3),)), AllOf((LAND,)))),))
    cheap = EachCard((Stat("mana value", "<=", 2),), (Permanent(),))
    assert key(dear, FOREST, card("Three", mana="3")) == ""
    assert key(dear, FOREST, card("Two", mana="2")) == "mana-value"
    assert key(cheap, FOREST, card("Spell", "Sorcery", "7")) == ""
    assert key(cheap, card("Three", "Artifact", "3")) == "mana-value"


@pytest.mark.rule("CR 201.2", "CR 205.2", "CR 702.139a")
def test_cards_are_looked_at_together() -> None:
    """Names of their own, or a card type that all share; lands are left out of both, and no card shares all."""
    names, types = Together(NONLAND, "different names"), Together(NONLAND, "a shared type")
    assert key(names, FOREST, FOREST, card("One"), card("Two")) == ""
    assert unmet(names, (card("One"), card("One")), 40) == Unmet(
        "check-companion-same-name", "One", {"number": 2, "more": 0}
    )
    assert key(types, FOREST, card("One", "Artifact Creature"), card("Two", "Artifact")) == ""
    assert key(types, card("One", "Artifact Creature"), card("Two", "Artifact"), card("3")) == "no-shared-type"
    assert key(types, FOREST, FOREST) == ""


@pytest.mark.rule("CR 100.2", "CR 702.139a")
def test_a_deck_may_have_to_be_larger_than_the_format_asks() -> None:
    """Twenty cards more than forty are sixty, and than sixty eighty."""
    more = MoreThanLeast(20)
    assert key(more, *[FOREST] * 60) == ""
    assert unmet(more, [FOREST] * 59, 40) == Unmet("check-companion-too-few", None, {"number": 59, "wanted": 60})
    assert key(more, *[FOREST] * 60, least=60) == "too-few"


@pytest.mark.rule("CR 305.6", "CR 602.1", "CR 702.139a")
@pytest.mark.parametrize(
    "one",
    [
        FOREST,
        card("Elf", "Creature", "G", taps_for("G")),
        card("Sword", "Artifact", "1", Keyword("equip", cost("1"))),
        card("Cycler", "Creature", "1", Keyword("cycling", cost("1"))),
        card("Leveller", "Creature", "1", Keyword("level up", cost("1"))),
        card("Unread", "Creature", "1", NotUnderstood("{T}: Do something odd.")),
        card("Spell", "Instant", "1"),
    ],
    ids=lambda one: one.card.name,
)
def test_what_can_be_activated(one: DeckCard) -> None:
    """Mana abilities, those of basic land types, and keywords that stand for activated abilities are some, too."""
    assert key(EachCard((CanBeActivated(),), (Permanent(),)), one) == ""


@pytest.mark.rule("CR 602.1", "CR 702.139a")
@pytest.mark.parametrize(
    "one",
    [
        card("Bear", "Creature", "1G"),
        card("Morph", "Creature", "1", Keyword("morph", cost("1"))),
        card("Giver", "Enchantment", "1", NotUnderstood('Each of them has "{T}: Draw a card."')),
    ],
    ids=lambda one: one.card.name,
)
def test_what_cannot_be_activated(one: DeckCard) -> None:
    """Neither a special action nor an ability that others are given in quotation marks is one of the card's own."""
    assert key(EachCard((CanBeActivated(),), (Permanent(),)), one) == "not-activated"


def test_what_nobody_knows_is_said_to_be_unknown() -> None:
    """A card of which only the name is known may be anything, and one whose text is unknown may do anything."""
    by_name = DeckCard(bare("Secret"), None)
    unread = DeckCard(Card("Unread", (face("Unread", "Creature", "1"),)), (NotUnderstood("Unread"),))
    asked = EachCard((CanBeActivated(),), (Permanent(),))
    for one, condition in ((by_name, EachCard((Parity("even"),))), (unread, asked)):
        assert unmet(condition, (FOREST, one), 40) == Unmet(
            "check-companion-card-unknown", one.card.name, is_sure=False
        )


def test_a_tree_says_what_a_card_does_in_a_deck() -> None:
    """Of a split card both halves do, of one with a back its front alone; a basic land needs no tree."""
    taps, draws = (taps_for("G"),), (Activated(cost("1"), (Draw(),)),)
    two = Tree("Half 0 // Half 1", taps, (draws,))
    assert deck_card(halves("split", "G", "G").card, two).abilities == (*taps, *draws)
    assert deck_card(halves("transform", "G", "G").card, two).abilities == taps
    assert deck_card(FOREST.card, None).abilities is None
    basic = Card("Forest", (Face("Forest", supertypes=("Basic",), types=("Land",), subtypes=("Forest",)),))
    assert deck_card(basic, None).abilities == ()


def test_what_a_companion_asks_stands_in_its_tree() -> None:
    """A card with companion asks something, another one nothing."""
    assert condition_of(written()["Yorion, Sky Nomad"].abilities) == MoreThanLeast(20)
    assert condition_of(written()["Chaos Warp"].abilities) is None
