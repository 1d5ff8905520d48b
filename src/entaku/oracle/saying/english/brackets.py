"""Words in square brackets, which a spell that is cast for its cleave cost doesn't have.  (CR 702.148)"""

import re
from difflib import SequenceMatcher

from msgspec import structs

from entaku.oracle.ir.abilities import SpellAbility
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_BRACKETED = re.compile(r"\s*\[[^\]]*\]")
_FIRST_LETTER = re.compile(r"(?<=\. )\[([A-Z])(?=[a-z]+ )")
_MARK = re.compile(r"[^\w\s]")
_WORD = re.compile(r"\s*(?:[\w'/+{}~-]+|[^\w\s])")


def whole(text: str) -> str:
    """The text with what stands in brackets.

    >>> whole("destroy target [attacking] creature."), whole("draw a card. [You lose 1 life.]")
    ('destroy target attacking creature.', 'draw a card. you lose 1 life.')
    """
    return _FIRST_LETTER.sub(lambda match: match[1].lower(), text).replace("[", "").replace("]", "")


def cleft(text: str) -> str:
    """The text without what stands in brackets.

    >>> cleft("destroy target [attacking] creature."), cleft("draw a card. [You lose 1 life.]")
    ('destroy target creature.', 'draw a card.')
    """
    return _BRACKETED.sub("", text)


def bracketed(text: str, without: str) -> str:
    """A text with brackets around what the other one lacks.

    >>> bracketed("destroy target attacking creature.", "destroy target creature.")
    'destroy target [attacking] creature.'

    Raises Unsayable if it lacks nothing, or has what the first hasn't.
    """
    words, fewer = _WORD.findall(text), _WORD.findall(without)
    said, done = "", 0
    for what, start, end, _, _ in SequenceMatcher(None, words, fewer, autojunk=False).get_opcodes():
        if what not in ("delete", "equal"):
            raise Unsayable(without)
        if what == "delete":
            while end < len(words) and words[start] == words[end] and _MARK.fullmatch(words[start]):
                start, end = start + 1, end + 1  # a comma goes with the words before it
            run = "".join(words[start:end])
            bare = run.lstrip()
            said += f"{''.join(words[done:start])}{run[: len(run) - len(bare)]}[{bare}]"
            done = end
    if not done:
        raise Unsayable(without)
    return said + "".join(words[done:])


class CleftLine(Kind):
    """What a spell does, with words in brackets that it doesn't have when it is cast for its cleave cost."""

    says = (SpellAbility,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if "[" not in text[at:]:
            return
        all_of_it, rest = whole(text[at:]), cleft(text[at:])
        for one, end, then in KINDS["spell line"].read(all_of_it, 0, told):
            if end == len(all_of_it):
                for other, last, after in KINDS["spell line"].read(rest, 0, told._replace(trail=then.trail)):
                    if last == len(rest):
                        yield structs.replace(one, cleft=other), len(text), after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, SpellAbility) or value.cleft is None:
            raise Unsayable(value)
        words, then = KINDS["spell line"].say(structs.replace(value, cleft=None), told)
        fewer, after = KINDS["spell line"].say(value.cleft, told._replace(trail=then.trail))
        return bracketed(words, fewer), after


KINDS["cleft line"] = CleftLine()
