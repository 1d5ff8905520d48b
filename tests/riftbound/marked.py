"""Texts whose mentions are marked: "Kill {target a unit at {restriction a battlefield}}."."""

from msgspec import Struct

from entaku.riftbound.analysis import Analysis, analyse

CODES = {
    "target": "target", "hidden": "not_public", "others": "other_player_chooses", "none": "no_choice",
    "restriction": "restriction", "cost": "cost", "trigger": "trigger", "replacement": "replacement", "must": "must",
}  # fmt: skip


class Marked(Struct, frozen=True):
    """A text without its marks, and what was marked: start, end, reason."""

    text: str
    mentions: tuple[tuple[int, int, str], ...]


def marked(given: str) -> Marked:
    """Takes the marks out.

    >>> marked("Kill {target a unit at {restriction a battlefield}}.").mentions
    ((5, 28, 'target'), (15, 28, 'restriction'))
    """
    text: list[str] = []
    found: list[tuple[int, int, str]] = []
    begun: list[tuple[int, str]] = []
    at = 0
    while at < len(given):
        if given[at] == "{":
            space = given.index(" ", at)
            begun.append((len(text), CODES[given[at + 1 : space]]))
            at = space
        elif given[at] == "}":
            start, reason = begun.pop()
            found.append((start, len(text), reason))
        else:
            text.append(given[at])
        at += 1
    return Marked("".join(text), tuple(sorted(found, key=lambda one: (one[0], -one[1]))))


def judged(given: str, rules: str = "core-1.3", kind: str = "") -> tuple[list[str], list[str]]:
    """What was marked and what the analysis says of the same places, as "reason: words"; and every target of it.

    Other mentions may be left unmarked as long as they are no targets, and the whole text must be understood.
    """
    wanted = marked(given)
    analysis = analyse(wanted.text, rules, kind=kind)
    places = {(start, end) for start, end, _ in wanted.mentions}
    expected = [f"{reason}: {wanted.text[start:end]}" for start, end, reason in wanted.mentions]
    return expected, _said(analysis, places)


def _said(analysis: Analysis, places: set[tuple[int, int]]) -> list[str]:
    said = [
        f"{mention.verdict.reason}: {mention.text}"
        for mention in analysis.mentions
        if (mention.start, mention.end) in places or mention.target
    ]
    return said + [f"not understood: {one.text}" for one in analysis.not_understood]
