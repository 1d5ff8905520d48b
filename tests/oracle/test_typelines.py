"""Type lines in Japanese."""

import gzip

import msgspec
import pytest

from entaku.oracle.card import Face
from entaku.oracle.typelines import type_line
from tests.shared_data import shared


class _Line(msgspec.Struct):
    type: str | None = None


class _Card(msgspec.Struct):
    types: tuple[str, ...]
    supertypes: tuple[str, ...]
    subtypes: tuple[str, ...]
    ja: _Line | None = None


@pytest.mark.parametrize(
    "face,line",
    [
        (Face("x", supertypes=("Legendary",), types=("Creature",), subtypes=("Human", "Wizard")),
         "伝説のクリーチャー — 人間・ウィザード"),
        (Face("x", types=("Artifact", "Creature"), subtypes=("Construct",)), "アーティファクト・クリーチャー — 構築物"),
        (Face("x", types=("Enchantment", "Creature"), subtypes=("God",)), "クリーチャー・エンチャント — 神"),
        (Face("x", supertypes=("Basic",), types=("Land",), subtypes=("Forest",)), "基本土地 — 森"),
        (Face("x", types=("Tribal", "Instant"), subtypes=("Goblin",)), "同族・インスタント — ゴブリン"),
        (Face("x", types=("Conspiracy",)), "策略"),
        (Face("x", types=("Creature",), subtypes=("Dog", "Flibbert")), "クリーチャー — 犬・Flibbert"),
    ],
)  # fmt: skip
@pytest.mark.rule("CR 205.1")
def test_a_type_line_is_said_as_it_is_printed(face: Face, line: str) -> None:
    """Supertypes and types run together as Japanese cards have it; a word without Japanese stays as it is."""
    assert type_line(face, "ja") == line


def test_in_english_it_is_the_printed_one() -> None:
    """The English type line needs no words."""
    assert type_line(Face("x", types=("Creature",), subtypes=("Cat",)), "en") == "Creature — Cat"


def test_it_is_what_japanese_cards_say() -> None:
    """More than 95 of 100 Japanese cards have just this type line; the others are older than today's wording."""
    same = total = 0
    decoder = msgspec.json.Decoder(_Card)
    for row in gzip.decompress(shared("data/oracle/cards.jsonl.gz").read_bytes()).splitlines():
        card = decoder.decode(row)
        if card.ja is not None and card.ja.type:
            face = Face("x", supertypes=card.supertypes, types=card.types, subtypes=card.subtypes)
            total += 1
            same += type_line(face, "ja") == card.ja.type
    assert total > 14_000
    assert same / total > 0.95
