"""The trees that are written by hand: their files, and how they are loaded."""

import os
import re
from collections import Counter
from pathlib import Path

import pytest
from tools.trees.expressions import Writing
from tools.trees.files import read, written_out
from tools.trees.kinds import kind

from entaku.kernel.errors import Unreadable
from entaku.oracle import compiled_trees
from entaku.oracle.compiled_trees import MADE, kept
from entaku.oracle.dungeon_files import read_dungeons
from entaku.oracle.dungeon_files import read_file as read_dungeon_file
from entaku.oracle.dungeons import dungeons
from entaku.oracle.ir.abilities import NotUnderstood
from entaku.oracle.ir.actions import Unknown
from entaku.oracle.ir.expressions import read_ability
from entaku.oracle.ir.walking import nodes
from entaku.oracle.tree_files import read_files, read_trees
from entaku.oracle.trees import SHIPPED, shipped, written
from tests.oracle.reading.official import of_all, of_later

SETS = Path("src/entaku/sets")
FILES = sorted((SETS / "trees").glob("*.yaml"))


def test_a_card_has_one_written_tree() -> None:
    """No two files write the same card: the later would silently take the place of the earlier."""
    times = Counter(each.tree.name for found in read_files().values() for each in found)
    assert len(times) > 500
    assert {name for name, count in times.items() if count > 1} == set()


def test_what_is_loaded_is_what_is_written() -> None:
    """What was kept of the files is what they say, tree by tree."""
    found = {each.tree.name: each.tree for trees in read_files().values() for each in trees}
    assert {name: tree for name, tree in written().items() if name in found} == found
    assert (
        written().keys() - found.keys()
        == shipped().keys() - found.keys()
        == {"Plains", "Island", "Swamp", "Mountain", "Forest"}
    )
    assert tuple(dungeons().values()) == read_dungeon_file()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_trees_is_in_order(file: Path) -> None:
    """Read and written again it is the same, with its comments: cards by the alphabet, nothing said that needn't be."""
    content = file.read_text(encoding="utf-8")
    again = written_out(read(content, file.name))
    assert content == again, "python -m tools.trees"
    assert read_trees(again, file.name) == read_files()[file.stem]


def test_an_ability_that_is_written_is_read_back() -> None:
    """Of every written tree each ability, without the names of its file, is the same after writing and reading."""
    writing = Writing({})
    abilities = {each for tree in written().values() for face in (tree.abilities, *tree.others) for each in face}
    assert {each for each in abilities if read_ability(str(writing.said(each))) != each} == set()
    assert {each for each in abilities if read_ability(" ".join(writing.said(each).lines(6, 60))) != each} == set()


def test_comments_stay_with_what_they_are_about() -> None:
    """Those of the file, of a name, of a card, and of what is inside one, which then stands before it."""
    content = """# Of all.

names:
  # Of a name.
  DRAWN: Draw(7)

cards:
  Cat:
    does: [flying]
    # Of the cat.
    other: []
  # Of the ape.
  Ape:
    does:
    - does(DRAWN)
"""
    ordered = """# Of all.

names:
  # Of a name.
  DRAWN: Draw(7)

cards:
  # Of the ape.
  Ape:
    does:
    - does(DRAWN)
  # Of the cat.
  Cat:
    does: [flying]
    other: []
"""
    assert written_out(read(content, "cats.yaml")) == ordered
    assert written_out(read(ordered, "cats.yaml")) == ordered


WRONG = [
    ("cards: {Cat: {does: Qzxj()}}", "cats.yaml (Cat), line 1: the ability “Qzxj()” can't be read (Qzxj)."),
    (
        "cards:\n  Cat:\n    does:\n    - whenever(Dies(SELF), Drw())",
        "cats.yaml (Cat), line 4: abilities are not written with “Drw”. Meant: Draw",
    ),
    (
        "cards:\n  Cat:\n    does:\n    - does(Draw(amout=2))",
        "cats.yaml (Cat), line 4: “Draw” has no “amout”. Meant: amount?",
    ),
    (
        "cards: {Cat: {does: does(Draw(SELF))}}",
        "the ability “does(Draw(SELF))” can't be read ('Self' is none of the possible values, at $.do[0].amount.type).",
    ),
    ("cards: {Cat: {does: 'does(Draw('}}", "cats.yaml (Cat), line 1: the ability “does(Draw(” can't be read ("),
    ("cards: {Cat: {does: 'does(Draw(), do=1)'}}", "“does” has no “do”."),
    ("cards: {Cat: {does: 'ability(cost(\"1Q9x\"))'}}", "cats.yaml (Cat), line 1: the ability"),
    ("cards: {Cat: {does: makes(predefined('Tresure'))}}", "can't be read (Tresure: Clue, "),
    (
        "cards: {Cat: {does: flyng}}",
        "cats.yaml (Cat), line 1: the game knows no keyword ability “flyng”. Meant: flying?",
    ),
    ("cards: {Cat: {does: Draw}}", "cats.yaml (Cat), line 1: the ability “Draw” can't be read (Draw)."),
    ("cards: {Cat: {does: does(Draw)}}", "cats.yaml (Cat), line 1: the ability “does(Draw)” can't be read (Draw)."),
    ("cards: {Cat: {does: SELF(1)}}", "cats.yaml (Cat), line 1: the ability “SELF(1)” can't be read (SELF(1))."),
    ("cards: {Cat: {does: qzxj}}", "cats.yaml (Cat), line 1: the ability “qzxj” can't be read (qzxj)."),
    ("cards: {Cat: {dose: []}}", "cats.yaml (Cat), line 1: “dose” has no meaning in “Cat”. Meant: does?"),
    ("names: {FLY: Hass('flying')}", "cats.yaml, line 1: abilities are not written with “Hass”. Meant: Has"),
    (
        "cards: {Cat: {does: [flying], words: {1: It flies.}}}",
        "cats.yaml (Cat), line 1: there is no ability “1” to have these words; the first is 0.",
    ),
    ("cards: {Cat: {}, Cat: {}}", "cats.yaml, line 1: “Cat” is there twice."),
]


@pytest.mark.parametrize("content,sentence", WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_is_wrong_is_one_clear_sentence(content: str, sentence: str) -> None:
    """The file, the card, the line, and what isn't known there, with the nearest that is."""
    with pytest.raises(Unreadable) as problem:
        read_trees(content, "cats.yaml")
    assert sentence in str(problem.value)
    assert "cats.yaml" in problem.value.said("ja")
    assert "\n" not in str(problem.value)


def test_the_page_shows_a_file_that_is_read() -> None:
    """What docs/ir.md has as an example reads."""
    (example,) = re.findall(r"```yaml\n(.*?)```", Path("docs/ir.md").read_text(encoding="utf-8"), re.DOTALL)
    assert [each.tree.name for each in read_trees(example, "ir.md")] == [
        "Made-Up Herald",
        "Made-Up Seed // Made-Up Tree",
    ]


def test_a_room_that_leads_nowhere_is_told() -> None:
    """An arrow to a room that isn't there, with the file, the dungeon and the line."""
    content = (
        "dungeons:\n  Cellar:\n    rooms:\n      Stairs: {does: Draw(), to: Vualt}\n      Vault: {does: Draw(2)}\n"
    )
    with pytest.raises(Unreadable) as problem:
        read_dungeons(content, "cellar.yaml")
    assert str(problem.value).startswith("cellar.yaml (Cellar), line 4: “Vualt” has no meaning in “to”.")
    assert [room.to for room in read_dungeons(content.replace("Vualt", "Vault"), "")[0].rooms] == [(1,), ()]


def test_trees_hold_no_text_of_a_card() -> None:
    """What isn't understood stays text, and such text isn't ours to ship."""
    assert [
        each for tree in written().values() for each in nodes(tree) if isinstance(each, NotUnderstood | Unknown)
    ] == []


def test_words_of_our_own_stand_with_shipped_cards() -> None:
    """Whoever plays a card that we don't ship has its text."""
    assert {name for name, found in read_files().items() if any(each.words for each in found)} <= set(SHIPPED)


def test_trees_that_are_not_shipped_stand_by_their_kinds() -> None:
    """A card that we don't ship is found in the file of what it is."""
    stands = {each.tree.name: name for name, found in read_files().items() for each in found if name not in SHIPPED}
    known = {name: of_all().get(name) or of_later().get(name) for name in stands}
    assert {name: kind(each.card) for name, each in known.items() if each is not None} == {
        name: file for name, file in stands.items() if known[name] is not None
    }


def test_sets_hold_no_code() -> None:
    """Trees are data: no module lies beside them but the one that makes the folder a package."""
    assert [str(file.relative_to(SETS)) for file in SETS.rglob("*.py")] == ["__init__.py"]


def test_what_is_kept_is_made_anew_when_a_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read once, and again when a file has changed or came, or when what was kept can't be read."""
    (tmp_path / "trees").mkdir()
    file = tmp_path / "trees" / "cats.yaml"
    file.write_text("cards: {}")
    monkeypatch.setattr(compiled_trees, "folder", lambda: tmp_path)
    times = 0

    def read() -> str:
        nonlocal times
        times += 1
        return "Cat"

    def again() -> int:
        compiled_trees.mark.cache_clear()
        assert kept("cats", read) == "Cat"
        return times

    assert (again(), again()) == (1, 1)
    os.utime(file, ns=(1, 1))
    assert (again(), again()) == (2, 2)
    (tmp_path / "trees" / "dogs.yaml").write_text("")
    assert (again(), again()) == (3, 3)
    (tmp_path / MADE / "cats.pickle").write_bytes(b"something else")
    assert (again(), again()) == (4, 4)
    assert [one.name for one in (tmp_path / MADE).iterdir()] == ["cats.pickle"]
    compiled_trees.mark.cache_clear()


def test_what_a_wheel_was_built_with_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read, and nothing is written."""
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "cats.pickle").write_bytes(compiled_trees.packed(("Cat",)))
    monkeypatch.setattr(compiled_trees, "folder", lambda: tmp_path)
    assert kept("cats", lambda: ("nobody",)) == ("Cat",)
    assert [one.name for one in tmp_path.iterdir()] == ["built"]
