"""Our Japanese beside the printed."""

import re
import unicodedata
from collections import defaultdict
from contextlib import suppress

import pytest

from entaku.cards.ir.abilities import Ability, Tree
from entaku.cards.reading.coverage import missing, read_faces
from entaku.cards.saying.japanese.lines import paragraph, paragraphs
from entaku.cards.saying.japanese.told import Told, Unsayable
from tests.cards.reading.official import in_japanese, of_all

AS_TODAY = "2021-07-01"
"""Since when Japanese cards are worded as they are now; before, each year had its own wording."""
LEAST_SHARE = 0.7


def test_most_cards_are_said_as_they_are_printed_today() -> None:
    """Full cards are said in the words printed on them, reminders and punctuation apart."""
    same: list[bool] = []
    for name, printed in in_japanese().items():
        card = of_all().get(name)
        if card is None or printed.date < AS_TODAY or not printed.ja_text:
            continue
        faces = read_faces(card)
        abilities = tuple(ability for part in faces[0] for ability in part.abilities)
        if len(faces) == 1 and abilities and not missing(card)[0]:
            said = "\n".join(paragraphs(Tree(name, abilities), printed.ja_name))
            same.append(plain(said) == plain(printed.ja_text))
    assert len(same) > 100
    assert sum(same) / len(same) >= LEAST_SHARE, f"{sum(same)} of {len(same)}"


def plain(text: str) -> str:
    """A text without reminders, and without signs that are set now here, now there."""
    while (without := re.sub(r"（[^（）]*）", "", text)) != text:
        text = without
    return re.sub(r"[\s、。,.「」『』:;―—\-−·・]", "", unicodedata.normalize("NFKC", text))


@pytest.mark.sweep
def test_abilities_that_differ_are_said_differently() -> None:
    """No two abilities of all full cards are said alike in Japanese that aren't the same: no part is left out."""
    said: dict[str, dict[Ability, str]] = defaultdict(dict)
    for name, card in of_all().items():
        if not missing(card)[0]:
            for ability in (one for face in read_faces(card) for part in face for one in part.abilities):
                with suppress(Unsayable):
                    said[paragraph(ability, Told("絵"))].setdefault(ability, name)
    assert len(said) > 5000
    alike = {text: sorted(cards.values()) for text, cards in said.items() if len({in_order(one) for one in cards}) > 1}
    assert not alike


def in_order(ability: Ability) -> str:
    """An ability whatever order its adjectives stand in: "with mana value 3 or less an opponent controls"."""
    return "".join(sorted(repr(ability)))
