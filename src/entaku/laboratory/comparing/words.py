"""A comparison's figures in words."""

from collections.abc import Iterator, Sequence

from entaku.laboratory.comparing.figures import Panel, Row, Unit
from entaku.messages import Language, has, say


def named(row: Row, language: Language) -> str:
    """What a figure is of: a word of ours, a bot's name, or a number as it is."""
    key = f"lab-case-{row.name}"
    return say(key, language) if row.name and has(key) else row.name


def arm_named(arm: str, language: Language) -> str:
    """By which rules."""
    return say(f"lab-arm-{arm}", language)


def told(panels: Sequence[Panel], language: Language) -> Iterator[str]:
    """A line for each figure, under a line for each panel."""
    for panel in panels:
        yield say(f"lab-panel-{panel.title}", language)
        for row in panel.rows:
            yield "  " + say(
                "lab-compare-line", language,
                arm=arm_named(row.arm, language), name=named(row, language) or "no",
                value=figure(row.value, panel.unit), low=figure(row.low, panel.unit), high=figure(row.high, panel.unit),
                count=row.count,
            )  # fmt: skip
        if not panel.rows:
            yield "  " + say("lab-report-too-few", language)


def figure(value: float, unit: Unit) -> str:
    """A figure as people read it.

    >>> figure(0.2512, "share"), figure(2.5, "number")
    ('25.1\\xa0%', '2.50')
    """
    return f"{value * 100:.1f}\N{NO-BREAK SPACE}%" if unit == "share" else f"{value:.2f}"
