"""Trees that people wrote for cards that we don't ship, beside what is read of single paragraphs of their texts."""

from entaku.oracle.ir.abilities import Ability, SpellAbility
from entaku.oracle.reading.coverage import missing_as_read, read_faces
from entaku.oracle.trees import shipped, written
from tests.oracle.reading.official import in_todays_words, of_all

LEAST_READ = 380
"""How many abilities of these cards are read at least from paragraphs of their own: fewer where trees went."""


def outline(ability: Ability) -> tuple[object, ...]:
    """What an ability is, apart from what it does: kind, zone, event, changes, rules, targets, when it is used."""
    parts = (getattr(ability, name, ()) for name in ("changes", "rules"))
    classes = tuple(tuple(type(part) for part in each) for each in parts)
    told = tuple(getattr(ability, name, None) for name in ("zone", "timing", "limit", "defines"))
    return type(ability), type(getattr(ability, "on", None)), len(getattr(ability, "targets", ())), *classes, *told


def test_what_is_read_of_a_paragraph_stands_in_the_tree() -> None:
    """An ability read from a card's text is in the tree written for it, of the same kind and in the same zone."""
    lacking = set()
    read = 0
    for name, tree in written().items():
        if name in shipped() or name not in of_all():
            continue
        for paragraphs, abilities in zip(read_faces(of_all()[name]), (tree.abilities, *tree.others), strict=True):
            outlines = {outline(each) for each in abilities}
            for one in (one for each in paragraphs if each.understood for one in each.abilities):
                if isinstance(one, SpellAbility):
                    continue  # what a spell does may be written as one
                read += 1
                if outline(one) not in outlines:
                    lacking.add((name, type(one).__name__))
    assert lacking == set()
    assert read >= LEAST_READ


def test_no_tree_is_written_of_what_is_read() -> None:
    """A card that we don't ship has a tree by hand only as long as its text isn't read, and all of it shown."""
    readable = {name for name in written() if name not in shipped() and name in of_all() and is_full_as_read(name)}
    assert readable == set()


def is_full_as_read(name: str) -> bool:
    """Whether a card would be played in full without its tree, by the words of 2022 and of today."""
    today = in_todays_words().get(name, of_all()[name])
    return not missing_as_read(of_all()[name])[0] and not missing_as_read(today)[0]
