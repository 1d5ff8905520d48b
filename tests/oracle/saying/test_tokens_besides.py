"""What is created besides other tokens, read in English and said in both languages."""

import pytest

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.replacements import InsteadOfCreating
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.tokens import Create, Token
from entaku.oracle.reading.reader import read_text
from entaku.oracle.saying.japanese.lines import paragraph
from entaku.oracle.saying.japanese.told import Told

_IMP = (Create(Token(("Creature", "Imp"), 2, 2, "R")),)
_JAPANESE = "赤の２/２のインプ・クリーチャー・トークン"
BESIDES = [
    (
        InsteadOfCreating(You(), 1, _IMP),
        ("tokens", "a 2/2 red Imp creature token"),
        ("１つ以上のトークン", f"{_JAPANESE}１体"),
    ),
    (
        InsteadOfCreating(You(), 1, _IMP, as_many=True),
        ("tokens", "that many 2/2 red Imp creature tokens"),
        ("１つ以上のトークン", f"それらのトークンの数に等しい数の{_JAPANESE}"),
    ),
    (
        InsteadOfCreating(You(), 1, _IMP, "Creature"),
        ("creature tokens", "an additional 2/2 red Imp creature token"),
        ("クリーチャー・トークン１体以上", f"{_JAPANESE}１体"),
    ),
    (
        InsteadOfCreating(You(), 1, _IMP, "Artifact"),
        ("artifact tokens", "a 2/2 red Imp creature token"),
        ("アーティファクト・トークン１つ以上", f"{_JAPANESE}１体"),
    ),
]
Words = tuple[str, str]


@pytest.mark.parametrize("effect,english,japanese", BESIDES)
def test_what_is_created_besides_is_read_and_said(effect: InsteadOfCreating, english: Words, japanese: Words) -> None:
    """Other tokens come with tokens of a sort: which, and how many."""
    would, more = english
    text = f"If one or more {would} would be created under your control, those tokens plus {more} are created instead."
    (read,) = read_text(text, "Moss", ("Enchantment",))
    assert read.understood
    assert read.abilities == (Replaces(effect),)
    would, more = japanese
    said = f"あなたのコントロール下で{would}が生成されるなら、代わりに、それらのトークンに加えて{more}が生成される。"
    assert paragraph(Replaces(effect), Told("苔")) == said
