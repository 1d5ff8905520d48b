"""Headings of lists in both languages: "Sideboard (15)", 統率者：, -土地（24）-, // メイン."""

import re
from collections.abc import Mapping
from typing import Final, Literal, get_args

from entaku.oracle.naming.spelling import narrow

Aside = Literal[
    "maybeboard", "tokens", "planes", "schemes", "attractions", "contraptions", "stickers", "vanguards", "dungeons",
]  # fmt: skip
"""What lies beside a deck and is none of its cards, nor of its sideboard's."""
ASIDE: Final[tuple[Aside, ...]] = get_args(Aside)
DeckPart = Literal["main", "sideboard", "commanders", "conspiracies", "companion"]
Part = DeckPart | Aside | Literal["group"]
"""What a heading begins; a "group" of the deck's cards is one that are of a type, a colour or a use."""

_TITLES: Final[Mapping[Part, tuple[str, ...]]] = {
    "main": ("deck", "main", "maindeck", "main deck", "mainboard", "main board", "メインデッキ", "メイン",
             "メインボード", "メイン・デッキ", "デッキ", "本体"),
    "sideboard": ("sideboard", "side board", "side", "サイドボード", "サイド", "サイドデッキ"),
    "commanders": ("commander", "commanders", "general", "generals", "command zone", "統率者", "ジェネラル",
                   "コマンダー", "統率領域"),
    "conspiracies": ("conspiracy", "conspiracies", "策略", "策略カード"),
    "companion": ("companion", "companions", "相棒"),
    "maybeboard": ("maybeboard", "maybe board", "considering", "候補", "検討中"),
    "tokens": ("token", "tokens", "tokens & extras", "トークン"),
    "planes": ("plane", "planes", "planes and phenomena", "planar deck", "planechase", "phenomenon", "phenomena",
               "次元", "次元カード", "次元デッキ", "現象"),
    "schemes": ("scheme", "schemes", "scheme deck", "計略", "計略カード", "計略デッキ"),
    "attractions": ("attraction", "attractions", "attraction deck", "アトラクション", "アトラクション・デッキ"),
    "contraptions": ("contraption", "contraptions", "contraption deck", "からくり", "からくりデッキ"),
    "stickers": ("sticker", "stickers", "sticker sheets", "ステッカー", "ステッカーシート"),
    "vanguards": ("vanguard", "vanguards", "avatar", "avatars", "ヴァンガード"),
    "dungeons": ("dungeon", "dungeons", "ダンジョン"),
    "group": ("artifact", "artifacts", "battle", "battles", "creature", "creatures", "enchantment", "enchantments",
              "instant", "instants", "land", "lands", "basic lands", "nonbasic lands", "other spells", "planeswalker",
              "planeswalkers", "sorcery", "sorceries", "spells", "instants and sorceries", "creature spells",
              "noncreature", "noncreatures", "noncreature spells", "nonland",
              "アーティファクト", "バトル", "クリーチャー", "クリーチャー呪文", "エンチャント", "インスタント",
              "ソーサリー", "プレインズウォーカー", "呪文", "その他", "その他の呪文", "土地", "ランド", "基本土地",
              "特殊土地", "特殊地形", "スペル", "インスタント・ソーサリー", "クリーチャー以外",
              "白", "青", "黒", "赤", "緑", "多色", "無色"),
}  # fmt: skip
_PARTS: Final[Mapping[str, Part]] = {title: part for part, titles in _TITLES.items() for title in titles}
_ROUND_IT = r"[\s\-=~_*#/:─━―—–■□◆◇●○▼▽▲△★☆【】<>〈〉\[\]「」『』]*"
# A title ends where it can end last: no shorter one leaves a rest that the end of a heading would match.
_HEADING = re.compile(
    _ROUND_IT + r"(?:(?P<before>\d{1,4})\s*枚?の?\s*)?(?P<title>(?>[^\d:(]*[^\d:(\s\-=~_*/─━―—–【】<>\[\]「」『』]))"
    r"\s*:?\s*(?:\(?\s*\d{1,4}(?:\s*/\s*\d{1,4})?\s*(?:枚|種|cards?)?\s*\)?)?" + _ROUND_IT,
    re.IGNORECASE,
)
_OF_SO_MANY = re.compile(r"\s*(?P<title>[^\d\W][^\d()《》:|]*?)\s*:?\s*\(\s*\d{1,3}\s*(?:枚|種|cards?)?\s*\)\s*:?\s*")
_LED = re.compile(r"[\s【\[]*(?P<title>[^:\]】]{1,20}?)\s*[】\]]?\s*:\s*(?P<rest>\S.*)")
LONGEST: Final = 80


def heading_of(line: str) -> Part | None:
    """The part of a deck that a line begins, None for a line that is no heading.

    >>> [heading_of(line) for line in ("Sideboard (15)", "■メインデッキ：60枚", "-土地（24）-", "24 Lands", "統率者：")]
    ['sideboard', 'main', 'group', 'group', 'commanders']
    >>> [heading_of(line) for line in ("【サイドボード】", "// Commander", "4 Deck", "Forest", "Conspiracy Theorist")]
    ['sideboard', 'commanders', None, None, None]
    """
    found = _HEADING.fullmatch(narrow(line)) if len(line) <= LONGEST else None
    if found is None:
        return None
    part = _PARTS.get(" ".join(found["title"].split()).casefold())
    return None if found["before"] and part != "group" else part


def title_of(line: str) -> str | None:
    """What a heading says that is its writer's own: a line of words that ends with a number in brackets.

    >>> title_of("Card Draw (12)"), title_of("除去（8枚）"), title_of("4 Forest (3)"), title_of("Hazmat Suit (Used)")
    ('Card Draw', '除去', None, None)
    """
    found = _OF_SO_MANY.fullmatch(narrow(line)) if len(line) <= LONGEST else None
    return None if found is None else found["title"]


def led_by(line: str) -> tuple[Part, str] | None:
    """The part that a line names before its card, and the rest of the line: 統率者：永遠王、ブレイゴ.

    >>> led_by("統率者：永遠王、ブレイゴ"), led_by("Commander: 1 Phelddagrif"), led_by("Circle of Protection: Red")
    (('commanders', '永遠王、ブレイゴ'), ('commanders', '1 Phelddagrif'), None)
    """
    flat = narrow(line)
    found = _LED.fullmatch(flat) if ":" in flat else None
    part = None if found is None else _PARTS.get(found["title"].strip().casefold())
    return None if found is None or part in (None, "group") else (part, line[found.start("rest") :])
