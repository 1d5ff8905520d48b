"""The file of dungeons: their rooms, from the topmost to the bottommost, written as trees are.  (CR 309)

A room has what it `does`, an instruction an entry, its `targets`, and the rooms `to` which its arrows point.
"""

from collections.abc import Mapping
from importlib import resources

from entaku.oracle.documents import Fields, Trouble, fields, read_document, text, texts
from entaku.oracle.dungeon_cards import Dungeon, Room
from entaku.oracle.ir import families
from entaku.oracle.ir.abilities import Target
from entaku.oracle.tree_files import in_file, listed, part_of, read_names

FILE = "dungeons.yaml"
KEYS = ("names", "dungeons")
DUNGEON = ("by name", "rooms")
ROOM = ("does", "targets", "to")


def read_file() -> tuple[Dungeon, ...]:
    """The dungeons of the file that we ship.  Raises Unreadable."""
    return read_dungeons(resources.files("entaku.sets").joinpath(FILE).read_text(encoding="utf-8"), FILE)


def read_dungeons(content: str, file: str) -> tuple[Dungeon, ...]:
    """What a file says of dungeons.  Raises Unreadable, naming the file, the dungeon and the line."""
    where = file
    found: list[Dungeon] = []
    try:
        written = fields(read_document(content), file, KEYS)
        own = read_names(written)
        for name, value in listed(written, "dungeons").items():
            where = f"{file} ({name})"
            found.append(_dungeon(name, fields(value, name, DUNGEON), own))
    except Trouble as problem:
        raise in_file(problem, where) from problem
    return tuple(found)


def _dungeon(name: str, written: Fields, own: Mapping[str, object]) -> Dungeon:
    rooms = listed(written, "rooms")
    names = list(rooms)
    found = tuple(_room(room, fields(value, room, ROOM), names, own) for room, value in rooms.items())
    return Dungeon(name, found, "by name" in written.of and text(written.of["by name"], "by name").text == "true")


def _room(name: str, written: Fields, rooms: list[str], own: Mapping[str, object]) -> Room:
    do = tuple(part_of(line, families.AnyInstruction, own) for line in texts(written.of["does"], "does"))
    targets = texts(written.of["targets"], "targets") if "targets" in written.of else ()
    to = texts(written.of["to"], "to") if "to" in written.of else ()
    for line in to:
        if line.text not in rooms:
            raise Trouble("document-key-unknown", line.line, word=line.text, what="to", known=", ".join(rooms))
    return Room(
        name, do, tuple(part_of(line, Target, own) for line in targets), tuple(rooms.index(line.text) for line in to)
    )
