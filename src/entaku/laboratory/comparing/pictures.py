"""A comparison's picture: a panel for each figure, a colour for each set of rules, drawn by Vega-Lite beforehand."""

from collections.abc import Sequence

from entaku.laboratory.comparing.figures import Panel
from entaku.laboratory.comparing.words import arm_named, named
from entaku.laboratory.study.plots import EVEN, WIDTH, Spec, measure, svg
from entaku.messages import Language, say

COLOURS = ("#1f6f8b", "#c98a2b", "#7a4b8c")
STEP = 22
"""Pixels for each figure."""


def picture(panels: Sequence[Panel], language: Language) -> str:
    """All panels under each other, as SVG."""
    arms = list(dict.fromkeys(row.arm for panel in panels for row in panel.rows))
    scale = {"domain": [arm_named(arm, language) for arm in arms], "range": list(COLOURS)}
    shown = [drawn(panel, scale, language) for panel in panels if panel.rows]
    return svg({"vconcat": shown, "spacing": 28, "width": WIDTH}, language)


def drawn(panel: Panel, scale: Spec, language: Language) -> Spec:
    """One panel: points with their intervals, a line where an even figure would be."""
    data = [
        {
            "name": named(row, language), "arm": arm_named(row.arm, language), "value": row.value,
            "low": row.low, "high": row.high,
        }
        for row in panel.rows
    ]  # fmt: skip
    axis = {"format": "%"} if panel.unit == "share" else {}
    what = say(f"lab-panel-by-{panel.what}", language) if any(row.name for row in panel.rows) else None
    common = {
        "y": {"field": "name", "type": "nominal", "sort": None, "title": what},
        "yOffset": {"field": "arm", "type": "nominal", "sort": scale["domain"]},
        "color": {
            "field": "arm", "type": "nominal", "scale": scale, "title": None,
            "legend": {"orient": "top", "labelLimit": 400},
        },
    }  # fmt: skip
    across = {"axis": axis, "scale": {"zero": False}}
    bars = {
        "mark": {"type": "rule", "strokeWidth": 2},
        "encoding": {**common, "x": measure("low", "", **across), "x2": {"field": "high"}},
    }
    points = {
        "mark": {"type": "point", "filled": True, "size": 60},
        "encoding": {**common, "x": measure("value", "", **across)},
    }
    even = {
        "data": {"values": [{"even": panel.even}]},
        "mark": {"type": "rule", "color": EVEN, "strokeDash": [4, 4]},
        "encoding": {"x": measure("even", "", **across)},
    }
    layers = [bars, points, *([even] if panel.even is not None else [])]
    title = {"text": say(f"lab-panel-{panel.title}", language), "anchor": "start"}
    return {"title": title, "width": WIDTH, "height": {"step": STEP}, "data": {"values": data}, "layer": layers}
