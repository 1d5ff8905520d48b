"""Lists of a card a line: Arena's, Moxfield's, Archidekt's, Deckstats', Magic Workstation's, XMage's, and people's own.

Sections have headings; `SB:` marks single lines, `*CMDR*`, “統率者：” and categories single cards.  A line may say what
its card is, if nobody knows it: see `cubes.typed`.
"""

import re
from typing import Final

from msgspec.structs import replace

from entaku.kernel.errors import Unreadable
from entaku.oracle.cubes.typed import custom, parts_of
from entaku.oracle.lists.aside import LeftAside
from entaku.oracle.lists.listed import CardList, Gathered, Listed, Use, listed_as
from entaku.oracle.naming.headings import DeckPart, Part, heading_of
from entaku.oracle.naming.lines import CardLine, Heading, ListLine, Remark, read_line

ENDS_AT_A_GAP: Final[tuple[Part, ...]] = ("commanders", "companion")
"""Parts of a card or two: after a blank line, or under a heading such as “Creatures”, comes the deck."""
COMMANDERS_AT_MOST: Final = 2
ALONE_IN_FRONT: Final = 50
"""A first block of one or two cards before at least so many is the commander's."""
LARGEST_SIDEBOARD: Final = 15
RULES: Final = frozenset("-=*")
"""A line of these alone parts what is above it from what is below, as a blank one does."""
UNKNOWN: Final = "0"
"""Stands for the set and the number of a printing that nobody knows; XMage then takes any."""
_LINE_END = re.compile(r"\r\n|\r|\n")
_ABOUT = re.compile(r"about\s*:?", re.IGNORECASE)
_NAMED = re.compile(r"name\s+(?P<name>\S.*)", re.IGNORECASE)
"""What Arena writes under "About"."""
_COUNTED = re.compile(r"\s*\d{1,4}\s*[xX×枚]?\s")
"""Begins a line that says how many: in a list that has some, “Conspiracy” alone is a heading."""
_NUMBER_SIGN = re.compile(r"(?<=\S)(?P<blank>\s+)#(?=[^\s#])|(?<=[^\s#])#")
_PRINTED = re.compile(r"\[([A-Za-z0-9_]{2,8})#")
_QUOTED = re.compile(r"《[^《》]*》")
_HELD: Final = "\ue000"
"""Stands for a `#` that doesn't begin a remark while a line is read."""
_FACT = re.compile(r"(?P<what>[A-Z]{4,12})\s*:(?P<said>.*)|LAYOUT\s.*")
_OF_XMAGE = re.compile(
    r"(?P<sb>SB:\s*)?(?P<count>\d{1,4})\s+\[(?P<set>[^\]:\s]*):(?P<number>[^\]]*)\]\s*(?P<name>\S.*)"
)
LONGEST_FACT: Final = 300


def lines_of(text: str) -> list[str]:
    """The lines of a text, however they end, without the mark that some programs begin a file with."""
    return _LINE_END.split(text.removeprefix("\ufeff"))


def listed_in(line: str, use: Use, file: str, number: int) -> Listed | None:
    """The card of a line by itself, None where there is none.  Raises Unreadable for what can't be one."""
    read = line_of(line, use)
    if read is None:
        raise Unreadable("list-line-broken", file=file, line=number, text=line.strip()[:60])
    if not isinstance(read, CardLine):
        return None
    found = Gathered(file)
    found.put(listed_as(read), "main", number)
    return found.entries[0]


def is_of_xmage(lines: list[str]) -> bool:
    """Whether a list is XMage's: it says how its cards lie on the screen, or begins as only XMage's do."""
    if any(line.startswith(("LAYOUT MAIN:", "LAYOUT SIDEBOARD:")) for line in lines):
        return True
    said = (line.strip() for line in lines)
    first = next((line for line in said if line and not line.startswith(("#", "//"))), "")[:LONGEST_FACT]
    return first.startswith(("NAME:", "AUTHOR:", "EVENT:", "LAYOUT ")) or _OF_XMAGE.fullmatch(first) is not None


def of_xmage(lines: list[str], file: str) -> CardList:
    """XMage's .dck: `SB:` before what is in the sideboard, no part for commanders, facts among the cards."""
    found = Gathered(file)
    for number, line in enumerate(lines, start=1):
        content = line.strip()
        fact = _FACT.fullmatch(content)
        if fact is not None or not content or content.startswith(("#", "//")):
            if fact is not None and fact["what"] == "NAME":
                found.name = fact["said"].strip()
            continue
        entry = _xmage_card(content)
        if entry is None:
            found.aside.append(LeftAside(content[:60], "line"))
        else:
            found.put(entry, entry.part or "main", number)
    return found.listed(headed=False)


def _xmage_card(content: str) -> Listed | None:
    """The card of a line of XMage's; one without a printing has at least its count in front."""
    card = _OF_XMAGE.fullmatch(content[:LONGEST_FACT])
    if card is None:
        read = read_line(content) if _COUNTED.match(content.removeprefix("SB:")) else None
        if not isinstance(read, CardLine) or not read.count:
            return None
        beside: DeckPart = "sideboard" if read.part == "sideboard" else "main"
        return replace(listed_as(read), part=beside)
    if not int(card["count"]):
        return None
    code = "" if card["set"] == UNKNOWN else card["set"].upper()
    part: DeckPart = "main" if card["sb"] is None else "sideboard"
    return Listed(card["name"], int(card["count"]), code, card["number"] if code else "", part=part)


def in_lines(lines: list[str], file: str, use: Use) -> CardList:
    """A list of a card a line.  Raises Unreadable for a line that is no card, naming file and line."""
    reading = _Lines(file, use, counted=any(map(_COUNTED.match, lines)))
    for number, line in enumerate(lines, start=1):
        reading.take(line, number)
    found = reading.found
    if use == "deck":
        parts = _unmarked_parts(found.entries, reading.grouped)
        found.entries = [
            replace(entry, part=parts[entry.block]) if entry.part is None else entry for entry in found.entries
        ]
    return found.listed(headed=reading.headed)


class _Lines:
    """A list that is read line by line."""

    def __init__(self, file: str, use: Use, *, counted: bool) -> None:
        self.found = Gathered(file)
        self.headed = False
        self.grouped: set[int] = set()
        """The blocks that stand under a heading such as “Lands”."""
        self._use = use
        self._counted = counted
        self._part: Part | None = None
        self._begun = False
        """Whether there is a card under the last heading of a part already."""
        self._divided = False
        """Whether that part is divided by headings such as “Lands” itself."""
        self._block = 0
        self._filled = False
        self._about = False

    def take(self, line: str, number: int) -> None:
        """Read the next line."""
        content = line.strip()
        if all(letter in RULES for letter in content):
            self._gap()
        elif _ABOUT.fullmatch(content):
            self._about = True
        elif self._about and (named := _NAMED.fullmatch(content)):
            self.found.name = named["name"]
        else:
            self._say(content, number)

    def _gap(self) -> None:
        self._block += self._filled
        self._filled = self._about = False
        if self._part in ENDS_AT_A_GAP and self._begun:
            self._part = None

    def _say(self, content: str, number: int) -> None:
        typed = parts_of(content)
        read = line_of(content if typed is None else typed[0], self._use)
        if read is None:
            raise Unreadable("list-line-broken", file=self.found.file, line=number, text=content[:60])
        if self._counted and heading_of(content) == "conspiracies":
            self._head(Heading("conspiracies"))
        elif isinstance(read, Heading):
            self._head(read)
        elif isinstance(read, CardLine):
            part = read.part or self._part
            self.headed = self.headed or read.part == "commanders"
            self.found.put(replace(listed_as(read), block=self._block), part, number)
            self._begun = self._filled = True
            if typed is not None:
                self.found.customs.setdefault(read.name, custom(read.name, typed[1]))

    def _head(self, read: Heading) -> None:
        """Begin another part.  What stands under a card type is in the deck, unless the part itself is divided so."""
        if read.title:
            self.found.titles.append(read.title)
        if read.part != "group":
            self._part, self._begun, self._divided, self._about = read.part, False, False, False
            self.headed = True
            return
        self.grouped.add(self._block)
        if not self._begun:
            self._divided = self._part is not None
        elif self._part in ENDS_AT_A_GAP or not (self._part is None or self._divided or read.title):
            self._part = "main"


def _unmarked_parts(entries: list[Listed], grouped: set[int]) -> dict[int, Part]:
    """The part that each block is in where nothing names one.

    Of two the second is the sideboard, unless the first can only be the commander's; and so is a small last one where
    a heading such as “Lands” stands over each of the others.  What stands under such a heading never is.
    """
    sizes: dict[int, int] = {}
    for entry in entries:
        if entry.part is None:
            sizes[entry.block] = sizes.get(entry.block, 0) + entry.count
    blocks: dict[int, Part] = dict.fromkeys(sizes, "main")
    if len(sizes) < 2 or any(entry.part == "sideboard" for entry in entries):
        return blocks
    *others, last = sizes
    first = others[0]
    alone = first not in grouped and sizes[first] <= COMMANDERS_AT_MOST
    if len(sizes) == 2 and alone and sizes[last] >= ALONE_IN_FRONT:
        blocks[first] = "commanders"
    elif last not in grouped and (len(sizes) == 2 or (grouped.issuperset(others) and sizes[last] <= LARGEST_SIDEBOARD)):
        blocks[last] = "sideboard"
    return blocks


def line_of(line: str, use: Use) -> ListLine | None:
    """What a line says by itself.

    Where no deck is meant, a `#` before a word may belong to a name, as may anything in 《…》, and “Conspiracy” is a
    card's name.
    """
    if use == "deck":
        return read_line(line)
    read = read_line(_held(line))
    if isinstance(read, Heading) and read.part == "conspiracies":
        return Remark() if line.lstrip().startswith(("#", "//")) else CardLine(line.strip())
    if isinstance(read, CardLine):
        return replace(read, name=read.name.replace(_HELD, "#"))
    return read


def _held(line: str) -> str:
    """The line with every `#` that may belong to a name held back from being read as a remark's or a heading's."""
    if "#" not in line or line.lstrip().startswith(("#", "//")) or heading_of(line) is not None:
        return line
    printed = _PRINTED.sub(r"[\1:", line)
    quoted = _QUOTED.sub(lambda found: found[0].replace("#", _HELD), printed)
    return _NUMBER_SIGN.sub(lambda found: (found["blank"] or "") + _HELD, quoted)
