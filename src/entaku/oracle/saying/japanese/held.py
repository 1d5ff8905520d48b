"""Abilities that something has, in Japanese: keywords, and others whole, in quotation marks; and what copies have."""

import re
from collections.abc import Callable, Sequence

from entaku.oracle.ir import changes as c
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.saying.japanese.groups import kind, type_word
from entaku.oracle.saying.japanese.keywords import keyword
from entaku.oracle.saying.japanese.told import GIVER, Told, Unsayable
from entaku.oracle.saying.japanese.words import COLOURS, wide

Paragraph = Callable[[Ability, Told], str]
WHOLE: dict[str, Paragraph] = {}
"""What says an ability as a paragraph.  It lies above, as what abilities do may give abilities."""


def says_whole(paragraph: Paragraph) -> Paragraph:
    """Mark the function that says an ability as a paragraph."""
    WHOLE["ability"] = paragraph
    return paragraph


def held(abilities: Sequence[Ability], told: Told) -> str:
    """Abilities as something has them: "飛行と「…」"."""
    return "と".join(keyword(each, told) if isinstance(each, Keyword) else _quoted(each, told) for each in abilities)


def _quoted(ability: Ability, told: Told) -> str:
    """An ability in brackets; one that names what gives it says of what has it that it is "このクリーチャー"."""
    words = WHOLE["ability"](ability, Told(told.bearer, attached="装備しているクリーチャー"))
    if GIVER in words:
        words = _THIS.sub(told.bearer, words.replace(GIVER, told.name))
    return f"「{words}」"


_THIS = re.compile("これ(?=[はのをがに])(?!により|によって)")
"""What has an ability, where that has been named."""


def excepted(except_: tuple[c.Change, ...], told: Told) -> str:
    """What a copy is or has besides, before こと."""
    said = []
    for each in except_:
        if isinstance(each, c.Gain):
            said.append(f"{held(each.abilities, told)}を持つ")
        elif isinstance(each, c.AddTypes) and each.types == ("Legendary",):
            said.append("他のタイプに加えて伝説である")
        elif isinstance(each, c.AddTypes):
            said.append(f"他のタイプに加えて{'・'.join(map(type_word, each.types))}である")
        elif isinstance(each, c.OwnName):
            said.append(f"名前が{told.name}である")
        elif isinstance(each, c.ThisAbility):
            said.append("この能力を持つ")
        elif isinstance(each, c.MoreCounters):
            number = each.amount if isinstance(each.amount, int) else "Ｘ"
            said.append(f"{kind(each.kind)}カウンターが追加で{wide(number)}個置かれた状態で戦場に出る")
        elif each == c.LoseTypes(("Legendary",)):
            said.append("伝説でない")
        elif isinstance(each, c.SetTypes):
            said.append(f"{''.join(map(type_word, each.types))}である")
        elif isinstance(each, c.SetColour):
            said.append(f"{'と'.join(COLOURS[one] for one in each.colours)}である")
        elif isinstance(each, c.SetSize) and isinstance(each.power, int) and isinstance(each.toughness, int):
            said.append(f"{wide(each.power)}/{wide(each.toughness)}である")
        else:
            raise Unsayable(each)
    return "".join(_and(each) for each in said[:-1]) + said[-1]


def _and(said: str) -> str:
    """A statement as it stands before another one: "５/５であり", "伝説でなく"."""
    if said.endswith("つ"):
        return f"{said.removesuffix('つ')}ち"
    return f"{said.removesuffix('い')}く" if said.endswith("ない") else f"{said.removesuffix('る')}り"
