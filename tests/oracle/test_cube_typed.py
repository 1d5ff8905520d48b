"""Cards that a plain list describes itself, in one line."""

import pytest

from entaku.kernel.errors import Unreadable
from entaku.messages import say
from entaku.oracle.card import Card
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.cubes.typed import LONGEST, OFFERED, types_in
from entaku.oracle.library import Library
from entaku.oracle.mana import Cost


def described(line: str) -> CustomCard:
    """The card that a list of one line describes."""
    (custom,) = read_cube(line, "cube.txt").customs
    return custom


def said(card: Card) -> tuple[str, str, str, str | None, str | None, str]:
    """What a card is."""
    face = card.front
    return card.name, str(face.cost), face.type_line, face.power or face.loyalty, face.toughness, face.colours


@pytest.mark.parametrize(
    ("line", "facts", "text"),
    [
        (
            "2 Test Teapot | {2}{R} | Artifact Creature — Teapot | 2/3 | Flying | {T}: Draw a card.",
            ("Test Teapot", "{2}{R}", "Artifact Creature — Teapot", "2", "3", "R"),
            "Flying\n{T}: Draw a card.",
        ),
        (
            "《試験の急須》｜２Ｗ｜伝説のクリーチャー — ゴブリン・戦士｜３／３",
            ("試験の急須", "{2}{W}", "Legendary Creature — Goblin Warrior", "3", "3", "W"),
            "",
        ),
        ("Test Tea|instant|Draw a card.", ("Test Tea", "{0}", "Instant", None, None, ""), "Draw a card."),
        ("Test Hill | land - forest", ("Test Hill", "None", "Land — Forest", None, None, ""), ""),
        ("Test Sage | 1uu | Planeswalker | 4", ("Test Sage", "{1}{U}{U}", "Planeswalker", "4", None, "U"), ""),
        ("Test X | X | Creature | */1+*", ("Test X", "{X}", "Creature", "*", "1+*", ""), ""),
        ("Test Vow | Enchantment | 2/2", ("Test Vow", "{0}", "Enchantment", None, None, ""), "2/2"),
    ],
)
def test_a_line_says_what_its_card_is(line: str, facts: tuple[str, ...], text: str) -> None:
    """Cost, type, size and text in either language, each told by its form; what isn't said has a lawful default."""
    custom = described(line)
    assert said(custom.card) == facts
    assert custom.texts.en == text


def test_a_japanese_text_is_one() -> None:
    """It is shown to who reads Japanese."""
    texts = described("Test Tea | Instant | カードを1枚引く。").texts
    assert (texts.en, texts.ja) == ("", "カードを1枚引く。")


@pytest.mark.parametrize("line", ["Test Teapot|M10", "Test Teapot | mine", "# T | Land", "// T | Land"])
def test_other_lines_describe_nothing(line: str) -> None:
    """Without a card type a line is what it was before there were such lines; so are comments."""
    assert read_cube(f"Forest\n{line}", "cube.txt").customs == ()


def test_a_line_without_end_is_refused() -> None:
    """Nobody reads a book behind a name."""
    with pytest.raises(Unreadable, match="line 2"):
        read_cube(f"Forest\nTest Teapot | Creature | {'x' * LONGEST}", "cube.txt")


def test_described_cards_are_known() -> None:
    """Each once, however many lines have it; no name is missed, and a real card keeps what the line doesn't say."""
    text = "2 Test Teapot | {2} | Artifact\nTest Teapot\nRegicide | Sorcery\nNobody Knows This"
    listed = looked_up(read_cube(text, "cube.txt"), Library(None))
    assert listed.report.unknown == ("Nobody Knows This",)
    cards = {card.name: card for card in listed.cards}
    assert cards["Test Teapot"].front.cost == Cost.parse("2")
    assert cards["Regicide"].types == ("Sorcery",)
    assert [(entry.name, entry.count) for entry in listed.cube.entries][:2] == [("Test Teapot", 2), ("Test Teapot", 1)]


@pytest.mark.parametrize("offered", OFFERED)
def test_what_a_form_offers_is_read(offered: str) -> None:
    """Every type that may be chosen is one in a list, in the words that the form shows too."""
    key = f"typed-{offered.lower().replace(' ', '-')}"
    assert types_in(offered) is not None
    assert types_in(say(key, "ja")) == types_in(say(key, "en")) == types_in(offered)
