"""Reads official English: the tree of a text, and whether the tree, said again, is the text."""

import logging
import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

import entaku.oracle.saying.english.grammar  # noqa: F401  (makes the tables)
from entaku.oracle.ir.abilities import Ability, Keyword, NotUnderstood, Static
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.things import Giver, Is, Self
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.reading.normal import normal, paragraphs
from entaku.oracle.reading.suspect import OTHER, suspect
from entaku.oracle.saying.english.telling import KINDS, Telling, Unsayable

log = logging.getLogger("entaku.oracle")


class Paragraph(Struct, frozen=True):
    """A paragraph of a text: what it means, whether it was understood; `wording` is how it was worded."""

    text: str
    abilities: tuple[Ability, ...]
    understood: bool
    wording: tuple[tuple[str, int], ...] = ()


def readings(line: str, spell: bool, attached: int = 0, host: str = "") -> Iterator[Paragraph]:
    """Every way in which a normal paragraph can be read so that, said again, it gives back every word.

    What comes first is meant.
    """
    told = Telling(spell=spell, attached=attached)
    for abilities, end, then in KINDS["keyword row"].read(line, 0, told):
        if end == len(line) and _same(line, abilities, "keyword row", then.trail, told):
            yield Paragraph(line, abilities, understood=True, wording=then.trail)
    for abilities, end, then in KINDS["anchored"].read(line, 0, told):
        if end == len(line) and _same(line, abilities, "anchored", then.trail, told):
            yield Paragraph(line, abilities, understood=True, wording=then.trail)
    told = told._replace(host=host)
    for ability, end, then in KINDS["line"].read(line, 0, told):
        if end == len(line) and not _gives_its_own(line, ability) and _same(line, ability, "line", then.trail, told):
            yield Paragraph(line, (ability,), understood=True, wording=then.trail)


def read_paragraph(line: str, spell: bool, attached: int = 0, host: str = "") -> Paragraph:
    """One normal paragraph, understood if there is a reading that gives back every word.

    People bring texts that nobody has seen: a phrase that fails at one is logged, and the words are left as they are.
    """
    left = Paragraph(line, (NotUnderstood(line),), understood=False)
    try:
        return next(readings(line, spell, attached, host), left)
    except Exception:  # whatever a phrase stumbles over
        log.exception("Not understood, as reading it failed: %s", line)
        return left


_QUOTED_NAME = re.compile(r'"[^"]*~[^"]*"')
_QUOTED_SELF = re.compile(r'"[^"]*(?<!named )~[^"]*"')


def _gives_its_own(line: str, ability: Ability) -> bool:
    """Whether the card gives other things an ability that names the card itself, which no tree says.  (CR 201.5a)"""
    if _QUOTED_NAME.search(line) is None:
        return False
    if any(isinstance(one, Giver) for one in nodes(ability, lambda one: not isinstance(one, Gain))):
        return True
    tokens = (one for one in nodes(ability) if isinstance(one, Token) and _QUOTED_SELF.search(line))
    if any(not isinstance(one, Keyword) for token in tokens for one in token.abilities):
        return True  # what is made has its abilities by itself, and nothing in them says what made it
    givers = (node for node in nodes(ability) if isinstance(node, Static | Apply) and node.what != Self())
    gains = (change for node in givers for change in node.changes if isinstance(change, Gain) and not names_it(change))
    return any(not isinstance(one, Keyword) for gain in gains for one in gain.abilities)


def names_it(gain: Gain) -> bool:
    """Whether the abilities that something gains speak of the card that gives them."""
    return any(isinstance(one, Giver) for one in nodes(gain))


def _same(line: str, value: object, kind: str, trail: tuple[tuple[str, int], ...], told: Telling) -> bool:
    """Whether the value, said with the wordings that were found, is the line."""
    try:
        said, _ = KINDS[kind].say(value, told._replace(trail=trail))
    except Unsayable:
        return False
    return said == line or said.lower() == line.lower()


def read_text(text: str, name: str, types: Sequence[str] = (), legendary: bool = False) -> list[Paragraph]:
    """The paragraphs of a card's official text, read."""
    spell = "Instant" in types or "Sorcery" in types
    found: list[Paragraph] = []
    attached, host = 0, ""
    for line in paragraphs(normal(text, name, legendary)):
        one = read_paragraph(line, spell, attached, host)
        if any(OTHER in suspect(ability, types) for ability in one.abilities):
            one = Paragraph(line, (NotUnderstood(line),), understood=False)
        found.append(one)
        if one.understood and isinstance(one.abilities[0], Keyword):
            attached = _attached(one.abilities[0], attached)
            host = _host(one.abilities[0], host, types)
    return found


def _attached(keyword: Keyword, before: int) -> int:
    """Which words say what the card is attached to, after one of its keywords."""
    return 1 if keyword.name == "equip" else before


def _host(keyword: Keyword, before: str, types: Sequence[str]) -> str:
    """The type of what a card may be attached to by one of its keywords, if the card isn't of that type itself."""
    on = "Creature" if keyword.name == "equip" else ""
    if keyword.name == "enchant":
        on = next((one.what for one in keyword.where if isinstance(one, Is)), "")
    return on if on and on not in types else before
