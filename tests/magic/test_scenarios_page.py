"""The page on scenarios says what is so."""

import re
from pathlib import Path

import pytest

from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run

PAGE = Path("docs/scenarios.md")


@pytest.mark.rule("CR 701.38b")
def test_the_example_holds() -> None:
    """Every scenario printed on the page passes."""
    examples = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    outcomes = [run(scenario, str(PAGE)) for example in examples for scenario in read_scenarios(example, str(PAGE))]
    assert [tuple(failure.text("en") for failure in outcome.failures) for outcome in outcomes] == [()]
