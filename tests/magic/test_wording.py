"""What can be chosen of a card is said in words."""

import pytest

from entaku.magic.game.definitions import define, kit_of, mark_of
from entaku.magic.game.play import MAGIC
from entaku.magic.views.wording import of_card, wording
from entaku.oracle import trees
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Activated, Keyword, Tree, Triggered
from entaku.oracle.ir.happenings import Attacks, Unlocks
from entaku.oracle.ir.short import cost, whenever
from entaku.oracle.ir.things import Attached
from entaku.oracle.mechanics.drawing import Draw
from tests.magic.positions import answer, position


@pytest.mark.rule("CR 700.2")
def test_each_mode_is_said_in_both_languages() -> None:
    """A card with two modes has two texts, each in English and in Japanese."""
    said = wording(trees.shipped()["Deceiver Exarch"], Face("Deceiver Exarch", "欺瞞の大司教")).modes
    assert [mode.en for mode in said] == [
        "Untap target permanent you control.",
        "Tap target permanent an opponent controls.",
    ]
    assert all(mode.ja for mode in said)


@pytest.mark.rule("CR 301.5a")
def test_equipment_speaks_of_what_it_equips() -> None:
    """An ability of an Equipment said by itself is of the creature equipped, in Japanese too."""
    equipment = Tree("Fang", (whenever(Attacks(Attached()), Draw()), Keyword("equip", cost("1"))))
    assert (
        wording(equipment, Face("Fang", "牙")).triggered[0].ja
        == "装備しているクリーチャーが攻撃するたび、カード１枚を引く。"
    )


@pytest.mark.rule("CR 602.1")
def test_every_ability_that_can_be_activated_has_words() -> None:
    """For each shipped card there are as many texts as abilities, and in one language at least each says something."""
    for tree in trees.shipped().values():
        kit, said = kit_of(tree.abilities), wording(tree, Face(tree.name))
        assert (len(said.activated), len(said.mana)) == (len(kit.activated), len(kit.mana))
        assert all(text.en or text.ja for text in (*said.activated, *said.mana, *said.modes)), tree.name


@pytest.mark.rule("CR 113.2", "CR 113.7a")
def test_the_stack_tells_a_card_s_abilities_apart() -> None:
    """Activated and triggered abilities on the stack bear the marks that their words are found by, each its own."""
    board = ("Phyrexian Arena", "Spiritmonger", "Spiritmonger", "Swamp", "Swamp", "Forest", "Forest")
    play = position([{"battlefield": board}, {}], step="upkeep", patient=True)
    numbers = [n for n, item in play.game.objects.items() if item.definition.name == "Spiritmonger"]
    for key in (f"activate:{numbers[0]}:0", f"activate:{numbers[0]}:1", f"activate:{numbers[1]}:0"):
        answer(play, key)
    items = MAGIC.view(play, 0).stack
    assert all(item.is_ability for item in items)
    arena, monger = (wording(trees.shipped()[name], Face(name)) for name in board[:2])
    assert [item.ability for item in items] == [arena.marks[0], monger.marks[0], monger.marks[1], monger.marks[0]]
    assert len({*arena.marks, *monger.marks}) == 1 + 3
    assert len(monger.marks) == len(monger.activated) + len(monger.triggered)


@pytest.mark.rule("CR 712.7")
def test_the_words_of_a_back_are_its_own() -> None:
    """What the back of a card can do is said by its own text, not by the front's ability of the same place."""
    tree = Tree("Day", (Activated(cost("1"), (Draw(),)),), ((Activated(cost("2"), (Draw(amount=2),)),),))
    card = Card("Day // Night", (Face("Day"), Face("Night")), "transform")
    front, back = (of_card(tree, card, name).activated[0].en for name in ("Day", "Night"))
    assert (front, back) == ("{1}: Draw a card.", "{2}: Draw two cards.")


@pytest.mark.rule("CR 2026 709.5")
def test_a_room_has_the_words_of_the_halves_that_are_there() -> None:
    """One half says its own abilities, both together all, each found by the mark that it has on the stack."""
    opened = Triggered(Unlocks(), (Draw(),))
    tree = Tree("Up // Down", (opened, Activated(cost("1"), (Draw(),))), ((opened, Activated(cost("2"), (Draw(),))),))
    card = Card("Up // Down", (Face("Up"), Face("Down")), "room")
    definition, can = define(card, tree), ["{1}: Draw a card.", "{2}: Draw a card."]
    for one, expected in zip((*definition.faces, definition), (can[:1], can[1:], can), strict=True):
        said, kit = of_card(tree, card, one.traits.name), one.traits.kit
        assert [text.en for text in said.activated] == expected
        assert said.marks == tuple(map(mark_of, (*kit.activated, *kit.triggered)))
    assert len({*of_card(tree, card, card.name).marks}) == 4
