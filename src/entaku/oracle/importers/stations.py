"""Station symbols as some files have them: each, and the box with the size, in a line of its own.  (CR 2026 721.2)"""

import re
from itertools import pairwise

from msgspec import structs

from entaku.oracle.card import Face

_SYMBOL = re.compile(r"STATION (\d+\+)")
_BOX = re.compile(r"(\d+)/(\d+)")


def told_as_printed(face: Face, text: str) -> tuple[Face, str]:
    """A face with its text, each station symbol before what stands in its striation, and the size on the face.

    Where a symbol stands before nothing, or the box isn't the last line, both stay as they are.

    >>> ark = Face("Ark", types=("Artifact",), subtypes=("Spacecraft",))
    >>> face, text = told_as_printed(ark, "Station\\nSTATION 8+\\nFlying\\nVigilance\\n5/4")
    >>> text.split("\\n"), face.power, face.toughness
    (['Station', '8+ | Flying', 'Vigilance'], '5', '4')
    """
    lines = text.split("\n")
    box = _BOX.fullmatch(lines[-1])
    rest = lines[:-1] if box else lines
    symbols = [_SYMBOL.fullmatch(line) for line in rest]
    if not any(symbols) or any(map(_BOX.fullmatch, rest)) or _is_empty(symbols):
        return face, text
    if box and face.power is None and face.toughness is None:
        face = structs.replace(face, power=box[1], toughness=box[2])
    elif box:
        return face, text
    told = [
        f"{before[1]} | {line}" if before else line
        for line, before in zip(rest, (None, *symbols[:-1]), strict=True)
        if not _SYMBOL.fullmatch(line)
    ]
    return face, "\n".join(told)


def _is_empty(symbols: list[re.Match[str] | None]) -> bool:
    """Whether a symbol stands before another, or at the end."""
    return symbols[-1] is not None or any(one and other for one, other in pairwise(symbols))
