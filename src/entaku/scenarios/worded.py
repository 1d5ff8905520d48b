"""Abilities by their words: "A activates X's \"draw a card\" ability" means the one whose text has these words."""

import re

from entaku.kernel.decisions import Option
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.oracle.ir.abilities import Ability, Tree
from entaku.oracle.saying.english.texts import paragraphs

QUOTED = re.compile(
    r'(?:(?P<before>(?:(?! targeting ).)+)\'s "(?P<first>[^"]+)" ability'
    r'|the "(?P<second>[^"]+)" ability of (?P<after>.+?))'
    r"(?P<rest> (?:with|in|targeting|paying) .+)?"
)


def quoted(text: str) -> tuple[str, str] | None:
    """What a text says without the ability that it singles out by words, and these; None if it doesn't."""
    found = QUOTED.fullmatch(text)
    if found is None:
        return None
    return (found["before"] or found["after"]) + (found["rest"] or ""), found["first"] or found["second"]


def text_of(ability: Ability, name: str) -> str:
    """The text of an ability of a card of this name."""
    return " ".join(paragraphs(Tree(name, (ability,)), name))


def said_of(game: Game, option: Option) -> str:
    """The text of the ability that an option activates."""
    assert option.card is not None
    assert option.place is not None
    item = game.objects[option.card]
    kit = projection.look(game, item).kit
    return text_of((kit.mana if option.what == "mana" else kit.activated)[option.place], item.base.name)
