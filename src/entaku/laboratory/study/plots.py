"""The pictures of a report, as SVG: drawn by Vega-Lite beforehand, so that the page needs nothing from elsewhere."""

from collections.abc import Mapping, Sequence

import vl_convert

from entaku.laboratory.study.questions import Answers, Group
from entaku.messages import Language, say

WIDTH, HEIGHT = 560, 220
INK, ACCENT, EVEN = "#26323c", "#1f6f8b", "#b3541e"
FONTS: dict[Language, str] = {
    "en": "sans-serif",
    "ja": "'Hiragino Sans', 'Noto Sans CJK JP', 'Yu Gothic', sans-serif",
}
Spec = Mapping[str, object]
"""A chart, or a part of one, in the words of Vega-Lite."""


def svg(chart: Spec, language: Language) -> str:
    """A chart as an SVG element."""
    axis = {"labelColor": INK, "titleColor": INK, "labelFontSize": 12, "titleFontSize": 13}
    dressed = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": WIDTH,
        "height": HEIGHT,
        "background": None,
        "config": {"font": FONTS[language], "axis": axis, "view": {"stroke": None}},
        **chart,
    }
    return str(vl_convert.vegalite_to_svg(dressed))


def measure(field: str, title: str, **more: object) -> Spec:
    """A number along an axis."""
    return {"field": field, "type": "quantitative", "title": title, **more}


def shares(groups: Sequence[Group], even: float, what: str, language: Language) -> str:
    """Shares of wins with their intervals, and a line at an even share."""
    rows = [{"name": one.name, "won": one.won.value, "low": one.won.low, "high": one.won.high} for one in groups]
    names = {"field": "name", "type": "nominal", "title": what, "sort": None}
    won = say("lab-report-won", language)
    axis = {"format": "%"}
    bars = {
        "mark": {"type": "rule", "color": ACCENT, "strokeWidth": 2},
        "encoding": {"y": names, "x": measure("low", won, axis=axis), "x2": {"field": "high"}},
    }
    points = {
        "mark": {"type": "point", "filled": True, "size": 70, "color": ACCENT},
        "encoding": {"y": names, "x": measure("won", won)},
    }
    middle = {
        "data": {"values": [{"even": even}]},
        "mark": {"type": "rule", "color": EVEN, "strokeDash": [4, 4]},
        "encoding": {"x": measure("even", won)},
    }
    return svg({"data": {"values": rows}, "layer": [bars, points, middle]}, language)


def lengths(answers: Answers, language: Language) -> str:
    """How many games had how many turns."""
    rows = [{"turns": turns, "games": games} for turns, games in answers.turns]
    turns = measure("turns", say("lab-report-turns", language), bin={"maxbins": 30})
    games = measure("games", say("lab-report-games", language), aggregate="sum")
    bars = {"mark": {"type": "bar", "color": ACCENT}, "encoding": {"x": turns, "y": games}}
    return svg({"data": {"values": rows}, **bars}, language)


def picked_and_won(answers: Answers, language: Language) -> str:
    """Each card by when it is taken and how often its decks win."""
    rows = [
        {"pick": card.pick, "won": card.won.value, "games": card.won.count}
        for card in answers.cards
        if card.pick is not None and card.won is not None and card.is_judged
    ]
    away = {"zero": False}
    encoding = {
        "x": measure("pick", say("lab-report-pick", language), scale=away),
        "y": measure("won", say("lab-report-won", language), scale=away, axis={"format": "%"}),
        "size": measure("games", say("lab-report-games", language), legend=None),
    }
    points = {"mark": {"type": "circle", "color": ACCENT, "opacity": 0.55}, "encoding": encoding}
    return svg({"data": {"values": rows}, **points}, language)
