"""Every error that the program can raise has a sentence in both languages, with everything that it speaks of."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from tools.check_messages import Places

from entaku import messages

SOURCES = Path(messages.__file__).parents[1]
ERRORS = frozenset({"EntakuError", "Unreadable", "Unlawful", "Ambiguous", "Unavailable"})


def places(language: messages.Language) -> dict[str, set[str]]:
    """By key, the facts that a language's message speaks of."""
    found = {}
    for source in messages.sources(language).values():
        for entry in parse(source).body:
            if isinstance(entry, fluent.Message):
                seen = Places()
                seen.visit(entry)
                found[entry.id.name] = seen.names
    return found


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Each error made in the sources: where, its key, and the facts it has; None where they aren't written out."""
    for path in sorted(SOURCES.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not any(name in source for name in ERRORS):
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            key = node.args[0]
            if name in ERRORS and isinstance(key, ast.Constant) and isinstance(key.value, str):
                given = {keyword.arg for keyword in node.keywords}
                facts = None if None in given else {one for one in given if one is not None}
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", key.value, facts


def test_every_error_has_its_sentence() -> None:
    """No key is told in place of a sentence, and no sentence has a hole in it."""
    errors = list(raised())
    assert len(errors) > 250
    wrong = []
    for language in messages.LANGUAGES:
        known = places(language)
        for where, key, facts in errors:
            if key not in known:
                wrong.append(f"{where}: {key} has no message in {language}")
            elif facts is not None and not known[key] <= facts:
                wrong.append(f"{where}: {key} speaks of {', '.join(sorted(known[key] - facts))} in {language}")
    assert wrong == []


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_messages_are_found_as_the_library_reads_them(language: messages.Language) -> None:
    """A message that is read alone, when it is first said, is the one that its whole file has."""
    found = messages.entries(language)
    whole = {
        entry.id.name: entry
        for source in messages.sources(language).values()
        for entry in parse(source).body
        if isinstance(entry, fluent.Message)
    }
    assert found.keys() == whole.keys()
    for key, source in found.items():
        (alone,) = (entry for entry in parse(source).body if isinstance(entry, fluent.Message))
        assert alone.equals(whole[key], ignored_fields=["span", "comment"]), key
