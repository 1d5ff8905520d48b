"""Checks the message files: both languages have the same messages and places to fill, and Japanese has no stray spaces.

Run with no arguments; exits with 1 and one line for each finding.
"""

import re
import sys
from collections.abc import Iterator

from fluent.syntax import ast, parse, visitor

from entaku import messages

SPACED = re.compile(r"\} [\u3041-\u30ff\u4e00-\u9fff]|[\u3041-\u30ff\u4e00-\u9fff] \{ [^}]*\}(?!／|手番目)")
"""A space between Japanese and what is filled in, which stands only where a name is followed by a count of a whole."""
BESIDE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff、。：] [0-9]|[0-9] [\u3041-\u30ff](?!.*」)|\u301c")
"""A space between Japanese and a number, or the other of two waves that look the same."""

SIGNS = re.compile(r"[０-９％−]|＋[0-9]|[？！] ?(?=[\u3041-\u30ff\u4e00-\u9fff])|\}/\{ \$|\}\s%")
"""A digit or sign in the other width, no full space after a question inside of a text, or the slash of a fraction."""

SENTENCE = re.compile(r"(?:です|ます|ません|でした|ました|ください|ましょう)$")
"""How a polite sentence ends but for its full stop, which it has wherever it stands by itself."""
REASONS = ("foreign.ftl", "why.ftl")
"""Files of what is put into other sentences, or before a rule's number."""
LABELS = frozenset({
    "card-claim", "card-consent", "card-refuse", "card-scan-is", "card-somebody-else", "cli-cards-coverage-unread",
    "cli-cards-try-progress", "companion-given", "elsewhere-knocks", "guide-done-title", "guide-waiting-title",
    "nights-call-over", "nights-call-soon", "nights-call-soon-sealed", "nights-call-sound-on", "nights-check-me-in",
    "nights-confirm-it", "nights-may-propose", "nights-meanwhile", "nights-nobody-yet", "nights-not-me",
    "nights-picks", "nights-pod-rules-no-grace", "nights-seat-late-none", "nights-stage-over", "nights-stage-pair",
    "nights-stage-pods", "nights-stage-publish", "nights-you-applied", "nights-you-survived", "nights-your-draw",
    "nights-your-pick", "nights-your-place", "nights-your-rank", "own-bot-given", "own-handed-in", "ready-no",
    "riftbound-progress", "web-chain-kept", "web-copied", "web-cube-not-imported", "web-join-room", "web-pass-left",
    "web-pass-right", "web-problems", "web-recovery-noted", "web-targets-copied", "web-waiting-for-you",
    "web-your-turn",
})  # fmt: skip
"""Sentences that are no text of their own: what is pressed, a heading, or in a word how something stands."""


class Places(visitor.Visitor):
    """Collects the names of a message's places."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def entries(language: messages.Language) -> Iterator[tuple[str, str, set[str]]]:
    """Each message of the language: its file, its key, the names of its places."""
    for file, source in messages.sources(language).items():
        for entry in parse(source).body:
            if isinstance(entry, ast.Junk):
                yield file, f"unreadable: {(entry.content or '').strip()[:60]}", set()
            elif isinstance(entry, ast.Message):
                places = Places()
                places.visit(entry)
                yield file, entry.id.name, places.names


def findings() -> Iterator[str]:
    found = {language: list(entries(language)) for language in messages.LANGUAGES}
    for language, rows in found.items():
        keys = [key for _, key, _ in rows]
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            yield f"{language}: {key} is there twice"
        yield from (f"{language}/{file}: {key}" for file, key, _ in rows if key.startswith("unreadable"))
    english = {key: (file, places) for file, key, places in found["en"]}
    japanese = {key: (file, places) for file, key, places in found["ja"]}
    yield from (f"en/{english[key][0]}: {key} is not in Japanese" for key in sorted(english.keys() - japanese.keys()))
    yield from (f"ja/{japanese[key][0]}: {key} is not in English" for key in sorted(japanese.keys() - english.keys()))
    for key in sorted(english.keys() & japanese.keys()):
        if extra := japanese[key][1] - english[key][1]:
            yield f"ja/{japanese[key][0]}: {key} uses {sorted(extra)}, which English does not"
        if english[key][0] != japanese[key][0]:
            yield f"{key} is in en/{english[key][0]} but in ja/{japanese[key][0]}"


def spaced() -> Iterator[str]:
    """Lines of Japanese in which a space parts what is filled in from its words."""
    for file, source in messages.sources("ja").items():
        for number, line in enumerate(source.splitlines(), start=1):
            if SPACED.search(line.partition(" = ")[2] or line):
                yield f"ja/{file}: line {number} has a space between Japanese and a place to fill"
            if BESIDE.search(line.partition(" = ")[2]):
                yield f"ja/{file}: line {number} has a space beside a number, or 〜 where ～ is written"
            if SIGNS.search(line.partition(" = ")[2] or line):
                yield f"ja/{file}: line {number} has a digit or sign that is written otherwise everywhere else"


def unended() -> Iterator[str]:
    """Polite sentences of Japanese without a full stop: all have one but reasons, and what isn't read as a text."""
    for file, source in messages.sources("ja").items():
        for entry in () if file in REASONS else parse(source).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            key, text = entry.id.name, entry.value.elements[-1]
            ends = isinstance(text, ast.TextElement) and SENTENCE.search(text.value)
            if ends and key not in LABELS and not key.startswith("scenario-"):
                yield f"ja/{file}: {key} is a sentence without 。"


if __name__ == "__main__":
    lines = [*findings(), *spaced(), *unended()]
    for line in lines:
        print(line)
    sys.exit(1 if lines else 0)
