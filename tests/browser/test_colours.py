"""The colours of the pages can be told apart by people who see little of them (WCAG 2.2, 1.4.3 and 1.4.11)."""

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[2] / "web" / "src" / "app.css"
CARDS = tuple(f"card-{letter}" for letter in "WUBRGMCLK")
TEXTS = {
    "ink": ("paper", "sheet", "sunk", "accent-wash"),
    "soft": ("paper", "sheet", "sunk", "accent-wash"),
    "accent": ("paper", "sheet", "accent-wash"),
    "accent-ink": ("accent",),
    "warn": ("warn-wash", "sheet", "paper"),
    "bad": ("bad-wash", "sheet", "paper"),
    "good": ("paper", "sheet"),
    "felt-ink": ("felt",),
    "card-ink": (*CARDS, "card-paper"),
}
"""Each colour of text, and what it stands on."""
MARKS = ("line-strong", *(f"seat-{seat}" for seat in range(10)))
"""Colours of edges and signs, which stand on the sheet."""


def colours(theme: str) -> dict[str, str]:
    """The named colours of a theme; the dark one changes some of the light one's."""
    text = STYLES.read_text(encoding="utf-8")
    selectors = [":root {"] if theme == "light" else [":root {", ':root[data-theme="dark"] {']
    found: dict[str, str] = {}
    for selector in selectors:
        block = text.split(f"\n{selector}", 1)[1].split("\n}", 1)[0]
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block))
    return found


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 for black to 1 for white."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 for the same brightness to 21 for black and white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_stands_out(theme: str) -> None:
    """Every colour of text has a contrast of at least 4.5 on everything it stands on."""
    named = colours(theme)
    pairs = [(text, under) for text, grounds in TEXTS.items() for under in grounds]
    assert [pair for pair in pairs if contrast(named[pair[0]], named[pair[1]]) < 4.5] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_and_edges_stand_out(theme: str) -> None:
    """Every seat's colour and every edge of a control has a contrast of at least 3."""
    named = colours(theme)
    assert [mark for mark in MARKS if contrast(named[mark], named["sheet"]) < 3] == []
