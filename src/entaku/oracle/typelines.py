"""Type lines in both languages.  (CR 205)"""

from functools import cache
from importlib import resources

import msgspec

from entaku.messages import Language
from entaku.oracle.card import Face

SUPERTYPES = {
    "Basic": "基本",
    "Legendary": "伝説の",
    "Ongoing": "持続",
    "Snow": "氷雪",
    "World": "ワールド・",
}
TYPES = {
    "Artifact": "アーティファクト",
    "Battle": "バトル",
    "Conspiracy": "策略",
    "Creature": "クリーチャー",
    "Dungeon": "ダンジョン",
    "Enchantment": "エンチャント",
    "Instant": "インスタント",
    "Kindred": "同族・",
    "Land": "土地",
    "Phenomenon": "現象",
    "Plane": "次元",
    "Planeswalker": "プレインズウォーカー",
    "Scheme": "計略",
    "Sorcery": "ソーサリー",
    "Tribal": "部族",
    "Vanguard": "ヴァンガード",
}
BESIDE_OTHERS = ("Kindred", "Tribal")
"""Card types that stand before the others without a dot of their own."""


@cache
def subtypes() -> dict[str, str]:
    """The Japanese word of each subtype that has one.

    >>> subtypes()["Goblin"]
    'ゴブリン'
    """
    data = resources.files("entaku.sets").joinpath("subtypes.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, str])


def type_word(name: str, language: Language) -> str:
    """A card type in a language.

    >>> type_word("Creature", "ja"), type_word("Creature", "en")
    ('クリーチャー', 'Creature')
    """
    return TYPES.get(name, name).rstrip("・") if language == "ja" else name


def in_japanese(word: str) -> str:
    """Any word of a type line in Japanese, as it stands by itself; one that has no Japanese stays English.

    >>> in_japanese("Legendary"), in_japanese("Goblin")
    ('伝説の', 'ゴブリン')
    """
    return (TYPES.get(word) or SUPERTYPES.get(word) or subtypes().get(word, word)).rstrip("・")


def type_line(face: Face, language: Language) -> str:
    """The face's type line.  A word that has no Japanese stays English.

    >>> from entaku.oracle.catalogue import shipped
    >>> type_line(shipped().find("Marchesa, the Black Rose").front, "ja")
    '伝説のクリーチャー — 人間・ウィザード'
    """
    if language == "en":
        return face.type_line
    left = "".join(SUPERTYPES.get(word, f"{word} ") for word in face.supertypes)
    before = "".join(TYPES[word] for word in face.types if word in BESIDE_OTHERS)
    # In Japanese "Enchantment" comes last: クリーチャー・エンチャント.
    words = sorted((word for word in face.types if word not in BESIDE_OTHERS), key=lambda word: word == "Enchantment")
    line = left + before + "・".join(TYPES.get(word, word) for word in words)
    if not face.subtypes:
        return line
    return f"{line} — {'・'.join(subtypes().get(word, word) for word in face.subtypes)}"
