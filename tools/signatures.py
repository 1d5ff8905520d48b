"""Writes src/entaku/oracle/reading/shown.json and docs/signatures.md: what the scenarios show, signature by signature.

`--check` writes nothing and exits with 1 if they are out of date; a whole run of the tests, which plays the scenarios
anyhow, says the same (`tests/shown_together.py`).  Scenarios of imported cards need the official texts
in `../shared`; where these aren't, what those scenarios showed is kept as it was and isn't checked.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path, PurePosixPath

from tests.magic.imported import imported
from tests.shared_data import SHARED

from entaku.oracle.ir.casting_ways import ways
from entaku.oracle.ir.signatures import signatures
from entaku.oracle.reading.shown import KEPT, scenarios_by_signature
from entaku.oracle.trees import shipped
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario
from entaku.scenarios.showing import WHOLE, pieces, shows

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


def any_of(_: str) -> bool:
    return True


def collected() -> Shown:
    """What all scenarios that hold show, each piece by the first of them."""
    found: Shown = {}
    for name, scenario in scenarios():
        if run(scenario, name).passed:
            collect(found, name, scenario)
    return found


def collect(found: Shown, name: str, scenario: Scenario, is_asked: Callable[[str], bool] = any_of) -> None:
    """What one scenario that holds shows of the signatures that it is asked for, and none before it has."""
    asked = []
    for piece in pieces(scenario):
        if not found.setdefault(piece.part.signature, {}).setdefault(piece.field, "") and is_asked(
            piece.part.signature
        ):
            asked.append(piece)
    for piece in asked:
        of = found[piece.part.signature]
        if not of[piece.field] and shows(scenario, piece):
            of[piece.field] = name


def together(of_files: Mapping[str, Shown]) -> Shown:
    """What the scenarios of several files show, each piece by the first of them."""
    found: Shown = {}
    for file in sorted(of_files, key=stands):
        for signature, of in of_files[file].items():
            before = found.setdefault(signature, {})
            before.update((field, name) for field, name in of.items() if not before.get(field))
    return found


def stands(file: str) -> PurePosixPath:
    """Where a file of scenarios stands among the others."""
    return PurePosixPath(file)


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
        "Made by `make docs`; a whole run of the tests says when it is out of date.",
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


def files(found: Shown) -> dict[Path, str]:
    """What is to be written, by what was found."""
    shown = kept_of_texts(shown_whole(found))
    return {KEPT: written(shown)} | ({PAGE: page(shown, found)} if OFFICIAL.exists() else {})


def is_stale(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


def main() -> int:
    found = files(collected())
    if "--check" not in sys.argv:
        for path, text in found.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in found.items() if is_stale(path, text)]
    print("".join(f"{path} is out of date: run `make docs`\n" for path in stale), end="")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
