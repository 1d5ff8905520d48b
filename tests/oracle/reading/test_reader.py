"""Reading official English: what is understood is said again word for word, and nothing is guessed."""

import pytest

from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.abilities import Keyword, NotUnderstood, PayLife, Replaces, SacrificeCost, Triggered
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.instructions import If
from entaku.oracle.ir.replacements import EntersTapped
from entaku.oracle.ir.short import (
    TARGET,
    ability,
    cost,
    creature,
    dies,
    does,
    enters,
    keywords,
    makes,
    pump,
    taps_for,
    target_creature,
    to_hand,
    token,
)
from entaku.oracle.ir.things import Group, Is
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.life import GainLife
from entaku.oracle.reading.normal import normal, paragraphs
from entaku.oracle.reading.reader import read_text, readings
from entaku.oracle.reading.tree import tree_of
from entaku.oracle.rendered import rendered
from entaku.oracle.saying.english.parts import noted

A_LAND = SacrificeCost(Group((Is("Land"),)))
READ = [
    ("Flying, vigilance", ("Creature",), keywords("flying", "vigilance")),
    ("When Moss dies, you gain 2 life.", ("Creature",), (dies(GainLife(2)),)),
    ("Ward—Pay 3 life.", ("Creature",), (Keyword("ward", (PayLife(3),)),)),
    ("Cumulative upkeep—Sacrifice a land.", ("Creature",), (Keyword("cumulative upkeep", (A_LAND,)),)),
    (
        "Return target creature to its owner's hand. Draw a card.",
        ("Instant",),
        (does(to_hand(TARGET), Draw(), targets=(target_creature(),)),),
    ),
    (
        "When Moss enters the battlefield, create two 1/1 white Spirit creature tokens with flying.",
        ("Creature",),
        (enters(makes(token(1, 1, "W", "Spirit", *keywords("flying")), 2)),),
    ),
    ("{1}{R}: Creatures get +1/+0 until end of turn.", ("Artifact",), (ability(cost("1R"), pump(creature(), 1, 0)),)),
]


@pytest.mark.parametrize("text,types,tree", READ, ids=[row[0][:30] for row in READ])
def test_a_text_has_one_tree(text: str, types: tuple[str, ...], tree: tuple[object, ...]) -> None:
    """The same words always make the same tree, as the conventions of the intermediate form ask."""
    paragraphs = read_text(text, "Moss", types)
    assert all(each.understood for each in paragraphs)
    assert tuple(ability for each in paragraphs for ability in each.abilities) == tree


@pytest.mark.parametrize(
    "text",
    [
        "Flying, hovering",
        "Destroy target creature and sing a song.",
        "Target creature gets +1/+1 until the cows come home.",
        "When Moss enters the battlefield, draw a card, unless you don't want to.",
        "Draw a card for each time you have laughed.",
        "Draw a card",
    ],
)
def test_what_is_not_understood_is_not_guessed(text: str) -> None:
    """One word too many, and the whole paragraph is left as it is."""
    (paragraph,) = read_text(text, "Moss", ("Sorcery",))
    assert not paragraph.understood
    assert isinstance(paragraph.abilities[0], NotUnderstood)


@pytest.mark.parametrize(
    "text",
    [
        'Target creature gains "Sacrifice Moss: Draw a card" until end of turn.',
        'Equipped creature gets +1/+0 for each charge counter on Moss and has "{T}: Put a charge counter on Moss."',
        "This spell gets +1/+1 as long as you control a Merfolk.",
        "{T}: Destroy target creature or artifact with flying.",
    ],
)
def test_what_speaks_of_something_that_is_not_there_is_not_guessed(text: str) -> None:
    """An ability that a card gives away speaks of that card by its name; a spell has nothing as a permanent would."""
    (paragraph,) = read_text(text, "Moss", ("Artifact",))
    assert not paragraph.understood


def test_what_a_card_gives_itself_may_speak_of_it() -> None:
    """The card's name in an ability that it gives itself is what has the ability."""
    (paragraph,) = read_text('As long as you control a Demon, Moss has "{B}: Regenerate Moss."', "Moss", ("Creature",))
    assert paragraph.understood


def test_cards_outside_the_shipped_sets_have_trees_too() -> None:
    """What is understood is played, and the rest is a manual clause that says its text."""
    card = Card("Moss", (Face("Moss", types=("Creature",)),))
    tree = tree_of(card, "Trample\nWhen Moss dies, everybody claps.")
    assert tree.abilities == (*keywords("trample"), NotUnderstood("When ~ dies, everybody claps."))


def test_lands_keep_the_mana_of_their_types() -> None:
    """A land with basic types and an ability of its own taps for its types' mana too."""
    card = Card("Moss", (Face("Moss", types=("Land",), subtypes=("Forest", "Island")),))
    tree = tree_of(card, "{T}, Sacrifice Moss: Draw a card.")
    assert tree.abilities[:2] == (taps_for("G"), taps_for("U"))
    assert tree_of(card, "Moss enters the battlefield tapped.").abilities == (Replaces(EntersTapped()),)


@pytest.mark.parametrize(
    "text,meant",
    [
        ("Whenever a creature attacks you, Moss deals 1 damage to it.", "Bound()"),
        ("Whenever Moss blocks a creature, destroy that creature.", "Bound(name='other')"),
        ("When Moss enters the battlefield, destroy target land. It can't be regenerated.", "Targeted()"),
        ("Whenever Moss attacks, it gets +1/+0 until end of turn.", "Self()"),
    ],
)
def test_pronouns_mean_what_they_say(text: str, meant: str) -> None:
    """ "It" is what the sentence is about, not the last name in it."""
    (paragraph,) = read_text(text, "Moss", ("Creature",))
    (ability,) = paragraph.abilities
    assert isinstance(ability, Triggered)
    done = ability.do[0]
    assert repr(getattr(done, "to", None) or getattr(done, "what", None)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a creature dies, put a +1/+1 counter on Moss. It gains flying until end of turn.",
        "When Moss dies, exile target card from a graveyard. If it was a land card, create a 1/1 red Goblin creature "
        "token. It gains haste until end of turn.",
        "Whenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 counter on that creature.",
        "Whenever a creature dealt damage by equipped creature this turn dies, untap that creature.",
    ],
)
def test_ambiguous_pronouns_are_not_guessed(text: str) -> None:
    """Where a sentence has named two, or has perhaps made another, "it" and "that creature" could be either."""
    (paragraph,) = read_text(text, "Moss", ("Creature",))
    assert not paragraph.understood


def test_a_card_is_asked_about_again_after_a_token_was_made() -> None:
    """ "If it was a land card" asks about the card, not about the token made before: a token is no card."""
    text = (
        "When Moss dies, exile target card from a graveyard. If it was a creature card, create a Treasure token. "
        "If it was a land card, you gain 3 life."
    )
    (paragraph,) = read_text(text, "Moss", ("Creature",))
    (ability,) = paragraph.abilities
    assert isinstance(ability, Triggered)
    asked = [each.condition.what for each in ability.do if isinstance(each, If) and isinstance(each.condition, Matches)]
    assert asked == [TARGET, TARGET]


@pytest.mark.parametrize(
    "text",
    [
        "When Moss dies, exile target card from a graveyard. If it was a creature card, create a Treasure token.",
        "If you control a Goblin, create a 1/1 red Goblin creature token. It gains haste until end of turn.",
        "Whenever a creature dealt damage by enchanted creature this turn dies, return that card to its owner's hand.",
    ],
)
def test_plain_pronouns_are_read(text: str) -> None:
    """Where only one can be meant, "it" and "that card" are read."""
    (paragraph,) = read_text(text, "Moss", ("Sorcery",))
    assert paragraph.understood


def test_what_is_passed_over_could_not_have_been_read() -> None:
    """Trying every phrase of every table, as is done when what was tried is noted, finds the same readings."""
    for card in list(shipped().cards.values())[::10]:
        spell = bool({"Instant", "Sorcery"} & set(card.types))
        for line in paragraphs(normal(rendered(card).en, card.name, "Legendary" in card.front.supertypes)):
            with noted(lambda sequence, place, at: None):
                every = list(readings(line, spell))
            assert list(readings(line, spell)) == every


@pytest.mark.parametrize("besides", ["target creature card", "up to one other target artifact card"])
def test_what_comes_back_with_other_cards_of_a_graveyard_lies_there_too(besides: str) -> None:
    """An ability that moves the card itself out of a graveyard works there alone.  (CR 113.6m)"""
    (only,) = read_text(f"{{1}}, Pay 1 life: Return Ox and {besides} from your graveyard to the battlefield.", "Ox")
    assert only.understood
    assert [getattr(ability, "zone", None) for ability in only.abilities] == ["graveyard"]


@pytest.mark.parametrize("dash", ["—", "-", "–"])
def test_a_results_table_is_read_with_any_dash(dash: str) -> None:
    """Files have one or another between the numbers of a striation.  (CR 706.3b)"""
    text = f"{{T}}: Roll a d20.\n1{dash}9 | Draw a card.\n10{dash}19 | Draw two cards.\n20 | Draw three cards."
    one, *more = read_text(text, "Dice")
    assert one.understood
    assert not more
