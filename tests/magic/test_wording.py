"""What can be chosen of a card is said in words."""

import pytest

from entaku.cards import trees
from entaku.cards.card import Face
from entaku.cards.ir.abilities import Keyword, Tree
from entaku.cards.ir.happenings import Attacks
from entaku.cards.ir.short import cost, whenever
from entaku.cards.ir.things import Attached
from entaku.cards.mechanics.drawing import Draw
from entaku.magic.definitions import kit_of
from entaku.magic.play import MAGIC
from entaku.magic.wording import wording
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
