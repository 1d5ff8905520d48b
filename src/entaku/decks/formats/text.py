"""Plain text and MTG Arena lists: a count and a name a line, in sections."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from entaku.cards.cubes.cube import CustomCard
from entaku.cards.cubes.typed import custom, parts_of, words_of
from entaku.cards.naming.headings import Part
from entaku.cards.naming.lines import CardLine, Heading, Remark, read_line
from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.kernel.errors import Unreadable

_TITLES: Final[dict[Part, str]] = {
    "commanders": "Commander", "main": "Deck", "sideboard": "Sideboard", "conspiracies": "Conspiracy",
}  # fmt: skip
ENDS_AT_A_GAP: Final[tuple[Part, ...]] = ("commanders", "companion")
"""Parts of a card or two: after a blank line, or under a heading such as “Creatures”, comes the deck."""
MOST_COPIES: Final = 9999
COMMANDERS_AT_MOST: Final = 2
ALONE_IN_FRONT: Final = 50
"""A first block of one or two cards before at least so many is the commander's."""


class _Line(Struct, frozen=True):
    """A card of the list: in which block between blank lines it is, and the part that its heading or mark names."""

    block: int
    part: Part | None
    entry: DeckEntry
    described: CustomCard | None = None


def read(text: str, file: str) -> Deck:
    """A deck from a plain or an Arena list.

    Sections have headings; `SB:` marks single lines, `*CMDR*` and “統率者：” commanders.  Where nothing says so, a
    second block after a blank line is the sideboard, and a first block of one or two cards before a large one the
    commanders.  A line may say what its card is, if nobody knows it: see `cubes.typed`.  Raises Unreadable, naming
    file and line.
    """
    lines, name = _lines(text, file)
    parts: dict[Part, list[DeckEntry]] = {part: [] for part in (*_TITLES, "companion", "left out")}
    unmarked = _unmarked_parts(lines)
    for line in lines:
        parts[unmarked[line.block] if line.part is None else line.part].append(line.entry)
    beside = {entry.name for entry in parts["sideboard"]}  # Arena lists a companion in both sections
    parts["sideboard"] += [entry for entry in parts["companion"] if entry.name not in beside]
    described = {line.described.card.name: line.described for line in reversed(lines) if line.described is not None}
    own = tuple(described[name] for name in reversed(described))
    return Deck(**{part: gathered(parts[part]) for part in _TITLES}, name=name, described=own)


def is_headed(text: str) -> bool:
    """Whether a list says which part its cards belong to, by headings or by marks at commanders.

    >>> is_headed("Commander\\n1 Phelddagrif"), is_headed("1 Phelddagrif *CMDR*"), is_headed("1 Phelddagrif\\n1 Forest")
    (True, True, False)
    """
    for line in text.removeprefix("\ufeff").splitlines():
        typed = parts_of(line)
        read = read_line(line if typed is None else typed[0])
        if isinstance(read, Heading) and read.part != "group":
            return True
        if isinstance(read, CardLine) and read.part == "commanders":
            return True
    return False


def _lines(text: str, file: str) -> tuple[list[_Line], str]:
    found: list[_Line] = []
    name, in_about, block = "", False, 0
    part: Part | None = None
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        content = line.strip()
        if not content:
            block += bool(found) and found[-1].block == block
            in_about = False
            if part in ENDS_AT_A_GAP and found and found[-1].part == part:
                part = None
        elif content.casefold() == "about":
            in_about = True
        elif in_about and content.casefold().startswith("name "):
            name = content[5:].strip()
        else:
            typed = parts_of(content)
            read = read_line(line if typed is None else typed[0])
            if isinstance(read, Heading):
                if read.part != "group":
                    part = read.part
                elif part in ENDS_AT_A_GAP and found and found[-1].part == part:
                    part = "main"
            elif not isinstance(read, Remark):
                entry = _entry(read, content, file, number)
                described = None if typed is None else custom(entry.name, typed[1])
                found.append(_Line(block, (read.part if read else None) or part, entry, described))
    return found, name


def _unmarked_parts(lines: list[_Line]) -> dict[int, Part]:
    """The part that each block is where nothing names one."""
    sizes: dict[int, int] = {}
    for line in lines:
        if line.part is None:
            sizes[line.block] = sizes.get(line.block, 0) + line.entry.count
    blocks: dict[int, Part] = dict.fromkeys(sizes, "main")
    if len(sizes) == 2 and not any(line.part == "sideboard" for line in lines):
        first, second = sizes
        if sizes[first] <= COMMANDERS_AT_MOST and sizes[second] >= ALONE_IN_FRONT:
            blocks[first] = "commanders"
        else:
            blocks[second] = "sideboard"
    return blocks


def _entry(read: CardLine | None, content: str, file: str, number: int) -> DeckEntry:
    """The card of a line."""
    if read is None:
        raise Unreadable("deck-line-broken", file=file, line=number, text=content[:60])
    if read.count == 0:
        raise Unreadable("deck-count-broken", file=file, line=number, card=read.name[:60])
    if read.count > MOST_COPIES:
        raise Unreadable("deck-line-broken", file=file, line=number, text=content[:60])
    return DeckEntry(read.count, read.name, read.set_code, read.number, read.foil)


def write(deck: Deck) -> str:
    """The deck as plain text: the parts under their names, without printings, and what is said of cards behind them."""
    return _written(deck, {one.card.name: f" | {words_of(one)}" for one in deck.described}, printings=False)


def write_arena(deck: Deck) -> str:
    """The deck as MTG Arena's import takes it: with sets and numbers where they are known."""
    return (f"About\nName {deck.name}\n\n" if deck.name else "") + _written(deck, {}, printings=True)


def _written(deck: Deck, described: Mapping[str, str], *, printings: bool) -> str:
    parts, left = [], dict(described)
    for part, title in _TITLES.items():
        entries: tuple[DeckEntry, ...] = getattr(deck, part)
        if entries:
            lines = (_line(entry, printings, left.pop(entry.name, "")) for entry in entries)
            parts.append(f"{title}\n" + "".join(lines))
    return "\n".join(parts)


def _line(entry: DeckEntry, printings: bool, said: str) -> str:
    printing = f" ({entry.set_code})" if printings and entry.set_code else ""
    number = f" {entry.number}" if printing and entry.number else ""
    foil = " *F*" if printings and entry.foil else ""
    return f"{entry.count} {entry.name}{printing}{number}{foil}{said}\n"
