"""Puts small faults into the product, one at a time, and says which test finds each: `python -m tools.faults`.

A comparison is turned, a number is one more, `and` is `or`, `not` is dropped, a statement is removed, another value is
returned: at places that follow from `--seed`, each in another module, to which neither mypy nor loading objects.
The tests of `make test` are run once with those places watched, which says who comes by each; then each fault is put
into a copy of the checkout, and those tests are run, the nearest first, until one fails.  What comes by in no test is
found by none.

`--tests CHECKOUT` has another checkout's tests look for the same faults, which then lie in functions that are the same
in both.  `--folder` keeps the copies and what was seen, so that a run that was broken off goes on from there.  Whatever
else is named is given to pytest when the places are watched: `--ignore=tests/browser`.
"""

import argparse
import random
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import NamedTuple

import msgspec

from tools import reached
from tools.faults import watching
from tools.faults.places import Fault, faults, stands_in
from tools.faults.trees import Tree, read_lines

FIRST = 8.0
"""So many seconds of tests are run before any of the others is loaded."""


FAR = 99
"""How many imports away a test is that none leads to."""


class Watched(NamedTuple):
    """Which tests come by each place, how many seconds each test takes, and which of them fail without any fault."""

    by: Mapping[int, frozenset[str]]
    took: Mapping[str, float]
    failing: frozenset[str]


class Outcome(NamedTuple):
    """What became of a fault: who found it, how many tests ran of those wanted, and seconds of the processor."""

    found: tuple[str, ...]
    ran: int
    wanted: int
    seconds: float
    is_whole: bool

    def __str__(self) -> str:
        if self.found:
            return f"found by {self.found[0]} ({self.seconds:.0f} s)"
        if not self.wanted:
            return "SURVIVED: nobody comes by"
        so_far = "" if self.is_whole else ", when time was over"
        return f"SURVIVED {self.ran} of {self.wanted} tests ({self.seconds:.0f} s){so_far}"


def drawn(tree: Tree, other: Tree | None, seed: int) -> list[Fault]:
    """All that can be put into the modules, in an order by chance, one a module; common to both checkouts."""
    modules = sorted(
        path.relative_to(tree.checkout).as_posix() for path in (tree.checkout / "src/entaku").rglob("*.py")
    )
    found = []
    for module in modules:
        if other is None or (other.checkout / module).exists():
            there = None if other is None else other.source(module)
            here = tree.source(module)
            found += [each for each in faults(module, here) if there is None or stands_in(each, here, there)]
    random.Random(seed).shuffle(found)
    return list({each.module: each for each in reversed(found)}.values())[::-1]


def by_kinds(found: Iterable[Fault], count: int) -> list[Fault]:
    """So many, of each kind as many as of any other as long as there are some."""
    kinds: defaultdict[str, list[Fault]] = defaultdict(list)
    for each in found:
        kinds[each.kind].append(each)
    ranked = sorted((place, fault) for kind in kinds.values() for place, fault in enumerate(kind))
    return [fault for _, fault in ranked[:count]]


def chosen(trees: Sequence[Tree], seed: int, count: int) -> list[Fault]:
    """The faults that are put: those of twice as many to which neither mypy nor loading the modules objects."""
    tree = trees[0]
    found = by_kinds(drawn(tree, trees[1] if len(trees) > 1 else None, seed), 2 * count)
    tree.put(found)
    refused = tree.types()
    tree.restore(found)
    found = [fault for fault in found if fault.module not in refused]
    tree.watch(found)
    with tempfile.TemporaryDirectory() as seen:
        if not tree.imports({watching.SEEN: seen}):
            raise RuntimeError(tree.said())
        early = {each["place"] for path in Path(seen).iterdir() for each in read_lines(path)}
    tree.restore(found)
    loading = [fault for number, fault in enumerate(found) if number in early]
    return by_kinds((fault for fault in found if fault not in loading or is_loaded(tree, fault)), count)


def is_loaded(tree: Tree, fault: Fault) -> bool:
    tree.put([fault])
    loaded = tree.imports()
    tree.restore([fault])
    return loaded


def watch(tree: Tree, found: Sequence[Fault], arguments: Sequence[str]) -> Watched:
    """Who comes by: all tests are run once, if they haven't been."""
    folder, ended = tree.notes / "seen", tree.notes / "ended_without.jsonl"
    if not folder.exists():
        beginning = folder.with_name("seeing")
        beginning.mkdir()
        tree.watch(found)
        command = ["-m", "pytest", "-p", "entaku_watched", "-q", "-n", "2", "--dist", "loadgroup", "-m", "not sweep"]
        tree.run([*command, *arguments], {watching.SEEN: str(beginning), watching.ENDED: str(ended)})
        tree.restore(found)
        beginning.rename(folder)
    by: defaultdict[int, set[str]] = defaultdict(set)
    took: dict[str, float] = {}
    for line in (line for path in folder.iterdir() for line in read_lines(path)):
        test = str(line["test"])
        if "place" in line:
            by[int(str(line["place"]))].add(test)
        else:
            took[test] = float(str(line["seconds"]))
    failing = {str(line["test"]).partition(" [")[0] for line in read_lines(ended) if line["outcome"] == "failed"}
    return Watched({number: frozenset(tests) for number, tests in by.items()}, took, frozenset(failing))


def in_order(known: Watched, number: int, near: Mapping[str, int], seconds: float) -> list[str]:
    """Those who come by, the nearest and shortest first; then the others of their files, for which one did it once.

    What is done once and kept was done for whoever needed it first: as many follow of all that the module reaches, the
    nearest first, as there are seconds left.
    """
    passing = known.took.keys() - known.failing
    own = {name.partition("@")[0] if name not in passing else name for name in known.by.get(number, frozenset())}

    def rank(test: str) -> tuple[int, float]:
        return near.get(test.partition("::")[0], FAR), known.took[test]

    files = {test.partition("::")[0] for test in own}
    beside = {test for test in passing - own if test.partition("::")[0] in files}
    reached = {test for test in passing - own - beside if test.partition("::")[0] in near} if own else set()
    found = [*sorted(own & passing, key=rank), *sorted(beside, key=rank)]
    left = seconds - sum(known.took[test] for test in found)
    for test in sorted(reached, key=rank):
        left -= known.took[test]
        if left >= 0:
            found.append(test)
    return found


def parts(tests: Sequence[str], took: Mapping[str, float]) -> Iterator[list[str]]:
    """The first few seconds of them, and the rest."""
    seconds, count = 0.0, 0
    while count < len(tests) and (not count or seconds + took[tests[count]] <= FIRST):
        seconds += took[tests[count]]
        count += 1
    yield from (part for part in (list(tests[:count]), list(tests[count:])) if part)


def look(tree: Tree, fault: Fault, tests: Sequence[str], took: Mapping[str, float], limit: int) -> Outcome:
    """Put the fault, and run the tests until one finds it or time is over."""
    ran, seconds, is_whole = 0, 0.0, True
    tree.put([fault])
    try:
        for part in parts(tests, took):
            ended = tree.tests(part, max(5, round(limit - seconds)))
            ran, seconds, is_whole = ran + ended.ran, seconds + ended.seconds, ended.is_whole
            if ended.failed or seconds >= limit:
                return Outcome(ended.failed, ran, len(tests), seconds, is_whole)
    finally:
        tree.restore([fault])
    return Outcome((), ran, len(tests), seconds, is_whole)


def distances(tree: Tree, found: Sequence[Fault]) -> list[dict[str, int]]:
    """For each fault how many imports lie between it and each file of tests."""
    with chdir(tree.folder):
        known = reached.graph(reached.files())
        near = [reached.nearness(known, [Path(fault.module)], {}) for fault in found]
    return [{path.as_posix(): steps for path, steps in each.items()} for each in near]


def judged(
    tree: Tree, found: Sequence[Fault], near: Sequence[Mapping[str, int]], asked: argparse.Namespace
) -> list[Outcome]:
    """What becomes of each fault; those of a run that was broken off are known."""
    known = watch(tree, found, asked.arguments)
    kept = tree.notes / "outcomes.jsonl"
    outcomes = msgspec.json.Decoder(Outcome).decode_lines(kept.read_bytes()) if kept.exists() else []
    for number in range(len(outcomes), len(found)):
        tests = in_order(known, number, near[number], asked.seconds)
        outcomes.append(look(tree, found[number], tests, known.took, asked.seconds))
        with kept.open("ab") as file:
            file.write(msgspec.json.encode(outcomes[-1]) + b"\n")
        print(f"{tree.notes.name} {number}. {found[number]}\n    {outcomes[-1]}", flush=True)
    return outcomes


def told(name: str, found: Sequence[Fault], outcomes: Sequence[Outcome]) -> str:
    count = sum(bool(outcome.found) for outcome in outcomes)
    by = Counter(fault.kind for fault, outcome in zip(found, outcomes, strict=True) if outcome.found)
    of = Counter(fault.kind for fault in found)
    kinds = ", ".join(f"{kind} {by[kind]} of {of[kind]}" for kind in sorted(of))
    return f"{name}: {count} of {len(found)} faults were found ({kinds}), {sum(o.seconds for o in outcomes):.0f} s"


def main(arguments: Sequence[str]) -> int:
    asked, rest = options().parse_known_args(arguments)
    asked.arguments = rest
    with tempfile.TemporaryDirectory(prefix="entaku-faults-") as temporary:
        folder = asked.folder or Path(temporary)
        trees = []
        for name, checkout in (("ours", Path.cwd()), ("theirs", asked.tests)):
            if checkout:
                (folder / name).mkdir(parents=True, exist_ok=True)
                trees.append(Tree(checkout, folder / name))
        kept = folder / "faults.json"
        if not kept.exists():
            kept.write_bytes(msgspec.json.encode(chosen(trees, asked.seed, asked.count)))
        found = msgspec.json.decode(kept.read_bytes(), type=list[Fault])
        near = [distances(tree, found) for tree in trees]
        with ThreadPoolExecutor() as running:
            work = [running.submit(judged, tree, found, each, asked) for tree, each in zip(trees, near, strict=True)]
            lines = [told(tree.notes.name, found, each.result()) for tree, each in zip(trees, work, strict=True)]
    print("\n".join(lines))
    return 0


def options() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m tools.faults", allow_abbrev=False)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--count", type=int, default=60)
    found.add_argument("--seconds", type=int, default=60, help="of the processor, for each fault")
    found.add_argument("--tests", type=Path, help="another checkout, whose tests are asked too")
    found.add_argument("--folder", type=Path, help="where the copies and what was seen are kept")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
