"""The page on scenarios says what is so: each of its examples is played where it really happens."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from entaku.kernel.decisions import Answer, Choose, Decision, Divide, Split, YesNo
from entaku.kernel.errors import Unlawful
from entaku.oracle.documents import Text
from entaku.scenarios import answering, expecting
from entaku.scenarios.allowed import REASONS
from entaku.scenarios.board import set_up
from entaku.scenarios.playing import ScenarioTable
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import groups, run
from entaku.scenarios.scenario import Check, Placed, Scenario
from entaku.scenarios.showing import attempt, come_to
from tests.magic.imported import imported
from tests.shared_data import shared

PAGE = Path("docs/scenarios.md")
PLAYED = Path("tests/magic/scenarios/page.yaml")
"""Where the page's sentences are played."""


@pytest.mark.rule("CR 701.38b")
def test_the_example_holds() -> None:
    """Every scenario printed on the page passes."""
    examples = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    outcomes = [run(scenario, str(PAGE)) for example in examples for scenario in read_scenarios(example, str(PAGE))]
    assert [tuple(failure.text("en") for failure in outcome.failures) for outcome in outcomes] == [()]


OPTION = re.compile(r" \[([^\]]+)\]")
NAME = re.compile(r"[A-Z]'s (?:Forest|.*ability)|the second Grove")
"""What things are called by is no sentence."""
SENTENCE = re.compile(r"(?:[ABXY]|[AB]'s|nobody|it|go|everybody|the)\b.* .*")
MORE = "… "
"""Begins a sentence that is the one before with other words at its end."""


def examples() -> list[str]:
    """Every sentence in the page's tables of what is done and what must be so: plain, and with each of its options."""
    page = PAGE.read_text(encoding="utf-8")
    page = page[page.index("## What players do") : page.index("What can't be done is said")]
    found: list[str] = []
    for each in re.findall(r"`([^`]+)`", page):
        if each.startswith(MORE):
            found.append(f"A casts X {each.removeprefix(MORE)}")
        elif SENTENCE.fullmatch(each) and not NAME.fullmatch(each):
            found += ways_of_saying(each)
    return sorted(set(found))


def ways_of_saying(sentence: str) -> Iterator[str]:
    """A sentence without what stands in brackets, and with one of that."""
    yield OPTION.sub("", sentence)
    for option in OPTION.finditer(sentence):
        before, behind = sentence[: option.start()], sentence[option.end() :]
        yield OPTION.sub("", before) + f" {option[1]}" + OPTION.sub("", behind)


@cache
def played() -> tuple[Scenario, ...]:
    """The scenarios in which the page's sentences are played."""
    shared("data/oracle/cards.jsonl.gz")
    return tuple(read_scenarios(PLAYED.read_text(encoding="utf-8"), PLAYED.name, imported))


def without_step(scenario: Scenario, place: int) -> Scenario:
    """The scenario without one thing that is done."""
    return structs.replace(scenario, story=(*scenario.story[:place], *scenario.story[place + 1 :]))


def without_one(scenario: Scenario) -> Iterator[tuple[Scenario, str]]:
    """The scenario without one thing that is done or lies somewhere, and how that is called."""
    for place, step in enumerate(scenario.story):
        if isinstance(step, Text):
            yield without_step(scenario, place), ""
    for seat, side in enumerate(scenario.sides):
        for zone, there in side.zones:
            for one in there:
                left = tuple(other for other in there if other is not one)
                zones = tuple((name, left if name == zone else placed) for name, placed in side.zones)
                sides = tuple(structs.replace(s, zones=zones) if n == seat else s for n, s in enumerate(scenario.sides))
                yield structs.replace(scenario, sides=sides), called(one)


def called(one: Placed) -> str:
    return one.alias or one.name


def happens(scenario: Scenario, sentence: str) -> bool:
    """Whether a sentence is done in a scenario, which doesn't hold without it, or with another answer."""
    places = [n for n, step in enumerate(scenario.story) if isinstance(step, Text) and step.text == sentence]
    if any(not run(without_step(scenario, place), PLAYED.name).passed for place in places):
        return True
    return bool(places) and answered_otherwise(scenario, sentence)


def answered_otherwise(scenario: Scenario, sentence: str) -> bool:
    """Whether a scenario doesn't hold with another lawful answer than the one that a sentence gives."""
    plain = answering.answer_of
    changed: list[Answer] = []

    def answer_of(table: ScenarioTable, decision: Decision, text: str) -> Answer | None:
        answer = plain(table, decision, text)
        if text != sentence or answer is None:
            return answer
        changed.append(another(decision, answer))
        return changed[-1]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(answering, "answer_of", answer_of)
        return not run(scenario, PLAYED.name).passed and bool(changed)


def another(decision: Decision, answer: Answer) -> Answer:
    """Another lawful answer to a question; the same where none is known."""
    shape = decision.shape
    if isinstance(shape, Choose) and not isinstance(answer, tuple):
        return next((option.key for option in shape.options if option.key != answer), answer)
    if isinstance(shape, YesNo):
        return not answer
    if isinstance(shape, Split | Divide) and isinstance(answer, tuple):
        turned: Answer = answer[::-1]
        with suppress(Unlawful):
            return decision.check(turned)
    return answer


def becomes_so(scenario: Scenario, sentence: str) -> bool:
    """Whether a statement is made in a scenario, and isn't so without something that it doesn't name."""
    made = any(line.text == sentence for step in scenario.story if isinstance(step, Check) for line in step.statements)
    return made and any(
        is_unmet(other, sentence) for other, name in without_one(scenario) if not name or name not in sentence
    )


def is_unmet(scenario: Scenario, sentence: str) -> bool:
    """Whether a statement isn't so where it is made, whatever else can't be done."""
    table = ScenarioTable(scenario, set_up(scenario))
    for step, answers in groups(scenario.story):
        if isinstance(step, Text):
            attempt(table, step, answers)
            continue
        come_to(table, step)
        if any(line.text == sentence and expecting.unmet(table, line) is not None for line in step.statements):
            return True
        table.answers = answers
    return False


@pytest.mark.parametrize("sentence", examples())
def test_every_sentence_of_the_page_really_happens(sentence: str) -> None:
    """What the page gives as a sentence is played: without it a scenario fails, or it isn't so without what is done."""
    assert any(happens(scenario, sentence) or becomes_so(scenario, sentence) for scenario in played())


def test_the_page_lists_every_reason() -> None:
    """The words for why something can't be done are those that scenarios know."""
    page = PAGE.read_text(encoding="utf-8")
    listed = page[page.index("What can't be done is said") : page.index("A name that nothing has")]
    assert set(re.findall(r"`([^`]+)`", listed)) == set(REASONS)


IDLE = """
- scenario: What has no effect
  players: 2
  board: {A: {hand: [Forest], battlefield: [Plains]}}
  play: [A taps Plains for mana, A plays Forest]
  expect: [B has 20 life, A has 20 life, Forest is on the battlefield]
"""


@pytest.mark.parametrize(
    "sentence, counts",
    [
        ("A taps Plains for mana", False),
        ("A plays Forest", True),
        ("B has 20 life", False),
        ("Forest is on the battlefield", True),
        ("A plays Plains", False),
    ],
)
def test_a_sentence_without_effect_is_none_that_happens(sentence: str, counts: bool) -> None:
    """What could as well not be said isn't shown: an act on which nothing hangs, a statement that holds anyhow."""
    (scenario,) = read_scenarios(IDLE, "idle.yaml")
    assert run(scenario, "idle.yaml").passed
    assert (happens(scenario, sentence) or becomes_so(scenario, sentence)) == counts
