"""What a card calls itself in Japanese: since 2024 by what it is, a legend "これ", before by its name.

「戦場に出たとき」 has stayed what it was, so that this is all that changed with English cards' "this creature enters".
"""

import re

from entaku.oracle.card import Face
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.reading.dated import OWN_NOUNS_SINCE
from entaku.oracle.saying.japanese.lines import paragraphs
from entaku.oracle.typelines import TYPES, subtypes

MARK = "＠"
"""Stands for the card until it is known what it calls itself there."""
_BY_TYPE = ("Creature", "Land")
_BY_SUBTYPE = ("Aura", "Equipment", "Vehicle", "Saga", "Class")
_BY_LESSER_TYPE = ("Artifact", "Enchantment", "Planeswalker", "Battle")
_QUOTED = re.compile("(「[^「」]*」)")
_AS_CARD = re.compile(f"(?<=手札から){MARK}|(?<=墓地から){MARK}|(?<=(?:墓地|手札)にある){MARK}"
                      f"|{MARK}(?=を捨てる|があなたの(?:墓地|手札)にあ|が追放されている)")  # fmt: skip
_AS_SPELL = re.compile(f"{MARK}(?=を唱え|は打ち消されない)")


def noun(face: Face) -> str:
    """The word for what a face is, "" for what has none: a spell.

    >>> noun(Face("Moss", types=("Artifact", "Creature")))
    'クリーチャー'
    >>> noun(Face("Moss", types=("Artifact",), subtypes=("Vehicle",)))
    '機体'
    """
    if {"Instant", "Sorcery"} & set(face.types):
        return ""
    found = [TYPES[each] for each in _BY_TYPE if each in face.types]
    found += [subtypes()[each] for each in _BY_SUBTYPE if each in face.subtypes]
    found += [TYPES[each] for each in _BY_LESSER_TYPE if each in face.types]
    return found[0] if found else ""


def own_words(face: Face) -> str:
    """What a face calls itself: a spell by its name."""
    if "Legendary" in face.supertypes:
        return "これ"
    own = noun(face)
    return f"この{own}" if own else face.ja or face.name


def with_own_words(text: str, name: str, own: str) -> str:
    """The text with what the card calls itself for its mark; in quotation marks something else would be meant.

    >>> with_own_words("＠が死亡したとき、あなたの墓地にある＠を追放する。", "苔", "このクリーチャー")
    'このクリーチャーが死亡したとき、あなたの墓地にあるこのカードを追放する。'
    """
    parts = _QUOTED.split(text)
    if own != name:
        parts[::2] = [_AS_SPELL.sub("この呪文", _AS_CARD.sub("このカード", part)) for part in parts[::2]]
        parts[::2] = [part.replace(MARK, own) for part in parts[::2]]
    return "".join(parts).replace(MARK, name)


def as_printed(tree: Tree, face: Face, month: str, attached: str = "") -> list[str]:
    """The paragraphs that a tree says on this face in the words of a month ("2014-05"), as far as that can be told.

    >>> from entaku.oracle.ir.short import enters, makes, token
    >>> tree = Tree("Moss", (enters(makes(token(1, 1, "W", "Ape"))),))
    >>> as_printed(tree, Face("Moss", "苔", types=("Creature",)), "2026-09")
    ['このクリーチャーが戦場に出たとき、白の１/１の類人猿・クリーチャー・トークン１体を生成する。']
    """
    name = face.ja or face.name
    own = own_words(face) if month >= OWN_NOUNS_SINCE else name
    return [with_own_words(each, name, own) for each in paragraphs(tree, MARK, attached, face.types)]
