"""Writes src/entaku/cards/reading/shown.json and docs/signatures.md: what the scenarios show, signature by signature.

`--check` writes nothing and exits with 1 if they are out of date.  Scenarios of imported cards need the official texts
in `../shared`; where these aren't, what those scenarios showed is kept as it was and isn't checked.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from tests.magic.conftest import imported
from tests.shared_data import SHARED

from entaku.cards.ir.casting_ways import ways
from entaku.cards.ir.signatures import signatures
from entaku.cards.reading.shown import KEPT, scenarios_by_signature
from entaku.cards.trees import shipped
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario
from entaku.scenarios.showing import WHOLE, is_missed, pieces, shows

FOLDER = Path("tests/magic/scenarios")
PAGE = Path("docs/signatures.md")
OFFICIAL = SHARED / "data/oracle/cards.jsonl.gz"

Shown = dict[str, dict[str, str]]
"""For each signature the scenario that first showed each of its pieces, "" for one that none has."""


def scenarios() -> Iterator[tuple[str, Scenario]]:
    """Every scenario that can be played here, with its name as it is kept."""
    for path in sorted(FOLDER.rglob("*.yaml")):
        if needs_texts(path.relative_to(FOLDER).as_posix()) and not OFFICIAL.exists():
            continue
        for scenario in read_scenarios(path.read_text(encoding="utf-8"), path.name, imported):
            yield f"{path.relative_to(FOLDER).as_posix()}: {scenario.name}", scenario


def needs_texts(name: str) -> bool:
    return name.startswith(("imported/", "signatures/"))


def collected() -> Shown:
    """What all scenarios that hold show, each piece by the first of them."""
    found: Shown = defaultdict(dict)
    for name, scenario in scenarios():
        if run(scenario).passed and not is_missed(scenario):
            collect(found, name, scenario)
    return found


def collect(found: Shown, name: str, scenario: Scenario) -> None:
    """What one scenario shows that none before it has."""
    for piece in pieces(scenario):
        of = found[piece.part.signature]
        if not of.get(piece.field):
            of[piece.field] = name if shows(scenario, piece) else ""


def shown_whole(found: Shown) -> dict[str, tuple[str, ...]]:
    """The signatures of which every piece is shown, with the scenarios that do it."""
    return {signature: tuple(sorted(set(of.values()))) for signature, of in sorted(found.items()) if all(of.values())}


def kept_of_texts(now: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """With what scenarios of imported cards showed before, where they can't be played."""
    if OFFICIAL.exists():
        return dict(now)
    before = {name: of for name, of in scenarios_by_signature().items() if any(map(needs_texts, of))}
    return dict(sorted({**before, **now}.items()))


def written(shown: Mapping[str, tuple[str, ...]]) -> str:
    """The kept file: a line for each signature."""
    as_json = partial(json.dumps, ensure_ascii=False)
    lines = [f"  {as_json(name)}: {as_json(of)}" for name, of in shown.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def page(shown: Mapping[str, tuple[str, ...]], found: Shown) -> str:
    """The page for people: what is shown and where, what shipped cards still lack, what is shown in part."""
    lines = [
        "# What scenarios show, signature by signature",
        "",
        "Made by `make docs`; `make lint` checks that it is up to date.",
        "[Decision 7](decisions/0007-full-means-shown.md) says what a signature is, and when it counts as shown.",
        "The files are those of `tests/magic/scenarios/`.",
        "",
        f"{len(shown)} signatures are shown.",
        "",
        "| signature | shown by |",
        "| --- | --- |",
    ]
    lines += [f"| {code(name)} | {'; '.join(of)} |" for name, of in shown.items()]
    lines += ["", "## Shown in part", "", "They are run in scenarios, but nobody looked at what is named here.", ""]
    lines += ["| signature | not looked at |", "| --- | --- |"]
    for name, of in sorted(found.items()):
        if name not in shown:
            lacking = ["all of it"] if not of.get(WHOLE) else [f"`{field}`" for field, by in of.items() if not by]
            lines.append(f"| {code(name)} | {', '.join(lacking)} |")
    lines += ["", "## Shipped cards that aren't shown in full", "", "| card | not shown |", "| --- | --- |"]
    for card, lacking in sorted(shipped_lacking(shown).items()):
        lines.append(f"| {card} | {', '.join(map(code, lacking))} |")
    return "\n".join(lines) + "\n"


def code(signature: str) -> str:
    """A signature as it stands in a table."""
    return f"`{signature}`".replace("|", "\\|")


def shipped_lacking(shown: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    """The shipped cards with signatures that nothing has shown."""
    found = {}
    for name, tree in shipped().items():
        lacking = {one for face in (tree.abilities, *tree.others) for one in signatures(face) | ways(face)} - set(shown)
        if lacking:
            found[name] = sorted(lacking)
    return found


def main() -> int:
    found = collected()
    shown = kept_of_texts(shown_whole(found))
    files = {KEPT: written(shown)} | ({PAGE: page(shown, found)} if OFFICIAL.exists() else {})
    if "--check" not in sys.argv:
        for path, text in files.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    print("".join(f"{path} is out of date: run `make docs`\n" for path in stale), end="")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
