"""What is said to be run by the rules engine, against the engine."""

import ast
from pathlib import Path

import entaku.magic
from entaku.cards.ir.abilities import Keyword, Static, Triggered
from entaku.cards.ir.changes import Gain
from entaku.cards.ir.short import cost, creature, keywords
from entaku.cards.reading.spelled import SPELLED, written_out
from entaku.cards.reading.supported import MORE_KEYWORDS, MORE_NODES, is_supported, nodes
from entaku.cards.trees import shipped

ENGINE = Path(entaku.magic.__file__).parent
DONE_BY_FACTS = {"devoid"}
"""Keywords that are done by what is printed: the colour of a card is a fact."""


def spoken_of() -> tuple[set[str], set[str]]:
    """The attributes that the engine's code reads (`things.Group`), and the texts in it ("flying")."""
    names: set[str] = set()
    texts: set[str] = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return names, texts


def test_the_engine_knows_what_is_listed() -> None:
    """Each node and keyword that is listed beyond the shipped cards' is spoken of in the engine's code."""
    names, texts = spoken_of()
    assert names >= MORE_NODES
    assert texts >= MORE_KEYWORDS - DONE_BY_FACTS


def test_nothing_is_listed_twice() -> None:
    """What shipped cards are made of needs no list."""
    used = [node for tree in shipped().values() for node in nodes((tree.abilities, tree.others))]
    assert not MORE_NODES & {type(node).__name__ for node in used}
    assert not MORE_KEYWORDS & {node.name for node in used if isinstance(node, Keyword)}


def test_keywords_that_stand_for_abilities_are_written_out() -> None:
    """The keyword stays, what it means follows; also where something else gives it."""
    prowess = keywords("prowess")
    found = written_out(prowess)
    assert found[0] == prowess[0]
    assert isinstance(found[1], Triggered)
    given = Static(creature(), (Gain(prowess),))
    assert written_out(given).changes[0].abilities == found


def test_what_is_written_out_is_run() -> None:
    """All that written-out keywords are made of, the engine runs."""
    for name in SPELLED:
        keyword = Keyword(name, cost("1"), 2)
        assert is_supported(keyword), name
