"""One line of a list, whoever wrote it: a card with its count, printing and marks, a heading, or a remark.

Every list of cards is read by this reader: decks, cubes, prizes, added cards, files that are imported.
"""

import re
from typing import Final

from msgspec import Struct

from entaku.oracle.naming.headings import Part, heading_of, led_by, title_of
from entaku.oracle.naming.spelling import narrow

LONGEST_LINE: Final = 400
_J = "ぁ-ヿ々〆〇一-鿿"
_NAME_IN_BRACKETS = re.compile(
    r"(?P<before>[^《》]*?)(?:《(?P<name>[^《》]+)》|^(?P<spoken>[「『](?P<inner>[^《》「」『』]+)[」』]))(?P<after>[^《》]*)"
)
_REMARK = re.compile(r"(?:^|\s)#(?P<text>.*)$")
_BULLET = re.compile(r"[*・•●○◯■□◆◇►▶]\s*(?=\S)|[-–]\s+(?=\d)")
_BULLET_BEFORE_BRACKETS = re.compile(r"[*・•●○◯■□◆◇►▶\-–]\s*|o\s+")
_SIDE = re.compile(r"SB:\s*", re.IGNORECASE)
_COUNT = re.compile(
    rf"(?:[xX×✕]\s*)?(?P<count>\d+)(?:\s*[xX×✕](?=\s+\S|[{_J}《「『\[])|\s*枚の?|(?=[\s《「『:]|$))\s*(?::\s*)?"
)
_SET_BEFORE = re.compile(r"\[(?P<set>[A-Za-z0-9_]{2,8})(?:[:#](?P<number>[^\]\s]+))?\]\s*(?=\S)")
_FOIL = re.compile(
    r"(?:(?:^|\s)\+F|\*(?:F|E|foil|etched|f-etch|f-pre)\*|[(\[【★☆](?:F|E|FE|foil|etched|フォイル)[)\]】]?)$",
    re.IGNORECASE,
)
_FOIL_BEHIND_PRINTING = re.compile(r"\s[Ff]$")
_FOIL_ALONE = re.compile(r"\s*(?:foil|フォイル)", re.IGNORECASE)
_LEADS = re.compile(r"(?:\*CMDR\*|[(【](?:commander|統率者|ジェネラル)[^)】]*[)】])$", re.IGNORECASE)
_BESIDE = re.compile(r"[(\[【](?P<part>sideboard|サイドボード|サイド|maybeboard)[^\])】]*[)\]】]$", re.IGNORECASE)
_CATEGORIES = re.compile(r"\s\[(?P<categories>[^\[\]]*)\]$")
_LABEL = re.compile(r"(?:\s\^[^^]*\^|\s\*[A-Za-z-]{1,12}\*|\s*,)$")
_TREATMENT = re.compile(r"\s<(?:(?P<number>\d[^<>\s]*)|[^<>]*)>$")
_PICTURE = re.compile(r"\s\(\d{1,3}\)$")
_FLAGS = re.compile(r"\{[^{}]*\}")
_COUNT_AFTER = re.compile(
    rf"(?:(?:^|\s|(?<=[{_J}]))[xX]|\s*[×✕])\s*(?P<times>\d+)\s*枚?$|(?:^|\s|(?<=[{_J}]))(?P<sheets>\d+)\s*枚$"
)
_ONLY_NUMBER = re.compile(r"\s*:?\s*(?P<count>\d{1,2})$")
_PRINTING = re.compile(
    rf"(?:^|\s|(?<=[{_J})]))[(\[](?P<set>[A-Z0-9_]{{2,8}}|[a-z0-9_]{{2,8}})(?:[:#](?P<inside>[A-Za-z0-9★†☆Φ-]+))?[)\]]"
    r"(?:(?:\s+#?|(?=\d))(?P<number>[A-Za-z0-9★†☆Φ-]+))?$"
)
_NOTE = re.compile(r"\s*\([^()]*\)")


class CardLine(Struct, frozen=True):
    """A card of a list, as it is written.

    count    what the line says, 1 where it says nothing; it may be 0, or far too large
    part     the part of a deck that the line itself names, None if it names none
    """

    name: str
    count: int = 1
    set_code: str = ""
    number: str = ""
    foil: bool = False
    part: Part | None = None


class Heading(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A line that begins a part of a list; `title` is what one says that its writer thought of."""

    part: Part
    title: str = ""


class Remark(Struct, frozen=True):
    """A line that says nothing of the list: blank, or a comment."""


ListLine = CardLine | Heading | Remark


class _Marks(Struct):
    """What was found at the end of a line so far."""

    count: int | None = None
    set_code: str = ""
    number: str = ""
    foil: bool = False
    part: Part | None = None
    set_before: bool = False


def read_line(line: str) -> ListLine | None:
    """What a line of a list says; None for one that is neither a card nor anything else that lists have.

    >>> read_line("４枚　《歯車式司書／Cogwork Librarian》（CNS）58 *F*")
    CardLine(name='歯車式司書／Cogwork Librarian', count=4, set_code='CNS', number='58', foil=True, part=None)
    >>> read_line("統率者：永遠王、ブレイゴ").part, read_line("サイドボード（15枚）")
    ('commanders', Heading(part='sideboard'))
    >>> read_line("# mine"), read_line("(((")
    (Remark(), None)
    """
    content = line.strip().removesuffix(",").rstrip()
    if not content:
        return Remark()
    if content.startswith(("#", "＃", "//")):
        part = heading_of(content)
        return Remark() if part is None else Heading(part)
    if len(content) > LONGEST_LINE:
        return None
    part = heading_of(content)
    if part is not None:
        return Heading(part)
    title = title_of(content)
    return _card(content) if title is None else Heading("group", title)


def _card(content: str) -> CardLine | None:
    """The card of a line that is no heading."""
    marks = _Marks()
    if remark := _REMARK.search(narrow(content)):
        if remark["text"].strip(" !").casefold() == "commander":
            marks.part = "commanders"
        content = content[: remark.start()].rstrip()
    if led := led_by(content):
        marks.part, content = led
    elif side := _SIDE.match(content):
        marks.part, content = "sideboard", content[side.end() :]
    bracketed = _NAME_IN_BRACKETS.fullmatch(content)
    return _unbracketed(content, marks) if bracketed is None else _bracketed(bracketed, marks)


def _bracketed(found: re.Match[str], marks: _Marks) -> CardLine | None:
    """A card whose name stands in 《…》: nothing of the name is taken for anything else."""
    before, after = found["before"], found["after"].rstrip()
    if bullet := _BULLET_BEFORE_BRACKETS.match(before):
        before = before[bullet.end() :]
    count = _COUNT.fullmatch(narrow(before).strip()) if before.strip() else None
    if before.strip() and count is None:
        return None
    if count is not None:
        marks.count = int(count["count"][:12])
    end = _without_marks(after, marks)
    if marks.count is None and (number := _ONLY_NUMBER.fullmatch(narrow(after[:end]))):
        marks.count, end = int(number["count"]), 0
    rest = _NOTE.sub("", narrow(after[:end])).strip()
    if _FOIL_ALONE.fullmatch(rest):
        marks.foil = True
    elif rest:
        return None
    return _made(found["name"] or found["inner"], marks)


def _unbracketed(content: str, marks: _Marks) -> CardLine | None:
    flat = narrow(content)
    start = 0
    if bullet := _BULLET.match(flat):
        start = bullet.end()
    count = _COUNT.match(flat, start)
    if count is not None and count.end() < len(flat):
        start, marks.count = count.end(), int(count["count"][:12])
    if printed := _SET_BEFORE.match(flat, start):
        marks.set_code, marks.number, marks.set_before = printed["set"].upper(), printed["number"] or "", True
        start = printed.end()
    end = start + _without_marks(content[start:], marks)
    return _made(content[start:end], marks)


def _made(name: str, marks: _Marks) -> CardLine | None:
    name = " ".join(name.split())
    if not any(letter.isalpha() or letter in "_+" for letter in name):
        return None
    copies = marks.count
    return CardLine(name, 1 if copies is None else copies, marks.set_code, marks.number, marks.foil, marks.part)


def _without_marks(text: str, marks: _Marks) -> int:
    """Take from the end of the text what it says of the card; where the rest of it ends."""
    flat = narrow(text)
    end = len(flat.rstrip())
    while (found := _taken(flat[:end], marks)) is not None:
        end = len(flat[:found].rstrip())
    return end


def _taken(text: str, marks: _Marks) -> int | None:
    """Note the last thing that a text says of its card; where it begins, None if the text ends with none."""
    if found := _FOIL.search(text):
        marks.foil = True
    elif found := _LEADS.search(text):
        marks.part = "commanders"
    elif found := _BESIDE.search(text):
        marks.part = "maybeboard" if found["part"].casefold() == "maybeboard" else "sideboard"
    elif (found := _FOIL_BEHIND_PRINTING.search(text)) and _PRINTING.search(text[: found.start()]):
        marks.foil = True
    elif not marks.set_code and (found := _PRINTING.search(text)):
        marks.set_code = found["set"].upper()
        marks.number = found["inside"] or found["number"] or marks.number
    elif found := _CATEGORIES.search(text):
        _sort(found["categories"], marks)
    elif found := _TREATMENT.search(text):
        marks.number = marks.number or found["number"] or ""
    elif found := _LABEL.search(text) or (_PICTURE.search(text) if marks.set_before else None):
        pass
    elif marks.count is None and _ends_like_a_count(text) and (found := _COUNT_AFTER.search(text)):
        marks.count = int((found["times"] or found["sheets"])[:12])
    return None if found is None else found.start()


def _sort(categories: str, marks: _Marks) -> None:
    """Put a card where one of its categories belongs; one that is out of the deck by a flag lies beside it."""
    for category in categories.split(","):
        named = heading_of(_FLAGS.sub("", category))
        if named in ("commanders", "companion", "sideboard", "maybeboard"):
            marks.part = named
        elif "{noDeck}" in category and marks.part is None:
            marks.part = "maybeboard"


def _ends_like_a_count(text: str) -> bool:
    """Whether the last letter is one that a count ends with: most lines' isn't, and looking for a count takes long."""
    return text.endswith("枚") or text[-1:].isdecimal()
