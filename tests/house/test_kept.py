"""What was read of official texts is kept for the reader that read it, and for no other."""

from pathlib import Path

import networkx
import pytest
from tools.reached import whole

from tests.oracle.reading.kept import ROOMS, Readings, digest_of

HASTE = ("Haste", "Moss", ("Creature",))


@pytest.mark.xdist_group("graph of imports")
def test_the_reader_lies_in_the_rooms_that_stand_for_it() -> None:
    """Whatever reading a text can reach, a change of it has the texts read anew."""
    reached = networkx.descendants(whole(), Path("src/entaku/oracle/reading/reader.py"))
    assert len(reached) > 100
    assert {path for path in reached if path.parts[:2] != ("src", "entaku") or path.parts[2] not in ROOMS} == set()


def test_another_reader_has_another_name(tmp_path: Path) -> None:
    """A byte of a module, a file of data, the name of a file: each makes another reader."""
    module, data = tmp_path / "reader.py", tmp_path / "deeper" / "words.json"
    data.parent.mkdir()
    module.write_text("1")
    data.write_text("[]")
    found = {digest_of(tmp_path)}
    module.write_text("2")
    found.add(digest_of(tmp_path))
    data.write_text("[1]")
    found.add(digest_of(tmp_path))
    data.rename(data.with_name("sayings.json"))
    found.add(digest_of(tmp_path))
    assert len(found) == 4
    (tmp_path / "notes.md").write_text("nothing that is read")
    assert digest_of(tmp_path) in found


def test_what_was_read_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next run has it of the same reader, to the letter; with other words or another type it is another text."""
    first = Readings(tmp_path, "one")
    read = first.read(*HASTE)
    first.keep()
    again, other = Readings(tmp_path, "one"), Readings(tmp_path, "two")
    assert (again.read(*HASTE), again.fresh, other.read(*HASTE), other.fresh) == (read, 0, read, 1)
    again.read("Haste", "Moss", ("Instant",))
    again.read("Haste", "Moss", ("Creature",), legendary=True)
    again.read("Flying", "Moss", ("Creature",))
    assert again.fresh == 3


def test_workers_keep_beside_each_other_and_old_readers_go(tmp_path: Path) -> None:
    """What two read is both kept; a reader that was changed leaves nothing, and a spoilt file is as good as none."""
    one, two = Readings(tmp_path, "one"), Readings(tmp_path, "one")
    one.read(*HASTE)
    two.read("Flying", "Moss")
    one.keep()
    two.keep()
    assert len(Readings(tmp_path, "one").known) == 2
    other = Readings(tmp_path, "other")
    other.read(*HASTE)
    other.keep()
    assert [path.name for path in tmp_path.iterdir()] == ["other.msgpack"]
    (tmp_path / "other.msgpack").write_bytes(b"spoilt")
    assert Readings(tmp_path, "other").known == {}
