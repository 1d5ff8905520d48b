"""The page on the rules' examples can't lie: each is shown by a scenario or has a reason, and never both."""

import pytest
from tools.example_table import counted, examples, main, problems, reasons

KNOWN = [("614.12", 1), ("614.12", 2)]


def test_the_page_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """What is committed is what the scenarios and the list say."""
    assert (main(["--check"]), capsys.readouterr().out) == (0, "")


def test_examples_are_counted_by_rule() -> None:
    """A rule with a letter and one without, of these sections alone."""
    text = "614.12. A rule.\nExample: One.\nExample: Two.\n614.12a Another.\n204.1. A third.\nExample: Not counted.\n"
    assert list(examples(counted(text))) == KNOWN


WRONG: tuple[tuple[dict[tuple[str, int], int], str, list[str]], ...] = (
    ({("614.12", 1): 1}, "", ["CR 614.12 example 2 has no scenario and no reason"]),
    ({("614.12", 1): 1}, "614.12 1-2: why", ["CR 614.12 example 1 is shown and has a reason why not"]),
    ({("614.12", 1): 1, ("614.12", 3): 1}, "614.12 2: why", ["CR 614.12 example 3 doesn't exist"]),
    ({("614.12", 1): 1}, "614.12 2: why", []),
)


@pytest.mark.parametrize("cited, why, told", WRONG)
def test_what_is_wrong_with_the_lists_is_told(cited: dict[tuple[str, int], int], why: str, told: list[str]) -> None:
    """Missing, double and unknown examples."""
    assert problems(KNOWN, cited, reasons(why)) == told


def test_a_line_without_a_reason_is_refused() -> None:
    """The list has one form."""
    with pytest.raises(ValueError, match=r"614\.12 2"):
        reasons("614.12 2")
